package main

import (
	"slices"
	"strings"
	"testing"

	"tilestead/bots"
	"tilestead/bots/frozen"
	"tilestead/titles"
)

// Frozen levels sit at the laboratory's tables, and no player is offered one.
func TestFrozenLevelsPlay(t *testing.T) {
	for _, title := range titles.All {
		out, refusal, code := try(t, "play", "-title", title.ID, "-seats", "old-medium,greedy0", "-games", "2", "-swap")
		if code != 0 || !strings.Contains(out, "2 of 2 games ended") {
			t.Errorf("%s: code %d: %s%s", title.ID, code, out, refusal)
		}
		for _, level := range frozen.Levels {
			if _, err := newBot(title.ID, level, 1); err != nil {
				t.Errorf("%s: %v", title.ID, err)
			}
			if slices.Contains(bots.LevelsOf(title.ID), level) {
				t.Errorf("players of %s can choose %s", title.ID, level)
			}
		}
	}
	for _, args := range [][]string{{"-h"}, {"play", "-h"}} {
		if out, _, _ := try(t, args...); !strings.Contains(out, frozen.Names()) {
			t.Errorf("lab %v does not name the frozen levels: %s", args, out)
		}
	}
}
