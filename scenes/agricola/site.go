package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
)

// A site is where a room or a stable is proposed, and which of the two.
type site struct {
	what string // as useOf names it
	at   farm.Cell
}

// sites are what is proposed to be built, in the order of the clicks. It costs goods, so that a click
// only proposes it, as fences and crops are, and the red button builds all of it.
type sites struct {
	list [mostSites]site
	n    int
}

// mostSites is how much is proposed at once at most.
const mostSites = 8

func (d sites) all() []site { return d.list[:d.n] }

// sitesOf are some sites, the last of them where there are too many.
func sitesOf(list ...site) (d sites) {
	d.n = copy(d.list[:], list[max(0, len(list)-mostSites):])
	return d
}

// onSites are the kinds of action that are proposed so.
var onSites = map[uint8]bool{agricola.KindRoom: true, agricola.KindStable: true}

// Allows says that all may still come of it: it only says what the red button builds.
func (d sites) Allows(rules.Action) bool { return true }

// builds says whether an action builds what is proposed.
func (d site) builds(a rules.Action) bool { return onSites[a.Kind()] && d == siteOf(a) }

func siteOf(a rules.Action) site { return site{useOf(a), agricola.CellOf(a)} }

// proposed is what is proposed to be built; none where nothing is.
func (m aimsPart) proposed() (d sites, ok bool) {
	d, ok = m.Draft.(sites)
	return d, ok && m.Deciding() && d.n > 0
}

// proposes says whether a target stands for what is proposed.
func (m aimsPart) proposes(g board.Target) bool {
	d, ok := m.proposed()
	return ok && slices.ContainsFunc(m.Picked, func(a rules.Action) bool {
		return g.Fits(a) && slices.ContainsFunc(d.all(), func(s site) bool { return s.builds(a) })
	})
}

// built carries out what is proposed in a copy of the position, as far as the rules offer it, and
// gives the actions as they are foreseen.
func (m aimsPart) built(d sites) (after *agricola.State, deeds []board.Deed) {
	after = m.s.Clone().(*agricola.State)
	for _, s := range d.all() {
		legal := m.Picked
		if len(deeds) > 0 {
			legal = after.Legal(nil)
		}
		i := slices.IndexFunc(legal, s.builds)
		if i < 0 || after.Turn() != m.turn {
			return after, deeds
		}
		deeds = append(deeds, board.Deed{Asked: after.Prompt().Key, Action: legal[i]})
		after.Do(legal[i], nil)
	}
	return after, deeds
}

// toggled is what is proposed after a click on a site: without it if it was, else with it, and without
// the oldest that cannot be built besides.
func (m aimsPart) toggled(was board.Draft, at site) board.Draft {
	d, _ := was.(sites)
	list := slices.DeleteFunc(slices.Clone(d.all()), func(s site) bool { return s.at == at.at })
	if slices.Contains(d.all(), at) {
		if len(list) == 0 {
			return nil
		}
		return sitesOf(list...)
	}
	for list = append(list, at); len(list) > 1; list = list[1:] {
		if d := sitesOf(list...); d.n == len(list) {
			if _, deeds := m.built(d); len(deeds) == d.n {
				return d
			}
		}
	}
	return sitesOf(list...)
}

// foresee is that of a plan.
func (d sites) foresee(m *moment, s *agricola.State) (cost box.Stock, ok bool) {
	if _, ok = m.aims().proposed(); !ok {
		return cost, false
	}
	for _, o := range d.all() {
		if o.what == wordOf(agricola.KindRoom) {
			s.Player(m.turn).Rooms |= o.at.Mask()
		}
	}
	after, deeds := m.aims().built(d)
	return spentOf(m.s.Player(m.turn).Goods, after.Player(m.turn).Goods), len(deeds) > 0
}

// spent says whether what a target stands for can't be built any more after what is proposed. A
// click on it still moves the proposal there.
func (m aimsPart) spent(g board.Target) bool {
	d, ok := m.proposed()
	if !ok || g.Fits == nil || m.proposes(g) {
		return false
	}
	after, _ := m.built(d)
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
