package agricola

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

// covers says whether cost can be paid from s.
func (s *Stock) covers(cost *Stock) bool {
	for g, n := range cost {
		if n > s[g] {
			return false
		}
	}
	return true
}

func (s *Stock) add(o *Stock) {
	for g, n := range o {
		s[g] += n
	}
}

func (s *Stock) sub(o *Stock) {
	for g, n := range o {
		s[g] -= n
	}
}

func (h *Herd) add(o *Herd) {
	for k, n := range o {
		h[k] += n
	}
}

// herd is the animals of a stock.
func (s *Stock) herd() Herd { return Herd(s[Sheep:]) }

// size is how many animals a herd has.
func (h Herd) size() int { return int(h[0] + h[1] + h[2] + h[3]) }
