#!/bin/sh
# Paints the sheets and makes the effects anew from tables and recipes: the same
# give the same.
. "$(dirname "$0")/common.sh"
need_go
exec "$GO" generate ./...
