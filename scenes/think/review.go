package think

import (
	"time"

	"tilestead/bots/advice"
	"tilestead/rules"
)

// Verdict and Mark are what reviews tell, named here for whoever shows them.
type (
	Verdict = advice.Verdict
	Mark    = advice.Mark
)

// WriteVerdict is a verdict about a decision of a match as a line of text.
func WriteVerdict(m *rules.Match, v Verdict) string { return advice.WriteVerdict(m.Before(v.At), v) }

// ReadVerdict reads what WriteVerdict wrote about the same match. The error says what is wrong with it.
func ReadVerdict(m *rules.Match, text string) (Verdict, error) { return advice.ReadVerdict(m, text) }

// A Reviewer looks at the decisions of a seat in a game, one after the other, in slices.
type Reviewer interface {
	// Think works until the moment given and gives the verdict of the next decision when it is
	// found. Over says that there is no more.
	Think(until time.Time) (v Verdict, found, over bool)
}

// NewReviewer makes a reviewer of a seat's decisions in a game, as it is now.
type NewReviewer func(m *rules.Match, seat rules.Seat) (Reviewer, error)

// A DistantReviewer looks at them elsewhere. As a Reviewer it finds the same, here.
type DistantReviewer interface {
	Reviewer
	// Ask begins; an error says that nobody is there to answer.
	Ask() (Verdicts, error)
}

// Verdicts are what somebody elsewhere finds.
type Verdicts interface {
	// Poll gives what was found since it was last asked; an error says that no more will come.
	Poll() (list []Verdict, over bool, err error)
	// Stop says that nothing more is wanted.
	Stop()
}

// A Review is a reviewer at work: elsewhere if somebody answers, else beside the caller, or
// in slices while it is polled where there is one thread.
type Review struct {
	list []Verdict
	over bool
	from Verdicts
	near func() Verdicts
}

// BeginReview lets a reviewer work; see [Begin].
func BeginReview(r Reviewer, clock func() time.Time, inline bool) *Review {
	v := &Review{near: func() Verdicts {
		if inline || clock == nil {
			return slicedReview{r, clock}
		}
		return reviewBeside(r, clock)
	}}
	if d, ok := r.(DistantReviewer); ok {
		if from, err := d.Ask(); err == nil {
			v.from = from
			return v
		}
	}
	v.from = v.near()
	return v
}

// Poll goes on, and gives all verdicts so far in the order of the game. Where nobody elsewhere
// answers any more it begins anew, here.
func (v *Review) Poll() (list []Verdict, over bool) {
	if v.over {
		return v.list, true
	}
	fresh, over, err := v.from.Poll()
	if err != nil {
		v.from.Stop()
		v.list, v.from = nil, v.near()
		return v.list, false
	}
	v.list, v.over = append(v.list, fresh...), over
	return v.list, over
}

// Stop ends the work; when it returns the reviewer rests.
func (v *Review) Stop() {
	if !v.over {
		v.from.Stop()
	}
}

// slicedReview looks at decisions inside the ticks.
type slicedReview struct {
	r     Reviewer
	clock func() time.Time
}

func (s slicedReview) Poll() (list []Verdict, over bool, err error) {
	until := time.Time{}
	if s.clock != nil {
		until = s.clock().Add(slice)
	}
	v, found, over := s.r.Think(until)
	if found {
		list = append(list, v)
	}
	return list, over, nil
}

func (s slicedReview) Stop() {}
