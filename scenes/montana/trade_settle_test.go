package montana

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// Where no hex can be paid but cattle would pay for one, Settle leads to the bargains that do, and
// one press leads back from there.
func TestSettleLeadsToTheTrade(t *testing.T) {
	b := NewBoard()
	seen, settled := 0, 0
	for seed := range uint64(60) {
		fixture.Play(t, fixture.Match(t, 2, 50+seed), func(s rules.State) {
			if s.Prompt().Key != "turn" {
				return
			}
			v := fixture.View(t, b, s, 853, 533)
			m := b.moment(v)
			can := slices.ContainsFunc(v.Legal, func(a rules.Action) bool { return a.Kind() == montana.KindBuild })
			i := slices.IndexFunc(b.Targets(v), func(g board.Target) bool { return g.ID == "button settle" })
			g := b.Targets(v)[i]
			if can {
				return
			}
			if leads := g.Off == ""; leads != m.land().tradeSettles() {
				t.Fatalf("seed %d: cattle would pay is %v, Settle says %q", seed, !leads, g.Off)
			}
			if g.Off != "" {
				return
			}
			seen++
			v.Picked = slices.DeleteFunc(slices.Clone(v.Legal), func(a rules.Action) bool { return !g.Fits(a) })
			v.Clicks = 1
			if len(v.Picked) == 0 || !g.Opens {
				t.Fatalf("seed %d: Settle leaves %d bargains", seed, len(v.Picked))
			}
			for _, a := range v.Picked {
				after := s.Clone()
				after.Do(a, &rules.Reel{})
				if slices.ContainsFunc(after.Legal(nil), ofKind(montana.KindBuild)) {
					settled++
				}
			}
			back := 0
			for _, g := range b.Targets(v) {
				if g.Backs && g.Off == "" {
					back++
				}
			}
			if back != 1 {
				t.Fatalf("seed %d: %d buttons lead back from the bargains", seed, back)
			}
		})
	}
	if seen == 0 || settled == 0 {
		t.Errorf("Settle led to %d trades, %d of them paid for a hex", seen, settled)
	}
}

// A click on a hex that cattle would pay for lays out the bargains for what it lacks, and no others.
func TestHexLeadsToItsTrade(t *testing.T) {
	b := NewBoard()
	seen := 0
	for seed := range uint64(40) {
		fixture.Play(t, fixture.Match(t, 2, 50+seed), func(s rules.State) {
			if key := s.Prompt().Key; key != "turn" && key != "settle" {
				return
			}
			v := fixture.View(t, b, s, 853, 533)
			m := b.moment(v)
			for _, g := range b.Targets(v) {
				at := slices.IndexFunc(m.s.Reachable(), func(h montana.Hex) bool { return hexID(m.s, h) == g.ID })
				if at < 0 || !g.Opens {
					continue
				}
				seen++
				p := m.land().price(m.s.Reachable()[at])
				for _, a := range v.Legal {
					good, ok := montana.BargainOf(a).Good()
					lacks := a.Kind() == montana.KindTrade && ok && p.missing[good] > 0
					if g.Fits(a) != lacks {
						t.Fatalf("seed %d: %s, which lacks %v, leads to %s: %v", seed, g.ID, p.missing, rules.Notation(s, a), !lacks)
					}
				}
			}
		})
	}
	if seen == 0 {
		t.Error("cattle never paid for a hex")
	}
}
