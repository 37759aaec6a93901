#!/bin/sh
# test.sh quick: what needs no display and no other system, for every day.
# test.sh all:   installs what the checks need, then everything.
# One line with its seconds for each step that is done; the first that fails
# shows its output and ends the run. Every step's whole output stays in build/log.
#
# Each step may take some minutes, several times what it needs on two quiet
# cores, and is ended then. PATIENCE=3 gives all of them three times as long.
. "$(dirname "$0")/common.sh"

what=${1:-all}
log=build/log
patience=${PATIENCE:-1}
minute=${MINUTE:-60} # in seconds; only its own test makes it shorter
# Compiler, linter and tests leave more garbage lying and take a tenth less time.
export GOGC="${GOGC:-300}"

# The gofmt of the toolchain that go.mod names: that of an older Go may want other lines.
format() {
	wrong=$("$("$GO" env GOROOT)/bin/gofmt" -l $(git ls-files '*.go' 2>/dev/null || find . -name '*.go'))
	[ -z "$wrong" ] || {
		echo "not formatted (gofmt -w mends it): $wrong"
		exit 1
	}
}

vet() {
	"$GO" vet -tags e2e,pictures,wine ./...
	GOOS=js GOARCH=wasm "$GO" vet ./...
	"$GO" -C e2e/web vet .
}

# go_test FLAGS...: the tests under this step's limit, of which Go itself names
# the test that reached it; vet has a step of its own.
go_test() { "$GO" test -vet=off -timeout "${limit}s" "$@"; }

unit() { go_test "$@" $("$GO" list ./... | grep -v /rules); }
rules() { go_test ./rules/...; }

# The version is pinned in a module of its own, so that the game's go.mod names
# only what the game is made of.
lint() {
	"$GO" build -C tools/lint -o "$root/build/staticcheck" honnef.co/go/tools/cmd/staticcheck
	build/staticcheck -tags e2e,pictures,wine ./...
	(cd e2e/web && ../../build/staticcheck .)
}

tidy() { "$GO" mod tidy -diff; }

# The race detector is the only thing here that is linked with C, and slows what
# it watches ten times. So it watches what starts goroutines, which the tests of the
# architecture hold it to, and what has that at work: the table, the program and the
# page's server. What bots that think at the same time share is a test of its own.
# What only measures words and paints a map is skipped, and so is what does for long
# what other tests do as well.
watched='cmd/lab cmd/web scenes scenes/table scenes/think'
unwatched='Fit|NothingOnTheTable|StandsStill|PictureOfTheMap|PicturesNeedNoDisplay|WhileTheEndIsCounted|ReplayShowsTheLand'
unwatched="$unwatched|CoverCounts|TwoProgramsPlay|NeverSilent|FilmOfTheGame|MiningGoesOn|RealisingGoesOn|LevelsAreSummed"
unwatched="$unwatched|PuzzlesAreChecked|SlipHidesNothing|TabFollowsTheQuestion|EveryEntrySaysSomething|SameSeedSameResult|FrozenLevelsPlay"
race() {
	# shellcheck disable=SC2046,SC2086 # one word a package
	CGO_ENABLED=1 go_test -race -short -skip "$unwatched" $(printf './%s ' $watched)
	CGO_ENABLED=1 go_test -race -run '^TestBotsThinkAtTheSameTime$' ./bots
}

# The sounds are compared by their own unit test.
generated() {
	"$GO" run ./assets/paint/cmd -check -dir assets
	"$GO" run ./assets/face/pack -check -dir assets/face
}

# node takes only a short environment, so it gets what it needs and no more. A
# toolchain that was fetched as a module has no programs but Go's own: what
# else lies in it is read by a shell. Here every bot must choose what it chooses
# elsewhere, and every recorded game come out the same; how good the choices are,
# whether the laws hold and what second readings say is the same question everywhere.
under_wasm() {
	wasm=$("$GO" env GOROOT)/lib/wasm
	GOOS=js GOARCH=wasm go_test -short -skip 'Laws|ViewIsWhole|Ordered|SecondOpinion|Hint|Greedy|WorthMost|PlayWholeGames|Disagrees|WithCards|BruteForce|JoinsAreTold|ReasonsAgree|MannersShow|Suffers|WhoGaveAwayMore' \
		-exec "env -i PATH=$(dirname "$(command -v node)"):/usr/bin:/bin HOME=${HOME:-/} bash $wasm/go_js_wasm_exec" \
		$("$GO" list ./rules/... ./bots/... ./save/... | grep -v -e /oracle -e /cover)
}

# What is wrong for another system is nearly always seen in the types, which are
# read in seconds; make soak and make dist build for all of them.
cross() {
	"$GO" build -C tools/lint -o "$root/build/systems" ./systems
	build/systems windows/amd64 darwin/amd64 darwin/arm64 linux/arm64
}

packages() { sh tools/dist.sh check; }

# Everything drawn and clicked in a window, on a screen that is only memory.
# The shell's own tests open windows too and are run again here with one.
window() { xvfb-run -a -s '-screen 0 1920x1080x24' "$GO" test -v -vet=off -count=1 -timeout "${limit}s" -tags e2e ./game/... ./e2e/...; }

# The folder that the packages were made of, in a headless Chromium. What
# drives it is a module of its own, like the linter. What waits long for a slow
# host, or repeats in other writing what others do, is left to make soak.
patient='KeptComesFirst|Progress|NamesInOtherScripts|OtherwiseInBrowsers'
browser() {
	"$GO" -C e2e/web test -v -vet=off -count=1 -timeout "${limit}s" -skip "$patient" .
}

# A step runs in a shell of its own, which timeout(1) can end with all it started.
if [ "$what" = run ]; then
	shift
	"$@"
	echo "processor time, of this shell and of all it ran:"
	times
	exit
fi

. tools/steps.sh

case $patience in
'' | 0 | *[!0-9]*) fail "PATIENCE is \"$patience\"; it takes a whole number, such as 3" ;;
esac
case $what in
quick) target=check short=-short ;;
all) target=test short= ;;
*) fail "test.sh takes quick or all, not $what" ;;
esac
if [ "$what" = quick ]; then
	need_go
elif [ "$(uname -s)" = Linux ]; then
	need_go want_window want_checks
else
	fail "make test needs a virtual display (Xvfb) and runs on Linux; make check runs here."
fi

begin_steps

# What is played waits for pictures and clocks half of its time. So it runs beside
# what computes.
computed() {
	step 2 "format" format
	step 20 "vet" vet
	step 30 "unit and scenario tests, fuzz seeds" unit $short
	step 20 "rules: conformance, scripts, fuzz seeds" rules
	[ "$what" = all ] || return 0
	step 5 "modules tidy" tidy
	step 30 "race detector" race
	step 20 "rules, bots and saves under js/wasm" under_wasm
}

in_window() {
	step 20 "staticcheck" lint
	step 30 "the real program played in a window" window
	step 20 "generated art unchanged" generated
	step 10 "types on Windows, macOS and Linux arm64" cross
}

on_page() {
	step 20 "packages and page made, checked, started" packages
	step 40 "the page played in Chromium" browser
}

if [ "$what" = all ]; then
	say "three rows of steps run side by side; each step is told when it is done."
	beside in_window
	beside on_page
fi
computed
end_steps
