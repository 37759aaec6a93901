package agricola

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Whoever chooses from all that is legal, exchanges and what is thrown away as well, with a
// third of all cards in front of the seats, never gets stuck, and all stays right.
// TILESTEAD_WHOLE_PLAY=GAMES plays more games.
func TestWholePlay(t *testing.T) {
	games := 60
	if text := os.Getenv("TILESTEAD_WHOLE_PLAY"); text != "" {
		if _, err := fmt.Sscan(text, &games); err != nil {
			t.Fatalf("TILESTEAD_WHOLE_PLAY=%q: want a number of games", text)
		}
	}
	sets := [][]string{{moor, dealHands}, {moor, dealMinors, fuelTokens}, {dealHands}, {moor, fuelTokens}}
	for n := range games {
		r := rand.New(rand.NewPCG(uint64(n), 3))
		setup := setupFor(1+n%MaxSeats, append(sets[n/MaxSeats%len(sets)], "first-1")...)
		if n%5 == 0 {
			setup.Values = map[string]string{askValue: askAlways}
		}
		s := newGame(setup).(*State)
		for s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, nil, r), nil)
		}
		if s.setup.dealings != nil {
			spreadCards(s, r)
		}
		var legal []rules.Action
		for i := 0; s.Turn() != rules.Nobody; i++ {
			var a rules.Action
			if s.Turn() == rules.Nature {
				a = rules.Draw(s, nil, r)
			} else {
				legal = s.Legal(legal[:0])
				if len(legal) == 0 {
					t.Fatalf("game %d, round %d: nothing to choose at %v", n, s.round, s.agenda.Top())
				}
				a = legal[r.IntN(len(legal))]
			}
			text := rules.Notation(s, a)
			s.Do(a, nil)
			if err := check(s); err != nil {
				t.Fatalf("game %d, round %d, %s: %v", n, s.round, text, err)
			}
			if i > Title.MaxActions {
				t.Fatalf("game %d: does not end", n)
			}
		}
	}
}

// spreadCards puts a third of all cards in front of the seats.
func spreadCards(s *State, r *rand.Rand) {
	for c := range box.Card(box.DeckSize) {
		if r.IntN(3) > 0 || box.Cards[c].Moor() && !s.setup.moor || box.Cards[c].Passes || box.Cards[c].Gives != 0 {
			continue
		}
		for i := range s.player {
			s.player[i].Hand.Drop(c)
			s.player[i].Known.Drop(c)
		}
		s.deck.Drop(c)
		s.player[r.IntN(int(s.setup.seats))].Front.Add(c)
	}
}
