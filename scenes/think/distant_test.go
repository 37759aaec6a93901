package think

import (
	"errors"
	"testing"
	"time"

	"tilestead/rules"
)

// A far bot answers what its line says, in order; nil is no answer yet.
type far struct {
	refuses bool
	line    []any // an Action, an error, or nil
	asked   int
	stopped int
	here    int // slices thought here
}

func (f *far) Start(rules.Perspective) {}
func (f *far) Think(time.Time) (rules.Action, bool) {
	f.here++
	return 77, f.here == 2
}
func (f *far) Ask(*rules.Match) (Answer, error) {
	f.asked++
	if f.refuses {
		return nil, errors.New("nobody is there")
	}
	return f, nil
}
func (f *far) Stop() { f.stopped++ }
func (f *far) Poll() (rules.Action, bool, error) {
	next := f.line[0]
	f.line = f.line[1:]
	switch n := next.(type) {
	case rules.Action:
		return n, true, nil
	case error:
		return 0, false, n
	}
	return 0, false, nil
}

func TestDistantBot(t *testing.T) {
	clock := func() time.Time { return time.Unix(0, 0) }
	decide := func(f *far) (a rules.Action, polls int) {
		m := askDistant(f, nil, func() Job { return inSlices(f, rules.Perspective{}, clock) })
		for ok := false; !ok; polls++ {
			var err error
			if a, ok, err = m.Poll(); err != nil {
				t.Fatal(err)
			}
		}
		m.Stop()
		return a, polls
	}
	for _, c := range []struct {
		name    string
		far     *far
		want    rules.Action
		polls   int
		stopped int
	}{
		{"answers at the third look", &far{line: []any{nil, nil, rules.Action(5)}}, 5, 3, 1},
		{"is lost on the way", &far{line: []any{nil, errors.New("gone")}}, 77, 4, 1},
		{"is not there", &far{refuses: true}, 77, 2, 0},
	} {
		a, polls := decide(c.far)
		if a != c.want || polls != c.polls || c.far.stopped != c.stopped || c.far.asked != 1 {
			t.Errorf("%s: %d after %d looks, %+v", c.name, a, polls, c.far)
		}
	}
}
