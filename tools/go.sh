# Sourced: which Go builds this, and how one is offered where there is none.

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
# or missing, one of go_places. What tests call "go" is the same one then. It
# fails where there is none; $first is then what $GO is, and $found its version.
find_go() {
	first=$(command -v "$GO" 2>/dev/null) || first=
	found=
	[ -z "$first" ] || found=$(go_version "$first")
	if [ -n "$found" ] && at_least $oldest_go "$found"; then
		case $GO in */*) PATH=$(cd "$(dirname "$GO")" && pwd):$PATH ;; esac
		return
	fi
	[ "$GO" = go ] || return 1
	best=
	for place in $go_places; do
		[ -x "$place/go" ] || continue
		version=$(go_version "$place/go")
		if [ -n "$version" ] && at_least "${best:-$oldest_go}" "$version"; then
			best=$version
			PATH=$place:$PATH
		fi
	done
	[ -n "$best" ] && found=$best
}

# no_go ends the script with what find_go found instead, and how to get Go.
no_go() {
	[ -n "$first" ] ||
		fail "Go is missing. Install Go $oldest_go or newer from https://go.dev/dl and try again."
	[ -n "$found" ] || fail "$first does not answer as Go does; GO=/path/to/go before the command names another."
	fail "$first is Go $found, which is too old. Install Go $oldest_go or newer from https://go.dev/dl and try again;" \
		"where it lies elsewhere than in /usr/local/go, name it: make play GO=/path/to/go"
}

# go_package prints the package of a Go that is new enough: the system's own
# where it is, or else the newest of those that lie beside it.
go_package() {
	if at_least $oldest_go "$(apt_offers golang-go)"; then
		echo golang-go
		return
	fi
	best=
	for version in $(apt-cache pkgnames golang-1. 2>/dev/null | sed -n 's/^golang-\(1\.[0-9]*\)-go$/\1/p'); do
		if at_least "${best:-$oldest_go}" "$version" && [ -n "$(apt_offers "golang-$version-go")" ]; then
			best=$version
		fi
	done
	[ -z "$best" ] || echo "golang-$best-go"
}

# want_go wants the package of a Go where this system has one, after find_go
# found none. A Go that was named is what somebody chose, and what only calls
# itself go is no matter of packages.
want_go() {
	if [ "$GO" != go ] || { [ -n "$first" ] && [ -z "$found" ]; } || ! administrator; then
		no_go
	fi
	package_lists || {
		say "Go is missing or too old; fetching the list of packages, which may have one."
		apt_lists || no_go
	}
	package=$(go_package)
	if [ -z "$package" ]; then
		backports || no_go
		package=$(go_package)
		[ -n "$package" ] || no_go
	fi
	want "$package" "Go, which builds the game${found:+; $first is Go $found, which is too old}" false
}

# Where apt's sources are and what names the system; tests have their own.
apt_folder=${APT_FOLDER:-/etc/apt}
os_release=${OS_RELEASE:-/etc/os-release}

# system FIELD prints a field of os-release.
system() { sed -n "s/^$1=\"\{0,1\}\([^\"]*\).*/\1/p" "$os_release" 2>/dev/null; }

# backports lets apt know of Debian 12's backports, whose Go is new enough,
# after a yes. What is asked for says what is added, for a source of packages
# stays. Nothing else comes from there: apt takes from backports only what it
# finds nowhere else or is told to. How much it is apt knows only afterwards.
backports() {
	[ "$(system ID) $(system VERSION_CODENAME)" = "debian bookworm" ] || return 1
	source=$apt_folder/sources.list.d/bookworm-backports.list
	line="deb http://deb.debian.org/debian bookworm-backports main"
	if grep -rhs bookworm-backports "$apt_folder/sources.list" "$apt_folder/sources.list.d" | grep -qv '^[[:space:]]*#'; then
		# They are a source already, newer than the lists.
		apt_lists
		return
	fi
	terminal || return 1
	say "Debian 12's own Go is too old. Its backports have a newer one: about 46 MB to fetch, 240 MB on the disk.
    To get it, this line is added to apt's sources, as $source:
        $line
    Nothing but Go is taken from there."
	agreed "Add it and install Go?" || return 1
	as_administrator sh -c 'echo "$1" >"$2"' sh "$line" "$source" || return 1
	if apt_lists && [ -n "$(go_package)" ]; then
		return
	fi
	as_administrator rm -f "$source"
	say "no Go could be had from there, so the line was taken out again."
	return 1
}

# need_go [WANT...] ends the script with a clear word unless there is a Go that
# builds this. It installs Go and what the WANTs of need.sh find missing, and
# then lets Go fetch the toolchain that go.mod names.
need_go() {
	go_missing=
	find_go || go_missing=yes
	if [ "$(uname -s)" = Linux ]; then
		[ -z "$go_missing" ] || want_go
		want_downloads
		for wanted_too; do $wanted_too; done
		install_missing
	fi
	[ -z "$go_missing" ] || find_go || no_go
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
