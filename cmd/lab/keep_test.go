package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Games are never written over: a folder with others is refused before anything is played,
// unless the run that kept them goes on, and a game that is there is left as it is.
func TestKeptGamesAreNotWrittenOver(t *testing.T) {
	dir := t.TempDir()
	results := filepath.Join(dir, "results")
	games := filepath.Join(dir, "games")
	play := func(seed string) (refusal string, code int) {
		_, refusal, code = try(t, "play", "-seats", "easy,easy", "-games", "2", "-seed", seed, "-save", games,
			"-o", results+seed)
		return refusal, code
	}
	if refusal, code := play("1"); code != 0 {
		t.Fatal(refusal)
	}
	first := filepath.Join(games, "00001.stead")
	kept, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	if refusal, code := play("2"); code != 2 || !strings.Contains(refusal, first) {
		t.Errorf("another run into the same folder: code %d, %q", code, refusal)
	}
	_, refusal, code := try(t, "random", "-title", "carcassonne", "-games", "1", "-save", games)
	if code != 2 || !strings.Contains(refusal, first) {
		t.Errorf("random games into the same folder: code %d, %q", code, refusal)
	}
	if err := os.Remove(filepath.Join(games, "00002.stead")); err != nil {
		t.Fatal(err)
	}
	if refusal, code := play("1"); code != 0 {
		t.Errorf("the run that kept them does not go on: %q", refusal)
	}
	if is, err := os.ReadFile(first); err != nil || string(is) != string(kept) {
		t.Errorf("the first game is another now: %v", err)
	}
	if err := writeNew(first, kept); err != nil {
		t.Errorf("the same game again: %v", err)
	}
	if err := writeNew(first, kept[1:]); err == nil {
		t.Error("another game is written over it")
	}
}

// The report of a crash ends with the game as it was, which is played again from there.
func TestCrashReportIsReplayed(t *testing.T) {
	dir := t.TempDir()
	if _, refusal, code := try(t, "random", "-games", "1", "-save", dir); code != 0 {
		t.Fatal(refusal)
	}
	game, err := os.ReadFile(filepath.Join(dir, "00001.stead"))
	if err != nil {
		t.Fatal(err)
	}
	report := filepath.Join(dir, "crash.txt")
	for text, want := range map[string]string{
		"Tilestead 0.1.0 stopped:\nboom\n\ngoroutine 1\n\nThe game at the table:\n" + string(game): "1 of 1 hold",
		"Tilestead 0.1.0 stopped:\nboom\n": "0 of 1 hold",
		"some text\n" + string(game):       "0 of 1 hold",
	} {
		if err := os.WriteFile(report, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, _, _ := try(t, "verify", report); !strings.Contains(out, want) {
			t.Errorf("%.60q: %s", text, out)
		}
	}
}
