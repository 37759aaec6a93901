#!/bin/sh
# Builds the browser's program and holds it to its budget: at most 9 MB packed,
# and no title's art inside, which a page fetches when the title is chosen.
. "$(dirname "$0")/common.sh"
need_go

GOOS=js GOARCH=wasm "$GO" build -trimpath -ldflags '-s -w' -o build/web/tilestead.wasm .
cp "$("$GO" env GOROOT)/lib/wasm/wasm_exec.js" build/web/
packed=$(gzip -9 -c build/web/tilestead.wasm | wc -c)
printf 'build/web/tilestead.wasm: %d bytes, packed %d\n' "$(wc -c <build/web/tilestead.wasm)" "$packed"
[ "$packed" -le 9000000 ] || fail "the browser's program is $packed bytes packed; its budget is 9000000"

embedded() { "$GO" list -deps -f '{{range .EmbedFiles}}{{println .}}{{end}}' .; }
art='/(montana|carcassonne|agricola)-[^/]*\.png$'
embedded | grep -q -E "$art" || fail "the desktop's program holds no title's art: this check looks for the wrong names"
if GOOS=js GOARCH=wasm embedded | grep -E "$art"; then
	fail "the titles' art named above is inside the browser's program"
fi
echo "The page around it comes with a later release."
