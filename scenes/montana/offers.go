package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

var _ board.Board = (*Board)(nil)

// Offers is what Montana has besides.
func (b *Board) Offers() board.Offers {
	return board.Offers{
		Music:   music,
		Advise:  b.advise,
		Ghost:   b.ghost,
		Plate:   b.plate,
		Depict:  b.depict,
		Hidden:  b.hidden,
		Shown:   b.shown,
		Regret:  b.regret,
		Lives:   b.lives,
		Lenses:  b.lenses,
		Left:    func(s rules.State) int { return int(fewestLeft(s.(*montana.State))) },
		Map:     board.Map{World: b.world, Home: b.home, Locate: b.locate},
		Score:   board.Score{Race: true, Chances: true, Heads: heads},
		Rules:   board.Reference{Topics: topics, TopicOf: entryOf, Picture: b.picture},
		Lessons: lessons(b),
	}
}
