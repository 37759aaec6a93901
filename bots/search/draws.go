package search

import (
	"time"

	"tilestead/rules"
)

// Draws weighs what chance brought: the value of the best that a seat can do after it, at the
// end of its turn, less the mean over all that could have come, by their weights. It looks no
// farther, so it is quick, and tells a tendency: some luck shows later, and what others make of
// a position is nobody's luck.
type Draws struct {
	bot   *Searcher
	marks *Marks

	seat    rules.Seat
	before  rules.State
	came    rules.Action
	legal   []rules.Action // what could have come
	next    int            // of legal, the one to look at next
	weight  int            // of those looked at
	sum     int            // of their values, by weight
	outcome int            // the value of what came
}

// NewDraws makes one for a title. Two of them weigh alike, on every machine.
func NewDraws(t *Title) *Draws { return &Draws{bot: New(t, Budget{}, 0), marks: &t.Marks} }

// Start begins with an action of chance in s, and gives the seat that it is luck for; Nobody where
// it is not told as luck, or was followed by more chance.
func (d *Draws) Start(s rules.State, came rules.Action) rules.Seat {
	if d.marks.Drawn == nil || s.Turn() != rules.Nature {
		return rules.Nobody
	}
	d.seat, d.before, d.came = d.marks.Drawn(s), s, came
	d.legal = s.Legal(d.legal[:0])
	d.next, d.weight, d.sum, d.outcome = 0, 0, 0, 0
	if d.seat < 0 || !d.settles(came) {
		return rules.Nobody
	}
	return d.seat
}

// Think works on until the moment given, and gives the luck in what [Marks] count; see Bot.
func (d *Draws) Think(until time.Time) (luck int, ok bool) {
	for d.next < len(d.legal) {
		d.step(d.legal[d.next])
		if d.next++; d.next < len(d.legal) && d.bot.Late(until) {
			return 0, false
		}
	}
	if d.weight == 0 { // it came against all odds, as a script may have it
		return 0, true
	}
	return rounded(d.outcome*d.weight-d.sum, d.weight), true
}

// step looks at one thing that could have come.
func (d *Draws) step(a rules.Action) {
	w := d.before.Weight(a)
	if w == 0 && a != d.came || !d.settles(a) {
		return
	}
	v := d.value()
	d.weight += w
	d.sum += w * v
	if a == d.came {
		d.outcome = v
	}
}

// settles lets an action of chance happen, and says whether a seat decides after it: what is
// drawn anew has brought nothing.
func (d *Draws) settles(a rules.Action) bool {
	b := d.bot
	if b.scratch == nil {
		b.scratch = d.before.Clone()
	}
	b.scratch.Set(d.before)
	b.scratch.Do(a, nil)
	return b.scratch.Turn() >= 0
}

// value is that of the best that the seat can do in the position that was come to.
func (d *Draws) value() (best int) {
	b := d.bot
	b.guide.Begin(b.scratch)
	if rank := b.offers.Rank; rank != nil {
		b.list = rank(b.scratch, b.list[:0])
		best = b.list[0].Value
		for _, c := range b.list {
			best = max(best, c.Value)
		}
	} else { // the guide's policy knows what is best
		b.guide.Sample(d.before, 0, 0)
		b.playOn(b.scratch, &luck{}, Horizon{}, true)
		best = b.guide.Evaluate(b.scratch, d.seat)
	}
	if h := d.marks.Half; h > 0 {
		best = squash(best, h) / 2
	}
	return best
}

// rounded is n/by to the nearest whole number.
func rounded(n, by int) int {
	if n < 0 {
		return -rounded(-n, by)
	}
	return (n + by/2) / by
}
