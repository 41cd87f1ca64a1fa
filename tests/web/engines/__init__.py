"""The same short visit in every engine: Chromium, Firefox and WebKit, each driven in its own way."""
