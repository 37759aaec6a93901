package search

import (
	"math"
	"slices"

	"tilestead/rules"
)

// A Line is what a seat does in a turn, and what that is worth to it.
type Line struct {
	Actions [12]rules.Action
	N       int // of the actions
	Value   int
}

// A Move is what a turn may begin with.
type Move struct {
	Action rules.Action
	Odds   int // the logarithm of how likely it is to be best, but for a constant, in thousandths
}

// A Judging is what a guide offers whose evaluation is good enough to search a tree of turns
// by it, without samples.
type Judging struct {
	// Look appends everything that is worth beginning a turn with in now, and fills leads with
	// what the position is worth to each seat. Where the game is over there are no moves.
	Look func(now rules.State, leads []int, dst []Move) []Move
	// Line is the best line of the turn that begins so.
	Line func(now rules.State, first rules.Action) Line
}

// A Tree is the turns that follow a decision. A node is a position in which a turn begins;
// a branch is a line of that turn. Each visit goes down by the branches that promise most
// (PUCT: what they brought so far, and how likely each is to be best where it was hardly
// tried), adds one node and takes its value back up.
type Tree struct {
	guide   Guide
	judging Judging
	budget  Budget
	key     uint64
	nodes   []node
	visits  int
	room    []Move
	acts    []rules.Action
	path    []step
	leads   []int
	total   []int // of the leads that visits brought, by seat
	scratch rules.State
}

// A node is a position in which a turn begins, or the game is over.
type node struct {
	state    rules.State
	seat     rules.Seat // whose turn it is
	branches []branch
	visits   int
	sum      int   // of the squashed values of all visits, for the seat of the turn
	leads    []int // what the position is worth to each seat
}

// A branch is a line of a turn.
type branch struct {
	first  rules.Action
	likely int // to be best, of likelyUnit
	line   Line
	known  bool // the line: it is looked for when the branch is first gone down
	sum    int  // of the squashed values that it led to, for the seat of the turn
	lead   int  // of the values themselves
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

// NewTree is room for trees of a guide.
func NewTree(g Guide, j Judging) *Tree { return &Tree{guide: g, judging: j} }

// Grow begins the tree of a decision: its root.
func (t *Tree) Grow(root rules.State, b *Budget, key uint64) {
	t.budget, t.key, t.visits = *b, key, 0
	t.nodes = t.nodes[:0]
	if t.scratch == nil {
		t.scratch = root.Clone()
	}
	t.leads, t.total = make([]int, root.Players()), make([]int, root.Players())
	t.open(root)
}

// Moves is how many moves the root has.
func (t *Tree) Moves() int { return len(t.nodes[0].branches) }

// Visited is a move of the root and how often it was gone down.
func (t *Tree) Visited(i int) (first rules.Action, visits int) {
	b := &t.nodes[0].branches[i]
	return b.first, b.visits
}

// Line is the line of a move of the root.
func (t *Tree) Line(i int) Line { return *t.line(&t.nodes[0], &t.nodes[0].branches[i]) }

// Leads are what the root is worth to each seat by all visits.
func (t *Tree) Leads() []int {
	leads := slices.Clone(t.nodes[0].leads)
	for seat := range leads {
		leads[seat] = (leads[seat] + t.total[seat]) / (t.visits + 1)
	}
	return leads
}

// AddNoise mixes how likely the moves of the root are to be best with chances by a key, so much
// in hundredths: so that moves are tried that nothing speaks for.
func (t *Tree) AddNoise(key uint64, much int) {
	root := &t.nodes[0]
	total := 1
	weight := func(i int) int { // every other move gets next to nothing
		w := int(SplitMix64(key+uint64(i)) % 1000)
		return w * w * w / 1000
	}
	for i := range root.branches {
		total += weight(i)
	}
	for i := range root.branches {
		b := &root.branches[i]
		b.likely = (b.likely*(100-much) + weight(i)*likelyUnit/total*much) / 100
	}
}

// open adds a node and looks at its moves.
func (t *Tree) open(s rules.State) int {
	if len(t.nodes) < cap(t.nodes) {
		t.nodes = t.nodes[:len(t.nodes)+1]
	} else {
		t.nodes = append(t.nodes, node{})
	}
	n := &t.nodes[len(t.nodes)-1]
	if n.state == nil {
		n.state, n.leads = s.Clone(), make([]int, s.Players())
	} else {
		n.state.Set(s)
	}
	n.seat, n.visits, n.sum = s.Turn(), 0, 0
	t.room = t.judging.Look(s, n.leads, t.room[:0])
	best := math.MinInt
	for i := range t.room {
		best = max(best, t.room[i].Odds)
	}
	total := 0
	had := n.branches[:cap(n.branches)]
	n.branches = n.branches[:0]
	for i, m := range t.room {
		w := softened(best - m.Odds)
		b := branch{first: m.Action, likely: w}
		if i < len(had) {
			b.to = had[i].to[:0]
		}
		n.branches = append(n.branches, b)
		total += w
	}
	for i := range n.branches {
		n.branches[i].likely = n.branches[i].likely * likelyUnit / max(total, 1)
	}
	return len(t.nodes) - 1
}

// half is by how much the logarithm of what is half as likely is less, in thousandths.
const half = 693

// softened is likelyUnit halved for every so many that odds are behind the best.
func softened(behind int) int {
	whole, rest := behind/half, behind%half
	if whole >= 12 {
		return 0
	}
	w := likelyUnit >> whole
	return w - w*rest/(2*half)
}

// choose is the branch of a node to go on with. What was never tried is taken to be a little
// worse than what the node has brought so far.
func (t *Tree) choose(n *node) int {
	best, top := 0, math.MinInt
	root := squareRoot(64 * 64 * (n.visits + 1))
	so := (n.sum+squash(n.leads[n.seat], t.budget.HalfWin))/(n.visits+1) - t.budget.Untried
	for i := range n.branches {
		b := &n.branches[i]
		q := so
		if b.visits > 0 {
			q = b.sum / b.visits
		}
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

// line is the line of a branch.
func (t *Tree) line(n *node, b *branch) *Line {
	if !b.known {
		b.line, b.known = t.judging.Line(n.state, b.first), true
	}
	return &b.line
}

// Visit goes down once, adds a node, and takes its value up.
func (t *Tree) Visit() {
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
		s := t.scratch
		s.Set(n.state)
		line := t.line(n, &n.branches[i])
		for _, a := range line.Actions[:line.N] {
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
	leads := t.nodes[at].leads
	for i, n := range leads {
		t.total[i] += n
	}
	for _, p := range path {
		n := &t.nodes[p.node]
		b, v := &n.branches[p.branch], squash(leads[n.seat], t.budget.HalfWin)
		b.sum, n.sum, b.lead = b.sum+v, n.sum+v, b.lead+leads[n.seat]
		b.visits++
		n.visits++
	}
}

// settle carries a position on to where a turn begins or the game is over, and gives what
// chance decided on the way.
func (t *Tree) settle(s rules.State, l *luck) (chance uint64) {
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
