#!/bin/sh
# Checks that this computer has what `make` needs to begin, and says what is missing and how to install it.
python=3.11
node=20
lacking=

# A line for something that is missing.
lacks() {
    lacking="$lacking
  - $1"
}

if ! command -v python3 > /dev/null; then
    lacks "Python $python or later: there is no python3"
elif ! python3 -c "import sys; sys.exit(sys.version_info < (${python%.*}, ${python#*.}))"; then
    lacks "Python $python or later: python3 is $(python3 -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])')"
elif ! python3 -c 'import ensurepip, venv' 2> /dev/null; then
    lacks "venv, a part of Python that Debian and Ubuntu have in a package of its own, python3-venv"
fi
if ! command -v node > /dev/null; then
    lacks "Node.js $node or later: there is no node"
elif version=$(node -p process.versions.node) && [ "${version%%.*}" -lt "$node" ]; then
    lacks "Node.js $node or later: node is $version"
fi
if ! command -v npm > /dev/null; then
    lacks "npm, which belongs to Node.js"
fi

if [ -n "$lacking" ]; then
    cat >&2 <<END
Hofgarten needs what this computer lacks:$lacking

Debian, Ubuntu:   sudo apt install make python3-venv nodejs npm
macOS, Homebrew:  brew install python node
If a version there is too old: https://www.python.org/downloads/, https://nodejs.org/en/download
END
    exit 1
fi
