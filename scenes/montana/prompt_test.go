package montana

import (
	"slices"
	"strings"
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

// The button sends exactly who lies chosen, and waits till then. A click on workers never sends them,
// and takes them back again.
func TestWorkersAreSentByTheButton(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	for seed := range uint64(4) {
		fixture.Play(t, fixture.Match(t, 2, 90+seed), func(s rules.State) {
			asked := s.Prompt().Key
			if asked != "use" && asked != "small" {
				return
			}
			v := fixture.View(t, b, s, 1280, 800)
			v.Draft = nil
			m := b.moment(v)
			kind := m.aims().countedKind()
			for _, d := range []board.Draft{draft{kind: kind}, cheapest(m)} {
				at := board.Progress{Fit: v.Legal, Draft: d}
				now := *v
				now.Draft, now.Picked = d, at.Picked()
				m := b.moment(&now)
				for _, g := range b.Targets(&now) {
					switch {
					case strings.HasPrefix(g.ID, "tray "):
						if !g.Opens {
							t.Fatalf("%s: a click on %q sends", asked, g.ID)
						}
						seen["piece"]++
					case g.Button == deedPlace && g.Off == "":
						left := at.Click(&g).Picked()
						if len(left) != 1 || montana.HandfulOf(left[0]) != m.sent() {
							t.Fatalf("%s: %v chosen, %v sent", asked, m.aims().chosen(kind), left)
						}
						seen["sends"]++
					case g.Button == deedPlace:
						seen["waits"]++
					}
				}
			}
		})
	}
	for _, what := range [...]string{"piece", "sends", "waits"} {
		if seen[what] == 0 {
			t.Errorf("no %s: %v", what, seen)
		}
	}
}

// Who is chosen goes back by another click.
func TestChosenWorkersGoBack(t *testing.T) {
	b := NewBoard()
	backs := 0
	fixture.Play(t, fixture.Match(t, 2, 91), func(s rules.State) {
		if s.Prompt().Key != "use" {
			return
		}
		v := fixture.View(t, b, s, 1280, 800)
		v.Draft, v.Picked = nil, v.Legal
		for range 2 {
			tray := b.moment(v).aims().tray()
			if len(tray.Slots) == 0 || tray.Slots[0].Sets == nil {
				return
			}
			if v.Draft = tray.Slots[0].Sets(v.Draft); v.Draft == nil {
				backs++
				return
			}
			v.Picked = board.Progress{Fit: v.Legal, Draft: v.Draft}.Picked()
		}
		t.Errorf("no click takes %v back", v.Draft)
	})
	if backs == 0 {
		t.Error("nobody was chosen")
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
			key, whites := "white.start", montana.Components.Sectors[s.Asked().A]
			if whites[0] == whites[1] {
				key += ".two"
			}
			if got := ask == scenetest.In(t, "montana.ask.").Say(key); got != start {
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

// cheapest is the draft of the cheapest way to staff.
func cheapest(m *moment) board.Draft {
	a, _ := m.aims().cheapestStaff()
	n, _ := tallyOf(a.Kind())(a)
	return draft{a.Kind(), n}
}
