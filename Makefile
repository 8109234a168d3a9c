# Everything that is done with this project; `make` lists it.

SWIFT ?= swift
# The Debian packages with Pillow and numpy belong to Debian's own Python.
PYTHON ?= /usr/bin/python3

.PHONY: help demo test bench bench-show lint format clean

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## Install what is missing and show the sample posters
	@Scripts/install-dependencies.sh build show
	$(SWIFT) build -c release --product poster
	@Scripts/demo.sh .build/release/poster

test: ## Install what is missing and run every check
	@Scripts/install-dependencies.sh build show test
	@PYTHON=$(PYTHON) Scripts/test.sh

bench: ## Measure what a frame costs, in time and allocations
	@Scripts/install-dependencies.sh build
	$(SWIFT) run -c release posterbench

bench-show: ## Measure a window on 10,000 large pictures, which take 8 GB meanwhile
	@Scripts/install-dependencies.sh build show test
	$(SWIFT) build -c release --product poster
	$(SWIFT) build -c release --product showbench
	$(PYTHON) Benchmarks/show-scale.py

lint: ## Check how the code is written
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks

format: ## Write the code as `make lint` wants it
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks

clean: ## Remove what was built
	rm -rf .build build
