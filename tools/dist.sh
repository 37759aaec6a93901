#!/bin/sh
# Makes what people install in build/dist: archives for Linux, Windows, macOS
# and the web. dist.sh check makes those for this system and the web alone, which
# takes a fifth of the time, and starts the program away from the sources, on a
# screen that is only memory.
. "$(dirname "$0")/common.sh"
need_go

metainfo=packaging/linux/org.tilestead.Tilestead.metainfo.xml
if command -v appstreamcli >/dev/null 2>&1; then
	# New ones warn of the home page that the game does not have; old ones do not
	# know the name of that warning.
	appstreamcli validate --no-net --override=url-homepage-missing=info "$metainfo" ||
		appstreamcli validate --no-net "$metainfo"
else
	say "not checked, for appstreamcli is missing (package appstream): $metainfo"
fi
sh tools/web.sh build
rm -rf build/dist
# PICTURES is the address where docs/pictures can be fetched, once there is one.
here=''
[ "${1:-}" != check ] || here=-here
"$GO" run ./cmd/dist $here -out build/dist -web build/web -pictures "${PICTURES:-}"
[ -n "$here" ] || exit 0

# The program must find all it needs in itself: nothing of this environment, no
# folder but its own, no home that was used before.
away=$(mktemp -d)
trap 'rm -rf "$away"' EXIT
case $(uname -m) in
x86_64) arch=amd64 ;;
aarch64) arch=arm64 ;;
*) fail "there is no package for $(uname -m)" ;;
esac
tar -xzf build/dist/tilestead-*-linux-$arch.tar.gz -C "$away"
top=$(echo "$away"/tilestead-*)
mkdir "$away/home"
cd "$away"
alone() { env -i PATH=/usr/bin:/bin HOME="$away/home" XDG_RUNTIME_DIR="$away" TILESTEAD_AIMS="$away/aims" "$@"; }
alone "$top/tilestead" -version
# A folder whose name a menu's entry must quote.
prefix="$away/the \$prefix"
alone "$top/install.sh" "$prefix" >/dev/null
[ -x "$prefix/bin/tilestead" ] || fail "install.sh installs no program"
entry=$prefix/share/applications/org.tilestead.Tilestead.desktop
grep -q -F 'Exec="'"$away"'/the \\$prefix/bin/tilestead"' "$entry" || fail "install.sh's entry for the menu does not start what it installed: $(grep Exec "$entry")"
! command -v desktop-file-validate >/dev/null 2>&1 || desktop-file-validate "$entry"
# The screen goes after the game has ended, and the game before this goes on: what
# still ran would write into the folder that is removed at the end.
# shellcheck disable=SC2016 # the inner shell expands it
alone xvfb-run -a -s '-screen 0 1280x800x24' sh -c '
	timeout -k 5 60 "$0/bin/tilestead" >"$1/said" 2>&1 &
	tries=0
	until grep -q "on play montana" "$1/aims" 2>/dev/null; do
		tries=$((tries + 1))
		[ $tries -lt 55 ] || break
		sleep 1
	done
	kill $!
	wait
	[ $tries -lt 55 ]' "$prefix" "$away" || {
	cat "$away/said"
	fail "the installed program shows no title screen"
}
alone sh "$prefix/share/tilestead/install.sh" --remove >/dev/null
left=$(find "$prefix" ! -type d ! -name mimeinfo.cache) # the cache is the desktop's own
[ -z "$left" ] || fail "install.sh --remove leaves: $left"
echo "the Linux package starts away from the sources, and goes without a trace"
