package think

import (
	"errors"
	"slices"
	"testing"
	"time"
)

// A critic finds one verdict in every second slice, up to so many. Elsewhere it answers what
// its line says, and then that it is lost.
type critic struct {
	most, slices, stopped int
	refuses               bool
	line                  [][]Verdict
	ends                  bool // the line is all there is
}

func (c *critic) Think(time.Time) (v Verdict, found, over bool) {
	if c.slices++; c.slices/2 > c.most {
		return v, false, true
	}
	return Verdict{At: c.slices / 2}, c.slices%2 == 0, false
}

func (c *critic) Ask() (Verdicts, error) {
	if c.refuses {
		return nil, errors.New("nobody is there")
	}
	return (*lineOf)(c), nil
}

type lineOf critic

func (c *lineOf) Poll() (list []Verdict, over bool, err error) {
	if len(c.line) == 0 {
		if c.ends {
			return nil, true, nil
		}
		return nil, false, errors.New("gone")
	}
	list, c.line = c.line[0], c.line[1:]
	return list, false, nil
}

func (c *lineOf) Stop() { c.stopped++ }

// A review is found elsewhere, or here where nobody answers or no longer does, always whole
// and in order; and here it can be stopped.
func TestReviewsAreFoundWhole(t *testing.T) {
	clock := func() time.Time { return time.Unix(0, 0) }
	three := []Verdict{{At: 1}, {At: 2}, {At: 3}}
	for _, c := range []struct {
		name    string
		critic  *critic
		inline  bool
		stopped int
	}{
		{"elsewhere", &critic{line: [][]Verdict{nil, three[:2], nil, three[2:]}, ends: true}, true, 0},
		{"lost on the way", &critic{most: 3, line: [][]Verdict{nil, {{At: 9}}}}, true, 1},
		{"lost on the way, beside", &critic{most: 3, line: [][]Verdict{nil, {{At: 9}}}}, false, 1},
		{"nobody there", &critic{most: 3, refuses: true}, true, 0},
	} {
		r := BeginReview(c.critic, clock, c.inline)
		list, over := r.Poll()
		for !over {
			time.Sleep(time.Microsecond)
			list, over = r.Poll()
		}
		r.Stop()
		if !slices.Equal(list, three) || c.critic.stopped != c.stopped {
			t.Errorf("%s: %v, stopped %d times", c.name, list, c.critic.stopped)
		}
	}
	endless := &critic{most: 1 << 30, refuses: true}
	r := BeginReview(endless, clock, false)
	for list, _ := r.Poll(); len(list) < 3; list, _ = r.Poll() {
		time.Sleep(time.Microsecond)
	}
	r.Stop()
	at := endless.slices
	time.Sleep(time.Millisecond)
	if endless.slices != at {
		t.Error("a review goes on though it was stopped")
	}
}
