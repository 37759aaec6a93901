package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

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

// BeggingPoints are those of a begging marker (10).
const BeggingPoints = -3

// What other single things are worth (10).
const (
	clayRoomPoints  = 1
	stoneRoomPoints = 2
	personPoints    = 3
	unusedPoints    = -1
	stablePoints    = 1
	bedPoints       = 1 // for a person in bed
	horsePoints     = 1
	noHorsePoints   = -1
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
	HorseItem
	MajorItem
	CardItem
	BonusItem
	Items
)

// ItemIDs are the lines as scripts and texts call them.
var ItemIDs = [Items]string{
	"fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle", "unused", "stables", "rooms", "people",
	"begging", "horses", "majors", "cards", "bonus",
}

func row(table []int8, n int) int { return int(table[min(n, len(table)-1)]) }

// Sheet is what each line of a seat's score sheet would be if the game ended now.
func (s *State) Sheet(seat rules.Seat) (sheet [Items]rules.Points) {
	var points [Items]int
	p := &s.player[seat]
	points[FieldItem] = row(fieldPoints, p.Fields.Size())
	points[PastureItem] = row(pasturePoints, p.Pastures())
	points[VegetableItem] = row(vegetablePoints, int(p.Goods[box.Vegetable])+p.Vegetable.Sum())
	points[SheepItem] = row(sheepPoints, int(p.Goods[box.Sheep]))
	points[BoarItem] = row(boarPoints, int(p.Goods[box.Boar]))
	points[CattleItem] = row(cattlePoints, int(p.Goods[box.Cattle]))
	points[UnusedItem] = unusedPoints * p.Unused().Size()
	points[StableItem] = stablePoints * (p.Stables & p.Enclosed()).Size()
	points[RoomItem] = [...]int{0, clayRoomPoints, stoneRoomPoints}[p.House] * p.Rooms.Size()
	points[PeopleItem] = personPoints*int(p.People-p.Bed) + bedPoints*int(p.Bed)
	points[BeggingItem] = BeggingPoints * int(p.Begging)
	for m := p.Majors; m != 0; {
		points[MajorItem] += int(box.Majors[m.Pop()].Points)
	}
	var distilled int
	points[BonusItem], _, distilled = p.bonus()
	points[GrainItem] = row(grainPoints, int(p.Goods[box.Grain])+p.Grain.Sum()-distilled)
	if s.carded {
		points[CardItem] = cardPoints(s, seat)
	}
	if s.setup.moor {
		points[HorseItem] = horsePoints * int(p.Goods[box.Horse])
		if p.Goods[box.Horse] == 0 {
			points[HorseItem] = noHorsePoints
		}
	}
	for i, n := range points {
		sheet[i] = rules.Whole(n)
	}
	sheet[HorseItem] -= rules.Points(p.Lying) // a half each
	sheet[BonusItem] += rules.Points(p.Banked)
	return sheet
}

// cardPoints are the points of the cards in front of a seat, and those that it has
// from others'.
func cardPoints(s *State, seat rules.Seat) (n int) {
	if s.path == seat {
		n--
	}
	for i := range rules.Seat(s.setup.seats) {
		for c := s.player[i].Front; !c.Empty(); {
			if card := c.Pop(); i == seat || box.Cards[card].Everyone {
				n += s.PointsOf(card, i, seat)
			}
		}
	}
	return n
}

// PointsOf are the points that a seat has from a card in front of an owner, those kept
// on it left out.
func (s *State) PointsOf(c box.Card, owner, seat rules.Seat) (n int) {
	card := &box.Cards[c]
	if owner == seat {
		n = card.Points
	}
	for _, id := range card.Owning {
		if s.player[seat].owns(id) {
			n++
		}
	}
	for a := range card.Score {
		n += s.amount(seat, &card.Score[a])
	}
	return n
}

// owns says whether a seat has a major, or a card in front, of that name.
func (p *Player) owns(id string) bool {
	if m := box.FindMajor(id); m >= 0 {
		return p.Majors.Has(m)
	}
	c, ok := box.FindCard(id)
	return ok && p.Front.Has(c)
}

// bonus is the points for goods that majors and a card take at the end, how many
// goods that costs the majors, and how much grain the card: the best there is, then
// the cheapest. A lodge counts forests.
func (p *Player) bonus() (points, spent, grain int) {
	points, spent = p.bonusOf(p.Majors&(box.Crafts|box.Kilns), p.Goods)
	if p.Front.Has(box.DistilleryCard) {
		points, spent, grain = p.distil(points, spent)
	}
	if p.Majors&box.Lodges != 0 {
		points += p.Forests.Size()
	}
	return points, spent, grain
}

// distil makes so many pairs of grain and fuel points as is best, the grain being
// gone from what is scored: 1 point each.
func (p *Player) distil(points, spent int) (bestPoints, bestSpent, grain int) {
	left, held := p.Goods, int(p.Goods[box.Grain])+p.Grain.Sum()
	bestPoints, bestSpent = points, spent
	best := points + row(grainPoints, held)
	for n := 1; left[box.Grain] > 0 && left[box.Fuel]+left[box.Wood] > 0; n++ {
		left[box.Grain]--
		if left[box.Fuel] > 0 {
			left[box.Fuel]--
		} else {
			left[box.Wood]-- // wood counts as fuel
		}
		points, spent = p.bonusOf(p.Majors&(box.Crafts|box.Kilns), left)
		if points += n; points+row(grainPoints, held-n) > best {
			best = points + row(grainPoints, held-n)
			bestPoints, bestSpent, grain = points, spent, n
		}
	}
	return bestPoints, bestSpent, grain
}

// kilnBonus is the fuel for 1 and 2 points (14.6).
var kilnBonus = []int8{3, 5}

func (p *Player) bonusOf(m box.MajorSet, left box.Stock) (points, spent int) {
	if m == 0 {
		return 0, 0
	}
	c := m.Pop()
	good, prices := box.Majors[c].Good, box.Majors[c].Bonus[:]
	if box.Kilns.Has(c) {
		good, prices = box.Fuel, kilnBonus
	}
	points, spent = p.bonusOf(m, left)
	for i, n := range prices {
		rest := left
		if rest[good] -= int16(n); good == box.Fuel && rest[box.Fuel] < 0 {
			rest[box.Wood] += rest[box.Fuel] // wood counts as fuel
			rest[box.Fuel] = 0
		}
		if rest[good] < 0 || rest[box.Wood] < 0 {
			break
		}
		more, cost := p.bonusOf(m, rest)
		if more, cost = more+i+1, cost+int(n); more > points || more == points && cost < spent {
			points, spent = more, cost
		}
	}
	return points, spent
}

// Tie is what breaks a tie: the building resources that a seat would have left.
func (s *State) Tie(seat rules.Seat) int {
	p := &s.player[seat]
	_, spent, _ := p.bonus()
	return int(p.Goods[box.Wood]+p.Goods[box.Clay]+p.Goods[box.Reed]+p.Goods[box.Stone]) - spent
}

// Points is the sum of a seat's score sheet.
func (s *State) Points(seat rules.Seat) rules.Points {
	sum := rules.Points(0)
	for _, n := range s.Sheet(seat) {
		sum += n
	}
	return sum
}

// Score is a seat's score sheet.
func (s *State) Score(seat rules.Seat) []rules.Item {
	list := make([]rules.Item, 0, Items)
	for i, n := range s.Sheet(seat) {
		if (Item(i) != HorseItem || s.setup.moor) && (Item(i) != CardItem || s.carded) {
			list = append(list, rules.Item{What: ItemIDs[i], N: n})
		}
	}
	return list
}

// Winners have most points, and of these most building resources, but not with
// Farmers of the Moor; alone, one has to reach the target (10, 11, 14.7).
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
			if c = int(s.Points(seat) - s.Points(best[0])); c == 0 && !s.setup.moor {
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
