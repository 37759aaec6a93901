package agricola

import (
	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// pictureGlyph is the middle of a card's or a space's picture.
func pictureGlyph(name string) board.Glyph {
	return board.Glyph{Draw: func(c *ui.Canvas, box ui.Rect) { drawScene(c, name, box, ui.White) }}
}

// spaceGlyph is the picture of a space.
func spaceGlyph(sp agricola.Space) board.Glyph { return pictureGlyph(spacePicture(sp)) }

// farmlandPicture stands for what becomes of land.
const farmlandPicture = "agricola/scene/farmland"

// deedGlyph is the picture of what an event does to a farm; ok is false where it
// does nothing to it.
func deedGlyph(e rules.Event) (glyph board.Glyph, ok bool) {
	switch e := e.(type) {
	case agricola.Plowed:
		return pictureGlyph(farmlandPicture), true
	case agricola.RoomBuilt:
		return board.Sign("good/room", ""), true
	case agricola.StableBuilt:
		return board.Sign("good/stable", ""), true
	case agricola.Fenced:
		return board.Sign("good/fence", ""), true
	case agricola.Renovated:
		return pictureGlyph("agricola/scene/house_redevelopment"), true
	case agricola.Grew:
		return board.Sign("person", ""), true
	case agricola.MajorBuilt:
		return pictureGlyph(majorPicture(e.Major)), true
	case agricola.SpecialTaken:
		return pictureGlyph(specialPicture(e.Special)), true
	}
	return board.Glyph{}, false
}

// lineGlyphs are the pictures of a line that is about no goods.
func (m *moment) lineGlyphs(e rules.Event) []board.Glyph {
	if glyph, ok := deedGlyph(e); ok {
		return []board.Glyph{glyph}
	}
	if glyph, ok := cardGlyph(e); ok {
		return []board.Glyph{glyph}
	}
	switch e := e.(type) {
	case agricola.FirstDrawn, agricola.BecameFirst, agricola.GameOver:
		return []board.Glyph{board.Sign(startSign, "")}
	case agricola.RoundOpened:
		return []board.Glyph{{Text: number(e.Round) + "/" + number(agricola.Rounds)}}
	case agricola.StagePlanned:
		return []board.Glyph{spaceGlyph(e.Space)}
	case agricola.CardRevealed:
		return []board.Glyph{spaceGlyph(e.Space)}
	case agricola.Placed:
		return []board.Glyph{spaceGlyph(e.Space)}
	case agricola.Begged:
		return []board.Glyph{goodGlyph(agricola.Food, -e.N)}
	case agricola.Kindled:
		return []board.Glyph{goodGlyph(agricola.Fuel, 1), {Text: "→"}, pictureGlyph(majorPicture(e.Major))}
	case agricola.Prayed:
		return []board.Glyph{goodGlyph(agricola.Fuel, 1), {Text: "→"}, board.Sign("star", signed(rules.Whole(1)))}
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
	case agricola.Traded, agricola.Swapped, agricola.Kindled, agricola.Prayed, agricola.Tipped:
		return "exchange"
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
