package agricola

import (
	"strings"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// A cardYield is what a card in front of a seat gave so far.
type cardYield struct {
	card   box.Card
	gave   box.Stock // what it cost to use it taken off
	points rules.Points
}

// cardYields are what the cards in front gave over a game to whoever has them, by seat, in
// the order in which they were played.
func cardYields(v *board.View, match *rules.Match) [][]board.Yield {
	if !match.State().(*agricola.State).HasHands() {
		return nil
	}
	all := yieldsOf(match)
	list := make([][]board.Yield, len(all))
	for seat, cards := range all {
		for _, y := range cards {
			list[seat] = append(list[seat], board.Yield{Name: v.Words.Say("agricola.card." + box.Cards[y.card].ID),
				Picture: pictureGlyph(handPicture(y.card)), Gave: y.glyphs(), Text: y.words(v.Words)})
		}
	}
	return list
}

// words are the goods and the points in words.
func (y *cardYield) words(w *assets.Words) string {
	var parts []string
	if goods := stockWords(w, &y.gave); goods != "" {
		parts = append(parts, goods)
	}
	if y.points != 0 {
		parts = append(parts, w.Say("agricola.yield.points", y.points))
	}
	if parts == nil {
		return w.Say("agricola.yield.none")
	}
	return strings.Join(parts, ", ")
}

// yieldsOf plays a match again and adds up what cards gave.
func yieldsOf(match *rules.Match) (list [][]cardYield) {
	end := match.State().(*agricola.State)
	list = make([][]cardYield, end.Players())
	of := func(seat rules.Seat, from agricola.Origin) *cardYield {
		c, ok := from.Card()
		for i := range list[seat] {
			if ok && list[seat][i].card == c {
				return &list[seat][i]
			}
		}
		return &cardYield{} // of no card, or another seat's
	}
	if match.Len() > 0 {
		for seat := range list { // those that were there from the start
			for _, c := range match.Before(0).(*agricola.State).Player(rules.Seat(seat)).Front.Cards() {
				list[seat] = append(list[seat], cardYield{card: c})
			}
		}
	}
	for i := range match.Len() {
		s := match.Before(i).Clone()
		reel := &rules.Reel{}
		s.Do(match.Action(i), reel)
		for _, beat := range reel.Beats {
			gives := tales.Of(beat.Event).More.gives
			if gives == nil {
				continue
			}
			g := gives(beat.Event)
			if c, ok := g.from.Card(); ok && g.begins {
				list[g.seat] = append(list[g.seat], cardYield{card: c})
			}
			y := of(g.seat, g.from)
			y.add(&g.got, 1)
			y.add(&g.cost, -1)
			y.points += g.points
		}
	}
	for seat := range list {
		for i := range list[seat] {
			y := &list[seat][i]
			if end.Player(rules.Seat(seat)).Front.Has(y.card) {
				y.points += rules.Whole(end.PointsOf(y.card, rules.Seat(seat), rules.Seat(seat)))
			}
		}
	}
	return list
}

// add adds goods to what a card gave, or takes them off.
func (y *cardYield) add(goods *box.Stock, times int16) {
	for g, n := range goods {
		y.gave[g] += times * n
	}
}

// glyphs are the goods and the points in pictures.
func (y *cardYield) glyphs() (list []board.Glyph) {
	for g, n := range y.gave {
		if n != 0 {
			list = append(list, goodGlyph(box.Good(g), int(n)))
		}
	}
	if y.points != 0 {
		list = append(list, board.Sign("star", signed(y.points)))
	}
	return list
}
