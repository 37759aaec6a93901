package agricola

import (
	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// deedGlyph is the sign of what is done.
func deedGlyph(op agricola.Op) board.Glyph {
	return board.Glyph{Draw: func(c *ui.Canvas, box ui.Rect) {
		drawDeed(c, op, box.X+box.W/2, box.Y+box.H/2, box.H)
	}}
}

// spaceGlyph is the sign of what a space brings.
func spaceGlyph(sp agricola.Space) board.Glyph {
	a := &agricola.Spaces[sp]
	if a.N > 0 {
		return goodSign(a.Adds)
	}
	for g, n := range gives(sp) {
		if n > 0 {
			return goodSign(agricola.Good(g))
		}
	}
	return deedGlyph(a.Parts[0].Op)
}

// goodSign is a good without a number.
func goodSign(g agricola.Good) board.Glyph {
	glyph := goodGlyph(g, 0)
	glyph.Text = ""
	return glyph
}

// deedsOf are what events do, of those that have a sign for it.
func deedOf(e rules.Event) (op agricola.Op, ok bool) {
	switch e.(type) {
	case agricola.Plowed:
		return agricola.Plow, true
	case agricola.RoomBuilt:
		return agricola.BuildRooms, true
	case agricola.StableBuilt:
		return agricola.BuildStables, true
	case agricola.Fenced:
		return agricola.BuildFences, true
	case agricola.Renovated:
		return agricola.Renovate, true
	case agricola.Grew:
		return agricola.Grow, true
	case agricola.MajorBuilt:
		return agricola.Improve, true
	}
	return 0, false
}

// lineGlyphs are the pictures of a line that is about no goods.
func (m *moment) lineGlyphs(e rules.Event) []board.Glyph {
	if op, ok := deedOf(e); ok {
		return []board.Glyph{deedGlyph(op)}
	}
	switch e := e.(type) {
	case agricola.FirstDrawn, agricola.BecameFirst, agricola.GameOver:
		return []board.Glyph{board.Sign("crown", "")}
	case agricola.RoundOpened:
		return []board.Glyph{{Text: number(e.Round) + "/" + number(agricola.Rounds)}}
	case agricola.CardRevealed:
		return []board.Glyph{spaceGlyph(e.Space)}
	case agricola.Placed:
		return []board.Glyph{spaceGlyph(e.Space)}
	case agricola.SpecialTaken:
		return []board.Glyph{{Draw: func(c *ui.Canvas, box ui.Rect) {
			drawSpecialSign(c, e.Special, box.X+box.W/2, box.Y+box.H/2, box.H)
		}}}
	case agricola.Begged:
		return []board.Glyph{goodGlyph(agricola.Food, -e.N)}
	case agricola.WentToBed:
		return []board.Glyph{{Text: number(e.N), Draw: func(c *ui.Canvas, box ui.Rect) {
			if s, ok := assets.Find("agricola/bed/" + palette.Seats[m.Seats[e.Seat].Look].ID); ok {
				c.Sprite(s, box.X+box.W*0.2, box.Y, box.H/bedHigh)
			}
		}}}
	}
	return []board.Glyph{board.Sign("cross", "")}
}

// bedHigh is how many units long a bed is painted.
const bedHigh = 46

// lineTopic is the entry of the rules about what happened.
func (m *moment) lineTopic(e rules.Event) string {
	switch e := e.(type) {
	case agricola.Placed:
		return m.spaceTopic(e.Space)
	case agricola.CardRevealed:
		return m.spaceTopic(e.Space)
	case agricola.FirstDrawn, agricola.BecameFirst:
		return "start"
	case agricola.Collected, agricola.Taken, agricola.Gained:
		return "resources"
	case agricola.Plowed, agricola.Harvested:
		return "fields"
	case agricola.RoomBuilt, agricola.Renovated:
		return "house"
	case agricola.StableBuilt, agricola.Fenced:
		return "pastures"
	case agricola.MajorBuilt:
		return "majors"
	case agricola.Grew:
		return "family"
	case agricola.Baked, agricola.Cooked, agricola.Crafted, agricola.Begged:
		return "food"
	case agricola.Bred:
		return "animals"
	case agricola.Cleared:
		return "land"
	case agricola.SpecialTaken:
		return "special"
	case agricola.WentToBed:
		return "fuel"
	case agricola.GameOver:
		return "score"
	}
	return "turn"
}
