package agricola

import (
	"slices"
	"testing"

	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// What is pointed at and can't be chosen has a grey frame, never a gold one: of all spaces, special
// actions and majors.
func TestWhatCannotBeChosenHasAGreyFrame(t *testing.T) {
	b := NewBoard()
	s := arranged(t, []string{"moor"}, "round 4", "forests 1 -", "moors 1 -", "goods 1 food 0", "turn 1")
	barred := func(v *board.View, draw func(m *moment, c *ui.Canvas)) bool {
		c := canvas(v)
		draw(b.moment(v), c)
		return slices.ContainsFunc(c.Ops, func(op ui.Op) bool { return op.Color == barredTone })
	}
	seen := map[string]int{}
	see := func(what string, v *board.View, at ui.Rect, can bool, draw func(m *moment, c *ui.Canvas)) {
		v.Pointer = at.Center()
		if barred(v, draw) == can {
			t.Errorf("%s: can be chosen %t, a grey frame %t", what, can, !can)
		}
		if !can {
			seen[what[:5]]++
		}
	}
	v := fixture.View(t, b, s, 853, 533)
	m := b.moment(v)
	for sp := range box.Spaces {
		if at := m.works().spaceBox(box.Space(sp)); at.W > 0 {
			draw := func(m *moment, c *ui.Canvas) { m.works().drawSpaces(c) }
			see("space "+box.Spaces[sp].ID, v, at, m.on[spaceID(box.Space(sp))], draw)
		}
	}
	for _, card := range m.works().specialsShown() {
		for _, a := range actionsOf(card) {
			can := m.on[specialID(card, a)] || m.choices().specialLead(card, a) != nil
			draw := func(m *moment, c *ui.Canvas) { m.works().drawSpecials(c) }
			see("special "+box.SpecialIDs[a], v, m.works().specialBox(card, a), can, draw)
		}
	}
	v = opened(t, b, s, scenetest.Size{W: 853, H: 533})
	m = b.moment(v)
	for i, k := range m.majors().stacks() {
		top, _ := k.parts(m.s.Supply())
		draw := func(m *moment, c *ui.Canvas) { m.majors().drawSupply(c) }
		see("major", v, m.majors().stackBox(i), m.on[stackID(top)], draw)
	}
	if len(seen) != 3 {
		t.Errorf("only of %v something can't be chosen", seen)
	}
}
