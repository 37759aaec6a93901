package scenes_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	carcassonneRules "tilestead/rules/carcassonne"
	"tilestead/rules/rulestest/hands"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// endedCarcassonne plays a game with all expansions to its end: tiles go where
// they have the most neighbours, all else is chance.
func endedCarcassonne(t testing.TB, seats int, seed uint64) *save.Game {
	t.Helper()
	m, err := rules.NewMatch(&carcassonneRules.Title, rules.Setup{Title: "carcassonne", Seats: seats, Seed: seed, Modules: []string{"inns", "traders", "dragon"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		r.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
		if legal[0].Kind() == carcassonneRules.KindPlace {
			beside := func(a rules.Action) (n int) {
				for d := carcassonneRules.North; d <= carcassonneRules.West; d++ {
					if _, ok := m.State().(*carcassonneRules.State).TileAt(carcassonneRules.PosOf(a).Next(d)); ok {
						n++
					}
				}
				return n
			}
			slices.SortStableFunc(legal, func(a, b rules.Action) int { return beside(b) - beside(a) })
		}
		m.Replay(legal[0])
	}
	g := &save.Game{Match: m}
	for i := range seats {
		g.Seats = append(g.Seats, save.Seat{Name: [...]string{"Ada", "Mira", "Otto", "Hanne", "Bruno", "Lotte"}[i], Color: palette.Seats[i].ID, Bot: "hard"})
	}
	return g
}

// theResult opens a finished game and waits until its result has been counted.
func theResult(t testing.TB, size scenetest.Size, g *save.Game, change func(*scenes.AppOptions)) *hand {
	t.Helper()
	h := open(t, size, func(o *scenes.AppOptions) {
		o.Boards["carcassonne"] = func() board.Board { return carcassonne.NewBoard() }
		o.Store, o.Load = &save.Memory{}, bytesOf(t, g)
		o.Export = func(string, []byte) (string, error) { return "", nil }
		if change != nil {
			change(o)
		}
	})
	for i := 0; i < 40 && !h.has("rematch"); i++ {
		h.wait(250 * time.Millisecond)
	}
	h.wait(2 * time.Second)
	return h
}

// TestResultFits looks at the result of a game of six with both charts at every
// size: nothing is cut or lies on anything else.
func TestResultFits(t *testing.T) {
	g := endedCarcassonne(t, 6, 2)
	for _, size := range scenetest.Sizes() {
		h := theResult(t, size, g, nil)
		for _, step := range [...]string{"", "chart/1", "picture"} {
			if step != "" {
				if !h.has(step) {
					t.Errorf("%s: no %s", size.Name, step)
					continue
				}
				h.click(step)
			}
			for _, bad := range scenetest.Check(h.c) {
				t.Errorf("%s %s: %s", size.Name, step, bad)
			}
		}
	}
}

// TestResultShots paints the result for looking at, into TILESTEAD_SHOTS.
func TestResultShots(t *testing.T) {
	if os.Getenv("TILESTEAD_SHOTS") == "" {
		t.Skip("TILESTEAD_SHOTS names no folder")
	}
	for _, size := range []scenetest.Size{{W: 1280, H: 800, S: 1}, {W: 640, H: 400, S: 2}} {
		h := theResult(t, size, endedCarcassonne(t, 6, 2), nil)
		name := fmt.Sprintf("result-carcassonne-%gx%g", size.W, size.H)
		h.shot(name + "-growth")
		h.click("chart/1")
		h.wait(time.Second)
		h.shot(name + "-kinds")
		h.click("picture")
		h.shot(name + "-sizes")
	}
}

// TestPictureOfTheMap saves the map of finished games at each size: a PNG as
// large as was said, with all of the land on it.
func TestPictureOfTheMap(t *testing.T) {
	for name, g := range map[string]*save.Game{"carcassonne": endedCarcassonne(t, 3, 5), "montana": ended(t, 7)} {
		file, data := "", []byte(nil)
		h := theResult(t, scenetest.Size{W: 1280, H: 800, S: 1}, g, func(o *scenes.AppOptions) {
			o.Export = func(name string, b []byte) (string, error) { file, data = name, b; return "/tmp/" + name, nil }
		})
		h.click("picture")
		h.click("size/0")
		h.wait(200 * time.Millisecond)
		im, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if dir := os.Getenv("TILESTEAD_SHOTS"); dir != "" {
			if err := os.WriteFile(dir+"/poster-"+name+".png", data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if long := max(im.Bounds().Dx(), im.Bounds().Dy()); !strings.HasPrefix(file, name+"-") || !strings.HasSuffix(file, ".png") || long > 1200 || long < 1100 {
			t.Errorf("%s: %q is %v", name, file, im.Bounds())
		}
		if n := colors(im); n < 500 {
			t.Errorf("%s: the picture has only %d colours", name, n)
		}
		if !h.text("/tmp/" + file) {
			t.Errorf("%s: nothing says where the picture lies", name)
		}
		h.click("picture")
		h.click("size/none")
		if !h.has("rematch") || h.has("size/0") {
			t.Errorf("%s: the question stays", name)
		}
	}
}

// colors is how many colours a picture has.
func colors(im image.Image) int {
	seen := map[[3]uint32]bool{}
	b := im.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += 3 {
		for x := b.Min.X; x < b.Max.X; x += 3 {
			r, g, b, _ := im.At(x, y).RGBA()
			seen[[3]uint32{r >> 8, g >> 8, b >> 8}] = true
		}
	}
	return len(seen)
}

// twoSeats are those of a game whose result shows.
var twoSeats = []save.Seat{{Name: "Ada", Color: "red"}, {Name: "Mira", Color: "blue", Bot: "hard"}}

// newShell is what a screen needs to be drawn in English.
func newShell(t testing.TB) *scenes.Shell {
	t.Helper()
	file, err := settings.Open(&save.Memory{}, "en")
	if err != nil {
		t.Fatal(err)
	}
	return &scenes.Shell{Words: scenetest.Words(t, "en"), Settings: file}
}

// TestGrowthEndsWithTheScore checks that the chart follows the track, not what
// the end would bring, and that its last point is the final score.
func TestGrowthEndsWithTheScore(t *testing.T) {
	m := carcassonneTitle.Match(t, 3, 5)
	carcassonneTitle.Play(t, m, func(rules.State) {})
	c := scenes.Curve(m, carcassonne.NewBoard())
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
	if got := scenes.ByLast([][]rules.Points{{0, 9, 63}, {0, 0, 65}, {0, 5, 63}, {0, 1, 121}}); !slices.Equal(got, []int{3, 1, 0, 2}) {
		t.Errorf("the seats are in the order %v", got)
	}
}

// Lines of a chart that end with equal points lie side by side, with a medal
// each: also at its lowest line they stay in the frame.
func TestChartKeepsItsLinesInside(t *testing.T) {
	for lines := 1; lines <= 6; lines++ {
		box := ui.Rect{X: 10, Y: 20, W: 300, H: 90}
		in := scenes.ChartRoom(box, lines)
		const medal, beside = 6, 3.0
		most := float64(lines-1)/2*beside + medal
		if low := in.Y + in.H + most; low >= box.Y+box.H || in.Y-most <= box.Y || in.H < 40 {
			t.Errorf("%d lines: drawn in %v of %v", lines, in, box)
		}
	}
}

// Some games begin below nothing and count halves: the chart shows both, with a
// line for 0.
func TestChartGoesBelowNothing(t *testing.T) {
	g := &save.Game{Match: montanaTitle.Match(t, 2, 7), Seats: twoSeats}
	box := ui.Rect{X: 40, Y: 50, W: 400, H: 200}
	c := scenes.GrowthChart(newShell(t), g, montanaTitle.New(), [][]rules.Points{{-28, -9, 0, 25}, {-28, -28, -21, -7}}, box)
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
	for p, want := range map[rules.Points]string{0: "0", 1: "½", 2: "1", 7: "3½", -1: "−½", -28: "−14", -27: "−13½", 206: "103"} {
		if got := scenes.PointsText(p); got != want {
			t.Errorf("%v points are written %q, want %q", p, got, want)
		}
		if got, ok := scenes.ReadPoints(want); !ok || got != p {
			t.Errorf("%q is read as %v, %v", want, got, ok)
		}
	}
	for _, text := range []string{"", "−", "Ada", "1½2", "--3", "−-3"} {
		if p, ok := scenes.ReadPoints(text); ok {
			t.Errorf("%q is read as %v", text, p)
		}
	}
}

// A picture to keep of a game that was given up has no mark on it, and counts
// what the result counts.
func TestPictureOfAGameGivenUp(t *testing.T) {
	whole := carcassonneTitle.Match(t, 2, 5)
	carcassonneTitle.Play(t, whole, func(rules.State) {})
	m, err := rules.NewMatch(whole.Title(), whole.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for i := range whole.Len() / 2 {
		m.Replay(whole.Action(i))
	}
	g := &save.Game{Match: m, Seats: twoSeats}
	b := carcassonne.NewBoard()
	c := scenes.Keepsake(newShell(t), g, b)
	_, rows := b.Result(m.State(), scenetest.Words(t, "en"))
	for i := range g.Seats {
		points := b.Points(m.State(), rules.Seat(i))
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
	for seat, line := range scenes.Curve(m, nil) {
		n := len(line)
		first, end := rules.Total(m.Before(0), rules.Seat(seat)), rules.Total(m.State(), rules.Seat(seat))
		if n != points || line[0] != first || line[n-1] != end {
			t.Errorf("seat %d has the points %v, want %d of them", seat, line, points)
		}
	}
	if c := scenes.Curve(m, nil)[last]; c[len(c)-1] == c[len(c)-2] {
		t.Errorf("what seat %d got in the last turn is missing: %v", last, c)
	}
}
