package save

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// The best answer to each puzzle is remembered with its day; a worse one changes nothing, and lines
// that are no answers are set aside.
func TestPuzzlesAreRemembered(t *testing.T) {
	day := 17
	h := Shelf{Store: &Memory{}, Now: func() time.Time { return time.Date(2026, 5, day, 20, 15, 0, 0, time.UTC) }}
	if err := h.Store.Write(puzzlesFile, []byte(byteOrderMark+"hello\r\nmontana ford good -\r\n")); err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct {
		id     string
		answer PuzzleAnswer
		want   string
	}{
		{"mill", PuzzleMissed, "mill missed 2026-05-17"},
		{"mill", PuzzleSolved, "mill solved 2026-05-18"},
		{"mill", PuzzleGood, "mill solved 2026-05-18"},
		{"well", PuzzleGood, "well good 2026-05-20"},
		{"well", PuzzleGood, "well good 2026-05-20"},
	} {
		day = 17 + i
		if err := h.RememberPuzzle("carcassonne", c.id, c.answer); err != nil {
			t.Fatal(err)
		}
		list, damaged, err := h.Puzzles()
		if err != nil || len(damaged) > 0 {
			t.Fatal(damaged, err)
		}
		at := slices.IndexFunc(list, func(r PuzzleRecord) bool { return r.ID == c.id })
		if at < 0 || list[at].line() != "carcassonne "+c.want {
			t.Errorf("after %d answers: %v", i+1, list)
		}
		if list[0] != (PuzzleRecord{"montana", "ford", PuzzleGood, ""}) {
			t.Errorf("what was there is now %v", list[0])
		}
	}
	if aside, err := h.Store.Read(damagedPuzzlesFile); err != nil || string(aside) != "hello\n" {
		t.Errorf("set aside is %q, %v", aside, err)
	}
	if err := h.RememberPuzzle("carcassonne", "a mill", PuzzleGood); err == nil {
		t.Error("a puzzle with a blank in its name is remembered")
	}
}

func TestBrokenPuzzleLines(t *testing.T) {
	bad := []string{"hello", "montana ford good", "montana ford well -", "Montana ford good -", "montana ford good today",
		"montana ford good - again"}
	if list, damaged := ReadPuzzles([]byte(strings.Join(bad, "\n"))); len(list) > 0 || !slices.Equal(damaged, bad) {
		t.Errorf("read are %v, damaged %q", list, damaged)
	}
	if !PuzzleGood.Solves() || !PuzzleSolved.Solves() || PuzzleMissed.Solves() {
		t.Error("what solves a puzzle is something else")
	}
}
