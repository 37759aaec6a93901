package carcassonne

import (
	"fmt"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// calmScales are calm tiles 32 and 64 pixels wide: they are drawn where a tile
// is small, and say the same with less.
var calmScales = []float64{32 / tileSide, 64 / tileSide}

// calmMaster is the scale calm tiles are painted at once.
const calmMaster = 128 / tileSide

// Widths on calm tiles, in units; at 64 pixels a tile 4 units are a pixel.
const (
	calmRoad  = 32.0
	calmWall  = 13.0
	calmRim   = 4.5  // dark, on either side of a road
	calmGrow  = 1.35 // of what is printed on a tile
	clumpWide = 27.0 // half the width of a clump of trees
)

// addCalmTiles registers carcassonne/calm/ID/R: every kind in its turns, for
// small tiles, without ways of decoration.
func addCalmTiles(b *book.Book, box book.Box) {
	for i := range carcassonne.Tiles {
		t := &carcassonne.Tiles[i]
		for r := range 4 {
			b.Add(book.Picture{Name: fmt.Sprintf("carcassonne/calm/%s/%d", t.ID, r), Sheet: "carcassonne/calm-" + setOf(t),
				Box: box, Scales: calmScales, Master: calmMaster,
				Paint: func(c *brush.Canvas) { paintCalmTile(c, i, r) }})
		}
	}
}

// paintCalmTile paints kind i turned r times about 0,0: the same plan as of the
// large picture, cities dark and warm, fields quiet, roads light.
func paintCalmTile(c *brush.Canvas, i, r int) {
	p := *planFor(i, r)
	paintCalmPlan(c, &p, i)
}

// paintCalmPlan paints a plan of kind i.
func paintCalmPlan(c *brush.Canvas, p *tilePlan, i int) {
	p.seed = uint32(i)*977 + 7
	t := &calmPainter{&tilePainter{Canvas: c.At(tileMiddle.Mul(-1), 1), tilePlan: p}}
	t.Paint(t.square(), calmMeadowAt, 1)
	t.calmWays()
	for _, v := range t.inns {
		t.lake(v.X+5, v.Y+11, 31, 15)
	}
	for _, city := range t.cities {
		t.calmCity(city)
	}
	t.card()
	t.calmWalls()
	t.calmBuildings()
	t.calmSigns()
	t.clumps()
	t.stage.Draw()
}

// A calmPainter is a calm tile being painted.
type calmPainter struct{ *tilePainter }

// larger is the tile with everything k times as large about v.
func (t *calmPainter) larger(v brush.V, k float64) *tilePainter {
	big := *t.tilePainter
	big.Canvas = t.At(v.Mul(1-k), k)
	return &big
}

// calmMeadowAt is the meadow with hardly any texture; it repeats with the tile.
func calmMeadowAt(x, y float64) brush.Col {
	slow := brush.FBM(x, y, 128, tileSide, 2, 11)
	if slow > 0 {
		return brush.Grass.Mix(brush.GrassLit, slow*0.35)
	}
	return brush.Grass.Mix(brush.GrassDim, -slow*0.35)
}

// calmWays paints roads, lanes, the square, the bridge and tunnels' mouths.
func (t *calmPainter) calmWays() {
	under, over := t.crossing()
	var lines []brush.Path
	lines = append(lines, t.lanes...)
	for i, r := range t.roads {
		if i != over {
			lines = append(lines, t.open(r)...)
		}
	}
	t.calmRoads(lines)
	if over >= 0 {
		t.calmBridge(t.roads[over].line, t.roads[under].line)
	}
	for _, r := range t.roads {
		if t.feature(r.feature).Tunnel {
			t.mouthShade(r)
		}
	}
	if t.plaza != nil {
		at := brush.Ellipse(t.plaza.X, t.plaza.Y, plazaX+5, plazaY+5)
		t.Paint(t.Stroke(at, brush.Const(11)), brush.Flat(calmRoadRim), 1)
		t.Paint(t.Fill(at), brush.Flat(calmRoadTop), 1)
	}
}

var (
	calmRoadTop = brush.Road.Light(0.55)
	calmRoadRim = brush.RoadRim.Dark(0.45)
)

// calmRoads paints lines that may meet: all rims lie below all surfaces.
func (t *calmPainter) calmRoads(lines []brush.Path) {
	for _, p := range lines {
		t.Paint(t.Fill(band(p, calmRoad+2*calmRim)), brush.Flat(calmRoadRim), 0.9)
	}
	for _, p := range lines {
		t.Paint(t.Fill(band(p, calmRoad)), brush.Flat(calmRoadTop), 1)
	}
}

// calmBridge paints a road that passes over another between dark parapets.
func (t *calmPainter) calmBridge(over, under brush.Path) {
	t.calmRoads([]brush.Path{over})
	span := spanOver(over, under, 38)
	deck := func(w float64) *brush.Mask {
		return t.Fill(ribbon(span, func(int, float64) float64 { return w / 2 }))
	}
	t.Paint(deck(calmRoad+26), brush.Flat(brush.Ink), 1)
	t.Paint(deck(calmRoad+16), brush.Flat(brush.StoneMid), 1)
	t.Paint(deck(calmRoad+2), brush.Flat(brush.Ink), 0.8)
	t.Paint(deck(calmRoad-4), brush.Flat(calmRoadTop), 1)
}

// clumps are what trees are on calm tiles: up to three masses where there is
// room.
func (t *calmPainter) clumps() {
	r := brush.NewRand(uint64(t.seed)*17 + 3)
	var at []brush.V
	for try := 0; try < 90 && len(at) < 3; try++ {
		v := brush.Pt(r.In(34, tileSide-34), r.In(34, tileSide-16))
		fits := t.free(v) > 22 && t.free(brush.Pt(v.X, v.Y-14)) > 24 && t.openLand(brush.Pt(v.X-22, v.Y-8)) > 8 &&
			t.openLand(brush.Pt(v.X+22, v.Y-8)) > 8
		for _, q := range at {
			fits = fits && q.Sub(v).Len() > 74
		}
		if !fits {
			continue
		}
		at = append(at, v)
		t.up(v.Y, func() { t.clump(v, r.N(1000)) })
	}
}

// clump is three crowns as one mass with its foot at v.
func (t *calmPainter) clump(v brush.V, seed int) {
	r := brush.NewRand(uint64(seed))
	var crowns [3]brush.Path
	mids := brush.Pts(-14, -9, 13, -8, r.In(-5, 5), -20)
	for i, q := range mids {
		crowns[i] = brush.Ellipse(v.X+q.X, v.Y+q.Y, clumpWide/2+r.In(-1, 2.5), 12.5)
	}
	for _, q := range crowns {
		t.Paint(t.Stroke(q, brush.Const(5)), brush.Flat(brush.LeafDim.Dark(0.5)), 0.9)
	}
	for _, q := range crowns {
		t.Paint(t.Fill(q), brush.Flat(brush.LeafDim), 1)
	}
	for _, q := range mids {
		t.Paint(t.Fill(brush.Ellipse(v.X+q.X-3, v.Y+q.Y-4, clumpWide*0.3, 7)), brush.Flat(brush.Leaf), 1)
	}
}
