package screens

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// An askScreen asks something, or says it, before the screen below it goes on.
type askScreen struct {
	sh      *page.Shell
	kit     ui.Kit
	below   ui.Scene
	next    ui.Scene
	head    string
	text    []string // a paragraph each
	answers []Answer // the first is where the keyboard is, and what Esc gives
	picture string   // the title whose card is shown, where Esc gives no answer; "" for none
}

// An Answer is a button under a question. Do gives the scene that comes next, nil
// goes back to the one below.
type Answer struct {
	ID    ui.ID
	Label string
	Do    func() ui.Scene
}

// NewAsk makes a screen that asks over another one, or in place of one that asks.
// text has a paragraph each; the first of the answers is what Esc gives.
func NewAsk(sh *page.Shell, below ui.Scene, head string, text []string, answers ...Answer) ui.Scene {
	return newAsk(sh, below, "", head, text, answers...)
}

// newAsk is NewAsk with the card of a title, "" for none.
func newAsk(sh *page.Shell, below ui.Scene, picture, head string, text []string, answers ...Answer) ui.Scene {
	if asked, ok := below.(*askScreen); ok {
		below = asked.below
	}
	s := &askScreen{sh: sh, below: below, head: head, text: text, answers: answers, picture: picture}
	s.kit.Focus(answers[0].ID)
	if sh.Announce != nil {
		for _, t := range text {
			sh.Announce(t)
		}
	}
	return s
}

// Update takes one tick.
func (s *askScreen) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	s.kit.Update(in, s.view)
	s.sh.Hear(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *askScreen) Draw(c *ui.Canvas) {
	s.below.Draw(c)
	ui.Veil(c)
	s.kit.Draw(c, s.view)
}

// Animating says whether the picture is about to change by itself.
func (s *askScreen) Animating() bool { return s.kit.Animating() }

// Aims are what a click can reach.
func (s *askScreen) Aims() []ui.Aim { return s.kit.Aims() }

func (s *askScreen) view(k *ui.Kit) {
	c, m := k.C, page.Measure(k.C)
	s.sh.Name = s.head
	var labels []string
	for _, b := range s.answers {
		labels = append(labels, b.Label)
	}
	n := float64(len(s.answers))
	w := ui.ButtonWidth(100, labels...)
	width := math.Max(n*w+(n-1)*m.Gap, math.Min(c.W-2*m.Margin-28, 400))
	var lines [][]string
	h := ui.HeadHeight(c) + 12 + m.Button + 8
	for _, t := range s.text {
		l := ui.Body.Wrap(t, width)
		lines = append(lines, l)
		h += float64(len(l))*ui.LineHeight + 6
	}
	picture := ui.Rect{W: width}
	if s.picture != "" {
		picture.H = math.Round(math.Min(width*0.45, c.H*0.36))
		h += picture.H + 8
	}
	r := ui.Rect{W: c.W, H: c.H}.Centered(width+28, h)
	k.Block("panel", r)
	if k.Drawing() {
		ui.Panel(c, r)
		ui.Head(c, r, s.head)
	}
	x, y := r.X+14, r.Y+ui.HeadHeight(c)+6
	if s.picture != "" {
		picture.X, picture.Y = x, y+2
		page.DrawCard(c, s.picture, picture)
		y += picture.H + 8
	}
	for _, l := range lines {
		y = c.Paragraph(x, y, l, ui.Body, palette.Ink) + 6
	}
	for i, b := range s.answers {
		look := ui.Plain
		if i == 0 {
			look = ui.Primary
		}
		at := ui.Rect{X: math.Round(r.X + (r.W-n*w-(n-1)*m.Gap)/2 + float64(i)*(w+m.Gap)),
			Y: r.Y + r.H - m.Button - 10, W: w, H: m.Button}
		if k.Button(b.ID, at, b.Label, look) || i == 0 && s.picture == "" && k.Back() {
			s.next = b.Do()
		}
	}
	if s.picture != "" && k.Back() {
		s.next = nil
	}
}
