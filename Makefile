# Everything a newcomer needs: `make play` and `make test`. The rest is listed by `make help`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.ready-play
READY := $(VENV)/.ready-all
PYTEST := $(BIN)/python -m pytest -n 3 --dist worksteal

GAME ?= race
COUNT ?= 300
SEED ?= 1
REQUESTS ?= 500000

.DEFAULT_GOAL := help
.PHONY: help setup play test lint fast test-fast test-wheel wheel docs bench levels mutants soak cluster nodes load fuzz golden pictures system-browser system-database system-proxy system-network system-compiler clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# One stamp for each set of packages: what playing needs, and what all the rest needs on top of it.
$(VENV)/.ready-play: pyproject.toml tools/environment.py
	$(PYTHON) tools/environment.py $(VENV) play
	@touch $@

$(VENV)/.ready-%: $(PLAY)
	$(PYTHON) tools/environment.py $(VENV) $*
	@touch $@

setup: $(READY) ## prepare .venv with everything pinned

play: $(PLAY) ## set up, start the table on an embedded database, print the address
	@$(BIN)/python tools/compile.py --background
	$(BIN)/perihelion play

lint: $(READY) ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Everything on the source, then the rules and all cases of the properties on the compiled engine.
test: system-browser system-database system-proxy system-network system-compiler ## everything that must pass, Chromium included
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint fast
	$(PYTEST) --base-cases
	PYTHONPATH=build/fast $(PYTEST) tests/games tests/golden tests/properties

fast: $(READY) system-compiler ## compile the engine with mypyc; build/fast is the latest build
	$(BIN)/python tools/compile.py

test-fast: lint system-browser system-database system-proxy fast ## the whole suite on the compiled engine
	PYTHONPATH=build/fast $(PYTEST)

docs: $(READY) system-browser ## build the documentation site into build/site, and check it
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build
	$(BIN)/python tools/check_site.py build/site

wheel: $(READY) ## build the source package and the wheel with the compiled engine into dist
	rm -rf dist
	$(BIN)/python -m build

test-wheel: wheel ## install the wheel in an empty environment and play games with it
	$(BIN)/python tools/try_wheel.py dist

bench: fast ## measure the engine, interpreted and compiled
	$(BIN)/perihelion bench

levels: fast ## prove that hard beats medium and medium beats easy; goes on where the files in measured/levels stopped
	$(BIN)/python tools/levels.py --time
	PYTHONPATH=build/fast $(BIN)/python tools/levels.py; proved=$$?; $(BIN)/python tools/measured.py; exit $$proved

mutants: $(READY) ## how many faults made on purpose the tests notice: make mutants GAME=race [COUNT=300] [SEED=1]
	$(BIN)/python tools/mutants.py $(GAME) --count $(COUNT) --seed $(SEED)

soak: fast ## a million random decisions per game and player count with all invariants; goes on where it stopped
	PYTHONPATH=build/fast $(BIN)/python tools/soak.py

cluster: fast system-database system-proxy system-network ## processes on one PostgreSQL under load and misfortune; CLUSTER="--kills 1000"
	$(BIN)/python -m pytest -m cluster tests/table/test_cluster.py
	PYTHONPATH=build/fast $(BIN)/python tools/cluster.py $(CLUSTER)

nodes: fast ## the lab on a Ray cluster of several nodes, one of which is killed: same games, how much sooner
	PYTHONPATH=build/fast $(BIN)/python tools/nodes.py

load: $(READY) ## 200 tables on loopback: time from action to update
	$(BIN)/python tools/load.py

fuzz: $(READY) system-database ## a million requests that nobody can mean, on SQLite and on PostgreSQL; takes hours
	$(BIN)/python tools/fuzz.py --requests $(REQUESTS)
	$(BIN)/python tools/fuzz.py --requests $(REQUESTS) --postgres

golden: $(READY) ## write the golden games of the tests anew, after a wanted change
	$(BIN)/python -m tests.golden.playthrough

pictures: $(READY) system-browser ## draw docs/pictures anew
	$(BIN)/python tools/pictures.py

system-browser: $(READY)
	@$(BIN)/python tools/system.py chromium

system-database: $(READY)
	@$(BIN)/python tools/system.py postgresql

system-proxy: $(READY)
	@$(BIN)/python tools/system.py nginx

system-network: $(READY)
	@$(BIN)/python tools/system.py network

system-compiler: $(READY)
	@$(BIN)/python tools/system.py compiler

clean: ## remove what make made
	rm -rf $(VENV) build dist src/*.egg-info
