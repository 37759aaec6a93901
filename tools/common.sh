# Sourced by the other scripts: where the project is, which Go builds it, how
# to speak. Nothing here needs more than a POSIX shell.
set -eu
GOFLAGS=${GOFLAGS:-}
cd "$(dirname "$0")/.."
root=$PWD
mkdir -p build

say() { printf '%s\n' "tilestead: $*" >&2; }
fail() { say "$@"; exit 1; }

# Where Go's own installer puts it, for shells whose PATH does not say so.
PATH=$PATH:/usr/local/go/bin
GO=${GO:-go}

# The program needs no C compiler on any system.
CGO_ENABLED=0
# go.mod names the toolchain; distributions' Go would refuse to fetch it.
GOTOOLCHAIN=${GOTOOLCHAIN:-auto}
# Go asks git what it builds, and fails where git does not answer.
git status >/dev/null 2>&1 || GOFLAGS="$GOFLAGS -buildvcs=false"
export PATH GO CGO_ENABLED GOTOOLCHAIN GOFLAGS

# need_go ends the script with a clear word unless Go 1.21 or newer is here,
# the oldest that can fetch the toolchain go.mod names.
need_go() {
	command -v "$GO" >/dev/null 2>&1 ||
		fail "Go is missing. Install Go 1.21 or newer from https://go.dev/dl and try again."
	found=$(GOTOOLCHAIN=local "$GO" version | sed 's/.* go\([0-9][0-9.]*\).*/\1/')
	minor=${found#1.}
	minor=${minor%%.*}
	[ "${found%%.*}" -gt 1 ] || [ "$minor" -ge 21 ] ||
		fail "Go $found is too old. Install Go 1.21 or newer from https://go.dev/dl and try again."
	"$GO" version >/dev/null 2>&1 && return
	"$GO" version || true
	fail "Go $found is here, but the toolchain that go.mod names could not be fetched." \
		"Look at the network (and at GOPROXY and GOTOOLCHAIN), or install that version from https://go.dev/dl."
}
