package bots

import (
	"time"

	"tilestead/bots/search"
	"tilestead/rules"
)

// A Review says what each decision of a seat gave away, by the expert's evaluation. It works
// in slices like a Bot. Nothing but what the seat could know is used.
type Review struct {
	title    *search.Title
	match    *rules.Match
	seat     rules.Seat
	reviewer *search.Reviewer
	at       int // the action looked at
	asked    bool
}

// A Verdict is the judgement of a decision.
type Verdict struct {
	At int // the index of the action in its match
	search.Judgement
}

// reviewSeed is that of all reviews: they depend on nothing but the game.
const reviewSeed = 1

// NewReview begins a review of a seat's decisions. The match must not change until it ends.
// The error names the titles there are.
func NewReview(m *rules.Match, seat rules.Seat) (*Review, error) {
	t, err := find(m.Title().ID)
	if err != nil {
		return nil, err
	}
	return &Review{title: t, match: m, seat: seat, reviewer: search.NewReviewer(t, reviewSeed)}, nil
}

// Marks are what the verdicts count in.
func (r *Review) Marks() *search.Marks { return &r.title.Marks }

// Think works on until the moment given, and gives the verdict of the next decision when it
// is found. Over says that there is no more.
func (r *Review) Think(until time.Time) (v Verdict, found, over bool) {
	for !r.asked {
		if r.at == r.match.Len() {
			return Verdict{}, false, true
		}
		if s := r.match.Before(r.at); s.Turn() == r.seat && r.title.Marks.Weighs(s) {
			r.reviewer.Start(rules.PerspectiveOf(s, r.seat), r.played())
			r.asked = true
			continue
		}
		r.at++
	}
	j, ok := r.reviewer.Think(until)
	if !ok {
		return Verdict{}, false, false
	}
	v = Verdict{At: r.at, Judgement: j}
	r.at, r.asked = r.at+1, false
	return v, true, false
}

// played is what the seat did, with its next action of the same turn.
func (r *Review) played() search.Candidate {
	c := search.Candidate{Action: r.match.Action(r.at)}
	if next := r.at + 1; next < r.match.Len() {
		if s := r.match.Before(next); s.Turn() == r.seat && !s.Prompt().Opens {
			c.Then = r.match.Action(next)
		}
	}
	return c
}
