package screens_test

import (
	"fmt"
	"slices"
	"testing"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	agricolaRules "tilestead/rules/agricola"
	carcassonneRules "tilestead/rules/carcassonne"
	"tilestead/rules/rulestest/hands"
	"tilestead/save"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/page"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/screens"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// twoSeats are those of a game whose result shows.
var twoSeats = []save.Seat{{Name: "Ada", Color: "red"}, {Name: "Mira", Color: "blue", Bot: "hard"}}

// newShell is what a screen needs to be drawn in English.
func newShell(t testing.TB) *page.Shell {
	t.Helper()
	file, err := settings.Open(&save.Memory{}, "en")
	if err != nil {
		t.Fatal(err)
	}
	return &page.Shell{Words: scenetest.Words(t, "en"), Settings: file}
}

// TestGrowthEndsWithTheScore checks that the chart follows the track, not what
// the end would bring, and that its last point is the final score.
func TestGrowthEndsWithTheScore(t *testing.T) {
	m := apptest.Carcassonne.Match(t, 3, 5)
	apptest.Carcassonne.Play(t, m, func(rules.State) {})
	c := screens.Curve(m, carcassonne.NewBoard().Offers().Score)
	for seat, line := range c {
		s := m.State().(*carcassonneRules.State)
		if last := line[len(line)-1]; last != rules.Whole(s.Points(rules.Seat(seat))) {
			t.Errorf("seat %d ends with %d points, the chart with %v", seat, s.Points(rules.Seat(seat)), last)
		}
		if !slices.IsSorted(line) || line[0] != 0 {
			t.Errorf("seat %d has the points %v", seat, line)
		}
	}
}

// TestChartOrdersSeatsByTheirLast checks that the lines of a chart, which are
// moved apart where they meet, lie in the order of the result.
func TestChartOrdersSeatsByTheirLast(t *testing.T) {
	if got := screens.ByLast([][]rules.Points{{0, 9, 63}, {0, 0, 65}, {0, 5, 63}, {0, 1, 121}}); !slices.Equal(got,
		[]int{3, 1, 0, 2}) {
		t.Errorf("the seats are in the order %v", got)
	}
}

// Lines of a chart lie as high as what they tell, also where seats have as much; each shows there.
func TestChartTellsTrueHeights(t *testing.T) {
	g := &save.Game{Match: apptest.Montana.Match(t, 3, 7), Seats: []save.Seat{{Name: "Ada", Color: "red"},
		{Name: "Mira", Color: "blue", Bot: "hard"}, {Name: "Tom", Color: "yellow", Bot: "hard"}}}
	box := ui.Rect{X: 40, Y: 50, W: 400, H: 200}
	c := screens.GrowthChart(newShell(t), g, apptest.Montana.New(),
		[][]rules.Points{{0, 0, 20}, {0, 0, 8}, {0, 0, 8}}, box)
	lines, levels := map[float64]bool{}, map[ui.Color]map[float64]float64{}
	for _, op := range c.Ops {
		switch {
		case op.Kind == ui.OpFill && op.Box.H == 1:
			lines[op.Box.Y] = true
		case op.Kind == ui.OpFill && op.Box.H == 2 &&
			slices.ContainsFunc(palette.Seats[:], func(l palette.SeatLook) bool { return l.Fill == op.Color }):
			if levels[op.Color] == nil {
				levels[op.Color] = map[float64]float64{}
			}
			levels[op.Color][op.Box.Y+1] += op.Box.W
		}
	}
	if len(levels) != 3 {
		t.Fatalf("%d lines", len(levels))
	}
	for colour, at := range levels {
		if len(at) != 2 {
			t.Errorf("%v lies at %v", colour, at)
		}
		for y, wide := range at {
			if !lines[y] || wide < 20 {
				t.Errorf("%v lies %v wide at %v, lines at %v", colour, wide, y, lines)
			}
		}
	}
}

// Some games begin below nothing and count halves: the chart shows both, with a
// line for 0.
func TestChartGoesBelowNothing(t *testing.T) {
	g := &save.Game{Match: apptest.Montana.Match(t, 2, 7), Seats: twoSeats}
	box := ui.Rect{X: 40, Y: 50, W: 400, H: 200}
	c := screens.GrowthChart(newShell(t), g, apptest.Montana.New(),
		[][]rules.Points{{-28, -9, 0, 25}, {-28, -28, -21, -7}}, box)
	said := map[string]bool{}
	for _, op := range c.Ops {
		if op.Kind == ui.OpText {
			said[op.Text] = true
		}
		if y := op.Box.Y; y < box.Y-8 || y > box.Y+box.H {
			t.Errorf("%v is drawn at %v, outside the chart", op.Kind, y)
		}
	}
	for _, want := range []string{"−10", "0", "10"} {
		if !said[want] {
			t.Errorf("no line for %s, but for %v", want, said)
		}
	}
}

func TestPointsAreWrittenForPeople(t *testing.T) {
	for p, want := range map[rules.Points]string{0: "0", 1: "½", 2: "1", 7: "3½", -1: "−½", -28: "−14", -27: "−13½",
		206: "103"} {
		if got := screens.PointsText(p); got != want {
			t.Errorf("%v points are written %q, want %q", p, got, want)
		}
		if got, ok := screens.ReadPoints(want); !ok || got != p {
			t.Errorf("%q is read as %v, %v", want, got, ok)
		}
	}
	for _, text := range []string{"", "−", "Ada", "1½2", "--3", "−-3"} {
		if p, ok := screens.ReadPoints(text); ok {
			t.Errorf("%q is read as %v", text, p)
		}
	}
}

// A picture to keep of a game that was given up has no mark on it, and counts
// what the result counts.
func TestPictureOfAGameGivenUp(t *testing.T) {
	whole := apptest.Carcassonne.Match(t, 2, 5)
	apptest.Carcassonne.Play(t, whole, func(rules.State) {})
	m, err := rules.NewMatch(whole.Title(), whole.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for i := range whole.Len() / 2 {
		m.Replay(whole.Action(i))
	}
	g := &save.Game{Match: m, Seats: twoSeats}
	b := carcassonne.NewBoard()
	ended := &save.Game{Match: whole, Seats: twoSeats}
	if !screens.Projects(newShell(t), g, b) || screens.Projects(newShell(t), ended, b) {
		t.Error("points by kind are told to be as if scored now of the whole game, or not of the one given up")
	}
	c := screens.Keepsake(newShell(t), g, b)
	_, rows := b.Result(m.State(), scenetest.Words(t, "en"))
	for i := range g.Seats {
		points := b.Offers().Score.Points(m.State(), rules.Seat(i))
		if !slices.Contains(rows[i], points.String()) {
			t.Errorf("the result %q of %s lacks %v", rows[i], g.Seats[i].Name, points)
		}
		want := fmt.Sprintf("%s %v", g.Seats[i].Name, points)
		if !slices.ContainsFunc(c.Ops, func(op ui.Op) bool { return op.Kind == ui.OpText && op.Text == want }) {
			t.Errorf("nobody reads %q below the map", want)
		}
	}
	for _, name := range [...]string{"last", "focus"} {
		mark, ok := assets.Find("carcassonne/frame/" + name)
		if !ok {
			t.Fatalf("there is no frame %s", name)
		}
		if slices.ContainsFunc(c.Ops, func(op ui.Op) bool { return op.Kind == ui.OpSprite && op.Sprite == mark }) {
			t.Errorf("the frame %s lies on the map", name)
		}
	}
}

// The chart has a point before the first turn and one after each, the last too.
func TestCurveHoldsTheLastTurn(t *testing.T) {
	m, err := rules.NewMatch(&hands.Title, rules.Setup{Title: hands.Title.ID, Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	points, last := 1, rules.Nobody
	for m.State().Turn() != rules.Nobody {
		a := m.State().Legal(nil)[0]
		switch turn := m.State().Turn(); {
		case turn == rules.Nature:
			a = m.Roll()
		case turn != last:
			points, last = points+1, turn
		}
		m.Replay(a)
	}
	for seat, line := range screens.Curve(m, board.Score{}) {
		n := len(line)
		first, end := rules.Total(m.Before(0), rules.Seat(seat)), rules.Total(m.State(), rules.Seat(seat))
		if n != points || line[0] != first || line[n-1] != end {
			t.Errorf("seat %d has the points %v, want %d of them", seat, line, points)
		}
	}
	if c := screens.Curve(m, board.Score{})[last]; c[len(c)-1] == c[len(c)-2] {
		t.Errorf("what seat %d got in the last turn is missing: %v", last, c)
	}
}

// A game alone has as many turns in its chart as somebody was placed.
func TestCurveOfOneHasTurns(t *testing.T) {
	m, err := rules.NewMatch(&agricolaRules.Title, rules.Setup{Title: "agricola", Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
		} else {
			m.Replay(m.State().Legal(nil)[0])
		}
	}
	if n := len(screens.Curve(m, board.Score{})[0]); n < 28 {
		t.Errorf("the chart has %d turns; two people were placed in each of 14 rounds", n)
	}
}
