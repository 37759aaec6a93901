#!/bin/sh
# Builds build/web, the folder a browser plays the game from, holds it to its
# budgets and serves it on this machine. web.sh build only builds: any host of
# plain files can serve the folder.
. "$(dirname "$0")/common.sh"
need_go

# No title's art is inside the browser's program: the page fetches it when the
# title is chosen.
art() {
	"$GO" list -deps -f '{{range .EmbedFiles}}{{println .}}{{end}}' . |
		grep -E '(^|/)sheets/[^/]*\.png$' | grep -v -E '/(shared|title)-[^/]*$'
}
art >/dev/null || fail "the desktop's program holds no title's art: this check looks for the wrong names"
if GOOS=js GOARCH=wasm art; then
	fail "the titles' art named above is inside the browser's program"
fi

"$GO" build -o build/webmaker ./cmd/web
case ${1:-serve} in
build) exec build/webmaker -out build/web ;;
serve) exec build/webmaker -out build/web -serve "${WEB_ADDRESS:-127.0.0.1:8080}" ;;
*) fail "web.sh takes build or nothing, not $1" ;;
esac
