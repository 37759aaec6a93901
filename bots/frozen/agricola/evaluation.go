package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// all is a band without end, and enough the last band of goods: nobody needs more.
const (
	all    = 1 << 10
	enough = 8
)

// urgent is what termHunger and the like count a unit as when nobody is left to
// be placed before it is needed; with n to be placed, as 1/(n+1) of that.
const urgent = 12

// harvestsFrom is how many harvests there are from a round on, and nextHarvest
// the round of the first of them, 0 for none.
var harvestsFrom, nextHarvest = func() (n, next [box.Rounds + 3]int8) {
	for r := box.Rounds; r >= 0; r-- {
		n[r], next[r] = n[r+1], next[r+1]
		if agricola.Harvest(r) {
			n[r]++
			next[r] = int8(r)
		}
	}
	return n, next
}()

// isMoor says whether Farmers of the Moor is played.
func isMoor(s *agricola.State) bool { return s.Open().Has(infirmary) }

var infirmary = box.FindSpace("infirmary")

// phase is the first round whose work is still to be done: the round played, or
// in a harvest the one after it.
func phase(s *agricola.State) int {
	round := s.Round()
	if inHarvest(s.Prompt().Key) {
		round++
	}
	return round
}

// count is the terms of a seat.
func (e *evaluator) count(s *agricola.State, seat rules.Seat, x *counts) {
	*x = counts{}
	p := s.Player(seat)
	round := phase(s)
	sheet := s.Sheet(seat)
	for i, n := range sheet {
		x[termSheet+term(i)] = int32(n / rules.Whole(1))
	}
	if round > box.Rounds {
		return
	}
	x.people(s, p, seat, round)
	x.stock(p)
	x.kitchen(s, p, seat, round)
	x.crops(p, round)
	x.animals(p, round)
	x.majors(p, round)
	if e.hands {
		x.waiting(s, seat, round)
	}
	if e.moor {
		x[termForests], x[termMoors] = int32(p.Forests.Size()), int32(p.Moors.Size())
	}
	x[termFree] = -int32(sheet[agricola.UnusedItem] / rules.Whole(1))
	if s.Start() == seat {
		x[termStart] = 1
	}
	x[termLayout] = int32(roomLayout.sum(p.Rooms) + fieldLayout.sum(p.Fields))
	for _, m := range &p.Pasture {
		x[termLayout] += int32(pastureLayout.sum(m))
	}
}

// people counts the family and its house.
func (x *counts) people(s *agricola.State, p *agricola.Player, seat rules.Seat, round int) {
	x.least(termPeople, int(p.People), 3, 4, 5)
	x[termNewborn] = int32(p.Newborns)
	if round == s.Round() {
		x[termHome] = int32(p.Home)
	}
	rooms := p.Rooms.Size()
	if p.People < 5 {
		x.least(termSpare, rooms-int(p.People), 1, 2)
	}
	x.least(termHouse, int(p.House), 1, 2)
	if rooms < 5 {
		material := [...]box.Good{box.Wood, box.Clay, box.Stone}[p.House]
		x.least(termReady, min(int(p.Goods[material])/5, int(p.Goods[box.Reed])/2), 1, 2)
	}
	if p.House < box.StoneHouse && p.Goods[box.Reed] > 0 {
		next := [...]box.Good{box.Clay, box.Stone}[p.House]
		if int(p.Goods[next]) >= rooms {
			x[termRenovate] = 1
		}
	}
}

// stock counts what lies in the supply of a seat.
func (x *counts) stock(p *agricola.Player) {
	g := &p.Goods
	x.bands(termWood, int(g[box.Wood]), 2, 3, 4, 5, enough)
	x.bands(termClay, int(g[box.Clay]), 2, 2, 3, enough)
	x.bands(termReed, int(g[box.Reed]), 1, 1, 2, enough)
	x.bands(termStone, int(g[box.Stone]), 1, 1, 2, enough)
	x.bands(termGrain, int(g[box.Grain]), 1, 1, 2, enough)
	x.bands(termVegetable, int(g[box.Vegetable]), 1, 1, enough)
	x.bands(termFuel, int(g[box.Fuel]), 1, 2, 3, enough)
}

// kitchen counts what feeding and heating will ask for next.
func (x *counts) kitchen(s *agricola.State, p *agricola.Player, seat rules.Seat, round int) {
	harvest := int(nextHarvest[round])
	adult, mouths := 2, int(p.People)
	if s.Players() == 1 {
		adult = 3
	}
	need := adult * mouths
	placings := (harvest - round) * mouths
	if round == s.Round() {
		placings += int(p.Home)
		if harvest == round {
			need = s.Need(seat)
		}
	} else {
		placings += mouths
	}
	food, later := int(p.Goods[box.Food]), 0
	for r := round; r <= box.Rounds; r++ {
		if n := s.Coming(seat, r, box.Food); n == 0 {
			continue
		} else if r <= harvest {
			food += n
		} else {
			later += n
		}
	}
	x[termComing] = int32(later)
	x[termFed] = int32(min(food, need))
	x.bands(termFood, food-need, 3, 5, all)
	missing := max(0, need-food)
	short := max(0, missing-larder(p))
	x[termMissing], x[termHunger] = int32(missing), int32(missing*urgent/(placings+1))
	x[termShort], x[termStarving] = int32(short), int32(short*urgent/(placings+1))
	if isMoor(s) {
		heating := s.Heating(seat)
		cold := max(0, heating-int(p.Goods[box.Fuel])-int(p.Goods[box.Wood]))
		x[termHeating], x[termCold] = int32(heating), int32(cold*urgent/(placings+1))
	}
}

// waiting counts the goods that wait on the spaces of rounds, for cards put more there
// than food.
func (x *counts) waiting(s *agricola.State, seat rules.Seat, round int) {
	for r := round; r <= box.Rounds; r++ {
		for g := range box.Good(box.Goods) {
			switch {
			case g <= box.Stone:
				x[termWaiting] += int32(s.Coming(seat, r, g))
			case g != box.Food:
				x[termWaiting+1] += int32(s.Coming(seat, r, g))
			}
		}
	}
}

// larder is the food that a feeding could make of all that a seat has.
func larder(p *agricola.Player) (food int) {
	grain, vegetables := planted(p)
	food += int(p.Goods[box.Grain]) + grain.Size()
	food += (int(p.Goods[box.Vegetable]) + vegetables.Size()) * p.Cooks(box.Vegetable)
	for m := p.Majors; m != 0; m &= m - 1 {
		c := &box.Majors[bits.TrailingZeros32(uint32(m))]
		if c.Craft && p.Goods[c.Good] > 0 {
			food += int(c.CraftFood)
		}
	}
	return food + meat(p)
}

// meat is the food that cooking all animals would make.
func meat(p *agricola.Player) (food int) {
	for g := box.Sheep; g <= box.Horse; g++ {
		if n := int(p.Goods[g]); n > 0 {
			food += n * p.Cooks(g)
		}
	}
	return food
}

// planted are the fields with grain and with vegetables.
func planted(p *agricola.Player) (grain, vegetables farm.Mask) {
	for m := p.Fields; m != 0; m &= m - 1 {
		switch g, n := p.Crop(farm.Cell(bits.TrailingZeros64(uint64(m)))); {
		case n == 0:
		case g == box.Grain:
			grain |= m & -m
		default:
			vegetables |= m & -m
		}
	}
	return grain, vegetables
}

// crops counts fields and what harvests will bring from them.
func (x *counts) crops(p *agricola.Player, round int) {
	left, empty := int(harvestsFrom[round]), 0
	x.least(termFields, p.Fields.Size(), 1, 2, 3, 4, 5)
	for m := p.Fields; m != 0; m &= m - 1 {
		switch g, n := p.Crop(farm.Cell(bits.TrailingZeros64(uint64(m)))); {
		case n == 0:
			empty++
		case g == box.Grain:
			x[termReapGrain] += int32(min(n, left))
		default:
			x[termReapVeg] += int32(min(n, left))
		}
	}
	x.bands(termEmpty, empty, 1, 1, all)
}

// animals counts them and the places they live in.
func (x *counts) animals(p *agricola.Player, round int) {
	left, total, places, breed := int(harvestsFrom[round]), 0, 1, 0
	for g := box.Sheep; g <= box.Cattle; g++ {
		n := int(p.Goods[g])
		x.bands(termSheep+4*term(g-box.Sheep), n, 1, 1, 2, all)
		total += n
		if n >= 2 {
			breed++
		}
	}
	x.bands(termHorse, int(p.Goods[box.Horse]), 1, all)
	total += int(p.Goods[box.Horse])
	outside := p.Stables
	for _, m := range &p.Pasture {
		if m == 0 {
			break
		}
		places += 2 * m.Size() << (m & p.Stables).Size()
		outside &^= m
	}
	places += outside.Size()
	x[termBreed] = int32(min(breed, places-total) * left)
	x.bands(termRoom, places-1, 3, 5, all)
	x.bands(termVacant, places-total, 2, 4, all)
	x[termStables] = int32(outside.Size())
	x[termMeat] = int32(meat(p))
}

// majors counts what improvements are good for, beside their points.
func (x *counts) majors(p *agricola.Player, round int) {
	left := int(harvestsFrom[round])
	baker := false
	for m := p.Majors; m != 0; m &= m - 1 {
		c := &box.Majors[bits.TrailingZeros32(uint32(m))]
		baker = baker || c.Bake > 0
		switch {
		case c.Craft:
			x[termCraft] += int32(left)
		case c.Bake > 3:
			x[termBaker]++
		case c.ID == "village_church":
			x[termChurch] += int32(left)
		case c.ID == "heating_oven" || c.ID == "tiled_oven":
			x[termOven] += int32(left)
		case c.Moor && c.Family == "slaughterhouse":
			x[termSlaughter]++
		case c.Moor && c.Bake == 0:
			x[termClearing]++
		}
	}
	if p.Cooks(box.Sheep) > 1 {
		x.least(termCooker, p.Cooks(box.Cattle), 3, 4)
	}
	if baker {
		x[termBread] = int32(min(3, p.Goods[box.Grain]))
	}
}

// An evaluator is the evaluation of positions of one game, the same for all
// levels.
type evaluator struct {
	w     *weights
	moor  bool
	hands bool // cards are held and lie in front of players
	x     counts
}

func newEvaluator(s *agricola.State, c *curves) evaluator {
	return evaluator{w: c.byRound(), moor: isMoor(s), hands: s.HasHands()}
}

// board counts what a turn of a seat could take from the spaces, of each good
// what lies on the best of them, and whether it could bring a newborn.
func (x *counts) board(s *agricola.State, seat rules.Seat) {
	var most [box.Goods]int
	grows := false
	for m := s.Open(); m != 0; m &= m - 1 {
		sp := box.Space(bits.TrailingZeros64(uint64(m)))
		if s.By(sp) != rules.Nobody || s.Blocked(sp) {
			continue
		}
		if a := &box.Spaces[sp]; a.N > 0 {
			most[a.Adds] = max(most[a.Adds], s.On(sp))
		}
		grows = grows || sp == wish
	}
	x.bands(termBoard, most[box.Wood], 3, all)
	x.bands(termBoard+2, most[box.Clay], 2, all)
	x.bands(termBoard+4, most[box.Reed], 1, all)
	x.bands(termBoard+6, most[box.Stone], 1, all)
	x.bands(termBoard+8, most[box.Food], 2, all)
	x.bands(termBoard+10, most[box.Sheep], 1, all)
	x.bands(termBoard+12, most[box.Boar], 1, all)
	x.bands(termBoard+14, most[box.Cattle], 1, all)
	if p := s.Player(seat); grows && p.People < 5 && p.Rooms.Size() > int(p.People) {
		x[termGrow] = 1
	}
}

var wish = box.FindSpace("basic_wish_for_children")

// mover is whose turn begins next, as far as the position says.
func mover(s *agricola.State) rules.Seat {
	if seat := s.Turn(); seat >= 0 {
		return seat
	}
	return s.Start()
}

// sum is what terms are worth in a round, in hundredths of a point.
func (e *evaluator) sum(x *counts, round int) int {
	sum, w := int64(0), &e.w[round]
	for i, n := range x {
		sum += int64(n) * int64(w[i])
	}
	return int(sum / 10)
}

// standing is value with what the next turn can take: for the seat if it is its
// own, else against it.
func (e *evaluator) standing(s *agricola.State, seat rules.Seat) int {
	v := e.value(s, seat)
	if round := phase(s); round <= box.Rounds {
		e.x = counts{}
		e.x.board(s, mover(s))
		if n := e.sum(&e.x, round); mover(s) == seat {
			v += n
		} else {
			v -= n / (s.Players() - 1)
		}
	}
	return v
}

// allPlaced says whether nobody is left to be placed in the game, so that nothing
// but points is worth anything.
func allPlaced(s *agricola.State) bool {
	if s.Round() < box.Rounds {
		return false
	}
	for seat := range rules.Seat(s.Players()) {
		if s.Player(seat).Home > 0 {
			return false
		}
	}
	return true
}

// value is what a position is worth to a seat, in hundredths of a point.
func (e *evaluator) value(s *agricola.State, seat rules.Seat) int {
	round := phase(s)
	if round > box.Rounds || allPlaced(s) {
		return 100 * int(s.Points(seat)) / int(rules.Whole(1))
	}
	e.count(s, seat, &e.x)
	if !e.hands {
		return e.sum(&e.x, round)
	}
	return e.sum(&e.x, round) + cardsWorth(s.Player(seat), round)
}

// lead is how far a seat is ahead of its best opponent; alone, its value.
func (e *evaluator) lead(s *agricola.State, seat rules.Seat) int {
	return e.standing(s, seat) - e.rival(s, seat)
}

// rival is the value of the best opponent of a seat, 0 alone.
func (e *evaluator) rival(s *agricola.State, seat rules.Seat) int {
	best, some := 0, false
	for o := range rules.Seat(s.Players()) {
		if o == seat {
			continue
		}
		if v := e.value(s, o); !some || v > best {
			best, some = v, true
		}
	}
	return best
}
