package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// A tilePlan is where everything on a tile goes. Each thing keeps a round
// place free that later ones avoid: large things first, then the places where
// figures stand, then signs, then decoration.
type tilePlan struct {
	*tileShape
	chart   *chart
	lands   *tileMap
	keep    []spot
	spots   []brush.V // for each feature, the foot of a figure on it
	streets [][]brush.Path
	nave    *brush.V // foot of the cathedral
	volcano *brush.V // foot of the volcano, in its middle
	crater  float64
	inns    []brush.V
	shields []brush.V
	goods   []goodSpot
	princes []brush.V
	portal  *brush.V
	badge   *brush.V // the dragon's

	seed  uint32 // of the decoration
	plots []plot

	chimneys []chimney // of the houses in cities, as they were built
}

// A spot is a round place that is taken.
type spot struct {
	at brush.V
	r  float64
}

type goodSpot struct {
	at   brush.V
	kind carcassonne.Good
}

// Radii of what signs take.
const (
	signRadius   = 25.0
	goodRadius   = 27.0
	figureRadius = 27.0
)

// planOf is everything of a tile but its decoration, which is planned from
// seed.
func planOf(t *carcassonne.Tile, r int) *tilePlan {
	s := shapeOf(t, r)
	p := &tilePlan{tileShape: s, chart: chartOf(s), lands: mapOf(s)}
	p.planLarge()
	p.planInns()
	p.planSpots()
	p.planSigns()
	for _, c := range p.cities {
		p.streets = append(p.streets, p.streetsOf(c))
	}
	return p
}

func (p *tilePlan) take(v brush.V, r float64) { p.keep = append(p.keep, spot{v, r}) }

// clear is how far v lies from everything taken.
func (p *tilePlan) clear(v brush.V) float64 {
	d := math.Inf(1)
	for _, k := range p.keep {
		d = math.Min(d, v.Sub(k.at).Len()-k.r)
	}
	return d
}

// openLand is how far v lies from walls, roads and buildings; 0 or less in a
// city.
func (p *tilePlan) openLand(v brush.V) float64 {
	if p.inCity(v) {
		return -p.chart.wallDist(v)
	}
	d := math.Min(p.chart.wallDist(v), p.chart.roadDist(v)-roadWidth/2)
	if p.garden != nil {
		d = math.Min(d, v.Sub(*p.garden).Len()-p.yard)
	}
	return d
}

// free is openLand with what is taken left out.
func (p *tilePlan) free(v brush.V) float64 { return math.Min(p.openLand(v), p.clear(v)) }

// roomiest is the place of a lattice over the tile where f is largest.
func roomiest(f func(brush.V) float64) (best brush.V, most float64) {
	most = math.Inf(-1)
	for y := 8.0; y < tileSide-3; y += 5 {
		for x := 8.0; x < tileSide-3; x += 5 {
			if d := f(brush.Pt(x, y)); d > most+1e-9 {
				most, best = d, brush.Pt(x, y)
			}
		}
	}
	return best, most
}

func (p *tilePlan) planLarge() {
	for _, c := range p.cities {
		if p.feature(c.feature).Marks&carcassonne.Cathedral != 0 {
			p.nave = new(brush.Pt(tileMiddle.X, tileMiddle.Y+44))
			p.take(brush.Pt(tileMiddle.X, tileMiddle.Y+10), 66)
		}
	}
	if p.garden != nil {
		p.take(*p.garden, p.yard-12)
	}
	if !p.tile.Volcano {
		return
	}
	v, r := roomiest(func(v brush.V) float64 {
		peak := brush.Pt(v.X, v.Y-34)
		return math.Min(math.Min(p.free(v), p.openLand(peak)+26), rimDist(v)*0.9) - v.Sub(tileMiddle).Len()*0.05
	})
	for _, road := range p.roads {
		if p.feature(road.feature).End == carcassonne.AtVolcano {
			v, r = quarter(brush.Pt(tileMiddle.X, tileMiddle.Y-14), p.turn), 84
			v.Y = math.Max(v.Y, 112)
		}
	}
	r = math.Max(46, math.Min(80, r*0.98))
	v.Y += r * 0.42
	p.volcano, p.crater = &v, r
	p.take(brush.Pt(v.X, v.Y-r*0.30), r*0.95)
}

// planInns puts an inn beside its road, its lake in front of it.
func (p *tilePlan) planInns() {
	for _, r := range p.roads {
		if p.feature(r.feature).Marks&carcassonne.Inn == 0 {
			continue
		}
		line := brush.Line(resampled(r.line, 9)...)
		v, _ := roomiest(func(v brush.V) float64 {
			away := -math.Abs(line.Dist(v) - 46)
			away -= math.Max(0, 36-p.chart.wallDist(v)) + math.Max(0, 38-rimDist(v))
			for _, q := range brush.Pts(-22, -6, 8, -6, -7, -30, 18, -28, 5, 22) { // house, roof, sign, lake
				away -= 2 * math.Max(0, 16-p.chart.roadDist(v.Add(q)))
			}
			for _, o := range p.roads { // it is plain whose inn it is
				if o.feature != r.feature {
					away -= math.Max(0, 36+line.Dist(v)-o.line.Dist(v))
				}
			}
			if p.inCity(v) {
				away -= 200
			}
			return away + v.Y*0.01 - math.Abs(v.X-tileMiddle.X)*0.01
		})
		p.inns = append(p.inns, v)
		p.take(v, 31)
	}
}

// planSigns places what is printed on cities, and portal and dragon.
func (p *tilePlan) planSigns() {
	for _, c := range p.cities {
		f := p.feature(c.feature)
		heart := p.spots[c.feature].Sub(brush.Pt(0, 14))
		near := func(r float64) brush.V {
			v, _ := roomiest(func(v brush.V) float64 {
				if !c.area.Inside(v) {
					return -1000
				}
				away := math.Abs(v.Sub(heart).Len() - (r + figureRadius + 6))
				crowd := math.Max(0, r-p.clear(v))
				return math.Min(p.chart.wallDist(v), math.Min(rimDist(v), r+8))*1.2 - away*0.5 - crowd*2
			})
			p.take(v, r)
			return v
		}
		for range f.Pennants {
			p.shields = append(p.shields, near(19))
		}
		if f.Good != carcassonne.NoGood {
			p.goods = append(p.goods, goodSpot{near(goodRadius), f.Good})
		}
		if f.Marks&carcassonne.Princess != 0 {
			p.princes = append(p.princes, near(21))
		}
	}
	anywhere := func(r float64) *brush.V {
		v, _ := roomiest(func(v brush.V) float64 {
			a := p.openLand(v)
			if p.inCity(v) {
				a = p.chart.wallDist(v) - 8
			}
			a = math.Min(a, p.chart.wallDist(brush.Pt(v.X, v.Y+16))) // walls hide what lies behind
			if !p.inCity(v) {
				a = math.Min(a, math.Min(p.openLand(brush.Pt(v.X, v.Y-18)), p.openLand(brush.Pt(v.X, v.Y+14)))+8)
			}
			a = math.Min(a, p.clear(v))
			return math.Min(math.Min(a, rimDist(v)-2), r+6) - v.Sub(tileMiddle).Len()*0.03
		})
		p.take(v, r)
		return &v
	}
	if p.tile.Portal {
		p.portal = anywhere(24)
	}
	if p.tile.Dragon {
		p.badge = anywhere(signRadius)
	}
}

// streetsOf are the streets of a city, from the middle of each edge and from
// each gate to its heart.
func (p *tilePlan) streetsOf(c cityShape) []brush.Path {
	heart := p.spots[c.feature].Sub(brush.Pt(0, 8))
	if p.nave != nil {
		heart = p.nave.Sub(brush.Pt(0, 10))
	}
	var out []brush.Path
	for d := range 4 {
		if c.sides>>d&1 != 0 {
			from := sideMiddle(d)
			knee := from.Add(sideInward(d).Mul(26))
			if heart.Sub(from).Dot(sideInward(d)) < 34 { // a shallow cap
				knee = from.Add(sideInward(d).Mul(14))
			}
			out = append(out, brush.Curve(false, from, knee, knee.Lerp(heart, 0.6), heart))
		}
	}
	for _, g := range p.gates {
		if g.city == c.feature {
			knee := g.at.Add(g.in.Mul(22))
			out = append(out, brush.Curve(false, g.at, knee, knee.Lerp(heart, 0.6), heart))
		}
	}
	return out
}

// streetDist is how far v lies from the middle of the nearest street.
func (p *tilePlan) streetDist(v brush.V) float64 {
	d := math.Inf(1)
	for _, city := range p.streets {
		for _, s := range city {
			d = math.Min(d, s.Dist(v))
		}
	}
	return d
}

// decorate plans the plots, which are decoration, from a seed.
func (p *tilePlan) decorate(seed uint32) {
	p.seed = seed
	r := brush.NewRand(uint64(seed)*29 + 1)
	want := []int{0, 1, 1, 1, 2}[r.N(5)]
	for try := 0; try < 80 && len(p.plots) < want; try++ {
		v := brush.Pt(r.In(34, tileSide-34), r.In(34, tileSide-34))
		w, h := r.In(27, 40), r.In(17, 26)
		ang := r.In(-0.35, 0.35)
		area := brush.Poly(brush.Pt(v.X-w, v.Y-h), brush.Pt(v.X+w*r.In(0.8, 1.05), v.Y-h*r.In(0.85, 1.1)),
			brush.Pt(v.X+w, v.Y+h), brush.Pt(v.X-w*r.In(0.8, 1.05), v.Y+h*r.In(0.85, 1.1))).Rot(v, ang)
		kind := r.N(4)
		ok := p.free(v) > 12
		for _, q := range area.Split(9)[0].P {
			ok = ok && p.free(q) > 10 && rimDist(q) > 9
		}
		for _, o := range p.plots {
			ok = ok && v.Sub(o.at).Len() > 66
		}
		if ok {
			p.plots = append(p.plots, plot{area, v, ang, kind})
		}
	}
}

// A plot is a piece of worked land, decoration only.
type plot struct {
	area  brush.Path
	at    brush.V
	angle float64
	crop  int
}

// onPlot tells whether v lies on a plot or within d units of one.
func (p *tilePlan) onPlot(v brush.V, d float64) bool {
	for _, q := range p.plots {
		if q.area.Inside(v) || q.area.Dist(v) < d {
			return true
		}
	}
	return false
}
