package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// planSpots finds where a figure stands on each feature.
func (p *tilePlan) planSpots() {
	p.spots = make([]brush.V, len(p.tile.Features))
	for i, f := range p.tile.Features {
		switch f.Kind {
		case carcassonne.City:
			p.spots[i] = p.citySpot(i)
		case carcassonne.Cloister:
			p.spots[i] = p.garden.Add(brush.Pt(p.yard*0.26, p.yard*0.82))
			p.spots[i].Y = math.Min(p.spots[i].Y, tileSide-5)
		}
	}
	for _, r := range p.roads {
		p.spots[r.feature] = p.roadSpot(r)
	}
	for i, f := range p.tile.Features {
		if f.Kind == carcassonne.Field {
			p.spots[i] = p.fieldSpot(i)
		}
		p.take(p.spots[i].Sub(brush.Pt(0, 14)), figureRadius)
	}
}

// citySpot is the heart of a city: its most open place. Houses leave it clear.
func (p *tilePlan) citySpot(feature int) brush.V {
	var area brush.Path
	for _, c := range p.cities {
		if c.feature == feature {
			area = c.area
		}
	}
	if p.nave != nil { // before the cathedral, clear of its door
		return brush.Pt(p.nave.X-62, p.nave.Y+52)
	}
	v, _ := roomiest(func(v brush.V) float64 {
		body := brush.Pt(v.X, v.Y-14)
		if !area.Inside(v) || !area.Inside(brush.Pt(v.X, math.Max(1, v.Y-8))) {
			return -1000
		}
		room := math.Min(p.chart.wallDist(v)*1.1, p.chart.wallDist(body)*1.3)
		room = math.Min(room, math.Min(p.clear(v), p.clear(body))+6)
		room = math.Min(room, math.Min(rimDist(v)*1.5+4, rimDist(body)*1.6+16))
		return math.Min(room, 64) - body.Sub(tileMiddle).Len()*0.06
	})
	return v
}

// roadSpot stands on a road, away from where it meets anything.
func (p *tilePlan) roadSpot(r roadShape) brush.V {
	f := p.feature(r.feature)
	best, most := brush.V{}, math.Inf(-1)
	for _, part := range p.open(r) {
		pts := resampled(part, 3)
		for i, v := range pts {
			room := math.Min(rimDist(v)*1.2, 40)
			for _, o := range p.roads {
				if o.feature != r.feature {
					room = math.Min(room, o.line.Dist(v)-roadWidth/2)
				}
			}
			if p.plaza != nil {
				room = math.Min(room, v.Sub(*p.plaza).Len()-20)
			}
			for _, g := range p.gates {
				room = math.Min(room, v.Sub(g.at).Len()-14)
			}
			room = math.Min(room, p.clear(v)+8)
			if f.Tunnel {
				room = math.Min(room, p.chart.wallDist(v)*1.4)
			}
			if p.tile.Bridge { // not on the bridge, nor under it
				room = math.Min(room, v.Sub(tileMiddle).Len()-40)
			}
			if f.End == carcassonne.NoEnd {
				room -= math.Abs(float64(i)/float64(len(pts))-0.5) * 6
			}
			room += v.Y * 0.002
			if room > most {
				most, best = room, v
			}
		}
	}
	return best
}

// fieldSpot is the roomiest place of a field.
func (p *tilePlan) fieldSpot(feature int) brush.V {
	v, _ := roomiest(func(v brush.V) float64 {
		if p.lands.featureAt(v) != int8(feature) || p.lands.featureAt(brush.Pt(v.X, v.Y-4)) != int8(feature) {
			return -1000
		}
		lying := brush.Pt(v.X, v.Y-10) // the farmer is 54 wide and 27 high
		room := math.Min(p.openLand(v), p.openLand(lying))
		room = math.Min(room, math.Min(math.Min(v.X, tileSide-v.X)-16, math.Min(v.Y-12, tileSide-v.Y+2)))
		room = math.Min(room, p.clear(lying)-6)
		return math.Min(room, 36) - v.Sub(tileMiddle).Len()*0.04
	})
	return v
}
