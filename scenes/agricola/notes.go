package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// From which rounds on the score and unused spaces are spoken of, and of how many at least.
const (
	scoreRound  = 2
	unusedRound = 10
	manyUnused  = 6
)

// notes are what Lene explains in first games.
var notes = []board.Note{
	{ID: "harvest", Meets: placing(func(s *agricola.State, _ *agricola.Player) bool { return s.NextHarvest() == s.Round() })},
	{ID: "room", Meets: placing(func(_ *agricola.State, p *agricola.Player) bool { return p.Rooms.Size() > int(p.People) })},
	{ID: "cook", Meets: placing(func(_ *agricola.State, p *agricola.Player) bool {
		herd := p.Goods.Herd()
		return herd != (box.Herd{}) && p.Cooks(box.Sheep) == 0
	})},
	{ID: "unused", Meets: placing(func(s *agricola.State, p *agricola.Player) bool {
		return s.Round() >= unusedRound && p.Unused().Size() >= manyUnused
	})},
	{ID: "score", Meets: placing(func(s *agricola.State, _ *agricola.Player) bool { return s.Round() >= scoreRound })},
}

// placing is Meets of a note that is told where a person is placed.
func placing(meets func(s *agricola.State, p *agricola.Player) bool) func(rules.State, rules.Seat) bool {
	return func(now rules.State, seat rules.Seat) bool {
		s := now.(*agricola.State)
		return s.Prompt().Opens && meets(s, s.Player(seat))
	}
}
