package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A level that decides by the end of its turn and misjudges it slips often. Some slips look silly to
// everybody at the table, however little they cost. A sober level is kept from those: see sober.

// littleFood is less food than somebody takes a turn for who has the starting player token anyway.
const littleFood = 3

// silly says whether a line takes the starting player token from its own seat for little else, or animals
// of which none stays and none is eaten, or builds a stable beside an empty one.
func (g *guide) silly(s *agricola.State, l *line) bool {
	first := l.action[0]
	if first.Kind() != agricola.KindPlace {
		return false
	}
	sp, p := agricola.SpaceOf(first), s.Player(s.Turn())
	if sp == box.MeetingPlace {
		return s.Start() == s.Turn() && s.On(sp) < littleFood && !l.plays()
	}
	if slices.ContainsFunc(l.action[:l.n], func(a rules.Action) bool { return needless(p, a) }) {
		return true
	}
	good := box.Spaces[sp].Adds
	if good < box.Sheep || good > box.Cattle || p.Cooks(good) > 0 {
		return false
	}
	g.after.Set(s)
	for _, a := range l.action[:l.n] {
		g.after.Do(a, nil)
	}
	return g.after.Player(s.Turn()).Goods[good] <= p.Goods[good]
}

// sober leaves out lines that look silly, where there is another one.
func (g *guide) sober(s *agricola.State, lines []line) []line {
	if g.after == nil {
		g.after = s.Clone().(*agricola.State)
	}
	silly := func(l line) bool { return g.silly(s, &l) }
	if slices.ContainsFunc(lines, func(l line) bool { return !silly(l) }) {
		return slices.DeleteFunc(lines, silly)
	}
	return lines
}

// sensible leaves out stables that are needless, where there is something else to do.
func sensible(s *agricola.State, acts []rules.Action) []rules.Action {
	bad := func(a rules.Action) bool { return needless(s.Player(s.Turn()), a) }
	if slices.ContainsFunc(acts, func(a rules.Action) bool { return !bad(a) }) {
		return slices.DeleteFunc(acts, bad)
	}
	return acts
}

// needless says whether an action builds a stable outside all pastures beside one that stands there empty.
func needless(p *agricola.Player, a rules.Action) bool {
	if a.Kind() != agricola.KindStable {
		return false
	}
	alone, animals := p.Stables, 0
	for _, m := range &p.Pasture {
		if m.Has(agricola.CellOf(a)) {
			return false
		}
		alone &^= m
	}
	for g := box.Sheep; g <= box.Horse; g++ {
		animals += int(p.Goods[g])
	}
	return animals < alone.Size()
}
