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
	{8, 6, 110, 0}, {48, 12, 150, 3}, {256, 12, 150, 4},
}

const (
	puzzleRounds = 6  // how far the last gate looks
	unlikely     = 30 // by how much the best looks worse than another at the end of the turn
	clearly      = 2  // times what nobody would mind: lines that are farther behind are not measured well
	nearAnswers  = 3  // the most ranked lines that solve a puzzle
	fewLines     = 4  // a decision among fewer is no puzzle
	sifting      = 16 // samples of every legal line, to find those that deserve more
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

// Little is a loss that nobody would mind, in what reviews count.
func (m *Miner) Little() int { return m.title.Marks.Little }

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
	looks := ranked[0].Value
	lines := make([]weighed, min(len(ranked), gates[1].lines))
	for i := range lines {
		lines[i].Candidate = ranked[i]
	}
	for gate, by := range [...]*search.Weigher{m.quick, m.quick, m.thorough} {
		if gate == 2 {
			lines = m.afresh(view, lines)
		}
		if !m.passes(lines, gate, by) || lines[0].Value > looks-unlikely || m.greedy(s, lines) {
			return p, gate, false
		}
	}
	p = m.answers(s, lines)
	return p, 2, m.wide(p.Margin, p.Error, 2)
}

// greedy says that the first line brings more at once than all that do not solve it: whoever counts
// points finds it.
func (m *Miner) greedy(s rules.State, lines []weighed) bool {
	most := atOnce(s, lines[0].Candidate)
	for _, c := range m.legal(s) {
		near := slices.ContainsFunc(lines, func(l weighed) bool {
			n := min(len(l.values), len(lines[0].values))
			loss, _ := search.Differ(lines[0].values[:n], l.values[:n])
			return l.Action == c.Action && l.Then == c.Then && n > 0 && loss <= m.near()
		})
		if !near && atOnce(s, c) >= most {
			return false
		}
	}
	return true
}

// atOnce is by how much a line's seat would be ahead of the best other if the game ended after it.
func atOnce(s rules.State, c search.Candidate) rules.Points {
	seat, after := s.Turn(), s.Clone()
	after.Do(c.Action, nil)
	if c.Then != 0 {
		after.Do(c.Then, nil)
	}
	lead := rules.Total(after, seat)
	var others []rules.Points
	for o := range rules.Seat(s.Players()) {
		if o != seat {
			others = append(others, rules.Total(after, o))
		}
	}
	if len(others) > 0 {
		lead -= slices.Max(others)
	}
	return lead
}

// afresh are the lines that may still matter, without samples, for another look at the decision.
func (m *Miner) afresh(view rules.Perspective, lines []weighed) (list []weighed) {
	m.thorough.Start(view)
	for _, l := range lines {
		if !m.far(lines[0].values, l.values) || len(list) < 2 {
			list = append(list, weighed{Candidate: l.Candidate})
		}
	}
	return list
}

// passes samples the lines of a gate, sorts them, the best first, and says whether it lets them
// through.
func (m *Miner) passes(lines []weighed, gate int, by *search.Weigher) bool {
	g := gates[gate]
	list := lines[:min(len(lines), g.lines)]
	for i := range list {
		list[i].values = by.Sample(list[i].Candidate, list[i].values, g.samples)
	}
	margin, err, near := m.compare(list)
	return m.wide(margin, err, gate) && near <= nearAnswers
}

// far says whether one line is so clearly behind another that it need not be measured well.
func (m *Miner) far(best, values []int) bool {
	n := min(len(best), len(values))
	loss, err := search.Differ(best[:n], values[:n])
	return loss-2*err > clearly*m.title.Marks.Little
}

// wide says whether a margin is enough for a gate.
func (m *Miner) wide(margin, err, gate int) bool {
	g := gates[gate]
	return 100*margin >= g.margin*m.title.Marks.Little && margin >= g.errors*err
}

// compare sorts lines by what they come to and says by how much the best of those that are no
// solution is behind, and how many are.
func (m *Miner) compare(list []weighed) (margin, err, near int) {
	slices.SortStableFunc(list, func(x, y weighed) int { return total(y.values) - total(x.values) })
	for i := range list {
		if margin, err = search.Differ(list[0].values, list[i].values); margin > m.near() {
			return margin, err, i
		}
	}
	return 0, 0, len(list)
}

// near is what an answer may give away and still solve a puzzle.
func (m *Miner) near() int { return m.title.Marks.Little / 2 }

func total(values []int) (n int) {
	for _, v := range values {
		n += v
	}
	return n
}

// answers measures every legal line as the last gate did, those that come near as well as there.
func (m *Miner) answers(s rules.State, measured []weighed) (p Puzzle) {
	list := slices.Clone(measured)
	for _, c := range m.legal(s) {
		if !slices.ContainsFunc(measured, func(l weighed) bool { return l.Action == c.Action && l.Then == c.Then }) {
			list = append(list, weighed{Candidate: c, values: m.thorough.Sample(c, nil, sifting)})
		}
	}
	for i := range list {
		if l := &list[i]; !m.far(measured[0].values, l.values) {
			l.values = m.thorough.Sample(l.Candidate, l.values, gates[2].samples)
		}
	}
	best := list[0]
	for _, l := range list {
		if len(l.values) == gates[2].samples && total(l.values) > total(best.values) {
			best = l
		}
	}
	p.Near = m.near()
	slices.SortStableFunc(list, func(x, y weighed) int { return best.ahead(&x) - best.ahead(&y) })
	for i := range list {
		l := &list[i]
		a := Answer{[2]rules.Action{l.Action, l.Then}, max(0, best.ahead(l))}
		if p.Answers = append(p.Answers, a); a.Loss > p.Near && p.Margin == 0 {
			p.Second = a
			n := len(l.values)
			p.Margin, p.Error = search.Differ(best.values[:n], l.values)
		}
	}
	return p
}

// ahead is by how much a line is ahead of one that has no more samples.
func (l *weighed) ahead(of *weighed) int {
	mean, _ := search.Differ(l.values[:len(of.values)], of.values)
	return mean
}

// Margin measures as the last gate does by how much one line is ahead of another, with the standard
// error of that.
func (m *Miner) Margin(s rules.State, best, second [2]rules.Action) (mean, err int) {
	m.thorough.Start(rules.PerspectiveOf(s, s.Turn()))
	sample := func(line [2]rules.Action) []int {
		return m.thorough.Sample(search.Candidate{Action: line[0], Then: line[1]}, nil, gates[2].samples)
	}
	return search.Differ(sample(best), sample(second))
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
