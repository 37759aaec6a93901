package agricola

// Cards that a rule asks for by what they allow, not by an effect.
var (
	adoptingCard    = named("A092") // a newborn works for 1 food
	conservatorCard = named("A087") // from wood to stone
	bigCountryCard  = named("A033") // may ask for more with Moor
	hedgeCard       = named("A088") // three free fences
	lassoCard       = named("B024") // two people in a row
	mantelCard      = named("B033") // no renovation
	beanCard        = named("B068") // a field
	tutorCard       = named("B099") // counts occupations played later
	rammingCard     = named("A016") // fences of clay
	cornerCard      = named("A026") // a wish next to another seat's person
	spadeCard       = named("A071") // moves crops
	fireCard        = named("M040") // the last moor becomes a field at any time
	aridCard        = named("M092") // peat leaves fuel and food
	fallowCard      = named("M096") // peat and trees leave food
	homeWoodCard    = named("M034") // animals in the forest
	troughCard      = named("M035") // horses next to the house
	hutCard         = named("M032") // heats for itself, and becomes a room
	distilleryCard  = named("M108") // points for grain and fuel
	untilledCard    = named("M111") // crops on spaces that are not fields
	nightCard       = named("M033") // animals of all seats live on it
	firewoodCard    = named("M082") // heating with wood takes less
	installedCard   = named("M085") // no heating
	millCard        = named("M086") // sheep save fuel
	grillCard       = named("M105") // cooks and bakes
	butcheryCard    = named("M106") // cooks animals
	recipeCard      = named("M107") // horses on a fireplace
	saddleCard      = named("M069") // points for cooked cattle
	barkCard        = named("M115") // wood for cooked animals
	tapsCard        = named("M057") // a special action after the last person
	ponyCard        = named("M084") // horses are tipped over for fuel
	stallCard       = named("M131") // animals in later rounds
	quarryCard      = named("M123") // has less stone with three players
)

// named is the card of a number that there must be.
func named(id string) Card {
	c, ok := FindCard(id)
	if !ok {
		panic("agricola: there is no card " + id)
	}
	return c
}
