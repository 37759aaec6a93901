package common

import (
	"math"
	"testing"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/palette"
)

// Signs are told apart by outline alone, even 8 pixels small.
func TestSignsDifferInOutline(t *testing.T) {
	var covers []*brush.Mask
	for _, s := range palette.Seats {
		c := brush.NewCanvas(8, 8, 0.08, brush.V{})
		c.Paint(c.Fill(brush.Parse(Signs[s.Sign])), brush.Flat(brush.Ink), 1)
		covers = append(covers, c.Alpha())
	}
	for i := range covers {
		for j := i + 1; j < len(covers); j++ {
			var both, apart float64
			for p := range covers[i].A {
				a, b := float64(covers[i].A[p]), float64(covers[j].A[p])
				both += math.Max(a, b)
				apart += math.Abs(a - b)
			}
			if apart/both < 0.30 {
				t.Errorf("%s and %s differ in %.0f %% of what they cover", palette.Seats[i].Sign, palette.Seats[j].Sign,
					100*apart/both)
			}
		}
	}
}

// Every piece has a dark outline of its own: going in from any side, the first
// solid pixel is darker than the paint inside.
func TestPiecesHaveOutlines(t *testing.T) {
	b := &book.Book{}
	addPieces(b)
	for _, name := range []string{"contractor/yellow", "settlement/yellow", "worker/white", "worker/light",
		"contractor/green"} {
		p, ok := b.Find(name)
		if !ok {
			t.Fatalf("no picture %s", name)
		}
		for _, scale := range p.Scales {
			c := p.Canvas(scale, 1)
			p.Paint(c)
			m := c.Alpha()
			bright := func(x, y int) float64 {
				q := c.Pix[(y*c.W+x)*4:]
				return 0.30*float64(q[0]) + 0.59*float64(q[1]) + 0.11*float64(q[2])
			}
			edge, n := 0.0, 0
			for y := range m.H {
				for x := range m.W {
					if m.At(x, y) > 0.9 { // the left edge of the row
						edge += bright(x, y)
						n++
						break
					}
				}
			}
			if edge /= float64(n); edge > 0.48 {
				t.Errorf("%s at scale %g: its edge is %.2f of full brightness, no outline", name, scale, edge)
			}
		}
	}
}

func TestTexturesHaveNoSeam(t *testing.T) {
	for name, paint := range map[string]func(*brush.Canvas){"paper": paper, "teal": teal, "cloth": cloth} {
		c := brush.NewCanvas(textureSize, textureSize, 1, brush.V{})
		paint(c)
		at := func(x, y int) float64 { return float64(c.Pix[(y%c.H*c.W+x%c.W)*4]) }
		steps := func(dx, dy int, last bool) float64 {
			worst := 0.0
			for i := range textureSize {
				for j := range textureSize {
					x, y := i, j
					if seam := dx == 1 && x == c.W-1 || dy == 1 && y == c.H-1; seam != last {
						continue
					}
					worst = math.Max(worst, math.Abs(at(x, y)-at(x+dx, y+dy)))
				}
			}
			return worst
		}
		for _, d := range [][2]int{{1, 0}, {0, 1}} {
			if in, over := steps(d[0], d[1], false), steps(d[0], d[1], true); over > in*1.05 {
				t.Errorf("%s steps by %.3f over its border, by at most %.3f inside", name, over, in)
			}
		}
	}
}

func TestPlatesRepeatAndDiffer(t *testing.T) {
	shares := map[string]float64{}
	for _, s := range palette.Seats {
		n := 0
		for y := range plateSize {
			for x := range plateSize {
				on := onPattern(s.Plate, x, y)
				if on {
					n++
				}
				if on != onPattern(s.Plate, (x+plateSize/2)%plateSize, y) ||
					on != onPattern(s.Plate, x, (y+8)%plateSize) {
					t.Fatalf("%s does not repeat at %d,%d", s.Plate, x, y)
				}
			}
		}
		shares[s.Plate] = float64(n) / (plateSize * plateSize)
	}
	if len(shares) != len(palette.Seats) {
		t.Errorf("%d plate patterns for %d seats", len(shares), len(palette.Seats))
	}
	for name, share := range shares {
		if share < 0.1 || share > 0.55 {
			t.Errorf("%s fills %.0f %% of its plate", name, 100*share)
		}
	}
}
