package carcassonne

import (
	"slices"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

func (m landPart) drawMap(c *ui.Canvas) {
	m.drawTable(c)
	m.stands().darkenBeside(c)
	c.Clip(m.Frame.Map)
	defer c.Unclip()
	tiles := m.tiles()
	m.drawShadows(c, tiles)
	m.drawCells(c)
	m.drawGround(c, tiles)
	for _, t := range tiles {
		m.layTile(c, t, ui.White)
	}
	m.drawLight(c, tiles, 1)
	m.lens().drawLensOnLand(c)
	m.drawLit(c)
	m.drawLast(c)
	m.drawScorch(c)
	m.drawKeeps(c)
	m.drawLife(c)
	if !m.stands().rises() {
		m.drawOffers(c)
	}
	m.drawWays(c, false)
	m.drawStanding(c)
	m.drawWays(c, true)
	c.Unclip() // the row begins left of the map, which the track lies beside
	m.drawRow(c)
	c.Clip(m.Frame.Map)
	m.stands().drawRaised(c)
	m.drawGhost(c)
	m.drawMissed(c)
	m.lens().drawLensOnTop(c)
}

// tiles are those on the table in the order they are drawn: far rows first.
func (m landPart) tiles() []carcassonne.Laid {
	list := make([]carcassonne.Laid, 0, m.s.Tiles())
	f := m.Frame.Map
	for i := range m.s.Tiles() {
		t := m.s.Tile(i)
		area := m.cellArea(t.At)
		area.Y, area.H = area.Y-area.H*0.2, area.H*1.25
		area.W *= 1.1
		if area.Overlaps(f) && !m.Hides(tilePiece(t.At)) {
			list = append(list, t)
		}
	}
	slices.SortFunc(list, func(a, b carcassonne.Laid) int {
		if a.At.Y != b.At.Y {
			return int(a.At.Y) - int(b.At.Y)
		}
		return int(a.At.X) - int(b.At.X)
	})
	return list
}

// drawShadows draws what the land throws on the cloth.
func (m landPart) drawShadows(c *ui.Canvas, tiles []carcassonne.Laid) {
	d := side * m.Camera.Scale * 0.035
	for _, t := range tiles {
		if _, ok := m.s.TileAt(t.At.Next(carcassonne.South)); ok {
			if _, ok := m.s.TileAt(t.At.Next(carcassonne.East)); ok {
				continue
			}
		}
		c.Fill(m.cellArea(t.At).Move(d, d*1.3), palette.Alpha(shadow, 0.34))
	}
}

// lightSide is how far light and shade repeat, in board units: a few tiles.
const lightSide = 4 * side

// drawLight lets light and shade of the land run across the tiles.
func (m landPart) drawLight(c *ui.Canvas, tiles []carcassonne.Laid, opacity float64) {
	s, ok := assets.Find("carcassonne/light")
	if !ok {
		return
	}
	_, _, w, _ := s.Bounds()
	k := m.Camera.Scale
	for i := 0; i < len(tiles); { // runs of neighbours that share a piece of it
		from := tiles[i].At
		n := 1
		for i+n < len(tiles) && tiles[i+n].At == (carcassonne.Pos{X: from.X + int16(n), Y: from.Y}) &&
			lightCell(from.X) == lightCell(from.X+int16(n)) {
			n++
		}
		i += n
		r := m.cellArea(from)
		r.W *= float64(n)
		at := m.onCanvas(ui.Point{X: (float64(lightCell(from.X))*4 - 0.5) * side,
			Y: (float64(lightCell(from.Y))*4 - 0.5) * side})
		c.Clip(r)
		c.Tinted(s, at.X, at.Y, k*lightSide/w, 0, palette.Alpha(ui.White, opacity))
		c.Unclip()
	}
}

// lightCell is which repetition of the light a column or row lies in.
func lightCell(n int16) int16 { return n >> 2 }

// drawCells frames the cells where the tile in hand goes.
func (m landPart) drawCells(c *ui.Canvas) {
	for _, cell := range m.stands().cells() {
		p, k := m.cellAt(cell.at), m.Camera.Scale
		if cell.turns>>m.handTurn()&1 != 0 {
			frame(c, "strong", p, k, palette.Cream, m.Glow())
		} else {
			frame(c, "legal", p, k, palette.Cream, 0.75*m.Glow())
		}
		if m.Marked == cellID(cell.at) {
			frame(c, "focus", p, k, palette.UIGold, 1)
		}
	}
}

// newsLight is how strong the frame is of what others laid before the last tile.
const newsLight = 0.55

// drawLast frames the tile that was laid last, faintly also those of the others
// that nobody saw them lay.
func (m landPart) drawLast(c *ui.Canvas) {
	if was, ok := m.News.(*carcassonne.State); ok {
		for i := was.Tiles(); i < m.s.Tiles(); i++ {
			if at := m.s.Tile(i).At; at != m.s.Last().At {
				frame(c, "last", m.cellAt(at), m.Camera.Scale, palette.Gold, newsLight)
			}
		}
	}
	if m.s.Tiles() > 1 && !m.s.Ended() && !m.Poster && !m.Hides(tilePiece(m.s.Last().At)) {
		choosing := len(m.spots()) > 0 && m.Deciding() // here the figure goes
		frame(c, pick(choosing, "focus", "last"), m.cellAt(m.s.Last().At), m.Camera.Scale, palette.Gold,
			pick(choosing, 1, 0.8))
	}
	for _, mark := range [...]string{m.Marked, m.Traced} {
		if at, _, ok := placeOf(mark); ok {
			if _, lies := m.s.TileAt(at); lies && !m.lights(mark) {
				frame(c, "focus", m.cellAt(at), m.Camera.Scale, palette.UIGold, 1)
			}
		}
	}
}

// drawGhost shows the tile in hand over the cell under the pointer, and which
// of its sides agree there.
func (m landPart) drawGhost(c *ui.Canvas) {
	hand := m.s.Hand()
	if !m.placing() || hand == carcassonne.NoKind {
		return
	}
	at, ok := m.pointed()
	turn := m.handTurn()
	if m.Asked != 0 && m.Asked.Kind() == carcassonne.KindPlace {
		at, ok, turn = carcassonne.PosOf(m.Asked), true, int(carcassonne.TurnOf(m.Asked))
	}
	if !ok {
		return
	}
	if _, lies := m.s.TileAt(at); lies {
		return
	}
	legal := false
	for _, cell := range m.stands().cells() {
		if cell.at == at {
			legal = true
			if m.Asked == 0 {
				turn = cell.turn
			}
		}
	}
	p, k := m.cellAt(at), m.Camera.Scale
	touching, agreeing := m.s.Match(hand, at, turn)
	if touching == 0 {
		return
	}
	tint := ui.White
	if !legal {
		tint = palette.Alpha(ui.White, 0.72)
	}
	lift := ui.Point{X: p.X - 3*k, Y: p.Y - 8*k}
	c.Fill(around(ui.Point{X: p.X + 9*k, Y: p.Y + 12*k}, side*k), palette.Alpha(shadow, 0.4))
	m.drawTurning(c, hand, turn, variantAt(m.s, at), lift, k, tint)
	if legal {
		frame(c, "hot", lift, k, palette.UIGold, 1)
	}
	for d := carcassonne.North; d <= carcassonne.West; d++ {
		if touching>>d&1 == 0 {
			continue
		}
		name, color := "fair", palette.Good
		if agreeing>>d&1 == 0 {
			name, color = "foul", palette.Bad
		}
		m.drawMatch(c, name, d, lift, k, color)
	}
	if legal {
		if !m.Purist {
			m.drawOpenings(c, at, turn, lift)
		}
		m.gifts().drawBrought(c, at, turn, lift, k)
	}
}

// drawMatch marks one side of a cell.
func (m landPart) drawMatch(c *ui.Canvas, name string, d carcassonne.Side, p ui.Point, k float64, color ui.Color) {
	full := "carcassonne/frame/" + name
	if d != carcassonne.North {
		full += "/" + carcassonne.SideLetters[d:d+1]
	}
	if s, ok := assets.Find(full); ok {
		c.Sprite(s, p.X, p.Y, k)
		return
	}
	v := sides[d]
	at := ui.Point{X: p.X + v.X*116*k, Y: p.Y + v.Y*116*k}
	c.Fill(around(at, 26*k+2), palette.Ink)
	c.Fill(around(at, 26*k), color)
}

// pointed is the empty cell under the pointer or the keyboard's mark.
func (m landPart) pointed() (carcassonne.Pos, bool) {
	for _, id := range [...]string{m.Hover, m.Under} {
		if at, _, ok := placeOf(id); ok && id[0] == 'c' {
			return at, true
		}
	}
	return carcassonne.Pos{}, false
}
