package agricola

import (
	"tilestead/bots/search"
	"tilestead/rules"
)

func (g *guide) Explain(before, after rules.State, seat rules.Seat) (list []search.Term) { return nil }
