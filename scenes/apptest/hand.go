// Package apptest plays the whole program with its real titles, for tests: a Hand
// clicks in an App and looks at its pictures.
package apptest

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/think"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// A Hand is the player of a test: it looks at an app and clicks in it.
type Hand struct {
	T    testing.TB
	App  *scenes.App
	Size scenetest.Size
	C    *ui.Canvas    // what was drawn last
	Now  time.Duration // of the last tick
	Left bool          // the app was left
}

// pick takes the first legal action, as a bot of a test.
type pick struct{ p rules.Perspective }

func (f *pick) Start(p rules.Perspective) { f.p = p }

func (f *pick) Think(time.Time) (rules.Action, bool) { l := f.p.Legal(nil); return l[len(l)/2], true }

func newPick(_, _ string, _ uint64) (think.Thinker, error) { return &pick{}, nil }

// Open starts an App with Montana's board in a test; change may set other options.
func Open(t testing.TB, size scenetest.Size, change func(*scenes.AppOptions)) *Hand {
	t.Helper()
	n := uint64(0)
	opt := scenes.AppOptions{
		Boards: map[string]func() board.Board{Montana.Title.ID: Montana.New},
		Levels: bots.LevelsOf, LevelsFor: bots.LevelsFor,
		NewBot:  newPick,
		NewSeed: func() uint64 { n++; return n },
		CanQuit: true, Version: "v0.1",
	}
	if *shots != "" {
		opt.Lang = *shotLang
	}
	if change != nil {
		change(&opt)
	}
	a, err := scenes.NewApp(opt)
	if err != nil {
		t.Fatal(err)
	}
	h := &Hand{T: t, App: a, Size: size, C: size.Canvas()}
	h.Tick(nil)
	return h
}

// Tick is one frame; change says what happens in it.
func (h *Hand) Tick(change func(*input.Frame)) {
	h.T.Helper()
	h.Update(change)
	if !h.Left {
		h.Draw()
	}
}

// Update is a frame that nobody draws, as on a machine that is too slow.
func (h *Hand) Update(change func(*input.Frame)) {
	h.T.Helper()
	h.Now += time.Second / input.TicksPerSecond
	f := input.Frame{W: h.Size.W, H: h.Size.H, S: h.Size.S, Now: h.Now, X: -1, Y: -1}
	if change != nil {
		change(&f)
	}
	next, err := h.App.Update(f)
	if err != nil {
		h.T.Fatal(err)
	}
	if next == nil {
		h.Left = true
	}
}

// Draw fills the canvas.
func (h *Hand) Draw() {
	h.C.Reset(h.Size.W, h.Size.H, h.Size.S)
	h.App.Draw(h.C)
}

// Wait lets quiet time pass; what stands at its end is drawn.
func (h *Hand) Wait(d time.Duration) {
	h.T.Helper()
	for end := h.Now + d; h.Now < end && !h.Left; {
		h.Update(nil)
	}
	if !h.Left {
		h.Draw()
	}
}

// ClickAt moves to a point of the canvas, presses and releases.
func (h *Hand) ClickAt(p ui.Point) {
	at := func(f *input.Frame) { f.X, f.Y = p.X, p.Y }
	h.Tick(func(f *input.Frame) { at(f); f.Moved = true })
	h.Tick(func(f *input.Frame) { at(f); f.Left = input.Button{Down: true, Pressed: true} })
	h.Tick(func(f *input.Frame) { at(f); f.Left = input.Button{Released: true} })
}

// Place finds a point where a widget can be clicked.
func (h *Hand) Place(id string) ui.Point {
	h.T.Helper()
	for _, a := range h.App.Aims() {
		if string(a.ID) != id {
			continue
		}
		if a.Asleep { // until the hand has been away
			h.Wait(400 * time.Millisecond)
			return h.Place(id)
		}
		return a.At
	}
	h.T.Fatalf("there is no %q to click; there is %v", id, h.App.Aims())
	return ui.Point{}
}

// Has says whether there is a widget to click.
func (h *Hand) Has(id string) bool {
	for _, a := range h.App.Aims() {
		if string(a.ID) == id {
			return true
		}
	}
	return false
}

// daily are the widgets that lead into a day's game.
var daily = []string{"today", "yesterday"}

// Click clicks a widget and lets the screen change. Who plays a title knows it: a
// lesson that is offered first is declined.
func (h *Hand) Click(id string) {
	h.T.Helper()
	h.ClickAt(h.Place(id))
	h.Wait(300 * time.Millisecond)
	if (strings.HasPrefix(id, "play ") || slices.Contains(daily, id)) && h.Has("welcome/play") {
		h.ClickAt(h.Place("welcome/play"))
		h.Wait(300 * time.Millisecond)
	}
}

// Key presses a key.
func (h *Hand) Key(k input.Key) {
	h.Tick(func(f *input.Frame) { f.Keys = []input.Key{k} })
}

// Write types a text, a letter a tick. The window must know where: a browser
// writes there.
func (h *Hand) Write(text string) {
	h.T.Helper()
	for _, r := range text {
		if _, ok := h.App.Field(); !ok {
			h.T.Fatalf("%q is written and the program does not say where", text)
		}
		h.Tick(func(f *input.Frame) { f.Chars = []rune{r} })
	}
}

// The flags of tests that paint screens for people to look at.
var (
	shots    = flag.String("shots", "", "paint screens into this folder, which must be there")
	shotLang = flag.String("lang", "", "the language of the screens that -shots paints; English if empty")
)

// Shots skips a test that only paints where -shots names no folder.
func Shots(t testing.TB) {
	t.Helper()
	if *shots == "" {
		t.Skip("-shots names no folder")
	}
}

// Shot writes the picture to the folder of -shots, if there is one.
func (h *Hand) Shot(name string) {
	if *shots == "" {
		return
	}
	m, err := new(soft.Renderer).Draw(h.C)
	if err != nil {
		h.T.Fatal(err)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		h.T.Fatal(err)
	}
	h.Keep(name+".png", b.Bytes())
}

// Keep writes a file into the folder of -shots, if there is one.
func (h *Hand) Keep(name string, data []byte) {
	if *shots == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(*shots, name), data, 0o644); err != nil {
		h.T.Fatal(err)
	}
}

// Text says whether s is on the canvas.
func (h *Hand) Text(s string) bool {
	for i := range h.C.Ops {
		if strings.Contains(h.C.Ops[i].Text, s) {
			return true
		}
	}
	return false
}

// Says says whether the English text of a key is on the canvas, on one line or more.
func (h *Hand) Says(key string, args ...any) bool {
	h.T.Helper()
	return h.Lines(scenetest.In(h.T, "").Say(key, args...))
}

// Counts is Says for a number of things.
func (h *Hand) Counts(key string, n int, args ...any) bool {
	h.T.Helper()
	return h.Lines(scenetest.In(h.T, "").Count(key, n, args...))
}

// SaysPart says whether a part of the English text of a key is on the canvas.
func (h *Hand) SaysPart(key string, n int) bool {
	h.T.Helper()
	return h.Lines(scenetest.In(h.T, "").Part(key, n))
}

// Lines says whether a text is on the canvas, though broken into lines.
func (h *Hand) Lines(text string) bool {
	var all strings.Builder
	for i := range h.C.Ops {
		if t := h.C.Ops[i].Text; t != "" {
			all.WriteString(t + " ")
		}
	}
	return strings.Contains(all.String(), text)
}
