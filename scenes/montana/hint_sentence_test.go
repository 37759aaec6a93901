package montana

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
)

// Whatever is advised has sentences in every language, each of which fits and is
// filled in.
func TestEveryAdviceHasSentences(t *testing.T) {
	var games []*rules.Match
	for seats := 2; seats <= montana.MaxSeats; seats++ {
		games = append(games, fixture.Match(t, seats, uint64(seats)))
	}
	kinds := map[uint8]bool{}
	fixture.AdviceFits(t, games, func(_ rules.State, a rules.Action) bool {
		kinds[a.Kind()] = true
		return true
	}, nil)
	for kind := montana.KindRecruit; kind <= montana.KindKeep; kind++ {
		if !kinds[kind] && kind != montana.KindReturn {
			t.Errorf("no action of kind %d came up", kind)
		}
	}
}

// What hints tell of settling, working and bidding is what then happens.
func TestHintsTellWhatHappens(t *testing.T) {
	english, told := scenetest.Words(t, "en"), map[string]int{}
	for seats := 2; seats <= montana.MaxSeats; seats++ {
		m := fixture.Match(t, seats, uint64(seats+10))
		tell := fixture.Adviser(t, m.State())
		safe := map[rules.Seat]bool{} // who bid where nobody can outbid
		fixture.Play(t, m, func(s rules.State) {
			if !s.(*montana.State).Auction() {
				clear(safe)
			}
			for _, a := range s.Legal(nil) {
				text := spaced(tell(s, english, a))
				for _, want := range happens(s, a) {
					if told[strings.Fields(want)[0]]++; !strings.Contains(text, want) {
						t.Fatalf("%s is told as %q, want %q", rules.Notation(s, a), text, want)
					}
				}
			}
		})
		for i := range m.Len() {
			s, a := m.Before(i).(*montana.State), m.Action(i)
			if !s.Auction() {
				clear(safe)
			}
			if a.Kind() == montana.KindBid {
				row, _ := montana.BidOf(a)
				for seat := range rules.Seat(seats) {
					if r, _, ok := s.Contractor(seat); ok && r == row && safe[seat] {
						t.Fatalf("seat %d is outbid though nobody could", seat)
					}
				}
				safe[s.Turn()] = strings.Contains(spaced(tell(s, english, a)), "Nobody else can outbid")
			}
		}
	}
	for _, key := range []string{"Places", "Completes", "The", "You", "Then", "you"} {
		if told[key] == 0 {
			t.Errorf("no sentence %q was told", key)
		}
	}
}

// happens are sentences for what an action does by what is booked.
func happens(before rules.State, a rules.Action) (want []string) {
	s, reel, me := before.Clone().(*montana.State), &rules.Reel{}, before.Turn()
	was := s.Player(me)
	reach := s.Reachable()
	could := payable(s, me, reach)
	s.Do(a, reel)
	switch a.Kind() {
	case montana.KindUse, montana.KindTake, montana.KindTrade:
		n := len(slices.DeleteFunc(payable(s, me, reach),
			func(h montana.Hex) bool { return slices.Contains(could, h) }))
		switch {
		case n == 1:
			want = append(want, "Then you can pay for 1 more hex in reach.")
		case n > 1:
			want = append(want, fmt.Sprintf("Then you can pay for %d more hexes in reach.", n))
		case slices.ContainsFunc(reach,
			func(h montana.Hex) bool { return nearer(s, h, was.Goods, s.Player(me).Goods) }):
			want = append(want, "you then lack only: ")
		}
	}
	for _, b := range reel.Beats {
		switch e := b.Event.(type) {
		case montana.BankPaid:
			want = append(want, fmt.Sprintf("You get: %d silver.", e.Silver))
		case montana.Built:
			left := b.After.(*montana.State).Player(me).Left
			if left > 0 && e.Placed == 1 {
				want = append(want, fmt.Sprintf("Places 1 settlement, and you have %d left to place.", left))
			}
			if left == 0 {
				want = append(want, "Places your last settlement")
			}
			if e.Rows > 0 && left > 0 {
				want = append(want, "Completes a row of four")
			}
			if len(e.Canteen) == 1 {
				want = append(want, "The lake gives you a canteen")
			}
			if e.Cattle {
				want = append(want, "You take the cattle there.")
			}
		case montana.TownOpened:
			if n := b.After.(*montana.State).Player(me).Goods[montana.Pumpkin]; n > was.Goods[montana.Pumpkin] {
				want = append(want, fmt.Sprintf("Pumpkins then: you %d,", n))
			}
		}
	}
	return want
}

// nearer says whether a hex that cannot be paid lacks fewer goods than it did.
func nearer(s *montana.State, h montana.Hex, was, is montana.Stock) bool {
	f, _ := s.Face(h)
	before, after := 0, 0
	for g, c := range f.Cost {
		before += int(max(0, c-was[g]))
		after += int(max(0, c-is[g]))
	}
	return after > 0 && after < before
}

func payable(s *montana.State, seat rules.Seat, among []montana.Hex) (list []montana.Hex) {
	for _, h := range among {
		if s.Payable(seat, h) {
			list = append(list, h)
		}
	}
	return list
}
