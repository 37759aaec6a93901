package table

import (
	"math"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// refresh asks the board for the targets when they no longer fit.
func (t *Table) refresh() {
	if t.canvas.W == 0 || !t.take(newTargets) {
		return
	}
	t.change(relay)
	t.looked = false
	t.laid = t.v.Camera
	old := t.targets
	t.targets = nil
	if !t.player.playing() && !t.curtain.down {
		t.targets = t.board.Targets(t.view0())
		t.letTry()
	}
	if !t.choice.open && t.targets == nil && !t.curtain.down {
		t.targets = t.waiting(old)
	}
	t.choice.learn(t.targets, t.now)
	t.choice.turns, t.seen = t.canTurn(), false
	t.zones = t.zones[:0]
	for i := range t.targets {
		t.zones = append(t.zones, t.zoneOf(i))
	}
	t.refocus(old)
	t.aimHint()
	if t.hints.open && t.hints.at.W == 0 {
		t.placeHint()
	}
}

// refocus keeps the keyboard's mark on a target when the one it was on is gone.
func (t *Table) refocus(old []board.Target) {
	f := string(t.kit.FocusID())
	if g := t.target(f); f == "" || g != nil && g.Off == "" {
		t.lost = ""
		return
	}
	for i := range old {
		if old[i].ID == f {
			t.lost = f
		}
	}
	if !t.choice.open || t.lost != f {
		return
	}
	if g := t.firstFocus(); g != nil {
		t.kit.Focus(ui.ID(g.ID))
		t.lost, t.byKey = "", true
	}
}

// firstFocus is where the keyboard's mark goes in a new choice: to what the
// choice is about rather than to a button, so that Enter does not end it; where
// there are only buttons, and places that do the same, to the red one.
func (t *Table) firstFocus() (first *board.Target) {
	for i := range t.targets {
		g := &t.targets[i]
		switch {
		case g.Off != "":
		case g.Button == 0 && !t.hasButton(g):
			return g
		case first == nil, g.Primary && !first.Primary:
			first = g
		}
	}
	return first
}

// hasButton says whether some button does what a click on g would.
func (t *Table) hasButton(g *board.Target) bool {
	if g.Fits == nil {
		return false
	}
	for i := range t.targets {
		if b := &t.targets[i]; b.Button > 0 && b.Off == "" && b.Fits != nil && t.alike(b, g) {
			return true
		}
	}
	return false
}

// alike says whether two targets leave the same of what is picked.
func (t *Table) alike(a, b *board.Target) bool {
	for _, p := range t.v.Picked {
		if a.Fits(p) != b.Fits(p) {
			return false
		}
	}
	return true
}

// waiting are the buttons among gs, pale: it is not a person's turn to act.
func (t *Table) waiting(gs []board.Target) (pale []board.Target) {
	for _, g := range gs {
		if g.Button > 0 {
			g.Fits, g.Off = nil, t.v.Words.Say("table.wait")
			pale = append(pale, g)
		}
	}
	return pale
}

// zoneOf makes a target something that can be pointed at.
func (t *Table) zoneOf(i int) ui.Zone {
	g := &t.targets[i]
	z := ui.Zone{ID: ui.ID(g.ID), Box: g.Area, Marked: true, Name: g.Label,
		Off: g.Off != "", NoKeys: g.Off != "", Tip: g.Off}
	z.Right = g.OnMap && t.choice.turns
	f := &t.v.Frame
	if g.Button > 0 && g.Button <= len(f.Buttons) {
		z.Box = f.Buttons[g.Button-1]
		g.Area = z.Box
		return z
	}
	if g.Near > 0 {
		m, r := g.Area.Center(), g.Area.H/2+g.Near
		z.Box = ui.Rect{X: m.X - r, Y: m.Y - r, W: 2 * r, H: 2 * r}
		z.Within = func(p ui.Point) bool { return t.nearest(p) == i }
	}
	if g.OnMap {
		z.Pan = mapZone
		within := z.Within
		z.Within = func(p ui.Point) bool { return f.Map.Contains(p) && (within == nil || within(p)) }
		if seen := z.Box.And(f.Map); seen.W > 0 && seen.H > 0 {
			z.Box = seen
		}
	}
	return z
}

// nearest is the round target whose middle is nearest to p, of those p lies in;
// -1 when there is none.
func (t *Table) nearest(p ui.Point) int {
	best, near := -1, math.Inf(1)
	for i := range t.targets {
		g := &t.targets[i]
		if g.Near <= 0 {
			continue
		}
		m := g.Area.Center()
		if d := math.Hypot(p.X-m.X, p.Y-m.Y); d <= g.Area.H/2+g.Near && d < near {
			best, near = i, d
		}
	}
	return best
}

// target finds a target by its ID.
func (t *Table) target(id string) *board.Target {
	if id == "" {
		return nil
	}
	for i := range t.targets {
		if t.targets[i].ID == id {
			return &t.targets[i]
		}
	}
	return nil
}
