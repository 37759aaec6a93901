package montana

import (
	"fmt"
	"strings"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// Explain puts each thing that seat has more or less of in after than in
// before back as it was: what the lead loses by it is what the change is worth.
// Settling is worth what remains. Terms are called as the entries of the rules.
func (g *guide) Explain(before, after rules.State, seat rules.Seat) (terms []search.Term) {
	was := before.(*montana.State).Player(seat)
	now := after.(*montana.State)
	is := now.Player(seat)
	if is.Left == 0 {
		return []search.Term{{Key: "end", N: hintMost}}
	}
	n := seat + 1
	lead := g.Evaluate(after, seat)
	rest := lead - g.Evaluate(before, seat)
	for _, c := range [...]struct {
		key     string
		changed bool
		set     string
	}{
		{"goods", was.Goods != is.Goods, fmt.Sprintf("goods %d %s", n, strings.Trim(fmt.Sprint(was.Goods), "[]"))},
		{"workers", was.Workers != is.Workers, fmt.Sprintf("workers %d %s", n, letters(was.Workers))},
		{"silver", was.Silver != is.Silver, fmt.Sprintf("silver %d %d", n, was.Silver)},
		{"cattle", was.Cattle != is.Cattle, fmt.Sprintf("cattle %d %d", n, was.Cattle)},
		{"canteen", was.Canteens != is.Canteens, fmt.Sprintf("canteens %d %d", n, was.Canteens)},
	} {
		if !c.changed {
			continue
		}
		s := now.Clone()
		if montana.Title.Arrange(s, strings.Fields(c.set)) != nil {
			continue // somebody else has the pieces by now
		}
		worth := lead - g.Evaluate(s, seat)
		rest -= worth
		terms = append(terms, search.Term{Key: c.key, N: worth})
	}
	if was.Left != is.Left {
		terms = append(terms, search.Term{Key: "settle", N: rest})
	}
	return terms
}

// letters are workers as notation writes them, "-" for none.
func letters(h montana.Handful) string {
	if h.Size() == 0 {
		return "-"
	}
	return h.String()
}
