package web

import (
	"context"
	"fmt"
	"image"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tilestead/e2e/screen"
)

// before runs a script in every page before the page's own.
func (p *player) before(script string) {
	p.t.Helper()
	p.do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
}

// line is what the door says.
func (p *player) line() string {
	p.t.Helper()
	return ask[string](p, `document.getElementById("line")?.textContent || ""`)
}

// What a browser lacks is told in words, with a way to try again.
func TestWhatIsMissing(t *testing.T) {
	h := serve(t, folder)
	for _, c := range []struct{ lang, script, state, says string }{
		{"en", `delete window.WebAssembly`, "failed noWasm", "WebAssembly"},
		{"de", `HTMLCanvasElement.prototype.getContext = () => null`, "failed noGL", "kein WebGL 2"},
		{"ru", `WebAssembly.instantiateStreaming = async () => { throw new RangeError("could not allocate") }`,
			"failed memory", "не хватило памяти"},
		{"sk", `window.fetch = async () => { throw new TypeError("Failed to fetch") }`, "failed network",
			"nepodarilo načítať"},
	} {
		t.Run(c.state, func(t *testing.T) {
			p := browse(t, small)
			p.before(c.script)
			p.open(h.url("?lang=" + c.lang))
			p.until("the door to say what is wrong", func() bool { return strings.HasPrefix(p.state(), "failed") })
			if got := p.state(); got != c.state || !strings.Contains(p.line(), c.says) {
				t.Errorf("the page is %q and says %q; want %q, %q", got, p.line(), c.state, c.says)
			}
			if !ask[bool](p, `document.activeElement.id === "play" && document.getElementById("play").offsetHeight >= 44`) {
				t.Error("there is no button to try again")
			}
			p.shot("missing-" + c.lang)
		})
	}
}

// Opened as a file the page says that it must be served, and how.
func TestOpenedAsFile(t *testing.T) {
	at, err := filepath.Abs(filepath.Join(folder, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	for lang, says := range map[string]string{"en": "only from a server", "de": "nur von einem Server",
		"ru": "только с сервера", "sk": "len zo servera"} {
		p := browse(t, small)
		p.open("file://" + at + "?lang=" + lang)
		p.until("the door to say what is wrong", func() bool { return strings.HasPrefix(p.state(), "failed") })
		if more := ask[string](p, `document.getElementById("more").textContent`); p.state() != "failed file" ||
			!strings.Contains(p.line(), says) || !strings.Contains(more, "python3 -m http.server") {
			t.Errorf("the page is %q and says %q, %q; want %q", p.state(), p.line(), more, says)
		}
		p.shot("file-" + lang)
	}
}

func TestNoScript(t *testing.T) {
	h := serve(t, folder)
	p := browse(t, small)
	p.do(emulation.SetScriptExecutionDisabled(true))
	p.open(h.url(""))
	p.until("the notice", func() bool {
		return strings.Contains(ask[string](p, `document.body?.innerText || ""`), "needs JavaScript")
	})
}

// The bar shows the bytes that came; a host that fails is told of, and trying
// again goes on; a host that unpacks by itself serves as well.
func TestProgress(t *testing.T) {
	h := serve(t, folder)
	packed, err := os.ReadFile(filepath.Join(folder, "tilestead.wasm.gz"))
	if err != nil {
		t.Fatal(err)
	}
	var how string
	more := make(chan bool)
	h.change = func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/tilestead.wasm.gz" {
			return false
		}
		switch how {
		case "slowly":
			half := len(packed) / 2
			_, _ = w.Write(packed[:half])
			w.(http.Flusher).Flush()
			<-more
			_, _ = w.Write(packed[half:])
		case "not at all":
			http.Error(w, "gone", http.StatusNotFound)
		case "encoded":
			w.Header().Set("Content-Encoding", "gzip")
			w.Header().Set("Content-Length", fmt.Sprint(len(packed)))
			_, _ = w.Write(packed)
		}
		return true
	}
	how = "slowly"
	p := browse(t, small)
	p.open(h.url("?keep=off&lang=en"))
	percent := func() string {
		return ask[string](p, `document.getElementById("bar")?.getAttribute("aria-valuenow") || ""`)
	}
	p.until("half of the bar", func() bool { return percent() == "49" || percent() == "50" })
	if want := fmt.Sprintf("%.1f of %.1f MB", float64(len(packed)/2)/1e6,
		float64(len(packed))/1e6); !strings.Contains(p.line(), want) {
		t.Errorf("the door says %q, want %q", p.line(), want)
	}
	p.shot("progress")
	close(more)
	p.until("the door", func() bool { return p.state() == "ready" })

	how = "not at all"
	p.open(h.url("?keep=off&lang=en"))
	p.until("the failure", func() bool { return p.state() == "failed network" })
	how = "encoded"
	p.do(chromedp.Evaluate(`document.getElementById("play").click()`, nil))
	p.until("the door", func() bool { return p.state() == "ready" })

	p.before(`delete window.DecompressionStream`)
	asked := false
	h.change = func(w http.ResponseWriter, r *http.Request) bool {
		asked = asked || r.URL.Path == "/tilestead.wasm"
		return false
	}
	p.open(h.url("?keep=off&lang=en"))
	p.until("the door of an older browser", func() bool { return p.state() == "ready" })
	if !asked {
		t.Error("a browser that cannot unpack does not fetch what is not packed")
	}
	p.clean()
}

// Pictures that do not come are told of, and come when asked for again.
func TestArtFailsAndComes(t *testing.T) {
	h := serve(t, folder)
	gone := true
	h.change = func(w http.ResponseWriter, r *http.Request) bool {
		if !gone || !strings.HasPrefix(r.URL.Path, "/art/") {
			return false
		}
		http.Error(w, "gone", http.StatusNotFound)
		return true
	}
	p := visit(t, h, desk, "?aims=on&seed=5&keep=off", hasty...)
	p.enter()
	p.click("play montana")
	p.click("start")
	// Nothing but a few words on the bare cloth.
	p.until("a word about the pictures", func() bool {
		m := p.look()
		return m.RGBAAt(40, 40) == m.RGBAAt(1240, 760) && screen.Differing(m, image.NewRGBA(m.Rect), m.Rect) == 1 &&
			screen.Colours(m, image.Rect(0, 410, 1280, 500)) > 1
	})
	p.shot("art-failed")
	gone = false
	p.press(640, 400)
	p.turn()
	screen.Painted(t, "the table", p.look())
}

// A new version is announced, loaded when the player says so, and finds the game.
func TestNewVersion(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	h := serve(t, dir)
	p := visit(t, h, desk, "?aims=on&seed=5", hasty...)
	p.enter()
	p.click("play montana")
	p.click("start")
	p.turn()
	p.until("everything to be kept", func() bool { return ask[bool](p, everythingKept) })
	g := p.saved()

	version := ask[string](p, `tilesteadList.version`)
	for _, name := range []string{"index.html", "sw.js"} {
		f := filepath.Join(dir, name)
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		text = regexp.MustCompile(`"version":"\w+"`).ReplaceAll(text, []byte(`"version":"next-version"`))
		if err := os.WriteFile(f, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	p.do(chromedp.Reload())
	p.enter()
	if v := ask[string](p, `tilesteadList.version`); v != version {
		t.Errorf("the page is %q before anybody wanted the new version", v)
	}
	p.until("the news", func() bool { return ask[bool](p, `!document.getElementById("news").hidden`) })
	p.until("the game to end above the news", func() bool {
		return ask[bool](p, `document.querySelector("canvas").getBoundingClientRect().bottom <= document.getElementById("news").getBoundingClientRect().top`)
	})
	p.shot("news")
	p.do(chromedp.Evaluate(`document.getElementById("renew").click()`, nil))
	p.until("the new version", func() bool {
		return ask[string](p, `typeof tilesteadList === "object" ? tilesteadList.version : ""`) == "next-version"
	})
	p.until("the game to open by itself", func() bool { return p.state() == "playing" })
	p.click("continue montana")
	p.turn()
	same(t, "in the new version", g, p.saved())
	if names := ask[[]string](p, `caches.keys()`); len(names) != 1 || names[0] != "tilestead next-version" {
		t.Errorf("kept are %q", names)
	}
	p.clean()
}

// A host that cannot be reached in time does not hold up what is kept.
func TestKeptComesFirst(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?lang=en")
	p.enter()
	p.until("everything to be kept", func() bool { return ask[bool](p, everythingKept) })
	h.change = func(w http.ResponseWriter, r *http.Request) bool {
		select {
		case <-r.Context().Done():
		case <-time.After(patience):
		}
		_, _ = io.WriteString(w, "too late")
		return true
	}
	p.do(chromedp.Reload())
	p.until("the door", func() bool { return p.state() == "ready" })
}
