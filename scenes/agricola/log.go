package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Line is a beat as a line of the log.
func (b *Board) Line(v *board.View, _ rules.State, beat rules.Beat) (l board.Line, ok bool) {
	m := b.moment(v)
	seat, text, st := m.line(beat.Event)
	if text == "" {
		return l, false
	}
	l = board.Line{Seat: seat, Text: text, Loud: seat == rules.Nature, Topic: m.lineTopic(beat.Event)}
	for g, n := range st {
		if n != 0 {
			l.Glyphs = append(l.Glyphs, goodGlyph(agricola.Good(g), int(n)))
		}
	}
	if len(l.Glyphs) == 0 {
		l.Glyphs = m.lineGlyphs(beat.Event)
	}
	return l, true
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
	gets := func(seat rules.Seat, got agricola.Stock) (rules.Seat, string, agricola.Stock) {
		if got == st { // a forest that became a field
			return seat, "", st
		}
		return seat, m.say("log.gets", m.stock(&got)), got
	}
	did := func(seat rules.Seat, name string) (rules.Seat, string, agricola.Stock) {
		return seat, m.say("do." + name), st
	}
	one := func(g agricola.Good, n int) (st agricola.Stock) {
		st[g] = int16(n)
		return st
	}
	switch e := e.(type) {
	case agricola.FirstDrawn:
		return e.Seat, m.say("log.first"), st
	case agricola.BecameFirst:
		return e.Seat, m.say("log.first"), st
	case agricola.RoundOpened:
		return rules.Nature, m.say("round", e.Round, agricola.Rounds), st
	case agricola.CardRevealed:
		return rules.Nature, m.say("log.revealed", m.space(e.Space)), st
	case agricola.Placed:
		return e.Seat, m.space(e.Space), st
	case agricola.Collected:
		return gets(e.Seat, e.Got)
	case agricola.Taken:
		return gets(e.Seat, e.Got)
	case agricola.Gained:
		return gets(e.Seat, e.Got)
	case agricola.Harvested:
		return gets(e.Seat, e.Got)
	case agricola.Cleared:
		return gets(e.Seat, e.Got)
	case agricola.Baked:
		return gets(e.Seat, one(agricola.Food, e.Food))
	case agricola.Cooked:
		return gets(e.Seat, one(agricola.Food, e.Food))
	case agricola.Crafted:
		return gets(e.Seat, one(agricola.Food, e.Food))
	case agricola.Bred:
		return gets(e.Seat, herdStock(e.Newborn))
	case agricola.MajorBuilt:
		return e.Seat, m.say("do.build", m.major(e.Major)), st
	case agricola.SpecialTaken:
		return e.Seat, m.say("special." + agricola.SpecialIDs[e.Special]), st
	case agricola.Begged:
		return e.Seat, m.say("log.begged", e.N), st
	case agricola.WentToBed:
		return e.Seat, m.say("log.bed", e.N), st
	case agricola.Passed:
		return did(e.Seat, "pass")
	case agricola.Plowed:
		return did(e.Seat, "plow")
	case agricola.RoomBuilt:
		return did(e.Seat, "room")
	case agricola.StableBuilt:
		return did(e.Seat, "stable")
	case agricola.Fenced:
		return did(e.Seat, "fence")
	case agricola.Renovated:
		return did(e.Seat, "renovate")
	case agricola.Grew:
		return e.Seat, m.say("log.grew"), st
	case agricola.GameOver:
		return rules.Nature, m.say("ask.over"), st
	}
	return rules.Nature, "", st
}
