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

// Rivals sit there too, with their manner and without, and what they did is told.
func TestRivalsPlay(t *testing.T) {
	args := []string{"play", "-title", "carcassonne", "-seats", "rohan,plain-rohan", "-games", "8", "-swap", "-shows"}
	out, refusal, code := try(t, args...)
	for _, want := range []string{"8 of 8 games ended", "\nroads ", "\nJoined ", "\nsmall r ", "d' +"} {
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("code %d, and %q is not told: %s%s", code, want, out, refusal)
		}
	}
	if _, refusal, code := try(t, append(args, "-o", "x.jsonl")...); code != 2 || !strings.Contains(refusal, "-shows with -o") {
		t.Errorf("-shows with -o: code %d, %q", code, refusal)
	}
	if _, err := newBot("carcassonne", "plain-nobody", 1); err == nil || !strings.Contains(err.Error(), "rohan") {
		t.Errorf("a rival that nobody knows is answered with %v", err)
	}
}

// How far apart two bots are is counted in spreads of a game.
func TestMeanAndSpread(t *testing.T) {
	if mean, spread := meanAndSpread([]float64{2, 4, 4, 4, 5, 5, 7, 9}); mean != 5 || spread != 2 {
		t.Errorf("the mean is %v and the spread %v, want 5 and 2", mean, spread)
	}
}
