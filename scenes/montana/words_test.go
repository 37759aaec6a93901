package montana

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
)

// A plate lists what a player has, not what is missing.
func TestPlateTipLeavesNoughtsOut(t *testing.T) {
	poor := 0
	fixture.Play(t, fixture.Match(t, 3, 2), func(s rules.State) {
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
		for seat := range rules.Seat(m.s.Players()) {
			p := m.s.Player(seat)
			tip := strings.Join(m.help().plateTip(seat), "\n")
			for key, n := range map[string]int8{"cattle": p.Cattle, "canteen": p.Canteens} {
				what := scenetest.In(t, "montana.n.").Part(key+"#one", 1)
				if strings.Contains(tip, what) != (n > 0) {
					t.Fatalf("%d%s are told as\n%s", n, what, tip)
				}
				if n == 0 {
					poor++
				}
			}
		}
	})
	if poor == 0 {
		t.Error("nobody lacked anything")
	}
}

// The log names an area with its large space only, says in a sentence which land
// is settled, and speaks of a last round only where one follows.
func TestLogTellsWhatFollows(t *testing.T) {
	seen, words := map[string]int{}, scenetest.Words(t, "en")
	b, en := NewBoard(), scenetest.In(t, "montana.")
	var lands []string
	for _, land := range []string{"wheat", "pumpkins", "mesa", "pasture", "river"} {
		lands = append(lands, en.Say("land."+land))
	}
	for seed := range uint64(8) {
		fixture.Beats(t, fixture.Match(t, 3, seed), func(before rules.State, beat rules.Beat) {
			l, ok := b.Line(fixture.View(t, b, before, 1280, 800), before, beat)
			if !ok {
				return
			}
			s := before.(*montana.State)
			check := func(kind string, want bool) {
				seen[kind]++
				if !want {
					t.Fatalf("%s: %+v is told as %q", kind, beat.Event, l.Text)
				}
			}
			switch e := beat.Event.(type) {
			case montana.Staffed:
				area := words.Say("montana.area." + areaNames[e.Place.Area()])
				if e.Small {
					check("small", strings.Contains(l.Text, en.Part("log.staffed.small", 1)) &&
						!strings.Contains(l.Text, area))
				} else {
					check("large", strings.Contains(l.Text, area))
				}
			case montana.Built:
				check("built", slices.ContainsFunc(lands, func(land string) bool {
					return strings.HasPrefix(l.Text, en.Part("log.built#one", 0)+land)
				}))
			case montana.EndAnnounced:
				last := (int(e.Seat)+1)%s.Players() == int(s.First())
				kind, want := "last round", en.Say("log.end")
				if last {
					kind, want = "last turn", en.Say("log.end.now")
				}
				check(kind, l.Text == want)
			}
		})
	}
	for _, kind := range []string{"small", "large", "built", "last round", "last turn"} {
		if seen[kind] == 0 {
			t.Errorf("no %s in eight games: %v", kind, seen)
		}
	}
}

// The silver for unused builds stands beside how many were used.
func TestLogShowsWhatSilverIsFor(t *testing.T) {
	b := NewBoard()
	m := b.moment(fixture.View(t, b, fixture.Match(t, 2, 1).State(), 1280, 800))
	for silver, used := range map[int16]string{1: "2/3", 2: "1/3"} {
		list := m.log().unusedGlyphs(montana.SettleEnded{Seat: 0, Silver: silver})
		if len(list) != 2 || list[0].Text != used || list[0].Draw == nil {
			t.Errorf("%d silver is told by %+v", silver, list)
		}
	}
}
