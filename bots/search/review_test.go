package search

import (
	"slices"
	"testing"
)

// lined is a reviewer in the middle of its work: the first line is the one played.
func lined(little int, values ...[]int) *Reviewer {
	r := &Reviewer{marks: &Marks{Little: little}}
	for i, v := range values {
		r.lines = append(r.lines, reviewed{values: v, played: i == 0, Candidate: Candidate{Value: i}})
	}
	return r
}

// The samples that the best line is chosen by say nothing about the loss.
func TestLossesAreMeasuredAfresh(t *testing.T) {
	lucky, played := make([]int, choosing+measuring), make([]int, choosing+measuring)
	for i := range choosing {
		lucky[i] = 1000
	}
	r := lined(100, played, lucky)
	r.best = r.leading()
	if j := r.judgement(); r.best != 1 || j.Loss != 0 || j.Best.Value != 1 {
		t.Errorf("line %d is best, loss %d", r.best, j.Loss)
	}
	for i := choosing; i < len(lucky); i++ {
		lucky[i] = 300 + 40*(i%2)
	}
	if j := r.judgement(); j.Loss != 320 || j.Error < 4 || j.Error > 6 || j.Lead != 320 || j.Samples != len(lucky) {
		t.Errorf("%+v, should lose 320 of a lead of 320", j)
	}
}

// Lines that are clearly behind are left out, not the one played nor one that may be as good.
func TestClearlyWorseLinesAreLeftOut(t *testing.T) {
	spread := func(mean, by int) (v []int) {
		for i := range choosing {
			v = append(v, mean+by*(2*(i%2)-1))
		}
		return v
	}
	r := lined(100, spread(-500, 0), spread(0, 10), spread(-200, 10), spread(-200, 900), spread(-50, 0))
	r.best = r.leading()
	r.drop()
	var kept []int
	for _, l := range r.lines {
		kept = append(kept, l.Value)
	}
	if !slices.Equal(kept, []int{0, 1, 3, 4}) || r.lines[r.best].Value != 1 {
		t.Errorf("lines %v are kept, line %d is best", kept, r.lines[r.best].Value)
	}
	r = lined(100, spread(0, 10), spread(-20, 10))
	r.best = r.leading()
	if r.drop(); len(r.lines) != 1 {
		t.Errorf("where the best was played %d lines are looked at further", len(r.lines))
	}
}

func TestLossesAreTold(t *testing.T) {
	m := &Marks{Told: [3]int{100, 200, 400}}
	for _, c := range []struct {
		loss, err, which int
		told             bool
	}{{99, 0, 0, false}, {100, 0, 0, true}, {100, 60, 0, false}, {250, 60, 1, true}, {400, 199, 2, true},
		{900, 500, 0, false}} {
		j := Judgement{Loss: c.loss, Error: c.err}
		if which, told := j.Told(m); which != c.which || told != c.told {
			t.Errorf("a loss of %d +- %d is told as %d, %v", c.loss, c.err, which, told)
		}
	}
	blunders := &Marks{Told: [3]int{0, 0, 400}}
	if _, told := (&Judgement{Loss: 300}).Told(blunders); told {
		t.Error("a loss is told that is too small to be sure of")
	}
}
