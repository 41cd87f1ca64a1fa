"""`python -m ludotheque` is `ludotheque`."""

import sys

from .cli import main

sys.exit(main())
