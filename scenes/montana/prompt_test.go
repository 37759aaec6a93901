package montana

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// What is asked is true of the position, though a lesson allows only one of its actions.
func TestPromptIsTrueWhereOneActionIsAllowed(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	for seed := range uint64(4) {
		fixture.Play(t, fixture.Match(t, 2, 60+seed), func(s rules.State) {
			v := fixture.View(t, b, s, 1280, 800)
			m := b.moment(v)
			for _, c := range []struct {
				asked string
				kind  uint8 // what there is to do but to decline, and what is said without
				none  []string
			}{
				{"advance", montana.KindAdvance, []string{"montana.ask.advance.none"}},
				{"settle", montana.KindBuild, []string{"montana.ask.settle.none", "montana.ask.settle.over"}},
			} {
				if s.Prompt().Key != c.asked || !m.Deciding() {
					continue
				}
				acts := func(a rules.Action) bool { return a.Kind() == c.kind && a != montana.Advance(0) }
				can := slices.ContainsFunc(s.Legal(nil), acts)
				if can {
					seen[c.asked]++
				} else {
					seen[c.asked+" none"]++
				}
				for _, a := range s.Legal(nil) {
					v.Picked = []rules.Action{a}
					ask, _ := b.Prompt(v)
					none := slices.ContainsFunc(c.none, func(key string) bool {
						return ask == scenetest.In(t, key).Say("")
					})
					if a.Kind() != montana.KindTrade && none == can {
						t.Fatalf("%s, with %s alone: %q", c.asked, rules.Notation(s, a), ask)
					}
				}
			}
		})
	}
	for _, key := range []string{"advance", "settle", "settle none"} {
		if seen[key] == 0 {
			t.Errorf("%s is never asked: %v", key, seen)
		}
	}
}

// Who stops building ends the turn with it: cattle could be traded before.
func TestStopEndsTheTurn(t *testing.T) {
	b := NewBoard()
	found := 0
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Match(t, 2, 80+seed), func(s rules.State) {
			if s.Prompt().Key != "settle" {
				return
			}
			for _, g := range b.Targets(fixture.View(t, b, s, 1280, 800)) {
				if g.ID != "button stop" {
					continue
				}
				after := s.Clone()
				after.Do(montana.StopBuilding, &rules.Reel{})
				for _, d := range g.Then {
					if after.Prompt().Key != d.Asked {
						continue // the turn has ended by itself
					}
					found++
					if !slices.Contains(after.Legal(nil), d.Action) {
						t.Fatalf("after Stop %d cannot be done", d.Action)
					}
				}
				if len(g.Then) != 1 {
					t.Fatalf("Stop puts off %d actions", len(g.Then))
				}
			}
		})
	}
	if found == 0 {
		t.Error("nobody could trade cattle after Stop")
	}
}

// A second click that was meant for the large space does not fill the small one: its buttons
// are others, and the red one never spends a second worker, or one of several as good.
func TestSmallSpaceIsNotFilledByTheWay(t *testing.T) {
	b := NewBoard()
	seen := map[bool]int{}
	used := map[string]bool{}
	for seed := range uint64(4) {
		fixture.Play(t, fixture.Match(t, 2, 90+seed), func(s rules.State) {
			asked := s.Prompt().Key
			if asked != "use" && asked != "small" {
				return
			}
			m := b.moment(fixture.View(t, b, s, 1280, 800))
			for _, g := range m.aims().buttons() {
				if g.Button != makesPlace {
					continue
				}
				if asked == "use" {
					used[g.ID] = true
				} else if used[g.ID] {
					t.Fatalf("%q is a button of both spaces", g.ID)
				}
				a, ok := m.aims().cheapestStaff()
				if !ok {
					continue
				}
				n, ways := montana.HandfulOf(a).Size(), 0
				for _, o := range m.Picked {
					if o.Kind() == a.Kind() && montana.HandfulOf(o).Size() == n {
						ways++
					}
				}
				if plain := ways == 1 && (asked == "use" || n == 1); g.Primary != plain {
					t.Fatalf("%s: %d workers in %d ways, red: %v", asked, n, ways, g.Primary)
				}
				seen[g.Primary]++
			}
		})
	}
	if seen[true] == 0 || seen[false] == 0 || len(used) == 0 {
		t.Errorf("red and pale buttons: %v, of large spaces: %v", seen, used)
	}
}

// Whoever has placed everything is told what cattle and canteens are still good for, and nobody
// else: there the extra turn is for placing.
func TestPromptTellsWhatATieNeeds(t *testing.T) {
	b := NewBoard()
	told := map[string]int{}
	for seed := range uint64(60) {
		fixture.Play(t, fixture.Match(t, 2, 20+seed), func(st rules.State) {
			s := st.(*montana.State)
			key := s.Prompt().Key
			if key != "end" && key != "canteen" {
				return
			}
			placed := s.Player(s.Turn()).Left == 0
			ask, _ := b.Prompt(fixture.View(t, b, s, 1280, 800))
			if got := ask == scenetest.In(t, "montana.ask.").Say(key+".placed"); got != placed {
				t.Fatalf("%s, all placed: %v: %q", key, placed, ask)
			}
			if placed {
				told[key]++
			}
		})
	}
	if told["end"] == 0 || told["canteen"] == 0 {
		t.Errorf("nobody is asked after the last settlement: %v", told)
	}
}

// Nothing lies chosen that nobody clicked, and one label says how many workers go, before and
// after a click.
func TestWorkersArePickedInOneWay(t *testing.T) {
	b := NewBoard()
	forced, picked := 0, 0
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 2, 50+seed), func(s rules.State) {
			if k := s.Prompt().Key; k != "use" && k != "small" {
				return
			}
			v := fixture.View(t, b, s, 1280, 800)
			at := board.Progress{Fit: v.Legal}
			m := b.moment(v)
			kind := m.aims().countedKind()
			if tallyOf(kind).Least(m.Picked) != (board.Counts{}) {
				forced++
			}
			sends := func(v *board.View, at board.Progress) (buttons int) {
				m := b.moment(v)
				for _, g := range m.aims().buttons() {
					if g.Button != makesPlace {
						continue
					}
					left := at.Click(&g).Picked()
					if want := m.say("button.send", montana.HandfulOf(left[0]).Size()); g.Label != want {
						t.Fatalf("%v is sent by %q", montana.HandfulOf(left[0]), g.Label)
					}
					buttons++
				}
				return buttons
			}
			sends(v, at)
			for _, slot := range m.aims().tray().Slots {
				if slot.Count[0] != '0' {
					t.Fatalf("%s is chosen before anybody clicks: %s", slot.ID, slot.Count)
				}
			}
			tray := m.aims().tray()
			for _, g := range tray.Targets() {
				next := at.Click(&g)
				if len(next.Picked()) == 1 {
					continue // done
				}
				w := *v
				w.Picked, w.Draft, w.Clicks = next.Picked(), next.Draft, 1
				if at.Presets(&g) {
					t.Fatalf("a click on %s is no step to take back", g.ID)
				}
				for _, slot := range b.moment(&w).aims().tray().Slots {
					if (slot.ID == g.ID) != (slot.Count[0] == '1') {
						t.Fatalf("after a click on %s, %s shows %s", g.ID, slot.ID, slot.Count)
					}
				}
				picked += sends(&w, next)
			}
		})
	}
	if forced == 0 || picked == 0 {
		t.Errorf("%d forced pieces, %d picked ones", forced, picked)
	}
}

// Who chooses a starting worker has not spun by any click: the prompt says where it comes from.
func TestPromptTellsOfStartingSpins(t *testing.T) {
	b := NewBoard()
	seen := map[bool]int{}
	for seed := range uint64(12) {
		fixture.Play(t, fixture.Match(t, 2, 70+seed), func(st rules.State) {
			s := st.(*montana.State)
			if s.Prompt().Key != "white" || s.Asked().B > 0 {
				return
			}
			_, start := s.StartSpin()
			ask, _ := b.Prompt(fixture.View(t, b, s, 1280, 800))
			if got := ask == scenetest.In(t, "montana.ask.").Say("white.start"); got != start {
				t.Fatalf("starting: %v: %q", start, ask)
			}
			seen[start]++
		})
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("chosen at the start and later: %v", seen)
	}
}

// Whoever takes a turn once somebody has placed all settlements is asked in words that it is the last.
func TestLastRoundIsAsked(t *testing.T) {
	b, en, found := NewBoard(), scenetest.In(t, "montana.ask."), 0
	for seed := range uint64(8) {
		fixture.Play(t, fixture.Match(t, 3, 60+seed), func(s rules.State) {
			v := fixture.View(t, b, s, 1280, 800)
			if m := b.moment(v); !m.s.Ended() || !m.Deciding() || s.Prompt().Key != "turn" {
				return
			}
			found++
			if ask, _ := b.Prompt(v); ask == en.Say("turn") {
				t.Errorf("in the last round it asks %q", ask)
			}
		})
	}
	if found == 0 {
		t.Error("no game has a last round")
	}
}
