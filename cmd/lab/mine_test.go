package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tilestead/titles/puzzles"
)

// A game is looked at once: an interrupted run goes on with the games that its log lacks, also
// where its last line was cut off.
func TestMiningGoesOn(t *testing.T) {
	folder := t.TempDir()
	log := filepath.Join(folder, minedLog)
	run := func() string {
		out, refusal, code := try(t, "mine", "-title", "carcassonne", "-by", "easy", "-games", "1", "-confirm", "10", "-o", folder)
		if code != 0 {
			t.Fatal(refusal)
		}
		return out
	}
	first := run()
	if !strings.Contains(first, "game 1:") || run() != "" {
		t.Errorf("the first run says %q, the second should say nothing", first)
	}
	was, _ := os.ReadFile(log)
	if err := os.WriteFile(log, was[:len(was)-3], 0o644); err != nil {
		t.Fatal(err)
	}
	if again := run(); again != first {
		t.Errorf("after a cut it says %q, not %q", again, first)
	}
	if is, _ := os.ReadFile(log); string(is) != string(was) {
		t.Errorf("the log is %q", is)
	}
	files, _ := filepath.Glob(filepath.Join(folder, "00001-*.txt"))
	if n := strings.Count(first, "confirmed: true"); n != len(files) {
		t.Errorf("%d puzzles are confirmed, %d written", n, len(files))
	}
	for _, name := range files {
		text, _ := os.ReadFile(name)
		list, err := puzzles.Split(string(text))
		if err != nil || len(list) != 1 {
			t.Fatal(list, err)
		}
		if _, err := list[0].Read(); err != nil {
			t.Error(err)
		}
	}
}

// A puzzle whose answers are turned round does not hold.
func TestPuzzlesAreChecked(t *testing.T) {
	const file = "../../assets/puzzles/carcassonne.txt"
	out, refusal, code := try(t, "mine", "-check", file, "-games", "2", "-seed", "7")
	if code != 0 || strings.Count(out, ": true") != 2 {
		t.Errorf("exit %d, %s%s", code, out, refusal)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	list, err := puzzles.Split(string(text))
	if err != nil {
		t.Fatal(err)
	}
	p, err := list[0].Read()
	if err != nil {
		t.Fatal(err)
	}
	n := len(p.Answers) - 1
	p.Answers[0].Line, p.Answers[n].Line = p.Answers[n].Line, p.Answers[0].Line
	wrong, err := p.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "wrong.txt")
	if err := os.WriteFile(name, wrong, 0o644); err != nil {
		t.Fatal(err)
	}
	if out, _, code := try(t, "mine", "-check", name); code != 1 || !strings.Contains(out, ": false") {
		t.Errorf("exit %d, %s", code, out)
	}
}

func TestMineRefuses(t *testing.T) {
	for _, c := range [][]string{{"mine"}, {"mine", "-o", t.TempDir(), "-confirm", "3"},
		{"mine", "-o", t.TempDir(), "-by", "nobody"}, {"mine", "-o", t.TempDir(), "-title", "chess"}} {
		if _, refusal, code := try(t, c...); code != 2 || refusal == "" {
			t.Errorf("%v: exit %d, %q", c, code, refusal)
		}
	}
}
