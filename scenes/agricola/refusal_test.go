package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
)

// Why no card can be played is told by what the hand holds, never that the game has
// no cards in hand.
func TestWhyNoCardCanBePlayed(t *testing.T) {
	b, told := NewBoard(), map[string]int{}
	for seats := 1; seats <= 3; seats++ {
		fixture.Play(t, fixture.Match(t, seats, uint64(seats), "moor", "hand-cards"), func(state rules.State) {
			s := state.(*agricola.State)
			if s.Turn() < 0 || s.Prompt().Key != "place" {
				return
			}
			m := b.moment(fixture.View(t, b, s, 1280, 800))
			for _, sp := range fixed(s) {
				if plays := s.Plays(s.Turn(), sp); box.Spaces[sp].ID == "lessons" && plays.Size() == 0 {
					told[m.help().noSpace(sp)]++
				}
			}
			for _, card := range m.works().specialsShown() {
				for _, a := range actionsOf(card) {
					if a == box.BlackMarket {
						told[m.help().noSpecial(card, a)]++
					}
				}
			}
		})
	}
	say := func(key string) string { return scenetest.Words(t, "en").Say("agricola." + key) }
	if n := told[say("no.hand")]; n != 0 {
		t.Errorf("%d times a game with cards in hand is said to have none", n)
	}
	for _, key := range []string{"no.minor.now", "no.occupation.now"} {
		if told[say(key)] == 0 {
			t.Errorf("never told: %q; told were %v", say(key), told)
		}
	}
}
