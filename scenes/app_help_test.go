package scenes_test

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes"
	"tilestead/scenes/board"
	"tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/think"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// A hand is the player of a test: it looks at an app and clicks in it.
type hand struct {
	t    testing.TB
	app  *scenes.App
	size scenetest.Size
	c    *ui.Canvas
	now  time.Duration
	left bool // the app was left
}

// pick takes the first legal action, as a bot of a test.
type pick struct{ p rules.Perspective }

func (f *pick) Start(p rules.Perspective)                  { f.p = p }
func (f *pick) Think(time.Time) (rules.Action, bool)       { l := f.p.Legal(nil); return l[len(l)/2], true }
func newPick(_, _ string, _ uint64) (think.Thinker, error) { return &pick{}, nil }

// open starts an app in a test.
func open(t testing.TB, size scenetest.Size, change func(*scenes.AppOptions)) *hand {
	t.Helper()
	n := uint64(0)
	opt := scenes.AppOptions{
		Boards:  map[string]func() board.Board{"montana": func() board.Board { return montana.NewBoard() }},
		Levels:  []string{"easy", "medium", "hard", "expert"},
		NewBot:  newPick,
		NewSeed: func() uint64 { n++; return n },
		CanQuit: true, Version: "v0.1",
	}
	if os.Getenv("TILESTEAD_SHOTS") != "" {
		opt.Lang = os.Getenv("TILESTEAD_LANG") // for pictures in a language
	}
	if change != nil {
		change(&opt)
	}
	a, err := scenes.NewApp(opt)
	if err != nil {
		t.Fatal(err)
	}
	h := &hand{t: t, app: a, size: size, c: size.Canvas()}
	h.tick(nil)
	return h
}

// tick is one frame; change says what happens in it.
func (h *hand) tick(change func(*input.Frame)) {
	h.t.Helper()
	h.update(change)
	if !h.left {
		h.draw()
	}
}

// update is a frame that nobody draws, as on a machine that is too slow.
func (h *hand) update(change func(*input.Frame)) {
	h.t.Helper()
	h.now += time.Second / input.TicksPerSecond
	f := input.Frame{W: h.size.W, H: h.size.H, S: h.size.S, Now: h.now, X: -1, Y: -1}
	if change != nil {
		change(&f)
	}
	next, err := h.app.Update(f)
	if err != nil {
		h.t.Fatal(err)
	}
	if next == nil {
		h.left = true
	}
}

func (h *hand) draw() {
	h.c.Reset(h.size.W, h.size.H, h.size.S)
	h.app.Draw(h.c)
}

// wait lets quiet time pass; what stands at its end is drawn.
func (h *hand) wait(d time.Duration) {
	h.t.Helper()
	for end := h.now + d; h.now < end && !h.left; {
		h.update(nil)
	}
	if !h.left {
		h.draw()
	}
}

func (h *hand) clickAt(p ui.Point) {
	at := func(f *input.Frame) { f.X, f.Y = p.X, p.Y }
	h.tick(func(f *input.Frame) { at(f); f.Moved = true })
	h.tick(func(f *input.Frame) { at(f); f.Left = input.Button{Down: true, Pressed: true} })
	h.tick(func(f *input.Frame) { at(f); f.Left = input.Button{Released: true} })
}

// place finds a point where a widget can be clicked.
func (h *hand) place(id string) ui.Point {
	h.t.Helper()
	for _, a := range h.app.Aims() {
		if string(a.ID) == id {
			return a.At
		}
	}
	h.t.Fatalf("there is no %q to click; there is %v", id, h.app.Aims())
	return ui.Point{}
}

func (h *hand) has(id string) bool {
	for _, a := range h.app.Aims() {
		if string(a.ID) == id {
			return true
		}
	}
	return false
}

// click clicks a widget and lets the screen change.
func (h *hand) click(id string) {
	h.t.Helper()
	h.clickAt(h.place(id))
	h.wait(300 * time.Millisecond)
}

func (h *hand) key(k input.Key) {
	h.tick(func(f *input.Frame) { f.Keys = []input.Key{k} })
}

func (h *hand) write(text string) {
	for _, r := range text {
		h.tick(func(f *input.Frame) { f.Chars = []rune{r} })
	}
}

// shot writes the picture to the folder of TILESTEAD_SHOTS, if set.
func (h *hand) shot(name string) {
	dir := os.Getenv("TILESTEAD_SHOTS")
	if dir == "" {
		return
	}
	m, err := new(soft.Renderer).Draw(h.c)
	if err != nil {
		h.t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		h.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		h.t.Fatal(err)
	}
}

// text says whether s is on the canvas.
func (h *hand) text(s string) bool {
	for i := range h.c.Ops {
		if strings.Contains(h.c.Ops[i].Text, s) {
			return true
		}
	}
	return false
}
