package game

import (
	"math"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/input"
	"tilestead/input/device"
	"tilestead/scenes/settings"
	"tilestead/sound"
	"tilestead/ui"
)

// repaintEvery is how long a picture stays when nothing changes: a window
// system that lost it gets it again.
const repaintEvery = 10 * time.Second

// restAfterCrash is how soon a second failure ends the program.
const restAfterCrash = time.Second

// A shell is the program as Ebitengine sees it.
type shell struct {
	program Program
	options Options
	window  window
	clock   clock
	reader  device.Reader

	crash     error // a failure of Draw, to be told by the next Update
	crashes   int
	crashedAt time.Duration

	deviceW, deviceH float64
	s, w, h          float64 // scale and canvas
	dot              float64 // device pixels per point
	density          float64 // see density
	size             ui.TextSize

	sheets       *sheets
	painter      *painter
	canvas       ui.Canvas
	dirty        int // frames still to draw; two, because the last of a motion may come late
	painted      time.Duration
	now          time.Duration
	focused      bool
	shown        bool // the program's first picture is on the screen
	reword       bool // texts have come that the program lacks
	lettersAsked bool // the page brings the letters that the faces lack
	aims         aims
}

func newShell(p Program, o Options) *shell {
	s := &shell{program: p, options: o, sheets: loadSheets(), aims: aims{file: os.Getenv(aimsVariable)}}
	s.painter = newPainter(s.sheets)
	p.SetRasterizer(s.rasterize)
	return s
}

// LayoutF makes the screen as large as the window in device pixels.
func (s *shell) LayoutF(w, h float64) (float64, float64) {
	s.dot = ebiten.Monitor().DeviceScaleFactor()
	s.density = density(w, h, s.dot)
	s.dot *= s.density
	s.resize(math.Ceil(w*s.dot), math.Ceil(h*s.dot))
	return s.deviceW, s.deviceH
}

// mostDensity is how much a picture is shrunk at most.
const mostDensity = 1.5

// density is how many pixels are drawn for each that a small phone has. Its screen
// has fewer points than the smallest canvas and many pixels a point: drawn with
// canvas pixels of one device pixel nothing could be read or hit. So the picture
// is drawn as large as the smallest canvas needs and shrunk a little.
func density(w, h, dot float64) float64 {
	if k := math.Max(ui.MinW/w, ui.MinH/h); dot >= 2 && k > 1 && k <= mostDensity {
		return k
	}
	return 1
}

// Layout is never called: LayoutF takes its place.
func (s *shell) Layout(w, h int) (int, int) { return w, h }

func (s *shell) resize(w, h float64) {
	size := s.program.Settings().TextSize
	if w == s.deviceW && h == s.deviceH && size == s.size {
		return
	}
	s.deviceW, s.deviceH, s.size = w, h, size
	s.s, s.w, s.h = ui.Scale(w, h, size)
	// On fine screens a canvas pixel is never smaller than a point, if there is room.
	if small := math.Ceil(math.Floor(s.dot) - s.s); small > 0 {
		s.s, s.w, s.h = ui.Scale(w, h, size+ui.TextSize(small))
	}
	s.dirty = 2
}

// Update is one tick.
func (s *shell) Update() error {
	s.now = s.clock.tick(time.Now())
	followDensity()
	in := s.reader.Read(s.w, s.h, s.s, s.dot, s.now)
	if s.window.update(s.program, &in) {
		s.dirty = 2
	} else if s.now-s.painted > repaintEvery {
		s.dirty = max(s.dirty, 1)
	}
	in.Hidden = s.window.hidden
	if f := ebiten.IsFocused(); f != s.focused {
		s.focused, s.dirty = f, 2
	}
	if ebiten.IsWindowBeingClosed() && s.closing() {
		return ebiten.Termination // the game was saved after its last action
	}
	s.hear(in)
	s.askLetters()
	fetched := s.sheets.waits() || s.reword
	s.reword = false
	ready := s.sheets.step()
	if s.sheets.news() {
		s.dirty = 2
	}
	if !ready {
		return s.fetching(in)
	}
	if fetched {
		if err := s.program.Reword(); err != nil {
			return s.crashed(err)
		}
	}
	if !in.Quiet() {
		s.dirty = 2
	}
	err := s.step(in)
	s.reader.Write(s.line())
	if err == nil {
		s.ask()
	}
	return err
}

// closing says whether the window may be closed now. Where the program cannot
// be seen it is not asked.
func (s *shell) closing() bool {
	s.dirty = 2
	return ui.LayoutOf(s.w, s.h) == ui.TooSmall || s.sheets.missing > 0 || s.program.Closing()
}

// hear tells the player of sounds what it needs to know.
func (s *shell) hear(in input.Frame) {
	v := s.program.Settings().Sound
	s.options.Sound.Update(sound.Moment{
		Volume: sound.Volume{
			Effects: float64(v.Effects) / settings.Loudest, Music: float64(v.Music) / settings.Loudest, Place: v.Place,
			Mute: v.Mute,
		},
		Hidden: s.window.hidden || behind(v.Behind, s.focused), Acted: in.Acted(),
	})
}

// behind says whether the game is silent because another window is in front, which
// asked tells. A page that can be seen never is: a browser gives the keyboard to
// much else.
func behind(asked, focused bool) bool { return asked && !focused && !inPage }

// step gives the program its tick.
func (s *shell) step(in input.Frame) error {
	if ui.LayoutOf(s.w, s.h) == ui.TooSmall {
		return nil
	}
	left := false
	err := s.crash
	s.crash = nil
	if err == nil {
		err = guard(func() error {
			next, err := s.program.Update(in)
			left = next == nil
			if err == nil && !left && s.program.Animating() {
				s.dirty = 2
			}
			return err
		})
	}
	if err != nil {
		s.dirty = 2
		return s.crashed(err)
	}
	if left {
		return ebiten.Termination
	}
	return nil
}

// line is where a line of text is being written, in points; nil where none is.
func (s *shell) line() *device.Line {
	r, ok := s.program.Field()
	if !ok {
		return nil
	}
	k := s.s / s.dot
	return &device.Line{X: r.X * k, Y: r.Y * k, W: r.W * k, H: r.H * k}
}

// Draw draws when something changed since the last frames.
func (s *shell) Draw(screen *ebiten.Image) {
	s.sheets.full = false
	if s.dirty == 0 || s.w == 0 {
		return
	}
	s.dirty--
	s.painted = s.now
	s.canvas.Reset(s.w, s.h, s.s)
	if s.waitsUntold() {
		return
	}
	if err := guard(func() error { s.list(); return nil }); err != nil {
		s.crash = err
		s.canvas.Reset(s.w, s.h, s.s)
	}
	if s.waitsUntold() {
		return // the list cannot be shown
	}
	if err := guard(func() error { s.painter.paint(screen, &s.canvas); return nil }); err != nil && s.crash == nil {
		s.crash = err
	}
	if !s.shown && s.sheets.missing == 0 {
		s.shown = true
		firstShown()
	}
}

// list fills the display list.
func (s *shell) list() {
	switch {
	case s.sheets.missing > 0:
		waiting(&s.canvas, s.canvas.H/2, float64(s.sheets.shared-s.sheets.missing), float64(s.sheets.shared))
	case s.sheets.waits():
		s.aims.tellNone()
		s.listOrder()
	case ui.LayoutOf(s.w, s.h) == ui.TooSmall:
		enlarge(&s.canvas, s.program.Words().Say("window.enlarge", ui.MinW, ui.MinH))
	default:
		s.program.Draw(&s.canvas)
		s.ask()
		s.askArt(&s.canvas)
		if s.sheets.waits() {
			s.aims.tellNone()
			s.canvas.Reset(s.w, s.h, s.s)
			if !s.waitsUntold() {
				s.listOrder()
			}
			return
		}
		s.aims.tell(s.program, s.s/math.Max(1, s.density))
	}
}
