#!/bin/sh
# Builds the game, installs what its window needs and opens it. What is given
# after play.sh goes to the game. Without a change the second time only starts.
. "$(dirname "$0")/common.sh"

need_go want_window
case $(uname -s) in
Linux | Darwin) ;;
*) say "$(uname -s) is not a system the game was tried on; it needs OpenGL and, unless on Windows, X11." ;;
esac

"$GO" build -trimpath -o build/tilestead . ||
	fail "the build failed; its words are above. A first build fetches libraries and so needs the network."

if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}" ]; then
	for arg; do
		case $arg in -h | -help | --help | -version | --version) exec build/tilestead "$@" ;; esac
	done
	fail "the game is built (build/tilestead), but DISPLAY names no screen to open it on. Start it from a desktop session."
fi
exec build/tilestead "$@"
