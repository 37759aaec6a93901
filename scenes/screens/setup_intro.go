package screens

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// intro is the lesson for whoever chose modules that no lesson has shown yet, nil where there is
// none.
func (s panelsPart) intro() *page.Introduction {
	for i := range s.intros {
		all := !slices.ContainsFunc(s.intros[i].Modules, func(id string) bool { return !s.choice().on(id) })
		if all && !s.intros[i].Done() {
			return &s.intros[i]
		}
	}
	return nil
}

// introPanel offers that lesson below the seats: what is new, and a button. Where many seats leave
// no room for it, the list of lessons still has it.
func (s panelsPart) introPanel(k *ui.Kit, r ui.Rect, m page.Measures) {
	in := s.intro()
	if in == nil {
		return
	}
	w := s.sh.Words
	name, label := s.choice().moduleName(in.Modules[len(in.Modules)-1]), w.Say("welcome.learn")
	b := ui.PushWidth(64, label)
	role := textRole(m)
	lines := role.Wrap(w.Say("setup.intro", name), r.W-b-3*lessonPad)
	high := math.Max(m.Button, role.Pitch()*float64(len(lines))) + 2*lessonPad
	if high > r.H {
		return
	}
	r.H = high
	ui.Panel(k.C, r)
	y := r.Y + math.Round((r.H-role.Pitch()*float64(len(lines)))/2)
	k.C.Paragraph(r.X+lessonPad, y, lines, role, palette.Ink)
	at := ui.Rect{X: r.X + r.W - lessonPad - b, Y: math.Round(r.Y + (r.H-m.Button)/2), W: b, H: m.Button}
	if k.Push("intro", at, ui.Push{Label: label, Look: ui.Strong, Name: label + ": " + name}) {
		s.next = in.Begin(s.setupScreen)
	}
}

// lessonPad is how far what is in the panel of a lesson keeps off its edge, in canvas pixels.
const lessonPad = 8.0
