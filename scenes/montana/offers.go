package montana

import "tilestead/scenes/board"

var _ board.Board = (*Board)(nil)

// Offers is what Montana has besides.
func (b *Board) Offers() board.Offers {
	return board.Offers{
		Lives:   b.lives,
		Lenses:  b.lenses,
		Map:     board.Map{World: b.world, Home: b.home, Locate: b.locate},
		Score:   board.Score{Race: true, Heads: heads},
		Rules:   board.Reference{Topics: topics, TopicOf: entryOf, Picture: b.picture},
		Lessons: board.Lessons{Scripts: scripts, Guide: "contractor/plum", Spot: b.spot}, // Marta, an old settler
	}
}

// scripts are the lessons' scripts, in the order of their files' names.
func scripts() []string { return board.ReadLessons(lessonFiles) }
