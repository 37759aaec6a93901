package carcassonne

import (
	"cmp"
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// drawOffers draws what a person can choose on the map but for tiles: places
// for figures, figures to send away, tiles for the fairy, the dragon's ways.
func (m landPart) drawOffers(c *ui.Canvas) {
	m.drawSpots(c)
	k := m.Camera.Scale
	for _, a := range m.Picked {
		switch at := carcassonne.PosOf(a); a.Kind() {
		case carcassonne.KindRemove:
			hot := m.Hover == removeID(at, carcassonne.FigureOf(a), carcassonne.SeatOf(a))
			r := m.help().standingArea(at, carcassonne.FigureOf(a), carcassonne.SeatOf(a))
			halo(c, ui.Point{X: r.X + r.W/2, Y: r.Y + r.H*0.55}, r.H*0.72, hot, m.Glow())
		case carcassonne.KindFairy:
			if m.stands().fairyChosen() {
				hot := m.Hover == fairyID(at, carcassonne.FeatureOf(a))
				frame(c, pick(hot, "hot", "strong"), m.cellAt(at), k, palette.Cream, m.Glow())
				p, h := m.onCanvas(m.fairySpot(at, carcassonne.FeatureOf(a))), fairyHigh*m.pieceScale()
				if hot {
					halo(c, ui.Point{X: p.X, Y: p.Y - h*0.45}, h*0.6, hot, 1)
				}
				board.Piece(c, "fairy", p.X, p.Y, h, palette.Cream, palette.Alpha(ui.White, pick(hot, 1, 0.35+0.2*m.Glow())))
			}
		case carcassonne.KindDragon:
			from, _ := m.s.Dragon()
			to := from.Next(carcassonne.SideOf(a))
			frame(c, pick(m.Hover == stepID(to), "hot", "strong"), m.cellAt(to), k, palette.Cream, m.Glow())
		}
	}
}

// drawWays draws the arrows from the dragon to the tiles it can go to that lie on no figure, or
// the others, over which figures are drawn.
func (m landPart) drawWays(c *ui.Canvas, clear bool) {
	for _, a := range m.Picked {
		if a.Kind() != carcassonne.KindDragon {
			continue
		}
		from, _ := m.s.Dragon()
		box := wayBox(m.wayAt(from, carcassonne.SideOf(a)), m.beastScale()).Inset(1)
		if slices.ContainsFunc(m.stands().bodies(), box.Overlaps) != clear {
			m.drawWay(c, from, carcassonne.SideOf(a))
		}
	}
}

// halo lights what can be clicked from behind.
func halo(c *ui.Canvas, p ui.Point, r float64, hot bool, opacity float64) {
	ui.Disc(c, p.X, p.Y, r+1.5, palette.Alpha(palette.Ink, 0.35*opacity))
	ui.Disc(c, p.X, p.Y, r, palette.Alpha(pick(hot, palette.UIGold, palette.Cream), pick(hot, 0.85, 0.6*opacity)))
}

// drawSpots draws where figures can be put off the new tile, and over that what
// they would score; those on the new tile stand on it raised. A portal leads to so many
// places that only one of each object has a ghost, the others a dot.
func (m landPart) drawSpots(c *ui.Canvas) {
	var list []*spot
	for i := range m.spots() {
		if s := &m.spots()[i]; !m.isFresh(*s) && m.Frame.Map.Contains(s.foot) {
			list = append(list, s)
		}
	}
	slices.SortStableFunc(list, func(a, b *spot) int { return cmp.Compare(a.worth, b.worth) }) // the best on top
	for _, draw := range [...]func(*ui.Canvas, *spot){m.drawSpot, m.drawSpotPlate} {
		for _, s := range list {
			draw(c, s)
		}
	}
}

// isFresh tells whether a place is on the new tile.
func (m landPart) isFresh(s spot) bool { return s.At == m.s.Last().At }

// drawSpot draws the figure that can be put on a place off the new tile.
func (m landPart) drawSpot(c *ui.Canvas, s *spot) {
	p, h := s.foot, high(s.figure, s.kind)*m.pieceScale()
	look := palette.Seats[m.Seats[m.own].Look]
	name, opacity := figureSprite(s.figure, s.kind, "ghost"), 0.8*m.Glow()
	hot := m.stands().hot(s)
	if !hot && !s.speaks {
		ui.Disc(c, p.X, p.Y-h/4, dotSize+1, palette.Alpha(palette.Ink, 0.5))
		ui.Disc(c, p.X, p.Y-h/4, dotSize, palette.Alpha(palette.Cream, 0.8*m.Glow()))
		return
	}
	if hot {
		name, opacity = figureSprite(s.figure, s.kind, look.ID), 1
		halo(c, ui.Point{X: p.X, Y: p.Y - h*0.45}, h*0.7, true, 1)
	}
	tint := palette.Alpha(ui.White, opacity)
	board.Piece(c, name, p.X, p.Y, h, pick(hot, look.Fill, palette.Cream), tint)
}

// dotSize is the radius of the dot of a place whose ghost does not show, in canvas pixels.
const dotSize = 1.5

// drawSpotPlate draws what a figure that shows would score.
func (m landPart) drawSpotPlate(c *ui.Canvas, s *spot) {
	if m.stands().hot(s) || s.speaks {
		m.stands().drawChoicePlate(c, s, s.foot)
	}
}

// plateCap is how high the letters of points below a figure are.
func (m landPart) plateCap() float64 {
	if m.Frame.Layout == ui.Roomy {
		return 11
	}
	return 8
}

// plateHigh is how high the plate under them is.
func (m landPart) plateHigh() float64 { return m.plateCap() + 4 }

// drawWay draws an arrow from the dragon to the tile beside it.
func (m landPart) drawWay(c *ui.Canvas, from carcassonne.Pos, d carcassonne.Side) {
	hot := m.Hover == stepID(from.Next(d))
	v, k := sides[d], m.beastScale()
	at := m.wayAt(from, d)
	size := pick(hot, 62.0, wayLong) * k
	arrow(c, at, v, size+2, palette.Ink)
	arrow(c, at, v, size, pick(hot, palette.UIGold, palette.Pumpkin))
}

// wayLong is how long the arrow of the dragon's way is, in units of it.
const wayLong = 54.0

// wayAt is the middle of that arrow on the canvas: on the edge between the two tiles, as near to
// the middle of it as the arrow lies on no figure.
func (m landPart) wayAt(from carcassonne.Pos, d carcassonne.Side) (best ui.Point) {
	v, mid, k := sides[d], m.cellAt(from), m.beastScale()
	out, wide := side*(0.1*k+0.5*m.Camera.Scale), side*m.Camera.Scale
	least := math.Inf(1)
	for _, along := range [...]float64{0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.46, -0.46} {
		for _, in := range [...]float64{0, 0.12, 0.24} {
			at := ui.Point{X: mid.X + v.X*(out-in*wide) - v.Y*along*wide, Y: mid.Y + v.Y*(out-in*wide) + v.X*along*wide}
			box, cost := wayBox(at, k), math.Abs(along)+in
			for _, f := range m.stands().bodies() {
				if o := box.And(f); o.W > 0 && o.H > 0 {
					cost += o.W * o.H
				}
			}
			if cost < least {
				best, least = at, cost
			}
		}
	}
	return best
}

// wayBox is what the arrow covers with its middle at p.
func wayBox(p ui.Point, k float64) ui.Rect { return around(p, 1.5*wayLong*k) }

// arrow is a broad arrow head and shaft with its middle at p.
func arrow(c *ui.Canvas, p, v ui.Point, size float64, k ui.Color) {
	across := ui.Point{X: -v.Y, Y: v.X}
	at := func(f, s float64) ui.Point {
		return ui.Point{X: p.X + (v.X*f+across.X*s)*size, Y: p.Y + (v.Y*f+across.Y*s)*size}
	}
	c.Poly(k, at(0.75, 0), at(0, 0.6), at(0, -0.6))
	c.Poly(k, at(0, 0.26), at(-0.7, 0.26), at(-0.7, -0.26), at(0, -0.26))
}

// lights says whether a mark lights up an object.
func (m landPart) lights(mark string) bool { return len(mark) > 6 && mark[:7] == "object " }

// litPlace is the place whose object is lit up: that of the log entry that was
// clicked, of the spot that is hot, or what lies under the pointer.
func (m landPart) litPlace() (carcassonne.Place, bool) {
	for i, id := range [...]string{m.Hover, m.Traced, m.Under, m.Marked} {
		if m.Purist && i == 0 {
			continue
		}
		at, feature, ok := placeOf(id)
		if ok && feature >= 0 && (m.lights(id) || id[:4] == "spot" || id[:5] == "panel") {
			return carcassonne.Place{At: at, Feature: feature}, true
		}
	}
	return carcassonne.Place{}, false
}

// drawLit lights up the whole object that is asked about.
func (m landPart) drawLit(c *ui.Canvas) {
	for _, mark := range m.Lit {
		if at, feature, ok := placeOf(mark); ok {
			m.lightObject(c, carcassonne.Place{At: at, Feature: feature})
		}
	}
	if p, ok := m.litPlace(); ok {
		m.lightObject(c, p)
	}
}

// lightObject lights up the object at a place, and the cities that feed it.
func (m landPart) lightObject(c *ui.Canvas, p carcassonne.Place) {
	o, ok := m.s.ObjectAt(p)
	if !ok {
		return
	}
	for _, city := range o.Cities { // those that feed the field
		if fed, ok := m.s.ObjectAt(city); ok {
			m.washObject(c, &fed, palette.Rust, 0.36)
		}
	}
	m.washObject(c, &o, palette.UIGold, litWash)
}

// litWash is how strongly gold lies over what is lit up.
const litWash = 0.46

// washObject lays a colour over every piece of an object.
func (m landPart) washObject(c *ui.Canvas, o *carcassonne.Object, color ui.Color, opacity float64) {
	k := m.Camera.Scale
	for _, p := range o.Places {
		laid, ok := m.s.TileAt(p.At)
		if !ok || !m.cellArea(p.At).Overlaps(m.Frame.Map) {
			continue
		}
		washFeature(c, geometryOf(laid.Kind, laid.Turn), p.Feature, m.cellAt(p.At), k, palette.Alpha(color, opacity))
	}
}

// washFeature lays a colour over a feature of a tile with its middle at p.
func washFeature(c *ui.Canvas, g *geometry, feature int, p ui.Point, k float64, color ui.Color) {
	for _, part := range g.parts[feature] {
		c.Poly(color, moved(part, p, k)...)
	}
}

// ghost draws the tile on the cell where an advice would place it, turned as it says, or the
// fairy beside the follower that she would guard.
func (b *Board) ghost(c *ui.Canvas, v *board.View, a rules.Action) (numbered ui.Point, ok bool) {
	m := b.moment(v)
	switch at := carcassonne.PosOf(a); a.Kind() {
	case carcassonne.KindPlace:
		p, k := m.land().cellAt(at), v.Camera.Scale
		if c != nil {
			c.Clip(v.Frame.Map)
			drawTile(c, m.s.Hand(), int(carcassonne.TurnOf(a)), variantAt(m.s, at), p, k, palette.Alpha(ui.White, 0.8))
			frame(c, "strong", p, k, palette.UIGold, 1)
			c.Unclip()
		}
		return ui.Point{X: p.X - side*k/2, Y: p.Y - side*k/2}, true
	case carcassonne.KindFairy:
		p, high := m.onCanvas(m.land().fairySpot(at, carcassonne.FeatureOf(a))), fairyHigh*m.land().pieceScale()
		if c != nil {
			c.Clip(v.Frame.Map)
			board.Piece(c, "fairy", p.X, p.Y, high, palette.Cream, palette.Alpha(ui.White, 0.85))
			c.Unclip()
		}
		return ui.Point{X: p.X + high/3, Y: p.Y - high}, true
	}
	return ui.Point{}, false
}
