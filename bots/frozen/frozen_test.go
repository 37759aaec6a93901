package frozen_test

import (
	"strings"
	"testing"

	"tilestead/bots/frozen"
)

// Every title that was frozen has every frozen level; what is not frozen is said.
func TestEveryTitleIsFrozen(t *testing.T) {
	for _, title := range frozen.Titles() {
		for _, level := range frozen.Levels {
			if _, err := frozen.New(title, level, 1); err != nil || !frozen.Has(level) {
				t.Errorf("%s, %s: %v", title, level, err)
			}
		}
	}
	if n := len(frozen.Titles()); n != len(setups) {
		t.Errorf("%d titles have frozen levels, and %d have recorded games of them", n, len(setups))
	}
	if _, err := frozen.New("montana", "hard", 1); err == nil || !strings.Contains(err.Error(), frozen.Names()) {
		t.Errorf("a level that is not frozen is answered with %v", err)
	}
	if _, err := frozen.New("chess", frozen.Hard, 1); err == nil || !strings.Contains(err.Error(), "montana") {
		t.Errorf("a wrong title is answered with %v", err)
	}
}
