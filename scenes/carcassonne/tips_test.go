package carcassonne

import (
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// What inns and cathedrals bring unfinished is told as the game's own rules say.
func TestMarksAreToldByTheHouseRules(t *testing.T) {
	en := scenetest.In(t, "carcassonne.mark.")
	for _, c := range []struct {
		modules []string
		key     string
		not     string
	}{
		{[]string{"inns"}, ".1", ".count"},
		{[]string{"inns", "unfinished-count"}, ".count", ".1"},
	} {
		match := fixture.Match(t, 2, 1, c.modules...)
		m := NewBoard().moment(fixture.View(t, NewBoard(), match.State(), 1280, 800))
		var marks string
		for _, k := range m.s.Kinds() {
			for _, f := range carcassonne.Tiles[k].Features {
				if f.Marks&(carcassonne.Inn|carcassonne.Cathedral) != 0 {
					marks += strings.Join(m.help().marksOf(&carcassonne.Tiles[k]), "|") + "|"
				}
			}
		}
		for _, mark := range []string{"inn", "cathedral"} {
			want := en.Say(mark) + ": " + en.Say(mark+c.key)
			if !strings.Contains(marks, want) || strings.Contains(marks, en.Say(mark+c.not)) {
				t.Errorf("%v: %q, want %q", c.modules, marks, want)
			}
		}
	}
}

// Where the dragon's way or a figure is chosen on the map, no button for tiles
// hangs about; whoever decides.
func TestNoButtonWhereTheMapIsAsked(t *testing.T) {
	seen := map[string]int{}
	fixture.Play(t, fixture.Match(t, 3, 2), func(s rules.State) {
		key := s.Prompt().Key
		for _, bots := range []bool{false, true} {
			b := NewBoard()
			v := fixture.View(t, b, s, 1280, 800)
			if bots {
				v.Legal, v.Picked = nil, nil
				for i := range v.Seats {
					v.Seats[i].Bot = "easy"
				}
			}
			ts := b.Targets(v)
			button := false
			for _, g := range ts {
				button = button || g.Button > 0
			}
			if want := key == "place" || key == "act" || key == "fairy"; button != want || ts == nil {
				t.Fatalf("%s, bots %v: button %v, targets nil %v", key, bots, button, ts == nil)
			}
		}
		seen[key]++
	})
	if seen["dragon"] == 0 {
		t.Errorf("the game asked %v only", seen)
	}
}

// With a tile in hand it is plain that it goes neither on another nor far from
// all: the tip of what lies there does not say so, a click does.
func TestTipLeavesOutWhatIsEvident(t *testing.T) {
	s := stage(t, "first 1", "draw B01")
	b := NewBoard()
	v := fixture.View(t, b, s, 1280, 800)
	m, en := b.moment(v), scenetest.In(t, "carcassonne.no.")
	on, beside, corner := m.cellAt(carcassonne.Pos{}), m.cellAt(carcassonne.Pos{X: 1}),
		m.cellAt(carcassonne.Pos{X: 1, Y: 1})
	if a := b.About(v, on); !a.Evident || a.Refusal != en.Say("taken") {
		t.Errorf("on the tile: evident %v, a click is told %q", a.Evident, a.Refusal)
	}
	empty := m.cellAt(carcassonne.Pos{X: 2, Y: 2})
	if a := b.About(v, empty); !a.Evident || a.Refusal != en.Say("beside") {
		t.Errorf("on the empty table: evident %v, a click is told %q", a.Evident, a.Refusal)
	}
	if b.About(v, beside).Evident || b.About(v, corner).Evident {
		t.Error("of an empty cell the tip says by itself why nothing goes there")
	}
}

// The bag tells how many of its tiles have each kind of feature, and a plate how often its seat
// went round the track; neither where there is nothing to tell.
func TestBagAndLapsAreTold(t *testing.T) {
	en := scenetest.In(t, "carcassonne.tip.")
	match := fixture.Plain(t, 2, 1)
	b := NewBoard()
	m := b.moment(fixture.View(t, b, match.State(), 1280, 800))
	cloisters := 0
	for _, k := range m.s.Kinds() {
		for _, f := range carcassonne.Tiles[k].Features {
			if f.Kind == carcassonne.Cloister {
				cloisters += m.s.Draws(k)
			}
		}
	}
	bag := strings.Join(m.help().bagTip(), "|")
	if cloisters == 0 || !strings.Contains(bag, en.Say("bag.cloister", cloisters)) {
		t.Errorf("with %d cloisters the bag says %q", cloisters, bag)
	}
	track, _ := m.land().trackBox()
	for at, want := range map[ui.Point]thingKind{m.at.notes[1].Center(): bagThing, track.Center(): trackThing,
		m.at.turns[0].Center(): nothing} {
		if got := m.help().find(at).kind; got != want {
			t.Errorf("at %v lies thing %d, want %d", at, got, want)
		}
	}
	for points, want := range map[int]string{49: "", 50: en.Count("laps", 1), 130: en.Count("laps", 2)} {
		s := stage(t, "set points 1 "+strconv.Itoa(points), "first 1")
		m := b.moment(fixture.View(t, b, s, 1280, 800))
		told := strings.Join(m.help().plateTip(0), "|")
		if want == "" && strings.Contains(told, "lap") || !strings.Contains(told, want) {
			t.Errorf("%d points: %q", points, told)
		}
	}
}

// A plate tells what the points of its seat are for, by kind; nothing of that before there are any.
func TestPlateTellsWhatPointsAreFor(t *testing.T) {
	told := 0
	fixture.Play(t, fixture.Match(t, 3, 2), func(s rules.State) {
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
		for seat := range rules.Seat(m.s.Players()) {
			tip := strings.Join(m.help().plateTip(seat), "|")
			for _, item := range items(m.s) {
				name, n := m.counting().itemName(item), m.s.PointsFor(seat, item)
				if got := strings.Contains(tip, name+" "+strconv.Itoa(n)); got != (n > 0) {
					t.Fatalf("%d points for %s: told %v in %q", n, name, got, tip)
				} else if got {
					told++
				}
			}
		}
	})
	if told == 0 {
		t.Error("nobody scored")
	}
}
