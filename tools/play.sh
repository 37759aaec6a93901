#!/bin/sh
# Builds the game, installs what its window needs and opens it. What is given
# after play.sh goes to the game. Without a change the second time only starts.
. "$(dirname "$0")/common.sh"
. tools/need.sh

need_go
case $(uname -s) in
Linux)
	want_downloads
	want_window
	install_missing
	;;
Darwin) ;; # everything the window needs is part of the system
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
