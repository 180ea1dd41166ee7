"""One file a mode, found by catalogue.py."""
