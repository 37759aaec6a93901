package rules_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

func newMatch(t *testing.T, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(&toyTitle, rules.Setup{Title: "toy", Seats: 2, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// play rolls and says odd until n actions are done.
func play(t *testing.T, m *rules.Match, n int) {
	t.Helper()
	for m.Len() < n {
		a := toyAct(toySay, 1)
		if m.State().Turn() == rules.Nature {
			a = m.Roll()
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

func TestDoRefusesWhatIsNotLegal(t *testing.T) {
	m := newMatch(t, 1)
	for _, a := range []rules.Action{0, toyAct(toySay, 1), toyAct(toyDie, 7), ^rules.Action(0)} {
		reel, err := m.Do(a)
		if !errors.Is(err, rules.ErrIllegal) || reel != nil {
			t.Errorf("action %#x: %v, want ErrIllegal and no reel", uint64(a), err)
		}
	}
	if m.Len() != 0 || m.State().Turn() != rules.Nature {
		t.Error("a refused action changed the match")
	}
	play(t, m, 15)
	if _, err := m.Do(toyAct(toySay, 1)); !errors.Is(err, rules.ErrIllegal) {
		t.Errorf("after the end: %v, want ErrIllegal", err)
	}
}

func TestDoKeepsEarlierPositionsAndTellsTheReel(t *testing.T) {
	m := newMatch(t, 1)
	first := m.State()
	reel, err := m.Do(toyAct(toyDie, 5))
	if err != nil {
		t.Fatal(err)
	}
	if len(reel.Beats) != 1 || reel.Beats[0].Event != any(5) {
		t.Errorf("the reel is %+v, want the event 5", reel.Beats)
	}
	if m.Before(0) != first || rules.Hash(first) == rules.Hash(m.State()) {
		t.Error("the position before the action is not kept as it was")
	}
	if m.Action(0) != toyAct(toyDie, 5) || m.Before(1) != m.State() {
		t.Error("the match does not remember its action")
	}
	after := rules.Hash(reel.Beats[0].After)
	play(t, m, 3)
	if rules.Hash(reel.Beats[0].After) != after {
		t.Error("a beat's position changed later")
	}
}

func TestReplayIsDoWithoutQuestions(t *testing.T) {
	a, b := newMatch(t, 1), newMatch(t, 1)
	play(t, a, 15)
	for i := range a.Len() {
		b.Replay(a.Action(i))
	}
	if rules.Hash(a.State()) != rules.Hash(b.State()) || b.Len() != 15 {
		t.Error("replaying leads elsewhere")
	}
}

// The luck of seed 1 must be the same for ever and on every platform, or old
// saves would meet other luck when they are undone.
func TestRollDependsOnSeedAndCountOnly(t *testing.T) {
	dice := func(m *rules.Match) string {
		play(t, m, 15)
		var s []string
		for i := 0; i < m.Len(); i += 3 {
			s = append(s, fmt.Sprint(toyNumber.Get(m.Action(i))))
		}
		return strings.Join(s, " ")
	}
	m := newMatch(t, 1)
	once := dice(m)
	if want := "3 5 3 2 2"; once != want {
		t.Errorf("the dice of seed 1 are %s, want %s", once, want)
	}
	m.Rewind(4)
	if _, err := m.Do(toyAct(toySay, 0)); err != nil { // another answer, the same luck
		t.Fatal(err)
	}
	if again := dice(m); again != once {
		t.Errorf("undone and tried again, the dice are %s, not %s", again, once)
	}
	if other := dice(newMatch(t, 2)); other == once {
		t.Error("another seed has the same luck")
	}
}

func TestDrawKeepsToTheWeights(t *testing.T) {
	count := map[int]int{}
	for seed := range uint64(6000) {
		count[toyNumber.Get(newMatch(t, seed).Roll())]++
	}
	if count[6] != 0 {
		t.Errorf("an outcome of weight 0 came up %d times", count[6])
	}
	for i, want := range []int{0, 2000, 1000, 1000, 1000, 1000} {
		if got := count[i]; got < want-150 || got > want+150 {
			t.Errorf("%d came up %d times, want about %d", i, got, want)
		}
	}
}

func TestRewind(t *testing.T) {
	m := newMatch(t, 1)
	play(t, m, 6)
	want := rules.Hash(m.Before(2))
	m.Rewind(9)
	m.Rewind(6)
	if m.Len() != 6 {
		t.Error("rewinding forwards changed the match")
	}
	m.Rewind(2)
	if m.Len() != 2 || rules.Hash(m.State()) != want {
		t.Errorf("rewound to %d actions, want 2 and the position of then", m.Len())
	}
}

func TestPerspectiveShowsWhatTheSeatMayKnow(t *testing.T) {
	m := newMatch(t, 1)
	play(t, m, 1)
	p := m.Perspective(0)
	if p.Seat() != 0 || !slices.Equal(p.Legal(nil), m.State().Legal(nil)) {
		t.Error("what is legal differs")
	}
	if l := m.Perspective(1).Legal(nil); len(l) > 0 {
		t.Errorf("at seat 1's turn seat 2 is told %d actions", len(l))
	}
	g := p.Guess(nil, nil)
	g.Do(p.Legal(nil)[0], nil)
	if string(p.View(nil)) != string(m.State().AppendView(nil, 0)) {
		t.Error("changing a guess changed the position")
	}
}
