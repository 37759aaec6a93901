#!/bin/sh
# test.sh quick: what needs no display and no other system, for every day.
# test.sh all:   installs what the checks need, then everything.
# One line a step with its seconds; the first that fails shows its output and
# ends the run. Every step's whole output stays in build/log.
. "$(dirname "$0")/common.sh"
. tools/need.sh

what=${1:-all}
log=build/log
rm -rf "$log"
mkdir -p "$log"
passed=0
began=$(date +%s)

# step NAME COMMAND...: runs COMMAND, which may be a function below.
step() {
	name=$1
	shift
	file=$log/$(printf '%02d-%s' $((passed + 1)) "$name" | tr ' /' '--').txt
	printf '%-44s' "$name"
	start=$(date +%s)
	set +e
	(
		set -e
		"$@"
	) >"$file" 2>&1 </dev/null
	status=$?
	set -e
	if [ $status != 0 ]; then
		printf ' FAILED after %d s\n\n' $(($(date +%s) - start))
		tail -n 80 "$file"
		printf '\n%s failed; all it said is in %s\n%d passed, 1 failed\n' "$name" "$file" "$passed"
		exit 1
	fi
	passed=$((passed + 1))
	printf ' %4d s\n' $(($(date +%s) - start))
}

format() {
	wrong=$(gofmt -l $(git ls-files '*.go' 2>/dev/null || find . -name '*.go'))
	[ -z "$wrong" ] || {
		echo "not formatted (gofmt -w mends it): $wrong"
		exit 1
	}
}

vet() {
	"$GO" vet -tags e2e ./...
	GOOS=js GOARCH=wasm "$GO" vet ./...
}

# The version is pinned in a module of its own, so that the game's go.mod names
# only what the game is made of.
lint() {
	"$GO" build -C tools/lint -o "$root/build/staticcheck" honnef.co/go/tools/cmd/staticcheck
	build/staticcheck -tags e2e ./...
}

# The race detector is the only thing here that is linked with C. The painter
# has no goroutine but one for each picture, and is slow under it.
race() {
	CGO_ENABLED=1 "$GO" test -race -short $("$GO" list ./... | grep -v -e /assets/paint -e /game -e /input/device)
}

generated() {
	"$GO" run ./assets/paint/cmd -check -dir assets
	"$GO" run ./assets/sound/bake/cmd -check -dir assets/sound/effects
}

# node takes only a short environment, so it gets what it needs and no more.
under_wasm() {
	GOOS=js GOARCH=wasm "$GO" test -short \
		-exec "env -i PATH=$PATH HOME=${HOME:-/} $("$GO" env GOROOT)/lib/wasm/go_js_wasm_exec" \
		./rules/... ./bots/... ./save/...
}

cross() {
	for target in windows/amd64 darwin/arm64 linux/arm64; do
		echo "$target"
		GOOS=${target%/*} GOARCH=${target#*/} "$GO" build -o build/cross/"${target%/*}-${target#*/}"/ . ./cmd/...
	done
}

# Everything drawn and clicked in a window, on a screen that is only memory.
# The shell's own tests open windows too and are run again here with one.
window() { xvfb-run -a -s '-screen 0 1920x1080x24' "$GO" test -count=1 -tags e2e ./game/... ./e2e/...; }

# The folder that the step before built, in a headless Chromium. What drives it
# is a module of its own, like the linter.
browser() {
	"$GO" -C e2e/web vet .
	(cd e2e/web && ../../build/staticcheck .)
	"$GO" -C e2e/web test -count=1 -timeout 30m .
}

need_go
if [ "$what" = all ]; then
	if [ "$(uname -s)" = Linux ]; then
		want_downloads
		want_window
		want_checks
		install_missing
	else
		fail "make test needs a virtual display (Xvfb) and runs on Linux; make check runs here."
	fi
fi

step "format" format
step "vet" vet
step "unit and scenario tests" "$GO" test $([ "$what" = all ] || echo -short) $("$GO" list ./... | grep -v /rules)
step "rules: conformance, scripts, fuzz seeds" "$GO" test ./rules/...
if [ "$what" = all ]; then
	step "staticcheck" lint
	step "modules tidy" "$GO" mod tidy -diff
	step "fuzz seeds of all readers" "$GO" test -run '^Fuzz' ./...
	step "race detector" race
	step "generated art and sounds unchanged" generated
	step "the browser's folder within its budgets" sh tools/web.sh build
	step "rules, bots and saves under js/wasm" under_wasm
	step "packages made, checked and started" sh tools/dist.sh check
	step "builds for Windows, macOS and Linux arm64" cross
	step "the real program played in a window" window
	step "the page played in Chromium" browser
fi
printf '%d passed, 0 failed, in %d s\n' "$passed" $(($(date +%s) - began))
