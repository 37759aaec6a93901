package montana

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// Nothing of a position is missing in its view.
func TestViewIsWhole(t *testing.T) {
	positions := rulestest.Positions(t, &Title, rules.Setup{Title: Title.ID, Seats: MaxSeats, Seed: 1}, 2)
	rulestest.Viewed(t, positions, map[string]string{
		"used":           "the tiles on the map",
		"land":           "the faces of the hexes, and the start tile",
		"startLevel":     "the faces of the hexes",
		"settled":        "the settlements, and the start tile",
		"own":            "the settlements",
		"owner[]":        "nobody's where no settlement is",
		"agenda.items[]": "as many as wait",
	})
}

// A view says how tiles were laid, in the words of the notation.
func TestViewOfTiles(t *testing.T) {
	s := newGame(rules.Setup{Title: Title.ID, Seats: 2}).(*State)
	for _, notation := range []string{"tile T03 r5", "tile T11 r0", "tile T01 r2"} {
		a, ok := rules.Find(s, notation)
		if !ok {
			t.Fatalf("%q is not legal", notation)
		}
		s.Do(a, nil)
	}
	shows(t, s, "tile 1,-3 T03 r5\ntile 3,-2 T11 r0\ntile -2,-1 T01 r2\n", "agenda tile slot 4\n")
}

// A face that a script gives a hex is shown behind its tile.
func TestViewOfFaces(t *testing.T) {
	s := newGame(rules.Setup{Title: Title.ID, Seats: 2}).(*State)
	for _, line := range []string{"ready", "face 0,-3 T02.5"} {
		if err := arrange(s, strings.Fields(line)); err != nil {
			t.Fatal(err)
		}
	}
	shows(t, s, "\ntile 1,-3 T01 r0\nface 0,-3 T02 5\ntile 3,-2 T02 r0\n")
}

// shows fails for each text that the view does not have.
func shows(t *testing.T, s *State, texts ...string) {
	t.Helper()
	view := string(s.AppendView(nil, rules.Nature))
	for _, text := range texts {
		if !strings.Contains("\n"+view, text) {
			t.Errorf("there is no %q in\n%s", text, view)
		}
	}
}
