package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
)

// A site is where a room or a stable is proposed, and which of the two. It costs goods, so that a
// click only proposes it, as fences and crops are, and the red button builds.
type site struct {
	what string // as useOf names it
	at   farm.Cell
}

// onSites are the kinds of action that are proposed so.
var onSites = map[uint8]bool{agricola.KindRoom: true, agricola.KindStable: true}

// Allows says that all may still come of it: it only says what the red button builds.
func (d site) Allows(rules.Action) bool { return true }

// builds says whether an action builds what is proposed.
func (d site) builds(a rules.Action) bool { return onSites[a.Kind()] && d == siteOf(a) }

func siteOf(a rules.Action) site { return site{useOf(a), agricola.CellOf(a)} }

// siteAction is what the red button does, if something is proposed.
func (m aimsPart) siteAction() (a rules.Action, ok bool) {
	d, proposed := m.Draft.(site)
	if !proposed || !m.Deciding() {
		return a, false
	}
	for _, a := range m.Picked {
		if d.builds(a) {
			return a, true
		}
	}
	return a, false
}

// foresee is that of a plan.
func (d site) foresee(m *moment, s *agricola.State) (cost box.Stock, ok bool) {
	a, ok := m.aims().siteAction()
	if ok && a.Kind() == agricola.KindRoom {
		s.Player(m.turn).Rooms |= d.at.Mask()
	}
	if ok {
		cost = m.aims().costOf(a)
	}
	return cost, ok
}

// spent says whether what a target stands for can't be built any more after what is proposed. A
// click on it still moves the proposal there.
func (m aimsPart) spent(g board.Target) bool {
	a, ok := m.siteAction()
	if !ok || g.Fits == nil || g.Fits(a) {
		return false
	}
	after := m.s.Clone()
	after.Do(a, nil)
	for _, left := range after.Legal(nil) {
		if onSites[left.Kind()] && after.Turn() == m.turn && slices.ContainsFunc(m.Picked, func(now rules.Action) bool {
			return g.Fits(now) && siteOf(now) == siteOf(left)
		}) {
			return false
		}
	}
	return true
}

// alone says whether one action of some builds on a site.
func alone(list []rules.Action, d site) bool {
	n := 0
	for _, a := range list {
		if d.builds(a) {
			n++
		}
	}
	return n == 1
}

// useOf names what is done with a space of the farm: a word of notation, with the good if that is
// chosen, too.
func useOf(a rules.Action) string {
	if a.Kind() == agricola.KindScatter {
		return wordOf(a.Kind()) + " " + box.GoodIDs[agricola.ToOf(a)]
	}
	return wordOf(a.Kind())
}
