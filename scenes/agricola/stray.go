package agricola

import (
	"math"
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
)

// A stay is what becomes of animals of which not all have a place: which herd stays, and how
// many of the others go free though they could be cooked. Two that are to change places are
// clicked one after the other; the first of them is lifted.
type stay struct {
	keep rules.Action // the herd that stays
	free box.Herd
	lift liftedBeast
}

// Allows says that all may still come of it: it only says what the red button does.
func (d stay) Allows(rules.Action) bool { return true }

// A liftedBeast is an animal that is to change places with another: one of the farm, or one
// that has no place. Its kind is 0 where none is lifted.
type liftedBeast struct {
	kind  box.Good
	stray bool
	cell  farm.Cell // of the farm
}

// partings are what comes of each herd that may stay.
func partings(s *agricola.State, legal []rules.Action) (list []parting) {
	seat := s.Turn()
	have := s.Player(seat).Goods.Herd()
	for _, a := range legal {
		if !keeps(a) {
			continue
		}
		after := s.Clone().(*agricola.State)
		after.Do(a, nil)
		p := parting{keep: a, stay: agricola.HerdOf(a), points: after.Points(seat)}
		for k, n := range p.stay {
			if a.Kind() == agricola.KindBreed {
				p.born[k] = int16(after.Player(seat).Tally.Newborns[k])
			}
			p.gone[k] = have[k] + p.born[k] - n
		}
		list = append(list, p)
	}
	return list
}

// keeps says whether an action says which herd stays.
func keeps(a rules.Action) bool {
	return a.Kind() == agricola.KindKeep || a.Kind() == agricola.KindBreed
}

// newStay keeps the herd that is worth most.
func newStay(s *agricola.State, legal []rules.Action) stay {
	var best stay
	most := math.Inf(-1)
	for _, p := range partings(s, legal) {
		if n := keptWorth(s, p.keep); n > most {
			best, most = stay{keep: p.keep}, n
		}
	}
	return best
}

// swapped is the herd that stays instead if an animal of a kind gives its place to one of
// another: the one that changes the least else. ok is false where no such herd has room.
func swapped(list []parting, now box.Herd, gives, gets box.Good) (best parting, ok bool) {
	least := 0
	for _, p := range list {
		if p.stay[gives-box.Sheep] >= now[gives-box.Sheep] || p.stay[gets-box.Sheep] <= now[gets-box.Sheep] {
			continue
		}
		far := 0
		for k, n := range p.stay {
			far += int(max(n-now[k], now[k]-n))
		}
		if !ok || far < least || far == least && p.points > best.points {
			best, least, ok = p, far, true
		}
	}
	return best, ok
}

// deeds are the actions that carry it out: those that go free are let go, then the herd
// stays. whole is false where that does not answer the question.
func (d stay) deeds(s *agricola.State, legal []rules.Action) (list []board.Deed, whole bool) {
	at, left := s.Clone().(*agricola.State), d.free
	seat, key := s.Turn(), s.Prompt().Key
	for at.Turn() == seat && at.Prompt().Key == key {
		want := exactly(d.keep)
		for k, n := range left {
			if n > 0 {
				want = discards(box.Sheep + box.Good(k))
				left[k]--
				break
			}
		}
		i := slices.IndexFunc(legal, want)
		if i < 0 {
			return list, false
		}
		a := legal[i]
		list = append(list, board.Deed{Asked: key, Action: a})
		at.Do(a, nil)
		if keeps(a) {
			return list, true
		}
		if at.Turn() >= 0 {
			legal = at.Legal(nil)
		}
	}
	return list, true
}

// discards finds the action that lets an animal of a kind go.
func discards(g box.Good) func(rules.Action) bool {
	return func(a rules.Action) bool { return a.Kind() == agricola.KindDiscard && agricola.GoodOf(a) == g }
}

// A raising is how many animals of each kind are exchanged for one of the next.
type raising struct{ by box.Herd }

// Allows says that all may still come of it.
func (d raising) Allows(rules.Action) bool { return true }

// raises says whether animals may be exchanged so or for more.
func (d raising) raises(legal []rules.Action) bool {
	return slices.ContainsFunc(legal, func(a rules.Action) bool {
		by := agricola.HerdOf(a)
		return a.Kind() == agricola.KindRaise && d.by.Within(&by)
	})
}

// action is what carries it out, where it can be.
func (d raising) action(legal []rules.Action) (a rules.Action, ok bool) {
	i := slices.IndexFunc(legal, func(a rules.Action) bool {
		return a.Kind() == agricola.KindRaise && agricola.HerdOf(a) == d.by
	})
	if i < 0 {
		return 0, false
	}
	return legal[i], true
}

// herded is the draft of a choice about animals that begins, nil where it is about others.
func herded(s *agricola.State, legal []rules.Action) board.Draft {
	switch {
	case slices.ContainsFunc(legal, keeps):
		return newStay(s, legal)
	case slices.ContainsFunc(legal, ofKind(agricola.KindRaise)):
		return raising{}
	}
	return nil
}

// keeper is the seat whose farm lies open, as it will be with the herd that stays.
func (m farmPart) keeper() *agricola.Player {
	p := m.s.Player(m.seen)
	h, ok := m.strays().herd()
	if !ok {
		return p
	}
	with := *p
	copy(with.Goods[box.Sheep:], h[:])
	return &with
}
