package board

// Cells is a set of cells by number, 0 to 63: those painted on a farm, the cards
// picked from a hand. It is comparable, for drafts and desks.
type Cells uint64

// Has says whether cell n is in the set.
func (c Cells) Has(n int) bool { return c>>n&1 != 0 }

// Toggled is the set with cell n, or without it where it was there.
func (c Cells) Toggled(n int) Cells { return c ^ 1<<n }

// Within says whether every cell is in o as well.
func (c Cells) Within(o Cells) bool { return c&^o == 0 }
