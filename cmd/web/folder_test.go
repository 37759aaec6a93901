package main

import (
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTextsNameWhatIsThere(t *testing.T) {
	f := &folder{dir: t.TempDir()}
	if err := f.add(item{Path: "a.png"}, []byte("picture")); err != nil {
		t.Fatal(err)
	}
	a, _ := f.find("a.png")
	if err := f.addText(item{Path: "b.html"}, []byte(`<img src="a.png?%HASH%"> const list = "%LIST%";`)); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(f.dir, "b.html"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "a.png?"+a.Hash+`"`) {
		t.Errorf("the address holds no hash: %s", text)
	}
	var list struct {
		Version string
		Files   []item
	}
	_, after, _ := strings.Cut(string(text), "const list = ")
	if err := json.Unmarshal([]byte(strings.TrimSuffix(after, ";")), &list); err != nil || len(list.Files) != 1 ||
		list.Files[0] != a || list.Version == "" {
		t.Errorf("the list is %+v, %v", list, err)
	}
	if err := f.addText(item{Path: "c.html"}, []byte(`c.png?%HASH%`)); err == nil ||
		!strings.Contains(err.Error(), "c.png") {
		t.Errorf("a file that is not there: %v", err)
	}
}

// Another content is another version.
func TestVersionFollowsContent(t *testing.T) {
	seen := map[string]bool{}
	for _, content := range []string{"one", "two", "one"} {
		f := &folder{dir: t.TempDir()}
		if err := f.add(item{Path: "x"}, []byte(content)); err != nil {
			t.Fatal(err)
		}
		list, err := f.list()
		if err != nil {
			t.Fatal(err)
		}
		seen[string(list)] = true
	}
	if len(seen) != 2 {
		t.Errorf("three builds of two contents have %d versions", len(seen))
	}
}

func TestBudgets(t *testing.T) {
	for _, c := range []struct {
		items []item
		want  string
	}{
		{[]item{{Path: "a.wasm", Bytes: 20e6}, {Path: "a.wasm.gz", Bytes: 8e6}, {Path: "p.js", Bytes: 1e5}}, ""},
		{[]item{{Path: "a.wasm.gz", Bytes: 8e6}, {Path: "p.js", Bytes: 2e6}}, "first screen"},
		{[]item{{Path: "art/m-0.png", Bytes: 5e6, Art: "m", Later: true},
			{Path: "art/m-1.png", Bytes: 4e6, Art: "m", Later: true}}, "art of m"},
		{[]item{{Path: "art/m-0.png", Bytes: 5e6, Art: "m", Later: true},
			{Path: "art/n-1.png", Bytes: 4e6, Art: "n", Later: true}}, ""},
		{[]item{{Path: "art/c-0.png", Bytes: 19e6, Art: "carcassonne", Later: true}}, ""},
		{[]item{{Path: "art/c-0.png", Bytes: 21e6, Art: "carcassonne", Later: true}}, "art of carcassonne"},
		{[]item{{Path: "a.wasm.gz", Bytes: 8.97e6}, {Words: "en", Bytes: 2e4}, {Words: "ru", Bytes: 3e4}}, ""},
		{[]item{{Path: "a.wasm.gz", Bytes: 8.97e6}, {Words: "en", Bytes: 2e4}, {Words: "ru", Bytes: 4e4}},
			"first screen"},
		{[]item{{Words: "en", Bytes: 5e4}, {Words: "ru", Bytes: 6e4}}, "words that titles share"},
		{[]item{{Art: "m", Bytes: 1}, {Words: "ru-m", Title: "m", Bytes: 1.1e5, Later: true}}, "words of m"},
	} {
		err := (&folder{items: c.items}).report(io.Discard)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%v: %v, want %q", c.items, err, c.want)
		}
	}
}

func TestPackedTravelsAsItIs(t *testing.T) {
	dir := t.TempDir()
	data, err := pack([]byte(strings.Repeat("land ", 1000)))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "a.wasm.gz"), data, 0o666); err != nil {
		t.Fatal(err)
	}
	w := httptest.NewRecorder()
	handler(dir).ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/a.wasm.gz", nil))
	if w.Body.Len() != len(data) || w.Header().Get("Content-Encoding") != "" ||
		w.Header().Get("Cache-Control") != "no-cache" {
		t.Errorf("%d bytes of %d, %v", w.Body.Len(), len(data), w.Header())
	}
}

// A new build takes the place of the one that is served, at once and whole.
func TestServedFolderIsSwapped(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "web")
	served := httptest.NewServer(handler(dir))
	defer served.Close()
	for _, content := range []string{"one", "two"} {
		fresh := dir + "-" + content
		if err := os.Mkdir(fresh, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(fresh, "a.js"), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := swap(fresh, dir); err != nil {
			t.Fatal(err)
		}
		answer, err := http.Get(served.URL + "/a.js")
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(answer.Body)
		if err != nil || string(got) != content {
			t.Errorf("served is %q, %v; want %q", got, err, content)
		}
		answer.Body.Close()
	}
	if left, err := os.ReadDir(filepath.Dir(dir)); err != nil || len(left) != 1 {
		t.Errorf("there lie %v, %v; want the folder alone", left, err)
	}
}

// What cannot be built leaves the folder that is there alone.
func TestFailedBuildLeavesTheFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "web")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "a.js"), []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("GO", "no-such-program")
	if _, err := build(dir); err == nil {
		t.Fatal("it is built without Go")
	}
	if got, err := os.ReadFile(filepath.Join(dir, "a.js")); err != nil || string(got) != "old" {
		t.Errorf("it holds %q, %v", got, err)
	}
	if left, err := os.ReadDir(filepath.Dir(dir)); err != nil || len(left) != 1 {
		t.Errorf("there lie %v, %v; want the folder alone", left, err)
	}
}

func TestTakenPortIsTold(t *testing.T) {
	var said strings.Builder
	first, err := listen("127.0.0.1:0", &said)
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	if said.Len() > 0 {
		t.Errorf("a free port is told as %q", said.String())
	}
	_, port, _ := net.SplitHostPort(first.Addr().String())
	second, err := listen(first.Addr().String(), &said)
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	_, other, _ := net.SplitHostPort(second.Addr().String())
	for _, want := range []string{"Port " + port + " is taken", "takes " + other,
		"WEB_ADDRESS=127.0.0.1:9000 make web"} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("it says %q, want %q", said.String(), want)
		}
	}
	if _, err := listen("8080", &said); err == nil || !strings.Contains(err.Error(), "127.0.0.1:8080") {
		t.Errorf("a wrong address: %v", err)
	}
}

// An expansion has art of its own; other ways to deal its cards have none.
func TestExpansionsHaveArtOfTheirOwn(t *testing.T) {
	for title, want := range map[string]int{"montana": 0, "carcassonne": 3, "agricola": 1, "chess": 0} {
		if n := expansions(title); n != want {
			t.Errorf("%s has %d, want %d", title, n, want)
		}
	}
}
