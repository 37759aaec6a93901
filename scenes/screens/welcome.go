package screens

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A welcome offers whoever plays a title for the first time to be shown how.
type welcome struct {
	sh    *page.Shell
	title *rules.Title
	below ui.Scene
	kit   ui.Kit
	next  ui.Scene
}

// begin is what Play leads to: the set-up, or first the offer of a lesson.
func begin(sh *page.Shell, t *rules.Title, below ui.Scene) ui.Scene {
	if !newcomer(sh, t) {
		return NewSetup(sh, t)
	}
	s := &welcome{sh: sh, title: t, below: below}
	s.kit.Focus("welcome/learn")
	if sh.Announce != nil {
		sh.Announce(sh.Words.Say(welcomeKey(t)))
	}
	return s
}

func welcomeKey(t *rules.Title) string { return "welcome." + t.ID }

// newcomer says whether nothing tells that somebody here knows a title that has
// something to offer to those who do not.
func newcomer(sh *page.Shell, t *rules.Title) bool {
	if _, asked := sh.Settings.Get(welcomeKey(t)); asked || !sh.Words.Has(welcomeKey(t)) || sh.Shelf.Runs(t.ID) {
		return false
	}
	played, _, err := sh.Shelf.History()
	return err == nil && !slices.ContainsFunc(played, func(r save.Record) bool { return r.Title == t.ID })
}

// Update takes one tick.
func (s *welcome) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	s.kit.Update(in, s.view)
	s.sh.Hear(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *welcome) Draw(c *ui.Canvas) {
	s.below.Draw(c)
	ui.Veil(c)
	s.kit.Draw(c, s.view)
}

// Animating says whether the picture is about to change by itself.
func (s *welcome) Animating() bool { return s.kit.Animating() }

// Aims are what a click can reach.
func (s *welcome) Aims() []ui.Aim { return s.kit.Aims() }

func (s *welcome) view(k *ui.Kit) {
	c, m, w := k.C, page.Measure(k.C), s.sh.Words
	head := s.sh.TitleWord(s.title)
	s.sh.Name = head
	learn, play := w.Say("welcome.learn"), w.Say("welcome.play")
	button := ui.ButtonWidth(120, learn, play)
	width := math.Min(math.Max(2*button+m.Gap, 340), c.W-2*m.Margin-28)
	button = math.Min(button, math.Floor((width-m.Gap)/2))
	text := ui.Wrap(w.Say(welcomeKey(s.title)), width)
	picture := ui.Rect{W: width, H: math.Min(math.Round(width*0.45), c.H*0.36)}
	h := ui.HeadHeight(c) + 8 + picture.H + 8 + float64(len(text))*ui.LineHeight + 8 + m.Button + 12
	r := ui.Rect{W: c.W, H: c.H}.Centered(width+28, h)
	k.Block("panel", r)
	picture.X, picture.Y = r.X+14, r.Y+ui.HeadHeight(c)+8
	if k.Drawing() {
		ui.Panel(c, r)
		ui.Head(c, r, head)
		page.DrawCard(c, s.title.ID, picture)
		c.Lines(picture.X, picture.Y+picture.H+8, text, ui.LineHeight, palette.Ink)
	}
	at := ui.Rect{X: r.X + math.Round((r.W-2*button-m.Gap)/2), Y: r.Y + r.H - m.Button - 12, W: button, H: m.Button}
	switch {
	case k.Button("welcome/learn", at, learn, ui.Primary):
		s.answer(s.sh.Go.Teach(s.title))
	case k.Button("welcome/play", ui.Rect{X: at.X + button + m.Gap, Y: at.Y, W: button, H: m.Button}, play, ui.Strong):
		s.answer(NewSetup(s.sh, s.title))
	case k.Back():
		s.next = nil
	}
}

// answer goes on, and asks no more.
func (s *welcome) answer(next ui.Scene) {
	s.sh.SetNote(welcomeKey(s.title), "asked")
	s.next = s.sh.Go.Replace(next)
}
