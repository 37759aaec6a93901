package screens

// The parts of the set-up, each about one thing that is put together there. What the screen
// itself has is what all of them need.
type (
	choicePart struct{ *setupScreen } // the expansions and house rules that are played with
	housePart  struct{ *setupScreen } // the list of house rules
	cardsPart  struct{ *setupScreen } // the cards of a value
	panelsPart struct{ *setupScreen } // the panels of the game and of the seats
)

func (s *setupScreen) choice() choicePart { return choicePart{s} }
func (s *setupScreen) house() housePart   { return housePart{s} }
func (s *setupScreen) cards() cardsPart   { return cardsPart{s} }
func (s *setupScreen) panels() panelsPart { return panelsPart{s} }
