package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A folder with a file of every kind, as it is built.
func everyKind(t *testing.T) (*folder, http.Handler) {
	t.Helper()
	f := &folder{dir: t.TempDir()}
	if err := f.add(item{Path: "index.html"}, []byte("<!doctype html>")); err != nil {
		t.Fatal(err)
	}
	for end := range kinds {
		if err := f.add(item{Path: "deep/a" + end}, []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.headers(); err != nil {
		t.Fatal(err)
	}
	return f, handler(f.dir)
}

func answer(h http.Handler, path string) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
	return w
}

// What this command's own host sends, other hosts read from the file.
func TestHeadersFileSaysWhatIsServed(t *testing.T) {
	f, h := everyKind(t)
	text, err := os.ReadFile(filepath.Join(f.dir, headersFile))
	if err != nil {
		t.Fatal(err)
	}
	read := map[string]http.Header{} // by path
	path := ""
	for _, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		if name, value, ok := strings.Cut(line, ": "); ok && strings.HasPrefix(line, "  ") {
			read[path].Set(strings.TrimSpace(name), value)
		} else {
			path = line
			read[path] = http.Header{}
		}
	}
	if len(read["/*"]) != len(always) || len(always) == 0 {
		t.Errorf("for all files it says %v", read["/*"])
	}
	for _, it := range f.items {
		if it.Path == "index.html" {
			it.Path = "" // hosts lead there
		}
		got := answer(h, "/"+it.Path)
		if got.Code != http.StatusOK {
			t.Errorf("/%s: %d", it.Path, got.Code)
		}
		want := read["/"+it.Path]
		if want == nil && !kinds[filepath.Ext(it.Path)].known && it.Path != "" {
			t.Errorf("/%s has no line", it.Path)
		}
		for _, from := range []http.Header{read["/*"], want} {
			for name := range from {
				if got.Header().Get(name) != from.Get(name) {
					t.Errorf("/%s is served with %s: %q, the file says %q", it.Path, name, got.Header().Get(name),
						from.Get(name))
				}
			}
		}
	}
}

// Types do not depend on what this system knows.
func TestTypes(t *testing.T) {
	_, h := everyKind(t)
	for end, k := range kinds {
		if got := answer(h, "/deep/a"+end).Header().Get("Content-Type"); got != k.mime {
			t.Errorf("%s is sent as %q, want %q", end, got, k.mime)
		}
	}
	if got := answer(h, "/").Header().Get("Content-Type"); got != kinds[".html"].mime {
		t.Errorf("the page is sent as %q", got)
	}
	f := &folder{dir: t.TempDir(), items: []item{{Path: "a.new"}}}
	if err := f.headers(); err == nil || !strings.Contains(err.Error(), "a.new") {
		t.Errorf("a file of an unknown type: %v", err)
	}
}

func TestNoListsOfFiles(t *testing.T) {
	_, h := everyKind(t)
	for _, path := range []string{"/deep/", "/deep", "/nowhere/"} {
		if got := answer(h, path); got.Code != http.StatusNotFound || strings.Contains(got.Body.String(), "a.js") {
			t.Errorf("%s: %d, %s", path, got.Code, got.Body)
		}
	}
}
