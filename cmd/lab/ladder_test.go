package main

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/titles"
)

// The ladder of every title begins with easy and rises.
func TestLadderRises(t *testing.T) {
	for _, id := range titles.Box {
		out, refusal, code := try(t, "ladder", "-title", id)
		if code != 0 {
			t.Fatal(refusal)
		}
		rungs, last := 0, 0.0
		for _, line := range strings.Split(out, "\n") {
			var level string
			var of float64
			if n, _ := fmt.Sscanf(line, "%s %f", &level, &of); n < 2 {
				break
			}
			if rungs == 0 && (level != "easy" || of != 800) {
				t.Errorf("%s: the ladder begins with %s at %v", id, level, of)
			}
			if of <= last {
				t.Errorf("%s: %s stands at %v above %v", id, level, of, last)
			}
			rungs, last = rungs+1, of
		}
		if rungs < 5 {
			t.Errorf("%s: %d levels\n%s", id, rungs, out)
		}
	}
}
