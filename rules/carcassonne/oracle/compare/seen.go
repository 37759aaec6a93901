package compare

import (
	"fmt"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// seen counts what happened in the games compared: an agreement about what
// never came up would be worth nothing.
type seen map[string]int

// must is what has to come up.
var must = []string{
	"LaidAside", "Shelved", "RowReturned", "SecondPart", "DragonCame", "DragonRests", "FairyPaid", "FairyMoved",
	"Dismissed", "GoodsScored",
	"roads shared", "cities shared", "fields shared", "roads with an inn", "cities with a cathedral", "cloisters",
	"fields with a pig", "cities fed", "cities fed shared", "cities fed with a pig", "cities fed by several fields",
	"roads twice on a tile", "cities twice on a tile", "cities of two tiles", "fields without half-edges",
	"goods for no points",
	"a builder home", "only builders home", "the fairy for no points", "the fairy paid for one of several",
	"a small eaten", "a big eaten", "a builder eaten", "a pig eaten", "two seats eaten",
	"a pig home after its farmer", "the dragon stuck", "an own figure dismissed", "a big dismissed",
	"a builder dismissed", "orphans dismissed", "a passage to roads", "a passage to cities",
	"a passage to fields", "a passage to cloisters", "a passage to the dragon offered", "the fairy after the princess",
	"the last tiles fit nowhere", "the dragon row left over", "a shared victory",
}

func (seen seen) note(s *carcassonne.State, reel *rules.Reel) {
	if at, there := s.Dragon(); there && slices.ContainsFunc(s.Legal(nil), func(a rules.Action) bool {
		return a.Kind() == carcassonne.KindFigure && carcassonne.PosOf(a) == at
	}) {
		seen["a passage to the dragon offered"]++
	}
	for _, beat := range reel.Beats {
		_, name, _ := strings.Cut(fmt.Sprintf("%T", beat.Event), ".")
		seen[name]++
		switch e := beat.Event.(type) {
		case carcassonne.Scored:
			seen.scored(s, e)
		case carcassonne.DragonMoved:
			seats := map[rules.Seat]bool{}
			for _, f := range e.Eaten {
				seen["a "+carcassonne.FigureIDs[f.Figure]+" eaten"]++
				seats[f.Seat] = true
				if f.At != e.To && s.House()&carcassonne.PigReturns != 0 {
					seen["a pig home after its farmer"]++
				}
			}
			if len(seats) > 1 {
				seen["two seats eaten"]++
			}
		case carcassonne.FairyPaid:
			own := 0
			then := beat.After.(*carcassonne.State)
			at, _ := then.Fairy()
			for _, f := range then.Figures() {
				if f.At == at && f.Seat == e.Seat {
					own++
				}
			}
			if own > 1 {
				seen["the fairy paid for one of several"]++
			}
		case carcassonne.DragonRests:
			if e.Steps < 6 {
				seen["the dragon stuck"]++
			}
		case carcassonne.Dismissed:
			if s.Prompt().Key == "fairy" {
				seen["the fairy after the princess"]++
			}
			seen["a "+carcassonne.FigureIDs[e.Home[0].Figure]+" dismissed"]++
			if e.Home[0].Seat == e.By {
				seen["an own figure dismissed"]++
			}
			if len(e.Home) > 1 {
				seen["orphans dismissed"]++
			}
		case carcassonne.FigurePlaced:
			if e.At != s.Last().At {
				l, _ := s.TileAt(e.At)
				seen["a passage to "+carcassonne.ItemIDs[itemOf[carcassonne.Tiles[l.Kind].Features[e.Feature].Kind]]]++
			}
		case carcassonne.StackEmpty:
			if len(s.Aside()) > 0 {
				seen["the last tiles fit nowhere"]++
			}
			if len(s.DragonRow()) > 0 {
				seen["the dragon row left over"]++
			}
		case carcassonne.GameOver:
			if len(e.Winners) > 1 {
				seen["a shared victory"]++
			}
		}
	}
}

func (seen seen) scored(s *carcassonne.State, e carcassonne.Scored) {
	item := carcassonne.ItemIDs[e.Item()]
	if e.Fed() {
		item = "cities fed"
	}
	points, fairy, goods := 0, 0, 0
	for seat := range e.Points {
		if e.Points[seat] > 0 {
			points++
		}
		if e.Fairy[seat] > 0 {
			fairy++
		}
	}
	for _, n := range e.Goods {
		goods += int(n)
	}
	followers := slices.ContainsFunc(e.Home, func(f carcassonne.Standing) bool { return f.Figure.Follower() })
	on, _ := s.TileAt(e.Places[0].At)
	first := &carcassonne.Tiles[on.Kind].Features[e.Places[0].Feature]
	for what, is := range map[string]bool{
		item:                       points > 0,
		item + " shared":           points > 1,
		item + " twice on a tile":  points > 0 && len(e.Places) > e.Tiles,
		item + " of two tiles":     points > 0 && e.Tiles == 2,
		item + " with an inn":      points > 0 && e.Marks&carcassonne.Inn != 0,
		item + " with a cathedral": points > 0 && e.Marks&carcassonne.Cathedral != 0,
		item + " with a pig": (e.Kind == carcassonne.Field && points > 0 && slices.Max(e.Points[:]) == 4*len(e.Cities)) ||
			e.Fed() && slices.Max(e.Points[:]) > s.CityWorth(),
		item + " by several fields": points > 0 && len(e.Fields) > 1,
		"a builder home": slices.ContainsFunc(e.Home,
			func(f carcassonne.Standing) bool { return f.Figure == carcassonne.Builder }),
		"only builders home":        len(e.Home) > 0 && !followers,
		"the fairy for no points":   fairy > 0 && points == 0,
		"the fairy with two seats":  fairy > 1,
		"goods for no points":       goods > 0 && points == 0,
		"fields without half-edges": e.Kind == carcassonne.Field && points > 0 && first.Halves == 0,
	} {
		if is {
			seen[what]++
		}
	}
}
