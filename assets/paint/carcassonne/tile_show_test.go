package carcassonne

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// A sheet of tiles for looking at; cells are px pixels, with room above.
type contact struct {
	*image.NRGBA
	px   int
	book *book.Book
}

func newContact(cols, rows, px, above int) contact {
	im := image.NewNRGBA(image.Rect(0, 0, cols*px, rows*px+above))
	draw.Draw(im, im.Bounds(), image.NewUniform(color.NRGBA{0x35, 0x56, 0x5a, 255}), image.Point{}, draw.Src)
	return contact{im, px, everything()}
}

// lay puts a picture's largest size that fits a cell with its middle at x, y.
func (c contact) lay(t *testing.T, name string, x, y int) {
	t.Helper()
	p, ok := c.book.Find(name)
	if !ok {
		t.Fatalf("no picture %s", name)
	}
	var k book.Baked
	for _, size := range p.Bake() {
		if k.Image == nil || int(tileSide*size.Scale) <= c.px {
			k = size
		}
	}
	at := image.Pt(x-k.AX, y-k.AY)
	draw.Draw(c, image.Rectangle{at, at.Add(k.Image.Bounds().Size())}, k.Image, k.Image.Bounds().Min, draw.Over)
}

func (c contact) save(t *testing.T, name string) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, c); err != nil {
		t.Fatal(err)
	}
}

// The flags of tests that paint tiles for people to look at.
var (
	showInto = flag.String("show", "", "paint tiles for looking at into this folder")
	showLand = flag.Uint64("land", 1, "which land of tiles -show paints")
)

// shown is the folder of -show; a test that only paints is skipped where there is none.
func shown(t *testing.T) string {
	t.Helper()
	if *showInto == "" {
		t.Skip("-show names no folder")
	}
	return *showInto
}

// TestShowTiles paints for looking at, into the folder of -show: every kind in its
// four turns, and a land of 10 x 8 tiles laid so that every border fits.
func TestShowTiles(t *testing.T) {
	dir := shown(t)
	const cell, perRow = 240, 12
	all := newContact(perRow, (len(carcassonne.Tiles)*4+perRow-1)/perRow, cell, 20)
	for i := range carcassonne.Tiles {
		for r := range 4 {
			n := i*4 + r
			all.lay(t, fmt.Sprintf("carcassonne/tile/%s/%d/0", carcassonne.Tiles[i].ID, r), n%perRow*cell+cell/2,
				n/perRow*cell+cell/2+20)
		}
	}
	all.save(t, filepath.Join(dir, "tiles.png"))
	const cols, rows = 10, 8
	for _, px := range []int{96, 192} {
		land := newContact(cols, rows, px, px/6)
		for n, p := range fittingLand(cols, rows, *showLand) {
			v := n % tileVariants(&carcassonne.Tiles[p[0]])
			name := fmt.Sprintf("carcassonne/tile/%s/%d/%d", carcassonne.Tiles[p[0]].ID, p[1], v)
			land.lay(t, name, n%cols*px+px/2, n/cols*px+px/2+px/6)
		}
		land.save(t, filepath.Join(dir, fmt.Sprintf("land-%d.png", px)))
	}
}

// fittingLand lays tiles of the whole box row by row, going back where none
// fits: kind and turn of each cell.
func fittingLand(cols, rows int, seed uint64) [][2]int {
	r := brush.NewRand(seed)
	var bag []int
	for i, t := range carcassonne.Tiles {
		for range t.Copies {
			bag = append(bag, i)
		}
	}
	for i := range bag {
		j := i + r.N(len(bag)-i)
		bag[i], bag[j] = bag[j], bag[i]
	}
	var land [][2]int
	edge := func(n int, d carcassonne.Side) carcassonne.Edge {
		return carcassonne.Tiles[land[n][0]].EdgeAt(d, int8(land[n][1]))
	}
	var fill func() bool
	fill = func() bool {
		n := len(land)
		if n == cols*rows {
			return true
		}
		for b, kind := range bag {
			for turn := 0; kind >= 0 && turn < 4; turn++ {
				k, q := &carcassonne.Tiles[kind], (turn+n)%4
				if n%cols > 0 && edge(n-1, carcassonne.East) != k.EdgeAt(carcassonne.West, int8(q)) ||
					n >= cols && edge(n-cols, carcassonne.South) != k.EdgeAt(carcassonne.North, int8(q)) {
					continue
				}
				bag[b], land = -1, append(land, [2]int{kind, q})
				if fill() {
					return true
				}
				bag[b], land = kind, land[:n]
			}
		}
		return false
	}
	fill()
	return land
}
