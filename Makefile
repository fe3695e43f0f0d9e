# make play    build the page and serve it on this computer; build it again after each change. WIFI=yes: for other devices,
#              too; PORT=8001: at another port
# make page    build the page in dist/, to be copied to a web host; ADDRESS=https://example.org/hofgarten/: with link previews
# make setup   install all that developing needs: Python and npm packages, browsers
# make test    run the checks: formatting, types, unit tests, the page in real browsers
# make check   the same without browsers; make lint: linters and types alone; make format: correct what they can
# make e2e     the browser tests alone; SELECT="-k firefox" for some of them
# make test-all  run the tests marked `thorough`, too: further browsers, languages, sizes, files, numbers of players
# make docs    build the documents as a site, in dist/docs
# make package write the library's wheel and sdist to dist-package
# make stock   play a match in the page built with Pyodide and PyScript as published
# make fuzz    feed every parser with generated input, for MINUTES=10
# make bench   measure speed, compared with similar software, in bench/report/; PARTS="boot engine" for some parts
# make screenshots   take pictures of every screen, in screenshots/; LOOKS="phone-light print" for some ways to show them
# make lighthouse    audit the page with Lighthouse: desktop and mobile, compressed or not
# make clean   delete what was installed and built

.DELETE_ON_ERROR:
.DEFAULT_GOAL := play
.PHONY: needs play page setup test test-all check e2e docs package stock lint lint-python lint-scripts lint-workflows fuzz bench screenshots lighthouse format clean

# Independent targets run in parallel: the page is built while the linters run, each on one core. An inner make shares them.
MAKEFLAGS += $(if $(MAKELEVEL:0=),,--jobs=2)

# The user's environment must not influence builds and tests.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE NODE_OPTIONS
# Compiled Python is kept in one folder for the next process: tests are collected in 4 s of CPU time instead of 12.
export PYTHONPYCACHEPREFIX := $(CURDIR)/.pycache

PYTHON := .venv/bin/python
# Python compiles what it imports: pip would compile every file of every package, 13 s of CPU time. The lists are complete:
# to look for more dependencies takes another 6 s.
INSTALL = $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-compile --no-deps
# pip takes no file whose hash is not in the list.
INSTALL_LIST = $(INSTALL) --require-hashes -r
SOURCES := index.html pyproject.toml README.md LICENSE $(shell find engine web -type f -not -path '*/__pycache__/*')

# Before the first installation: what this computer lacks.
NEEDS := $(if $(filter 2,$(words $(wildcard .venv/installed node_modules/installed))),,needs)

# The oldest supported browser, or also the others if `make test-all` has installed them.
OLD_BROWSERS := $(firstword $(wildcard e2e/old_browsers/node_modules/installed) e2e/old_browsers/node_modules/oldest)

# Only `make test-all` runs the tests marked `thorough`.
WHICH = -m "not thorough"

# Written with =, because pytest looks for conftest.py in a word that follows an option it does not know yet.
UNIT = $(PYTHON) -m pytest -n 2 --dist worksteal --built=dist $(WHICH)
E2E = $(PYTHON) -m pytest e2e -n 2 --dist worksteal --built=dist $(WHICH) $(SELECT)

needs:
	@sh tools/needs.sh

play: .venv/installed node_modules/installed
	$(PYTHON) -m web.build play $(if $(WIFI),--host 0.0.0.0) $(if $(PORT),--port $(PORT))

page: dist/index.html

setup: .venv/browsers node_modules/installed $(OLD_BROWSERS)

test: check dist/docs/index.html .venv/browsers $(OLD_BROWSERS)
	$(E2E)

# The tests begin once everything that they need is installed.
test-all: .venv/thorough .venv/jupyterlite .venv/bench e2e/old_browsers/node_modules/installed
	$(MAKE) test WHICH=

docs: dist/docs/index.html

package: .venv/dev
	$(PYTHON) -m web.build package --out dist-package

# The tests need node_modules also when --old-file names a page that was built elsewhere.
e2e: dist/docs/index.html node_modules/installed .venv/browsers $(OLD_BROWSERS)
	$(E2E)

# The build takes parts out of Pyodide and PyScript. That must not hold up an upgrade: the page works with them, too.
stock: .venv/installed node_modules/installed .venv/browsers
	$(PYTHON) -m web.build build --stock --out dist-stock
	$(PYTHON) -m pytest e2e/test_two_players.py -k "not firefox and not webkit" --built=dist-stock

check: lint dist/index.html
	$(UNIT)

lint: lint-python lint-scripts lint-workflows

lint-python: .venv/dev
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m tests.style
	$(PYTHON) -m mypy

lint-scripts: node_modules/installed
	npm run --silent lint

lint-workflows: .venv/dev
	$(PYTHON) -m check_jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/bin/zizmor --offline --quiet .github/workflows

fuzz: .venv/dev
	$(PYTHON) -m tests.fuzz --minutes $(or $(MINUTES),10)

bench: dist/index.html .venv/browsers .venv/bench
	$(PYTHON) -m bench $(PARTS)

screenshots: dist/index.html .venv/browsers
	$(PYTHON) -m e2e.screenshots --dist dist $(if $(LOOKS),--looks $(LOOKS))

lighthouse: dist/docs/index.html .venv/browsers e2e/lighthouse/node_modules/installed
	$(PYTHON) -m e2e.lighthouse_audit

format: .venv/dev
	$(PYTHON) -m ruff check --fix .
	$(PYTHON) -m ruff format .

clean:
	rm -rf .venv node_modules e2e/lighthouse/node_modules e2e/old_browsers/node_modules dist dist.* dist-play* dist-stock* .mypy_cache .pycache .pytest_cache .ruff_cache .hypothesis

dist/index.html: .venv/installed node_modules/installed $(SOURCES)
	$(PYTHON) -m web.build build $(if $(ADDRESS),--address $(ADDRESS))

dist/docs/index.html: dist/index.html .venv/dev mkdocs.yml $(wildcard *.md) $(wildcard docs/*)
	NO_MKDOCS_2_WARNING=1 ADDRESS=$(ADDRESS) $(PYTHON) -m mkdocs --quiet build --strict

# Empty marker files record finished installations.

.venv/installed: requirements.txt requirements-page.txt pyproject.toml | $(NEEDS)
	python3 -m venv .venv
	$(INSTALL_LIST) requirements.txt
	$(INSTALL) --no-build-isolation --editable .
	$(PYTHON) -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --python-version 3.14 \
		--require-hashes --dest .venv/wheels -r requirements-page.txt
	@touch $@

.venv/dev: .venv/installed requirements-dev.txt
	$(INSTALL_LIST) requirements-dev.txt
	@touch $@

.venv/thorough: .venv/dev requirements-thorough.txt
	$(INSTALL_LIST) requirements-thorough.txt
	@touch $@

.venv/bench: .venv/dev requirements-bench.txt
	$(INSTALL_LIST) requirements-bench.txt
	@touch $@

.venv/browsers: .venv/dev tests/kit/browsers.py
	$(PYTHON) -m tests.kit.browsers
	@touch $@

.venv/jupyterlite: .venv/thorough requirements-jupyterlite.txt
	rm -rf .venv/jupyterlite-wheels
	$(PYTHON) -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --python-version 3.14 \
		--platform any --require-hashes --dest .venv/jupyterlite-wheels -r requirements-jupyterlite.txt
	@touch $@

node_modules/installed: package.json package-lock.json .npmrc | $(NEEDS)
	npm ci --no-audit --no-fund
	@touch $@

e2e/old_browsers/node_modules/oldest: $(addprefix e2e/old_browsers/,package.json package-lock.json .npmrc)
	cd e2e/old_browsers && npm ci --omit=dev --no-audit --no-fund
	@touch $@

# Packages that only one command needs. With --prefix, npm would not read the settings of the computer, such as certificates.
%/node_modules/installed: %/package.json %/package-lock.json %/.npmrc
	cd $* && npm ci --no-audit --no-fund
	@touch $@
