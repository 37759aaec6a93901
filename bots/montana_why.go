package bots

import (
	"fmt"
	"strings"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// explain puts each thing that seat has more or less of in after than in
// before back as it was: what the lead loses by it is what the change is worth.
// Settling is worth what remains. Terms are called as the entries of the rules.
func (g *montanaGuide) explain(before, after rules.State, seat rules.Seat) (terms []Term) {
	was := before.(*montana.State).Player(seat)
	now := after.(*montana.State)
	is := now.Player(seat)
	if is.Left == 0 {
		return []Term{{"end", hintMost}}
	}
	n := seat + 1
	lead := g.lead(after, seat)
	rest := lead - g.lead(before, seat)
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
		worth := lead - g.lead(s, seat)
		rest -= worth
		terms = append(terms, Term{c.key, worth})
	}
	if was.Left != is.Left {
		terms = append(terms, Term{"settle", rest})
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
