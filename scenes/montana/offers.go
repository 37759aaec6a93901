package montana

import (
	"tilestead/assets"
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
		Length:  length,
		Left:    func(s rules.State) int { return int(fewestLeft(s.(*montana.State))) },
		Map:     board.Map{World: b.world, Home: b.home, Locate: b.locate},
		Score:   board.Score{Race: true, Chances: true, Heads: heads},
		Rules:   board.Reference{Topics: topics, TopicOf: entryOf, Picture: b.picture},
		Lessons: lessons(b),
	}
}

// turnsEach is how many turns each of so many players has, the mean of ten games between
// medium bots.
var turnsEach = map[int]int{2: 18, 3: 14, 4: 11}

// length says how long a game gets.
func length(w *assets.Words, set rules.Setup) string {
	return w.Say("setup.length.montana", turnsEach[set.Seats])
}
