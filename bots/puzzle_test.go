package bots

import (
	"slices"
	"testing"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/titles"
)

// samplesOf are values that spread by so much about a mean.
func samplesOf(mean, by int) (list []int) {
	for i := range 16 {
		list = append(list, mean+by*(2*(i%2)-1))
	}
	return list
}

// The margin is that of the best line that is no solution: what is nearly as good as the best is one.
func TestMarginIsBehindAllSolutions(t *testing.T) {
	m := &Miner{title: &search.Title{Marks: search.Marks{Little: 100}}}
	list := []weighed{{values: samplesOf(0, 0)}, {values: samplesOf(460, 0)}, {values: samplesOf(300, 40)},
		{values: samplesOf(500, 0)}}
	margin, err, near := m.compare(list)
	if margin != 200 || err != 10 || near != 2 || list[0].values[0] != 500 {
		t.Errorf("the margin is %d +- %d behind %d solutions", margin, err, near)
	}
	if margin, _, near = m.compare(list[:2]); margin != 0 || near != 2 {
		t.Errorf("where all solve it the margin is %d, %d solutions", margin, near)
	}
	for _, c := range []struct {
		margin, err, gate int
		wide              bool
	}{{109, 0, 0, false}, {110, 90, 0, true}, {149, 0, 1, false}, {150, 50, 1, true}, {150, 51, 1, false},
		{200, 50, 2, true}, {200, 51, 2, false}} {
		if m.wide(c.margin, c.err, c.gate) != c.wide {
			t.Errorf("gate %d: a margin of %d +- %d is wide: %v", c.gate+1, c.margin, c.err, !c.wide)
		}
	}
}

// Every legal line is an answer with what it gives away, the best first; what is taken for a whole
// answer is the title's.
func TestEveryLineIsAnAnswer(t *testing.T) {
	for id, deep := range map[string]bool{"carcassonne": true, "montana": false} {
		title, err := titles.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		m, err := NewMiner(title, 1)
		if err != nil {
			t.Fatal(err)
		}
		quick, err := Quick(id, 1)
		if err != nil {
			t.Fatal(err)
		}
		match, err := rules.NewMatch(title, rules.Setup{Title: id, Seats: 2, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		for s := match.State(); match.Len() < 20 || !m.Opens(s); s = match.State() {
			if s.Turn() == rules.Nature {
				match.Replay(match.Roll())
			} else {
				match.Replay(quick(s))
			}
		}
		s := match.State()
		lines := m.afresh(rules.PerspectiveOf(s, s.Turn()), []weighed{{Candidate: m.legal(s)[0]}})
		m.passes(lines, 2, m.thorough)
		p := m.answers(s, lines)
		want := m.legal(s)
		if len(p.Answers) != len(want) || len(want) < 2 {
			t.Fatalf("%s: %d answers for %d lines", id, len(p.Answers), len(want))
		}
		if p.Answers[0].Loss != 0 || p.Second.Loss <= p.Near || p.Margin <= p.Near {
			t.Errorf("%s: the best gives away %d, the second %d; the margin is %d, near is %d", id, p.Answers[0].Loss,
				p.Second.Loss, p.Margin, p.Near)
		}
		if !slices.IsSortedFunc(p.Answers, func(x, y Answer) int { return x.Loss - y.Loss }) {
			t.Errorf("%s: the answers are not sorted", id)
		}
		if got := p.Answers[0].Line[1] != 0; got != deep {
			t.Errorf("%s: the answer has a second action: %v", id, got)
		}
	}
}
