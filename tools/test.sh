#!/bin/sh
# test.sh quick: what needs no display and no other system, for every day.
# test.sh all:   installs what the checks need, then everything.
# One line a step with its seconds; the first that fails shows its output and
# ends the run. Every step's whole output stays in build/log.
#
# Each step may take some minutes, several times what it needs on two quiet
# cores, and is ended then. PATIENCE=3 gives all of them three times as long.
. "$(dirname "$0")/common.sh"

what=${1:-all}
log=build/log
patience=${PATIENCE:-1}
minute=${MINUTE:-60} # in seconds; only its own test makes it shorter

format() {
	wrong=$(gofmt -l $(git ls-files '*.go' 2>/dev/null || find . -name '*.go'))
	[ -z "$wrong" ] || {
		echo "not formatted (gofmt -w mends it): $wrong"
		exit 1
	}
}

vet() {
	"$GO" vet -tags e2e,pictures,wine ./...
	GOOS=js GOARCH=wasm "$GO" vet ./...
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
}

tidy() { "$GO" mod tidy -diff; }

# The race detector is the only thing here that is linked with C, and slows what
# it watches ten times. Rules and bots start no goroutine (the tests of the
# architecture hold them to it), so their games need no watching; what bots that
# think at the same time share is a test of its own. Boards and music start none
# either, and the tests of the table and of the sound watch them at work; what
# only measures words and paints a map is skipped. What paints pictures, bakes sounds,
# packs archives and reads the sources is no part of the game.
race() {
	CGO_ENABLED=1 go_test -race -short -skip 'Fit|BesideTheWords|OtherMovesAreRefused|StandsStill|PictureOfTheMap|PicturesNeedNoDisplay' \
		$("$GO" list ./... | grep -v -e '^tilestead$' -e /rules -e /bots -e /assets -e /cmd/dist -e /tools -e /game -e /input/device \
			-e /scenes/agricola -e /scenes/montana -e /scenes/carcassonne -e /scenes/motion -e /sound/music)
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
# elsewhere, and every recorded game come out the same; how good the choices are
# and whether the laws hold is the same question everywhere.
under_wasm() {
	wasm=$("$GO" env GOROOT)/lib/wasm
	GOOS=js GOARCH=wasm go_test -short -skip 'Laws|ViewIsWhole|Ordered|SecondOpinion|Hint|Greedy|WorthMost|PlayWholeGames' \
		-exec "env -i PATH=$(dirname "$(command -v node)"):/usr/bin:/bin HOME=${HOME:-/} bash $wasm/go_js_wasm_exec" \
		./rules/... ./bots/... ./save/...
}

# The packages hold the game for all systems; here the other commands are built
# for them, with the same flags, so that nothing is compiled twice.
cross() {
	for target in windows/amd64 darwin/arm64 linux/arm64; do
		echo "$target"
		GOOS=${target%/*} GOARCH=${target#*/} "$GO" build -trimpath -o build/cross/"${target%/*}-${target#*/}"/ ./cmd/...
	done
}

packages() { sh tools/dist.sh check; }

# Everything drawn and clicked in a window, on a screen that is only memory.
# The shell's own tests open windows too and are run again here with one.
window() { xvfb-run -a -s '-screen 0 1920x1080x24' "$GO" test -v -vet=off -count=1 -timeout "${limit}s" -tags e2e ./game/... ./e2e/...; }

# The folder that the packages were made of, in a headless Chromium. What
# drives it is a module of its own, like the linter.
browser() {
	"$GO" -C e2e/web vet .
	(cd e2e/web && ../../build/staticcheck .)
	"$GO" -C e2e/web test -v -vet=off -count=1 -timeout "${limit}s" .
}

# A step runs in a shell of its own, which timeout(1) can end with all it started.
if [ "$what" = run ]; then
	shift
	"$@"
	exit
fi

# late FILE: the step whose output is FILE ran into its limit, or Go says so of
# a test.
late() {
	[ "$status" = 124 ] || [ "$status" = 137 ] || grep -q '^panic: test timed out after' "$1"
}

# unfinished FILE names the tests that Go says were running.
unfinished() {
	sed -n -E '/^panic: test timed out after/,/^$/s/^[[:space:]]*((Test|Fuzz)[^ ]*) .*/ \1/p' "$1" | tr -d '\n'
}

# step MINUTES NAME FUNCTION ARGS...: runs one of the functions above.
step() {
	limit=$(($1 * patience * minute))
	minutes=$(($1 * patience))
	name=$2
	shift 2
	export limit
	file=$log/$(printf '%02d-%s' $((passed + 1)) "$name" | tr ' /' '--').txt
	printf '%-44s' "$name"
	start=$(date +%s)
	status=0
	# A minute more than Go's own limit, which says what was running.
	$(command -v timeout >/dev/null && echo "timeout -k 20 $((limit + minute))") sh tools/test.sh run "$@" >"$file" 2>&1 </dev/null &
	job=$!
	wait $job || status=$?
	took=$(($(date +%s) - start))
	if [ $status != 0 ]; then
		printf ' FAILED after %d s\n\n' $took
		if late "$file"; then
			running=$(unfinished "$file")
			printf '%s timed out after %d min%s; this machine may be slow or busy: PATIENCE=3 make %s gives every step three times as long.\n' \
				"$name" "$minutes" "${running:+, running$running}" "$target"
		else
			tail -n 80 "$file"
			printf '\n%s failed.\n' "$name"
		fi
		printf 'All it said is in %s\n%d passed, 1 failed\n' "$file" "$passed"
		exit 1
	fi
	passed=$((passed + 1))
	printf ' %4d s\n' $took
}

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

# What is interrupted leaves nothing running.
job=
trap '[ -z "$job" ] || kill $job 2>/dev/null; exit 130' INT TERM

# apt's words of a moment ago stay.
find $log -mindepth 1 ! -name apt.txt -exec rm -rf {} + 2>/dev/null || true
mkdir -p $log
passed=0
began=$(date +%s)

step 2 "format" format
step 20 "vet" vet
step 30 "unit and scenario tests, fuzz seeds" unit $short
step 20 "rules: conformance, scripts, fuzz seeds" rules
if [ "$what" = all ]; then
	step 20 "staticcheck" lint
	step 5 "modules tidy" tidy
	step 30 "race detector" race
	step 20 "generated art unchanged" generated
	step 20 "packages and page made, checked, started" packages
	step 20 "rules, bots and saves under js/wasm" under_wasm
	step 10 "builds for Windows, macOS and Linux arm64" cross
	step 30 "the real program played in a window" window
	step 30 "the page played in Chromium" browser
fi
printf '%d passed, 0 failed, in %d s\n' "$passed" $(($(date +%s) - began))
