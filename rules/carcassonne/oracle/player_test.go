package oracle_test

import (
	"math/rand/v2"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A player chooses at random, but not evenly: what seldom happens in even
// play, such as large cities, full cloisters, fairies and passages, comes up
// oftener.
type player struct {
	name string
	// close is how many times the better of two cells with more neighbours is
	// looked for; it makes the map compact, and objects complete.
	close int
	// pass is how often of 8 the figure stays at home if it can.
	pass int
	// fond are the first words of actions that are taken half the time if they
	// can be.
	fond []string
}

var players = []player{
	{name: "even"},
	{name: "close", close: 3, pass: 2},
	{name: "closer", close: 12, pass: 4},
	{name: "thrifty", close: 1, pass: 6},
	{name: "wanderer", pass: 1, fond: []string{"fairy", "remove"}},
	{name: "keeper", close: 5, pass: 2, fond: []string{"fairy", "builder", "pig"}},
	{name: "builder", close: 2, pass: 3, fond: []string{"builder", "pig", "big"}},
	{name: "traveller", close: 2, pass: 4, fond: []string{"@"}},
}

func randomPlayer(r *rand.Rand) player { return players[r.IntN(len(players))] }

// choose picks one of the legal actions, Nature's by weight.
func (p player) choose(s *carcassonne.State, r *rand.Rand) rules.Action {
	legal := s.Legal(nil)
	if s.Turn() == rules.Nature {
		return rules.Draw(s, legal, r)
	}
	a := legal[r.IntN(len(legal))]
	if a.Kind() == carcassonne.KindPlace {
		for range p.close {
			if b := legal[r.IntN(len(legal))]; neighbours(s, b) > neighbours(s, a) {
				a = b
			}
		}
		return a
	}
	var fond []rules.Action
	for _, b := range legal {
		n := rules.Notation(s, b)
		for _, word := range p.fond {
			if strings.HasPrefix(n, word) || word == "@" && strings.Contains(n, " @") {
				fond = append(fond, b)
			}
		}
		if b.Kind() == carcassonne.KindPass && r.IntN(8) < p.pass {
			a = b
		}
	}
	if len(fond) > 0 && r.IntN(2) == 0 {
		a = fond[r.IntN(len(fond))]
	}
	return a
}

// neighbours is how many of the eight cells round a placement are taken.
func neighbours(s *carcassonne.State, a rules.Action) (n int) {
	at := carcassonne.PosOf(a)
	for dy := int16(-1); dy <= 1; dy++ {
		for dx := int16(-1); dx <= 1; dx++ {
			if _, ok := s.TileAt(carcassonne.Pos{X: at.X + dx, Y: at.Y + dy}); ok {
				n++
			}
		}
	}
	return n
}
