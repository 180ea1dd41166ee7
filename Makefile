# Two commands are enough: `make play` and `make test`. Both set up everything they need, in .venv-native and .venv.

PYTHON ?= python3
VENV := .venv
NATIVE := .venv-native
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
NATIVE_STAMP := $(NATIVE)/.ready
PIP := -m pip install --quiet --disable-pip-version-check
SOURCES := $(shell find src web -name node_modules -prune -o -name static -prune -o -type f -not -name '*.pyc' -print)

AT_ONCE := --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
RULES := tests/core $(wildcard $(patsubst src/ludarium/games/%/__init__.py,tests/%,$(wildcard src/ludarium/games/*/__init__.py)))
SIDE_BY_SIDE := --numprocesses 2 --dist loadfile --no-loadscope-reorder

.PHONY: play terminal dev test tests compiled-tests check rules lint style types pagetypes web fast chromium bench fuzz faults refresh docs rehash golden balance clean help

help:  ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | sort

play: fast  ## set everything up and play in the browser
	@$(NATIVE)/bin/ludarium serve

terminal: fast  ## the same in this terminal
	@$(NATIVE)/bin/ludarium

# -- for players: Ludarium as `pip install .` gives it, with the pages built and the rules compiled

fast: $(NATIVE_STAMP)
$(NATIVE_STAMP): $(SOURCES) pyproject.toml hatch_build.py native_build.py web_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ludarium needs Python 3.11 or newer; say which: make play PYTHON=python3.12"; exit 1; }
	@echo "Setting up Ludarium in $(NATIVE): packages, pages, compiled rules. This takes a minute or two ..."
	@test -x $(NATIVE)/bin/python || $(PYTHON) -m venv $(NATIVE)
	@$(NATIVE)/bin/python $(PIP) .
	@$(NATIVE)/bin/python -c 'from ludarium.core.build import COMPILED; print("ludarium:", "compiled build" if COMPILED else "plain Python build, there is no C compiler")'
	@touch $@

# -- for developers: the sources themselves, and the tools

dev: $(STAMP)  ## the sources as they are and the tools, in .venv: for whoever changes something
	@echo "Ready. In every new terminal: source $(BIN)/activate"

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ludarium needs Python 3.11 or newer; say which: make test PYTHON=python3.12"; exit 1; }
	@echo "Setting up the sources and the tools in $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@LUDARIUM_NATIVE=0 $(BIN)/python $(PIP) --editable '.[dev]'
	@touch $@

$(NATIVE)/.dev: $(NATIVE_STAMP)
	@$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"], sep="\n")' > $(NATIVE)/dev.txt
	@$(NATIVE)/bin/python $(PIP) -r $(NATIVE)/dev.txt
	@touch $@

test: chromium web  ## set everything up and run all tests, the rules on both builds
	@$(MAKE) $(AT_ONCE) $(NATIVE)/.dev style types pagetypes
	@$(MAKE) --no-print-directory --jobs 2 tests compiled-tests

tests: $(STAMP)  # on the sources as they are; the last files keep one worker only, and then the compiled tests have the other core
	$(BIN)/python -m pytest $(SIDE_BY_SIDE)

compiled-tests: $(NATIVE)/.dev  # beside them and in silence: told is what failed, or in a line that nothing did
	@$(NATIVE)/bin/python -m pytest $(SIDE_BY_SIDE) $(RULES) > $(NATIVE)/tests.log 2>&1 \
		&& echo "compiled build: $$(tail -1 $(NATIVE)/tests.log)" || { cat $(NATIVE)/tests.log; exit 1; }

check: $(STAMP)  ## for daily work: style, types, rules and kernel on the sources as they are
	@$(MAKE) --no-print-directory --jobs 3 style types rules

rules: $(STAMP)
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) $(RULES)

lint: style types pagetypes  ## style and types

style: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

pagetypes: $(STAMP) web
	$(BIN)/python web_build.py check

web: $(STAMP)  ## the pages for the browser, into src/ludarium/server/static
	@$(BIN)/python web_build.py

chromium: $(STAMP)  ## a browser for the tests, if none is here and it can be installed
	@$(BIN)/python -m tests.browser.chromium

bench: fast $(STAMP)  ## speed of both builds, as ratios in one run, and of the solver of Tamashii
	$(NATIVE)/bin/python -m bench --interpreted $(BIN)/python
	$(NATIVE)/bin/python -m bench.solving

balance: fast  ## the tables of win rates in docs/reference, and the rates shown before a match, in full: hours; title=ID for one
	$(NATIVE)/bin/python -m pages.balance $(title)

fuzz: $(NATIVE)/.dev  ## 10,000,000 random decisions for each mode and number of seats, with checks: hours; title=ID for one, more="--seats 4 --first 12"
	$(NATIVE)/bin/python -m tests.core.fuzz $(title) $(more)

faults: $(NATIVE)/.dev  ## everything that may happen to a server, with real processes and full figures: a quarter of an hour on two cores
	$(NATIVE)/bin/python -m tests.faults

# -- what is written by programs; `make refresh` after any change of rules, cards, words or options

refresh: docs  ## renew all that is generated: pages, types, hashes, balance; renew=1 also plays golden matches that cannot stay
	$(BIN)/python -m tests.core.rehash $(if $(renew),--renew)
	@$(MAKE) --no-print-directory fast
	$(NATIVE)/bin/python -m pages.balance --quick

docs: $(STAMP)  ## the generated pages of docs/reference, and the types of the browser client
	$(BIN)/python -m pages.reference
	$(BIN)/python -m pages.wire_types

rehash: $(STAMP)  ## new hashes for the golden matches; fails if an answer is illegal now or a result differs
	$(BIN)/python -m tests.core.rehash

golden: $(STAMP)  ## choose and play all golden matches anew
	$(BIN)/python -m tests.core.make_golden

clean:
	rm -rf $(VENV) $(NATIVE) build dist web/node_modules src/ludarium/server/static
