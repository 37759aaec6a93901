package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// Who plays without help is told what things are, but nothing that is counted:
// not what a placement or a figure brings, not who leads, not what fits a gap,
// and nothing lights up under the pointer.
func TestPuristsCountThemselves(t *testing.T) {
	road := []string{"first 1", "set lay B22 1,0 r0", "set lay B23 2,0 r0", "set lay B23 2,1 r1",
		"set figure 2 small 1,0 r1", "draw B23"}
	b, en := NewBoard(), scenetest.In(t, "carcassonne.")
	for _, c := range []struct {
		purist bool
		told   bool
	}{{false, true}, {true, false}} {
		v := fixture.View(t, b, stage(t, road...), 1280, 800)
		v.Purist = c.purist
		m := b.moment(v)
		var all []string
		for _, g := range b.Targets(v) {
			if g.Tell != nil {
				all = append(all, g.Tell())
			}
		}
		r1 := carcassonne.Place{At: carcassonne.Pos{X: 1}, Feature: carcassonne.Tiles[mustFind(t, "B22")].Feature("r1")}
		all = append(all, m.help().objectTip(r1)...)
		all = append(all, m.help().cellTip(carcassonne.Pos{X: 3})...)
		all = append(all, m.help().handTip(m.s.Hand(), -1)...)
		text := strings.Join(all, "\n")
		for _, word := range []string{en.Part("advice.done.rival.road", 0), en.Part("preview.outcome", 0),
			en.Part("tip.strength", 0), en.Part("tip.gap.fit#other", 1), en.Part("tip.worth", 0)} {
			if strings.Contains(text, word) != c.told {
				t.Errorf("purist %v: %q in %q", c.purist, word, text)
			}
		}
		if !strings.Contains(text, en.Say("kind.road")) {
			t.Errorf("purist %v: what the road is was not said: %q", c.purist, text)
		}
		if lit := b.under(v, clear(t, m, r1)) != ""; lit != c.told {
			t.Errorf("purist %v: the road lights up: %v", c.purist, lit)
		}
	}
}

// A choice tells how every seat would stand, not only the one that makes it,
// and those figures are those of the rules' own scoring.
func TestChoicesTellOfEverySeat(t *testing.T) {
	s := stage(t, "first 1", "set lay B22 1,0 r0", "set lay B23 2,0 r0", "set figure 2 small 1,0 r1", "draw B23")
	m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
	a, ok := rules.Find(s, "place 2,1 r1")
	if !ok {
		t.Fatal("the tile does not go on")
	}
	en := scenetest.In(t, "carcassonne.preview.")
	want := en.Say("outcome", en.Say("share", "Mira", "+1"))
	if got := strings.Join(m.help().preview(a), "|"); !strings.Contains(got, want) {
		t.Errorf("another's road grows: %q", got)
	}
	s.Do(a, nil)
	m = NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
	for _, spot := range m.spots() {
		then := m.s.Clone().(*carcassonne.State)
		reel := &rules.Reel{}
		then.Do(spot.action, reel)
		placed := reel.Beats[0].After.(*carcassonne.State).Settled()
		for seat := range rules.Seat(2) {
			d := sum(placed.Score(seat)) - sum(m.s.Settled().Score(seat))
			said := strings.Contains(m.help().spotHint(spot), m.Name(seat)+" "+signed(d))
			if d != 0 && !said {
				t.Errorf("%v brings seat %d %d, told is %q", spot.Place, seat, d, m.help().spotHint(spot))
			}
		}
	}
	if len(m.spots()) == 0 {
		t.Error("there is no place for a figure")
	}
}
