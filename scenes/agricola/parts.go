package agricola

// The parts of a moment, each about one thing on the table. What the moment itself has is
// what all of them need: the position, where things lie, and what they are called.
type (
	farmPart    struct{ *moment } // the farm that lies open, its pastures and animals
	worksPart   struct{ *moment } // the action spaces, the special cards and the rounds
	ownedPart   struct{ *moment } // what the seats have besides: goods, plates, scores, what lies in front
	cardsPart   struct{ *moment } // the hand and the packet
	majorsPart  struct{ *moment } // the supply of improvements
	choicesPart struct{ *moment } // the choices that are listed, and the tray of exchanges
	harvestPart struct{ *moment } // what the harvest takes and brings, over the spaces
	hintsPart   struct{ *moment } // what an action brings, in sentences
	helpPart    struct{ *moment } // prompts, tips, previews, refusals and topics
	aimsPart    struct{ *moment } // what can be clicked
	strayPart   struct{ *moment } // the animals in the yard, on the stage
)

func (m *moment) farm() farmPart       { return farmPart{m} }
func (m *moment) works() worksPart     { return worksPart{m} }
func (m *moment) owned() ownedPart     { return ownedPart{m} }
func (m *moment) cards() cardsPart     { return cardsPart{m} }
func (m *moment) majors() majorsPart   { return majorsPart{m} }
func (m *moment) choices() choicesPart { return choicesPart{m} }
func (m *moment) harvest() harvestPart { return harvestPart{m} }
func (m *moment) hints() hintsPart     { return hintsPart{m} }
func (m *moment) help() helpPart       { return helpPart{m} }
func (m *moment) aims() aimsPart       { return aimsPart{m} }
func (m *moment) strays() strayPart    { return strayPart{m} }
