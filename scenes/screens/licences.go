package screens

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// newLicences is the screen with the licence of the program and the notices of
// what it is made with.
func newLicences(sh *page.Shell) *textScreen {
	s := &textScreen{sh: sh, name: sh.Words.Say("menu.licences")}
	notices, err := assets.Notices()
	if err != nil {
		sh.Fail(err)
		return s
	}
	for _, n := range notices {
		s.parts = append(s.parts, textPart{n.Name, n.Use + "\n\n" + n.Text})
	}
	return s
}

// A textScreen shows chapters of text: their names on the left, the chosen one
// on the right, scrolling.
type textScreen struct {
	sh    *page.Shell
	kit   ui.Kit
	next  ui.Scene
	name  string
	parts []textPart
	part  int // the chapter shown
	at    float64
	list  float64
	wrap  wrapped
}

// A textPart is a chapter.
type textPart struct{ head, text string }

// wrapped is a text broken into lines for a width.
type wrapped struct {
	part  int
	width float64
	lines []string
}

// Update takes one tick.
func (s *textScreen) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	s.kit.Update(in, s.view)
	s.sh.Hear(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *textScreen) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Animating says whether the picture is about to change by itself.
func (s *textScreen) Animating() bool { return s.kit.Animating() }

func (s *textScreen) view(k *ui.Kit) {
	room, m, back := s.sh.Page(k, s.name)
	if back {
		s.next = nil
		return
	}
	width := math.Min(room.W, 720)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	ui.Panel(k.C, room)
	pad := 12.0
	if m.Layout == ui.Compact {
		pad = 7
	}
	in := room.Inset(pad)
	names := 0.0
	for _, p := range s.parts {
		names = math.Max(names, ui.Name.Width(p.head)+26)
	}
	left, right := in.Left(math.Min(names, in.W*0.36), pad)
	row := m.Button + 2
	k.List("chapters", left, row, len(s.parts), &s.list, func(i int, r ui.Rect) {
		r.H -= 2
		look := ui.Plain
		if i == s.part {
			look = ui.Strong
		}
		if k.Push(k.Nth("chapter", i), r, ui.Push{Label: s.parts[i].head, Look: look}) {
			s.part, s.at = i, 0
		}
	})
	if len(s.parts) == 0 {
		return
	}
	k.C.Fill(ui.Rect{X: right.X - math.Round(pad/2), Y: right.Y, W: 1, H: right.H}, palette.Alpha(palette.InkSoft, 0.4))
	s.text(k, right)
}

// text shows the chosen chapter.
func (s *textScreen) text(k *ui.Kit, r ui.Rect) {
	part := s.parts[s.part]
	if w := r.W - 12; s.wrap.lines == nil || s.wrap.part != s.part || s.wrap.width != w {
		s.wrap = wrapped{s.part, w, ui.Body.Wrap(part.text, w)}
	}
	top, rest := r.Top(ui.LineHeight, 6)
	k.C.Write(top.X, ui.Heading.Base(top.Y-2), part.head, ui.Heading, palette.Ink)
	k.List("text", rest, ui.LineHeight, len(s.wrap.lines), &s.at, func(i int, line ui.Rect) {
		k.C.Write(line.X, ui.Body.Base(line.Y), s.wrap.lines[i], ui.Body, palette.Ink)
	})
	k.ScrollKeys(&s.at, rest.H, float64(len(s.wrap.lines))*ui.LineHeight)
}

// Aims are what a click can reach.
func (s *textScreen) Aims() []ui.Aim { return s.kit.Aims() }
