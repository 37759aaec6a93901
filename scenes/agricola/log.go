package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Line is a beat as a line of the log.
func (b *Board) Line(v *board.View, before rules.State, beat rules.Beat) (l board.Line, ok bool) {
	m := b.moment(v)
	seat, text, st := m.line(beat.Event)
	if why := m.shortfall(beat.Event, before.(*agricola.State), beat.After.(*agricola.State)); why != "" {
		text += " (" + why + ")"
	}
	if text == "" {
		return l, false
	}
	l = board.Line{Seat: seat, Text: text, Loud: seat == rules.Nature, Topic: m.lineTopic(beat.Event)}
	if cost := given(beat.Event); cost != (agricola.Stock{}) {
		l.Glyphs = append(stockGlyphs(&cost), board.Glyph{Text: "→"})
	}
	l.Glyphs = append(l.Glyphs, stockGlyphs(&st)...)
	if len(l.Glyphs) == 0 {
		l.Glyphs = m.lineGlyphs(beat.Event)
	}
	return l, true
}

// stockGlyphs are goods in the log with their numbers.
func stockGlyphs(st *agricola.Stock) (list []board.Glyph) {
	for g, n := range st {
		if n != 0 {
			list = append(list, goodGlyph(agricola.Good(g), int(n)))
		}
	}
	return list
}

// given are the goods that are exchanged for others.
func given(e rules.Event) (st agricola.Stock) {
	switch e := e.(type) {
	case agricola.Cooked:
		st[e.Good] = int16(e.N)
	case agricola.Crafted:
		st[agricola.Majors[e.Major].Good] = 1
	case agricola.Traded:
		st[e.From] = 1
	case agricola.Swapped:
		st = e.Cost
	}
	return st
}

// shortfall is why somebody begs or goes to bed: what was missing of what was needed.
func (m *moment) shortfall(e rules.Event, before, after *agricola.State) string {
	switch e := e.(type) {
	case agricola.Begged:
		return m.say("log.missing", m.good(agricola.Food), e.N, int(after.Player(e.Seat).Tally.Hunger))
	case agricola.WentToBed:
		_, fuel := before.Owes(e.Seat)
		return m.say("log.missing", m.good(agricola.Fuel), max(fuel, e.N), int(after.Player(e.Seat).Tally.Cold))
	}
	return ""
}

// goodGlyph is a good in the log with its number.
func goodGlyph(g agricola.Good, n int) board.Glyph {
	return board.Glyph{Text: number(n), Draw: func(c *ui.Canvas, box ui.Rect) {
		drawGood(c, g, box.X+box.W/2, box.Y+box.H/2, box.H, ui.White)
	}}
}

// line is who did what, in words, and the goods that came of it; silent for what
// shows by itself.
func (m *moment) line(e rules.Event) (seat rules.Seat, text string, st agricola.Stock) {
	gets := func(seat rules.Seat, how string, got agricola.Stock) (rules.Seat, string, agricola.Stock) {
		if got == st { // a forest that became a field
			return seat, "", st
		}
		return seat, m.say("log."+how, m.stock(&got)), got
	}
	did := func(seat rules.Seat, what string, args ...any) (rules.Seat, string, agricola.Stock) {
		return seat, m.say("log."+what, args...), st
	}
	food := func(n int) (st agricola.Stock) {
		st[agricola.Food] = int16(n)
		return st
	}
	switch e := e.(type) {
	case agricola.FirstDrawn:
		return did(e.Seat, "first")
	case agricola.BecameFirst:
		return did(e.Seat, "first")
	case agricola.RoundOpened:
		return rules.Nature, m.say("round", e.Round, agricola.Rounds), st
	case agricola.StagePlanned:
		return did(e.Seat, "plans", e.Round, m.wholeSpace(e.Space))
	case agricola.CardRevealed:
		return did(rules.Nature, "revealed", m.wholeSpace(e.Space))
	case agricola.Placed:
		return did(e.Seat, "goes", m.wholeSpace(e.Space))
	case agricola.Collected:
		return gets(e.Seat, "collects", e.Got)
	case agricola.Taken:
		return gets(e.Seat, "gets", e.Got)
	case agricola.Gained:
		seat, text, got := gets(e.Seat, "gets", e.Got)
		return seat, m.by(text, e.From), got
	case agricola.Harvested:
		seat, text, got := gets(e.Seat, "reaps", e.Got)
		return seat, m.by(text, e.From), got
	case agricola.Cleared:
		if e.Got == (agricola.Stock{}) {
			return did(e.Seat, "burns")
		}
		return gets(e.Seat, "gets", e.Got)
	case agricola.Baked:
		return gets(e.Seat, "bakes", food(e.Food))
	case agricola.Cooked:
		made := food(e.Food)
		return e.Seat, m.say("log.cooks", m.amount(e.Good, e.N), m.stock(&made)), made
	case agricola.Crafted:
		made, from := food(e.Food), given(e)
		text := m.say("log.cooks", m.stock(&from), m.stock(&made))
		return e.Seat, m.say("log.by", text, m.major(e.Major)), made
	case agricola.Traded:
		st[e.To] = 1
		return e.Seat, m.say("log.trades", m.amount(e.From, 1), m.stock(&st)), st
	case agricola.Kindled:
		return did(e.Seat, "kindles", m.major(e.Major), m.amount(agricola.Fuel, 1))
	case agricola.Prayed:
		text := m.say("log.banks", 1) + " ← " + m.amount(agricola.Fuel, 1)
		return e.Seat, m.say("log.by", text, m.say("major.village_church")), st
	case agricola.Bred:
		return gets(e.Seat, "breeds", herdStock(e.Newborn))
	case agricola.MajorBuilt:
		return did(e.Seat, "builds", m.major(e.Major))
	case agricola.SpecialTaken:
		name := m.wholeSpecial(e.Special)
		if e.Fee > 0 {
			return did(e.Seat, "special.again", name, m.amount(agricola.Food, e.Fee))
		}
		return did(e.Seat, "special", name)
	case agricola.Begged:
		return did(e.Seat, "begged", e.N)
	case agricola.WentToBed:
		return did(e.Seat, "bed", e.N)
	case agricola.Passed:
		return did(e.Seat, "passes")
	case agricola.Plowed:
		return did(e.Seat, "plows")
	case agricola.RoomBuilt:
		return did(e.Seat, "room")
	case agricola.StableBuilt:
		return did(e.Seat, "stable")
	case agricola.Fenced:
		return did(e.Seat, "fences")
	case agricola.Renovated:
		return did(e.Seat, "renovates."+agricola.MaterialIDs[e.To])
	case agricola.Grew:
		return did(e.Seat, "grew")
	case agricola.Sown:
		return gets(e.Seat, "sows", agricola.Stock{agricola.Grain: int16(e.Grain.Size()),
			agricola.Vegetable: int16(e.Vegetables.Size())})
	case agricola.GameOver:
		return rules.Nature, m.say("ask.over"), st
	}
	return m.cardLine(e)
}
