package bots_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/bots/advice"
	"tilestead/rules"
)

var update = flag.Bool("update", false, "write what reviews say instead of comparing it")

// reviewed are the verdicts of a seat, in slices or at once.
func reviewed(t *testing.T, m *rules.Match, seat rules.Seat, slice time.Duration) (list []advice.Verdict) {
	t.Helper()
	r, err := bots.NewReview(m, seat)
	if err != nil {
		t.Fatal(err)
	}
	for {
		until := time.Time{}
		if slice > 0 {
			until = time.Now().Add(slice)
		}
		v, found, over := r.Think(until)
		if over {
			return list
		}
		if found {
			list = append(list, v)
		}
	}
}

// given is what verdicts come to for a decision, in what they count in.
func given(list []advice.Verdict) float64 {
	n := 0
	for _, v := range list {
		n += v.Loss
	}
	return float64(n) / float64(len(list))
}

// Who plays worse gives away more. The review of a seat is the same in slices, and the same
// again in a browser: what it says is written down.
func TestReviewsTellWhoGaveAwayMore(t *testing.T) {
	var said strings.Builder
	reasons := 0
	for _, c := range []struct {
		name    string
		match   *rules.Match
		actions int
	}{
		{"montana", newMatch(t, 2, 5), 40},
		{"carcassonne", newCarcassonne(t, 2, 5, "inns"), 50},
		{"agricola", newAgricola(t, 2, 5, "moor", "hand-cards"), 44},
		{"judged", newAgricola(t, 2, 5), 44},
	} {
		playOn(t, c.match, c.actions, bots.Easy, bots.Medium)
		weak, strong := reviewed(t, c.match, 0, 0), reviewed(t, c.match, 1, 0)
		if len(weak) < 3 || len(strong) < 3 {
			t.Fatalf("%s: %d and %d decisions", c.name, len(weak), len(strong))
		}
		if w, s := given(weak), given(strong); w <= s && (c.name == "carcassonne" || c.name == "judged") { // elsewhere a whole game shows it
			t.Errorf("%s: easy gives away %.1f a decision, medium %.1f", c.name, w, s)
		}
		if sliced := reviewed(t, c.match, 1, time.Microsecond); !slices.Equal(sliced, strong) {
			t.Errorf("%s: %+v, in slices %+v", c.name, strong, sliced)
		}
		for _, v := range weak {
			for _, r := range v.Reasons() {
				if reasons++; v.Mark == 0 || r.N <= 0 {
					t.Errorf("%s: %+v names a reason that says nothing for the best", c.name, v)
				}
			}
			text := advice.WriteVerdict(c.match.Before(v.At), v)
			fmt.Fprintln(&said, c.name, text)
			if again, err := advice.ReadVerdict(c.match, text); err != nil || again != v {
				t.Errorf("%s: %q is read as %+v, %v", c.name, text, again, err)
			}
		}
	}
	if reasons < 5 {
		t.Errorf("%d reasons are named", reasons)
	}
	const file = "testdata/reviews.txt"
	if *update {
		if err := os.WriteFile(file, []byte(said.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := said.String(); got != string(want) {
		t.Errorf("reviews say\n%s\nshould say\n%s", got, want)
	}
}

// What is no verdict about a game is refused with what is wrong.
func TestTornVerdictsAreRefused(t *testing.T) {
	m := newCarcassonne(t, 2, 5)
	playOn(t, m, 9, bots.Easy, bots.Easy)
	for text, says := range map[string]string{
		"":                                     "six numbers",
		"1 2 3 4 5 0 -":                        "six numbers",
		"1 2 x 4 5 0 - place 0,1 r0":           "x",
		"99 2 3 4 5 0 - place 0,1 r0":          "9 actions",
		"2 2 3 4 5 7 - place 0,1 r0":           "0 to 3",
		"2 2 3 4 5 1 city:x place 0,1 r0":      "reasons",
		"2 2 3 4 5 1 a:1,b:2,c:3 place 0,1 r0": "2 reasons",
		"2 2 3 4 5 0 - place 9,9 r0":           "place 9,9 r0",
		"2 2 3 4 5 0 - place 0,1 r9 + small":   "place 0,1 r9",
	} {
		if _, err := advice.ReadVerdict(m, text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, should say %q", text, err, says)
		}
	}
}

// The luck of a seat's decisions comes to what it had in the game; a game of the same seed brings the
// same, and Agricola tells none.
func TestReviewsTellLuck(t *testing.T) {
	for _, m := range []*rules.Match{newCarcassonne(t, 2, 5, "dragon"), newMatch(t, 2, 5)} {
		playOn(t, m, 60, bots.Easy, bots.Easy)
		for m.State().Turn() != 1 || !m.State().Prompt().Opens { // what came is told with what was done then
			playOn(t, m, 1, bots.Easy, bots.Easy)
		}
		playOn(t, m, 1, bots.Easy, bots.Easy)
		all, told, err := bots.Luck(m)
		if err != nil || !told || len(all) != 2 || all[1] == 0 {
			t.Fatalf("%s: %v, %v, %v", m.Title().ID, all, told, err)
		}
		sum := 0
		for _, v := range reviewed(t, m, 1, time.Millisecond) {
			sum += v.Luck
		}
		if sum != all[1] {
			t.Errorf("%s: the decisions tell luck of %d, the game %d", m.Title().ID, sum, all[1])
		}
	}
	farm := newAgricola(t, 2, 5)
	playOn(t, farm, 20, bots.Easy, bots.Easy)
	if all, told, err := bots.Luck(farm); told || err != nil || all[0] != 0 || all[1] != 0 {
		t.Errorf("agricola: %v, %v, %v", all, told, err)
	}
}
