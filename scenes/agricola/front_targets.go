package agricola

import (
	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// frontTargets are the craft buildings and cards in front that serve the meal, the fire or
// the yard.
func (m choicesPart) frontTargets() (ts []board.Target) {
	if !m.beside() {
		return nil
	}
	boxes := m.owned().frontBoxes(len(m.owned().fronted()))
	for _, a := range m.Picked {
		if i, ok := m.frontBox(a); ok {
			name := m.name(a) + m.help().rate(a)
			ts = append(ts, board.Target{ID: choiceID(m.s, a), Area: boxes[i].Snap(), Label: name,
				Hint: name, Fits: exactly(a)})
		}
	}
	return ts
}

// drawFrontTargets marks them.
func (m choicesPart) drawFrontTargets(c *ui.Canvas) {
	for _, g := range m.frontTargets() {
		glow := palette.Alpha(palette.UIGold, 0.6+0.4*m.Glow())
		if m.Hover == g.ID {
			glow = palette.Cream
		}
		outline(c, g.Area.Inset(1), 2, glow)
	}
}
