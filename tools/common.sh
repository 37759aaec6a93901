# Sourced by the other scripts: where the project is, which Go builds it, how
# to speak. Nothing here needs more than a POSIX shell.
set -eu
GOFLAGS=${GOFLAGS:-}
cd "$(dirname "$0")/.."
root=$PWD
mkdir -p build

say() { printf '%s\n' "tilestead: $*" >&2; }
fail() { say "$@"; exit 1; }

. tools/need.sh

GO=${GO:-go}
# The program needs no C compiler on any system.
CGO_ENABLED=0
# go.mod names the toolchain; distributions' Go would refuse to fetch it.
GOTOOLCHAIN=${GOTOOLCHAIN:-auto}
# Go asks git what it builds, and fails where git does not answer.
git status >/dev/null 2>&1 || GOFLAGS="$GOFLAGS -buildvcs=false"
export PATH GO CGO_ENABLED GOTOOLCHAIN GOFLAGS

# oldest_go is the oldest that can fetch the toolchain go.mod names.
oldest_go=1.21

# Where Go's own installer and Debian's packages put it, which no PATH may say.
go_places=${GO_PLACES:-/usr/local/go/bin /usr/lib/go-1.*/bin}

# go_version PROGRAM prints the version of a Go, such as 1.23.5, or nothing.
go_version() { GOTOOLCHAIN=local "$1" version 2>/dev/null | sed -n 's/.* go\([0-9][0-9.]*\).*/\1/p'; }

# at_least WANT HAVE: version HAVE is WANT or newer.
at_least() {
	echo "$1 $2" | awk '{
		split($1, want, "."); split($2, have, ".")
		for (i = 1; i <= 3; i++) if (have[i] + 0 != want[i] + 0) exit !(have[i] + 0 > want[i] + 0)
	}'
}

# find_go finds the Go that builds: $GO, or where that is only "go" and too old
# or missing, one of go_places. What tests call "go" is the same one then.
find_go() {
	first=$(command -v "$GO" 2>/dev/null) || first=
	found=
	[ -z "$first" ] || found=$(go_version "$first")
	if [ -n "$found" ] && at_least $oldest_go "$found"; then
		case $GO in */*) PATH=$(cd "$(dirname "$GO")" && pwd):$PATH ;; esac
		return
	fi
	if [ "$GO" = go ]; then
		best=
		for place in $go_places; do
			[ -x "$place/go" ] || continue
			version=$(go_version "$place/go")
			if [ -n "$version" ] && at_least "${best:-$oldest_go}" "$version"; then
				best=$version
				PATH=$place:$PATH
			fi
		done
		[ -z "$best" ] || { found=$best; return; }
	fi
	[ -n "$first" ] ||
		fail "Go is missing. Install Go $oldest_go or newer from https://go.dev/dl and try again."
	[ -n "$found" ] || fail "$first does not answer as Go does; GO=/path/to/go before the command names another."
	fail "$first is Go $found, which is too old. Install Go $oldest_go or newer from https://go.dev/dl and try again;" \
		"where it lies elsewhere than in /usr/local/go, name it: make play GO=/path/to/go"
}

# need_go [WANT...] ends the script with a clear word unless there is a Go that
# builds this. It installs what the WANTs of need.sh find missing, and then
# lets Go fetch the toolchain that go.mod names.
need_go() {
	find_go
	if [ "$(uname -s)" = Linux ]; then
		want_downloads
		for wanted_too; do $wanted_too; done
		install_missing
	fi
	"$GO" version >/dev/null 2>&1 || {
		"$GO" version || true
		fail "Go $found is here, but the toolchain that go.mod names could not be fetched." \
			"Look at the network (and at GOPROXY), or install that version from https://go.dev/dl."
	}
	needed=$(sed -n 's/^go //p' go.mod)
	running=$("$GO" env GOVERSION)
	at_least "$needed" "${running#go}" ||
		fail "Go $found is here and GOTOOLCHAIN=$GOTOOLCHAIN keeps it from fetching Go $needed, which go.mod asks for." \
			"Run the command with GOTOOLCHAIN=auto, or install Go $needed or newer from https://go.dev/dl."
}
