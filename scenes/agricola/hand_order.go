package agricola

import (
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A sorting is the order of the cards of a hand.
type sorting uint8

const (
	byKind  sorting = iota // occupations first, Farmers of the Moor last
	byCost                 // what costs nothing first
	byReady                // what could be played now first
	byHand                 // as the player arranges them
	sortings
)

// sortingNames are what texts call them.
var sortingNames = [sortings]string{"kind", "cost", "ready", "own"}

// An arrangement is a hand as its player wants it: by what it is sorted, the place of
// each card among those that the player arranged, from 1 on and 0 for the others, and
// the card that is lifted to another place.
type arrangement struct {
	by     sorting
	place  [len(box.Cards)]uint8
	lifted box.Card
	lifts  bool
}

// arranged is how the hand at the screen is arranged; ok is false where nobody there
// may see it.
func (m cardsPart) arranged() (a arrangement, ok bool) {
	d, ok := m.Desk.(desk)
	return d.hand, ok && m.handSeen()
}

// hand are the cards in the own hand, in their order.
func (m cardsPart) hand() []box.Card {
	cards := sorted(m.s.Player(m.own).Hand.Cards())
	a, ok := m.arranged()
	if !ok || a.by == byKind {
		return cards
	}
	var ready box.CardSet
	if a.by == byReady {
		ready = m.s.Ready(m.own)
	}
	slices.SortStableFunc(cards, func(x, y box.Card) int {
		switch a.by {
		case byCost:
			return m.cardCost(x) - m.cardCost(y)
		case byReady:
			return first(ready.Has(x)) - first(ready.Has(y))
		}
		return int(a.place[x]-1) - int(a.place[y]-1) // what has no place is last
	})
	return cards
}

// first is 0 for what comes first, and else 1.
func first(is bool) int {
	if is {
		return 0
	}
	return 1
}

// cardCost is how many goods a card costs.
func (m cardsPart) cardCost(c box.Card) (n int) {
	for _, goods := range m.s.PriceOfCard(m.own, c) {
		n += int(goods)
	}
	return n
}

// hotPlays are the cards of the own hand that the action that is pointed at would let
// be played.
func (m cardsPart) hotPlays() (set box.CardSet) {
	if !m.on[m.Hover] {
		return set
	}
	if id, ok := strings.CutPrefix(m.Hover, "space "); ok {
		return m.s.Plays(m.own, box.FindSpace(id))
	}
	for _, a := range m.Picked {
		if a.Kind() != agricola.KindSpecial {
			continue
		}
		if card, act := agricola.CardOf(a), agricola.SpecialOf(a); specialID(card, act) == m.Hover {
			return m.s.SpecialPlays(m.own, card, act)
		}
	}
	return set
}

// sortID is the target that sorts the hand.
const sortID = "sort hand"

// orderTargets sort the hand, and move its cards where the player arranges them and
// none can be played.
func (m cardsPart) orderTargets() (ts []board.Target) {
	was, ok := m.Desk.(desk)
	cards := m.hand()
	if !ok || !m.handSeen() || len(cards) < 2 {
		return nil
	}
	next := was
	next.hand.lifts = false
	next.hand.by = (was.hand.by + 1) % sortings
	if next.hand.by == byHand && was.hand.place == (arrangement{}).place { // for the first time
		next.hand.put(cards)
	}
	lines := []string{m.say("hand.sorted", m.say("sort."+sortingNames[was.hand.by])),
		m.say("hand.sort", m.say("sort."+sortingNames[next.hand.by]))}
	if was.hand.by == byHand {
		lines = append(lines, m.say("hand.arrange"))
	}
	ts = append(ts, board.Target{ID: sortID, Area: m.at.sort, Label: lines[0], Hint: strings.Join(lines, "\n"),
		Looks: func(any) any { return next }})
	if was.hand.by != byHand || m.playsAny() || slices.ContainsFunc(cards, m.replaces) {
		return ts
	}
	return append(ts, m.shiftTargets(was, cards)...)
}

// shiftTargets are the cards of a hand that can be lifted, and while one is the places
// to which it can be moved.
func (m cardsPart) shiftTargets(was desk, cards []box.Card) (ts []board.Target) {
	boxes := m.at.handBoxes(cards)
	from := slices.Index(cards, was.hand.lifted)
	for i, c := range cards {
		next, label := was, m.say("hand.lift", m.cardName(c))
		if next.hand.lifted, next.hand.lifts = c, true; was.hand.lifts && from >= 0 {
			next.hand.lifts = false
			next.hand.put(moved(cards, from, i))
			label = m.say("hand.put", m.cardName(was.hand.lifted))
		}
		ts = append(ts, board.Target{ID: handID(c), Area: shown(boxes, i), Label: label,
			Lifts: !was.hand.lifts || i == from,
			Tell:  func() string { return joined(m.cardTip(c)) }, Looks: func(any) any { return next }})
	}
	return ts
}

// put gives cards their places, in this order.
func (a *arrangement) put(cards []box.Card) {
	for i, c := range cards {
		a.place[c] = uint8(i + 1)
	}
}

// moved are cards with one of them put where another is now.
func moved(cards []box.Card, from, to int) []box.Card {
	cards = slices.Clone(cards)
	c := cards[from]
	return slices.Insert(slices.Delete(cards, from, from+1), to, c)
}

// shown is what the next card leaves free of the one at i.
func shown(boxes []ui.Rect, i int) ui.Rect {
	box := boxes[i]
	if i+1 < len(boxes) && boxes[i+1].Y == box.Y {
		box.W = math.Min(box.W, boxes[i+1].X-box.X)
	}
	return box
}

// drawSort draws the button that sorts the hand: bars that grow longer.
func (m cardsPart) drawSort(c *ui.Canvas) {
	if !m.on[sortID] {
		return
	}
	r := m.at.sort
	ground := palette.PaperDim
	if m.Hover == sortID {
		ground = palette.UIGold
	}
	ui.Inset(c, r, ground)
	for i := range 3 {
		wide := math.Round((r.W - 6) * float64(i+1) / 3)
		c.Fill(ui.Rect{X: r.X + 3, Y: math.Round(r.Y + r.H*float64(i+1)/4 - 1), W: wide, H: 2}, palette.Ink)
	}
}

// drawShifted marks the card that is lifted, and draws it at the pointer while it is
// held.
func (m cardsPart) drawShifted(c *ui.Canvas) {
	a, ok := m.arranged()
	if !ok || !a.lifts || !m.on[handID(a.lifted)] {
		return
	}
	box, found := m.handSpot(box.Cards[a.lifted].ID)
	if !found {
		return
	}
	outline(c, box.Inset(-1), 2, palette.UIGold)
	if m.Held == handID(a.lifted) {
		m.drawHandCard(c, box.Move(m.Pointer.X-box.Center().X, m.Pointer.Y-box.Center().Y), a.lifted, true)
	}
}
