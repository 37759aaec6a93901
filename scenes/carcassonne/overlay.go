package carcassonne

import (
	"math"
	"slices"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// The lenses.
const (
	pointsLens = "points" // what all would have in the end
	fieldsLens = "fields" // whose each field is, and what it brings
	valuesLens = "values" // what each open road, city and cloister is worth, and who leads
	tilesLens  = "tiles"  // what is left in the bag, and what fits the gap under the pointer
)

// lenses shows more about the position.
func (b *Board) lenses(v *board.View) (list []board.Lens) {
	m := b.moment(v)
	for i, l := range [...]struct {
		id, icon string
		key      byte
	}{{pointsLens, "crown", 'P'}, {fieldsLens, "field", 'F'}, {valuesLens, "star", 'V'}, {tilesLens, "tile", 'T'}} {
		list = append(list, board.Lens{ID: l.id, Key: input.KeyA + input.Key(l.key-'A'), Icon: l.icon,
			Label: m.say("lens." + l.id), Area: m.at.lenses[i]})
	}
	return list
}

// drawLensOnLand draws what a lens shows under the figures: whose the land is,
// and the gaps that nothing fits any more.
func (m lensPart) drawLensOnLand(c *ui.Canvas) {
	switch m.Lens {
	case fieldsLens, valuesLens:
		for _, o := range m.lensObjects() {
			m.washLeaders(c, &o)
		}
	case tilesLens:
		m.drawGaps(c)
	}
}

// drawLensOnTop draws what a lens shows over everything on the map.
func (m lensPart) drawLensOnTop(c *ui.Canvas) {
	switch m.Lens {
	case fieldsLens, valuesLens:
		var list []label
		for _, o := range m.lensObjects() {
			list = append(list, m.labelOf(&o))
		}
		m.drawLabels(c, list)
	case tilesLens:
		m.drawBag(c)
	}
}

// lensObjects are the objects that the lens tells of: fields that somebody
// stands on or that border a finished city, or what is open and not a field.
func (m lensPart) lensObjects() (list []carcassonne.Object) {
	if m.Lens == fieldsLens {
		for _, o := range m.s.Objects(carcassonne.Field) {
			if len(o.Leaders) > 0 || len(o.Cities) > 0 {
				list = append(list, o)
			}
		}
		return list
	}
	for _, kind := range [...]carcassonne.FeatureKind{carcassonne.Road, carcassonne.City, carcassonne.Cloister} {
		for _, o := range m.s.Objects(kind) {
			if !o.Complete() {
				list = append(list, o)
			}
		}
	}
	return list
}

// washLeaders lays the colours of those who lead over an object, tile by tile
// in turn where they share it; cream where nobody stands.
func (m lensPart) washLeaders(c *ui.Canvas, o *carcassonne.Object) {
	if len(o.Leaders) == 0 {
		m.land().washObject(c, o, palette.Cream, 0.3)
		return
	}
	for i, seat := range o.Leaders {
		part := *o
		part.Places = nil
		for n, p := range o.Places {
			if n%len(o.Leaders) == i {
				part.Places = append(part.Places, p)
			}
		}
		m.land().washObject(c, &part, palette.Light(m.land().seatColor(seat), 0.2), 0.5)
	}
}

// A label is a few values in a row over an object, each with the medal of a
// seat or without.
type label struct {
	at     ui.Point
	parts  []labelPart
	weight int // the higher come first where there is not room for all
}

type labelPart struct {
	seat rules.Seat // Nobody: no medal
	text string
}

// labelOf is what the lens says about an object.
func (m lensPart) labelOf(o *carcassonne.Object) label {
	l := label{at: m.labelAt(o), weight: 4 * o.Now}
	switch {
	case o.Kind == carcassonne.Field && len(o.Leaders) == 0:
		worth := strconv.Itoa(m.s.CityWorth() * len(o.Cities))
		l.parts, l.weight = []labelPart{{rules.Nobody, worth}}, fewPoints*len(o.Cities)
	case o.Kind == carcassonne.Field:
		for _, seat := range m.help().reapers(o) {
			l.parts = append(l.parts, labelPart{seat, strconv.Itoa(o.Farm[seat])})
			l.weight = 1000 + o.Farm[seat]
		}
	default:
		worth := strconv.Itoa(o.Now) + "/" + strconv.Itoa(o.Completed)
		if len(o.Leaders) == 0 {
			l.parts = []labelPart{{rules.Nobody, worth}}
			break
		}
		l.weight += 1000
		for i, seat := range o.Leaders {
			text := ""
			if i == len(o.Leaders)-1 {
				text = worth
			}
			l.parts = append(l.parts, labelPart{seat, text})
		}
	}
	return l
}

// labelAt is where on the canvas an object is labelled: beside a figure on it,
// else on its piece that lies nearest to its middle.
func (m lensPart) labelAt(o *carcassonne.Object) ui.Point {
	for _, f := range m.stands().figures() {
		if len(o.Leaders) > 0 && f.Seat == o.Leaders[0] &&
			m.s.SameObject(o.Places[0], carcassonne.Place{At: f.At, Feature: f.Feature}) {
			p := m.onCanvas(f.foot)
			return ui.Point{X: p.X, Y: p.Y + 8}
		}
	}
	var mid ui.Point
	for _, p := range o.Places {
		q := m.standAt(p, 0)
		mid.X, mid.Y = mid.X+q.X/float64(len(o.Places)), mid.Y+q.Y/float64(len(o.Places))
	}
	best, far := ui.Point{}, math.Inf(1)
	for _, p := range o.Places {
		q := m.standAt(p, 0)
		if d := math.Hypot(q.X-mid.X, q.Y-mid.Y); d < far {
			best, far = q, d
		}
	}
	return m.onCanvas(best)
}

// labelHigh is the height of a label, medalSize the radius of a medal on it.
// Where a tile is less than manyTiles wide, what nobody stands on is labelled
// only if its weight is at least fewPoints.
const (
	labelHigh = 16.0
	medalSize = 6.0
	manyTiles = 44.0
	fewPoints = 12
)

// drawLabels draws the labels that have room, the most important first.
func (m lensPart) drawLabels(c *ui.Canvas, list []label) {
	slices.SortStableFunc(list, func(a, b label) int { return b.weight - a.weight })
	var taken []ui.Rect
	far := side*m.Camera.Scale < manyTiles
	for _, l := range list {
		if !m.Frame.Map.Contains(l.at) || far && l.weight < fewPoints {
			continue
		}
		wide := 6.0
		for _, p := range l.parts {
			wide += p.width()
		}
		for _, dy := range [...]float64{0, labelHigh + 2, -labelHigh - 2} {
			r := ui.Rect{X: l.at.X - wide/2, Y: l.at.Y - labelHigh/2 + dy, W: wide, H: labelHigh}.Snap()
			if slices.ContainsFunc(taken, r.Overlaps) {
				continue
			}
			taken = append(taken, r)
			m.drawLabel(c, r, l)
			break
		}
	}
}

func (p labelPart) width() float64 {
	w := 0.0
	if p.seat >= 0 {
		w += 2*medalSize + 2
	}
	if p.text != "" {
		w += ui.Body.Width(p.text) + 3
	}
	return w
}

func (m lensPart) drawLabel(c *ui.Canvas, r ui.Rect, l label) {
	ground, ink := palette.Cream, palette.Ink
	if l.parts[0].seat < 0 {
		ground, ink = palette.PaperDim, palette.InkSoft
	}
	c.Fill(r, ink)
	c.Fill(r.Inset(c.Px()), ground)
	x := r.X + 3
	for _, p := range l.parts {
		w := p.width()
		at := x
		if p.seat >= 0 {
			ui.Medal(c, x+medalSize, r.Y+r.H/2, medalSize, m.Seats[p.seat].Look)
			at += 2*medalSize + 2
		}
		c.Write(at, r.Y+12.5, p.text, ui.Body, ink)
		x += w
	}
}
