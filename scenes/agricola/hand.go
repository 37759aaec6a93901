package agricola

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// The colours of the strips of occupations and minor improvements.
var (
	occupationStrip = palette.Hex("#e9c77a")
	minorStrip      = palette.Hex("#d99a6a")
)

func stripOf(c box.Card) ui.Color {
	if box.Cards[c].Occupation {
		return occupationStrip
	}
	return minorStrip
}

// cardName is what a card is called.
func (m cardsPart) cardName(c box.Card) string { return m.say("card." + box.Cards[c].ID) }

func handID(c box.Card) string { return "hand " + box.Cards[c].ID }

// handPicture is the name of a card's picture.
func handPicture(c box.Card) string { return "agricola/hand/" + box.Cards[c].ID }

// sorted puts cards in the order of a hand.
func sorted(list []box.Card) []box.Card {
	slices.SortStableFunc(list, func(a, b box.Card) int { return rank(a) - rank(b) })
	return list
}

// rank is where a card stands among the kinds: occupations, those of the base game,
// those of Farmers of the Moor.
func rank(c box.Card) int {
	switch card := &box.Cards[c]; {
	case card.Occupation:
		return 0
	case card.Moor():
		return 2
	}
	return 1
}

// handInRow is how many cards lie in a row without closing up.
const handInRow = 7

// handBoxes is where the cards of a hand lie: up to seven in one row; of more the
// occupations above the others, each row closing up when it gets too long.
func (p *places) handBoxes(cards []box.Card) (boxes []ui.Rect) {
	room, gap := p.hand.Inset(4), 3.0
	room.W = p.sort.X - 2 - room.X
	if p.frame.Layout == ui.Roomy {
		gap = 5
	}
	first := len(cards)
	rows := 1.0
	if len(cards) > handInRow && p.frame.Layout != ui.Compact {
		rows = 2
		occupation := func(c box.Card) bool { return box.Cards[c].Occupation }
		first = 0
		for first < len(cards) && occupation(cards[first]) {
			first++
		}
		if first == 0 || first == len(cards) || slices.ContainsFunc(cards[first:], occupation) {
			first = (len(cards) + 1) / 2 // one kind only, or in another order
		}
	}
	high := math.Floor((room.H - gap*(rows-1)) / rows)
	row := func(n int, y float64) {
		wide := math.Floor((room.W+gap)/handInRow) - gap
		pitch := wide + gap
		if p.frame.Layout == ui.Compact {
			wide = math.Max(30, math.Min(60, math.Floor((room.W+gap)/float64(max(1, len(cards))))-gap))
			pitch = wide + gap
		}
		if n > 1 && pitch*float64(n)-gap > room.W {
			pitch = (room.W - wide) / float64(n-1)
		}
		for i := range n {
			boxes = append(boxes, ui.Rect{X: math.Round(room.X + pitch*float64(i)), Y: y, W: wide, H: high})
		}
	}
	row(first, room.Y)
	if first < len(cards) {
		row(len(cards)-first, room.Y+high+gap)
	}
	return boxes
}

// handAt is the card of the own hand at p, the one on top where two overlap.
func (m cardsPart) handAt(p ui.Point) (c box.Card, ok bool) {
	if !m.handSeen() || !m.at.hand.Contains(p) {
		return 0, false
	}
	cards := m.hand()
	boxes := m.at.handBoxes(cards)
	for i := len(cards) - 1; i >= 0; i-- {
		if boxes[i].Contains(p) {
			return cards[i], true
		}
	}
	return 0, false
}

// cardAt is the card at p, in the own hand or in front of the seat that is looked
// at.
func (m cardsPart) cardAt(p ui.Point) (c box.Card, ok bool) {
	if c, ok = m.handAt(p); ok {
		return c, true
	}
	if m.packetOpen() {
		cards := m.packet()
		for i, r := range m.at.packetBoxes(len(cards)) {
			if r.Contains(p) {
				return cards[i], true
			}
		}
	}
	if at, found := m.owned().frontAt(p); found && !at.isMajor() {
		return at.card, true
	}
	return 0, false
}

// hotCard is the card that is pointed at or has the focus, in the hand or in front.
func (m cardsPart) hotCard() (c box.Card, ok bool) {
	if c, ok = m.cardAt(m.Pointer); ok {
		return c, true
	}
	for _, c := range append(m.hand(), m.packet()...) {
		if m.handSeen() && m.Hover == handID(c) {
			return c, true
		}
	}
	return 0, false
}

// plays are the picked actions that play a card of the hand.
func (m cardsPart) plays(c box.Card) (list []rules.Action) {
	for _, a := range m.Picked {
		if a.Kind() == agricola.KindPlay && agricola.HandCardOf(a) == c {
			list = append(list, a)
		}
	}
	return list
}

// wayOfPaying says whether all that is asked is how one card is paid for.
func (m cardsPart) wayOfPaying() bool {
	n, card := 0, box.Card(0)
	for _, a := range m.Picked {
		if a.Kind() != agricola.KindPlay {
			if goesOn[a.Kind()] == "" && !agricola.Title.Side(a) {
				return false
			}
			continue
		}
		if n > 0 && agricola.HandCardOf(a) != card {
			return false
		}
		card = agricola.HandCardOf(a)
		n++
	}
	return n > 1
}

// handTargets are the cards of the hand that can be played now.
func (m cardsPart) handTargets() (ts []board.Target) {
	if !m.handSeen() {
		return nil
	}
	cards := m.hand()
	boxes := m.at.handBoxes(cards)
	for i, c := range cards {
		kind := uint8(agricola.KindPlay)
		if m.replaces(c) {
			kind = agricola.KindReplace
		} else if len(m.plays(c)) == 0 {
			continue
		}
		ts = append(ts, m.cardTarget(c, shown(boxes, i), kind))
	}
	return ts
}

// replaces says whether a card of the hand may be given for another one now.
func (m cardsPart) replaces(c box.Card) bool {
	return slices.ContainsFunc(m.Picked, func(a rules.Action) bool {
		return a.Kind() == agricola.KindReplace && agricola.HandCardOf(a) == c
	})
}

// handSpot is where a card of the hand or packet lies, or the whole hand for "".
func (m cardsPart) handSpot(id string) (r ui.Rect, ok bool) {
	if id == "" {
		return m.at.hand, m.at.cards
	}
	cards := m.hand()
	for i, place := range m.at.handBoxes(cards) {
		if box.Cards[cards[i]].ID == id {
			return place, true
		}
	}
	if m.packetOpen() {
		cards = m.packet()
		for i, place := range m.at.packetBoxes(len(cards)) {
			if box.Cards[cards[i]].ID == id {
				return place, true
			}
		}
	}
	return ui.Rect{}, false
}
