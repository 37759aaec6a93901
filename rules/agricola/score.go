package agricola

import "tilestead/rules"

// The tables of 10: the points for 0, 1, 2 … of a category, the last for all
// above.
var (
	fieldPoints     = []int8{-1, -1, 1, 2, 3, 4}
	pasturePoints   = []int8{-1, 1, 2, 3, 4}
	grainPoints     = []int8{-1, 1, 1, 1, 2, 2, 3, 3, 4}
	vegetablePoints = []int8{-1, 1, 2, 3, 4}
	sheepPoints     = []int8{-1, 1, 1, 1, 2, 2, 3, 3, 4}
	boarPoints      = []int8{-1, 1, 1, 2, 2, 3, 3, 4}
	cattlePoints    = []int8{-1, 1, 2, 2, 3, 3, 4}
)

// What single things are worth (10).
const (
	clayRoomPoints  = 1
	stoneRoomPoints = 2
	personPoints    = 3
	beggingPoints   = -3
	unusedPoints    = -1
	stablePoints    = 1
)

// An Item is a line of a score sheet.
type Item int8

// The lines of a score sheet.
const (
	FieldItem Item = iota
	PastureItem
	GrainItem
	VegetableItem
	SheepItem
	BoarItem
	CattleItem
	UnusedItem
	StableItem
	RoomItem
	PeopleItem
	BeggingItem
	MajorItem
	BonusItem
	Items
)

// ItemIDs are the lines as scripts and texts call them.
var ItemIDs = [Items]string{
	"fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "unused", "stables", "rooms", "people",
	"begging", "majors", "bonus",
}

func row(table []int8, n int) int { return int(table[min(n, len(table)-1)]) }

// sheet is what each line of a seat's score sheet would be if the game ended now.
func (s *State) sheet(seat rules.Seat) (points [Items]int) {
	p := &s.player[seat]
	points[FieldItem] = row(fieldPoints, p.Fields.Size())
	points[PastureItem] = row(pasturePoints, p.pastures())
	points[GrainItem] = row(grainPoints, int(p.Goods[Grain])+p.grain.sum())
	points[VegetableItem] = row(vegetablePoints, int(p.Goods[Vegetable])+p.vegetable.sum())
	points[SheepItem] = row(sheepPoints, int(p.Goods[Sheep]))
	points[BoarItem] = row(boarPoints, int(p.Goods[Boar]))
	points[CattleItem] = row(cattlePoints, int(p.Goods[Cattle]))
	points[UnusedItem] = unusedPoints * p.unused().Size()
	points[StableItem] = stablePoints * (p.Stables & p.enclosed()).Size()
	points[RoomItem] = [...]int{0, clayRoomPoints, stoneRoomPoints}[p.House] * p.Rooms.Size()
	points[PeopleItem] = personPoints * int(p.People)
	points[BeggingItem] = beggingPoints * int(p.Begging)
	for m := p.Majors; m != 0; {
		points[MajorItem] += int(Majors[m.pop()].Points)
	}
	points[BonusItem], _ = p.bonus()
	return points
}

// bonus is the points for goods that craft buildings take at the end, and how
// many goods that costs: the best there is, then the cheapest.
func (p *Player) bonus() (points, spent int) { return p.bonusOf(p.Majors&crafts, p.Goods) }

func (p *Player) bonusOf(m MajorSet, left Stock) (points, spent int) {
	if m == 0 {
		return 0, 0
	}
	c := &Majors[m.pop()]
	points, spent = p.bonusOf(m, left)
	have := left[c.Good]
	for i, n := range c.Bonus {
		if int16(n) > have {
			break
		}
		left[c.Good] = have - int16(n)
		more, cost := p.bonusOf(m, left)
		if more, cost = more+i+1, cost+int(n); more > points || more == points && cost < spent {
			points, spent = more, cost
		}
	}
	return points, spent
}

// Tie is what breaks a tie: the building resources that a seat would have left.
func (s *State) Tie(seat rules.Seat) int {
	p := &s.player[seat]
	_, spent := p.bonus()
	return int(p.Goods[Wood]+p.Goods[Clay]+p.Goods[Reed]+p.Goods[Stone]) - spent
}

// Points is the sum of a seat's score sheet.
func (s *State) Points(seat rules.Seat) rules.Points {
	sum := 0
	for _, n := range s.sheet(seat) {
		sum += n
	}
	return rules.Whole(sum)
}

// Score is a seat's score sheet.
func (s *State) Score(seat rules.Seat) []rules.Item {
	sheet := s.sheet(seat)
	list := make([]rules.Item, Items)
	for i, n := range sheet {
		list[i] = rules.Item{What: ItemIDs[i], N: rules.Whole(n)}
	}
	return list
}

// Winners have most points, and of these most building resources; alone, one has
// to reach the target (10, 11).
func (s *State) Winners() []rules.Seat {
	if s.agenda.Len() > 0 {
		return nil
	}
	if s.setup.seats == 1 {
		if s.Points(0) >= s.setup.target {
			return []rules.Seat{0}
		}
		return nil
	}
	var best []rules.Seat
	for seat := range rules.Seat(s.setup.seats) {
		c := 1
		if len(best) > 0 {
			if c = int(s.Points(seat) - s.Points(best[0])); c == 0 {
				c = s.Tie(seat) - s.Tie(best[0])
			}
		}
		if c > 0 {
			best = best[:0]
		}
		if c >= 0 {
			best = append(best, seat)
		}
	}
	return best
}
