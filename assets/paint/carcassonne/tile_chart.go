package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
)

// wallDist is how far v lies from the nearest wall.
func (s *tileShape) wallDist(v brush.V) float64 {
	d := math.Inf(1)
	for _, c := range s.cities {
		for _, w := range c.walls {
			d = math.Min(d, w.Dist(v))
		}
	}
	return d
}

// roadDist is how far v lies from the middle of the nearest road, lane or
// square.
func (s *tileShape) roadDist(v brush.V) float64 {
	d := math.Inf(1)
	for _, r := range s.roads {
		d = math.Min(d, r.line.Dist(v))
	}
	for _, l := range s.lanes {
		d = math.Min(d, l.Dist(v))
	}
	if s.plaza != nil {
		d = math.Min(d, v.Sub(*s.plaza).Len()-plazaX+roadWidth/2)
	}
	return d
}

// A chart keeps the distances to walls and roads of a tile on a lattice, for
// planning asks for them many thousand times.
type chart struct {
	wall, road [chartPoints * chartPoints]float64
}

const (
	chartStep   = 4
	chartPoints = int(tileSide)/chartStep + 1
)

func chartOf(s *tileShape) *chart {
	coarse := &tileShape{plaza: s.plaza}
	for _, c := range s.cities {
		k := cityShape{}
		for _, w := range c.walls {
			k.walls = append(k.walls, brush.Line(resampled(w, 9)...))
		}
		coarse.cities = append(coarse.cities, k)
	}
	for _, r := range s.roads {
		for _, p := range s.open(r) {
			coarse.roads = append(coarse.roads, roadShape{line: brush.Line(resampled(p, 9)...)})
		}
	}
	for _, l := range s.lanes {
		coarse.lanes = append(coarse.lanes, brush.Line(resampled(l, 9)...))
	}
	ch := &chart{}
	for y := range chartPoints {
		for x := range chartPoints {
			v := brush.Pt(float64(x)*chartStep, float64(y)*chartStep)
			ch.wall[y*chartPoints+x] = math.Min(1000, coarse.wallDist(v))
			ch.road[y*chartPoints+x] = math.Min(1000, coarse.roadDist(v))
		}
	}
	return ch
}

func (ch *chart) wallDist(v brush.V) float64 { return between(&ch.wall, v) }
func (ch *chart) roadDist(v brush.V) float64 { return between(&ch.road, v) }

// between interpolates on the lattice.
func between(a *[chartPoints * chartPoints]float64, v brush.V) float64 {
	x := math.Max(0, math.Min(tileSide-0.001, v.X)) / chartStep
	y := math.Max(0, math.Min(tileSide-0.001, v.Y)) / chartStep
	ix, iy := int(x), int(y)
	fx, fy := x-float64(ix), y-float64(iy)
	i := iy*chartPoints + ix
	top := a[i]*(1-fx) + a[i+1]*fx
	low := a[i+chartPoints]*(1-fx) + a[i+chartPoints+1]*fx
	return top*(1-fy) + low*fy
}
