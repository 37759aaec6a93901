package search

// A Title is all that the frozen players know of one title.
type Title struct {
	ID       string       // as the rules name it
	NewGuide func() Guide // a guide serves one bot
	Levels   Levels
}

// Levels are the budgets of the frozen levels. They share the title's guide and so
// its evaluation.
type Levels struct{ Medium, Hard, Expert Budget }
