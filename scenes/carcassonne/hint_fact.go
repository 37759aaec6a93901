package carcassonne

import (
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A fact is a sentence about an action: what it is about, as the reasons of
// hints are called, and how much it matters, in hundredths of a point.
type fact struct {
	reason string
	weight int
	text   string
}

func (f fact) told() (reason string, matters int, text string) { return f.reason, f.weight, f.text }

// advice is a sentence of a hint.
func (m hintsPart) advice(key string, args ...any) string { return m.say("advice."+key, args...) }

// names lists seats, the seat to decide as "you".
func (m hintsPart) names(seats []rules.Seat) string {
	var parts []string
	for _, seat := range seats {
		parts = append(parts, m.who(seat))
	}
	return m.list(parts)
}

// each lists numbers of seats, the seat to decide first; those with 0 are left out.
func (m hintsPart) each(n [carcassonne.MaxSeats]int, key string) string {
	var parts []string
	put := func(seat rules.Seat) {
		if n[seat] != 0 {
			parts = append(parts, m.advice(key, m.who(seat), strconv.Itoa(n[seat])))
		}
	}
	put(m.turn)
	for seat := range rules.Seat(m.s.Players()) {
		if seat != m.turn {
			put(seat)
		}
	}
	return strings.Join(parts, ", ")
}
