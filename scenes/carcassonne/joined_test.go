package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// Joined fields cost nobody points for sure where a city feeds from all fields round it.
func TestJoinedFieldsOfOlderEditions(t *testing.T) {
	e := carcassonne.Joined{Object: carcassonne.Object{Kind: carcassonne.Field},
		Was: []rules.Seat{0, 1}, Lost: []rules.Seat{1}}
	for module, key := range map[string]string{"": "lost", "farmers-first": "open", "farmers-second": "open"} {
		var modules []string
		if module != "" {
			modules = []string{module}
		}
		m := NewBoard().moment(fixture.View(t, NewBoard(), fixture.Match(t, 2, 1, modules...).State(), 1280, 800))
		names := m.Name(1)
		if key == "open" {
			names = m.list([]string{m.Name(0), m.Name(1)})
		}
		if got, want := m.log().joinedLine(e).Text, m.say("log.joined."+key+".field", names); got != want {
			t.Errorf("%q: %q, want %q", module, got, want)
		}
	}
}

// Who takes over what others led is said by name, whoever placed the tile, with the strengths as
// they meet; what is shared then says that.
func TestWhoTakesOverIsSaid(t *testing.T) {
	m := NewBoard().moment(fixture.View(t, NewBoard(), fixture.Match(t, 3, 1).State(), 1280, 800))
	city := carcassonne.Object{Kind: carcassonne.City}
	city.Strength[0], city.Strength[1], city.Strength[2] = 1, 3, 1
	for name, c := range map[string]struct {
		was, leaders, lost []rules.Seat
		seat               rules.Seat
		brief              string
	}{
		"a rival":          {[]rules.Seat{0, 1}, []rules.Seat{1}, []rules.Seat{0}, 1, m.say("log.taken.city", "3:1")},
		"who led no part":  {[]rules.Seat{0, 2}, []rules.Seat{1}, []rules.Seat{0, 2}, 1, m.say("log.taken.city", "3:1:1")},
		"nobody":           {[]rules.Seat{0, 1}, []rules.Seat{0, 1}, nil, 0, m.say("log.shared.city", "3:1")},
		"two over a third": {[]rules.Seat{0, 2}, []rules.Seat{0, 1}, []rules.Seat{2}, 0, m.say("log.shared.city", "3:1:1")},
	} {
		e := carcassonne.Joined{Object: city, Was: c.was, Lost: c.lost}
		e.Leaders = c.leaders
		got := m.log().joinedLine(e)
		if got.Seat != c.seat || got.Brief != c.brief {
			t.Errorf("%s: seat %d says %q, want %d and %q", name, got.Seat, got.Brief, c.seat, c.brief)
		}
		for _, s := range c.lost {
			if !strings.Contains(got.Text, m.Name(s)) {
				t.Errorf("%s: %q does not name seat %d, which scores nothing", name, got.Text, s)
			}
		}
	}
}

// Pictures of figures in the log stay within their boxes from side to side, those that lie too.
func TestFiguresOfTheLogStayInTheirBox(t *testing.T) {
	box := ui.Rect{X: 20, Y: 10, W: 18, H: 18}
	for f := range carcassonne.Figures {
		for kind := range carcassonne.FeatureKind(carcassonne.FeatureKinds) {
			r := paintedOf(carcassonne.Figure(f), kind)
			if r == (ui.Rect{}) {
				continue
			}
			foot, high := figureIn(box, r)
			left := foot.X + r.X*high/100
			if right := left + r.W*high/100; left < box.X-1e-9 || right > box.X+box.W+1e-9 {
				t.Errorf("figure %d on %d: from %v to %v", f, kind, left, right)
			}
		}
	}
}
