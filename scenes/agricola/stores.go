package agricola

import (
	"math"
	"slices"

	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// Where the goods of the seat that is looked at lie, and what the harvest takes of them.

// shown are the goods that lie on the plate of goods, in their places: all that the game
// has, but without food and fuel where what the harvest takes tells those.
func (m ownedPart) shown() (list []box.Good) {
	for g := box.Good(0); g < box.Goods; g++ {
		switch {
		case m.Frame.Layout != ui.Compact && (g == box.Food || g == box.Fuel):
		case m.s.SpecialCards() == 0 && (g == box.Fuel || g == box.Horse):
		default:
			list = append(list, g)
		}
	}
	return list
}

// stores is the panel of needs and goods, where they share one.
func (p *places) stores() ui.Rect { return p.needs.Or(p.score).Or(p.goods).Or(p.points) }

// threeRows is how high the goods of a telephone are that lie in three rows.
const threeRows = 56.0

// goodBox is where a good of the seat that is looked at lies.
func (m ownedPart) goodBox(g box.Good) ui.Rect {
	list := m.shown()
	i := slices.Index(list, g)
	if i < 0 { // it is told beside what the harvest takes of it
		return m.needBox(g)
	}
	r, rows := m.at.goods, 1
	switch {
	case m.Frame.Layout == ui.Compact && r.H >= threeRows:
		rows = 3
	case r.H > 32:
		rows = 2
	}
	if m.Frame.Layout == ui.Compact { // its panel's edge is as wide as a figure
		r.X, r.W = r.X+3, r.W-6
	}
	columns := (len(list) + rows - 1) / rows
	w, h := r.W/float64(columns), r.H/math.Ceil(float64(len(list))/float64(columns))
	return ui.Rect{X: r.X + float64(i%columns)*w, Y: r.Y + float64(i/columns)*h, W: w, H: h}
}

// needBox is where food or fuel are told beside what the harvest takes.
func (m ownedPart) needBox(g box.Good) ui.Rect {
	r := m.at.needs
	from := m.needsFrom()
	half := (m.needsEnd() - from) / 2
	if g == box.Fuel {
		from += half
	}
	return ui.Rect{X: from, Y: r.Y, W: half, H: r.H}
}

// needsEnd is where what the harvest takes ends: before the begging markers, if there are any.
func (m ownedPart) needsEnd() float64 {
	end := m.at.needs.X + m.at.needs.W - 3
	if begs := int(m.s.Player(m.seen).Begging); begs > 0 {
		end -= 18 + ui.Name.Width(number(begs))
	}
	return end
}

// goodSpot is where a good is clicked: one that is told with figures on its picture only, for the
// figures are pointed at to read them.
func (m ownedPart) goodSpot(g box.Good) ui.Rect {
	r := m.goodBox(g)
	if !slices.Contains(m.shown(), g) {
		r.W = math.Min(r.W, m.needSize()+leastSpot)
	}
	return r
}

// leastSpot is how much wider than its picture such a good is clicked.
const leastSpot = 3.0

// needSize is how large what the harvest takes is drawn.
func (m ownedPart) needSize() float64 {
	if m.Frame.Layout == ui.Compact {
		return 13
	}
	return math.Min(19, m.at.needs.H-4)
}

// needRole is how its numbers are written.
func (m ownedPart) needRole() ui.Role {
	if m.Frame.Layout == ui.Compact {
		return ui.Name
	}
	return ui.Number
}

// needsFrom is where what the harvest takes is told, behind the round of the harvest.
func (m ownedPart) needsFrom() float64 {
	return m.at.needs.X + 6 + m.needSize() + m.needRole().Width("14") + outlookGap
}

// outlookGap is the space behind an outlook.
const outlookGap = 8.0
