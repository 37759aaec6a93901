package web

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"tilestead/e2e/screen"
)

const root = "../.."

// folder is what is served: as tools/web.sh built it.
var folder = filepath.Join(root, "build", "web")

// shots is where pictures for people are left.
var shots = filepath.Join(root, "build", "shots")

// patience is how long anything may take before a test gives up. It is no
// measurement: the machine may be busy.
const patience = 120 * time.Second

func TestMain(m *testing.M) {
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		fmt.Fprintln(os.Stderr, "there is no page to test; sh tools/web.sh build makes it:", err)
		os.Exit(1)
	}
	if err := os.MkdirAll(shots, 0o777); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// A host serves a folder of plain files with the headers that it asks for, and
// can be taken away and come back.
type host struct {
	t       testing.TB
	addr    string
	server  *http.Server
	asked   atomic.Int64 // requests so far
	change  func(http.ResponseWriter, *http.Request) bool
	refused tally // by the policy
}

func serve(t testing.TB, dir string) *host {
	h := &host{t: t, addr: "127.0.0.1:0"}
	h.start(dir)
	t.Cleanup(func() {
		h.stop()
		if all := h.refused.told(); len(all) > 0 {
			t.Errorf("the policy of the page forbids what it does: %s", strings.Join(all, "; "))
		}
	})
	return h
}

func (h *host) start(dir string) {
	h.t.Helper()
	ln, err := net.Listen("tcp", h.addr)
	if err != nil {
		h.t.Fatal(err)
	}
	h.addr = ln.Addr().String()
	files, headers := http.FileServer(http.Dir(dir)), readHeaders(h.t, dir)
	h.server = &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == reports {
			h.refused.add(refusal(r.Body))
			return
		}
		h.asked.Add(1)
		headers.send(w.Header(), r.URL.Path)
		if h.change == nil || !h.change(w, r) {
			files.ServeHTTP(w, r)
		}
	})}
	go h.server.Serve(ln)
}

// stop takes the host away, with all open connections.
func (h *host) stop() { _ = h.server.Close() }

func (h *host) url(query string) string { return "http://" + h.addr + "/" + query }

// chromium is the browser's program.
func chromium(t testing.TB) string {
	for _, name := range []string{os.Getenv("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"} {
		if file, err := exec.LookPath(name); name != "" && err == nil {
			return file
		}
	}
	t.Fatal("no Chromium found; install it, or name it in the variable CHROMIUM")
	return ""
}

// A player sits before the browser.
type player struct {
	t      testing.TB
	ctx    context.Context
	dot    float64 // device pixels of a CSS pixel
	title  string  // what is played
	button string  // the button that was pressed by chance last, "" when something else was
	log    atomic.Pointer[[]string]

	strangers tally // other hosts that were asked
}

// A look is the screen that a player has.
type look struct {
	w, h  int
	dot   float64
	touch bool
}

var (
	desk  = look{1280, 800, 1, false}
	small = look{640, 400, 1, false} // a quarter of the pixels, where a processor draws them
)

// compilers are the flags of V8. Code that is to be fast is compiled a second time on
// threads of its own, which takes as long as all else that a short game takes; only a
// whole game is worth it, and a benchmark measures what players have.
func compilers(t testing.TB) string {
	if _, measures := t.(*testing.B); measures || os.Getenv(wholeVariable) == "whole" {
		return ""
	}
	return "--liftoff-only"
}

// browse starts a browser with nothing in its stores.
func browse(t testing.TB, l look, flags ...chromedp.ExecAllocatorOption) *player {
	t.Helper()
	options := append([]chromedp.ExecAllocatorOption{
		chromedp.ExecPath(chromium(t)), chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.Headless,
		chromedp.NoSandbox,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("js-flags", compilers(t)),
		chromedp.WindowSize(l.w, l.h), chromedp.WSURLReadTimeout(patience),
	}, flags...)
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(cancel)
	// The browser is newer than what chromedp knows of its events; none of those is used here.
	ctx, cancel = chromedp.NewContext(ctx, chromedp.WithErrorf(func(string, ...any) {}))
	t.Cleanup(cancel)
	return sit(t, ctx, l)
}

// tab opens another tab of the player's browser.
func (p *player) tab(l look) *player {
	p.t.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx)
	p.t.Cleanup(cancel)
	return sit(p.t, ctx, l)
}

// front brings a tab in front of the others; those may rest meanwhile.
func (p *player) front() { p.do(page.BringToFront()) }

// sit is a player before a new tab.
func sit(t testing.TB, ctx context.Context, l look) *player {
	t.Helper()
	p := &player{t: t, ctx: ctx, dot: l.dot, title: "montana"}
	p.log.Store(&[]string{})
	chromedp.ListenTarget(ctx, func(event any) {
		switch e := event.(type) {
		case *runtime.EventConsoleAPICalled:
			var words []string
			for _, a := range e.Args {
				words = append(words, string(a.Value)+a.Description)
			}
			p.note(string(e.Type) + ": " + strings.Join(words, " "))
		case *runtime.EventExceptionThrown:
			p.note("exception: " + e.ExceptionDetails.Error())
		case *network.EventRequestWillBeSent:
			if s := stranger(e); s != "" {
				p.strangers.add(s)
			}
		}
	})
	t.Cleanup(func() {
		if all := p.strangers.told(); len(all) > 0 {
			t.Errorf("the page asks other hosts: %s", strings.Join(all, ", "))
		}
	})
	p.do(emulation.SetDeviceMetricsOverride(int64(l.w), int64(l.h), l.dot, l.touch))
	if l.touch {
		p.do(emulation.SetTouchEmulationEnabled(true).WithMaxTouchPoints(5))
	}
	return p
}

func (p *player) note(line string) {
	log := append(append([]string{}, *p.log.Load()...), line)
	p.log.Store(&log)
}

// do carries out what the browser is told, within patience.
func (p *player) do(actions ...chromedp.Action) {
	p.t.Helper()
	if err := p.try(actions...); err != nil {
		p.t.Fatalf("%v\nthe console says:\n%s", err, strings.Join(*p.log.Load(), "\n"))
	}
}

// try is do, but for what the browser refuses.
func (p *player) try(actions ...chromedp.Action) (err error) {
	p.t.Helper()
	// The first run starts the browser, which lives as long as its context: only
	// waiting is limited here.
	done := make(chan error, 1)
	go func() { done <- chromedp.Run(p.ctx, actions...) }()
	select {
	case err = <-done:
	case <-time.After(patience):
		p.t.Fatalf("the browser does not answer; its console says:\n%s", strings.Join(*p.log.Load(), "\n"))
	}
	return err
}

// navigated is what the browser says of a question to a page that goes away meanwhile.
const navigated = "Inspected target navigated or closed"

// ask gives the value of an expression of the page; one that goes away while it is
// asked is asked again when it has come back.
func ask[T any](p *player, expression string) (v T) {
	p.t.Helper()
	question := chromedp.Evaluate(expression, &v,
		func(e *runtime.EvaluateParams) *runtime.EvaluateParams { return e.WithAwaitPromise(true) })
	err := p.try(question)
	for n := 0; n < 20 && err != nil && strings.Contains(err.Error(), navigated); n++ {
		time.Sleep(100 * time.Millisecond)
		err = p.try(question)
	}
	if err != nil {
		p.t.Fatalf("%v\nthe console says:\n%s", err, strings.Join(*p.log.Load(), "\n"))
	}
	return v
}

// until waits until something holds.
func (p *player) until(what string, holds func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(30 * time.Millisecond) {
		if time.Now().After(end) {
			p.shot("failed-" + strings.ReplaceAll(p.t.Name(), "/", "-"))
			p.t.Fatalf("waited in vain for %s; there is %v\nthe console says:\n%s", what, p.names(),
				strings.Join(*p.log.Load(), "\n"))
		}
	}
}

// state is how far the page is: "", ready, playing or failed and why.
func (p *player) state() string {
	p.t.Helper()
	return ask[string](p, `document.documentElement?.dataset.state || ""`)
}

// open loads the page.
func (p *player) open(url string) {
	p.t.Helper()
	p.do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, _, _, err := page.Navigate(url).Do(ctx)
		return err
	}))
}

// enter waits at the door and goes in.
func (p *player) enter() {
	p.t.Helper()
	p.until("the door to open", func() bool { return p.state() != "" })
	if s := p.state(); s != "ready" && s != "playing" {
		p.t.Fatalf("the page is %q", s)
	}
	p.do(chromedp.Evaluate(`document.getElementById("play").click()`, nil))
	p.until("the door to be gone", func() bool {
		return ask[bool](p, `document.getElementById("door").style.display === "none"`)
	})
}

// look is what is on the screen.
func (p *player) look() *image.RGBA {
	p.t.Helper()
	var data []byte
	p.do(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		data, err = page.CaptureScreenshot().WithOptimizeForSpeed(true).Do(ctx)
		return err
	}))
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		p.t.Fatal(err)
	}
	out := image.NewRGBA(m.Bounds())
	draw.Draw(out, out.Rect, m, m.Bounds().Min, draw.Src)
	return out
}

// shot keeps a picture for people and gives it.
func (p *player) shot(name string) *image.RGBA {
	p.t.Helper()
	m := p.look()
	screen.Save(p.t, shots, "web-"+name, m)
	return m
}
