package carcassonne

import (
	"tilestead/bots/search"
	"tilestead/rules"
)

// A manner is what a rival likes more than others do: how much more terms are worth to it. All
// others are judged as ever.
type manner []liking

// A liking is a term of a manner: so many hundredths of what it is worth to all, and more.
type liking struct {
	term        term
	times, more int32
}

// manners are those of rivals. Each was measured against the same level without it: it shows in
// what the seat scores for or does, and costs little. Much more of any is simply weak.
var manners = []struct {
	name  string
	likes manner
}{
	{"road", manner{{termRoad, 125, 0}, {termRoadGain, 155, 0}}},
	{"city", manner{{termCity, 117, 0}, {termCityGain, 128, 0}, {termRoad, 80, 0}, {termRoadGain, 80, 0},
		{termFieldSpan, 100, -300}}},
	{"monk", manner{{termCloister, 160, 0}, {termCloisterGain, 220, 0}}},
	{"farmer", manner{{termField, 125, 0}, {termFieldSpan, 100, 350}}},
	// What could be joined counts little, for it is a chance: what is shared now does it.
	{"raider", manner{{termJoin, 130, 0}, {termShare, 100, 500}}},
}

// take makes it the manner of a seat, and of no other.
func (m manner) take(v *evaluator, seat rules.Seat) {
	w := v.weights.worth
	for _, l := range m {
		w[l.term] = w[l.term]*l.times/100 + l.more
	}
	clear(v.own[:])
	v.own[seat] = &w
}

// mannered are the manners with their guides.
func mannered() (list []search.Manner) {
	for _, m := range manners {
		newGuide := func() search.Guide { return &guide{manner: m.likes} }
		list = append(list, search.Manner{Name: m.name, NewGuide: newGuide})
	}
	return list
}
