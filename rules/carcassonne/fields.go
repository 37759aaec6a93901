package carcassonne

import (
	"cmp"
	"slices"
)

// Fields are what cities and roads leave over. Going round the rim of a tile
// there are twelve places: each edge's first half, its middle, where a road
// leaves, and its second half. Everything built that hangs together (a city,
// the roads of a junction, a road and the gate or cloister it ends at) is one
// obstacle, and two half-edges belong to one field unless an obstacle lies
// between them on either way round.

const rim = 12

// rimOf is where a half-edge lies on the rim.
func rimOf(h int) int { return 3*(h/2) + 2*(h%2) }

// A divider is one obstacle: the rim places it takes, in order, and the city or
// road at each.
type divider struct {
	places []int
	at     []int
}

// gap is the stretch of rim a place lies in: the number of the divider's place after it.
func (d *divider) gap(place int) int {
	n := 0
	for n < len(d.places) && d.places[n] < place {
		n++
	}
	return n % len(d.places)
}

// derive adds the fields unless the table wrote them, numbered in the order of
// one half-edge of each.
func (t *Tile) derive(order []Half) {
	if slices.ContainsFunc(t.Features, func(f Feature) bool { return f.Kind == Field }) {
		return
	}
	dividers, taken := t.dividers()
	var fields []Feature
	var where [][]int
	for h := range 8 {
		if taken[rimOf(h)] {
			continue
		}
		var gaps []int
		for i := range dividers {
			gaps = append(gaps, dividers[i].gap(rimOf(h)))
		}
		i := slices.IndexFunc(where, func(g []int) bool { return slices.Equal(g, gaps) })
		if i < 0 {
			i = len(where)
			where = append(where, gaps)
			fields = append(fields, Feature{Kind: Field, Good: NoGood, EndsAt: -1, Borders: t.borders(dividers, gaps)})
		}
		fields[i].Halves |= 1 << h
	}
	slices.SortStableFunc(fields, func(a, b Feature) int { return cmp.Compare(rank(a, order), rank(b, order)) })
	for i := range fields {
		fields[i].ID = "f" + string(rune('1'+i))
	}
	t.Features = append(t.Features, fields...)
}

func rank(f Feature, order []Half) int {
	return slices.IndexFunc(order, func(h Half) bool { return f.Halves>>h&1 != 0 })
}

// dividers are the obstacles that reach the rim, and which places they take.
func (t *Tile) dividers() (list []divider, taken [rim]bool) {
	group := make([]int, len(t.Features))
	for i := range group {
		group[i] = i
	}
	join := func(a, b int) {
		for i, g := range group {
			if g == b && a != b {
				group[i] = a
			}
		}
	}
	junction := -1
	for i, f := range t.Features {
		if f.EndsAt >= 0 {
			join(group[f.EndsAt], group[i])
		}
		if f.End == AtJunction {
			if junction >= 0 {
				join(group[junction], group[i])
			}
			junction = i
		}
	}
	var byGroup [16]divider
	for place := range rim {
		for i, f := range t.Features {
			atMiddle := place%3 == 1
			if f.Edges>>(place/3)&1 != 0 && !f.Tunnel && (f.Kind == City || atMiddle) {
				d := &byGroup[group[i]]
				d.places, d.at = append(d.places, place), append(d.at, i)
				taken[place] = true
			}
		}
	}
	for _, d := range byGroup {
		if len(d.places) > 0 {
			list = append(list, d)
		}
	}
	return list, taken
}

// borders are the cities beside the field that lies in these gaps: those of an
// obstacle at either end of its gap, a gate standing for its city, unless
// another obstacle lies between.
func (t *Tile) borders(dividers []divider, gaps []int) (cities uint16) {
	for i := range dividers {
		d := &dividers[i]
		hidden := false
		for j := range dividers {
			hidden = hidden || i != j && dividers[j].gap(d.places[0]) != gaps[j]
		}
		if hidden {
			continue
		}
		n := len(d.places)
		for _, at := range [2]int{d.at[gaps[i]], d.at[(gaps[i]+n-1)%n]} {
			if e := t.Features[at].EndsAt; e >= 0 {
				at = int(e)
			}
			if t.Features[at].Kind == City {
				cities |= 1 << at
			}
		}
	}
	return cities
}
