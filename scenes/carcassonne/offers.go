package carcassonne

import (
	"math"
	"slices"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

var _ board.Board = (*Board)(nil)

// Offers is what Carcassonne has besides. Beyond a hundred points a hint says
// that an advice is far worse.
func (b *Board) Offers() board.Offers {
	return board.Offers{
		Music:     music,
		HintLimit: 10000,
		Art:       art,
		Advise:    b.advise,
		Ahead:     b.ahead,
		Declines:  func(a rules.Action) bool { return a.Kind() == carcassonne.KindPass },
		Ghost:     b.ghost,
		Under:     b.under,
		Shown:     b.shown,
		Lives:     b.lives,
		Lenses:    b.lenses,
		Depict:    depict,
		Length:    length,
		Nth:       nth,
		Left:      func(s rules.State) int { return s.(*carcassonne.State).Left() },
		Map: board.Map{World: b.world, Home: b.home, Sight: b.sight, Hides: b.hides, Counted: b.counted, Zoom: b.zoom,
			Locate: b.locate, Land: b.land},
		Drafts: board.Drafts{Begin: begin, Turn: b.turn, Aim: b.aim},
		Score: board.Score{Points: b.points, Race: true, Luck: "carcassonne.luck", Kinds: b.scoreKinds, Heads: b.heads,
			Sources: b.sources},
		Quips:   board.Quips{Gain: rules.Whole(8), Lead: rules.Whole(15), Loses: loses},
		Rules:   board.Reference{Topics: topics, TopicOf: entryOf, Picture: b.picture},
		Lessons: lessons(b),
	}
}

// nth tells which tile is placed next; the one that the land begins with does not count.
func nth(w *assets.Words, s rules.State, _ int) string {
	return w.Say("carcassonne.turn.nth", s.(*carcassonne.State).Tiles())
}

// length says how long a game gets: a tile is a turn, but for those of builders.
func length(w *assets.Words, set rules.Setup) string {
	m, err := rules.NewMatch(&carcassonne.Title, set)
	if err != nil {
		return ""
	}
	tiles := m.State().(*carcassonne.State).Left()
	return w.Say("setup.length.carcassonne", tiles, int(math.Round(float64(tiles)/float64(set.Seats))))
}

// loses says whether an event takes from a seat by another's doing: the lead of an object, or a
// figure that was still to score.
func loses(e rules.Event, seat rules.Seat) bool {
	switch e := e.(type) {
	case carcassonne.Joined:
		return e.Seat != seat && slices.Contains(e.Lost, seat)
	case carcassonne.DragonMoved:
		return figureOf(e.Eaten, seat)
	case carcassonne.Dismissed:
		return e.By != seat && figureOf(e.Home, seat)
	}
	return false
}

// figureOf says whether one of the figures is a seat's.
func figureOf(list []carcassonne.Standing, seat rules.Seat) bool {
	return slices.ContainsFunc(list, func(f carcassonne.Standing) bool { return f.Seat == seat })
}
