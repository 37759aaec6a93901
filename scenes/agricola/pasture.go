package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
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

// apart is how far two drafts of a pasture, or of what is sown, are apart.
func apart(d, to board.Draft) (n int, ok bool) {
	switch d := d.(type) {
	case pasture:
		o, _ := to.(pasture)
		return farm.Mask(d.cells ^ o.cells).Size(), true
	case sowing:
		o, _ := to.(sowing)
		return d.apart(o), true
	}
	return 0, false
}

// aim is the draft with which an action can be clicked: a hint about fences paints
// them, so that they show before anything is decided.
func aim(v *board.View, a rules.Action) board.Draft {
	s := v.State.(*agricola.State)
	if a.Kind() == agricola.KindPasture {
		return pasture{s, board.Cells(s.CellsOf(a))}
	}
	if onSites[a.Kind()] && alone(v.Legal, siteOf(a)) {
		return sitesOf(siteOf(a))
	}
	switch d := v.Draft.(type) {
	case meal:
		return d
	case stay:
		if keeps(a) {
			return stay{keep: a}
		}
		return d
	case sowing:
		if a.Kind() == agricola.KindSow {
			d.n[0], d.n[1] = agricola.SownOf(a)
		}
		return d
	case raising:
		if a.Kind() == agricola.KindRaise {
			return raising{agricola.HerdOf(a)}
		}
		return d
	}
	if p, ok := v.Draft.(pasture); ok {
		return pasture{s: p.s}
	}
	return nil
}

// foresee is that of a plan.
func (p pasture) foresee(m *moment, _ *agricola.State) (cost box.Stock, ok bool) {
	plan := m.s.Plan(m.turn, farm.Mask(p.cells))
	cost[box.Wood], cost[box.Clay] = m.s.Player(m.turn).Goods[box.Wood]-int16(plan.Wood), int16(plan.Clay)
	return cost, p.cells != 0
}

// painted are the spaces of the new pasture so far.
func (m farmPart) painted() farm.Mask {
	p, _ := m.Draft.(pasture)
	return farm.Mask(p.cells)
}

// pastureTargets are the spaces that can be painted, or painted no more.
func (m farmPart) pastureTargets() (ts []board.Target) {
	may := m.painted()
	for _, a := range m.Picked {
		if a.Kind() == agricola.KindPasture {
			may |= m.s.CellsOf(a)
		}
	}
	for n := range 64 {
		at := farm.Cell(n)
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

// fenceLines say what the painted pasture takes, what it holds, and what the rest
// of the wood allows.
func (m farmPart) fenceLines(wide float64) []string {
	painted := m.painted()
	if painted == 0 {
		return nil
	}
	p := m.s.Plan(m.own, painted)
	had := m.s.Player(m.own).Goods
	parts := []string{m.say("plan.fences", p.Pieces), m.say("plan.wood", had[box.Wood], p.Wood)}
	if p.Clay > 0 {
		parts = append(parts, m.say("plan.clay", had[box.Clay], int(had[box.Clay])-p.Clay))
	}
	parts = append(parts, m.say("plan.room", p.Room), m.say("plan.left", p.Left))
	switch {
	case p.Next > 0:
		parts = append(parts, m.say("plan.next", p.Next))
	case !p.More:
		parts = append(parts, m.say("plan.last"))
	}
	return m.joined(parts, wide)
}

// joined puts as many parts on a line as it has room for where lines are few.
func (m farmPart) joined(parts []string, wide float64) (lines []string) {
	if m.Frame.Layout != ui.Compact {
		return parts
	}
	for _, part := range parts {
		if n := len(lines); n > 0 && ui.Dense.Width(lines[n-1]+" · "+part) <= wide {
			lines[n-1] += " · " + part
		} else {
			lines = append(lines, part)
		}
	}
	return lines
}
