package bots

import (
	"time"

	"tilestead/bots/advice"
	"tilestead/bots/search"
	"tilestead/rules"
)

// A Review says what each decision of a seat gave away, by the expert's evaluation, and what luck
// the seat had before it. It works in slices like a Bot. Nothing but what the seat could know is
// used for what was given away.
type Review struct {
	title    *search.Title
	seat     rules.Seat
	done     []rules.Action // of the whole game
	now      rules.State    // before action at
	at       int            // the action looked at
	reviewer *search.Reviewer
	asked    bool
	draws    *search.Draws
	drawing  bool
	luck     int // since the last verdict
	judged   search.Candidate
}

// reviewSeed is that of all reviews: they depend on nothing but the game.
const reviewSeed = 1

// NewReview begins a review of a seat's decisions in a game, as it is now. The error names
// the titles there are.
func NewReview(m *rules.Match, seat rules.Seat) (*Review, error) {
	t, err := find(m.Title().ID)
	if err != nil {
		return nil, err
	}
	r := &Review{title: t, seat: seat, now: m.Before(0), reviewer: search.NewReviewer(t, reviewSeed),
		draws: search.NewDraws(t)}
	for i := range m.Len() {
		r.done = append(r.done, m.Action(i))
	}
	return r, nil
}

// ByChance says whether losses are chances to win, not points.
func (r *Review) ByChance() bool { return r.title.Marks.Half > 0 }

// CountsChances says whether losses of a title are chances to win, not points.
func CountsChances(title string) bool {
	t, err := find(title)
	return err == nil && t.Marks.Half > 0
}

// Think works on until the moment given, and gives the verdict of the next decision when it
// is found. Over says that there is no more.
func (r *Review) Think(until time.Time) (v advice.Verdict, found, over bool) {
	for !r.asked {
		switch {
		case r.drawing:
			luck, ok := r.draws.Think(until)
			if !ok {
				return v, false, false
			}
			r.luck, r.drawing = r.luck+luck, false
			r.goOn()
		case r.at == len(r.done):
			return v, false, true
		case r.draws.Start(r.now, r.done[r.at]) == r.seat:
			r.drawing = true
		case r.now.Turn() == r.seat && r.title.Marks.Weighs(r.now):
			r.reviewer.Start(rules.PerspectiveOf(r.now, r.seat), r.played())
			r.asked = true
		default:
			r.goOn()
		}
	}
	j, ok := r.reviewer.Think(until)
	if !ok {
		return v, false, false
	}
	v = advice.Verdict{At: r.at, Best: [2]rules.Action{j.Best.Action, j.Best.Then}, Loss: j.Loss, Error: j.Error,
		Lead: j.Lead, Luck: r.luck}
	if which, told := j.Told(&r.title.Marks); told {
		v.Mark = advice.Inaccuracy + advice.Mark(which)
		for i, t := range r.reviewer.Ahead(&j) {
			if i < len(v.Why) && t.N >= r.title.Hints.Least {
				v.Why[i] = advice.Reason{Key: t.Key, N: t.N}
			}
		}
	}
	r.asked, r.luck, r.judged = false, 0, j.Played
	r.goOn()
	return v, true, false
}

// Played is the line of the last verdict that was played, as far as it was weighed.
func (r *Review) Played() [2]rules.Action { return [2]rules.Action{r.judged.Action, r.judged.Then} }

// goOn plays the next action, on a copy: whoever looked at the position keeps it.
func (r *Review) goOn() {
	next := r.now.Clone()
	next.Do(r.done[r.at], nil)
	r.now, r.at = next, r.at+1
}

// played is what the seat did, with its next action of the same turn.
func (r *Review) played() search.Candidate {
	c := search.Candidate{Action: r.done[r.at]}
	if r.at+1 < len(r.done) {
		next := r.now.Clone()
		if next.Do(c.Action, nil); next.Turn() == r.seat && !next.Prompt().Opens {
			c.Then = r.done[r.at+1]
		}
	}
	return c
}

// Luck is what chance brought each seat in a game, in what reviews of the title count: a tendency,
// for three fifths of what decides games of equals is neither luck of draws nor what somebody gave
// away. Told is false where a title tells none. The error names the titles there are.
func Luck(m *rules.Match) (luck []int, told bool, err error) {
	t, err := find(m.Title().ID)
	if err != nil {
		return nil, false, err
	}
	luck = make([]int, m.State().Players())
	draws := search.NewDraws(t)
	for i := range m.Len() {
		if seat := draws.Start(m.Before(i), m.Action(i)); seat >= 0 {
			n, _ := draws.Think(time.Time{})
			luck[seat] += n
		}
	}
	return luck, t.Marks.Drawn != nil, nil
}
