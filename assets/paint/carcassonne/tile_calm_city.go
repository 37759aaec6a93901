package carcassonne

import (
	"math"
	"math/bits"
	"slices"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// Roofs of calm cities: where rows of blocks end on a tile, and where the blocks
// of each end, in units. Both go on round the tile.
var (
	roofRows = []float64{0, 56, 128, 180, tileSide}
	roofCols = [][]float64{{0, 98, 168}, {44, 118, 222}, {14, 84, 190}, {62, 148, 226}}
)

// What calm cities are painted with: lanes between roofs, open places, roofs.
var (
	calmLane   = brush.Soil.Mix(brush.RoofRust, 0.3).Dark(0.5)
	calmSquare = brush.EarthDim.Mix(brush.RoofRust, 0.15).Dark(0.28)
	calmRoofs  = []brush.Col{
		brush.RoofRust.Mix(brush.EarthDim, 0.2).Dark(0.06), brush.RoofRed.Mix(brush.EarthDim, 0.4).Dark(0.08),
		brush.RoofRust.Mix(brush.EarthDim, 0.25).Dark(0.06), brush.RoofRust.Mix(brush.RoofRed, 0.3).Dark(0.06),
	}
)

// roofsAt is a city seen from afar: a few large hipped roofs. They repeat with
// the tile in placed orientation, so that one city runs on over its tiles.
func roofsAt(x, y float64) brush.Col {
	x, y = x+6*brush.Noise(x/32, y/32, 8, 81), y+5*brush.Noise(x/32, y/32, 8, 83)
	x, y = math.Mod(x+tileSide, tileSide), math.Mod(y+tileSide, tileSide)
	row := 0
	for y >= roofRows[row+1] {
		row++
	}
	cols := roofCols[row]
	col := len(cols) - 1
	left, right := cols[col]-tileSide, cols[0]
	for i := range cols {
		if x >= cols[i] {
			col, left, right = i, cols[i], cols[0]+tileSide
			if i+1 < len(cols) {
				right = cols[i+1]
			}
		}
	}
	const lane = 3.5
	west, east := x-left-lane, right-lane-x
	north, south := y-roofRows[row]-lane, roofRows[row+1]-lane-y
	if math.Min(math.Min(west, east), math.Min(north, south)) < 0 {
		return calmLane
	}
	k := calmRoofs[int(brush.Hash(col, row, 85)*float64(len(calmRoofs)))]
	if brush.Hash(col, row, 87) < 0.35 { // its ridge runs away from us
		if west < east {
			return k
		}
		return k.Dark(0.4)
	}
	switch hip := 0.6; {
	case west < hip*math.Min(north, south):
		return k.Light(0.05)
	case east < hip*math.Min(north, south):
		return k.Dark(0.48)
	case north < south:
		return k
	}
	return k.Dark(0.32)
}

// calmCity is one dark mass of roofs with an open place at its heart.
func (t *calmPainter) calmCity(c cityShape) {
	m := t.Fill(c.area)
	t.Paint(m, roofsAt, 1)
	for _, w := range c.walls {
		t.Paint(t.Stroke(w, brush.Const(30)).And(m), brush.Flat(calmLane), 1)
	}
	heart := t.spots[c.feature].Sub(brush.Pt(0, 8))
	t.Paint(t.Fill(brush.Ellipse(heart.X, heart.Y, 29, 21)).And(m), brush.Flat(calmSquare), 1)
	for _, g := range t.gates {
		if g.city == c.feature && t.nave == nil {
			street := brush.Line(g.at, g.at.Add(g.in.Mul(22)), heart)
			t.Paint(t.Stroke(street, brush.Const(13)).And(m), brush.Flat(calmSquare), 1)
		}
	}
	if t.nave == nil {
		t.landmark(c, heart)
	}
}

// landmark is the one tower of a city piece of two edges or more, where there is
// room for it.
func (t *calmPainter) landmark(c cityShape, heart brush.V) {
	if bits.OnesCount8(c.sides) < 2 {
		return
	}
	const least = 13 // units round a tower
	v, room := roomiest(func(v brush.V) float64 {
		spire := brush.Pt(v.X, math.Max(2, v.Y-40))
		top := t.chart.wallDist(spire)
		room := math.Min(math.Min(t.chart.wallDist(v), top+6), rimDist(v))
		room = math.Min(room, math.Min(t.clear(v), t.clear(brush.Pt(v.X, v.Y-30)))+14)
		room = math.Min(room, 30) - 0.03*v.Sub(heart).Len()
		if room >= least && (!c.area.Inside(v) || !c.area.Inside(spire) || t.signBehind(v)) {
			return -1000
		}
		return room
	})
	if room < least {
		return
	}
	t.up(v.Y, func() { props.Tower(t.Canvas, v.X, v.Y, 30, 34, brush.RoofBlue.Dark(0.12), t.seed) })
}

// signBehind tells whether a tower with its foot at v would hide a sign.
func (t *calmPainter) signBehind(v brush.V) bool {
	hides := func(at brush.V) bool {
		return math.Abs(at.X-v.X) < 46 && at.Y < v.Y+30 && at.Y > v.Y-96
	}
	for _, g := range t.goods {
		if hides(g.at) {
			return true
		}
	}
	for _, at := range append(slices.Clone(t.shields), t.princes...) {
		if hides(at) {
			return true
		}
	}
	return t.portal != nil && hides(*t.portal) || t.badge != nil && hides(*t.badge)
}

// calmWalls are a stout light line between two dark ones, broken by gates.
func (t *calmPainter) calmWalls() {
	ink := brush.InkFor(brush.StoneMid)
	for _, c := range t.cities {
		for _, w := range c.walls {
			pts := resampled(w, wallStep)
			for s := 0; s < len(pts)-1; s += wallPiece {
				part := pts[s:min(len(pts), s+wallPiece+1)]
				if t.atGate(part[len(part)/2]) {
					continue
				}
				foot := math.Inf(-1)
				for _, v := range part {
					foot = math.Max(foot, v.Y)
				}
				line := brush.Line(part...)
				// the dark of all pieces lies below the light of all
				t.up(foot-0.5, func() {
					t.Paint(t.Stroke(line, brush.Const(calmWall+6)), brush.Flat(ink), 1)
					t.Paint(t.Stroke(line.Move(0, -wallHeight), brush.Const(calmWall+6)), brush.Flat(ink), 1)
				})
				t.up(foot+calmWall, func() {
					face := t.Stroke(line.Move(0, -2), brush.Const(calmWall-1))
					t.Paint(face, brush.Flat(brush.StoneMid.Dark(0.3)), 1)
				})
				t.up(foot+calmWall+0.5, func() {
					t.Paint(t.Stroke(line.Move(0, -wallHeight+2), brush.Const(calmWall)), brush.Flat(brush.Stone), 1)
				})
			}
		}
	}
	for _, g := range t.gates {
		t.up(g.at.Y+calmWall+8, func() { t.larger(g.at, 1.3).gatehouse(g.at, brush.RoofBlue.Dark(0.2)) })
	}
	for _, r := range t.roads {
		if t.feature(r.feature).Tunnel {
			t.calmMouths(r)
		}
	}
}

// calmMouths are where a tunnel's road dives under the city.
func (t *calmPainter) calmMouths(r roadShape) {
	for i, p := range t.open(r) {
		v, _ := p.At(float64(1 - i)) // the first stretch ends in the city, the second begins there
		t.up(v.Y+calmWall+8, func() {
			door := archway(v.X, v.Y+9, 34, 30)
			t.Paint(t.Stroke(door, brush.Const(12)), brush.Flat(brush.Stone), 1)
			t.Paint(t.Fill(door), brush.Flat(brush.Hex("#3d2b2a")), 1)
		})
	}
}
