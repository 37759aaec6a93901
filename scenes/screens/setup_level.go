package screens

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// chevron is the room at the right of a button that opens a list.
const chevron = 16

// whoName is what a level is called, of "" a person.
func (s panelsPart) whoName(level string) string {
	if level == "" {
		return s.sh.Words.Say("setup.human")
	}
	return s.sh.Words.Say("bot." + level)
}

// whoStyle is how a level plays.
func (s panelsPart) whoStyle(level string) string {
	if level == "" {
		return s.sh.Words.Say("setup.human.style")
	}
	return s.sh.Words.Say("bot." + level + ".style")
}

// whoIcon is the sign of a level.
func whoIcon(level string) string {
	if level == "" {
		return "person"
	}
	return "robot"
}

// who are all that can sit at a seat: a person, and the levels from weak to strong.
func (s panelsPart) who() []string { return append([]string{""}, s.levels()...) }

// levelWidth is how wide the button of a level is, for the longest.
func (s panelsPart) levelWidth() float64 {
	wide := 0.0
	for _, l := range append([]string{""}, s.sh.LevelsOf(s.title.ID)...) {
		wide = math.Max(wide, ui.Name.Width(s.whoName(l)))
	}
	return math.Ceil(wide) + 2*chevron + 34
}

// levelButton says who plays a seat, and opens the list to choose from.
func (s panelsPart) levelButton(k *ui.Kit, r ui.Rect, i int) {
	level := s.levelOf(i)
	name := s.whoName(level)
	reply := k.Zone(ui.Zone{ID: k.Nth("who", i), Box: r, Marked: true, Name: name, Tip: name + "\n" + s.whoStyle(level)})
	ui.Button(k.C, r, whoIcon(level), name, ui.Plain, reply.State())
	x, y := r.X+r.W-chevron/2-3, math.Round(r.Y+r.H/2)-2
	k.C.Poly(palette.Ink, ui.Point{X: x - 4, Y: y - 1}, ui.Point{X: x + 4, Y: y - 1}, ui.Point{X: x, Y: y + 4})
	if reply.Clicked {
		s.asked = i
		k.Focus(k.Nth(string(k.Nth("who", i)), slices.Index(s.who(), level)))
		k.Relay()
	}
}

// closeLevels closes the list of levels.
func (s panelsPart) closeLevels(k *ui.Kit) {
	k.Focus(k.Nth("who", s.asked))
	s.asked = -1
	k.Relay()
}

// layLevels lays out who can sit at a seat while that is asked: beside its button, each
// with how it plays.
func (s panelsPart) layLevels(k *ui.Kit, m page.Measures) {
	if s.asked < 0 || s.asked >= len(s.seats) {
		return
	}
	button, _ := k.Box(k.Nth("who", s.asked))
	k.Modal()
	if k.Drawing() {
		ui.Veil(k.C)
	}
	if k.Zone(ui.Zone{ID: "levels/off", Box: ui.Rect{W: k.C.W, H: k.C.H}, NoKeys: true}).Clicked {
		s.closeLevels(k)
		return
	}
	list, row := s.who(), ui.Name.Pitch()+ui.Dense.Pitch()+4
	if m.Layout == ui.Roomy {
		row += 6
	}
	wide := 0.0
	for _, l := range list {
		wide = math.Max(wide, math.Max(ui.Name.Width(s.whoName(l)), ui.Dense.Width(s.whoStyle(l))))
	}
	r := ui.Rect{W: math.Ceil(wide) + 58, H: row*float64(len(list)) + 10}
	r.X = math.Max(4, math.Min(button.X+button.W-r.W, k.C.W-4-r.W))
	r.Y = math.Max(4, math.Min(button.Y+button.H+2, k.C.H-4-r.H))
	k.Block("levels/panel", r)
	ui.Panel(k.C, r)
	at := ui.Rect{X: r.X + 5, Y: r.Y + 5, W: r.W - 10, H: row}
	for j, level := range list {
		if s.levelRow(k, at, k.Nth(string(k.Nth("who", s.asked)), j), level) {
			s.setWho(s.asked, level)
			s.closeLevels(k)
			return
		}
		at.Y += row
	}
}

// levelRow lays out one of those who can sit at the seat that is asked about.
func (s panelsPart) levelRow(k *ui.Kit, r ui.Rect, id ui.ID, level string) bool {
	c, on := k.C, s.levelOf(s.asked) == level
	reply := k.Zone(ui.Zone{ID: id, Box: r, Marked: true, Name: ui.Chosen(s.whoName(level)+": "+s.whoStyle(level), on)})
	ink, soft := palette.Ink, palette.InkSoft
	switch {
	case on:
		c.Fill(r, palette.Teal)
		ink, soft = palette.Cream, palette.Cream
	case reply.Hot:
		c.Fill(r, palette.PaperDim)
	}
	if reply.Focused {
		ui.Frame(c, r.Inset(3))
	}
	ui.Icon(c, whoIcon(level), r.X+20, r.Y+r.H/2, 22, ui.White)
	top := r.Y + math.Round((r.H-ui.Name.Pitch()-ui.Dense.Pitch())/2)
	c.Write(r.X+38, ui.Name.Base(top), s.whoName(level), ui.Name, ink)
	c.Write(r.X+38, ui.Dense.Base(top+ui.Name.Pitch()), s.whoStyle(level), ui.Dense, soft)
	return reply.Clicked
}
