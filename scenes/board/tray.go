package board

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/ui"
)

// A Tray is a panel with pieces to choose from, side by side.
type Tray struct {
	Area   ui.Rect
	Layout ui.Layout
	Title  string // what is chosen
	Note   string // beside it where there is room: what the numbers count
	Slots  []Slot
}

// A Slot is one thing to choose in a tray.
type Slot struct {
	ID    string
	Label string // in words
	Hint  string // what choosing it does
	Count string // beside the piece
	Full  bool   // some of it is chosen: it shows marked
	Icon  string // of the piece
	From  string // the icon of what is given for it, "" for none
	// Piece draws it that wide with its middle at p, instead of an Icon.
	Piece func(c *ui.Canvas, p ui.Point, size float64, tint ui.Color)
	// What a click does; a slot without both cannot be chosen now.
	Fits  func(rules.Action) bool
	Sets  func(Draft) Draft
	Then  []Deed
	Gone  bool // its piece is no longer there: only its place is kept
	Opens bool // it only adds to what is chosen or takes from it: a button carries that out
}

// open says whether a slot can be chosen now.
func (s *Slot) open() bool { return s.Fits != nil || s.Sets != nil }

// mostSlot is how high a slot is at most, in canvas pixels.
const mostSlot = 60.0

// lowTray is how high a tray is at most, in canvas pixels, in which the words stand left of the
// pieces and not over them.
const lowTray = 56.0

// beside says whether the words stand left of the pieces, how wide they may run there and how far
// two slots lie apart.
func (t *Tray) beside() (wide, pitch float64, ok bool) {
	n := float64(max(1, len(t.Slots)))
	pitch = math.Min(mostPitch, math.Floor((t.Area.W-12-leastTitle)/n))
	return t.Area.W - 12 - pitch*n, pitch, t.Area.H <= lowTray && pitch >= leastPitch
}

// leastTitle is how wide the words beside the pieces are at least, mostPitch and leastPitch how far
// the slots lie apart, in canvas pixels.
const (
	leastTitle = 120.0
	mostPitch  = 64.0
	leastPitch = 40.0
)

// Box is where slot i lies.
func (t *Tray) Box(i int) ui.Rect {
	n := float64(len(t.Slots))
	pitch := math.Min(mostPitch, math.Floor((t.Area.W-8)/max(1, n)))
	if _, pitch, ok := t.beside(); ok {
		x := math.Round(t.Area.X + t.Area.W - 4 - pitch*n)
		return ui.Rect{X: x + pitch*float64(i), Y: t.Area.Y + 3, W: pitch - 2, H: t.Area.H - 6}
	}
	top := 19.0
	switch {
	case t.Layout == ui.Roomy:
		top = 24
	case ui.Least.Width(t.Title) > t.Area.W-12: // its second line
		top = 24
	}
	x := math.Round(t.Area.X + (t.Area.W-pitch*n)/2)
	room := t.Area.H - top - 4
	high := math.Min(room, mostSlot)
	return ui.Rect{X: x + pitch*float64(i), Y: t.Area.Y + top + math.Floor((room-high)/2), W: pitch - 2, H: high}
}

// Under is the slot at p, -1 where there is none.
func (t *Tray) Under(p ui.Point) int {
	for i := range t.Slots {
		if t.Box(i).Contains(p) {
			return i
		}
	}
	return -1
}

// Targets are the slots that can be chosen now.
func (t *Tray) Targets() (ts []Target) {
	for i := range t.Slots {
		if s := &t.Slots[i]; s.open() {
			ts = append(ts, Target{ID: s.ID, Area: t.Box(i), Label: s.Label, Hint: s.Hint, Fits: s.Fits, Sets: s.Sets,
				Opens: s.Opens, Then: s.Then})
		}
	}
	return ts
}

// Draw draws the tray; ground draws what lies below a slot that can be chosen.
func (t *Tray) Draw(c *ui.Canvas, ground func(r ui.Rect, id string)) {
	ui.Panel(c, t.Area)
	if wide, _, ok := t.beside(); ok {
		t.drawBeside(c, wide)
	} else {
		t.drawOver(c)
	}
	for i := range t.Slots {
		s, r, tint := &t.Slots[i], t.Box(i), ui.White
		if s.Gone {
			continue
		}
		if s.open() {
			ground(r, s.ID)
		} else {
			ui.Inset(c, r, palette.Faded)
			tint = palette.Alpha(ui.White, 0.6)
		}
		if s.Full {
			ui.Inset(c, r.Inset(3), palette.Light(palette.UIGold, 0.3))
			tint = ui.White
		}
		s.draw(c, r, tint)
		if s.Full && s.Count == "" { // no number tells it
			ui.Icon(c, "check", r.X+r.W-8, r.Y+8, 11, ui.White)
		}
	}
}

// leastPitchOfTitle is how far two lines of a title lie apart that is too long for one.
const leastPitchOfTitle = 10.5

// drawOver writes the words over the pieces.
func (t *Tray) drawOver(c *ui.Canvas) {
	pad := 2.0
	if t.Layout == ui.Roomy {
		pad = 6
	}
	room := t.Area.W - 2*(4+pad)
	role, title := FitIn(t.Title, room, ui.Name, ui.Body, ui.Dense, ui.Least)
	if lines := ui.Least.Wrap(t.Title, room); role == ui.Least && len(lines) > 1 {
		for i, l := range lines[:2] {
			c.Write(t.Area.X+4+pad, t.Area.Y+10+float64(i)*leastPitchOfTitle, l, role, palette.Ink)
		}
		return
	}
	c.Write(t.Area.X+4+pad, ui.Name.Base(t.Area.Y+pad), title, role, palette.Ink)
	if ui.Name.Width(t.Title)+ui.Body.Width(t.Note)+12 <= room {
		c.WriteRight(t.Area.X+4+pad+room, ui.Body.Base(t.Area.Y+pad), t.Note, ui.Body, palette.InkSoft)
	}
}

// drawBeside writes the words left of the pieces, so wide, in as many lines as there is room for.
func (t *Tray) drawBeside(c *ui.Canvas, wide float64) {
	lines := ui.Name.Wrap(t.Title, wide-8)
	titles := len(lines)
	if t.Note != "" {
		lines = append(lines, ui.Body.Wrap(t.Note, wide-8)...)
	}
	if most := max(1, int((t.Area.H-4)/ui.LineHeight)); len(lines) > most {
		lines = lines[:most]
	}
	y := t.Area.Y + math.Round((t.Area.H-float64(len(lines))*ui.LineHeight)/2)
	for i, l := range lines {
		role, ink := ui.Name, palette.Ink
		if i >= titles {
			role, ink = ui.Body, palette.InkSoft
		}
		c.Write(t.Area.X+8, role.Base(y+float64(i)*ui.LineHeight), role.Fit(l, wide-8), role, ink)
	}
}

// draw draws the piece and its count in r.
func (s *Slot) draw(c *ui.Canvas, r ui.Rect, tint ui.Color) {
	wide := ui.Number.Width(s.Count)
	size, given := math.Min(r.H-6, r.W-wide-7), 0.0
	if s.From != "" { // what is given beside what it becomes
		size = math.Min(r.H-6, (r.W-wide-7)/1.6)
		given = 0.6 * size
	}
	p := ui.Point{X: r.X + (r.W-size-given-wide-1)/2 + given + size/2, Y: r.Y + r.H/2}
	if given > 0 {
		ui.Icon(c, s.From, p.X-size/2-given/2+1, p.Y+size*0.16, given, tint)
	}
	if s.Piece != nil {
		s.Piece(c, p, size, tint)
	} else {
		ui.Icon(c, s.Icon, p.X, p.Y, size, tint)
	}
	c.Write(p.X+size/2+1, math.Round(p.Y)+5, s.Count, ui.Number, palette.Ink)
}
