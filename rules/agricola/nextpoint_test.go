package agricola

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// grow adds one more of what a line counts, and says whether there can be more.
func (p *Player) grow(line Item) bool {
	goods := map[Item]box.Good{GrainItem: box.Grain, VegetableItem: box.Vegetable, SheepItem: box.Sheep,
		BoarItem:   box.Boar,
		CattleItem: box.Cattle, HorseItem: box.Horse}
	if g, ok := goods[line]; ok {
		p.Goods[g]++
		return true
	}
	spot := func(m farm.Mask) farm.Mask { return m & -m }
	switch free := p.Unused(); line {
	case FieldItem, UnusedItem:
		p.Fields |= spot(free)
		return free != 0
	case PastureItem:
		n := p.Pastures()
		if free == 0 || n == farm.MaxPastures {
			return false
		}
		p.Pasture[n] = spot(free)
	case StableItem:
		if p.Stables&p.Enclosed() == p.Enclosed() { // another pasture, for the stable
			if !p.grow(PastureItem) {
				return false
			}
		}
		if p.Stables.Size() == maxStables {
			p.Stables &^= spot(p.Stables &^ p.Enclosed())
		}
		p.Stables |= spot(p.Enclosed() &^ p.Stables)
		return p.Stables.Size() <= maxStables
	case RoomItem:
		at := p.RoomSpots()
		p.Rooms |= spot(at)
		return at != 0
	case PeopleItem:
		p.People++
		return p.People <= maxPeople
	default:
		return false
	}
	return true
}

// What raises a line is what it takes when it is tried, one after the other.
func TestRaiseIsWhatTryingShows(t *testing.T) {
	raised, still := [Items]int{}, [Items]int{}
	for seed := range uint64(60) {
		setup := rules.Setup{Title: Title.ID, Seats: 1 + int(seed%6), Seed: seed}
		if seed%2 == 0 {
			setup.Modules = []string{"moor"}
		}
		m, err := rules.NewMatch(&Title, setup)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for m.State().Turn() != rules.Nobody {
			if m.State().Turn() == rules.Nature {
				m.Replay(m.Roll())
				continue
			}
			legal := m.State().Legal(nil)
			m.Replay(legal[r.IntN(len(legal))])
			if r.IntN(40) > 0 {
				continue
			}
			s := m.State().(*State)
			for line := range Items {
				tryRaise(t, s, rules.Seat(r.IntN(s.Players())), line, &raised, &still)
			}
		}
	}
	for line := range BonusItem {
		if line != BeggingItem && line != MajorItem && line != CardItem && raised[line] == 0 {
			t.Errorf("%s was never raised", ItemIDs[line])
		}
	}
	if still[FieldItem]+still[SheepItem] == 0 {
		t.Error("no line was full")
	}
}

func tryRaise(t *testing.T, s *State, seat rules.Seat, line Item, raised, still *[Items]int) {
	t.Helper()
	got := s.Raise(seat, line)
	before := s.Sheet(seat)[line]
	now := s.Clone().(*State)
	p := &now.player[seat]
	if line == RoomItem && p.House != box.StoneHouse {
		p.House++
		if gain := now.Sheet(seat)[line] - before; got != (Raise{0, gain}) {
			t.Errorf("rooms: %+v, and a renovation gives %v", got, gain)
		}
		raised[line]++
		return
	}
	for more := 1; more <= 12 && p.grow(line); more++ {
		if gain := now.Sheet(seat)[line] - before; gain > 0 {
			if got != (Raise{more, gain}) {
				t.Errorf("%s: %+v, and %d more give %v", ItemIDs[line], got, more, gain)
			}
			raised[line]++
			return
		}
	}
	if got.Points == 0 {
		still[line]++
	} else if line != FieldItem && line != PastureItem && line != StableItem {
		t.Errorf("%s: %+v, and nothing raises it", ItemIDs[line], got)
	}
}
