# Two commands are enough: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
VENV := .venv
NATIVE := .venv-native
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
NATIVE_STAMP := $(NATIVE)/.ready
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')

.PHONY: play test lint fast bench docs balance golden clean help

help:  ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | sort

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ludarium needs Python 3.11 or newer; say which: make play PYTHON=python3.12"; exit 1; }
	@echo "Setting up Ludarium in $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@LUDARIUM_NATIVE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: $(STAMP)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: $(STAMP)  ## set everything up and play
	@$(BIN)/ludarium

test: lint fast  ## set everything up and run all tests, on both builds
	$(BIN)/python -m pytest
	$(NATIVE)/bin/python -m pytest tests/core tests/proving

lint: $(VENV)/.dev  ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

fast: $(NATIVE_STAMP)  ## the compiled build, in a virtual environment of its own
$(NATIVE_STAMP): $(SOURCES) pyproject.toml hatch_build.py native_build.py
	@test -x $(NATIVE)/bin/python || $(PYTHON) -m venv $(NATIVE)
	@$(NATIVE)/bin/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	@$(NATIVE)/bin/python -c 'from ludarium.core.build import COMPILED; print("ludarium:", "compiled build" if COMPILED else "plain Python build, there is no C compiler")'
	@touch $@

bench: fast $(STAMP)  ## speed of both builds, as ratios in one run
	$(NATIVE)/bin/python -m bench --interpreted $(BIN)/python

balance: fast  ## the table of win rates in docs/reference/balance-proving.md
	$(NATIVE)/bin/python -m bench.balance

golden: $(VENV)/.dev  ## write the golden matches anew, after rules or cards changed on purpose
	$(BIN)/python -m tests.core.make_golden

docs: $(VENV)/.dev  ## the generated pages of docs/reference
	$(BIN)/python -m bench.reference

clean:
	rm -rf $(VENV) $(NATIVE) build dist
