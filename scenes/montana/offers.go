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
		Advise:  b.advise,
		Regret:  b.regret,
		Lives:   b.lives,
		Lenses:  b.lenses,
		Sure:    sure,
		Map:     board.Map{World: b.world, Home: b.home, Locate: b.locate},
		Score:   board.Score{Race: true, Heads: heads},
		Rules:   board.Reference{Topics: topics, TopicOf: entryOf, Picture: b.picture},
		Lessons: lessons(b),
	}
}

// sure says that an action is chosen plainly enough: nothing is lost by recruiting,
// the turn begins with it.
func sure(a rules.Action) bool { return a.Kind() == montana.KindRecruit }
