package puzzles

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/titles"
)

// some is a puzzle at the beginning of a game.
func some(t *testing.T) *Puzzle {
	t.Helper()
	title, err := titles.Find("carcassonne")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() == rules.Nature {
		m.Replay(m.Roll())
	}
	p := &Puzzle{ID: "mill", Game: &save.Game{Match: m}, Margin: 310, Near: 50}
	first := m.State().Legal(nil)[0]
	after := m.State().Clone()
	after.Do(first, nil)
	for i, then := range after.Legal(nil) {
		p.Answers = append(p.Answers, Answer{[2]rules.Action{first, then}, 310 * i})
	}
	return p
}

// Puzzles come back as they were written, several in a row.
func TestPuzzlesAreRead(t *testing.T) {
	p := some(t)
	b, err := p.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	list, err := Split(strings.ReplaceAll(string(b), "mill", "well") + string(b))
	if err != nil || len(list) != 2 || list[0].ID != "well" || list[1].ID != "mill" {
		t.Fatalf("%d puzzles, %v", len(list), err)
	}
	q, err := list[1].Read()
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := q.Bytes(); string(again) != string(b) {
		t.Errorf("read and written it is another:\n%s\n%s", again, b)
	}
	if q.Seat() != p.Game.Match.State().Turn() || !q.Deep() {
		t.Errorf("seat %v decides, deep: %v", q.Seat(), q.Deep())
	}
	if loss, ok := q.Loss(p.Answers[1].Line); loss != 310 || !ok {
		t.Errorf("the second answer gives away %d, %v", loss, ok)
	}
	if _, ok := q.Loss([2]rules.Action{}); ok {
		t.Error("what is no line is an answer")
	}
}

// What is wrong with a puzzle is said.
func TestBrokenPuzzlesAreExplained(t *testing.T) {
	b, err := some(t).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	text := string(b)
	if _, err := Split("mill\n" + text); err == nil {
		t.Error("a text that begins with something else is split")
	}
	answer := strings.Split(text, "\n")[1]
	for what, broken := range map[string]string{
		"no saved game":   text[:strings.Index(text, "tilestead")],
		"want its margin": strings.Replace(text, "310 50", "310", 1),
		"cannot be done":  strings.Replace(text, answer, "0 place 40,40 r1", 1),
		"want a loss":     strings.Replace(text, answer, answer[2:], 1),
		"expected":        strings.Replace(text, "seed", "sead", 1),
		"and its answers": text[:strings.Index(text, answer)] + text[strings.Index(text, "tilestead"):],
	} {
		list, err := Split(broken)
		if err == nil {
			_, err = list[0].Read()
		}
		if err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("%v, should say %q", err, what)
		}
	}
}
