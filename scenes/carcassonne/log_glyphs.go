package carcassonne

import (
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// glyphs are a beat in pictures: the tile as it lies, the figure, what was scored
// and by whom. loud are turning points.
func (m *moment) glyphs(beat rules.Beat) (list []board.Glyph, loud bool) {
	switch e := beat.Event.(type) {
	case carcassonne.FirstDrawn:
		return []board.Glyph{board.Sign("star", "1.")}, false
	case carcassonne.SecondPart:
		return []board.Glyph{m.figureGlyph(e.Seat, carcassonne.Builder, carcassonne.City), board.Sign("", "+1")}, false
	case carcassonne.LaidAside:
		return []board.Glyph{tileGlyph(e.Kind, 0), board.Sign("cross", "")}, false
	case carcassonne.TilePlaced:
		return []board.Glyph{tileGlyph(e.Kind, e.Turn)}, false
	case carcassonne.Joined:
		return m.joinedGlyphs(e), true
	case carcassonne.FigurePlaced:
		return []board.Glyph{m.standingGlyph(e.Standing)}, false
	case carcassonne.Scored:
		return m.scoredGlyphs(e), false
	case carcassonne.GoodsScored:
		return append([]board.Glyph{board.Sign(goodIcons[e.Good], "")}, m.pointGlyphs(e.Points, rules.Nature)...), false
	case carcassonne.StackEmpty:
		return []board.Glyph{board.Sign("bag", "0")}, true
	case carcassonne.GameOver:
		list = append(list, board.Sign("crown", ""))
		for _, w := range e.Winners {
			list = append(list, board.Medal(w, ""))
		}
		return list, true
	}
	return m.dragonGlyphs(beat)
}

func (m *moment) dragonGlyphs(beat rules.Beat) (list []board.Glyph, loud bool) {
	dragon := board.Sign("dragon", "")
	switch e := beat.Event.(type) {
	case carcassonne.Shelved:
		return []board.Glyph{tileGlyph(e.Kind, 0), dragon}, false
	case carcassonne.RowReturned:
		return []board.Glyph{board.Sign("bag", "+"+strconv.Itoa(len(e.Kinds)))}, false
	case carcassonne.DragonCame:
		return []board.Glyph{board.Sign("volcano", ""), dragon}, e.First
	case carcassonne.DragonMoved:
		list = append(list, dragon)
		for _, f := range e.Eaten {
			list = append(list, m.standingGlyph(f))
		}
		return list, true
	case carcassonne.DragonRests:
		return []board.Glyph{board.Sign("dragon", strconv.Itoa(e.Steps))}, false
	case carcassonne.FairyMoved:
		return []board.Glyph{board.Sign("fairy", "")}, false
	case carcassonne.FairyPaid:
		return []board.Glyph{board.Sign("fairy", "+"+strconv.Itoa(e.Points))}, false
	case carcassonne.Dismissed:
		list = append(list, board.Sign("princess", ""))
		for _, f := range e.Home {
			list = append(list, m.standingGlyph(f))
		}
		return list, true
	}
	return nil, false
}

// tileGlyph is a tile as it lies.
func tileGlyph(k carcassonne.Kind, turn int) board.Glyph {
	return board.Glyph{Draw: func(c *ui.Canvas, box ui.Rect) {
		p := box.Center()
		drawTile(c, k, turn, 0, p, box.W/side, ui.White)
	}}
}

// standingGlyph is a figure as it stands, or stood.
func (m *moment) standingGlyph(f carcassonne.Standing) board.Glyph {
	return m.figureGlyph(f.Seat, f.Figure, m.featureKind(f.At, f.Feature))
}

func (m *moment) figureGlyph(seat rules.Seat, f carcassonne.Figure, on carcassonne.FeatureKind) board.Glyph {
	look := palette.Seats[m.Seats[seat].Look]
	return board.PieceGlyph(figureSprite(f, on, look.ID), look.Fill, "")
}

// scoredGlyphs are an object and what it brings; who scores it alone stands
// before the line already.
func (m *moment) scoredGlyphs(e carcassonne.Scored) []board.Glyph {
	seat, _, _ := m.scoredLine(e)
	list := []board.Glyph{board.Sign(kindNames[e.Kind], "")}
	if e.Fed() {
		list = []board.Glyph{board.Sign("field", ""), board.Sign("city", "")}
	}
	if points := m.pointGlyphs(e.Points, seat); len(points) > 0 {
		list = append(list, points...)
	} else {
		list[0].Text = "0"
	}
	for s, n := range e.Fairy {
		if n > 0 {
			if rules.Seat(s) != seat {
				list = append(list, board.Medal(rules.Seat(s), ""))
			}
			list = append(list, board.Sign("fairy", "+"+strconv.Itoa(n)))
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
func (m *moment) pointGlyphs(points [carcassonne.MaxSeats]int, named rules.Seat) (list []board.Glyph) {
	for s, n := range points {
		if n == 0 {
			continue
		}
		text := "+" + strconv.Itoa(n)
		if rules.Seat(s) == named {
			list = append(list, board.Sign("", text))
		} else {
			list = append(list, board.Medal(rules.Seat(s), text))
		}
	}
	return list
}
