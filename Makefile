# Everything a newcomer needs: `make play` and `make test`. The rest is listed by `make help`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
FAST := build/fast/.ready
ENGINE := $(shell find src/perihelion/core src/perihelion/games docs/examples -name '*.py' -not -path '*/art/*')

.DEFAULT_GOAL := help
.PHONY: help setup play test lint fast test-fast bench levels load golden pictures system-browser system-database system-compiler clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(READY) ## prepare .venv with everything pinned

$(READY): pyproject.toml
	$(PYTHON) tools/setup.py $(VENV)
	touch $@

play: $(READY) ## set up, start the table on an embedded database, print the address
	$(BIN)/perihelion play

lint: $(READY) ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: lint system-browser system-database $(FAST) ## everything that must pass, Chromium included
	$(BIN)/python -m pytest -n 2 --dist worksteal

fast: $(FAST) ## compile core and games with mypyc into build/fast

$(FAST): $(READY) tools/compile.py $(ENGINE)
	@$(MAKE) --no-print-directory system-compiler
	$(BIN)/python tools/compile.py
	touch $@

test-fast: lint system-browser system-database $(FAST) ## the whole suite on the compiled engine
	PYTHONPATH=build/fast $(BIN)/python -m pytest -n 2 --dist worksteal

bench: $(FAST) ## measure the engine, interpreted and compiled
	$(BIN)/perihelion bench

levels: $(FAST) ## prove that hard beats medium and medium beats easy; takes an hour or two
	$(BIN)/python tools/levels.py --time
	PYTHONPATH=build/fast $(BIN)/python tools/levels.py

load: $(READY) ## 200 tables on loopback: time from action to update
	$(BIN)/python tools/load.py

golden: $(READY) ## write the golden games of the tests anew, after a wanted change
	$(BIN)/python -m tests.golden.playthrough

pictures: $(READY) system-browser ## draw docs/pictures anew
	$(BIN)/python tools/pictures.py

system-browser:
	@$(BIN)/python tools/system.py chromium

system-database:
	@$(BIN)/python tools/system.py postgresql

system-compiler:
	@$(BIN)/python tools/system.py compiler

clean: ## remove what make made
	rm -rf $(VENV) build dist src/*.egg-info
