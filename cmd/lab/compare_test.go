package main

import (
	"strings"
	"testing"
)

// A comparison tells what was looked at, and of each part how many differ.
func TestCompareTellsHowMuch(t *testing.T) {
	out, refusal, code := try(t, "compare", "-title", "agricola", "-part", "games", "-from", "7", "-games", "1")
	if code != 0 || !strings.Contains(out, "game for ") || !strings.HasSuffix(out, "games from 7 on, 1: 0 differ\n") {
		t.Errorf("code %d, %s%s", code, out, refusal)
	}
	out, refusal, code = try(t, "compare", "-title", "carcassonne", "-games", "1", "-tiles",
		"../../rules/carcassonne/testdata/tiles.json")
	if code != 0 || !strings.Contains(out, "games from 0 on, 1: 0 differ") {
		t.Errorf("code %d, %s%s", code, out, refusal)
	}
}

// What differs is written and counted, and the run fails.
func TestCompareCountsWhatDiffers(t *testing.T) {
	var out strings.Builder
	told := &findings{l: &lab{out: &out}}
	told.Logf("%d looked at", 3)
	told.Errorf("game %d differs", 2)
	if out.String() != "3 looked at\ngame 2 differs\n" || told.differ != 1 {
		t.Errorf("%q, %d differ", out.String(), told.differ)
	}
}
