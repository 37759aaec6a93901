package main

import (
	"slices"
	"strings"
	"testing"

	"tilestead/bots"
	"tilestead/bots/frozen"
)

// Frozen levels sit at the laboratory's tables, and no player is offered one.
func TestFrozenLevelsPlay(t *testing.T) {
	for _, title := range frozen.Titles() {
		out, refusal, code := try(t, "play", "-title", title, "-seats", "old-medium,greedy0", "-games", "2", "-swap")
		if code != 0 || !strings.Contains(out, "2 of 2 games ended") {
			t.Errorf("%s: code %d: %s%s", title, code, out, refusal)
		}
		for _, level := range frozen.Levels {
			if _, err := newBot(title, level, 1); err != nil {
				t.Errorf("%s: %v", title, err)
			}
			if slices.Contains(bots.LevelsOf(title), level) {
				t.Errorf("players of %s can choose %s", title, level)
			}
		}
	}
	for _, args := range [][]string{{"-h"}, {"play", "-h"}} {
		if out, _, _ := try(t, args...); !strings.Contains(out, frozen.Names()) {
			t.Errorf("lab %v does not name the frozen levels: %s", args, out)
		}
	}
}
