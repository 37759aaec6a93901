package main

import (
	"time"

	"tilestead/bots"
	"tilestead/scenes/think"
)

// An advisor lets the table ask the bots for hints.
type advisor struct{ *bots.Hint }

func newAdvisor(title string, seed uint64) (think.Advisor, error) {
	h, err := bots.NewHint(title, seed)
	if err != nil {
		return nil, err
	}
	return advisor{h}, nil
}

// Think is the hint in the table's own words.
func (a advisor) Think(until time.Time) ([]think.Advice, bool) {
	list, ok := a.Hint.Think(until)
	var out []think.Advice
	for _, l := range list {
		advice := think.Advice{Action: l.Action, Value: l.Value}
		for _, t := range l.Terms {
			advice.Why = append(advice.Why, think.Reason{Key: t.Key, N: t.N})
		}
		out = append(out, advice)
	}
	return out, ok
}
