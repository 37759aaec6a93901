package carcassonne

import (
	"image"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// smallTile is how many pixels wide the tiles are on which figures are looked for.
const smallTile = 40.0

// sightCell is the room, in pixels, in which one figure is looked for, sightFoot
// where it stands in it.
const sightCell = 80

var sightFoot = ui.Point{X: 40, Y: 56}

// sight draws a cell for every seat and each of n things below each other.
func sight(t *testing.T, n int, draw func(c *ui.Canvas, foot ui.Point, look, thing int)) *image.RGBA {
	t.Helper()
	c := &ui.Canvas{}
	c.Reset(float64(sightCell*len(palette.Seats)), float64(sightCell*n), 1)
	c.Fill(ui.Rect{W: c.W, H: c.H}, shadow)
	for thing := range n {
		for look := range palette.Seats {
			x, y := float64(look*sightCell), float64(thing*sightCell)
			draw(c, ui.Point{X: sightFoot.X + x, Y: sightFoot.Y + y}, look, thing)
		}
	}
	r := &soft.Renderer{Sheet: assets.Sheet}
	im, err := r.Draw(c)
	if err != nil {
		t.Fatal(err)
	}
	return im
}

// What lies where in a cell: the rim, the land within 3 pixels of it, the figure
// within 2.
const (
	elsewhere = iota
	onRim
	onLand
	onFigure
)

// On every kind of tile, 40 pixels wide, figures of all seats are found without
// colour: their rim is brighter than what lies round it and than their outline.
func TestFiguresAreFoundWithoutColour(t *testing.T) {
	k := leastHigh / high(carcassonne.Small, carcassonne.Road)
	kinds := []carcassonne.FeatureKind{carcassonne.Road, carcassonne.Field} // that figures stand and lie on
	only := func(layer string) *image.RGBA {
		return sight(t, len(kinds), func(c *ui.Canvas, foot ui.Point, look, thing int) {
			name := figureSprite(carcassonne.Small, kinds[thing], palette.Seats[look].ID)
			if layer != "" {
				shape, _, _ := strings.Cut(name, "/")
				name = layer + shape
			}
			c.Sprite(assets.Must(name), foot.X, foot.Y, high(carcassonne.Small, kinds[thing])*k/100)
		})
	}
	where := whereInCells(only(rimOf), only(""))
	least := [2]float64{1, 1}
	for i, tile := range carcassonne.Tiles {
		kind := carcassonne.Kind(i)
		seen := sight(t, len(tile.Features), func(c *ui.Canvas, foot ui.Point, look, feature int) {
			at := geometryOf(kind, 0).stand[feature]
			drawTile(c, kind, 0, 0, ui.Point{X: foot.X - at.X*smallTile/side, Y: foot.Y - at.Y*smallTile/side},
				smallTile/side, ui.White)
			drawOnLand(c, carcassonne.Small, tile.Features[feature].Kind, look, foot, k, ui.White)
		})
		for feature, f := range tile.Features {
			lies := pick(f.Kind == carcassonne.Field, 1, 0)
			for look, seat := range palette.Seats {
				var sum, n [onFigure + 1]float64
				for y := range sightCell {
					for x := range sightCell {
						at := where[(lies*sightCell+y)*sightCell*len(palette.Seats)+look*sightCell+x]
						p := seen.RGBAAt(look*sightCell+x, feature*sightCell+y)
						sum[at] += (0.30*float64(p.R) + 0.59*float64(p.G) + 0.11*float64(p.B)) / 255
						n[at]++
					}
				}
				rim := sum[onRim] / n[onRim]
				out, in := rim-sum[onLand]/n[onLand], rim-sum[onFigure]/n[onFigure]
				least[0], least[1] = min(least[0], out), min(least[1], in)
				if !(out > 0.35 && in > 0.35) {
					t.Errorf("%s, feature %d, %s: the rim is %.2f brighter than the land and %.2f than the figure",
						tile.ID, feature, seat.ID, out, in)
				}
			}
		}
	}
	t.Logf("rims are at least %.2f brighter than the land, %.2f than the figure", least[0], least[1])
}

// whereInCells tells for each pixel of cells what lies there.
func whereInCells(rim, figure *image.RGBA) []uint8 {
	b := rim.Bounds()
	bare := figure.RGBAAt(0, 0)
	lit := func(x, y int) bool { p := rim.RGBAAt(x, y); return int(p.R)+int(p.G)+int(p.B) > 480 }
	near := func(x, y, d int) bool {
		for v := -d; v <= d; v++ {
			for u := -d; u <= d; u++ {
				if v*v+u*u <= d*d && lit(x+u, y+v) {
					return true
				}
			}
		}
		return false
	}
	out := make([]uint8, b.Dx()*b.Dy())
	for i := range out {
		x, y := i%b.Dx(), i/b.Dx()
		body := figure.RGBAAt(x, y) != bare
		switch {
		case lit(x, y):
			out[i] = onRim
		case body && near(x, y, 2):
			out[i] = onFigure
		case !body && near(x, y, 3):
			out[i] = onLand
		}
	}
	return out
}

// A follower in a field lies with an ear of wheat, however large it is, and nowhere else.
func TestFarmersLie(t *testing.T) {
	for f, want := range map[carcassonne.Figure]string{carcassonne.Small: "farmer/", carcassonne.Big: "bigfarmer/"} {
		for _, kind := range []carcassonne.FeatureKind{carcassonne.Field, carcassonne.Road, carcassonne.City,
			carcassonne.Cloister} {
			c := &ui.Canvas{}
			c.Reset(640, 400, 2)
			drawOnLand(c, f, kind, 0, ui.Point{X: 100, Y: 100}, 1, ui.White)
			lies := slices.ContainsFunc(c.Ops, func(op ui.Op) bool {
				return op.Kind == ui.OpSprite && strings.HasPrefix(op.Sprite.Name(), want)
			})
			if len(c.Ops) < 3 || lies != (kind == carcassonne.Field) {
				t.Errorf("figure %d on kind %d: %d pictures, lying: %v", f, kind, len(c.Ops), lies)
			}
		}
	}
}

// What a picture of a figure covers is all of it and its rim, and not much more.
func TestPaintedBoxesHoldTheirPictures(t *testing.T) {
	const size, k = 200, 1.2
	foot := ui.Point{X: 100, Y: 130}
	for f := range carcassonne.Figures {
		for _, kind := range []carcassonne.FeatureKind{carcassonne.Road, carcassonne.Field} {
			c := &ui.Canvas{}
			c.Reset(size, size, 1)
			c.Fill(ui.Rect{W: size, H: size}, shadow)
			for _, layer := range [...]string{"", rimOf} {
				name := figureSprite(carcassonne.Figure(f), kind, "green")
				if layer != "" {
					shape, _, _ := strings.Cut(name, "/")
					name = layer + shape
				}
				c.Sprite(assets.Must(name), foot.X, foot.Y, high(carcassonne.Figure(f), kind)*k/100)
			}
			r := &soft.Renderer{Sheet: assets.Sheet}
			im, err := r.Draw(c)
			if err != nil {
				t.Fatal(err)
			}
			box := paintedBox(carcassonne.Figure(f), kind, k).Move(foot.X, foot.Y)
			seen := around(foot, 1)
			for y := range size {
				for x := range size {
					if p := im.RGBAAt(x, y); int(p.R)+int(p.G)+int(p.B) > 150 { // more than its shadow
						seen = seen.Or(ui.Rect{X: float64(x), Y: float64(y), W: 1, H: 1})
					}
				}
			}
			if !within(seen, box.Inset(-1)) || !within(box, seen.Inset(-9)) {
				t.Errorf("figure %d on kind %d covers %v, said to cover %v", f, kind, seen, box)
			}
		}
	}
}
