package game

import (
	"math"
	"os"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/input"
	"tilestead/input/device"
	"tilestead/ui"
)

// repaintEvery is how long a picture stays when nothing changes: a window
// system that lost it gets it again.
const repaintEvery = 5 * time.Second

// A shell is the program as Ebitengine sees it.
type shell struct {
	options Options
	window  window
	clock   clock
	reader  device.Reader
	stack   stack
	crashed bool
	crash   error // a failure to be shown by the next Update

	deviceW, deviceH float64
	s, w, h          float64 // scale and canvas
	size             ui.TextSize

	sheets  *sheets
	painter *painter
	canvas  ui.Canvas
	dirty   int // frames still to draw; two, because the last of a motion may come late
	painted time.Duration
	now     time.Duration
	focused bool
	aims    aims
}

func newShell(o Options) *shell {
	s := &shell{options: o, window: window{store: o.Store}, sheets: loadSheets(), aims: aims{file: os.Getenv(aimsVariable)}}
	s.painter = newPainter(s.sheets)
	return s
}

// LayoutF makes the screen as large as the window in device pixels.
func (s *shell) LayoutF(w, h float64) (float64, float64) {
	f := ebiten.Monitor().DeviceScaleFactor()
	s.resize(math.Ceil(w*f), math.Ceil(h*f))
	return s.deviceW, s.deviceH
}

// Layout is never called: LayoutF takes its place.
func (s *shell) Layout(w, h int) (int, int) { return w, h }

func (s *shell) resize(w, h float64) {
	size := s.options.TextSize()
	if w == s.deviceW && h == s.deviceH && size == s.size {
		return
	}
	s.deviceW, s.deviceH, s.size = w, h, size
	s.s, s.w, s.h = ui.Scale(w, h, size)
	s.dirty = 2
}

// Update is one tick.
func (s *shell) Update() error {
	s.now = s.clock.tick(time.Now())
	in := s.reader.Read(s.w, s.h, s.s, s.now)
	if s.window.update(s.options, &in) || s.now-s.painted > repaintEvery {
		s.dirty = 2
	}
	if f := ebiten.IsFocused(); f != s.focused {
		s.focused, s.dirty = f, 2
	}
	if !s.sheets.step() {
		s.dirty = 2
		return nil
	}
	if !in.Quiet() {
		s.dirty = 2
	}
	if err := s.step(in); err != nil {
		return err
	}
	if ebiten.IsWindowBeingClosed() && s.mayClose() {
		return ebiten.Termination
	}
	return nil
}

// step gives the top scene its tick.
func (s *shell) step(in input.Frame) error {
	if ui.LayoutOf(s.w, s.h) == ui.TooSmall {
		return nil
	}
	err := s.crash
	s.crash = nil
	if err == nil {
		err = guard(func() error { return s.advance(in) })
	}
	if err != nil {
		if err = s.showCrash(err); err != nil {
			return err
		}
		s.dirty = 2
	}
	if s.stack.top() == nil {
		return ebiten.Termination
	}
	return nil
}

func (s *shell) advance(in input.Frame) error {
	if s.stack == nil {
		first, err := s.options.First()
		if err != nil {
			return err
		}
		s.stack, s.dirty = stack{first}, 2
	}
	top := s.stack.top()
	changed, err := s.stack.update(in)
	if err != nil {
		return err
	}
	if changed {
		s.dirty = 2
		if s.crashed && s.stack.top() != nil { // the crash screen is not come back to
			s.stack, s.crashed = stack{s.stack.top()}, false
		}
	}
	s.hear(top)
	if t := s.stack.top(); t != nil && t.Animating() {
		s.dirty = 2
	}
	return nil
}

// hear passes on what the scene noted.
func (s *shell) hear(scene any) {
	if c, ok := scene.(interface{ TakeCues() []string }); ok && s.options.Cues != nil {
		if names := c.TakeCues(); len(names) > 0 {
			s.options.Cues(names)
		}
	}
}

// mayClose asks the scene whether the window may close now; it may put a
// question to the player instead.
func (s *shell) mayClose() bool {
	if c, ok := s.stack.top().(interface{ MayClose() bool }); ok {
		s.dirty = 2
		return c.MayClose()
	}
	return true
}

// Draw draws when something changed since the last frames.
func (s *shell) Draw(screen *ebiten.Image) {
	if s.dirty == 0 || s.w == 0 {
		return
	}
	s.dirty--
	s.painted = s.now
	s.canvas.Reset(s.w, s.h, s.s)
	if err := guard(func() error { s.list(); return nil }); err != nil {
		s.crash = err
		s.canvas.Reset(s.w, s.h, s.s)
	}
	if err := guard(func() error { s.painter.paint(screen, &s.canvas); return nil }); err != nil && s.crash == nil {
		s.crash = err
	}
}

// list fills the display list.
func (s *shell) list() {
	switch {
	case s.sheets.missing > 0:
		waiting(&s.canvas, float64(s.sheets.missing), float64(len(s.sheets.pictures)))
	case ui.LayoutOf(s.w, s.h) == ui.TooSmall:
		enlarge(&s.canvas, s.options.Say("window.enlarge", ui.MinW, ui.MinH))
	case s.stack.top() != nil:
		s.stack.top().Draw(&s.canvas)
		s.aims.tell(s.stack.top(), s.s)
	}
}

// take removes keys from a frame that the window used itself.
func take(in *input.Frame, k input.Key) {
	in.Keys = slices.DeleteFunc(slices.Clone(in.Keys), func(h input.Key) bool { return h == k })
}
