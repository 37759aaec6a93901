package montana

import (
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
	en := scenetest.In(t, "montana.")
	for seats := 2; seats <= montana.MaxSeats; seats++ {
		m := fixture.Match(t, seats, uint64(seats+10))
		tell := fixture.Adviser(t, m.State())
		safe := map[rules.Seat]bool{} // who bid where nobody can outbid
		fixture.Play(t, m, func(s rules.State) {
			if !s.(*montana.State).Auction() {
				clear(safe)
			}
			for _, a := range s.Legal(nil) {
				text := strings.Join(tell(s, english, a), " ")
				for key, want := range happens(en, s, a) {
					if told[key]++; !strings.Contains(text, want) {
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
				safe[s.Turn()] = strings.Contains(strings.Join(tell(s, english, a), " "), en.Say("advice.bid.safe"))
			}
		}
	}
	for _, key := range []string{"build", "build.ends", "row", "lake", "herd", "work", "pays", "lacks", "town"} {
		if told[key] == 0 {
			t.Errorf("no sentence %q was told of %v", key, told)
		}
	}
}

// lost are how many hexes of those a seat can no longer pay, and has not settled.
func lost(s *montana.State, seat rules.Seat, could []montana.Hex) (n int) {
	for _, h := range could {
		if _, settled := s.Settlements(h); settled == 0 && !s.Payable(seat, h) {
			n++
		}
	}
	return n
}

// happens are sentences, by their keys, for what an action does by what is booked.
func happens(en scenetest.English, before rules.State, a rules.Action) map[string]string {
	want := map[string]string{}
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
		case n > 0:
			want["pays"] = en.Count("advice.pays", n)
			if n := lost(s, me, could); n > 0 {
				want["pays.but"] = en.Count("advice.pays.but", n)
			}
		case slices.ContainsFunc(reach,
			func(h montana.Hex) bool { return nearer(s, h, was.Goods, s.Player(me).Goods) }):
			want["lacks"] = en.Part("advice.lacks", 1)
		}
	}
	ends := slices.ContainsFunc(reel.Beats, func(b rules.Beat) bool {
		_, ok := b.Event.(montana.EndAnnounced)
		return ok
	})
	for _, b := range reel.Beats {
		switch e := b.Event.(type) {
		case montana.BankPaid:
			want["work"] = en.Say("advice.work", en.Count("n.silver", int(e.Silver)))
		case montana.Built:
			left := int(b.After.(*montana.State).Player(me).Left)
			if left > 0 && e.Placed == 1 {
				want["build"] = en.Count("advice.build", left, en.Count("n.settlement", 1))
			}
			if left == 0 && ends {
				want["build.ends"] = en.Say("advice.build.ends")
			} else if left == 0 {
				want["build.all"] = en.Say("advice.build.all")
			}
			if e.Rows > 0 && left > 0 {
				want["row"] = en.Say("advice.row")
			}
			if len(e.Canteen) == 1 {
				want["lake"] = en.Count("advice.lake", 1)
			}
			if e.Cattle {
				want["herd"] = en.Count("advice.herd", 1)
			}
		case montana.TownOpened:
			if n := b.After.(*montana.State).Player(me).Goods[montana.Pumpkin]; n > was.Goods[montana.Pumpkin] {
				want["town"] = en.Part("advice.town", 0) + en.Say("advice.has", en.Say("advice.you"), n) + ","
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
