package hands_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
	"tilestead/rules/rulestest/hands"
)

// Hidden cards, a reaction in another's turn, halves, scores below nothing and
// a game alone that may be lost: all laws of the kit hold.
func TestLaws(t *testing.T) {
	for seats := 1; seats <= 3; seats++ {
		rulestest.Conform(t, &hands.Title, rules.Setup{Title: hands.Title.ID, Seats: seats}.With("target", "5"), 60)
	}
}

// play begins a game and carries out notations, separated by commas.
func play(t *testing.T, setup rules.Setup, line string) *rules.Match {
	t.Helper()
	setup.Title = hands.Title.ID
	m, err := rules.NewMatch(&hands.Title, setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range strings.Split(line, ", ") {
		a, ok := rules.Find(m.State(), name)
		if !ok {
			t.Fatalf("%q is not legal; %q is", name, rules.Notations(m.State()))
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

const deals = "deal mill, deal peddler, deal toll, deal toll, deal mill, deal mill"

func TestEffects(t *testing.T) {
	for _, c := range []struct {
		line string
		turn rules.Seat
		asks string
		ways string
		want [2]string // the scores
	}{
		{deals, 0, "turn", "take, play mill, play peddler, play toll", [2]string{"-3", "-3"}},
		{deals + ", take", 1, "turn", "take, play mill, play toll", [2]string{"-2.5", "-3"}},
		// Optional: without a grain only declining is left.
		{deals + ", play mill", 0, "effect", "mill decline", [2]string{"-3", "-3"}},
		{deals + ", take, take, play mill", 0, "effect", "mill grind, mill decline", [2]string{"-2.5", "-2.5"}},
		{deals + ", take, take, play mill, mill grind", 1, "turn", "take, play mill, play toll",
			[2]string{"-1", "-2.5"}},
		// Either grain or a point.
		{deals + ", play peddler", 0, "effect", "peddler grain, peddler point", [2]string{"-3", "-3"}},
		{deals + ", play peddler, peddler point", 1, "turn", "take, play mill, play toll", [2]string{"-2", "-3"}},
		// A reaction: the other takes grain, and the toll's owner is asked in that turn.
		{deals + ", play toll, take", 0, "toll", "give up, keep", [2]string{"-3", "-2.5"}},
		{deals + ", play toll, take, give up", 0, "turn", "take, play mill, play peddler", [2]string{"-1", "-2.5"}},
		{deals + ", play toll, take, keep, take, take", 0, "toll", "give up, keep", [2]string{"-2.5", "-2"}},
	} {
		s := play(t, rules.Setup{Seats: 2}, c.line).State()
		if got := strings.Join(rules.Notations(s), ", "); s.Turn() != c.turn || s.Prompt().Key != c.asks ||
			got != c.ways {
			t.Errorf("%s: seat %v is asked %q: %s", c.line, s.Turn(), s.Prompt().Key, got)
		}
		for seat, want := range c.want {
			if got := rules.Total(s, rules.Seat(seat)).String(); got != want {
				t.Errorf("%s: seat %d has %s, want %s", c.line, seat+1, got, want)
			}
		}
	}
}

// Whether a card's option can be carried out is tried on a copy, which changes
// nothing and costs no memory.
func TestTriesCostNothing(t *testing.T) {
	for _, line := range []string{deals + ", play mill", deals + ", take, take, play mill", deals + ", play peddler"} {
		s := play(t, rules.Setup{Seats: 2}, line).State()
		before := rules.Hash(s)
		var memory []rules.Action
		if n := testing.AllocsPerRun(100, func() { memory = s.Legal(memory[:0]) }); n > 0 {
			t.Errorf("%s: listing what is legal makes %v allocations", line, n)
		}
		if rules.Hash(s) != before {
			t.Errorf("%s: a try changed the position", line)
		}
	}
}

// Whoever plays alone has won only with the target.
func TestAlone(t *testing.T) {
	line := "deal peddler, deal peddler, deal mill, play peddler, peddler point, play peddler, peddler grain, " +
		"play mill, mill grind, take, take"
	for target, won := range map[string]bool{"0": true, "1": true, "2": false} { // -3 + 1 + 2 + 3/2
		m := play(t, rules.Setup{Seats: 1}.With("target", target), line)
		if m.State().Turn() != rules.Nobody || len(m.State().Winners()) > 0 != won {
			t.Errorf("target %s: %v, %v points", target, m.State().Winners(), rules.Total(m.State(), 0))
		}
	}
}

// A seat is told what it is dealt and not what others are; a guess leaves its own
// cards and deals the others' anew, each time as they might be.
func TestSecrets(t *testing.T) {
	m := play(t, rules.Setup{Seats: 2}, deals)
	other := play(t, rules.Setup{Seats: 2}, strings.Replace(deals, "deal toll, deal mill, deal mill",
		"deal peddler, deal peddler, deal toll", 1))
	if a, b := m.State().AppendView(nil, 0), other.State().AppendView(nil, 0); !bytes.Equal(a, b) {
		t.Errorf("seat 1 sees what seat 2 holds:\n%s\n%s", a, b)
	}
	if a, b := m.State().AppendView(nil, 1), other.State().AppendView(nil, 1); bytes.Equal(a, b) {
		t.Error("seat 2 does not see its cards")
	}
	seen := map[[hands.Cards]int8]int{}
	p, r := m.Perspective(0), rand.New(rand.NewPCG(1, 2))
	var into rules.State
	for range 2000 {
		into = p.Guess(into, r)
		s := into.(*hands.State)
		if s.Hand(0) != [hands.Cards]int8{1, 1, 1} {
			t.Fatalf("the own hand becomes %v", s.Hand(0))
		}
		seen[s.Hand(1)]++
	}
	if n := len(seen); n != 10 { // all ways to hold three of three kinds, of each of which three are left
		t.Errorf("%d different hands were guessed: %v", n, seen)
	}
	if l := m.Perspective(1).Legal(nil); len(l) != 0 {
		t.Errorf("seat 2 is told what seat 1 may do: %d actions", len(l))
	}
	if reel, err := m.Do(m.State().Legal(nil)[1]); err != nil || !reel.Learns(1) {
		t.Errorf("a card that is played is not seen: %v", err)
	}
}
