package search

import (
	"slices"
	"time"

	"tilestead/rules"
)

// Marks are what a title's review counts in.
type Marks struct {
	// Half is the lead that is half way to a sure win, where losses are chances to win, in
	// thousandths; 0: losses are leads, in the units of the evaluation.
	Half int
	// Told are the losses from which a decision is told as an inaccuracy, a mistake and a
	// blunder; 0: such ones are not told one by one.
	Told [3]int
	// Little is a loss that nobody would mind: more samples are taken where one may be less.
	Little int
	// Whole says that the answer to a puzzle is a whole line; else its first action is, and what
	// the rest of the turn is used for follows from it.
	Whole bool
	// Weighed says whether a decision is looked at; nil: those that a turn begins with.
	Weighed func(s rules.State) bool
	// Drawn is the seat that what chance is about to bring is luck for, Nobody where it is not
	// told as luck; nil: nothing is. Only titles that hide nothing tell it.
	Drawn func(s rules.State) rules.Seat
}

// Weighs says whether a decision is looked at.
func (m *Marks) Weighs(s rules.State) bool {
	if m.Weighed != nil {
		return m.Weighed(s)
	}
	return s.Prompt().Opens
}

// A Judgement is what a decision cost, by the expert's evaluation at its horizon or, where a
// network judges, by trees of the turns that follow. What
// chance made of it later is not in it, nor what the seat could not see.
type Judgement struct {
	Best, Played Candidate
	Loss         int // of the played line against the best, at least 0, in what [Marks] count
	Error        int // the standard error of that
	Lead         int // after the best line
	Samples      int // of each of the two
}

// Told says whether a decision is told as one that lost something, and as which of the
// losses of [Marks.Told].
func (j *Judgement) Told(m *Marks) (which int, told bool) {
	for i, least := range m.Told {
		if least > 0 && j.Loss >= least && j.Loss > 2*j.Error {
			which, told = i, true
		}
	}
	return which, told
}

// A Reviewer looks at decisions that were made. The lines worth a look are played on by the
// same luck and the same guesses. The best one is chosen by some samples and the loss
// measured by others: who chooses by the samples that it measures by finds losses where
// none are (the winner's curse).
type Reviewer struct {
	bot    *Searcher
	marks  *Marks
	lines  []reviewed
	due    int // samples that each line gets before the next stage
	next   int // the line to sample next
	staged int // stages that are done
	best   int // of the lines, once it is chosen
	done   bool
	tree   *Tree // of what follows, where a network judges
}

// A reviewed line is one with the values of its samples; the same index is the same luck.
type reviewed struct {
	Candidate
	values []int
	played bool
}

// How a decision is looked at: so many lines besides the one played, so many samples to
// choose by, so many to measure by, and at most so many where that is not enough.
const (
	reviewLines   = 4
	choosing      = 8
	measuring     = 16
	reviewSamples = 96
)

// What follows a line is looked at by trees of so many visits, each with so many hundredths of
// chance in what the first of them tries.
const (
	reviewVisits = 16
	reviewNoise  = 25
)

// NewReviewer makes a reviewer of a title. It thinks as the expert does, but by samples
// alone. Two of the same seed judge alike, on every machine.
func NewReviewer(t *Title, seed uint64) *Reviewer {
	b := t.Levels.Expert
	b.Temperature = 0
	if b.Judged != nil { // the lines by their ends of the turn
		judged := *b.Judged
		judged.Visits, judged.Temperature = 0, 0
		b.Judged = &judged
	}
	return &Reviewer{bot: New(t, b, seed), marks: &t.Marks}
}

// Start begins with a decision of the seat that looks at p, and what it did. Then is the
// seat's next action of that turn; 0: there was none.
func (r *Reviewer) Start(p rules.Perspective, played Candidate) {
	r.bot.Start(p)
	if !r.bot.ranked { // the guide's policy goes on with the turn
		played.Then = 0
	}
	r.lines = append(r.lines[:0], reviewed{Candidate: played, played: true})
	r.due, r.next, r.staged, r.best, r.done = 0, 0, 0, 0, len(r.bot.legal) == 1
}

// Think works on until the moment given; see Bot.
func (r *Reviewer) Think(until time.Time) (Judgement, bool) {
	for !r.done {
		r.step()
		if !r.done && r.bot.Late(until) {
			return Judgement{}, false
		}
	}
	return r.judgement(), true
}

// step takes one sample.
func (r *Reviewer) step() {
	b := r.bot
	if r.due == 0 {
		if !b.ranked && !b.beyond && !b.done { // the values at the end of the turn are still sampled
			b.step()
			return
		}
		r.choose()
		return
	}
	l := &r.lines[r.next]
	l.values = append(l.values, r.sample(l.Candidate, len(l.values)))
	if r.next++; r.next < len(r.lines) {
		return
	}
	r.next = 0
	if len(r.lines[0].values) == r.due {
		r.stage()
	}
}

// choose takes the lines that are best at the end of the turn, those that come to the same
// once.
func (r *Reviewer) choose() {
	for _, c := range r.bot.list {
		if len(r.lines) > reviewLines {
			break
		}
		same := false
		for i := range r.lines {
			l := &r.lines[i]
			same = same || r.bot.Alike(l.Action, c.Action) && l.Then == c.Then
		}
		if !same {
			r.lines = append(r.lines, reviewed{Candidate: c})
		}
	}
	r.due = choosing
	r.done = len(r.lines) == 1
}

// sample is what a line comes to in a sample.
func (r *Reviewer) sample(c Candidate, n int) int {
	b := r.bot
	b.view.Guess(b.scratch, b.deal(n))
	c.do(b.scratch)
	if j := b.judging(); j != nil {
		return r.follow(j, n)
	}
	from := b.scratch
	if b.ranked { // the line has used the own turn
		from = b.root
	}
	b.guide.Sample(from, SplitMix64(b.key^uint64(n)), b.budget.RolloutTemperature)
	b.playOn(b.scratch, &luck{key: b.key, sample: uint64(n)}, b.budget.Horizon, true)
	v := b.guide.Evaluate(b.scratch, b.seat)
	if h := r.marks.Half; h > 0 {
		v = squash(v, h) / 2
	}
	return v
}

// follow is what a line comes to by a tree of what follows it, in which chance and what is tried
// depend on the sample.
func (r *Reviewer) follow(j *Judging, n int) int {
	b := r.bot
	b.guide.Sample(b.root, 0, 0)
	b.playOn(b.scratch, &luck{key: b.key, sample: uint64(n)}, Horizon{}, true)
	if r.tree == nil {
		r.tree = NewTree(b.guide, *j)
	}
	budget := *b.level.Judged
	key := SplitMix64(b.key ^ uint64(n))
	r.tree.Grow(b.scratch, &budget, key)
	r.tree.AddNoise(key, reviewNoise)
	for range reviewVisits {
		r.tree.Visit()
	}
	return r.tree.Leads()[b.seat]
}

// stage ends one: lines that are clearly behind are left out, then the best is chosen, then
// more samples are taken as long as it is open whether the loss is one to speak of.
func (r *Reviewer) stage() {
	if r.staged++; r.staged == 1 {
		r.best = r.leading()
		r.drop()
		r.due += measuring
		r.done = len(r.lines) == 1
		return
	}
	if r.staged == 2 {
		best, played := r.lines[r.best], r.lines[0]
		r.lines, r.best = append(r.lines[:0], played, best), 1
		if best.played {
			r.lines, r.best = r.lines[:1], 0
		}
	}
	loss, err := r.loss()
	off := loss - r.marks.Little
	r.done = r.best == 0 || max(off, -off) >= 2*err || r.due+measuring > reviewSamples
	r.due += measuring
}

// leading is the line with the highest mean.
func (r *Reviewer) leading() (best int) {
	for i := range r.lines {
		if sum(r.lines[i].values) > sum(r.lines[best].values) {
			best = i
		}
	}
	return best
}

// drop leaves out the lines, but not the one played, that are clearly worse than the best.
func (r *Reviewer) drop() {
	best := r.lines[r.best]
	kept := r.lines[:0]
	for i, l := range r.lines {
		loss, err := differ(best.values, l.values)
		if !l.played && i != r.best && loss >= r.marks.Little && loss >= 2*err {
			continue
		}
		if i == r.best {
			r.best = len(kept)
		}
		kept = append(kept, l)
	}
	r.lines = kept
	if played := r.lines[0]; r.best == 0 { // nothing that is left may be better
		r.lines = append(r.lines[:0], played)
	}
}

// loss is by how much the line played is behind the best, and the standard error, by the
// samples that the best was not chosen by.
func (r *Reviewer) loss() (loss, err int) {
	return differ(r.lines[r.best].values[choosing:], r.lines[0].values[choosing:])
}

func (r *Reviewer) judgement() Judgement {
	j := Judgement{Best: r.lines[r.best].Candidate, Played: r.lines[0].Candidate, Samples: len(r.lines[0].values)}
	if j.Samples <= choosing {
		return j
	}
	j.Lead = sum(r.lines[r.best].values[choosing:]) / (j.Samples - choosing)
	if r.best > 0 {
		loss, err := r.loss()
		j.Loss, j.Error = max(loss, 0), err
	}
	return j
}

// How the reason of a loss is found: in so many samples, with so many rounds played where a network
// judges, which looks no farther by itself.
const (
	reasonSamples = 8
	reasonRounds  = 3
)

// Ahead are the terms by which the best line of a judgement is ahead of the one played where samples
// end, those that say most first; none where what all of them say does not agree with the loss.
func (r *Reviewer) Ahead(j *Judgement) (terms []Term) {
	h, total := r.bot.budget.Horizon, 0
	if r.bot.judging() != nil {
		h = Horizon{Rounds: reasonRounds}
	}
	for n := range reasonSamples {
		for sign, c := range [...]Candidate{j.Played, j.Best} {
			p := r.bot.Playout(c, n)
			p.To(h)
			for _, t := range p.Explain() {
				terms = AddTerm(terms, Term{t.Key, (2*sign - 1) * t.N})
			}
		}
	}
	for i := range terms {
		terms[i].N /= reasonSamples
		total += terms[i].N
	}
	if total <= 0 {
		return nil
	}
	terms = slices.DeleteFunc(terms, func(t Term) bool { return t.N <= 0 })
	slices.SortStableFunc(terms, func(x, y Term) int { return y.N - x.N })
	return terms
}

func sum(values []int) (n int) {
	for _, v := range values {
		n += v
	}
	return n
}

// differ is the mean of what one list is ahead of another, and its standard error.
func differ(better, worse []int) (mean, err int) {
	n, squares := len(better), 0
	total := sum(better) - sum(worse)
	for i := range better {
		d := better[i] - worse[i]
		squares += d * d
	}
	if n < 2 {
		return total, 0
	}
	return total / n, squareRoot((squares - total*total/n) / (n - 1) / n)
}
