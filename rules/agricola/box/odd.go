package box

// Cards that a rule asks for by what they allow, not by an effect.
var (
	AdoptingCard    = Named("A092") // a newborn works for 1 food
	ConservatorCard = Named("A087") // from wood to stone
	BigCountryCard  = Named("A033") // may ask for more with Moor
	HedgeCard       = Named("A088") // three free fences
	LassoCard       = Named("B024") // two people in a row
	MantelCard      = Named("B033") // no renovation
	BeanCard        = Named("B068") // a field
	TutorCard       = Named("B099") // counts occupations played later
	RammingCard     = Named("A016") // fences of clay
	CornerCard      = Named("A026") // a wish next to another seat's person
	SpadeCard       = Named("A071") // moves crops
	FireCard        = Named("M040") // the last moor becomes a field at any time
	AridCard        = Named("M092") // peat leaves fuel and food
	FallowCard      = Named("M096") // peat and trees leave food
	HomeWoodCard    = Named("M034") // animals in the forest
	TroughCard      = Named("M035") // horses next to the house
	HutCard         = Named("M032") // heats for itself, and becomes a room
	DistilleryCard  = Named("M108") // points for grain and fuel
	UntilledCard    = Named("M111") // crops on spaces that are not fields
	NightCard       = Named("M033") // animals of all seats live on it
	FirewoodCard    = Named("M082") // heating with wood takes less
	InstalledCard   = Named("M085") // no heating
	MillCard        = Named("M086") // sheep save fuel
	GrillCard       = Named("M105") // cooks and bakes
	ButcheryCard    = Named("M106") // cooks animals
	RecipeCard      = Named("M107") // horses on a fireplace
	SaddleCard      = Named("M069") // points for cooked cattle
	BarkCard        = Named("M115") // wood for cooked animals
	TapsCard        = Named("M057") // a special action after the last person
	PonyCard        = Named("M084") // horses are tipped over for fuel
	StallCard       = Named("M131") // animals in later rounds
	QuarryCard      = Named("M123") // has less stone with three players
)

// Named is the card of a number that there must be.
func Named(id string) Card {
	c, ok := FindCard(id)
	if !ok {
		panic("agricola: there is no card " + id)
	}
	return c
}
