package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// A pasture is what is painted of a new pasture.
type pasture struct {
	s     *agricola.State
	cells board.Cells
}

// Allows says whether an action closes a pasture with all that is painted.
func (p pasture) Allows(a rules.Action) bool {
	if p.cells == 0 {
		return true
	}
	return a.Kind() == agricola.KindPasture && p.cells.Within(board.Cells(p.s.CellsOf(a)))
}

// aim is the draft with which an action can be clicked: a hint about fences paints
// them, so that they show before anything is decided.
func aim(v *board.View, a rules.Action) board.Draft {
	s := v.State.(*agricola.State)
	if a.Kind() == agricola.KindPasture {
		return pasture{s, board.Cells(s.CellsOf(a))}
	}
	if p, ok := v.Draft.(pasture); ok {
		return pasture{s: p.s}
	}
	return nil
}

// painted are the spaces of the new pasture so far.
func (m *moment) painted() agricola.Mask {
	p, _ := m.Draft.(pasture)
	return agricola.Mask(p.cells)
}

// pastureTargets are the spaces that can be painted, or painted no more.
func (m *moment) pastureTargets() (ts []board.Target) {
	may := m.painted()
	for _, a := range m.Picked {
		if a.Kind() == agricola.KindPasture {
			may |= m.s.CellsOf(a)
		}
	}
	for n := range 64 {
		at := agricola.Cell(n)
		if !may.Has(at) {
			continue
		}
		ts = append(ts, board.Target{ID: "paint " + at.String(), Area: m.cellBox(at), Label: m.say("do.fence"),
			Hint: m.say("hint.paint"), Opens: true, Stroke: "pasture",
			Sets: func(d board.Draft) board.Draft {
				p, _ := d.(pasture)
				return pasture{m.s, p.cells.Toggled(n)}
			}})
	}
	return ts
}

// fenceLines say how many pieces the painted pasture takes, and what there is to
// pay them with.
func (m *moment) fenceLines() []string {
	painted := m.painted()
	if painted == 0 {
		return nil
	}
	p := m.s.Player(m.own)
	return []string{m.say("fences", newFences(&p.Farm, painted), p.Goods[agricola.Wood], p.FencesLeft())}
}

// newFences is how many edges of a new pasture have no fence yet. One within a
// pasture takes those that part it.
func newFences(f *agricola.Farm, cells agricola.Mask) (n int) {
	of := func(c agricola.Cell) int { // the pasture of a space, -1 for none
		for i, p := range &f.Pasture {
			if p.Has(c) {
				return i
			}
		}
		return -1
	}
	for i := range 64 {
		c := agricola.Cell(i)
		if !cells.Has(c) {
			continue
		}
		for _, d := range [...][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			beside := agricola.At(c.Row()+d[0], c.Col()+d[1])
			if !cells.Has(beside) && of(beside) == of(c) {
				n++
			}
		}
	}
	return n
}
