package main

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"tilestead/rules/agricola/box"
)

// A card that was not played often enough, or whose offers were not answered both ways,
// misses the aim, and then the run has failed; with enough games set up none does. How
// many cores there are makes no difference.
func TestCoverCounts(t *testing.T) {
	args := strings.Fields("cover -games 3 -most 2 -aim 2 -seed 3")
	before := runtime.GOMAXPROCS(1)
	out, _, code := try(t, args...)
	runtime.GOMAXPROCS(max(before, 4))
	all, _, _ := try(t, args...)
	runtime.GOMAXPROCS(before)
	if out != all {
		t.Error("on more cores it tells otherwise")
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != len(box.Cards)+2 {
		t.Fatalf("%d lines for %d cards", len(lines), len(box.Cards))
	}
	missed, played := 0, 0
	for i, line := range lines[1 : len(lines)-1] {
		id, whole, dealt := "", 0, 0
		if n, _ := fmt.Sscanf(line, "%s %d %d", &id, &whole, &dealt); n < 3 || id != box.Cards[i].ID {
			t.Fatalf("%q: no line of %s", line, box.Cards[i].ID)
		}
		played += whole
		few := whole+dealt < 2 || strings.Contains(line, " 0/") || strings.Contains(line, "/0")
		if few != strings.Contains(line, "MISSES") {
			t.Errorf("%q", line)
		}
		if few {
			missed++
		}
	}
	want := fmt.Sprintf(": %d cards miss the aim", missed)
	if last := lines[len(lines)-1]; missed == 0 || played == 0 || code != 1 || !strings.HasSuffix(last, want) {
		t.Errorf("code %d, %d played by the policy, and it ends with %q, should end with %q", code, played, last, want)
	}
	want = fmt.Sprintf(": %d cards miss", len(box.Cards))
	if none, _, code := try(t, "cover", "-games", "0", "-most", "0"); code != 1 || !strings.Contains(none, want) {
		t.Errorf("without a game: code %d, %q", code, none)
	}
}
