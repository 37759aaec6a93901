package carcassonne

import "tilestead/rules"

// A step is one thing left to do, as it lies on the agenda: a row of steps.
type step uint8

// The steps. A part of a turn runs through those of setup.order, into which
// expansions put theirs.
const (
	firstStep step = iota + 1
	turnStep
	drawStep
	drawChoice
	placeStep
	actStep
	actChoice
	forced
	scoreStep
	endStep
	dragonStep
	dragonChoice
	againStep
	fairyChoice
)

// steps are what each step is called and how it goes: an automatic one has
// auto, a choice the rest.
var steps = [...]struct {
	key   string
	auto  func(t acting)
	seat  func(s *State) rules.Seat
	legal func(s *State, dst []rules.Action) []rules.Action
}{
	firstStep:    {key: "first", seat: nature, legal: legalFirst},
	turnStep:     {key: "turn", auto: acting.start},
	drawStep:     {key: "draw", auto: acting.ready},
	drawChoice:   {key: "draw", seat: nature, legal: legalDraw},
	placeStep:    {key: "place", seat: (*State).Active, legal: legalPlace},
	actStep:      {key: "act", auto: acting.ask},
	actChoice:    {key: "act", seat: (*State).Active, legal: legalAct},
	forced:       {key: "forced", seat: (*State).Active, legal: legalForced},
	scoreStep:    {key: "score", auto: acting.score},
	endStep:      {key: "end", auto: acting.end},
	dragonStep:   {key: "dragon", auto: wake},
	dragonChoice: {key: "dragon", seat: (*State).Mover, legal: legalDragon},
	againStep:    {key: "again", auto: secondPart},
	fairyChoice:  {key: "fairy", seat: (*State).Active, legal: legalFairy},
}

// String is what the step is called in views and errors.
func (s step) String() string { return steps[s].key }

func nature(*State) rules.Seat { return rules.Nature }
