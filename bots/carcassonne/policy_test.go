package carcassonne

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tilestead/bots/search"
	"tilestead/bots/search/searchtest"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

var allExpansions = []string{"inns", "traders", "dragon"}

// atTile is a position in which a seat has drawn a tile and so many lie.
func atTile(t testing.TB, seats, tiles int, seed uint64, modules ...string) *carcassonne.State {
	t.Helper()
	return searchtest.Carcassonne(t, &guide{}, seats, tiles, seed, modules...)
}

// What the policy adds up for a figure is what the position after it is worth.
// (With the dragon's expansion it leaves out the danger of the new figure.)
func TestGainIsWhatFollows(t *testing.T) {
	for _, modules := range [][]string{nil, {"inns"}, {"inns", "traders"}, {"farmers-first"},
		{"inns", "traders", "farmers-first"}, {"inns", "traders", "farmers-second"}} {
		compared := 0
		for seed := range uint64(6) {
			for tiles := 4; tiles < 64; tiles += 6 {
				s := atTile(t, 2, tiles, seed, modules...)
				p, q := newPolicy(s, &expansionWeights), newEvaluator(&expansionWeights)
				q.see(s)
				for _, l := range p.rank(s) {
					after := s.Clone().(*carcassonne.State)
					for _, a := range l.action[:l.n] {
						after.Do(a, nil)
					}
					if after.Ended() || after.Part() == 2 {
						continue
					}
					q.evaluate(after)
					worth := q.values()
					lead := ahead(&worth, 2, s.Turn())
					if d := lead - l.lead; d < -3 || d > 3 { // each term is rounded
						t.Fatalf("%v, seed %d, %d tiles: %q is worth %d, counted as %d", modules, seed, tiles,
							rules.Notation(s, l.action[0]), lead, l.lead)
					}
					compared++
				}
			}
		}
		if compared < 1000 {
			t.Errorf("%v: only %d lines compared", modules, compared)
		}
	}
}

// Who makes the dragon's last step sends it where that is worth most, which is
// seldom on own figures.
func TestDragonGoesWhereItIsWorthMost(t *testing.T) {
	steps, worse := 0, 0
	for seed := range uint64(12) {
		s := atTile(t, 2, 30, seed, allExpansions...)
		g := &guide{}
		g.Begin(s)
		r := rand.New(rand.NewPCG(seed, 8))
		for s.Turn() != rules.Nobody {
			if s.Turn() == rules.Nature {
				s.Do(rules.Draw(s, s.Legal(nil), r), nil)
				continue
			}
			a := g.Policy(s)
			if legal := s.Legal(nil); s.Prompt().Key == "dragon" && s.DragonSteps() == 1 && len(legal) > 1 {
				best, chosen := -1<<30, 0
				for _, way := range legal {
					after := s.Clone().(*carcassonne.State)
					after.Do(way, nil)
					lead := g.Evaluate(after, s.Turn())
					best = max(best, lead)
					if way == a {
						chosen = lead
					}
				}
				steps++
				if chosen < best-50 {
					worse++
				}
			}
			s.Do(a, nil)
		}
	}
	if steps < 40 || worse*20 > steps {
		t.Errorf("%d of %d last steps are worse than others by more than half a point", worse, steps)
	}
}

// Each way to lay a tile is looked at, and only once, though the rules tell
// turns apart that lie the same.
func TestWaysToLayATileAreLookedAtOnce(t *testing.T) {
	several := 0 // legal actions that lie as one before
	for seed := range uint64(6) {
		for tiles := 4; tiles < 64; tiles += 6 {
			s := atTile(t, 2, tiles, seed, "inns", "traders")
			alike := func(a, b rules.Action) bool {
				return carcassonne.PosOf(a) == carcassonne.PosOf(b) &&
					carcassonne.Alike(s.Hand(), int(carcassonne.TurnOf(a)), int(carcassonne.TurnOf(b)))
			}
			var laid []rules.Action
			for _, l := range newPolicy(s, &expansionWeights).rank(s) {
				if !slices.Contains(laid, l.action[0]) {
					laid = append(laid, l.action[0])
				}
			}
			for _, a := range s.Legal(nil) {
				n := 0
				for _, b := range laid {
					if alike(a, b) {
						n++
					}
				}
				if n != 1 {
					t.Errorf("seed %d, %d tiles: %q is looked at %d times", seed, tiles, rules.Notation(s, a), n)
				}
				if !slices.Contains(laid, a) {
					several++
				}
			}
		}
	}
	if several == 0 {
		t.Error("no tile lay the same with two turns")
	}
}

// A chance grows with the tiles left for it and falls with the cells it needs.
func TestChancesAreOrdered(t *testing.T) {
	for name, w := range map[string]*weights{"base": &baseWeights, "expansions": &expansionWeights} {
		for kind := range w.completion {
			chance := func(cells int, quarters int32, turns int32) int32 {
				var q gaps
				for range cells {
					q.add(quarters)
				}
				return q.chance(&w.completion[kind], 2, turns)
			}
			for cells := 1; cells < 6; cells++ {
				if chance(cells, 40, 200) < chance(cells+1, 40, 200) {
					t.Errorf("%s, kind %d: %d cells are less likely filled than %d", name, kind, cells, cells+1)
				}
				if chance(cells, 60, 200) < chance(cells, 8, 200) {
					t.Errorf("%s, kind %d: 15 tiles fill %d cells less likely than 2", name, kind, cells)
				}
				if chance(cells, 0, 200) != 0 || chance(cells, 40, 0) != 0 {
					t.Errorf("%s, kind %d: %d cells are filled with no tile or no turn", name, kind, cells)
				}
			}
		}
	}
}

// BenchmarkRank is the policy's look at everything that can be done
// with a tile in the middle of a game.
func BenchmarkRank(b *testing.B) {
	for _, c := range []struct {
		name    string
		modules []string
	}{{"base", nil}, {"all", allExpansions}} {
		b.Run(c.name, func(b *testing.B) {
			g := &guide{}
			var positions []*carcassonne.State
			for seed := range uint64(8) {
				positions = append(positions, atTile(b, 2, 36, seed, c.modules...))
			}
			g.Begin(positions[0])
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				g.Sample(positions[i%len(positions)], 0, 0)
				g.policy.rank(positions[i%len(positions)])
			}
		})
	}
}

// The references count what a tile has finished as finished, also where the
// dragon moves before it is scored, and its followers as free.
func TestGreedyCountsWhatIsFinishedBeforeTheDragonMoves(t *testing.T) {
	waited, seeds := 0, uint64(12)
	if testing.Short() {
		seeds = 3 // each of the positions is played to from the start of its game
	}
	for seed := range seeds {
		for tiles := 40; tiles < 140; tiles += 4 {
			s := atTile(t, 2, tiles, seed, allExpansions...)
			if s.Ended() || !carcassonne.Tiles[s.Hand()].Dragon {
				continue
			}
			me := s.Turn()
			b := greedy{bonus: 1, seat: me, scratch: s.Clone().(*carcassonne.State)}
			for _, a := range s.Legal(nil) {
				after := s.Clone().(*carcassonne.State)
				after.Do(a, nil)
				if pass, ok := rules.Find(after, "pass"); ok {
					after.Do(pass, nil)
				}
				if after.Prompt().Key != "dragon" {
					continue
				}
				settled := after.Settled()
				worth := func(s *carcassonne.State, seat rules.Seat) int {
					return rules.Total(s, seat).Whole() + followers(s, seat)
				}
				want := worth(settled, me) - worth(settled, 1-me)
				if want != worth(after, me)-worth(after, 1-me) {
					waited++
				}
				if got := b.lead(after); got != want {
					t.Fatalf("seed %d, %d tiles: after %q the lead is %d, want %d", seed, tiles, rules.Notation(s, a),
						got, want)
				}
			}
		}
	}
	if waited == 0 {
		t.Error("nothing was ever finished before the dragon moved")
	}
}

// Expert looks three rounds ahead in the base game and two with expansions; the
// other levels look alike in both.
func TestBudgets(t *testing.T) {
	base, all := atTile(t, 2, 4, 1), atTile(t, 2, 4, 1, allExpansions...)
	levels := Title.Levels
	for name, c := range map[string]struct {
		s            *carcassonne.State
		level        search.Budget
		rounds, most int
	}{
		"expert, base":       {base, levels.Expert, 3, 10},
		"expert, expansions": {all, levels.Expert, 2, 14},
		"hard, base":         {base, levels.Hard, 2, 2},
		"hard, expansions":   {all, levels.Hard, 2, 2},
	} {
		if b := (&guide{}).Budget(c.s, c.level); b.Horizon.Rounds != c.rounds || b.Samples != c.most {
			t.Errorf("%s: %d rounds, %d samples; want %d, %d", name, b.Horizon.Rounds, b.Samples, c.rounds, c.most)
		}
	}
}
