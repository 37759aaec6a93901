package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// knobSize is how wide the knob is with which a farm is extended, in canvas pixels.
const knobSize = 22.0

// added is where the two new spaces of an extension come to lie.
func (m farmPart) added(a rules.Action) ui.Rect {
	return m.cellBox(agricola.CellOf(a)).Or(m.cellBox(agricola.EndOf(a)))
}

// knob is what is clicked for an extension: on the edge of the farm, in the middle of the new
// spaces.
func (m farmPart) knob(a rules.Action) ui.Rect {
	c, r := agricola.CellOf(a), m.added(a)
	x, y := r.X+r.W/2, r.Y+r.H/2
	switch d := agricola.EndOf(a); {
	case c.Col() == d.Col() && c.Col() < 0:
		x = r.X + r.W
	case c.Col() == d.Col():
		x = r.X
	case c.Row() < 0:
		y = r.Y + r.H
	default:
		y = r.Y
	}
	room := m.at.farm.Inset(farmEdge)
	x = math.Max(room.X, math.Min(x-knobSize/2, room.X+room.W-knobSize))
	y = math.Max(room.Y, math.Min(y-knobSize/2, room.Y+room.H-knobSize))
	return ui.Rect{X: x, Y: y, W: knobSize, H: knobSize}.Snap()
}

// extendTargets are the knobs of all extensions.
func (m farmPart) extendTargets() (ts []board.Target) {
	if m.seen != m.turn {
		return nil
	}
	for _, a := range m.Picked {
		if a.Kind() == agricola.KindExtend {
			name := m.name(a)
			ts = append(ts, board.Target{ID: choiceID(m.s, a), Area: m.knob(a), Label: name, Hint: name,
				Ghosts: true, Fits: exactly(a)})
		}
	}
	return ts
}

// drawExtend draws the knobs, and where the new spaces of the one that is hot come to lie.
func (m farmPart) drawExtend(c *ui.Canvas) {
	for _, a := range m.Picked {
		if a.Kind() != agricola.KindExtend || m.seen != m.turn {
			continue
		}
		id := choiceID(m.s, a)
		ground := palette.UIGold
		if m.Hover == id || m.Chosen == id {
			ground = palette.Cream
			r := m.added(a).Snap()
			c.Fill(r, palette.Alpha(meadowFill, 0.75))
			outline(c, r, 2, palette.UIGold)
		}
		at := m.knob(a).Center()
		ui.Disc(c, at.X, at.Y, knobSize/2, palette.Ink)
		ui.Disc(c, at.X, at.Y, knobSize/2-1.5, ground)
		c.Fill(ui.Rect{X: at.X - 6, Y: at.Y - 1, W: 12, H: 2}, palette.Ink)
		c.Fill(ui.Rect{X: at.X - 1, Y: at.Y - 6, W: 2, H: 12}, palette.Ink)
	}
}
