// Placeholder until the double's first file.
