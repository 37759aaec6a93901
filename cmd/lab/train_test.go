package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What was learned is written over the text that the bots read, with its remarks, and
// nothing else is.
func TestFitWritesTheTable(t *testing.T) {
	dir := t.TempDir()
	out, refusal, code := try(t, "fit", "-title", "carcassonne", "-games", "1", "-o", dir)
	if code != 0 || !strings.Contains(out, "positions, sd") {
		t.Fatalf("code %d, %s%s", code, out, refusal)
	}
	got, err := os.ReadFile(filepath.Join(dir, "coefficients", "base.txt"))
	if err != nil {
		t.Fatal(err)
	}
	old, err := os.ReadFile("../../bots/carcassonne/coefficients/base.txt")
	if err != nil {
		t.Fatal(err)
	}
	is, was := strings.Split(string(got), "\n"), strings.Split(string(old), "\n")
	if len(is) != len(was) {
		t.Fatalf("%d lines, want %d", len(is), len(was))
	}
	changed := 0
	for i := range is {
		a, _, _ := strings.Cut(is[i], ":")
		b, _, _ := strings.Cut(was[i], ":")
		if a != b || strings.HasPrefix(a, "#") && is[i] != was[i] {
			t.Errorf("line %d is %q, was %q", i+1, is[i], was[i])
		}
		if is[i] != was[i] {
			changed++
		}
	}
	if changed == 0 {
		t.Error("nothing was learned")
	}
}

// Bots of the same program play on as if nothing had been learned.
func TestFitChangesNoBot(t *testing.T) {
	play := func() string {
		out, refusal, code := try(t, "play", "-title", "carcassonne", "-seats", "medium,easy", "-games", "1", "-seed", "4")
		if code != 0 {
			t.Fatal(refusal)
		}
		score, _, _ := strings.Cut(out[strings.Index(out, "mean score"):], ",") // what follows is the time it took
		return score
	}
	before := play()
	if out, refusal, code := try(t, "fit", "-title", "carcassonne", "-games", "1", "-o", t.TempDir()); code != 0 {
		t.Fatalf("code %d, %s%s", code, out, refusal)
	}
	if after := play(); after != before {
		t.Errorf("then %s, before %s", after, before)
	}
}
