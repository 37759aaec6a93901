#!/bin/sh
# Paints the sheets anew from the tables. The same tables give the same pictures.
. "$(dirname "$0")/common.sh"
need_go
exec "$GO" generate ./...
