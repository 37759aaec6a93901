package table_test

import (
	"errors"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
)

// A farSage advises from elsewhere: nothing at two looks, then what it is told.
type farSage struct {
	sage
	err     error // of asking
	lost    error // of the second look
	answer  []think.Advice
	looks   int
	stopped int
}

func (s *farSage) Ask(*rules.Match) (think.AdviceAnswer, error) { return s, s.err }
func (s *farSage) Stop()                                        { s.stopped++ }
func (s *farSage) Poll() ([]think.Advice, bool, error) {
	if s.looks++; s.looks < 2 {
		return nil, false, nil
	}
	return s.answer, s.lost == nil, s.lost
}

// Advice comes from elsewhere, or from here when nobody answers there.
func TestHintFromElsewhere(t *testing.T) {
	far := []think.Advice{{Action: toyAct(toyPlace, 3, 0), Value: 10}}
	for name, c := range map[string]struct {
		sage   farSage
		advice int // how many rows
		here   int // how often it was asked here
		stops  int
	}{
		"answered":  {farSage{answer: far}, 1, 0, 1},
		"not there": {farSage{err: errors.New("nobody")}, 3, 1, 0},
		"lost":      {farSage{lost: errors.New("gone")}, 3, 1, 1},
	} {
		s := &c.sage
		p := sit(t, newToy(t, 2, 1), toyBoard{}, "pb", 960, 540, func(cfg *table.Config) {
			cfg.Advisor = s
			clock := time.Time{}
			cfg.Clock, cfg.Inline = func() time.Time { clock = clock.Add(time.Millisecond); return clock }, true
		})
		p.until()
		p.key(keyH)
		p.wait(10)
		rows := 0
		for _, id := range []string{"advice/0", "advice/1", "advice/2"} {
			if p.aim(id) {
				rows++
			}
		}
		if rows != c.advice || s.asked != c.here || s.stopped != c.stops {
			t.Errorf("%s: %d rows, asked here %d times, stopped %d times", name, rows, s.asked, s.stopped)
		}
	}
}
