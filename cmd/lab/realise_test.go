package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Decisions are played on once: an interrupted run goes on where its file ends, to the same table, and
// refuses a file of another run.
func TestRealisingGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "realised.txt")
	run := func(more ...string) (string, string, int) {
		return try(t, append([]string{"realise", "-title", "carcassonne", "-decisions", "4", "-games", "1", "-seats", "easy",
			"-by", "easy", "-pairs", "2", "-o", file}, more...)...)
	}
	first, refusal, code := run()
	if code != 0 || !strings.Contains(first, "4 and more") || !strings.Contains(first, "played on by easy, in points") {
		t.Fatalf("exit %d, %s%s", code, first, refusal)
	}
	was, _ := os.ReadFile(file)
	if strings.Count(string(was), " realised ") != 4 || !strings.HasSuffix(string(was), "looked at\n") {
		t.Fatalf("it notes\n%s", was)
	}
	lines := strings.SplitAfter(string(was), "\n")
	if err := os.WriteFile(file, []byte(strings.Join(lines[:3], "")+lines[3][:9]), 0o644); err != nil {
		t.Fatal(err)
	}
	if again, refusal, _ := run(); again != first {
		t.Errorf("after a cut it says\n%s%s, not\n%s", again, refusal, first)
	}
	if is, _ := os.ReadFile(file); string(is) != string(was) {
		t.Errorf("after a cut it notes\n%s, not\n%s", is, was)
	}
	if _, refusal, code := run("-seed", "9"); code != 2 || !strings.Contains(refusal, "another run") {
		t.Errorf("with another seed: exit %d, %s", code, refusal)
	}
	if err := os.WriteFile(file, []byte(lines[0]+"game x\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, refusal, code := run(); code != 1 || !strings.Contains(refusal, "game x") {
		t.Errorf("with a bad line: exit %d, %s", code, refusal)
	}
	for _, wrong := range [][]string{{"-decisions", "3"}, {"-by", "nobody"}, {"-seats", ""}} {
		if _, _, code := run(wrong...); code != 2 {
			t.Errorf("%q: exit %d", wrong, code)
		}
	}
}
