package oracle

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// everything are all stocks that exchanges lead to, tried one after the other
// whether they help or not; nil if they are very many.
func everything(g *Game, seat int, from stock) map[stock]bool {
	seen := map[stock]bool{from: true}
	for open := []stock{from}; len(open) > 0; {
		s := open[0]
		open = open[1:]
		if len(seen) > 2000 {
			return nil
		}
		for _, e := range exchanges(g, seat, from) {
			if to, ok := e.try(s); ok && !seen[to] {
				seen[to] = true
				open = append(open, to)
			}
		}
	}
	return seen
}

// TestReach compares what is found by exchanges that help with what all
// exchanges lead to.
func TestReach(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	reached, beyond := 0, 0
	for range 300 {
		g := New(2, []string{"moor", "fuel-tokens", "first-1"}, 50)
		g.setRound(5)
		p := &g.Players[0]
		for _, i := range r.Perm(len(g.majors))[:r.IntN(5)] {
			p.Majors = append(p.Majors, g.majors[i].id)
			if g.majors[i].cooks() && r.IntN(2) == 0 {
				p.Tokens = append(p.Tokens, g.majors[i].id)
			}
		}
		cards := slices.Clone(Cards)
		r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		p.lay(cards[:r.IntN(3)])
		g.harvest, g.burnt = r.IntN(2) == 0, r.IntN(4) == 0
		for range r.IntN(5) {
			p.Goods[Goods[r.IntN(len(Goods))]]++
		}
		from := g.stock(0)
		all := everything(g, 0, from)
		if all == nil {
			continue
		}
		for range 20 {
			a := aim{bread: r.IntN(10) == 0}
			for range 1 + r.IntN(4) {
				a.goods[r.IntN(goods)]++
			}
			want := false
			for s := range all {
				want = want || g.lacks(0, s, a) == 0
			}
			if want {
				reached++
			} else {
				beyond++
			}
			if got := g.reaches(0, from, a); got != want {
				t.Fatalf("%v with %v (tokens %v) and %v, %v, for %v: %t, want %t", from.goods, p.Majors, p.Tokens, p.Cards,
					p.counters, a, got, want)
			}
		}
	}
	t.Logf("%d aims reached, %d beyond", reached, beyond)
}
