#!/bin/sh
# Paints the sheets, makes the effects anew from tables and recipes, and writes
# what the Windows program shows of itself: the same give the same.
. "$(dirname "$0")/common.sh"
need_go
"$GO" generate ./...
exec "$GO" run ./cmd/dist -resource
