package carcassonne

import (
	"fmt"
	"sync"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// tileMaster is the scale tiles are painted at once, to be averaged down.
const tileMaster = 1.5

// headroom is how far what stands may rise above a tile. Tiles are drawn row
// by row from far to near.
const headroom = 40.0

// tileVariants is how many pictures there are of a kind in each of its turns:
// of one that lies on the table several times, two.
func tileVariants(t *carcassonne.Tile) int {
	if t.Copies > 1 {
		return 2
	}
	return 1
}

// addTiles registers carcassonne/tile/ID/R/V and what goes with the tiles.
func addTiles(b *book.Book) {
	box := book.Box{X0: -tileSide / 2, Y0: -tileSide/2 - headroom, X1: tileSide / 2, Y1: tileSide / 2}
	for i := range carcassonne.Tiles {
		t := &carcassonne.Tiles[i]
		for r := range 4 {
			for v := range tileVariants(t) {
				b.Add(book.Picture{
					Name:  fmt.Sprintf("carcassonne/tile/%s/%d/%d", t.ID, r, v),
					Sheet: "carcassonne/" + setOf(t), Box: box, Scales: tileScales, Master: tileMaster,
					Paint: func(c *brush.Canvas) { paintTile(c, i, r, v) },
				})
			}
		}
	}
	addCalmTiles(b, box)
	addCalmKeep(b)
	b.Add(book.Picture{Name: "carcassonne/back", Sheet: "carcassonne/table", Box: book.Box{X0: -tileSide / 2,
		Y0: -tileSide / 2, X1: tileSide / 2, Y1: tileSide / 2},
		Scales: tileScales, Master: tileMaster, Paint: tileBack})
	b.Add(book.Picture{Name: "carcassonne/light", Sheet: "carcassonne/table", Box: book.Box{X0: 0, Y0: 0, X1: lightSize,
		Y1: lightSize},
		Scales: []float64{1}, Keep: true, Paint: skyLight})
	b.AddText("carcassonne_spots.txt", tileSpots)
	b.AddText("carcassonne_signs.txt", tileSigns)
	b.AddText("carcassonne_shapes.txt", tileOutlines)
	b.AddText("carcassonne_life.txt", tileLife)
}

// setOf is the set a kind belongs to, "base" for those of the game itself.
func setOf(t *carcassonne.Tile) string {
	if t.Set == "" {
		return "base"
	}
	return t.Set
}

// plans keeps what planOf finds, which both the pictures and the texts ask for.
var plans struct {
	sync.Mutex
	of map[[2]int]*tilePlan
}

// planFor is the plan of kind i turned r times, without decoration. It is
// shared: a picture decorates a copy.
func planFor(i, r int) *tilePlan {
	plans.Lock()
	defer plans.Unlock()
	p, ok := plans.of[[2]int{i, r}]
	if !ok {
		if plans.of == nil {
			plans.of = map[[2]int]*tilePlan{}
		}
		p = planOf(&carcassonne.Tiles[i], r)
		plans.of[[2]int{i, r}] = p
	}
	return p
}

// painterOf is ready to paint kind i turned r times, decorated in way v, about
// 0,0 of c.
func painterOf(c *brush.Canvas, i, r, v int) *tilePainter {
	p := *planFor(i, r)
	p.decorate(uint32(i)*977 + uint32(r)*131 + uint32(v)*53 + 7)
	return &tilePainter{Canvas: c.At(tileMiddle.Mul(-1), 1), tilePlan: &p}
}

func paintTile(c *brush.Canvas, i, r, v int) {
	t := painterOf(c, i, r, v)
	t.ground()
	t.card()
	t.upright()
	t.stage.Draw()
}

// A tilePainter is a tile being painted, its north-west corner at 0,0.
type tilePainter struct {
	*brush.Canvas
	*tilePlan
	stage brush.Stage
}

// up queues what stands with its foot at y.
func (t *tilePainter) up(y float64, f func()) { t.stage.Add(y, f) }

// square is what the tile covers.
func (t *tilePainter) square() *brush.Mask { return t.Fill(brush.Rect(0, 0, tileSide, tileSide)) }

// card gives the tile its cardboard edge: light above and left, dark below and
// right. Players can count tiles by it.
func (t *tilePainter) card() {
	const w = 2.2
	t.Paint(t.Fill(brush.Rect(0, 0, tileSide, w)), brush.Flat(brush.Cream), 0.20)
	t.Paint(t.Fill(brush.Rect(0, 0, w, tileSide)), brush.Flat(brush.Cream), 0.20)
	shade := brush.Hex("#5b4a3a")
	t.Glaze(t.Fill(brush.Rect(0, tileSide-w, tileSide, w)), shade, 0.34)
	t.Glaze(t.Fill(brush.Rect(tileSide-w, 0, w, tileSide)), shade, 0.34)
}
