package agricola

import (
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// targets are the animals in the yard, those of the farm that can change places with them,
// and the red button that carries it out.
func (m strayPart) targets() (ts []board.Target) {
	if !m.open() {
		return nil
	}
	if d, now, ok := m.stay(); ok {
		ts = m.stayTargets(d, now)
		return append(ts, m.stayButton(d)...)
	}
	for i, b := range m.beasts() {
		ts = append(ts, m.otherTarget(i, b)...)
	}
	return append(ts, m.raiseButton()...)
}

// beastID names an animal in the yard.
func beastID(i int) string { return "stray " + number(i) }

// stayTargets are the animals in the yard, which a click sends another way, and those of the
// farm that can give their place to one of them.
func (m strayPart) stayTargets(d stay, now parting) (ts []board.Target) {
	all := m.partings()
	for i, b := range m.beasts() {
		if g, ok := m.strayTarget(d, now, all, b); ok {
			g.ID, g.Area = beastID(i), b.at
			ts = append(ts, g)
		}
	}
	return append(ts, m.farmTargets(d, now, all)...)
}

// strayTarget is what a click on an animal in the yard does: it changes places with the one
// that is lifted on the farm, or goes another way, or else is lifted itself.
func (m strayPart) strayTarget(d stay, now parting, all []parting, b beast) (g board.Target, ok bool) {
	k := b.kind - box.Sheep
	next := stay{keep: d.keep, free: d.free}
	switch cooks := m.s.Player(m.turn).Cooks(b.kind) > 0; {
	case d.lift.kind != 0 && !d.lift.stray && d.lift.kind != b.kind:
		p, ok := swapped(all, now.stay, d.lift.kind, b.kind)
		if !ok {
			return g, false
		}
		g.Label = m.say("stray.swap", m.good(b.kind))
		next = stay{keep: p.keep}
	case d.lift.stray && d.lift.kind == b.kind:
		g.Label, g.Lifts = m.say("stray.drop", m.good(b.kind)), true
	case b.way == toPot:
		g.Label = m.say("stray.free", m.good(b.kind))
		next.free[k]++
	case b.way == toGate && cooks:
		g.Label = m.say("stray.cook", m.good(b.kind))
		next.free[k]--
	case !m.swaps(all, now, 0, b.kind):
		return g, false
	default:
		g.Label, g.Lifts = m.say("herd.lift", m.good(b.kind)), true
		next.lift = liftedBeast{kind: b.kind, stray: true}
	}
	if _, whole := next.deeds(m.s, m.Legal); !whole {
		return g, false
	}
	g.Hint = g.Label
	g.Sets = func(board.Draft) board.Draft { return next }
	return g, true
}

// swaps says whether an animal of a kind of the farm can give its place to one of a kind in
// the yard; 0 stands for any kind.
func (m strayPart) swaps(all []parting, now parting, gives, gets box.Good) bool {
	for a := box.Sheep; a <= box.Horse; a++ {
		for b := box.Sheep; b <= box.Horse; b++ {
			if a == b || gives != 0 && a != gives || gets != 0 && b != gets {
				continue
			}
			if _, ok := swapped(all, now.stay, a, b); ok {
				return true
			}
		}
	}
	return false
}

// farmTargets are the animals of the farm that can change places with one in the yard.
func (m strayPart) farmTargets(d stay, now parting, all []parting) (ts []board.Target) {
	seen := map[farm.Cell]int{}
	for _, s := range stands(m.farm().keeper(), m.farm().wished()) {
		i := seen[s.cell]
		seen[s.cell]++
		next := stay{keep: d.keep, free: d.free}
		g := board.Target{ID: swapID(s.cell), Area: m.farm().cellBox(s.cell)}
		if i > 0 { // several kinds in a house
			g.ID += " " + box.GoodIDs[s.kind]
			g.Area.Y, g.Area.H = g.Area.Y+g.Area.H/2, g.Area.H/2
		}
		switch lifted := d.lift.kind; {
		case d.lift.stray && lifted != s.kind:
			p, ok := swapped(all, now.stay, s.kind, lifted)
			if !ok {
				continue
			}
			g.Label, next = m.say("stray.swap", m.good(s.kind)), stay{keep: p.keep}
		case lifted == s.kind && !d.lift.stray && d.lift.cell == s.cell:
			g.Label, g.Lifts = m.say("stray.drop", m.good(s.kind)), true
		case !m.swaps(all, now, s.kind, 0):
			continue
		default:
			g.Label, g.Lifts = m.say("herd.lift", m.good(s.kind)), true
			next.lift = liftedBeast{kind: s.kind, cell: s.cell}
		}
		g.Hint = g.Label
		g.Sets = func(board.Draft) board.Draft { return next }
		ts = append(ts, g)
	}
	return ts
}

// swapID names an animal of the farm that can change places with one in the yard.
func swapID(c farm.Cell) string { return "swap " + c.String() }

// drawSwaps marks the animal of the farm that is lifted, and while one of the yard is those
// that it can change places with; what is held is carried at the pointer.
func (m strayPart) drawSwaps(c *ui.Canvas) {
	d, ok := m.Draft.(stay)
	if !ok || !m.open() {
		return
	}
	for _, s := range stands(m.farm().keeper(), m.farm().wished()) {
		r, id := m.farm().cellBox(s.cell).Inset(1), swapID(s.cell)
		switch lifted := d.lift.kind; {
		case lifted == s.kind && !d.lift.stray && d.lift.cell == s.cell:
			outline(c, r, 2, palette.UIGold)
		case m.on[id] && (d.lift.stray || m.Hover == id):
			outline(c, r, 1, palette.Alpha(palette.Ink, 0.45))
			outline(c, r.Inset(1), 2, palette.Alpha(palette.UIGold, 0.6+0.4*m.Glow()))
		}
	}
	if d.lift.kind != 0 && (strings.HasPrefix(m.Held, "swap ") || strings.HasPrefix(m.Held, "stray ")) {
		drawGood(c, d.lift.kind, m.Pointer.X, m.Pointer.Y, m.flySize(), ui.White)
	}
}

// stayButton is the red button, which sends all animals their way.
func (m strayPart) stayButton(d stay) []board.Target {
	deeds, whole := d.deeds(m.s, m.Legal)
	if !whole || len(deeds) == 0 {
		return nil
	}
	return []board.Target{{ID: "button herd", Label: m.stayLabel(), Hint: joined(m.stayWords()), Button: deedPlace,
		Area: m.Frame.Buttons[deedPlace-1], Primary: true, Fits: exactly(deeds[0].Action), Then: deeds[1:]}}
}

// otherTarget is an animal that is exchanged for one of the next kind, or cooked, by a click.
func (m strayPart) otherTarget(i int, b beast) []board.Target {
	g := board.Target{ID: beastID(i), Area: b.at}
	d, ok := m.Draft.(raising)
	switch {
	case !ok:
		g.Label = m.say("do.cook", m.good(b.kind))
		g.Fits = func(a rules.Action) bool { return a.Kind() == agricola.KindCook && agricola.GoodOf(a) == b.kind }
	case b.way == upwards:
		d.by[b.kind-box.Sheep]--
		g.Label = m.say("stray.drop", m.good(b.kind))
	default:
		d.by[b.kind-box.Sheep]++
		g.Label = m.good(b.kind) + " → " + m.good(b.kind+1)
		if !d.raises(m.Legal) {
			return nil
		}
	}
	if ok {
		g.Sets = func(board.Draft) board.Draft { return d }
	}
	g.Hint = g.Label
	return []board.Target{g}
}

// raiseButton is the red button, which exchanges the animals that were clicked.
func (m strayPart) raiseButton() []board.Target {
	d, ok := m.Draft.(raising)
	if !ok {
		return nil
	}
	a, ok := d.action(m.Legal)
	if !ok {
		return nil
	}
	return []board.Target{{ID: "button herd", Label: m.say("button.raise", herdSize(d.by)), Hint: m.name(a),
		Button: deedPlace, Area: m.Frame.Buttons[deedPlace-1], Primary: true, Fits: exactly(a)}}
}
