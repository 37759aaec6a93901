package bots

import "tilestead/rules"

// Quick is the policy by which bots of a title play their samples on: a quick and
// sensible action for whoever is to decide. It serves one game; the key makes it vary
// from one to the next where the title's policy varies at all.
func Quick(title string, key uint64) (func(rules.State) rules.Action, error) {
	t, err := find(title)
	if err != nil {
		return nil, err
	}
	g, begun := t.NewGuide(), false
	return func(s rules.State) rules.Action {
		if !begun {
			g.Begin(s)
			g.Sample(s, key, t.Levels.Hard.RolloutTemperature)
			begun = true
		}
		return g.Policy(s)
	}, nil
}
