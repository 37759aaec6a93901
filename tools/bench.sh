#!/bin/sh
# Runs the benchmarks with their allocations. docs/performance.md keeps figures.
. "$(dirname "$0")/common.sh"
need_go
exec "$GO" test -run '^$' -bench . -benchmem ./rules/... ./bots/... ./save/... ./scenes/... ./ui/... ./sound/...
