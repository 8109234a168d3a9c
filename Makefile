# Everything that is done with this project; `make` lists it.

SWIFT ?= swift
# The Debian packages with Pillow and numpy belong to Debian's own Python.
PYTHON ?= /usr/bin/python3

.PHONY: help demo test docs fuzz bench bench-images bench-show lint format clean

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## Install what is missing and show the sample posters
	@Scripts/install-dependencies.sh build show
	$(SWIFT) build -c release --product poster
	@Scripts/demo.sh .build/release/poster

test: ## Install what is missing and run every check
	@Scripts/install-dependencies.sh build show test
	@PYTHON=$(PYTHON) Scripts/test.sh

docs: ## Build the documentation
	@Scripts/install-dependencies.sh build
	@Scripts/docs.sh

fuzz: ## Try broken pictures and lists for FUZZ_SECONDS (60)
	@Scripts/install-dependencies.sh build
	@Scripts/fuzz.sh

bench: ## Measure what a frame costs, in time and allocations
	@Scripts/install-dependencies.sh build
	$(SWIFT) run -c release posterbench

bench-images: ## Measure decoding beside vipsthumbnail and gdk-pixbuf
	@Scripts/install-dependencies.sh build test
	$(SWIFT) build -c release --product imagesbench
	$(PYTHON) Benchmarks/images-throughput.py

bench-show: ## Measure a window on 10,000 large pictures, which take 8 GB meanwhile
	@Scripts/install-dependencies.sh build show test
	$(SWIFT) build -c release --product poster
	$(SWIFT) build -c release --product showbench
	$(PYTHON) Benchmarks/show-scale.py

lint: ## Check how the code is written
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks Examples

format: ## Write the code as `make lint` wants it
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Examples

clean: ## Remove what was built
	rm -rf .build build
