package agricola

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// What an event tells has happened in the position that comes with it, and not
// before.
func TestEventsTellWhatHappened(t *testing.T) {
	seen := map[string]bool{}
	for n := range uint64(90) {
		modules := [][]string{nil, {moor}, {moor, fuelTokens}}[n/MaxSeats%3]
		s := newGame(setupFor(1+int(n%MaxSeats), modules...)).(*State)
		tellTruth(t, s, rand.New(rand.NewPCG(n, 21)), seen)
	}
	for _, e := range []any{Collected{}, BecameFirst{}, SpecialTaken{}, WentToBed{}, Cleared{}, Taken{}, Harvested{},
		Begged{}, Grew{}, GotUp{}} {
		if !seen[fmt.Sprintf("%T", e)] {
			t.Errorf("no %T in all games", e)
		}
	}
}

// tellTruth plays a game at random and looks at all its events.
func tellTruth(t *testing.T, s *State, r *rand.Rand, seen map[string]bool) {
	t.Helper()
	for s.Turn() != rules.Nobody {
		before := s.Clone().(*State)
		legal := s.Wander(nil)
		reel := &rules.Reel{}
		s.Do(legal[r.IntN(len(legal))], reel)
		for _, b := range reel.Beats {
			after := b.After.(*State)
			seen[fmt.Sprintf("%T", b.Event)] = true
			if wrong := told(before, after, b.Event); wrong != "" {
				t.Fatalf("%d seats: %T %+v, but %s", s.setup.seats, b.Event, b.Event, wrong)
			}
			before = after
		}
	}
}

// told says what of an event is not so, or nothing.
func told(before, after *State, event any) string {
	got := func(seat rules.Seat, want box.Stock) string {
		for g, n := range want {
			// What is paid is not told.
			if is := after.player[seat].Goods[g] - before.player[seat].Goods[g]; n > 0 && is != n {
				return fmt.Sprintf("%d %s came", is, box.GoodIDs[g])
			}
		}
		return ""
	}
	unless := func(ok bool, wrong string) string {
		if ok {
			return ""
		}
		return wrong
	}
	switch e := event.(type) {
	case FirstDrawn:
		return unless(after.start == e.Seat, "somebody else begins")
	case RoundOpened:
		return unless(after.round == before.round+1 && int(after.round) == e.Round, "the round is another")
	case CardRevealed:
		return unless(after.card[e.Round] == e.Space && after.open.Has(e.Space), "the card lies face down")
	case Collected:
		return got(e.Seat, e.Got)
	case Taken:
		return got(e.Seat, e.Got)
	case Gained:
		return got(e.Seat, e.Got)
	case Harvested:
		return got(e.Seat, e.Got)
	case Cleared:
		was, is := before.player[e.Seat].Farm, after.player[e.Seat].Farm
		if (was.Forests|was.Moors)&e.Cell.Mask() == 0 || (is.Forests|is.Moors)&e.Cell.Mask() != 0 {
			return "the tile is still there, or was not"
		}
		return got(e.Seat, e.Got)
	case Placed:
		stands := after.by[e.Space] == e.Seat
		if e.Space == box.Infirmary {
			stands = after.player[e.Seat].Ward == before.player[e.Seat].Ward+1
		}
		return unless(stands, "nobody stands there")
	case BecameFirst:
		return unless(after.start == e.Seat, "the token is elsewhere")
	case Grew:
		return unless(after.player[e.Seat].Newborns == before.player[e.Seat].Newborns+1, "there is no newborn")
	case Begged:
		n := after.player[e.Seat].Begging - before.player[e.Seat].Begging
		return unless(e.N > 0 && int(n) == e.N, "the markers are others")
	case WentToBed:
		return unless(e.N > 0 && int(after.player[e.Seat].Bed) == e.N, "others are in bed")
	case GotUp:
		was, is := &before.player[e.Seat], &after.player[e.Seat]
		return unless(e.N > 0 && int(was.Tally.InBed) == e.N && int(was.Ward) >= e.N && is.Bed == 0,
			"others were in bed")
	case SpecialTaken:
		switch card := int(e.Card); {
		case e.Fee > 0:
			return unless(after.SpecialDown(card) && !before.SpecialDown(card), "the card does not lie face down")
		case after.setup.seats > 1:
			return unless(after.SpecialUser(card) == e.Seat, "the card is somebody else's")
		}
	}
	return ""
}

// What a card gives is told as its own: when it is played, as soon as something holds,
// and at a window.
func TestEventsTellTheirCard(t *testing.T) {
	for _, c := range []struct{ card, set, action, then string }{
		{"A016", "hand 1 A016", "place major_improvement", "play A016"},
		{"A112", "hand 1 A112", "place lessons", "play A112"},
		{"A120", "cards 1 A120; goods 1 clay 2 reed 1", "place house_redevelopment", ""},
		{"A116", "cards 1 A116", "place forest", ""},
	} {
		s := newGame(setupFor(2, "first-1")).(*State)
		for _, line := range strings.Split("round 6; "+c.set, "; ") {
			if err := Title.Arrange(s, strings.Fields(line)); err != nil {
				t.Fatal(err)
			}
		}
		reel := &rules.Reel{}
		for _, notation := range []string{c.action, c.then} {
			if notation == "" {
				continue
			}
			a, ok := rules.Find(s, notation)
			if !ok {
				t.Fatalf("%s: %q is not legal", c.card, notation)
			}
			s.Do(a, reel)
		}
		told := false
		for _, b := range reel.Beats {
			var from Origin
			switch e := b.Event.(type) {
			case Gained:
				from = e.From
			case Promised:
				from = e.From
			}
			if of, ok := from.Card(); ok {
				told = true
				if box.Cards[of].ID != c.card {
					t.Errorf("%T of %s is told of %s", b.Event, c.card, box.Cards[of].ID)
				}
			}
		}
		if !told {
			t.Errorf("nothing is told of %s", c.card)
		}
	}
}
