package montana

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// Where no hex can be paid but cattle would pay for one, Settle leads to the bargains that do, and
// one press leads back from there. The hexes that they are for are lit and named, and what follows is
// to settle one of them; a click on a lit one does both.
func TestSettleLeadsToTheTrade(t *testing.T) {
	b := NewBoard()
	seen, settled, hexes := 0, 0, 0
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
			m = b.moment(v)
			lit := m.land().tradesFor()
			if _, hint := b.Prompt(v); len(lit) == 0 || hint != m.say("left.for", m.hexNames(lit)) {
				t.Fatalf("seed %d: %d hexes are lit, the prompt says %q", seed, len(lit), hint)
			}
			for _, g := range b.Targets(v) {
				if !strings.HasPrefix(g.ID, "bargain ") {
					continue
				}
				after := s.Clone()
				after.Do(v.Picked[slices.IndexFunc(v.Picked, g.Fits)], &rules.Reel{})
				legal := after.Legal(nil)
				builds := slices.ContainsFunc(legal, ofKind(montana.KindBuild))
				for i, a := range narrowed(g.Then, after.Prompt().Key, legal) {
					if kind := a.Kind(); builds && kind != montana.KindBuild || !builds && kind != montana.KindTrade {
						t.Fatalf("seed %d: %s goes on to %s", seed, g.ID, rules.Notation(after, a))
					}
					if builds && i == 0 {
						settled++
					}
				}
			}
			for _, g := range b.Targets(v) {
				if !g.OnMap {
					continue
				}
				hexes++
				after := s.Clone()
				after.Do(v.Picked[slices.IndexFunc(v.Picked, g.Fits)], &rules.Reel{})
				if d := g.Then[0]; d.Asked != after.Prompt().Key || !slices.Contains(after.Legal(nil), d.Action) {
					t.Fatalf("seed %d: a click on %s does not settle there", seed, g.ID)
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
	if seen == 0 || settled == 0 || hexes == 0 {
		t.Errorf("Settle led to %d trades, %d of them went on to a hex, %d hexes were lit", seen, settled, hexes)
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

// narrowed is what is left to choose from after deeds that narrow it, nothing where none does.
func narrowed(then []board.Deed, asked string, legal []rules.Action) []rules.Action {
	for _, d := range then {
		if d.Asked == asked && d.Fits != nil && slices.ContainsFunc(legal, d.Fits) {
			return slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !d.Fits(a) })
		}
	}
	return nil
}
