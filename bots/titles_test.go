package bots_test

import (
	"strings"
	"testing"

	"tilestead/bots"
	"tilestead/titles"
)

// Every title of the box has every level, a hint and references; what it has
// not is said.
func TestEveryTitleHasBots(t *testing.T) {
	for _, title := range titles.All {
		for _, level := range append([]string{bots.Random, bots.Greedy0}, bots.Levels...) {
			if _, err := bots.New(title.ID, level, 1); err != nil {
				t.Errorf("%s, %s: %v", title.ID, level, err)
			}
		}
		if _, err := bots.NewHint(title.ID, 1); err != nil {
			t.Errorf("%s, hint: %v", title.ID, err)
		}
	}
	if _, err := bots.New("montana", bots.Greedy1, 1); err == nil || !strings.Contains(err.Error(), bots.Greedy0) {
		t.Errorf("greedy1 of Montana is answered with %v", err)
	}
}
