package titles_test

import (
	"testing"
	"time"

	"tilestead/titles"
)

// ladders are those who days are played against, the weakest first.
var ladders = map[string][]string{
	"carcassonne": {"berta", "odo", "rohan", "mirabel", "grit", "alaric", "abbess"},
	"montana":     {"cole", "mabel", "hank", "ida", "silas", "vera", "surveyor"},
}

// Whoever a day may be played against has a par in its game, and who stands higher on the ladder
// none that is easier to reach.
func TestDaysHavePar(t *testing.T) {
	for day := range 365 {
		date := time.Date(2026, 11, 25+day, 0, 0, 0, 0, time.UTC).Format(time.DateOnly)
		d, _ := titles.DailyOf(date)
		if d.Alone() {
			if d.Title.ID != "agricola" {
				t.Errorf("%s: %s is played alone", date, d.Title.ID)
			}
			continue
		}
		last := 1e9
		for _, rival := range ladders[d.Title.ID] {
			par, ok := titles.Par(d.Setup, rival)
			if !ok || par <= 0 || par > last {
				t.Fatalf("%s: %s with %v has a par of %v after %v", date, rival, d.Setup.Modules, par, last)
			}
			last = par
		}
		if _, ok := titles.Par(d.Setup, "nobody"); ok {
			t.Error("nobody has a par")
		}
	}
}

// A part of a game is told by what was given away in it.
func TestSquares(t *testing.T) {
	well, middle := titles.DayBounds("carcassonne")
	for given, want := range map[float64]byte{0: titles.Well, well: titles.Middle, middle - 1: titles.Middle,
		middle: titles.Badly} {
		if got := titles.Square("carcassonne", given); got != want {
			t.Errorf("%v given away is %c, not %c", given, got, want)
		}
	}
}
