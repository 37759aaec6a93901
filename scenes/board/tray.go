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
	Full  bool   // all there are, or as many as may be, are chosen
	Icon  string // of the piece
	From  string // the icon of what is given for it, "" for none
	// Piece draws it that wide with its middle at p, instead of an Icon.
	Piece func(c *ui.Canvas, p ui.Point, size float64, tint ui.Color)
	// What a click does; a slot without both cannot be chosen now.
	Fits func(rules.Action) bool
	Sets func(Draft) Draft
}

// open says whether a slot can be chosen now.
func (s *Slot) open() bool { return s.Fits != nil || s.Sets != nil }

// mostSlot is how high a slot is at most, in canvas pixels.
const mostSlot = 60.0

// Box is where slot i lies.
func (t *Tray) Box(i int) ui.Rect {
	top, n := 19.0, len(t.Slots)
	if t.Layout == ui.Roomy {
		top = 24
	}
	pitch := math.Min(64, math.Floor((t.Area.W-8)/float64(max(1, n))))
	x := math.Round(t.Area.X + (t.Area.W-pitch*float64(n))/2)
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
			ts = append(ts, Target{ID: s.ID, Area: t.Box(i), Label: s.Label, Hint: s.Hint, Fits: s.Fits, Sets: s.Sets})
		}
	}
	return ts
}

// Draw draws the tray; ground draws what lies below a slot that can be chosen.
func (t *Tray) Draw(c *ui.Canvas, ground func(r ui.Rect, id string)) {
	ui.Panel(c, t.Area)
	pad := 2.0
	if t.Layout == ui.Roomy {
		pad = 6
	}
	room := t.Area.W - 2*(4+pad)
	c.Write(t.Area.X+4+pad, ui.Name.Base(t.Area.Y+pad), ui.Name.Fit(t.Title, room), ui.Name, palette.Ink)
	if ui.Name.Width(t.Title)+ui.Body.Width(t.Note)+12 <= room {
		c.WriteRight(t.Area.X+4+pad+room, ui.Body.Base(t.Area.Y+pad), t.Note, ui.Body, palette.InkSoft)
	}
	for i := range t.Slots {
		s, r, tint := &t.Slots[i], t.Box(i), ui.White
		switch {
		case s.open():
			ground(r, s.ID)
		case s.Full:
			ui.Inset(c, r, palette.Light(palette.UIGold, 0.55))
		default:
			ui.Inset(c, r, palette.Faded)
			tint = palette.Alpha(ui.White, 0.6)
		}
		s.draw(c, r, tint)
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
