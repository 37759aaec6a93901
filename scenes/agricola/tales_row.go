package agricola

import (
	"slices"
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/tale"
)

// A row is all that the board tells of the events of one type.
type row[E any] = tale.Row[*moment, *clip, more, E]

type telling = tale.Tale[*moment, *clip, more]

// more is what only Agricola's board asks of an event.
type more struct {
	ends   bool                          // a round or a phase of the harvest goes on by itself
	chosen bool                          // it is what a seat just chose to happen
	makes  func(e rules.Event) box.Stock // what it makes of other goods; nil: it does not
	gives  func(e rules.Event) gift      // what a card gave; nil: nothing
	lacks  func(e rules.Event) lack      // what a seat lacked food or fuel for; nil: nothing
	litter func(e rules.Event) litter    // which animals are born and which have no room; nil: none
	holds  func(e rules.Event) hold      // how long a seat is to see it; nil: no longer than it takes
}

// A hold is how long a seat is to see something that happens to it at least.
type hold struct {
	seat  rules.Seat
	least time.Duration
}

// A lack is what comes of too little food or fuel: begging markers, and people in bed.
type lack struct {
	seat       rules.Seat
	begs, beds int
}

// A litter is the animals that are born to a seat, and those for which it has no room.
type litter struct {
	seat       rules.Seat
	born, gone box.Herd
}

// of asks events of one type.
func of[E, R any](ask func(e E) R) func(e rules.Event) R {
	return func(e rules.Event) R { return ask(e.(E)) }
}

// did is a line of who did what.
func (m *moment) did(seat rules.Seat, what string, args ...any) tale.Said {
	return tale.Said{Seat: seat, Text: m.say("log."+what, args...)}
}

// briefly is a line whose short form is a name beside its picture.
func briefly(said tale.Said, name string) tale.Said {
	said.Brief = name
	return said
}

// verb is the same word before the pictures of all events of a type.
func verb[E any](key string) func(m *moment, e E) string {
	return func(m *moment, _ E) string { return m.say("verb." + key) }
}

// gets is a line of who got what; nothing is said where that is nothing, such as of a
// forest that became a field.
func (m *moment) gets(seat rules.Seat, how string, got box.Stock) tale.Said {
	if got == (box.Stock{}) {
		return tale.Said{Seat: seat}
	}
	return m.did(seat, how, m.stock(&got))
}

// by adds to a line the card whose effect it tells of.
func (m *moment) by(said tale.Said, from agricola.Origin) tale.Said {
	if c, ok := from.Card(); ok {
		said.Text = m.say("log.by", said.Text, m.cards().cardName(c))
	}
	return said
}

// lacking adds to a line of who begs or goes to bed what was missing of what was needed.
func (m *moment) lacking(said tale.Said, g box.Good, n, need int) tale.Said {
	said.Text += " (" + m.say("log.missing", m.good(g), n, need) + ")"
	return said
}

// goods are goods in pictures, a cross for none.
func goods(st box.Stock) []board.Glyph {
	if list := stockGlyphs(&st); len(list) > 0 {
		return list
	}
	return cross
}

// minus are goods that are gone.
func minus(st box.Stock) box.Stock {
	for g := range st {
		st[g] = -st[g]
	}
	return st
}

// exchanged are goods in pictures that were given for others.
func exchanged(cost, got box.Stock) []board.Glyph {
	if cost == (box.Stock{}) {
		return goods(got)
	}
	return slices.Concat(stockGlyphs(&cost), arrow, stockGlyphs(&got))
}

// The pictures of lines that are always the same.
var (
	cross    = []board.Glyph{board.Sign("cross", "")}
	arrow    = []board.Glyph{{Text: "→"}}
	token    = []board.Glyph{board.Sign(startSign, "")}
	person   = []board.Glyph{board.Sign("person", "")}
	roomSign = []board.Glyph{board.Sign("good/room", "")}
	land     = []board.Glyph{pictureGlyph(farmlandPicture)}
	crop     = []board.Glyph{board.Sign("grain", "")}
)

// food is so much food.
func food(n int) box.Stock { return oneOf(box.Food, n) }

// A gift is what an event says that a card gave to a seat.
type gift struct {
	seat      rules.Seat
	from      agricola.Origin
	begins    bool // the card came in front
	got, cost box.Stock
	points    rules.Points
}
