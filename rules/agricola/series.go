package agricola

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// series is the series of games alone with the cards of the base game (11).
var series = rules.Series{
	Value: seriesValue,
	Of: func(s rules.Setup) (number, target int, ok bool) {
		if !inSeries(s) {
			return 0, 0, false
		}
		g := seriesOf(s)
		return g.number, g.target(), true
	},
	Target: func(number int) int { return (&seriesGame{number: number}).target() },
	Next: func(s rules.Setup, end rules.State) (next rules.Setup, keep []string) {
		state := end.(*State)
		g := nextOfSeries(state)
		if state.Points(0) >= state.Target() && g.permanent.Size() < handSize {
			played := state.player[0].Front.And(&box.OccupationCards)
			played.Remove(&g.permanent)
			keep = played.IDs()
		}
		return s.With(handValue, "").With(seriesValue, g.value()), keep
	},
	Keep: func(next rules.Setup, id string) rules.Setup {
		g := seriesOf(next)
		if c, ok := box.FindCard(id); ok {
			g.permanent.Add(c)
		}
		return next.With(seriesValue, g.value())
	},
	Brings: func(s rules.Setup) (food int, stays []string) {
		g := seriesOf(s)
		return g.food, g.permanent.IDs()
	},
}

// seriesValue is the part of a setup that says which game of a series it is.
const seriesValue = "series"

// seriesTargets are the points that the games of a series are won with; each one
// after them takes a point more.
var seriesTargets = [...]int{50, 55, 59, 62, 64, 65, 66, 67}

// mostSeries is the number of the last game of a series, and perFood how many points
// above the target bring 1 food.
const (
	mostSeries = 99
	perFood    = 2
)

// A seriesGame is a game of a series: its number, the food that it begins with, and
// the occupations that are in play for good.
type seriesGame struct {
	number, food int
	permanent    box.CardSet
}

// target is what the game is won with.
func (g *seriesGame) target() int {
	last := len(seriesTargets)
	if g.number <= last {
		return seriesTargets[g.number-1]
	}
	return seriesTargets[last-1] + g.number - last
}

// value is the game as readSeries reads it, "" for the first one as it is anyway.
func (g *seriesGame) value() string {
	if g.number == 1 {
		return ""
	}
	return g.String()
}

// String is the number, the food and the occupations, with commas between.
func (g seriesGame) String() string {
	return strings.Join(append([]string{strconv.Itoa(g.number), strconv.Itoa(g.food)}, g.permanent.IDs()...), ",")
}

// readSeries reads a game of a series.
func readSeries(value string) (g seriesGame, err error) {
	parts := splitList(value)
	if len(parts) < 2 {
		return g, fmt.Errorf("want the number of the game, its food and the numbers of its permanent occupations, " +
			"such as 2,4,A123")
	}
	if g.number, err = strconv.Atoi(parts[0]); err != nil || g.number < 1 || g.number > mostSeries {
		return g, fmt.Errorf("want a game from 1 to %d, not %q", mostSeries, parts[0])
	}
	if g.food, err = strconv.Atoi(parts[1]); err != nil || g.food < 0 || g.food > mostTarget {
		return g, fmt.Errorf("want food from 0 to %d, not %q", mostTarget, parts[1])
	}
	if g.permanent, err = readCards(parts[2:]); err != nil {
		return g, err
	}
	for rest := g.permanent; !rest.Empty(); {
		if c := &box.Cards[rest.Pop()]; !c.Occupation || c.Seats > 1 {
			return g, fmt.Errorf("%s is no occupation for a game alone", c.ID)
		}
	}
	if most := min(g.number-1, handSize); g.permanent.Size() > most {
		return g, fmt.Errorf("game %d has at most %d permanent occupations, not %d", g.number, most, g.permanent.Size())
	}
	return g, nil
}

// inSeries says whether a game is one of a series: every one alone with the cards of
// the base game, unless its target was chosen.
func inSeries(s rules.Setup) bool {
	return s.Seats == 1 && s.Values["target"] == "" && levelOf(s) == 3 && !slices.Contains(s.Modules, moor)
}

// seriesOf is which game of a series a setup is.
func seriesOf(s rules.Setup) seriesGame {
	if value := s.Values[seriesValue]; value != "" {
		if g, err := readSeries(value); err == nil {
			return g
		}
	}
	return seriesGame{number: 1}
}

// nextOfSeries is the game that follows this one: the next of its series with food for
// the points above the target, or the same without any.
func nextOfSeries(s *State) seriesGame {
	g := seriesGame{number: s.setup.game, permanent: s.setup.permanent}
	if above := s.Points(0) - s.Target(); s.Over() && above >= 0 {
		g.number = min(g.number+1, mostSeries)
		g.food = int(above / rules.Whole(perFood))
	}
	return g
}

// stay takes the permanent occupations out of what is dealt; there are fewer cards
// in hand for them.
func (c *setup) stay() {
	d := &c.dealings[0]
	d.of.Remove(&c.permanent)
	d.n -= int8(c.permanent.Size())
}

// settleIn puts the permanent occupations in front, where they have the effects of
// being played once hands are dealt.
func (t acting) settleIn() {
	p := &t.player[0]
	for _, c := range slices.Backward(t.setup.permanent.Cards()) {
		p.Front.Add(c)
		if box.Cards[c].Play.Parts != nil {
			t.agenda.Push(step{kind: useStep, e: box.PlayID + box.EffectID(c), by: int16(c) + 1})
		}
	}
	for _, c := range t.setup.permanent.Cards() {
		t.notes(0, c)
	}
}
