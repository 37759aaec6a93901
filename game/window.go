package game

import (
	"errors"
	"fmt"
	"io/fs"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/input"
	"tilestead/save"
	"tilestead/ui"
)

// windowFile keeps the window's place between starts.
const windowFile = "window.txt"

// rememberAfter is how long the window must stay before its place is kept.
const rememberAfter = time.Second

// A place is where a window is when it is neither maximised nor full.
type place struct {
	x, y, w, h int
	maximised  bool
}

// A window remembers its place and whether it fills the screen.
type window struct {
	store save.Store
	now   place
	kept  place // what the store holds
	since time.Duration
	full  bool
}

// open places the window before it shows: where it was, at the first start
// maximised.
func (w *window) open(o Options) {
	p := place{w: startW, h: startH, maximised: true}
	if o.Windowed {
		p.maximised = false
	} else if kept, err := readPlace(w.store); err == nil {
		p = kept
		ebiten.SetWindowPosition(p.x, p.y)
	}
	ebiten.SetWindowSize(p.w, p.h)
	if p.maximised {
		ebiten.MaximizeWindow()
	}
	w.now, w.kept = p, p
	w.full = o.Fullscreen() && !o.Windowed
	if o.Windowed && o.Fullscreen() {
		o.SetFullscreen(false)
	}
	ebiten.SetFullscreen(w.full)
}

// update follows full screen and the window's place; it says whether the
// picture must be drawn again.
func (w *window) update(o Options, in *input.Frame) (redraw bool) {
	if in.Hit(input.KeyF11) || in.Alt && in.Hit(input.KeyEnter) {
		take(in, input.KeyF11)
		take(in, input.KeyEnter)
		o.SetFullscreen(!o.Fullscreen())
	}
	if full := o.Fullscreen(); full != w.full {
		w.full = full
		ebiten.SetFullscreen(full)
		redraw = true
	}
	if ebiten.IsFullscreen() || ebiten.IsWindowMinimized() {
		return redraw
	}
	p := w.now
	if p.maximised = ebiten.IsWindowMaximized(); !p.maximised {
		p.x, p.y = ebiten.WindowPosition()
		p.w, p.h = ebiten.WindowSize()
	}
	if p != w.now {
		w.now, w.since = p, in.Now
	}
	if w.now != w.kept && in.Now-w.since > rememberAfter {
		// A place that cannot be kept is tried again when the program ends,
		// which tells the error.
		w.since = in.Now + time.Hour
		_ = w.close()
	}
	return redraw
}

// close keeps the window's place.
func (w *window) close() error {
	if w.store == nil || w.now == w.kept {
		return nil
	}
	if err := writePlace(w.store, w.now); err != nil {
		return fmt.Errorf("the window's place is not kept: %w", err)
	}
	w.kept = w.now
	return nil
}

func writePlace(st save.Store, p place) error {
	s := &save.Settings{}
	for _, v := range []struct {
		key   string
		value any
	}{{"x", p.x}, {"y", p.y}, {"width", p.w}, {"height", p.h}, {"maximised", p.maximised}} {
		s.Set(v.key, fmt.Sprint(v.value))
	}
	return st.Write(windowFile, s.Bytes())
}

// readPlace reads the window's place; the error of one that was never kept is
// fs.ErrNotExist.
func readPlace(st save.Store) (place, error) {
	if st == nil {
		return place{}, fs.ErrNotExist
	}
	data, err := st.Read(windowFile)
	if err != nil {
		return place{}, err
	}
	s, err := save.ReadSettings(data)
	if err != nil {
		return place{}, err
	}
	var p place
	for key, to := range map[string]any{"x": &p.x, "y": &p.y, "width": &p.w, "height": &p.h, "maximised": &p.maximised} {
		text, _ := s.Get(key)
		if _, err := fmt.Sscan(text, to); err != nil {
			return place{}, fmt.Errorf("%s: %s is %q", windowFile, key, text)
		}
	}
	if p.w < ui.MinW || p.h < ui.MinH || p.w > 1<<15 || p.h > 1<<15 {
		return place{}, errors.New(windowFile + ": the size is out of range")
	}
	return p, nil
}
