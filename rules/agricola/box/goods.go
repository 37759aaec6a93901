package box

// A Good is a kind of goods.
type Good int8

// The goods. The first four are the building resources, Grain and Vegetable the
// crops, the last four the animals.
const (
	Wood Good = iota
	Clay
	Reed
	Stone
	Food
	Grain
	Vegetable
	Fuel
	Sheep
	Boar
	Cattle
	Horse
)

// Goods is how many kinds there are.
const Goods = 12

// Animals is how many of them are animals, from Sheep on.
const Animals = 4

// GoodIDs are the goods as notation writes them.
var GoodIDs = [Goods]string{
	"wood", "clay", "reed", "stone", "food", "grain", "vegetable", "fuel", "sheep", "boar", "cattle", "horse",
}

// A Stock is an amount of each good.
type Stock [Goods]int16

// A Herd is a number of animals of each kind, Sheep first.
type Herd [Animals]int16

// Animal says whether g is an animal.
func (g Good) Animal() bool { return g >= Sheep }

// Covers says whether cost can be paid from s.
func (s *Stock) Covers(cost *Stock) bool {
	for g, n := range cost {
		if n > s[g] {
			return false
		}
	}
	return true
}

// Add adds the goods of another stock.
func (s *Stock) Add(o *Stock) {
	for g, n := range o {
		s[g] += n
	}
}

// Sub takes the goods of another stock away, though there be too few.
func (s *Stock) Sub(o *Stock) {
	for g, n := range o {
		s[g] -= n
	}
}

// Add adds the animals of another herd.
func (h *Herd) Add(o *Herd) {
	for k, n := range o {
		h[k] += n
	}
}

// Herd is the animals of a stock.
func (s *Stock) Herd() Herd { return Herd(s[Sheep:]) }

// Size is how many animals a herd has.
func (h Herd) Size() int { return int(h[0] + h[1] + h[2] + h[3]) }

// Kinds are the goods of which there are any, as bits.
func (s *Stock) Kinds() (set uint16) {
	for g, n := range s {
		if n > 0 {
			set |= 1 << g
		}
	}
	return set
}

// Reduce takes something off a price, which is never below 0.
func (s *Stock) Reduce(less *Stock) {
	for g, n := range less {
		s[g] = max(0, s[g]-n)
	}
}

// AtMost is a stock with no more than so much of each good.
func (s *Stock) AtMost(most *Stock) (less Stock) {
	for g := range s {
		less[g] = min(s[g], most[g])
	}
	return less
}

// Beyond is how many goods there are more than in another stock.
func (s *Stock) Beyond(o *Stock) (n int) {
	for g := range s {
		n += int(max(0, s[g]-o[g]))
	}
	return n
}

// Raised is a herd of which so many sheep, boars and cattle have become the next
// kind.
func (h Herd) Raised(by Herd) Herd {
	for k, n := range by {
		h[k] -= n
		if k+1 < Animals {
			h[k+1] += n
		}
	}
	return h
}

// NoStock is nothing.
var NoStock Stock

// One is one of a good.
func One(g Good) (s Stock) {
	s[g] = 1
	return s
}

// Within says whether o has as many of each kind.
func (h *Herd) Within(o *Herd) bool {
	return h[0] <= o[0] && h[1] <= o[1] && h[2] <= o[2] && h[3] <= o[3]
}
