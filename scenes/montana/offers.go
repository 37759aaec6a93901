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
		Receipt: receipt,
		Obvious: b.obvious,
		Drafts:  board.Drafts{Begin: begins, Aim: aim, Apart: apart},
		Regret:  b.regret,
		Lives:   b.lives,
		Lenses:  b.lenses,
		OverLog: b.overLog,
		Length:  length,
		Left:    func(s rules.State) int { return int(fewestLeft(s.(*montana.State))) },
		Map:     board.Map{World: b.world, Home: b.home, Locate: b.locate},
		Score:   board.Score{Race: true, Chances: true, Luck: "montana.luck", Heads: heads},
		Quips:   board.Quips{Gain: rules.Whole(2), Lead: rules.Whole(3), Loses: loses},
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

// loses says whether an event takes from a seat what another gets: a place in the town, or goods
// and workers of which there were too few.
func loses(e rules.Event, seat rules.Seat) bool {
	switch e := e.(type) {
	case montana.Outbid:
		return e.Seat == seat
	case montana.GoodsShortage:
		return e.Gave[seat] && e.For != seat
	case montana.WorkerShortage:
		return e.Gave[seat] && e.For != seat
	}
	return false
}
