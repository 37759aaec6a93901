package carcassonne

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// calmPixels is a calm tile 64 pixels wide, without what rises over it.
func calmPixels(i, r int, change func(*tilePlan)) *brush.Canvas {
	c := brush.NewCanvas(64, 64, 64/tileSide, brush.Pt(-tileSide/2, -tileSide/2))
	p := *planFor(i, r)
	change(&p)
	paintCalmPlan(c, &p, i)
	return c
}

// asPlanned changes nothing.
func asPlanned(*tilePlan) {}

// tone is the colour of a calm tile at a place in units, and how bright it is.
func tone(c *brush.Canvas, v brush.V) (k brush.Col, grey float64) {
	at := func(x float64) int { return max(0, min(c.W-1, int(x*float64(c.W)/tileSide))) }
	p := c.Pix[(at(v.Y)*c.W+at(v.X))*4:]
	k = brush.Col{R: float64(p[0]), G: float64(p[1]), B: float64(p[2])}
	return k, 0.30*k.R + 0.59*k.G + 0.11*k.B
}

// Each edge of a calm tile looks like what the rules say: cities dark and warm,
// fields green, roads light; seen without colour, the three differ as a whole.
func TestCalmTilesSayWhatTheRulesSay(t *testing.T) {
	var whole squint
	for i := range carcassonne.Tiles {
		for r := range 4 {
			if testing.Short() && i%4 != 0 {
				continue
			}
			p := planFor(i, r)
			name := fmt.Sprintf("%s turned %d times", p.tile.ID, r)
			c := calmPixels(i, r, asPlanned)
			for h := range 8 {
				field := p.tile.FieldAt(carcassonne.Half(h), 0) >= 0
				k, _ := tone(c, halfMiddle(h, r))
				if green := k.G > k.R; field != green {
					t.Errorf("%s: half-edge %s is %.2v, a field is there: %v", name, carcassonne.Halves[h], k, field)
				}
			}
			for d := range carcassonne.Side(4) {
				a, b, in := tileCorners[d], tileCorners[(d+1)%4], sideInward(int(d)).Mul(5)
				switch p.tile.EdgeAt(d, int8(r)) {
				case carcassonne.CityEdge:
					seen := 0
					for _, f := range []float64{0.25, 0.35, 0.5, 0.65, 0.75} {
						v := a.Lerp(b, f).Add(in)
						if slices.ContainsFunc(signsOf(p), func(q brush.V) bool { return q.Sub(v).Len() < 48 }) {
							continue
						}
						seen++
						if k, grey := tone(c, v); grey > 0.5 || k.R < 1.25*k.G {
							t.Errorf("%s: city side %d is %.2v at %.2f", name, d, k, f)
						}
					}
					if seen < 2 {
						t.Errorf("%s: city side %d shows in %d places", name, d, seen)
					}
				case carcassonne.RoadEdge:
					if k, grey := tone(c, a.Lerp(b, 0.5).Add(in)); grey < 0.8 {
						t.Errorf("%s: road side %d is %.2v", name, d, k)
					}
				}
			}
			one := squintAt(c, p)
			if city, field := one.bright(carcassonne.City), one.bright(carcassonne.Field); city > field-0.05 {
				t.Errorf("%s: its city is %.2f bright, its fields are %.2f", name, city, field) // NaN: it has none
			}
			for k := range whole.n {
				whole.sum[k], whole.n[k] = whole.sum[k]+one.sum[k], whole.n[k]+one.n[k]
			}
		}
	}
	city, field, road := whole.bright(carcassonne.City), whole.bright(carcassonne.Field), whole.bright(carcassonne.Road)
	t.Logf("cities are %.2f, fields %.2f, roads %.2f bright", city, field, road)
	if city > field-0.2 || field > road-0.15 {
		t.Errorf("cities are %.2f, fields %.2f, roads %.2f bright", city, field, road)
	}
}

// signsOf are the places of what is printed on the cities of a tile, and of
// portal and dragon.
func signsOf(p *tilePlan) []brush.V {
	all := append(slices.Clone(p.shields), p.princes...)
	for _, g := range p.goods {
		all = append(all, g.at)
	}
	for _, v := range []*brush.V{p.portal, p.badge} {
		if v != nil {
			all = append(all, *v)
		}
	}
	return all
}

// A squint is how bright the kinds of features are, added up over cells of tiles.
type squint struct {
	sum, n [carcassonne.FeatureKinds]float64
}

func squintAt(c *brush.Canvas, p *tilePlan) (s squint) {
	for i, f := range p.lands.at {
		if f >= 0 {
			_, grey := tone(c, cellMiddle(i))
			kind := p.feature(int(f)).Kind
			s.sum[kind], s.n[kind] = s.sum[kind]+grey, s.n[kind]+1
		}
	}
	return s
}

// bright is how bright a kind of feature is; NaN if there is none.
func (s *squint) bright(k carcassonne.FeatureKind) float64 { return s.sum[k] / s.n[k] }

// differing is the share of pixels in which two calm tiles differ clearly.
func differing(a, b *brush.Canvas, v brush.V, r float64) float64 {
	n, all := 0, 0
	for y := range a.H {
		for x := range a.W {
			at := brush.Pt((float64(x)+0.5)*tileSide/float64(a.W), (float64(y)+0.5)*tileSide/float64(a.H))
			if at.Sub(v).Len() > r {
				continue
			}
			all++
			d := 0.0
			for ch := range 3 {
				i := (y*a.W+x)*4 + ch
				d = math.Max(d, math.Abs(float64(a.Pix[i]-b.Pix[i])))
			}
			if d > 0.15 {
				n++
			}
		}
	}
	return float64(n) / float64(all)
}

// No two kinds that the rules tell apart look alike, and each turn of a kind
// that lies otherwise looks otherwise.
func TestCalmKindsAreToldApart(t *testing.T) {
	var tiles []*brush.Canvas
	for i := range carcassonne.Tiles {
		tiles = append(tiles, calmPixels(i, 0, asPlanned))
	}
	least := 1.0
	for i := range tiles {
		for j := range i {
			d := differing(tiles[i], tiles[j], tileMiddle, tileSide)
			least = math.Min(least, d)
			if d < 0.02 {
				t.Errorf("%s and %s differ in only %.1f%% of their pixels", carcassonne.Tiles[j].ID, carcassonne.Tiles[i].ID,
					100*d)
			}
		}
	}
	t.Logf("the two most alike differ in %.1f%%", 100*least)
}

// Each sign of a calm tile shows in its place: without it, half of the ground
// there would look otherwise.
func TestCalmSignsShow(t *testing.T) {
	for i := range carcassonne.Tiles {
		for r := range 4 {
			if testing.Short() && (i+r)%4 != 0 {
				continue
			}
			p := planFor(i, r)
			at := map[string][]brush.V{"pennant": p.shields, "princess": p.princes, "inn": p.inns}
			for _, g := range p.goods {
				at["goods"] = append(at["goods"], g.at)
			}
			for name, v := range map[string]*brush.V{"portal": p.portal, "dragon": p.badge} {
				if v != nil {
					at[name] = []brush.V{*v}
				}
			}
			total := 0
			for _, list := range at {
				total += len(list)
			}
			if total == 0 {
				continue
			}
			with := calmPixels(i, r, asPlanned)
			without := calmPixels(i, r, func(p *tilePlan) {
				p.shields, p.princes, p.inns, p.goods, p.portal, p.badge = nil, nil, nil, nil, nil, nil
			})
			for name, list := range at {
				for _, v := range list {
					if d := differing(with, without, v, 30); d < 0.5 {
						t.Errorf("%s turned %d times: the %s shows in only %.0f%% of its place", p.tile.ID, r, name, 100*d)
					}
				}
			}
		}
	}
}
