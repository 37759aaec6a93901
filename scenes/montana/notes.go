package montana

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// nearEnd is with how many settlements to place the end of a game is spoken of.
const nearEnd = 3

// notes are what Marta explains in first games.
var notes = []board.Note{
	{ID: "auction", Meets: asked(montana.StepBid)},
	{ID: "canteen", Meets: meets(func(s *montana.State, seat rules.Seat) bool { return s.Player(seat).Canteens > 0 })},
	{ID: "builds", Meets: asked(montana.StepSettle)},
	{ID: "row", Meets: reaches(func(s *montana.State, seat rules.Seat, h montana.Hex) bool {
		_, rows, _, _ := s.Gains(seat, h)
		return rows > 0
	})},
	{ID: "double", Meets: reaches(func(s *montana.State, _ rules.Seat, h montana.Hex) bool {
		face, _ := s.Face(h)
		return face.Double
	})},
	{ID: "end", Meets: meets(func(s *montana.State, _ rules.Seat) bool { return fewestLeft(s) <= nearEnd })},
	{ID: "cattle", Meets: meets(func(s *montana.State, seat rules.Seat) bool {
		return s.Player(seat).Cattle > 0 && s.Player(seat).Turns > 1
	})},
}

// meets is a note's Meets for Montana's positions.
func meets(is func(s *montana.State, seat rules.Seat) bool) func(rules.State, rules.Seat) bool {
	return func(s rules.State, seat rules.Seat) bool { return is(s.(*montana.State), seat) }
}

// asked is Meets of a note about what is asked.
func asked(kind montana.StepKind) func(rules.State, rules.Seat) bool {
	return meets(func(s *montana.State, _ rules.Seat) bool { return s.Asked().Kind == kind })
}

// reaches is Meets of a note about hexes that a seat can settle at the beginning of its turn.
func reaches(is func(s *montana.State, seat rules.Seat, h montana.Hex) bool) func(rules.State, rules.Seat) bool {
	return meets(func(s *montana.State, seat rules.Seat) bool {
		return s.Asked().Kind == montana.StepTurn && slices.ContainsFunc(s.Reachable(),
			func(h montana.Hex) bool { return s.Payable(seat, h) && is(s, seat, h) })
	})
}
