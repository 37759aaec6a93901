package feats

import (
	"slices"

	"tilestead/rules/carcassonne"
)

var carcassonneFeats = []Feat{
	{"town", 6, finished(carcassonne.City, tiles)},
	{"metropolis", 10, finished(carcassonne.City, tiles)},
	{"highway", 8, finished(carcassonne.Road, tiles)},
	{"three-cloisters", 3, cloisters},
	{"two-in-one", 1, cloisterAndMore},
	{"takeover", 1, takenOver},
	{"mergers", 4, total(func(g *Game, e carcassonne.Joined) int {
		return once(e.Seat == g.Seat && slices.Contains(e.Was, g.Seat))
	})},
	{"fair-share", 12, finished(carcassonne.City, sharedPoints)},
	{"five-cities", 5, citiesOfField},
	{"eight-cities", 8, citiesOfField},
	{"all-hands", 5, won(emptyHanded)},
	{"no-farmers", 1, won(without(scoredFor(carcassonne.FieldPoints)))},
	{"no-knights", 1, won(without(scoredFor(carcassonne.CityPoints)))},
	{"comeback", 25, won(most(func(g *Game, m *Moment, _ carcassonne.TurnBegan) int {
		return g.behind(m.After.(*carcassonne.State).Points)
	}))},
	{"last-tile", 10, lastTile},
	{"allrounder", 4, itemsScored},
	{"household", 3, household},
	{"full-market", carcassonne.Goods, goodsOwned},
	{"dragon-feast", 3, total(func(g *Game, e carcassonne.DragonMoved) int { return eaten(g, &e) })},
	{"back-door", 5, most(throughPortal)},
	{"fairy-gold", 5, fairyPoints},
	{"court-order", 2, total(func(g *Game, e carcassonne.Dismissed) int {
		if e.By != g.Seat {
			return 0
		}
		return ofOthers(g, e.Home)
	})},
}

// finished is the highest that a feature of a kind counts for, of those that the seat scored when
// they were finished.
func finished(kind carcassonne.FeatureKind, of func(e *carcassonne.Scored) int) func(g *Game) int {
	return most(func(g *Game, _ *Moment, e carcassonne.Scored) int {
		if e.Kind != kind || !ownFinished(g, &e) {
			return 0
		}
		return of(&e)
	})
}

// ownFinished says whether something was finished, and the seat scored it.
func ownFinished(g *Game, e *carcassonne.Scored) bool {
	return !e.Final && !e.Fed() && e.Points[g.Seat] > 0
}

func tiles(e *carcassonne.Scored) int { return e.Tiles }

// sharedPoints are what each leader got of a feature that several led.
func sharedPoints(e *carcassonne.Scored) int {
	if len(e.Leaders) < 2 {
		return 0
	}
	return e.Points[e.Leaders[0]]
}

func cloisters(g *Game) int {
	return total(func(g *Game, e carcassonne.Scored) int {
		return once(e.Kind == carcassonne.Cloister && ownFinished(g, &e))
	})(g)
}

// cloisterAndMore is how often the seat finished a cloister of its own and something else of its
// own with one tile.
func cloisterAndMore(g *Game) (n int) {
	cloister, more := map[int]bool{}, map[int]bool{}
	for m, e := range told[carcassonne.Scored](g) {
		if e.By != g.Seat || !ownFinished(g, &e) {
			continue
		}
		if e.Kind == carcassonne.Cloister && !cloister[m.Action] {
			cloister[m.Action] = true
		} else {
			more[m.Action] = true
		}
	}
	for action := range cloister {
		n += once(more[action])
	}
	return n
}

// takenOver is how many features the seat scored alone after joining a part of its own to one
// whose leader lost the lead by that.
func takenOver(g *Game) (n int) {
	alone := func(o *carcassonne.Object) bool { return len(o.Leaders) == 1 && o.Leaders[0] == g.Seat }
	var taken []carcassonne.Joined
	for i := range g.Moments {
		switch e := g.Moments[i].Event.(type) {
		case carcassonne.Joined:
			if len(e.Lost) > 0 && alone(&e.Object) {
				taken = append(taken, e)
			}
		case carcassonne.Scored:
			n += once(alone(&e.Object) && e.Points[g.Seat] > 0 && slices.ContainsFunc(taken,
				func(j carcassonne.Joined) bool { return slices.Contains(e.Places, j.At) }))
		}
	}
	return n
}

// citiesOfField are the cities of the largest field that the seat scored. By the farmers' rules of
// the first two editions cities are scored and not fields: there is none.
func citiesOfField(g *Game) int {
	return most(func(g *Game, _ *Moment, e carcassonne.Scored) int {
		if e.Kind != carcassonne.Field || e.Points[g.Seat] == 0 {
			return 0
		}
		return len(e.Cities)
	})(g)
}

// emptyHanded is how many turns in a row the seat began with no follower in its supply.
func emptyHanded(g *Game) (longest int) {
	run := 0
	for m, e := range told[carcassonne.TurnBegan](g) {
		if e.Seat != g.Seat {
			continue
		}
		have := m.After.(*carcassonne.State).Supply(g.Seat)
		if run++; have[carcassonne.Small]+have[carcassonne.Big] > 0 {
			run = 0
		}
		longest = max(longest, run)
	}
	return longest
}

// scoredFor is how often the seat scored for an item.
func scoredFor(item carcassonne.Item) func(g *Game) int {
	return total(func(g *Game, e carcassonne.Scored) int { return once(e.Item() == item && e.Points[g.Seat] > 0) })
}

// itemsScored is for how many kinds of feature the seat scored.
func itemsScored(g *Game) (n int) {
	for item := carcassonne.RoadPoints; item <= carcassonne.FieldPoints; item++ {
		n += once(scoredFor(item)(g) > 0)
	}
	return n
}

// lastTile are the points that the seat got by what was finished with the last tile of the game, if
// it placed that.
func lastTile(g *Game) (n int) {
	for i := range g.Moments {
		switch e := g.Moments[i].Event.(type) {
		case carcassonne.TilePlaced:
			n = 0
		case carcassonne.Scored:
			if e.By == g.Seat && ownFinished(g, &e) {
				n += e.Points[g.Seat]
			}
		}
	}
	return n
}

// household is how many of big follower, builder and pig helped the seat to score.
func household(g *Game) int {
	var helped [carcassonne.Figures]bool
	for m, e := range told[carcassonne.Scored](g) {
		if e.Points[g.Seat] == 0 || e.Fed() {
			continue
		}
		stood := e.Home
		if e.Final {
			stood = m.Before.(*carcassonne.State).Figures()
		}
		for _, f := range stood {
			if f.Seat == g.Seat && slices.Contains(e.Places, carcassonne.Place{At: f.At, Feature: f.Feature}) {
				helped[f.Figure] = true
			}
		}
	}
	return once(helped[carcassonne.Big]) + once(helped[carcassonne.Builder]) + once(helped[carcassonne.Pig])
}

// goodsOwned is how many kinds of goods the seat has in the end.
func goodsOwned(g *Game) (n int) {
	for _, have := range g.Final.(*carcassonne.State).Tokens(g.Seat) {
		n += once(have > 0)
	}
	return n
}

// ofOthers is how many figures are not the seat's.
func ofOthers(g *Game, figures []carcassonne.Standing) (n int) {
	for _, f := range figures {
		n += once(f.Seat != g.Seat)
	}
	return n
}

// eaten is how many figures of others the dragon ate where the seat led it.
func eaten(g *Game, e *carcassonne.DragonMoved) int {
	if e.Seat != g.Seat {
		return 0
	}
	return ofOthers(g, e.Eaten)
}

// throughPortal are the tiles of a city that a follower of the seat entered from another tile.
func throughPortal(g *Game, m *Moment, e carcassonne.FigurePlaced) int {
	s := m.After.(*carcassonne.State)
	o, ok := s.ObjectAt(carcassonne.Place{At: e.At, Feature: e.Feature})
	if !ok || e.Seat != g.Seat || o.Kind != carcassonne.City || e.At == s.Last().At {
		return 0
	}
	return o.Tiles
}

// fairyPoints are all that the fairy brought.
func fairyPoints(g *Game) int {
	paid := total(func(g *Game, e carcassonne.FairyPaid) int {
		return e.Points * once(e.Seat == g.Seat)
	})
	bonus := total(func(g *Game, e carcassonne.Scored) int { return e.Fairy[g.Seat] })
	return paid(g) + bonus(g)
}
