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

// Where a game has no figures but followers, what asks for one names them, else figures.
func TestPromptsNameFollowersWhereNothingElseIsPlaced(t *testing.T) {
	en, b := scenetest.In(t, "carcassonne."), NewBoard()
	for _, c := range []struct {
		s    rules.State
		want string
	}{{fixture.Plain(t, 2, 1).State(), ".follower"}, {fixture.Match(t, 2, 1).State(), ""}} {
		asked := 0
		s := c.s.Clone()
		for range 8 {
			if s.Prompt().Key == "act" {
				v := fixture.View(t, b, s, 640, 400)
				v.Seats[0].Bot, v.Seats[1].Bot = "", ""
				if ask, _ := b.Prompt(v); ask != en.Say("ask.act"+c.want) && ask != en.Say("ask.portal") {
					t.Errorf("asked %q, want %q", ask, en.Say("ask.act"+c.want))
				}
				if got, want := b.Name(v, carcassonne.Pass), en.Say("button.pass"+c.want); got != want {
					t.Errorf("to place none is called %q, want %q", got, want)
				}
				asked++
			}
			s.Do(s.Legal(nil)[0], nil)
		}
		if asked == 0 {
			t.Error("nobody was asked for a figure")
		}
	}
}

// Where a lesson lets only a figure be placed, nobody is told of skipping, nor how many ways there are.
func TestLedPromptTellsNothingElse(t *testing.T) {
	en, b := scenetest.In(t, "carcassonne."), NewBoard()
	s := stage(t, "first 1", "draw B24", "place 1,0 r0")
	v := fixture.View(t, b, s, 853, 533)
	v.Seats[0].Bot, v.Seats[1].Bot = "", ""
	if ask, hint := b.Prompt(v); ask != en.Say("ask.act") || hint == "" || b.moment(v).led() {
		t.Errorf("who may do anything is asked %q, hint %q", ask, hint)
	}
	v.Legal = v.Legal[:1]
	for _, a := range v.State.Legal(nil) {
		if a.Kind() == carcassonne.KindFigure {
			v.Legal[0] = a
		}
	}
	v.Picked = v.Legal
	if ask, hint := b.Prompt(v); ask != en.Say("ask.act.must") || hint != "" || !b.moment(v).led() {
		t.Errorf("who is led is asked %q, hint %q", ask, hint)
	}
}
