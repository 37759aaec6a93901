package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// A way whose figure claims something does not tell as well that it can be claimed, or is left free.
func TestWaysTellOfAClaimOnce(t *testing.T) {
	en, told := scenetest.In(t, "carcassonne.advice."), 0
	b := NewBoard()
	o := b.Offers()
	fixture.Play(t, fixture.Match(t, 2, 5, "inns"), func(at rules.State) {
		s := at.(*carcassonne.State)
		for _, place := range s.Legal(nil) {
			if place.Kind() != carcassonne.KindPlace {
				continue
			}
			after := s.Clone()
			after.Do(place, nil)
			for _, figure := range after.Legal(nil) {
				if figure.Kind() != carcassonne.KindFigure || !carcassonne.FigureOf(figure).Follower() {
					continue
				}
				v := fixture.View(t, b, s, 1280, 800)
				ways := o.Tell(b, v, []board.Way{{place, figure}}, func(string) int { return 0 })
				for _, text := range ways[0].Says {
					if told++; begins(en, text, "free", "open", "done.free", "done.nobody") || text == en.Say("quiet") {
						t.Fatalf("%q tells of what is claimed: %q", rules.Notation(s, place), ways[0].Says)
					}
				}
				break
			}
		}
	})
	if told < 50 {
		t.Errorf("only %d sentences were told", told)
	}
}
