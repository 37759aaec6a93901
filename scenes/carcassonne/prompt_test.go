package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// Whoever draws the last tile is told so.
func TestLastTileIsNamed(t *testing.T) {
	en, b, last := scenetest.In(t, "carcassonne.ask."), NewBoard(), 0
	fixture.Play(t, fixture.Plain(t, 2, 1), func(s rules.State) {
		if s.Prompt().Key != "place" {
			return
		}
		v := fixture.View(t, b, s, 640, 400)
		v.Seats[0].Bot, v.Seats[1].Bot = "", ""
		want := en.Say("place")
		if s.(*carcassonne.State).Left() == 0 {
			want = en.Say("place.last")
			last++
		}
		if ask, _ := b.Prompt(v); ask != want {
			t.Fatalf("%d tiles left: asked %q, want %q", s.(*carcassonne.State).Left(), ask, want)
		}
	})
	if last != 1 {
		t.Errorf("the last tile was placed %d times", last)
	}
}
