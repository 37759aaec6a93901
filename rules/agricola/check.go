package agricola

import (
	"fmt"
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// check is what holds in every position: pieces and people are somewhere and
// only once, and what is kept twice agrees.
func check(state rules.State) error {
	s := state.(*State)
	var owned box.MajorSet
	for seat := range rules.Seat(s.setup.seats) {
		p := &s.player[seat]
		if err := p.check(); err != nil {
			return fmt.Errorf("seat %v: %w", seat, err)
		}
		if p.Majors&(owned|s.supply) != 0 {
			return fmt.Errorf("seat %v has a major that is elsewhere, too", seat)
		}
		owned |= p.Majors
		if err := checkPeople(s, seat); err != nil {
			return fmt.Errorf("seat %v: %w", seat, err)
		}
	}
	if err := checkCards(s); err != nil {
		return err
	}
	if all := owned | s.supply | s.gone; all != s.setup.supply {
		return fmt.Errorf("majors are %b, should be %b", all, s.setup.supply)
	}
	return checkSpaces(s)
}

// checkCards finds cards that are in two places.
func checkCards(s *State) error {
	seen := s.deck
	seen.AddAll(&s.discards)
	for seat := range rules.Seat(s.setup.seats) {
		p := &s.player[seat]
		for _, set := range []box.CardSet{p.Hand, p.Packet, p.Front} {
			if both := seen.And(&set); !both.Empty() {
				return fmt.Errorf("%s of seat %v is elsewhere, too", box.Cards[both.Pop()].ID, seat)
			}
			for !set.Empty() {
				seen.Add(set.Pop())
			}
		}
		if lost := p.Known; p.Hand.Of(&lost) != lost.Size() {
			return fmt.Errorf("seat %v is known to have cards that it does not have", seat)
		}
	}
	return nil
}

// checkPeople counts the people of a seat at home and at work.
func checkPeople(s *State, seat rules.Seat) error {
	p := &s.player[seat]
	out := p.Ward
	for sp := range box.Spaces {
		if s.by[sp] == seat {
			out++
		}
	}
	if p.Front.Has(box.CornerCard) {
		out += int8(bits.OnesCount64(uint64(s.also)))
	}
	if home := p.Home + out; home != p.People-p.Newborns+p.Guest && (home != p.People || s.taken != 0) ||
		p.Bed < 0 || p.Bed > p.Home || p.Ward < 0 ||
		p.Home < 0 || p.Newborns < 0 || p.People > maxPeople {
		return fmt.Errorf("%d people: %d at home, %d at work, %d newborn", p.People, p.Home, out, p.Newborns)
	}
	return nil
}

func checkSpaces(s *State) error {
	var shut box.SpaceSet
	for i := range box.Spaces {
		stands := s.by[i] != rules.Nobody
		if stands != s.taken.Has(box.Space(i)) || stands && !s.open.Has(box.Space(i)) || stands &&
			s.shut.Has(box.Space(i)) {
			return fmt.Errorf("%s: seat %v stands there; taken %t, open %t, blocked %t", box.Spaces[i].ID, s.by[i],
				s.taken.Has(box.Space(i)), s.open.Has(box.Space(i)), s.shut.Has(box.Space(i)))
		}
		if stands {
			shut |= s.setup.blocks[i]
		}
		if s.goods[i] < 0 {
			return fmt.Errorf("%s holds %d", box.Spaces[i].ID, s.goods[i])
		}
	}
	if shut != s.shut {
		return fmt.Errorf("blocked spaces are %x, should be %x", s.shut, shut)
	}
	open := s.setup.open
	for r := 1; r <= box.Rounds; r++ {
		if c := s.card[r]; c != box.NoSpace {
			open |= 1 << c
		}
	}
	if open != s.open {
		return fmt.Errorf("open spaces are %x, should be %x", s.open, open)
	}
	return nil
}

func (p *Player) check() error {
	for g, n := range &p.Goods {
		if n < 0 {
			return fmt.Errorf("%d %s", n, box.GoodIDs[g])
		}
	}
	for r := range p.coming {
		if (p.coming[r] != small{}) != (p.due>>r&1 != 0) {
			return fmt.Errorf("goods of round %d are due: %t", r, p.due>>r&1 != 0)
		}
	}
	if p.Tokens&^(p.Majors&cookers|p.kitchen()) != 0 {
		return fmt.Errorf("fuel tokens on %b, majors are %b", p.Tokens, p.Majors)
	}
	if n := p.Stables.Size(); n > maxStables {
		return fmt.Errorf("%d stables", n)
	}
	if n := p.Fences(); n > maxFences {
		return fmt.Errorf("%d fences", n)
	}
	return p.Farm.Check()
}
