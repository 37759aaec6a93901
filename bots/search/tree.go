package search

import (
	"math"

	"tilestead/rules"
)

// A Line is what a seat does in a turn, and what that is worth to it.
type Line struct {
	Actions [12]rules.Action
	N       int // of the actions
	Value   int
}

// A Judging is what a guide offers whose evaluation is good enough to search a tree of turns
// by it, without samples.
type Judging struct {
	// Lines appends everything worth doing in a turn that begins in now, with its value at
	// the end of the turn.
	Lines func(now rules.State, dst []Line) []Line
	// Leads fills dst with what a position is worth to each seat.
	Leads func(s rules.State, dst []int)
}

// A tree is the turns that follow a decision. A node is a position in which a turn begins;
// a branch is a line of that turn. Each visit goes down by the branches that promise most
// (PUCT: what they brought so far, and how likely each is to be best where it was hardly
// tried), adds one node and takes its value back up.
type tree struct {
	guide   Guide
	judging Judging
	budget  *Budget
	key     uint64
	nodes   []node
	visits  int
	room    []Line
	acts    []rules.Action
	path    []step
	leads   []int
	sums    []int
}

// A node is a position in which a turn begins, or the game is over.
type node struct {
	state    rules.State
	seat     rules.Seat // whose turn it is
	branches []branch
	visits   int
}

// A branch is a line of a turn.
type branch struct {
	line   Line
	likely int // to be best, of likelyUnit
	sum    int // of the squashed values that it led to, for the seat of the turn
	visits int
	to     []outcome
}

// An outcome is the node that a branch leads to when chance has decided so.
type outcome struct {
	chance uint64
	node   int
}

// A step is a branch on the way down.
type step struct{ node, branch int }

const likelyUnit = 1 << 12

// grow makes the tree of a decision: its root.
func (t *tree) grow(root rules.State, b *Budget, key uint64) {
	t.budget, t.key, t.visits = b, key, 0
	t.nodes = t.nodes[:0]
	t.leads, t.sums = make([]int, root.Players()), make([]int, root.Players())
	t.open(root)
}

// open adds a node and looks at its lines.
func (t *tree) open(s rules.State) int {
	if len(t.nodes) < cap(t.nodes) {
		t.nodes = t.nodes[:len(t.nodes)+1]
	} else {
		t.nodes = append(t.nodes, node{})
	}
	n := &t.nodes[len(t.nodes)-1]
	if n.state == nil {
		n.state = s.Clone()
	} else {
		n.state.Set(s)
	}
	n.seat, n.visits, n.branches = s.Turn(), 0, n.branches[:0]
	if n.seat < 0 {
		return len(t.nodes) - 1
	}
	t.room = t.judging.Lines(s, t.room[:0])
	best := math.MinInt
	for i := range t.room {
		best = max(best, t.room[i].Value)
	}
	total := 0
	for _, l := range t.room {
		w := softened(best-l.Value, t.budget.PriorTemperature)
		n.branches = append(n.branches, branch{line: l, likely: w})
		total += w
	}
	for i := range n.branches {
		n.branches[i].likely = n.branches[i].likely * likelyUnit / max(total, 1)
	}
	return len(t.nodes) - 1
}

// softened is likelyUnit halved for every so many that something is behind the best.
func softened(behind, half int) int {
	whole, rest := behind/half, behind%half
	if whole >= 12 {
		return 0
	}
	w := likelyUnit >> whole
	return w - w*rest/(2*half)
}

// choose is the branch of a node to go on with.
func (t *tree) choose(n *node) int {
	best, top := 0, math.MinInt
	root := squareRoot(64 * 64 * (n.visits + 1))
	for i := range n.branches {
		b := &n.branches[i]
		own := squash(b.line.Value, t.budget.HalfWin)
		q := (own*t.budget.PriorWeight + b.sum) / (t.budget.PriorWeight + b.visits)
		u := t.budget.Curiosity * b.likely / likelyUnit * root / 64 / (1 + b.visits)
		if v := q + u; v > top {
			best, top = i, v
		}
	}
	return best
}

// squareRoot is that of a number, rounded down (Newton's steps).
func squareRoot(n int) int {
	if n < 2 {
		return n
	}
	for x := n / 2; ; {
		next := (x + n/x) / 2
		if next >= x {
			return x
		}
		x = next
	}
}

// visit goes down once, adds a node, and takes its value up.
func (t *tree) visit() {
	t.visits++
	l := luck{key: t.key, sample: uint64(t.visits)}
	at, path := 0, t.path[:0]
	for {
		n := &t.nodes[at]
		if len(n.branches) == 0 {
			break
		}
		i := t.choose(n)
		path = append(path, step{at, i})
		s := n.state.Clone()
		for _, a := range n.branches[i].line.Actions[:n.branches[i].line.N] {
			s.Do(a, nil)
		}
		chance := t.settle(s, &l)
		b := &n.branches[i]
		next := -1
		for _, o := range b.to {
			if o.chance == chance {
				next = o.node
			}
		}
		if next >= 0 {
			at = next
			continue
		}
		next = t.open(s)
		b = &t.nodes[at].branches[i]
		b.to = append(b.to, outcome{chance, next})
		at = next
		break
	}
	t.path = path
	t.judging.Leads(t.nodes[at].state, t.leads)
	for _, p := range path {
		n := &t.nodes[p.node]
		b := &n.branches[p.branch]
		b.sum += squash(t.leads[n.seat], t.budget.HalfWin)
		b.visits++
		n.visits++
	}
}

// settle carries a position on to where a turn begins or the game is over, and gives what
// chance decided on the way.
func (t *tree) settle(s rules.State, l *luck) (chance uint64) {
	t.guide.Sample(s, 0, 0)
	for seat := s.Turn(); seat != rules.Nobody && !(seat >= 0 && s.Prompt().Opens); seat = s.Turn() {
		if seat == rules.Nature {
			t.acts = s.Legal(t.acts[:0])
			a := l.draw(s, t.acts, t.guide.ChanceFor(s))
			chance = SplitMix64(chance ^ uint64(a))
			s.Do(a, nil)
			continue
		}
		s.Do(t.guide.Policy(s), nil)
	}
	return chance
}
