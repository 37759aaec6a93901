package agricola

import (
	"reflect"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// Start cards, special actions and majors are as the rules have them.

func TestStartCards(t *testing.T) {
	var rows []struct {
		Number         int
		Forests, Moors [][2]int
	}
	readTable(t, "start_cards.json", &rows)
	if len(rows) != len(startCards) {
		t.Fatalf("%d start cards, want %d", len(startCards), len(rows))
	}
	for _, r := range rows {
		var want struct{ forests, moors farm.Mask }
		for _, c := range r.Forests {
			want.forests |= farm.At(c[0], c[1]).Mask()
		}
		for _, c := range r.Moors {
			want.moors |= farm.At(c[0], c[1]).Mask()
		}
		if got := startLand[r.Number-1]; got != want {
			t.Errorf("card %d: %x, want %x", r.Number, got, want)
		}
		if want.forests.Size() != 5 || want.moors.Size() != 3 || (want.forests|want.moors)&farm.StartRooms != 0 {
			t.Errorf("card %d: %d forests, %d moors", r.Number, want.forests.Size(), want.moors.Size())
		}
	}
}

func TestSpecialCards(t *testing.T) {
	var rows []struct {
		ID      string
		Players []int
		Actions []string
		Hire    int8 `json:"hiringFairFood"`
		Horse   int8 `json:"horseMarketFoodCost"`
	}
	readTable(t, "special_cards.json", &rows)
	for i, r := range rows {
		want := box.SpecialCard{ID: r.ID, HireFood: r.Hire, HorseFood: r.Horse}
		for _, n := range r.Players {
			want.Seats |= 1 << n
		}
		for _, id := range r.Actions {
			for a := range box.SpecialIDs {
				if box.SpecialIDs[a] == id {
					want.Actions |= 1 << a
				}
			}
		}
		if !reflect.DeepEqual(box.SpecialCards[i], want) {
			t.Errorf("%s is %+v, want %+v", r.ID, box.SpecialCards[i], want)
		}
	}
	for seats, want := range map[int]int{1: 10, 2: 2, 3: 2, 4: 3, 5: 4, 6: 5} {
		cards, actions := 0, map[box.Special]int{}
		for i := range box.SpecialCards {
			if box.SpecialCardsFor(seats)>>i&1 == 0 {
				continue
			}
			cards++
			for a := range box.Special(box.Specials) {
				actions[a] += int(box.SpecialCards[i].Actions >> a & 1)
			}
		}
		if cards != want {
			t.Errorf("%d players have %d special cards, want %d", seats, cards, want)
		}
		for a, n := range actions {
			if seats > 1 && n != 1 {
				t.Errorf("%d players: %s is on %d cards", seats, box.SpecialIDs[a], n)
			}
		}
	}
	for seats, want := range map[int][2]int16{2: {1, 1}, 3: {0, 2}, 4: {0, 1}, 5: {1, 1}, 6: {1, 1}} {
		if got := [2]int16{horseCost[seats], hiring[seats]}; got != want {
			t.Errorf("%d players pay and get %v, want %v", seats, got, want)
		}
	}
}

// When all ten cards have been used, the last one comes back in every round.
func TestPileRunsOut(t *testing.T) {
	s := newGame(setupFor(1, moor)).(*State)
	do := acting{s, nil}
	showTop(do, 4)
	last := box.NoCard
	for round := 1; round <= box.Rounds; round++ {
		s.agenda.Clear()
		s.agenda.Push(step{kind: pileStep})
		pileNext(do)
		if s.agenda.Len() > 0 && s.agenda.Top().kind == topStep {
			legal := s.Legal(nil)
			showTop(do, int8(CardOf(legal[len(legal)-1])))
		}
		up := s.special.up
		if up == box.NoCard || (round > 10) != (up == last) {
			t.Fatalf("round %d: card %d is up, after %d", round, up, last)
		}
		last = up
		do.spendCard()
	}
}

// Random games alone and in company bring about all that Farmers of the Moor
// adds.
func TestMoorHappens(t *testing.T) {
	seen := map[reflect.Type]bool{}
	for seats := 1; seats <= 3; seats++ {
		for seed := range uint64(25) {
			setup := setupFor(seats, moor)
			setup.Seed = seed
			m, err := rules.NewMatch(&Title, setup)
			if err != nil {
				t.Fatal(err)
			}
			for n := seed; m.State().Turn() != rules.Nobody; n = n*6364136223846793005 + 1442695040888963407 {
				legal := rules.Wander(m.State(), nil)
				if n>>60 == 0 {
					legal = m.State().Legal(nil)
				}
				reel, err := m.Do(legal[n>>33%uint64(len(legal))])
				if err != nil {
					t.Fatal(err)
				}
				for _, b := range reel.Beats {
					seen[reflect.TypeOf(b.Event)] = true
				}
			}
		}
	}
	for _, e := range []rules.Event{StartCardDrawn{}, SpecialTaken{}, Cleared{}, TopSeen{}, SpecialTurned{},
		SpecialSpent{}, Heated{}, WentToBed{}, GotUp{}, Traded{}} {
		if !seen[reflect.TypeOf(e)] {
			t.Errorf("%T happens in no game", e)
		}
	}
}
