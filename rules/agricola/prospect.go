package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// A Prospect is how often a card that is played now can still act, by the windows of
// its effects (docs/effects.md). What is -1 is no matter of this card.
type Prospect struct {
	Rounds   int          // whose beginning, homecoming or end is still to come
	Harvests int          // still to come
	Closed   box.SpaceSet // the spaces that it asks for, where none of them is on the table yet
}

// beginnings, endings and reapings are the windows that open once a round or a harvest.
var (
	beginnings = windowsOf(box.RoundStart)
	endings    = windowsOf(box.GoingHome, box.RoundEnd, box.TurnEnd)
	reapings   = windowsOf(box.FieldsBegin, box.FieldPhase, box.HarvestBegins, box.HarvestEnd)
)

func windowsOf(list ...box.Window) (set uint32) {
	for _, w := range list {
		set |= 1 << w
	}
	return set
}

// Prospect is that of a card now.
func (s *State) Prospect(c box.Card) Prospect {
	card, p := &box.Cards[c], Prospect{Rounds: -1, Harvests: -1}
	var at box.SpaceSet
	for i := range card.Hooks {
		h := &card.Hooks[i]
		switch w := uint32(1) << h.On; {
		case w&beginnings != 0:
			p.Rounds = max(p.Rounds, box.Rounds-s.Round())
		case w&endings != 0:
			p.Rounds = max(p.Rounds, box.Rounds-s.Round()+1)
		case w&reapings != 0:
			p.Harvests = max(p.Harvests, harvestsToCome(s))
		}
		if h.At != box.AnySpace {
			at |= h.At
		}
	}
	if card.Harvest {
		p.Harvests = harvestsToCome(s)
	}
	if at&s.open == 0 {
		p.Closed = at & comingSpaces(s)
	}
	return p
}

// comingSpaces are the spaces of the rounds still to come.
func comingSpaces(s *State) (set box.SpaceSet) {
	for _, of := range box.Stages {
		set |= of
	}
	return set &^ s.open
}

// harvestsToCome is how many harvests are still to come, with one that goes on.
func harvestsToCome(s *State) int {
	next := s.NextHarvest()
	if next == 0 {
		return 0
	}
	return bits.OnesCount32(uint32(harvests) >> next)
}

// AfterBreeding is how it stands once the animals of a seat have bred in the harvest that goes on, in the
// way that leaves it most points, and of these most food: s itself where they have, or where no
// harvest goes on.
func AfterBreeding(s *State, seat rules.Seat) *State {
	if !s.harvest || s.player[seat].Tally.Bred {
		return s
	}
	return WithYoung(s, seat)
}

// WithYoung is how it would stand if the animals of a seat bred now, in the way that leaves it most points,
// and of these most food.
func WithYoung(s *State, seat rules.Seat) *State {
	best := s
	for i, a := range legalBreed(s, nil, seat) {
		after := s.Clone().(*State)
		acting{after, nil}.breed(seat, HerdOf(a))
		more := after.Points(seat) - best.Points(seat)
		if i == 0 || more > 0 || more == 0 && after.player[seat].Goods[box.Food] > best.player[seat].Goods[box.Food] {
			best = after
		}
	}
	return best
}
