package montana

import (
	"math"
	"slices"
	"strconv"

	"tilestead/assets"
	art "tilestead/assets/montana"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

var (
	rimColor    = palette.Hex("#4a3527") // the cut edge of the tiles
	shadowColor = palette.Hex("#1d1a2a")
	costColor   = palette.Hex("#cbb184") // the price of a hex out of reach
)

// standIn are the grounds of hexes without a picture.
var standIn = [art.Terrains]ui.Color{
	palette.Hex("#dcbf6a"), palette.Hex("#a3764a"), palette.Hex("#c47f52"), palette.Hex("#a6b55c"),
	palette.Hex("#c6c973"), palette.Hex("#6fb6bd"), palette.Hex("#b5aa98"),
}

func (m landPart) drawMap(c *ui.Canvas) {
	c.Clip(m.Frame.Map)
	defer c.Unclip()
	order := m.hexOrder()
	k := m.Camera.Scale
	for _, h := range order {
		p := m.hexAt(h)
		hexagon(c, ui.Point{X: p.X + 10*k, Y: p.Y + 15*k}, 104*k, palette.Alpha(shadowColor, 0.32))
	}
	for _, h := range order {
		hexagon(c, m.hexAt(h), 104*k, rimColor)
	}
	for _, h := range order {
		m.drawGround(c, h)
	}
	for _, h := range order {
		m.drawTileBorders(c, h)
	}
	for _, h := range order {
		m.drawClaim(c, h)
	}
	paid := m.tradesFor()
	for _, h := range order {
		m.drawMarks(c, h, paid)
	}
	for _, h := range order {
		m.drawOnHex(c, h)
	}
	for _, h := range order {
		m.drawLife(c, h)
	}
	m.drawNews(c)
	m.drawChances(c)
	m.drawPointed(c)
	m.drawPreview(c)
}

// hexOrder lists the hexes that have a face, far rows first.
func (m landPart) hexOrder() []montana.Hex {
	hs := make([]montana.Hex, 0, m.s.Hexes())
	for r := -8; r <= 8; r++ {
		for q := -10; q <= 10; q++ {
			if h := m.s.HexAt(q, r); h != montana.NoHex && !m.Hides("tile "+strconv.Itoa(m.s.Slot(h))) {
				if _, ok := m.s.Face(h); ok {
					hs = append(hs, h)
				}
			}
		}
	}
	return hs
}

// hexagon fills a pointy-top hexagon.
func hexagon(c *ui.Canvas, p ui.Point, r float64, k ui.Color) {
	a, b := r*0.8660254, r/2
	c.Poly(k, ui.Point{X: p.X, Y: p.Y - r}, ui.Point{X: p.X + a, Y: p.Y - b}, ui.Point{X: p.X + a, Y: p.Y + b},
		ui.Point{X: p.X, Y: p.Y + r}, ui.Point{X: p.X - a, Y: p.Y + b}, ui.Point{X: p.X - a, Y: p.Y - b})
}

// hexSprite is the picture of a hex: which of its terrain's pictures follows
// from its face and place alone.
func (m landPart) hexSprite(h montana.Hex) (assets.Sprite, art.Terrain, bool) {
	f, _ := m.s.Face(h)
	t := art.TerrainOf(f)
	if h == m.s.Start() && !m.Hides("start") {
		s, ok := assets.Find("montana/start")
		return s, t, ok
	}
	name := "montana/hex/" + t.Name() + "/" + strconv.Itoa(variant(m.s, h, f)%t.Pictures())
	if _, n := m.s.Settlements(h); n > 0 {
		if s, ok := assets.Find(name + "/settled"); ok {
			return s, t, true
		}
	}
	s, ok := assets.Find(name)
	return s, t, ok
}

// variant mixes place and face so that neighbours differ.
func variant(s *montana.State, h montana.Hex, f montana.Face) int {
	q, r := s.Coord(h)
	x := uint32(q+16)*0x9e3779b1 ^ uint32(r+16)*0x85ebca6b ^ uint32(f.Pos+7*int(f.Tile[len(f.Tile)-1]))*0xc2b2ae35
	return int((x ^ x>>15) >> 8 & 0xffff)
}

func (m landPart) drawGround(c *ui.Canvas, h montana.Hex) {
	p, k := m.hexAt(h), m.Camera.Scale
	s, t, ok := m.hexSprite(h)
	if ok {
		c.Sprite(s, p.X, p.Y, k)
		return
	}
	ground := standIn[t]
	if h == m.s.Start() {
		ground = palette.Clay
	}
	hexagon(c, p, 100*k, palette.Dark(ground, 0.4))
	hexagon(c, p, 96*k, ground)
}

// drawTileBorders draws the stronger line where another flower tile begins.
func (m landPart) drawTileBorders(c *ui.Canvas, h montana.Hex) {
	p := m.hexAt(h)
	for d := 3; d <= 5; d++ {
		n := m.s.Neighbour(h, d)
		if n == montana.NoHex || m.s.Slot(n) == m.s.Slot(h) {
			continue
		}
		if s, ok := assets.Find("montana/edge/" + strconv.Itoa(d)); ok {
			c.Sprite(s, p.X, p.Y, m.Camera.Scale)
		}
	}
}

// drawMarks draws the rings of legal hexes, of those that the bargains to choose from pay for, and what
// is pointed at.
func (m landPart) drawMarks(c *ui.Canvas, h montana.Hex, paid []montana.Hex) {
	id := hexID(m.s, h)
	p, k := m.hexAt(h), m.Camera.Scale
	switch {
	case m.ids[id] && m.Hover == id:
		ring(c, "montana/ring/hot", p, k, palette.UIGold, 1)
	case m.ids[id], slices.Contains(paid, h):
		hexagon(c, p, 90*k, palette.Alpha(palette.Cream, 0.22*m.Glow()))
		drawLegal(c, p, k, m.Glow())
	case m.settling(), len(paid) > 0:
		ring(c, "montana/wash/dim", p, k, palette.TealDark, 0.75)
	}
	if m.Marked == id {
		ring(c, "montana/ring/hot", p, k, palette.UIGold, 1)
		drawLegal(c, p, k, 1)
	}
}

// settling says that the next click is meant for the map: what cannot be
// clicked there steps back.
func (m landPart) settling() bool {
	return m.kinds[montana.KindBuild] > 0 && (m.asked.Kind == montana.StepSettle || m.only(montana.KindBuild))
}

// drawLegal draws the golden frame of a hex that can be settled, as wide as the
// frames of the spaces where one can work.
func drawLegal(c *ui.Canvas, p ui.Point, k, opacity float64) {
	const edge = 92.0
	wide := math.Max(10, 2/k)
	for i := range 6 {
		band(c, p, i, (edge+2)*k, (edge-wide-2)*k, palette.Alpha(palette.Ink, 0.6*opacity))
	}
	for i := range 6 {
		band(c, p, i, edge*k, (edge-wide)*k, palette.Alpha(palette.UIGold, opacity))
	}
}

func ring(c *ui.Canvas, name string, p ui.Point, k float64, color ui.Color, opacity float64) {
	if s, ok := assets.Find(name); ok {
		c.Tinted(s, p.X, p.Y, k, 0, palette.Alpha(ui.White, opacity))
		return
	}
	for i := range 6 {
		band(c, p, i, 90*k, 82*k, palette.Alpha(color, opacity))
	}
}

// drawOnHex draws what lies and stands on a hex: cattle, canteen, price,
// double mark, settlements.
func (m landPart) drawOnHex(c *ui.Canvas, h montana.Hex) {
	f, _ := m.s.Face(h)
	p, k := m.hexAt(h), m.Camera.Scale
	if m.s.CattleOn(h) && !m.Hides(cattlePiece(h)) {
		token(c, "montana/cattle", "cattle", p, 8, 6, 60, k)
	}
	if m.s.CanteenOn(h) && !m.Hides(canteenPiece(h)) {
		token(c, "montana/canteen", "canteen", p, 0, 0, 56, k)
	}
	if h == m.s.Start() || f.Kind != montana.Land {
		return
	}
	seat, n := m.s.Settlements(h)
	if n == 0 {
		if !m.Hides(pricePiece(h)) {
			m.drawOffer(c, h)
		}
		return
	}
	if !m.Hides(settlementPiece(h)) {
		m.drawSettlements(c, p, k, seat, n)
	}
}

// drawOffer draws what a free hex costs, and the mark of a double one.
func (m landPart) drawOffer(c *ui.Canvas, h montana.Hex) {
	f, _ := m.s.Face(h)
	m.drawPrice(c, h)
	if f.Double {
		p, k := m.hexAt(h), m.Camera.Scale
		token(c, "montana/double", "settlement", ui.Point{X: p.X + 34*k, Y: p.Y - 62*k}, 0, 0, 46, k)
	}
}

// token draws a sprite of hex units at dx, dy, or its icon w units wide.
func token(c *ui.Canvas, name, icon string, p ui.Point, dx, dy, w, k float64) {
	if s, ok := assets.Find(name); ok {
		c.Sprite(s, p.X, p.Y, k)
		return
	}
	ui.Icon(c, icon, p.X+dx*k, p.Y+dy*k, w*k, ui.White)
}

// A stand is where a settlement of a stack stands: its foot and its height.
type stand struct{ x, y, high float64 }

// stands by number of settlements, those at the back first.
var stands = [5][]stand{
	1: {{0, 46, 89}},
	2: {{-29, 22, 73}, {29, 54, 73}},
	3: {{0, 4, 65}, {-35, 50, 65}, {35, 54, 65}},
	4: {{-31, 2, 60}, {31, 6, 60}, {-35, 52, 60}, {34, 57, 60}},
}

func (m landPart) drawSettlements(c *ui.Canvas, p ui.Point, k float64, seat rules.Seat, n int) {
	m.drawGhosts(c, p, k, seat, n, 1)
}

// drawGhosts is drawSettlements at an opacity.
func (m landPart) drawGhosts(c *ui.Canvas, p ui.Point, k float64, seat rules.Seat, n int, opacity float64) {
	for _, at := range stands[min(n, len(stands)-1)] {
		board.Piece(c, "settlement/"+m.look(seat).ID, p.X+at.x*k, p.Y+at.y*k, at.high*k, m.look(seat).Fill,
			palette.Alpha(ui.White, opacity))
	}
}

// drawSettlement draws a settlement high canvas pixels high, its foot at x, y.
func (m landPart) drawSettlement(c *ui.Canvas, x, y, high float64, seat rules.Seat) {
	board.Piece(c, "settlement/"+m.look(seat).ID, x, y, high, m.look(seat).Fill, ui.White)
}

// reachable says whether the rules allow a build on h, whoever pays.
func (m landPart) reachable(h montana.Hex) bool {
	for _, r := range m.s.Reachable() {
		if r == h {
			return true
		}
	}
	return false
}

// drawPreview shows what a build on the hovered hex puts there, and the row of
// four that it makes.
func (m landPart) drawPreview(c *ui.Canvas) {
	h := m.hoveredHex()
	if h == montana.NoHex {
		return
	}
	to := m.hexAt(h)
	placed, _, _, _ := m.s.Gains(m.turn, h)
	m.drawGhosts(c, ui.Point{X: to.X, Y: to.Y - 8*m.Camera.Scale}, m.Camera.Scale, m.turn, placed, 0.62)
	row := m.s.Row(m.turn, h)
	if len(row) == 0 || m.Purist {
		return
	}
	for _, o := range row {
		line(c, m.hexAt(o), to, 9*m.Camera.Scale, palette.Alpha(palette.Ink, 0.5))
		line(c, m.hexAt(o), to, 6*m.Camera.Scale, palette.UIGold)
	}
	ui.Icon(c, "row4/rim", to.X, to.Y-20*m.Camera.Scale, 60*m.Camera.Scale, ui.White)
}

// hoveredHex is the hex that the hovered target would build on.
func (m landPart) hoveredHex() montana.Hex {
	for _, a := range m.Picked {
		if a.Kind() == montana.KindBuild && hexID(m.s, montana.HexOf(a)) == m.Hover {
			return montana.HexOf(a)
		}
	}
	return montana.NoHex
}
