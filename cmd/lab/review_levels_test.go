package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Weaker levels give away more over saved games. A seat is looked at once: an interrupted run goes on with
// those that its file lacks.
func TestLevelsAreSummed(t *testing.T) {
	folder := t.TempDir()
	if _, refusal, code := try(t, "play", "-title", "carcassonne", "-seats", "easy,medium", "-games", "2", "-seed", "5", "-save",
		folder); code != 0 {
		t.Fatal(refusal)
	}
	games, _ := filepath.Glob(filepath.Join(folder, "*.stead"))
	file := filepath.Join(folder, "sums.txt")
	run := func(files ...string) string {
		out, refusal, code := try(t, append([]string{"review", "-levels", "-o", file}, files...)...)
		if code != 0 {
			t.Fatal(refusal)
		}
		return out
	}
	run(games[0])
	was, _ := os.ReadFile(file)
	if strings.Count(string(was), "\n") != 2 {
		t.Fatalf("of one game it notes\n%s", was)
	}
	marked := strings.Replace(string(was), " easy ", " novice ", 1) // what is noted is not looked at again
	if err := os.WriteFile(file, []byte(marked+"cut off"), 0o644); err != nil {
		t.Fatal(err)
	}
	out := run(games...)
	if !strings.Contains(out, "novice") {
		t.Errorf("a seat is looked at again:\n%s", out)
	}
	if err := os.WriteFile(file, was, 0o644); err != nil {
		t.Fatal(err)
	}
	out = run(games...)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != 3 || !strings.Contains(lines[1], "easy") || !strings.Contains(lines[2], "medium") {
		t.Errorf("it says\n%s", out)
	}
	if err := os.WriteFile(file, []byte("nonsense\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, refusal, code := try(t, "review", "-levels", "-o", file, games[0]); code != 1 || !strings.Contains(refusal, "nonsense") {
		t.Errorf("with a bad line: exit %d, %s", code, refusal)
	}
	if _, refusal, code := try(t, "review", "-o", file, games[0]); code != 2 || !strings.Contains(refusal, "-levels") {
		t.Errorf("-o alone: exit %d, %s", code, refusal)
	}
}
