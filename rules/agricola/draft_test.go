package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// Occupations go round to the left; at the third level minor improvements go to the
// right. Everybody ends with as many as are dealt, and of a card more one goes away.
func TestDraft(t *testing.T) {
	for _, c := range []struct {
		modules []string
		kinds   [3]int // how many of each kind everybody keeps
		right   [3]bool
	}{
		{[]string{dealHands}, [3]int{7, 7}, [3]bool{}},
		{[]string{moor, dealMinors}, [3]int{7}, [3]bool{}},
		{[]string{moor, dealHands}, [3]int{7, 4, 3}, [3]bool{false, true, true}},
	} {
		for _, more := range []bool{false, true} {
			modules := append([]string{draftModule, "first-2"}, c.modules...)
			if more {
				modules = append(modules, moreModule)
			}
			testDraft(t, modules, more, c.kinds, c.right)
		}
	}
}

func testDraft(t *testing.T, modules []string, more bool, kinds [3]int, right [3]bool) {
	t.Helper()
	const seats = 3
	m, err := rules.NewMatch(&Title, setupFor(seats, modules...))
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	passed := 0
	for key := m.State().Prompt().Key; key != "reveal" && key != "place"; key = m.State().Prompt().Key {
		if m.State().Turn() == rules.Nature {
			if _, err := m.Do(m.Roll()); err != nil {
				t.Fatal(err)
			}
			continue
		}
		s := m.State().(*State)
		kind := int(s.agenda.Top().rest)
		was := [seats]box.CardSet{s.player[0].Packet, s.player[1].Packet, s.player[2].Packet}
		turn := int(s.Turn())
		list := s.Legal(nil)
		a := list[r.IntN(len(list))]
		was[turn].Drop(HandCardOf(a))
		reel, err := m.Do(a)
		if err != nil {
			t.Fatal(err)
		}
		s = m.State().(*State)
		if !s.player[turn].Hand.Has(HandCardOf(a)) {
			t.Fatalf("%v: the card that was picked is not in the hand", modules)
		}
		for _, b := range reel.Beats {
			e, ok := b.Event.(PacketCame)
			if !ok {
				continue
			}
			passed++
			from := int(e.Seat) + seats - 1
			if right[kind] {
				from = int(e.Seat) + 1
			}
			if e.Cards != was[from%seats] || e.Right != right[kind] {
				t.Errorf("%v: the packet of seat %v came from elsewhere", modules, e.Seat)
			}
		}
	}
	s := m.State().(*State)
	lost := 0
	for i, d := range s.setup.dealings {
		for seat := range seats {
			if got := s.player[seat].Hand.Of(&d.of); got != kinds[i] {
				t.Errorf("%v: seat %d has %d of kind %d", modules, seat+1, got, i)
			}
			lost++
		}
	}
	if !more {
		lost = 0
	}
	if s.discards.Size() != lost || passed == 0 {
		t.Errorf("%v: %d cards went away, not %d; packets were passed %d times", modules, s.discards.Size(), lost, passed)
	}
	if err := check(s); err != nil {
		t.Error(err)
	}
}

// A seat's guess has the cards that it has seen in somebody's hand or away, never with
// those that nobody was dealt, and its own packet as it is.
func TestGuessWhileDrafting(t *testing.T) {
	m, err := rules.NewMatch(&Title, setupFor(3, dealHands, draftModule, moreModule, "first-1"))
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 4))
	for m.State().Prompt().Key != "reveal" {
		s := m.State().(*State)
		if s.Turn() == rules.Nature {
			if _, err := m.Do(m.Roll()); err != nil {
				t.Fatal(err)
			}
			continue
		}
		guess := s.Clone().(*State)
		for viewer := range rules.Seat(3) {
			s.Guess(guess, viewer, r)
			p := &guess.player[viewer]
			if was := &s.player[viewer]; p.Packet != was.Packet || p.Hand != was.Hand {
				t.Fatal("what the seat sees changed")
			}
			if lost := p.Seen.And(&guess.deck); !lost.Empty() {
				t.Fatalf("%s was seen and is guessed to be undealt", box.Cards[lost.Pop()].ID)
			}
			if err := check(guess); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := m.Do(s.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
}
