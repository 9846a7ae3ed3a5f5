# `make play` and `make test` need Python 3.11 or later, Node 20 and make. They install everything else.

VENV := .venv/.ready
NODE := web/node_modules/.package-lock.json
PYTHON := .venv/bin/python
TEST_ENGINE := .venv/bin/pytest -n 2 --dist loadfile tests/unit tests/property tests/contract tests/checks README.md docs/python.md docs/judge.md
TEST_BUILD := .venv/bin/pytest -n 2 --dist loadfile tests/packaging
TEST_PAGE := .venv/bin/pytest -n 2 --no-loadscope-reorder tests/pyodide tests/browser
TEST_SITE := $(TEST_PAGE) tests/packaging
# A host that accepts and never answers is given up after a minute.
PATIENCE := --timeout 30 --retries 1
PIP := $(PYTHON) -m pip install --quiet --disable-pip-version-check $(PATIENCE)
NO_PACKAGES = { echo "A package could not be installed. Check the connection and try again." >&2; exit 1; }

.PHONY: help play dev site profile pyodide wheel test test-engine test-install test-thorough mutants mutants-page test-app coverage test-build test-page check fix translation translated docs notebook chaos listen bench bench-against faults screenshots picture film icons browsers clean decks data

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*##/ { printf "make %-15s%s\n", $$1, $$2 }' Makefile

play: site ## Build the game and serve it to this machine
	@$(PYTHON) -m web.serve

dev: $(VENV) $(NODE) ## Serve the page and show each change of the page or the engine at once: PORT=8024
	@cd web && exec node builder/dev.mjs ../$(PYTHON) $(PORT)

site: $(VENV) $(NODE) ## Build the game into build/site/, for any static host; RUNTIME=snapshot builds faster
	@$(PYTHON) -m web.build

profile: $(VENV) $(NODE) ## Find which functions of CPython the page needs, after a change of the engine or of Pyodide
	@$(PYTHON) -m web.python.training

pyodide: $(VENV) $(NODE) ## Change the version of Pyodide, and say which levels hold: VERSION=latest
	@$(PYTHON) -m web.python.upgrade $(or $(VERSION),latest)

wheel: site ## Build the wheel with the engine and the page into build/wheels/
	@$(PYTHON) -m web.builder.wheel

test: $(VENV) $(NODE) ## Run the tests: test-engine, test-app, test-build, test-page
	@$(MAKE) --jobs=3 browsers site test-engine test-app TEST_ENGINE="nice $(TEST_ENGINE)"
	$(TEST_SITE)

test-engine: $(VENV) ## Test the engine in this Python
	$(TEST_ENGINE)

test-install: $(VENV) ## Install the wheel in a new environment of each Python from 3.11 to 3.14 that this machine has
	@$(PYTHON) -m tests.packaging.installation $(VERSIONS)

test-thorough: site browsers ## Run the slow tests: more examples, whole decks, every language, 10^5 calls of the trimmed Python
	$(PIP) --target build/cluster --require-hashes -r requirements-cluster.txt
	$(PIP) --target build/cyclonedx "cyclonedx-python-lib[json-validation]==11.12.0"
	@mkdir -p build/pyright && cd build/pyright && echo '{ "private": true }' > package.json && npm install --silent --no-audit --no-fund --save-exact pyright@1.1.409
	HYPOTHESIS_PROFILE=thorough PYTHONPATH=build/cluster .venv/bin/pytest -n 2 -m "" tests/unit tests/property tests/thorough
	cd web && STORIES=20000 node --import ./testing/loader.mjs --test app/table/hand/*.test.ts app/play/match/*.test.ts app/play/link/*.test.ts app/play/modes/train/*.test.ts
	PYTHONPATH=build/cyclonedx .venv/bin/pytest -n 2 --no-loadscope-reorder -m thorough tests/packaging tests/pyodide tests/browser

mutants: $(VENV) ## Make 1,800 small changes to the engine, one at a time, and list those that no test detects
	$(PIP) --target build/mutmut mutmut==3.8.1
	HYPOTHESIS_PROFILE=repeatable PYTHONPATH=build/mutmut $(PYTHON) -m mutmut run
	PYTHONPATH=build/mutmut $(PYTHON) -m mutmut results

mutants-page: $(NODE) ## Change the page's logic in small ways, one at a time, and list what no test in Node detects: MODULE=app/table/hand
	@mkdir -p build/stryker && cd build/stryker && echo '{ "private": true }' > package.json && npm install --silent --no-audit --no-fund --save-exact @stryker-mutator/core@9.6.1 @stryker-mutator/tap-runner@9.6.1
	STORIES=60 NODE_PATH=$(CURDIR)/web/node_modules build/stryker/node_modules/.bin/stryker run web/stryker.json --mutate "web/$(or $(MODULE),{app,engine})/**/*.ts,!**/*.d.ts,!**/*.test.ts"

test-app: $(NODE) ## Test in Node what the page's TypeScript decides, and the cutting of Pyodide
	cd web && npm run --silent test

coverage: $(VENV) $(NODE) ## Report which lines of the engine and of the page the tests run
	$(PIP) --target build/coverage pytest-cov==7.1.0
	COVERAGE_FILE=build/coverage/data PYTHONPATH=build/coverage .venv/bin/pytest -q -n 2 --dist loadfile --cov twentyfour --cov-branch \
	  --cov-report term:skip-covered --cov-report html:build/coverage/report tests/unit tests/property tests/contract
	cd web && npm run --silent coverage

test-build: site ## Test the set-up, the sizes of the built files, the wheel and the source distribution
	$(TEST_BUILD)

test-page: site browsers ## Test the built page in real browsers, and the engine inside Pyodide
	$(TEST_PAGE)

check: $(VENV) $(NODE) ## Check format, style and types
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	$(PYTHON) -m checks
	cd web && npm run --silent check

fix: $(VENV) $(NODE) ## Fix format and style, and generate files that are written by a tool
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .
	$(PYTHON) -m web.builder.contract
	$(PYTHON) -m web.builder.path
	$(PYTHON) -m web.builder.address
	cd web && npm run --silent fix

decks: $(VENV) ## Write the deck table, after a change of the rating, the techniques or the solver
	@$(PYTHON) -m web.builder.decks

data: $(VENV) ## Write the data set and its card, docs/data.md, into build/data/
	@$(PYTHON) -m dataset

translation: $(NODE) ## List the new and changed English sentences: LANGUAGE=es; DONE=1 records that all are translated, REVIEWED=1 that a native speaker has read them
	@cd web && node builder/translations.mjs $(if $(REVIEWED),reviewed,$(if $(DONE),done,list)) $(LANGUAGE)

docs: $(VENV) ## Write the API reference from the docstrings into build/docs/
	.venv/bin/pdoc --output-directory build/docs --docformat markdown twentyfour

notebook: $(VENV) ## Run the cells of docs/twentyfour.ipynb and store what they show
	@$(PYTHON) -m tests.notebook

chaos: site browsers ## Make network, host and installation fail at random moments; CHAOS=10 runs a tenth
	@$(PYTHON) -m tests.chaos --share $(or $(CHAOS),100)
	@LINKS=$(or $(LINKS),3000) ACTIONS=$(or $(ACTIONS),3000) HANDS=$(or $(HANDS),10000) \
	  .venv/bin/pytest -q -n 2 -m "" tests/browser/test_links.py tests/browser/test_monkey.py tests/browser/test_long_play.py

listen: site ## Compare the speech of Orca with tests/listen/heard: ONLY="race daily"; ACCEPT=1 stores the new speech
	@$(PYTHON) -m tests.listen $(if $(ACCEPT),--accept) $(ONLY)

bench: site browsers ## Measure what a player or a programmer feels, and fail if a bar is missed
	@$(PYTHON) -m tests.benchmarks

bench-against: site browsers ## Time the engine and the page against another commit: REV=2d94e34
	@$(PYTHON) -m tests.benchmarks.compare $(REV)

faults: site browsers ## Check that the tests detect the faults of tests/faults/: ONLY="page-undo storage"
	@$(PYTHON) -m tests.faults $(ONLY)

screenshots: site browsers ## Take pictures of every route in both themes, into build/screenshots/
	@$(PYTHON) -m tests.browser.screenshots

picture: site browsers ## Take the pictures of README.md and the screenshots of the app manifest
	@$(PYTHON) -m tests.browser.picture

film: site browsers ## Film a hand for the README files, into docs/film.webp
	$(PIP) --target build/film --require-hashes -r requirements-film.txt
	@PYTHONPATH=build/film $(PYTHON) -m tests.film

icons: browsers ## Draw the icons after a change to web/icons/icon.svg
	@$(PYTHON) -m tests.browser.icons

browsers: $(VENV)
	@$(PYTHON) -m tests.browser.browsers

clean: ## Remove everything that make has created
	rm -rf .venv build mutants web/node_modules web/generated

# .venv/pyodide has packages for Pyodide's Python, whichever Python installs them.
$(VENV): requirements-dev.txt requirements-pyodide.txt
	@python=$$(.ci/find-python) && echo "Creating .venv with $$python" && "$$python" -m venv --clear .venv
	@$(PIP) --require-hashes -r requirements-dev.txt || $(NO_PACKAGES)
	$(PIP) --no-deps --no-build-isolation --editable .
	@$(PIP) --no-deps --only-binary :all: --ignore-requires-python --target .venv/pyodide \
	  --require-hashes -r requirements-pyodide.txt || $(NO_PACKAGES)
	@touch $@

$(NODE): web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "Node 20 with npm is missing: see nodejs.org." >&2; exit 1; }
	@cd web && npm ci || $(NO_PACKAGES)
	@touch $@
