# Sourced by the other scripts: where the project is, how to speak, what every
# call of Go is told. Nothing here needs more than a POSIX shell.
set -eu
# Without the paths of this machine what is compiled once serves packages, tests
# and checks alike, whatever folder the sources lie in.
GOFLAGS="${GOFLAGS:-} -trimpath"
cd "$(dirname "$0")/.."
root=$PWD
mkdir -p build

say() { printf '%s\n' "tilestead: $*" >&2; }
fail() { say "$@"; exit 1; }

. tools/need.sh
. tools/go.sh

GO=${GO:-go}
# The program needs no C compiler on any system.
CGO_ENABLED=0
# go.mod names the toolchain; the Go of some distributions would not fetch it.
GOTOOLCHAIN=${GOTOOLCHAIN:-auto}
# Go asks git what it builds, and fails where git does not answer.
git status >/dev/null 2>&1 || GOFLAGS="$GOFLAGS -buildvcs=false"
export PATH GO CGO_ENABLED GOTOOLCHAIN GOFLAGS
