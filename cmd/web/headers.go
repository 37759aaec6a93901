package main

import (
	"fmt"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// headersFile is where hosts such as Netlify and Cloudflare Pages read what they
// are to send with the files beside it. They do not serve it.
const headersFile = "_headers"

// policy is what a browser may do for the page: run its own scripts, workers and
// programs, and ask its own host. Nobody else is asked, and nothing written
// into the page by others runs. blob: is the sound's: oto hands its audio
// worklet to the browser that way, and worklets count as scripts. Who may
// show the page in a frame is left open, for portals of games.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; worker-src 'self'; " +
	"connect-src 'self'; img-src 'self'; style-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"

// A header is a line that a host sends with a file.
type header struct{ name, value string }

// always is sent with every file.
var always = []header{{"Content-Security-Policy", policy}, {"X-Content-Type-Options", "nosniff"}}

// A kind is what a file is, by the end of its name.
type kind struct {
	mime  string
	known bool // every host knows it
}

var kinds = map[string]kind{
	".html":        {"text/html; charset=utf-8", true},
	".css":         {"text/css; charset=utf-8", true},
	".js":          {"text/javascript; charset=utf-8", true},
	".png":         {"image/png", true},
	".jpg":         {"image/jpeg", true},
	".webmanifest": {"application/manifest+json", false},
	".wasm":        {"application/wasm", false},
	".gz":          {"application/gzip", false}, // packed, and unpacked by the page: no encoding of the transfer
	".words":       {"application/octet-stream", false},
	".pack":        {"application/octet-stream", false},
	".bin":         {"application/octet-stream", false},
}

// setHeaders sends what belongs to the file at that path.
func setHeaders(to http.Header, file string) {
	for _, h := range always {
		to.Set(h.name, h.value)
	}
	if k, ok := kinds[path.Ext(file)]; ok {
		to.Set("Content-Type", k.mime)
	}
}

// headers writes the same for hosts that read it from a file. Patterns differ
// from host to host, so files whose type a host may not know are named one by one.
func (f *folder) headers() error {
	var b strings.Builder
	b.WriteString("/*\n")
	for _, h := range always {
		fmt.Fprintf(&b, "  %s: %s\n", h.name, h.value)
	}
	for _, it := range f.items {
		k, ok := kinds[path.Ext(it.Path)]
		if !ok {
			return fmt.Errorf("%s: headers.go does not say what type it is sent as", it.Path)
		}
		if !k.known {
			fmt.Fprintf(&b, "/%s\n  Content-Type: %s\n", it.Path, k.mime)
		}
	}
	return os.WriteFile(filepath.Join(f.dir, headersFile), []byte(b.String()), 0o644)
}
