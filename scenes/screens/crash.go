package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A crashScreen says that something went wrong and whether the game is saved. It
// needs as little as it can of what may be broken.
type crashScreen struct {
	sh   *page.Shell
	kit  ui.Kit
	what string
	lost bool // what was done last is not saved
	next ui.Scene
}

// NewCrash says what went wrong; lost, that the last of the game is not saved.
func NewCrash(sh *page.Shell, what string, lost bool) ui.Scene {
	s := &crashScreen{sh: sh, what: what, lost: lost}
	s.kit.Focus("home")
	return s
}

// Update takes one tick.
func (s *crashScreen) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	s.kit.Update(in, s.view)
	return s.next, nil
}

// Draw fills the display list.
func (s *crashScreen) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Animating says whether the picture is about to change by itself.
func (s *crashScreen) Animating() bool { return s.kit.Animating() }

func (s *crashScreen) view(k *ui.Kit) {
	c, w := k.C, s.sh.Words
	c.Fill(ui.Rect{W: c.W, H: c.H}, palette.ClothRim)
	m := page.Measure(c)
	width := math.Min(c.W-2*m.Margin, 560)
	say := w.Say("crash.text")
	if s.lost {
		say = w.Say("store.crash")
	}
	text := ui.Body.Wrap(say, width-40)
	what := ui.Body.Wrap(s.what, width-40)
	if len(what) > 6 {
		what = what[:6]
	}
	h := ui.HeadHeight(c) + float64(len(text)+len(what))*ui.LineHeight + m.Button + 46
	r := ui.Rect{W: c.W, H: c.H}.Centered(width, h)
	ui.Panel(c, r)
	in := ui.Head(c, r, w.Say("crash.head"))
	y := c.Paragraph(in.X+8, in.Y+4, text, ui.Body, palette.Ink)
	c.Paragraph(in.X+8, y+8, what, ui.Body, palette.Bad)
	home, quit := w.Say("crash.home"), w.Say("menu.quit")
	b := ui.Rect{W: ui.ButtonWidth(110, home, quit), H: m.Button}
	b.Y = in.Y + in.H - b.H - 4
	b.X = in.X + in.W - b.W - 4
	if s.sh.CanQuit {
		if k.Button("quit", b, quit, ui.Plain) {
			s.next = s.sh.Go.Quit()
			return
		}
		b.X -= b.W + m.Gap
	}
	if k.Button("home", b, home, ui.Primary) || k.Back() {
		s.next = nil
	}
}

// Aims are what a click can reach.
func (s *crashScreen) Aims() []ui.Aim { return s.kit.Aims() }
