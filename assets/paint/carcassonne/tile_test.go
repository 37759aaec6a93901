package carcassonne

import (
	"bytes"
	"fmt"
	"math"
	"testing"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// eachTurn visits every kind in each of its turns.
func eachTurn(t *testing.T, f func(t *testing.T, name string, p *tilePlan)) {
	t.Helper()
	for i := range carcassonne.Tiles {
		for r := range 4 {
			f(t, fmt.Sprintf("%s turned %d times", carcassonne.Tiles[i].ID, r), planFor(i, r))
		}
	}
}

// The picture and the rules say the same: every half-edge of a field lies on
// that field's land, no field is cut in two, and none runs into another.
func TestFieldsLieAsTheRulesSay(t *testing.T) {
	eachTurn(t, func(t *testing.T, name string, p *tilePlan) {
		fields := 0
		for i, f := range p.tile.Features {
			if f.Kind != carcassonne.Field {
				continue
			}
			fields++
			for h := range 8 {
				if f.Halves>>h&1 == 0 {
					continue
				}
				if got := p.lands.featureAt(halfMiddle(h, p.turn)); got != int8(i) {
					t.Errorf("%s: half-edge %s of field %s lies on feature %d, want %d", name,
						carcassonne.Halves[h], f.ID, got, i)
				}
			}
		}
		if p.lands.parts != fields {
			t.Errorf("%s: %d stretches of open land, but %d fields", name, p.lands.parts, fields)
		}
	})
}

// A city covers its edges, and roads cross the middle of theirs at a right
// angle.
func TestEdgesAreCrossedWhereTheLawSays(t *testing.T) {
	eachTurn(t, func(t *testing.T, name string, p *tilePlan) {
		for d := range carcassonne.Side(4) {
			in := sideInward(int(d))
			i := p.tile.FeatureAt(d, int8(p.turn))
			switch p.tile.EdgeAt(d, int8(p.turn)) {
			case carcassonne.CityEdge:
				for _, k := range []float64{0.04, 0.3, 0.5, 0.8, 0.96} {
					v := tileCorners[d].Lerp(tileCorners[(d+1)%4], k).Add(in.Mul(1.5))
					if got := p.lands.featureAt(v); got != i {
						t.Errorf("%s: at %.2f of side %d lies feature %d, want city %d", name, k, d, got, i)
					}
				}
			case carcassonne.RoadEdge:
				for _, r := range p.roads {
					if r.feature != int(i) {
						continue
					}
					ends := r.line[0].P
					a, b := ends[0], ends[1]
					if n := len(ends); a.Sub(sideMiddle(int(d))).Len() > 1 {
						a, b = ends[n-1], ends[n-2]
					}
					if off := a.Sub(sideMiddle(int(d))).Len(); off > 1e-6 {
						t.Errorf("%s: road %d leaves side %d %.1f from its middle", name, i, d, off)
					}
					if along := b.Sub(a).Unit().Dot(in); along < 0.99 {
						t.Errorf("%s: road %d leaves side %d at a slant (%.2f)", name, i, d, along)
					}
				}
			}
		}
	})
}

// Figures stand on what they stand for, well apart from each other.
func TestSpotsLieOnTheirFeatures(t *testing.T) {
	eachTurn(t, func(t *testing.T, name string, p *tilePlan) {
		for i, v := range p.spots {
			if got := p.lands.featureAt(v); got != int8(i) {
				t.Errorf("%s: the spot of feature %d (%s) at %.0f,%.0f lies on %d", name, i, p.feature(i).ID,
					v.X, v.Y, got)
			}
			if rimDist(v) < 4 {
				t.Errorf("%s: the spot of feature %d lies on the border at %.0f,%.0f", name, i, v.X, v.Y)
			}
			for j := range i {
				if d := v.Sub(p.spots[j]).Len(); d < 26 {
					t.Errorf("%s: the spots of features %d and %d are only %.0f apart", name, i, j, d)
				}
			}
		}
	})
}

// What is printed on a tile can all be seen: signs keep apart and leave the
// figures' places.
func TestSignsKeepApart(t *testing.T) {
	eachTurn(t, func(t *testing.T, name string, p *tilePlan) {
		var at []brush.V
		at = append(at, p.shields...)
		for _, g := range p.goods {
			at = append(at, g.at)
		}
		at = append(at, p.princes...)
		at = append(at, p.inns...)
		for _, v := range []*brush.V{p.portal, p.badge} {
			if v != nil {
				at = append(at, *v)
			}
		}
		for i, v := range at {
			if rimDist(v) < 17 {
				t.Errorf("%s: sign %d at %.0f,%.0f hangs over the border", name, i, v.X, v.Y)
			}
			for j := range i {
				if d := v.Sub(at[j]).Len(); d < 36 {
					t.Errorf("%s: signs %d and %d are only %.0f apart", name, i, j, d)
				}
			}
			for f, s := range p.spots {
				if d := v.Sub(s.Sub(brush.Pt(0, 14))).Len(); d < 34 {
					t.Errorf("%s: sign %d stands %.0f from the figure on %s", name, i, d, p.feature(f).ID)
				}
			}
		}
	})
}

func TestEveryMarkOfTheRulesIsPlanned(t *testing.T) {
	eachTurn(t, func(t *testing.T, name string, p *tilePlan) {
		var pennants, goods, inns, princes, naves int
		for _, f := range p.tile.Features {
			pennants += int(f.Pennants)
			for mark, n := range map[carcassonne.Marks]*int{carcassonne.Inn: &inns, carcassonne.Princess: &princes,
				carcassonne.Cathedral: &naves} {
				if f.Marks&mark != 0 {
					*n++
				}
			}
			if f.Good != carcassonne.NoGood {
				goods++
			}
		}
		if len(p.shields) != pennants || len(p.goods) != goods || len(p.inns) != inns || len(p.princes) != princes ||
			(p.nave != nil) != (naves > 0) {
			t.Errorf("%s: %d pennants, %d goods, %d inns, %d princesses planned, want %d %d %d %d", name,
				len(p.shields), len(p.goods), len(p.inns), len(p.princes), pennants, goods, inns, princes)
		}
		if (p.volcano != nil) != p.tile.Volcano || (p.badge != nil) != p.tile.Dragon ||
			(p.portal != nil) != p.tile.Portal || (p.garden != nil) != p.hasCloister() {
			t.Errorf("%s: volcano, dragon, portal or cloister differs from the table", name)
		}
		over, under := 0, 0
		if p.tile.Bridge {
			under, over = (&tilePainter{tilePlan: p}).crossing()
			if under == over {
				t.Errorf("%s: one road passes over itself", name)
			}
		}
	})
}

// borderRow is what lies along side d of a tile's flat ground at the baked
// scale, from the north or west end.
func borderRow(c *brush.Canvas, d, depth int) []brush.Col {
	n := int(tileSide * c.S)
	var out []brush.Col
	for i := range n {
		x, y := i, i
		switch d {
		case 0:
			y = depth
		case 1:
			x = n - 1 - depth
		case 2:
			y = n - 1 - depth
		case 3:
			x = depth
		}
		p := (y*n + x) * 4
		out = append(out, brush.Col{R: float64(c.Pix[p]), G: float64(c.Pix[p+1]), B: float64(c.Pix[p+2])})
	}
	return out
}

// Neighbours meet without a seam: on either side of every border lies the same
// ground, whichever tiles meet there. The ground repeats with the tile, so the
// last pixels before a border are one pixel of texture from the first behind
// it: the mean difference may be 7 of 255, and 24 for the worst twentieth,
// where cobbles' joints run along the border. Corners, where walls stand, are
// left out.
func TestNeighboursMeetWithoutASeam(t *testing.T) {
	const mean, worst = 7.0 / 255, 24.0 / 255
	type row struct {
		name string
		px   []brush.Col
	}
	rows := map[[2]int][]row{} // edge and side
	for i := range carcassonne.Tiles {
		for r := range 4 {
			if testing.Short() && i%4 != 0 {
				continue
			}
			p := *planFor(i, r)
			p.decorate(uint32(i*4 + r))
			c := brush.NewCanvas(int(tileSide*0.75), int(tileSide*0.75), 0.75, brush.V{})
			tp := &tilePainter{Canvas: c, tilePlan: &p}
			tp.ground()
			for d := range 4 {
				k := [2]int{int(p.tile.EdgeAt(carcassonne.Side(d), int8(r))), d}
				rows[k] = append(rows[k], row{fmt.Sprintf("%s turned %d times", p.tile.ID, r), borderRow(c, d, 0)})
			}
		}
	}
	differ := func(a, b []brush.Col) (float64, float64) {
		var sum float64
		var all []float64
		for i := 8; i < len(a)-8; i++ {
			d := (math.Abs(a[i].R-b[i].R) + math.Abs(a[i].G-b[i].G) + math.Abs(a[i].B-b[i].B)) / 3
			sum += d
			all = append(all, d)
		}
		return sum / float64(len(all)), quantile(all, 0.95)
	}
	for edge := int(carcassonne.CityEdge); edge <= int(carcassonne.FieldEdge); edge++ {
		for d := range 2 { // north and east with south and west
			first := rows[[2]int{edge, d}]
			other := rows[[2]int{edge, d + 2}]
			for _, o := range other {
				if m, w := differ(first[0].px, o.px); m > mean || w > worst {
					t.Errorf("side %d of %s, side %d of %s: mean difference %.1f, worst %.1f of 255", d, first[0].name,
						d+2, o.name, 255*m, 255*w)
				}
			}
			for _, o := range first {
				if m, w := differ(o.px, other[0].px); m > mean || w > worst {
					t.Errorf("side %d of %s, side %d of %s: mean difference %.1f, worst %.1f of 255", d, o.name, d+2,
						other[0].name, 255*m, 255*w)
				}
			}
		}
	}
}

func quantile(a []float64, q float64) float64 {
	b := append([]float64{}, a...)
	for i := 1; i < len(b); i++ {
		for j := i; j > 0 && b[j] < b[j-1]; j-- {
			b[j], b[j-1] = b[j-1], b[j]
		}
	}
	return b[int(q*float64(len(b)-1))]
}

// everything has the pictures of Carcassonne alone.
func everything() *book.Book {
	b := &book.Book{}
	Add(b)
	return b
}

// Every name is painted, opaque to its very border, and the same twice.
func TestTilesAreWhole(t *testing.T) {
	book := everything()
	for i := range carcassonne.Tiles {
		tile := &carcassonne.Tiles[i]
		for r := range 4 {
			for v := range 2 {
				name := fmt.Sprintf("carcassonne/tile/%s/%d/%d", tile.ID, r, v)
				_, ok := book.Find(name)
				if want := v == 0 || tile.Copies > 1; ok != want {
					t.Errorf("%s is painted: %v, want %v", name, ok, want)
				}
			}
		}
	}
	for _, name := range []string{"carcassonne/tile/T23/1/0", "carcassonne/tile/B22/2/1", "carcassonne/tile/D13/3/0"} {
		p, _ := book.Find(name)
		a, b := p.Bake(), p.Bake()
		for i, k := range a {
			if !bytes.Equal(k.Image.Pix, b[i].Image.Pix) {
				t.Errorf("%s at scale %g comes out differently the second time", name, k.Scale)
			}
			n := int(tileSide * k.Scale)
			left, top := k.AX-n/2, k.AY-n/2
			for y := range n {
				for x := range n {
					if a := k.Image.NRGBAAt(k.Image.Rect.Min.X+left+x, k.Image.Rect.Min.Y+top+y).A; a != 255 {
						t.Fatalf("%s at scale %g: alpha %d at %d,%d", name, k.Scale, a, x, y)
					}
				}
			}
		}
	}
}

// No two pictures of a kind are stamped alike: neither its two ways of
// decoration nor the turns of one that looks the same however it lies.
func TestTilesOfAKindDiffer(t *testing.T) {
	book := everything()
	picture := func(id string, r, v int) []byte {
		p, ok := book.Find(fmt.Sprintf("carcassonne/tile/%s/%d/%d", id, r, v))
		if !ok {
			t.Fatalf("no %s/%d/%d", id, r, v)
		}
		c := p.Canvas(tileScales[0], 1)
		p.Paint(c)
		return c.Image().Pix
	}
	for _, q := range [][2][3]any{
		{{"B01", 0, 0}, {"B01", 0, 1}}, {{"B01", 0, 0}, {"B01", 1, 0}}, {{"B01", 2, 0}, {"B01", 3, 1}},
		{{"B21", 0, 0}, {"B21", 2, 0}}, {{"B24", 0, 0}, {"B24", 2, 0}}, {{"B04", 0, 0}, {"B04", 1, 0}},
		{{"B18", 1, 0}, {"B18", 1, 1}}, {{"B23", 3, 0}, {"B23", 3, 1}},
	} {
		a := picture(q[0][0].(string), q[0][1].(int), q[0][2].(int))
		b := picture(q[1][0].(string), q[1][1].(int), q[1][2].(int))
		differ := 0
		for i := 0; i < len(a); i += 4 {
			if math.Abs(float64(a[i])-float64(b[i])) > 24 {
				differ++
			}
		}
		if part := float64(differ*4) / float64(len(a)); part < 0.03 {
			t.Errorf("%v and %v differ in only %.1f%% of their pixels", q[0], q[1], 100*part)
		}
	}
}
