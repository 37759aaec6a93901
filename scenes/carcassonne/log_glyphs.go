package carcassonne

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// tileGlyph is a tile as it lies on the table, never its calm picture: the red of a city's roofs there
// would pass for the colour of a seat.
func tileGlyph(k carcassonne.Kind, turn int) board.Glyph {
	return board.Glyph{Draw: func(c *ui.Canvas, box ui.Rect) {
		p := box.Center()
		if s, ok := tileSprite(k, turn, 0); ok {
			c.Tinted(s, p.X, p.Y, box.W/side, 0, ui.White)
		} else {
			drawTile(c, k, turn, 0, p, box.W/side, ui.White)
		}
	}}
}

// standingGlyph is a figure as it stands, or stood.
func (m logPart) standingGlyph(f carcassonne.Standing) board.Glyph {
	return m.figureGlyph(f.Seat, f.Figure, m.featureKind(f.At, f.Feature))
}

// standingGlyphs are figures behind what happened to them.
func (m logPart) standingGlyphs(what board.Glyph, list []carcassonne.Standing) []board.Glyph {
	out := glyphs(what)
	for _, f := range list {
		out = append(out, m.standingGlyph(f))
	}
	return out
}

// figureGlyph is a figure within its box, however wide it is.
func (m logPart) figureGlyph(seat rules.Seat, f carcassonne.Figure, on carcassonne.FeatureKind) board.Glyph {
	look := palette.Seats[m.Seats[seat].Look]
	return board.Glyph{Draw: func(c *ui.Canvas, box ui.Rect) {
		foot, high := figureIn(box, paintedOf(f, on))
		board.Piece(c, figureSprite(f, on, look.ID), foot.X, foot.Y, high, look.Fill, ui.White)
	}}
}

// figureIn is where a figure stands within a box and how high it is, for it to fill that and
// no more than that from side to side.
func figureIn(box, painted ui.Rect) (foot ui.Point, high float64) {
	k := math.Min(box.W/painted.W, box.H/100)
	mid, of := box.Center(), painted.Center()
	return ui.Point{X: mid.X - k*of.X, Y: mid.Y - k*of.Y}, 100 * k
}

// scoredGlyphs are an object and what it brings; who scores it alone stands
// before the line already.
func (m logPart) scoredGlyphs(e carcassonne.Scored) []board.Glyph {
	seat := m.scoredLine(e).Seat
	list := []board.Glyph{board.Sign(kindNames[e.Kind], "")}
	if e.Fed() {
		list = []board.Glyph{board.Sign("field", ""), board.Sign("city", "")}
	}
	list = append(list, m.pointGlyphs(e.Points, seat)...)
	for s, n := range e.Fairy {
		switch {
		case n == 0:
		case rules.Seat(s) == seat:
			list = append(list, board.Gain("fairy", n))
		default:
			list = append(list, board.Glyph{Medal: true, Seat: rules.Seat(s), Points: n},
				board.Sign("fairy", "+"+strconv.Itoa(n)))
		}
	}
	for g, n := range e.Goods {
		if n > 0 {
			list = append(list, board.Sign(goodIcons[g], strconv.Itoa(int(n))))
		}
	}
	return list
}

// pointGlyphs are the points of each seat; the one that is named anyway is not
// named again.
func (m logPart) pointGlyphs(points [carcassonne.MaxSeats]int, named rules.Seat) (list []board.Glyph) {
	for s, n := range points {
		if n == 0 {
			continue
		}
		if rules.Seat(s) == named {
			list = append(list, board.Gain("", n))
		} else {
			list = append(list, board.Share(rules.Seat(s), n))
		}
	}
	return list
}
