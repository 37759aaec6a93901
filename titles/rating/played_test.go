package rating

import "testing"

// The less somebody gave away the stronger is the level that is told; it is the level's own where the
// usual is given away, and none beyond those compared with.
func TestWhoGivesAwayLessPlayedLikeSomebodyStronger(t *testing.T) {
	levels := []string{"easy", "casual", "medium", "hard", "expert"}
	for i, given := range []float64{187, 121, 44, 20, 7} { // what the levels gave away
		l, ok := Like("carcassonne", given, 35, levels)
		if !ok || l.Level != levels[i] || l.Span != 87 {
			t.Errorf("who gives away %v is %+v, want like %s", given, l, levels[i])
		}
	}
	best, _ := Like("carcassonne", 0, 35, levels)
	if of, _ := OfLevel("carcassonne", "expert"); best.Level != "expert" || best.Rating != of {
		t.Errorf("who gives away nothing is %+v", best)
	}
	worst, _ := Like("carcassonne", 2000, 35, levels)
	if worst.Level != "easy" || worst.Rating != Easy {
		t.Errorf("who gives away most is %+v", worst)
	}
	for _, title := range []string{"carcassonne", "montana"} {
		if l, ok := Like(title, 44, 5, levels); ok {
			t.Errorf("five decisions of %s tell %+v", title, l)
		}
	}
	if l, ok := Like("montana", 44, 40, levels); ok {
		t.Errorf("a game of Montana tells %+v", l)
	}
	if l, ok := Like("carcassonne", 44, 40, nil); ok {
		t.Errorf("compared with nobody it is %+v", l)
	}
}
