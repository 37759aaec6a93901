package box

// Purchases are kinds of things that have a price, as bits.
type Purchases uint8

const (
	ForRooms       Purchases = 1 << iota
	ForRenovations           // of the whole house
	ForMajors
	ForMinors
	improvements = ForMajors | ForMinors
)

// A Price is what a card changes about prices (docs/effects.md): a formula takes
// the place of the printed price, at most one for a purchase; then goods are
// converted, each card once; then all reductions apply.
type Price struct {
	Of          Purchases
	Only        MajorSet // of majors, only these; 0: all
	House, Reed int16    // Formula: so much of the house's material, and reed
	WoodRoom    Stock    // Formula: this for a room of wood
	From        []Stock  // Convert: one of these
	AllReed     bool     // or all reed of the price
	To          Stock    // to this
	Less        Stock    // Reduce
	MoreRooms   bool     // that for every room beyond the first two
}

// Pricing are the cards that change a price.
var Pricing = CardsThat(func(c *HandCard) bool { return c.Price != nil })

// Converts says whether the printed price may be paid all the same.
func (q *Price) Converts() bool { return q.From != nil || q.AllReed }
