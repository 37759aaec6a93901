#!/bin/sh
# Takes the pictures of README.md from the real program. It needs a display, or
# xvfb-run before it.
. "$(dirname "$0")/common.sh"
need_go
exec "$GO" test -count=1 -tags e2e,pictures -run '^TestPictures$' ./e2e
