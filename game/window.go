package game

import (
	"fmt"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/input"
	"tilestead/ui"
)

// placeNote names what the program keeps of the window between starts.
const placeNote = "window"

// rememberAfter is how long the window must stay before its place is kept.
const rememberAfter = time.Second

// A place is where a window is when it is neither maximised nor full.
type place struct {
	x, y, w, h int
	maximised  bool
}

// A window remembers its place and whether it fills the screen.
type window struct {
	now    place
	since  time.Duration // how long now is as it is
	look   time.Duration // when to look at it again
	kept   place
	full   bool
	hidden bool // minimised
	asked  bool // what the settings last said of full screen
}

// open places the window before it shows: where it was, at the first start
// maximised.
func (w *window) open(p Program, windowed bool) {
	if inPage {
		w.follow(p)
		return
	}
	screenW, screenH := 0, 0
	if !driven { // a program that tests drive may have no screen
		if m := ebiten.Monitor(); m != nil {
			screenW, screenH = m.Size()
		}
	}
	note := ""
	if !windowed {
		note, _ = p.Note(placeNote)
	}
	at, again := opening(note, !windowed)
	at = at.within(screenW, screenH)
	if again {
		ebiten.SetWindowPosition(at.x, at.y)
	}
	ebiten.SetWindowSize(at.w, at.h)
	if at.maximised {
		ebiten.MaximizeWindow()
	}
	w.now, w.kept = at, at
	w.asked = p.Settings().Fullscreen
	w.fill(w.asked && !windowed)
}

// opening is the place that a note of an earlier start keeps, again, or where
// there is none that of a first start.
func opening(note string, maximised bool) (at place, again bool) {
	if kept, err := readPlace(note); err == nil {
		return kept, true
	}
	return place{w: startW, h: startH, maximised: maximised}, false
}

// update follows full screen and the window's place; it says whether the
// picture must be drawn again.
func (w *window) update(p Program, in *input.Frame) (redraw bool) {
	if wentBack(p.AtHome()) {
		in.Keys = append(slices.Clone(in.Keys), input.KeyEsc)
	}
	if in.Hit(input.KeyF11) || in.Alt && in.Hit(input.KeyEnter) {
		take(in, input.KeyF11)
		take(in, input.KeyEnter)
		w.fill(!w.full)
		p.SetFullscreen(w.full)
		w.asked = w.full
		redraw = true
	}
	if asked := p.Settings().Fullscreen; asked != w.asked {
		w.asked = asked
		w.fill(asked)
		redraw = true
	}
	if in.Now < w.look { // asking the window system every tick costs more than all else at rest
		return redraw
	}
	w.look = in.Now + rememberAfter/2
	if inPage {
		w.follow(p)
		return redraw
	}
	w.hidden = ebiten.IsWindowMinimized()
	if ebiten.IsFullscreen() || w.hidden {
		return redraw
	}
	at := w.now
	if at.maximised = ebiten.IsWindowMaximized(); !at.maximised {
		at.x, at.y = ebiten.WindowPosition()
		at.w, at.h = ebiten.WindowSize()
	}
	if at != w.now {
		w.now, w.since = at, in.Now
	}
	if in.Now-w.since > rememberAfter {
		w.keep(p)
	}
	return redraw
}

func (w *window) fill(screen bool) {
	w.full = screen
	ebiten.SetFullscreen(screen)
}

// follow takes over whether the page fills the screen: the player's browser
// decides that, and lets programs do it in answer to a click only.
func (w *window) follow(p Program) {
	if full := ebiten.IsFullscreen(); full != p.Settings().Fullscreen {
		w.full = full
		p.SetFullscreen(full)
	}
}

// keep notes the window's place.
func (w *window) keep(p Program) {
	if w.now != w.kept {
		w.kept = w.now
		p.SetNote(placeNote, w.now.String())
	}
}

// String is the place as readPlace reads it.
func (p place) String() string {
	how := "normal"
	if p.maximised {
		how = "maximised"
	}
	return fmt.Sprint(p.x, p.y, p.w, p.h, " ", how)
}

func readPlace(note string) (place, error) {
	var p place
	var how string
	if _, err := fmt.Sscan(note, &p.x, &p.y, &p.w, &p.h, &how); err != nil {
		return place{}, fmt.Errorf("the place %q of the window: want x y width height and normal or maximised: %w",
			note, err)
	}
	p.maximised = how == "maximised"
	if !p.maximised && how != "normal" {
		return place{}, fmt.Errorf("the place %q of the window is neither normal nor maximised", note)
	}
	if p.w < ui.MinW || p.h < ui.MinH || p.w > 1<<15 || p.h > 1<<15 {
		return place{}, fmt.Errorf("the place %q of the window: its size is out of range", note)
	}
	return p, nil
}

// How much of a window must lie on the screen for its title bar to be taken
// hold of, in device-independent pixels.
const (
	gripW = 160
	gripH = 64
)

// within is the place on a screen of that size, whose upper left corner places
// are counted from: the same if the window can be seen and taken hold of there,
// else pulled back, and smaller if the screen is. The screen it was left on may
// be gone or have another resolution.
func (p place) within(screenW, screenH int) place {
	if screenW <= 0 || screenH <= 0 {
		return p // nothing is known of it
	}
	seen := min(p.x+p.w, screenW) - max(p.x, 0)
	if seen >= gripW && p.y >= -gripH/2 && p.y <= screenH-gripH && p.w <= screenW && p.h <= screenH {
		return p
	}
	p.w = max(ui.MinW, min(p.w, screenW))
	p.h = max(ui.MinH, min(p.h, screenH))
	p.x = max(0, min(p.x, screenW-p.w))
	p.y = max(0, min(p.y, screenH-p.h))
	return p
}

// take removes a key from a frame that the window used itself.
func take(in *input.Frame, k input.Key) {
	in.Keys = slices.DeleteFunc(slices.Clone(in.Keys), func(h input.Key) bool { return h == k })
}
