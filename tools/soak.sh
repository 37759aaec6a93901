#!/bin/sh
# The long runs that no change waits for, each written into docs/soak.md with
# the day and the commit. soak.sh takes the names of parts, or runs all:
#   random   random legal games of every title, with their laws checked
#   oracle   the rules compared with their second readings, over ORACLE games (5000)
#   cover    each card of Agricola played, what it offers taken and left
#   puzzles  the last gate of PUZZLES (12) puzzles of each title passed again, under other luck
#   frozen   every decision of the frozen levels' recorded games made again
#   fuzz     every fuzz test, each FUZZ_TIME long (10m)
#   kills    the game killed KILLS times (500) while it is played
#   browser  all that is played in a browser, killed BROWSER_KILLS times (60) in each title
#   whole    whole games by clicks: in every language, on a phone, of six players
#   systems  the packages and all commands built for every system
#   wine     the Windows program played under Wine
# They take hours. GAMES is how many random games a setting has (200000).
. "$(dirname "$0")/common.sh"

record=docs/soak.md
log=build/log/soak
games=${GAMES:-200000}
compared=${ORACLE:-5000}
puzzles=${PUZZLES:-12}
fuzz_time=${FUZZ_TIME:-10m}
kills=${KILLS:-500}
browser_kills=${BROWSER_KILLS:-60}
failed=0

want_kills() {
	want_window
	want xvfb "a screen that is only memory" program xvfb-run
	want xauth "xvfb-run needs it" program xauth
}

# Where this system cannot install Wine, that part is left out with a word.
want_wine_where_it_is() {
	if wine_is_installable; then want_wine; fi
}

wine_is_installable() {
	program wine >/dev/null || apt-cache show wine64 2>/dev/null | grep -q '^Filename'
}

random() {
	"$GO" build -o build/lab ./cmd/lab
	for seats in 2 3 4; do
		build/lab random -title montana -players $seats -games "$games" -seed $seats
	done
	for modules in '' inns traders dragon inns,traders,dragon; do
		most=5 # the sixth colour is in the first expansion's box
		case $modules in inns*) most=6 ;; esac
		for seats in 2 4 $most; do
			build/lab random -title carcassonne ${modules:+-modules "$modules"} -players $seats -games "$games" -seed $seats
		done
	done
	for modules in '' moor hand-cards,mulligan moor,minor-cards,draft moor,hand-cards,draft,draft-more; do
		for seats in 1 2 3 4 5 6; do
			build/lab random -title agricola ${modules:+-modules "$modules"} -players $seats -games "$games" -seed $seats
		done
	done
	for modules in '' moor moor,minor-cards moor,hand-cards,fuel-tokens; do
		for seats in 1 2 3 4 5 6; do
			build/lab random -exchanges -title agricola ${modules:+-modules "$modules"} -players $seats -games "$games" \
				-seed $seats
		done
	done
	TILESTEAD_WHOLE_PLAY=$games "$GO" test -count=1 -timeout 24h -run '^TestWholePlay$' ./rules/agricola
	echo "$((3 * games)) games of Montana, $((15 * games)) of Carcassonne, $((55 * games)) of Agricola"
}

oracle() {
	"$GO" build -o build/lab ./cmd/lab
	for title in carcassonne agricola; do
		build/lab compare -title $title -from 1000 -games "$compared"
	done
	echo "$compared games of Carcassonne and Agricola, every action agreed on"
}

cover() {
	"$GO" build -o build/lab ./cmd/lab
	build/lab cover
}

puzzles() {
	"$GO" build -o build/lab ./cmd/lab
	for file in assets/puzzles/*.txt; do
		build/lab mine -check "$file" -games "$puzzles" -seed "$(date +%j)"
	done
	echo "$puzzles puzzles of each title, the best answer still ahead"
}

fuzz() {
	count=0
	broken=
	for place in $("$GO" list -f '{{.ImportPath}}' ./...); do
		for test in $("$GO" test -list '^Fuzz' "$place" | grep '^Fuzz' || true); do
			"$GO" test -run '^$' -fuzz "^$test\$" -fuzztime "$fuzz_time" "$place" || broken="$broken $place $test"
			count=$((count + 1))
		done
	done
	[ -z "$broken" ] || fail "the inputs that failed lie below testdata:$broken"
	echo "$count fuzz tests, $fuzz_time each"
}

frozen() {
	"$GO" test -count=1 -timeout 24h -run '^TestRecordedGames$' ./bots/frozen -all
	echo "$(ls bots/frozen/testdata/*/*.stead | wc -l) recorded games, every decision made again"
}

# go test is content where there is no such test; this is not.
kills() {
	xvfb-run -a "$GO" test -tags e2e -list '^TestKilledGamesLoseNothing$' ./e2e | grep '^Test' || fail "there is no test that kills games"
	# What draws a killed program's pictures keeps them to the end of its process:
	# 500 kills in one would take all memory.
	left=$kills
	while [ "$left" -gt 0 ]; do
		TILESTEAD_KILLS=$((left < 50 ? left : 50)) xvfb-run -a -s '-screen 0 1280x800x24' \
			"$GO" test -count=1 -timeout 30m -tags e2e -run '^TestKilledGamesLoseNothing$' ./e2e
		left=$((left - 50))
	done
	echo "$kills kills, nothing lost"
}

browser() {
	sh tools/web.sh build
	TILESTEAD_KILLS=$browser_kills "$GO" -C e2e/web test -count=1 -timeout 24h .
	echo "$((3 * browser_kills)) kills, nothing lost"
}

whole() {
	TILESTEAD_WHOLE=whole xvfb-run -a -s '-screen 0 1920x1080x24' \
		"$GO" test -count=1 -timeout 30m -tags e2e -run '^(TestGameInEveryLanguage|TestGameOfAgricola)$' ./e2e
	sh tools/web.sh build
	TILESTEAD_WHOLE=whole "$GO" -C e2e/web test -count=1 -timeout 30m -run '^(TestGameOnAPhone|TestCarcassonne|TestAgricola|TestKeysOfEveryLayout)$' .
	echo "whole games in four languages, on a phone and of six players, and five keyboards"
}

systems() {
	sh tools/dist.sh
	for target in windows/amd64 darwin/arm64 linux/arm64; do
		GOOS=${target%/*} GOARCH=${target#*/} "$GO" build -o build/cross/"${target%/*}-${target#*/}"/ ./cmd/...
	done
	echo "the packages and all commands, for Linux, Windows and macOS"
}

wine() {
	sh tools/wine.sh
	echo "played, killed, continued"
}

# note PART RESULT SECONDS replaces the part's line of the record.
note() {
	commit=$(git rev-parse --short HEAD 2>/dev/null || echo unknown)
	[ -z "$(git status --porcelain 2>/dev/null | grep -v " $record\$")" ] || commit="$commit and changes"
	line="| $1 | $(date +%Y-%m-%d) | $commit | $2 | $(($3 / 60)) min |"
	awk -v part="| $1 |" -v line="$line" '
		index($0, part) == 1 { print line; done = 1; next }
		{ print }
		END { if (!done) print line }' "$record" >build/soak.md
	cat build/soak.md >"$record"
	rm build/soak.md
	echo "$line"
}

# part NAME runs a part and notes how it went; the others run all the same.
part() {
	start=$(date +%s)
	printf '%s (its words go to %s)\n' "$1" "$log/$1.txt"
	status=0
	sh tools/soak.sh run "$1" >"$log/$1.txt" 2>&1 </dev/null || status=$?
	result=$(tail -n 1 "$log/$1.txt")
	if [ $status != 0 ]; then
		failed=1
		tail -n 20 "$log/$1.txt"
		result="**failed**: $(tail -n 1 "$log/$1.txt" | tr '|' ' ')"
	fi
	note "$1" "$result" $(($(date +%s) - start))
}

if [ "${1:-}" = run ]; then
	"$2"
	exit
fi

[ $# != 0 ] || set -- random oracle cover puzzles frozen fuzz kills browser whole systems wine
wants=
for name; do
	case $name in
	random | oracle | cover | puzzles | frozen | fuzz | systems) ;;
	kills) wants="$wants want_kills" ;;
	browser) wants="$wants want_checks" ;;
	whole) wants="$wants want_window want_checks" ;;
	wine) wants="$wants want_wine_where_it_is" ;;
	*) fail "soak.sh takes random, oracle, cover, puzzles, frozen, fuzz, kills, browser, whole, systems and wine, not $name" ;;
	esac
done
[ "$(uname -s)" = Linux ] || [ -z "$wants" ] || fail "kills, browser, whole and wine need a virtual display (Xvfb) and run on Linux; make soak does random, oracle, cover, puzzles, frozen, fuzz and systems here with: sh tools/soak.sh random oracle cover puzzles frozen fuzz systems"
# shellcheck disable=SC2086 # one word a want
need_go $wants
mkdir -p $log
for name; do
	if [ "$name" = wine ] && ! wine_is_installable; then
		say "left out, for this system has no Wine: the Windows program."
		continue
	fi
	part "$name"
done
if [ $failed != 0 ]; then
	fail "not everything held; $record says what, and $log has all that was said."
fi
echo "everything held; $record says so, with the day and the commit."
