package carcassonne_test

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/rulestest"
)

// Every earlier position of a long match can be had, in whatever order it is asked for,
// while it is played, and after it was rewound and played on otherwise.
func TestEveryEarlierPosition(t *testing.T) {
	m := rulestest.RandomMatch(t, &carcassonne.Title, rules.Setup{Title: carcassonne.Title.ID, Seats: 2, Seed: 3,
		Modules: []string{"inns", "traders", "dragon"}})
	r := rand.New(rand.NewPCG(1, 2))
	at := []uint64{}
	know := func() { // the positions in their order, played anew
		at = at[:0]
		s := carcassonne.Title.New(m.Setup())
		for i := range m.Len() {
			at = append(at, rules.Hash(s))
			s.Do(m.Action(i), nil)
		}
		at = append(at, rules.Hash(s))
	}
	ask := func(when string, i int) {
		if got := rules.Hash(m.Before(i)); got != at[i] {
			t.Fatalf("%s: the position before action %d of %d is another", when, i, m.Len())
		}
	}
	know()
	if m.Len() < 300 {
		t.Fatalf("a game of %d actions shows little", m.Len())
	}
	for range 400 {
		ask("by chance", r.IntN(m.Len()+1))
	}
	for i := m.Len(); i >= 0; i-- {
		ask("backwards", i)
	}
	for range 6 {
		m.Rewind(m.Len() * (5 + r.IntN(4)) / 9)
		for n := 0; n < 90 && m.State().Turn() != rules.Nobody; n++ {
			var a rules.Action
			if m.State().Turn() == rules.Nature {
				a = m.Roll()
			} else {
				legal := m.State().Legal(nil)
				a = legal[r.IntN(len(legal))]
			}
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		know()
		for range 300 {
			ask("rewound and played on", r.IntN(m.Len()+1))
		}
		for i := range m.Len() + 1 {
			ask("forwards", i)
		}
	}
}
