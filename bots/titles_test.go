package bots_test

import (
	"slices"
	"strings"
	"testing"

	"tilestead/bots"
	"tilestead/titles"
)

// Every title of the box has every level, a hint and references; what it has
// not is said.
func TestEveryTitleHasBots(t *testing.T) {
	for _, title := range titles.All {
		levels := bots.LevelsOf(title.ID)
		for _, level := range append([]string{bots.Random, bots.Greedy0}, levels...) {
			if _, err := bots.New(title.ID, level, 1); err != nil {
				t.Errorf("%s, %s: %v", title.ID, level, err)
			}
		}
		at := -1
		for _, level := range levels {
			if i := slices.Index(bots.Levels, level); i > at {
				at = i
			} else {
				t.Errorf("%s: %s comes after a stronger level", title.ID, level)
			}
		}
		if levels[0] != bots.Easy || !slices.Contains(levels, bots.Expert) {
			t.Errorf("the levels of %s are %v", title.ID, levels)
		}
		if _, err := bots.NewHint(title.ID, 1); err != nil {
			t.Errorf("%s, hint: %v", title.ID, err)
		}
	}
	for _, title := range []string{"montana", "agricola"} {
		if _, err := bots.New(title, bots.Greedy1, 1); err == nil || !strings.Contains(err.Error(), bots.Greedy0) {
			t.Errorf("greedy1 of %s is answered with %v", title, err)
		}
	}
	if _, err := bots.New("agricola", bots.First, 1); err != nil {
		t.Errorf("first of Agricola: %v", err)
	}
	if _, err := bots.New("montana", bots.First, 1); err == nil || !strings.Contains(err.Error(), bots.Greedy0) {
		t.Errorf("first of Montana is answered with %v", err)
	}
	if _, err := bots.New("carcassonne", bots.Skilled, 1); err == nil || !strings.Contains(err.Error(), "easy, casual") {
		t.Errorf("skilled of Carcassonne is answered with %v", err)
	}
	if levels := bots.LevelsOf("chess"); levels != nil {
		t.Errorf("chess has the levels %v", levels)
	}
}
