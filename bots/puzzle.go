package bots

import (
	"slices"

	"tilestead/bots/search"
	"tilestead/rules"
)

// A Miner looks in games for decisions that make puzzles: one answer is clearly the best, and it
// does not look so at the end of the turn. Three gates, each with fresh luck, let few through;
// games that are played from there are the last one, and not its business.
type Miner struct {
	title    *search.Title
	side     func(rules.Action) bool // see rules.Title; nil: none is
	quick    *search.Weigher
	thorough *search.Weigher
}

// An Answer is a line of a puzzle and what it gives away against the best, in what reviews count.
type Answer struct {
	Line [2]rules.Action // the second is 0 where the first is the whole answer
	Loss int             // at least 0
}

// A Puzzle is what a Miner found in a position.
type Puzzle struct {
	Answers []Answer // every legal line, the best first
	Second  Answer   // the best of those that do not solve it
	Margin  int      // by how much the best of those that do not solve it is behind
	Error   int      // the standard error of that
	Near    int      // answers that give away at most so much solve it too
}

// What the gates ask for: samples of so many lines, how far the second may not come near, in
// hundredths of what nobody would mind, and in standard errors.
var gates = [...]struct{ samples, lines, margin, errors int }{
	{8, 6, 110, 0}, {48, 12, 150, 3}, {256, 0, 150, 4},
}

const (
	puzzleRounds = 6  // how far the last gate looks
	unlikely     = 30 // by how much the best looks worse than another at the end of the turn
	clearly      = 4  // times what nobody would mind: lines that are farther behind are not measured well
	nearAnswers  = 3  // the most ranked lines that solve a puzzle
	fewLines     = 4  // a decision among fewer is no puzzle
	sifting      = 32 // samples of every legal line, to find those that deserve more
)

// NewMiner makes a miner for a title. The error names the titles there are.
func NewMiner(title *rules.Title, seed uint64) (*Miner, error) {
	t, err := find(title.ID)
	if err != nil {
		return nil, err
	}
	return &Miner{title: t, side: title.Side, quick: search.NewWeigher(t, search.SplitMix64(seed), 0),
		thorough: search.NewWeigher(t, search.SplitMix64(seed+1), puzzleRounds)}, nil
}

// ByChance says whether losses are chances to win, not points.
func (m *Miner) ByChance() bool { return m.title.Marks.Half > 0 }

// Opens says whether a position is a decision of a turn that may be a puzzle.
func (m *Miner) Opens(s rules.State) bool {
	return s.Turn() >= 0 && s.Prompt().Opens && m.title.Marks.Weighs(s)
}

// A weighed line is one with the values of its samples.
type weighed struct {
	search.Candidate
	values []int
}

// Mine says whether a position is a puzzle for the seat that decides. Gates is how many let it
// through.
func (m *Miner) Mine(s rules.State) (p Puzzle, passed int, ok bool) {
	view := rules.PerspectiveOf(s, s.Turn())
	ranked := m.quick.Start(view)
	if len(ranked) < fewLines {
		return p, 0, false
	}
	lines := make([]weighed, len(ranked))
	for i, c := range ranked {
		lines[i].Candidate = c
	}
	looks := ranked[0].Value
	for passed = range gates[:2] {
		g := gates[passed]
		list := lines[:min(len(lines), g.lines)]
		for i := range list {
			list[i].values = m.quick.Sample(list[i].Candidate, list[i].values, g.samples)
		}
		sorted := slices.Clone(list)
		margin, err, near := m.compare(sorted)
		if !m.wide(margin, err, passed) || near > nearAnswers || sorted[0].Value > looks-unlikely {
			return p, passed, false
		}
	}
	p = m.answers(s, view)
	return p, 2, m.wide(p.Margin, p.Error, 2)
}

// wide says whether a margin is enough for a gate.
func (m *Miner) wide(margin, err, gate int) bool {
	g := gates[gate]
	return 100*margin >= g.margin*m.title.Marks.Little && margin >= g.errors*err
}

// compare sorts lines by what they come to and says by how much the best of those that are no
// solution is behind, and how many are.
func (m *Miner) compare(list []weighed) (margin, err, near int) {
	sort(list)
	for i := range list {
		if margin, err = search.Differ(list[0].values, list[i].values); margin > m.near() {
			return margin, err, i
		}
	}
	return 0, 0, len(list)
}

// near is what an answer may give away and still solve a puzzle.
func (m *Miner) near() int { return m.title.Marks.Little / 2 }

// sort puts the best in front.
func sort(list []weighed) {
	slices.SortStableFunc(list, func(x, y weighed) int { return total(y.values) - total(x.values) })
}

func total(values []int) (n int) {
	for _, v := range values {
		n += v
	}
	return n
}

// answers measures every legal line under new luck and farther ahead, those that come near with
// the samples of the last gate.
func (m *Miner) answers(s rules.State, view rules.Perspective) (p Puzzle) {
	m.thorough.Start(view)
	var list []weighed
	for _, c := range m.legal(s) {
		list = append(list, weighed{c, m.thorough.Sample(c, nil, sifting)})
	}
	sort(list)
	far := slices.IndexFunc(list, func(l weighed) bool {
		loss, err := search.Differ(list[0].values, l.values)
		return loss-2*err > clearly*m.title.Marks.Little
	})
	if far < 0 {
		far = len(list) - 1
	}
	close := list[:far+1] // with one that is far, for the margin
	for i := range close {
		close[i].values = m.thorough.Sample(close[i].Candidate, close[i].values, gates[2].samples)
	}
	near := 0
	if p.Margin, p.Error, near = m.compare(close); near == len(close) {
		return Puzzle{}
	}
	p.Near = m.near()
	for i, l := range list {
		loss, _ := search.Differ(list[0].values[:len(l.values)], l.values)
		a := Answer{[2]rules.Action{l.Action, l.Then}, max(0, loss)}
		if i == near {
			p.Second = a
		}
		if i >= near { // what little it is ahead by luck does not make it a solution
			a.Loss = max(a.Loss, p.Near+1)
		}
		p.Answers = append(p.Answers, a)
	}
	slices.SortStableFunc(p.Answers[near:], func(x, y Answer) int { return x.Loss - y.Loss })
	return p
}

// legal are all lines that can be an answer.
func (m *Miner) legal(s rules.State) (list []search.Candidate) {
	for _, a := range s.Legal(nil) {
		if m.side != nil && m.side(a) {
			continue
		}
		after := s.Clone()
		after.Do(a, nil)
		if !m.title.Marks.Whole || after.Turn() != s.Turn() || after.Prompt().Opens {
			list = append(list, search.Candidate{Action: a})
			continue
		}
		for _, then := range after.Legal(nil) {
			list = append(list, search.Candidate{Action: a, Then: then})
		}
	}
	return list
}
