"""`python -m twentyfour` is the command line."""

import sys

from twentyfour.cli import main

sys.exit(main())
