package montana

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	art "tilestead/assets/montana"
	"tilestead/assets/paint/book"
	"tilestead/rules/montana"
)

// everything has the pictures of Montana alone.
func everything() *book.Book {
	b := &book.Book{}
	Add(b)
	return b
}

// small is a hex at its smallest baked size, painted coarser to save time.
func small(t *testing.T, name string) book.Baked {
	t.Helper()
	if k, ok := smallHexes[name]; ok {
		return k
	}
	p, ok := everything().Find(name)
	if !ok {
		t.Fatalf("no picture %s", name)
	}
	p.Keep, p.Scales, p.Master = true, hexScales[:1], 3*hexScales[0]
	smallHexes[name] = p.Bake()[0]
	return smallHexes[name]
}

var smallHexes = map[string]book.Baked{}

func hexName(t art.Terrain, v int, settled bool) string {
	n := fmt.Sprintf("montana/hex/%s/%d", t.Name(), v)
	if settled {
		n += "/settled"
	}
	return n
}

func TestEveryFaceHasItsPictures(t *testing.T) {
	b := everything()
	seen := map[art.Terrain]bool{}
	for _, f := range montana.Components.Faces {
		terrain := art.TerrainOf(f)
		seen[terrain] = true
		for v := 0; v < terrain.Pictures(); v++ {
			for _, settled := range []bool{false, true} {
				if settled && f.Kind != montana.Land {
					continue
				}
				if name := hexName(terrain, v, settled); !has(b, name) {
					t.Errorf("tile %s, place %d: no picture %s", f.Tile, f.Pos, name)
				}
			}
		}
	}
	if len(seen) != int(art.Terrains) {
		t.Errorf("the table shows %d terrains of %d", len(seen), art.Terrains)
	}
}

func has(b *book.Book, name string) bool { _, ok := b.Find(name); return ok }

// share is the part of the opaque pixels that ok accepts.
func share(im *image.NRGBA, ok func(h, s, v float64) bool) float64 {
	n, hit := 0, 0
	b := im.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := im.NRGBAAt(x, y)
			if c.A < 250 {
				continue
			}
			n++
			if ok(hsv(c)) {
				hit++
			}
		}
	}
	return float64(hit) / float64(n)
}

// hsv is hue in degrees, saturation and value in 0..1.
func hsv(c color.NRGBA) (h, s, v float64) {
	r, g, b := float64(c.R)/255, float64(c.G)/255, float64(c.B)/255
	v = math.Max(r, math.Max(g, b))
	d := v - math.Min(r, math.Min(g, b))
	if d == 0 {
		return 0, 0, v
	}
	switch v {
	case r:
		h = 60 * (g - b) / d
	case g:
		h = 60 * (2 + (b-r)/d)
	default:
		h = 60 * (4 + (r-g)/d)
	}
	if h < 0 {
		h += 360
	}
	return h, d / v, v
}

// Each terrain is known by how much of its own colour it shows.
func TestPicturesShowTheirTerrain(t *testing.T) {
	water := func(h, s, v float64) bool { return h > 165 && h < 215 && s > 0.25 }
	orange := func(h, s, v float64) bool { return h > 20 && h < 36 && s > 0.72 && v > 0.7 }
	green := func(h, s, v float64) bool { return h > 66 && h < 110 && s > 0.3 }
	gold := func(h, s, v float64) bool { return h > 38 && h < 56 && s > 0.35 && v > 0.7 }
	sand := func(h, s, v float64) bool { return h > 12 && h < 36 && s > 0.3 && v > 0.5 }
	grey := func(h, s, v float64) bool { return s < 0.22 }
	shows := func(im *image.NRGBA) map[string]bool {
		return map[string]bool{
			"wheat":    share(im, gold) > 0.40,
			"pumpkins": share(im, orange) > 0.025,
			"mesa":     share(im, sand) > 0.65,
			"pasture":  share(im, green) > 0.45 && share(im, water) < 0.04,
			"river":    share(im, water) > 0.06 && share(im, water) < 0.40 && share(im, green) > 0.35,
			"lake":     share(im, water) > 0.42,
			"mountain": share(im, grey) > 0.35,
		}
	}
	for terrain := art.Terrain(0); terrain < art.Terrains; terrain++ {
		for v := 0; v < terrain.Pictures(); v++ {
			im := small(t, hexName(terrain, v, false)).Image
			for name, yes := range shows(im) {
				if yes != (name == terrain.Name()) {
					t.Errorf("%s: looks like %s is %v (water %.2f orange %.3f green %.2f gold %.2f sand "+
						"%.2f grey %.2f)", hexName(terrain, v, false), name, yes,
						share(im, water), share(im, orange), share(im, green), share(im, gold), share(im, sand),
						share(im, grey))
				}
			}
		}
	}
}

// luma is the brightness 0..255 of a picture on a grey ground.
func luma(k book.Baked, x, y int) float64 {
	x, y = x+k.AX, y+k.AY
	if !(image.Pt(x, y).In(k.Image.Bounds())) {
		return 110
	}
	c := k.Image.NRGBAAt(x, y)
	a := float64(c.A) / 255
	return 110*(1-a) + a*(0.3*float64(c.R)+0.59*float64(c.G)+0.11*float64(c.B))
}

// The pictures of one terrain must differ in composition, in grey and blurred,
// not only in their brush strokes.
func TestPicturesOfATerrainDiffer(t *testing.T) {
	const cell, least = 6, 5.5
	for terrain := art.Terrain(0); terrain < art.Terrains; terrain++ {
		var coarse [][]float64
		for v := 0; v < terrain.Pictures(); v++ {
			k := small(t, hexName(terrain, v, false))
			var sums []float64
			for y := -48; y < 12; y += cell {
				for x := -42; x < 42; x += cell {
					sum := 0.0
					for i := 0; i < cell*cell; i++ {
						sum += luma(k, x+i%cell, y+i/cell)
					}
					sums = append(sums, sum/(cell*cell))
				}
			}
			coarse = append(coarse, sums)
		}
		for i := range coarse {
			for j := i + 1; j < len(coarse); j++ {
				d := 0.0
				for n := range coarse[i] {
					d += math.Abs(coarse[i][n]-coarse[j][n]) / float64(len(coarse[i]))
				}
				if d < least {
					t.Errorf("%s: pictures %d and %d differ by only %.1f of 255", terrain.Name(), i, j, d)
				}
			}
		}
	}
}

// Where a settlement will stand nothing inky may be left on settled land.
func TestSettledLandIsClear(t *testing.T) {
	for terrain := art.Wheat; terrain <= art.Pasture; terrain++ {
		for v := 0; v < terrain.Pictures(); v++ {
			k := small(t, hexName(terrain, v, true))
			dark, n := 0, 0
			for y := -4; y < 16; y++ {
				for x := -14; x < 14; x++ {
					n++
					if luma(k, x, y) < 80 {
						dark++
					}
				}
			}
			if part := float64(dark) / float64(n); part > 0.06 {
				t.Errorf("%s: %.0f%% of the site is taken", hexName(terrain, v, true), 100*part)
			}
		}
	}
}
