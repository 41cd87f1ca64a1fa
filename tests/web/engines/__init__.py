"""The same short visit in every engine: Chromium, Firefox and WebKit, each with a driver of its own."""
