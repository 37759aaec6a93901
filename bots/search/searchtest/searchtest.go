// Package searchtest has positions of games that a title's rollout policy
// played, for tests.
package searchtest

import (
	"math/rand/v2"
	"testing"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
)

// Montana is a position at least so many turns into a game, where a turn begins,
// or the end of the game. The guide has begun the game.
func Montana(t testing.TB, g search.Guide, seats, turns int, seed uint64) *montana.State {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	return play(t, &montana.Title, rules.Setup{Seats: seats}, g, r, func(s rules.State) bool {
		m := s.(*montana.State)
		done := 0
		for seat := range seats {
			done += int(m.Player(rules.Seat(seat)).Turns)
		}
		return done >= turns && m.Asked().Kind == montana.StepTurn
	}).(*montana.State)
}

// Carcassonne is a position in which a seat has drawn a tile and so many lie, or
// the end of the game. The guide has begun the game.
func Carcassonne(t testing.TB, g search.Guide, seats, tiles int, seed uint64, modules ...string) *carcassonne.State {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 4))
	return play(t, &carcassonne.Title, rules.Setup{Seats: seats, Modules: modules}, g, r, func(s rules.State) bool {
		c := s.(*carcassonne.State)
		return c.Tiles() >= tiles && c.Hand() != carcassonne.NoKind
	}).(*carcassonne.State)
}

// play begins a game and plays it on by the guide's policy, chance by r, until
// a position is what is looked for or the game is over. Only positions in which a
// seat is to decide are looked at.
func play(t testing.TB, title *rules.Title, setup rules.Setup, g search.Guide, r *rand.Rand,
	found func(rules.State) bool) rules.State {
	t.Helper()
	setup.Title = title.ID
	if err := title.CheckSetup(setup); err != nil {
		t.Fatal(err)
	}
	s := title.New(setup)
	for begun := false; s.Turn() != rules.Nobody; {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		if !begun {
			g.Begin(s)
			begun = true
		}
		if found(s) {
			break
		}
		s.Do(g.Policy(s), nil)
	}
	return s
}
