package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Who can use no space passes; when all have passed, people go home (4.2).
func TestNobodyCanUseASpace(t *testing.T) {
	s := newGame(setupFor(2, "first-1")).(*State)
	setRound(s, 1)
	s.open = 1<<box.FindSpace("farmland") | 1<<box.FindSpace("lessons")
	s.player[1].Fields = s.player[1].Unused()
	do := func(notation string) {
		t.Helper()
		a, ok := rules.Find(s, notation)
		if !ok {
			t.Fatalf("%q is not legal; legal is %v", notation, rules.Notations(s))
		}
		s.Do(a, nil)
	}
	do("place farmland")
	do("plow 0,4")
	do("pass")
	if s.Turn() != 0 {
		t.Errorf("seat %v is asked, who has a person left and did not pass", s.Turn())
	}
	do("pass")
	if s.Round() != 2 || s.player[1].Home != 2 {
		t.Errorf("round %d, %d at home", s.Round(), s.player[1].Home)
	}
}

// The rows of the tables (10), from the rules.
func TestScoringTables(t *testing.T) {
	for _, c := range []struct {
		what  string
		table []int8
		from  [5]int // the amounts for -1, 1, 2, 3 and 4 points
	}{
		{"fields", fieldPoints, [5]int{0, 2, 3, 4, 5}},
		{"pastures", pasturePoints, [5]int{0, 1, 2, 3, 4}},
		{"grain", grainPoints, [5]int{0, 1, 4, 6, 8}},
		{"vegetables", vegetablePoints, [5]int{0, 1, 2, 3, 4}},
		{"sheep", sheepPoints, [5]int{0, 1, 4, 6, 8}},
		{"boar", boarPoints, [5]int{0, 1, 3, 5, 7}},
		{"cattle", cattlePoints, [5]int{0, 1, 2, 4, 6}},
	} {
		for n := range 12 {
			want := -1
			for i, from := range c.from[1:] {
				if n >= from {
					want = i + 1
				}
			}
			if got := row(c.table, n); got != want {
				t.Errorf("%d %s give %d points, want %d", n, c.what, got, want)
			}
		}
	}
}

// A target can be chosen for a game alone, and only there.
func TestTarget(t *testing.T) {
	for _, c := range []struct {
		seats  int
		target string
		ok     bool
	}{{1, "65", true}, {1, "1", true}, {1, "200", true}, {1, "0", false}, {1, "201", false}, {1, "many", false},
		{2, "65", false}} {
		if err := Title.CheckSetup(setupFor(c.seats).With("target", c.target)); (err == nil) != c.ok {
			t.Errorf("target %q for %d: %v", c.target, c.seats, err)
		}
	}
	low := newGame(setupFor(1).With("target", "1")).(*State)
	low.agenda.Clear()
	low.player[0].House, low.player[0].People = box.StoneHouse, 5
	for _, want := range []int{0, 1} {
		if got := len(low.Winners()); got != want {
			t.Errorf("%v points against a target of 1: %d winners", low.Points(0), got)
		}
		low.player[0].Majors = 1<<len(box.Majors) - 1
	}
	low.setup.target = low.Points(0)
	if len(low.Winners()) != 1 {
		t.Error("the target itself is not enough")
	}
}

// Random games score as they do elsewhere when they are played as elsewhere:
// another program's come to -3.3 to -3.65 points a seat. It picks a part of an
// action before it picks how, and may stop feeding at any time; ours pays all it
// can and picks among all ways at once. Each of the two is measured by itself.
func TestMeanScore(t *testing.T) {
	games := 4000
	if testing.Short() {
		games = 1500
	}
	for _, c := range []struct {
		name             string
		parts, stop      bool
		lowest, greatest float64
	}{
		{"as ours", false, false, -0.7, 0.2},
		{"parts first", true, false, -1.9, -0.9},
		{"may stop feeding", false, true, -2.9, -1.9},
		{"both", true, true, -4.1, -2.9},
	} {
		r := rand.New(rand.NewPCG(1, 2))
		start := newGame(setupFor(2)).(*State)
		s := start.Clone().(*State)
		sum, legal := 0.0, []rules.Action(nil)
		for range games {
			s.Set(start)
			for s.Turn() != rules.Nobody {
				legal = s.Wander(legal[:0])
				top := s.agenda.Top()
				if c.stop && top.kind == hungerStep && legal[0].Kind() != KindDone {
					legal = append(legal, Done)
				}
				if c.parts && top.kind == useStep {
					legal = onePart(legal, r)
				}
				s.Do(legal[r.IntN(len(legal))], nil)
			}
			sum += s.Points(0).Float() + s.Points(1).Float()
		}
		if mean := sum / float64(2*games); mean < c.lowest || mean > c.greatest {
			t.Errorf("%s: %.3f points a seat, want %.1f to %.1f", c.name, mean, c.lowest, c.greatest)
		}
	}
}

// onePart keeps the actions of one kind, picked at random among the kinds.
func onePart(legal []rules.Action, r *rand.Rand) []rules.Action {
	var kinds []uint8
	for i, a := range legal {
		if i == 0 || a.Kind() != legal[i-1].Kind() {
			kinds = append(kinds, a.Kind())
		}
	}
	kind, n := kinds[r.IntN(len(kinds))], 0
	for _, a := range legal {
		if a.Kind() == kind {
			legal[n] = a
			n++
		}
	}
	return legal[:n]
}
