#!/bin/sh
# Builds build/web, the folder a browser plays the game from, holds it to its
# budgets and serves it on this machine. web.sh build only builds: any host of
# plain files can serve the folder.
. "$(dirname "$0")/common.sh"
need_go

# No title's art, no texts, no effects and no letters of other scripts are inside the browser's program: the
# page fetches them when they are needed.
fetched() {
	"$GO" list -deps -f '{{range .EmbedFiles}}{{println .}}{{end}}' . |
		grep -E "$1" | grep -v -E '(^|/)sheets/(shared|title)-[^/]*$'
}
for kind in '(^|/)sheets/[^/]*\.png$' '(^|/)text/' '\.adpcm$' '(^|/)other\.bin$'; do
	fetched "$kind" >/dev/null || fail "the desktop's program embeds nothing like $kind: this check looks for the wrong names"
	if GOOS=js GOARCH=wasm fetched "$kind"; then
		fail "what is named above is inside the browser's program"
	fi
done

"$GO" build -o build/webmaker ./cmd/web
case ${1:-serve} in
build) exec build/webmaker -out build/web ;;
serve) exec build/webmaker -out build/web -serve "${WEB_ADDRESS:-127.0.0.1:8080}" ;;
*) fail "web.sh takes build or nothing, not $1" ;;
esac
