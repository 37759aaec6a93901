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
				if g.OnMap {
					hexes++
					settles(t, s, v.Picked, g)
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

// A click on a hex that cattle would pay for makes all its bargains and settles there, with as many
// cattle as goods were missing.
func TestHexIsPaidByOneClick(t *testing.T) {
	b := NewBoard()
	seen := map[int]int{} // by how many goods are missing
	for seed := range uint64(60) {
		fixture.Play(t, fixture.Match(t, 2, 50+seed), func(s rules.State) {
			if key := s.Prompt().Key; key != "turn" && key != "settle" {
				return
			}
			v := fixture.View(t, b, s, 853, 533)
			m := b.moment(v)
			for _, g := range b.Targets(v) {
				at := slices.IndexFunc(m.s.Reachable(), func(h montana.Hex) bool { return hexID(m.s, h) == g.ID })
				if at < 0 || !m.land().tradePays(m.s.Reachable()[at]) || g.Opens {
					continue
				}
				p := m.land().price(m.s.Reachable()[at])
				seen[p.short()]++
				before := m.s.Player(m.turn).Cattle
				after := settles(t, s, v.Legal, g)
				if paid := int(before - after.Player(m.turn).Cattle); paid > p.short() {
					t.Fatalf("seed %d: %s lacks %d goods, and %d cattle were traded", seed, g.ID, p.short(), paid)
				}
			}
		})
	}
	if seen[1] == 0 || seen[2] == 0 {
		t.Errorf("cattle paid for hexes that lacked %v", seen)
	}
}

// settles does what a click on a hex does, which settles there.
func settles(t *testing.T, s rules.State, picked []rules.Action, g board.Target) *montana.State {
	t.Helper()
	after := s.Clone().(*montana.State)
	left := slices.DeleteFunc(slices.Clone(picked), func(a rules.Action) bool { return !g.Fits(a) })
	if len(left) != 1 || g.Opens || len(g.Then) == 0 {
		t.Fatalf("a click on %s leaves %d actions", g.ID, len(left))
	}
	after.Do(left[0], &rules.Reel{})
	for _, d := range g.Then {
		if d.Asked != after.Prompt().Key || !slices.Contains(after.Legal(nil), d.Action) {
			t.Fatalf("a click on %s does not go on to %s", g.ID, rules.Notation(after, d.Action))
		}
		after.Do(d.Action, &rules.Reel{})
	}
	last := g.Then[len(g.Then)-1].Action
	if last.Kind() != montana.KindBuild || hexID(after, montana.HexOf(last)) != g.ID {
		t.Fatalf("a click on %s does not settle there", g.ID)
	}
	return after
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
