package puzzles

import "testing"

// A week's puzzle stays from Monday to Sunday, and each has its turn.
func TestPuzzlesOfWeeks(t *testing.T) {
	seen := map[int]bool{}
	for _, c := range []struct {
		date string
		same bool // as the one before
	}{{"2026-11-23", false}, {"2026-11-24", true}, {"2026-11-29", true}, {"2026-11-30", false}, {"2026-12-07", false}} {
		at, ok := OfWeek(c.date, 3)
		if !ok || seen[at] != c.same {
			t.Errorf("%s: puzzle %d, %v", c.date, at, ok)
		}
		seen[at] = true
	}
	if _, ok := OfWeek("tomorrow", 3); ok {
		t.Error("what is no day has a puzzle")
	}
	if _, ok := OfWeek("2026-11-23", 0); ok {
		t.Error("there is a puzzle among none")
	}
	list := []string{"carcassonne", "montana"}
	a, _ := TitleOfWeek("2026-11-29", list)
	b, _ := TitleOfWeek("2026-11-30", list)
	if _, ok := TitleOfWeek("", list); ok || a == b || a == "" || b == "" {
		t.Errorf("the titles of two weeks are %q and %q", a, b)
	}
}
