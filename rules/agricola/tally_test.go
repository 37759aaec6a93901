package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// A tally says after each harvest what the events of the harvest have said.
func TestTalliesAddUpTheEvents(t *testing.T) {
	for seats := 1; seats <= MaxSeats; seats++ {
		r := rand.New(rand.NewPCG(uint64(seats), 11))
		s := newGame(setupFor(seats, moor))
		var want [MaxSeats]Tally
		for s.Turn() != rules.Nobody {
			legal := s.Legal(nil)
			reel := &rules.Reel{}
			s.Do(legal[r.IntN(len(legal))], reel)
			for _, b := range reel.Beats {
				after := b.After.(*State)
				tallied(&want, b.Event)
				if _, ok := b.Event.(RoundOpened); !ok || !HarvestAfter(after.Round()-1) {
					continue
				}
				for seat := range rules.Seat(seats) {
					got := after.Player(seat).Tally
					if missing := got.Missing(); missing != int(want[seat].Hunger) {
						t.Errorf("%d seats, round %d: %d food missing, %d begged", seats, after.Round(), missing,
							want[seat].Hunger)
					}
					if int(got.Round) != after.Round()-1 || !got.Bred || !got.Heats {
						t.Errorf("%d seats, round %d: %+v is not of the harvest before", seats, after.Round(), got)
					}
					got.Round, got.Hunger, got.Eaten, got.Cold = 0, want[seat].Hunger, 0, 0
					got.Bred, got.Heats = false, false
					if got != want[seat] {
						t.Errorf("%d seats, round %d: tally %+v, events %+v", seats, after.Round(), got, want[seat])
					}
				}
				want = [MaxSeats]Tally{}
			}
		}
	}
}

// tallied adds an event to tallies; the Hunger of one is what was begged for.
func tallied(want *[MaxSeats]Tally, event rules.Event) {
	switch e := event.(type) {
	case Harvested:
		h := &want[e.Seat]
		h.Grain, h.Vegetables = int8(e.Got[box.Grain]), int8(e.Got[box.Vegetable])
	case Begged:
		want[e.Seat].Hunger += int8(e.N)
	case Heated:
		want[e.Seat].Burnt += int8(e.N)
	case WentToBed:
		want[e.Seat].InBed = int8(e.N)
	case Bred:
		for k, n := range e.Newborn {
			want[e.Seat].Newborns[k] = int8(n)
		}
	}
}

// The next harvest is the one that goes on or comes; at the last decision before
// scoring there is none.
func TestNextHarvest(t *testing.T) {
	s, seen := newGame(setupFor(1, moor)).(*State), map[string]int{}
	for s.Turn() != rules.Nobody {
		key, next := s.Prompt().Key, s.NextHarvest()
		want := 0
		for r := box.Rounds; r >= max(1, s.Round()); r-- {
			if HarvestAfter(r) {
				want = r
			}
		}
		if key == "last" {
			want = 0
		}
		if next != want {
			t.Fatalf("round %d, %s: the next harvest is that of round %d, not %d", s.Round(), key, next, want)
		}
		seen[key]++
		s.Do(s.Legal(nil)[0], nil)
	}
	if seen["last"] == 0 || seen["feed"] == 0 {
		t.Errorf("asked %v", seen)
	}
}
