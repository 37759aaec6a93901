package table

import (
	"cmp"
	"slices"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A turn says when Tab comes to a target: first to what answers the question, on the map and
// beside it; then to what changes how that is meant, to what leaves the question open, to the
// buttons, the red one before the others, and to what only looks at something. Where nothing but
// buttons answers, the red one comes first.
type turn int

const (
	proposal turn = iota
	answersOnMap
	answers
	presets
	asides
	buttons
	looks
)

// turnOf is when Tab comes to a target.
func (c *choice) turnOf(g *board.Target) turn {
	switch {
	case g.Fits == nil && g.Sets == nil:
		return looks
	case g.Button > 0:
		return buttons
	case c.leavesOpen(g):
		return asides
	case c.at.Presets(g):
		return presets
	case g.OnMap:
		return answersOnMap
	}
	return answers
}

// leavesOpen says that a click on a target comes to nothing but actions that leave the question
// open, while there are others.
func (c *choice) leavesOpen(g *board.Target) bool {
	side := c.match.Title().Side
	if side == nil || g.Fits == nil {
		return false
	}
	answer := func(a rules.Action) bool { return !side(a) }
	return slices.ContainsFunc(c.v.Picked, answer) && !slices.ContainsFunc(c.at.Click(g).Picked(), answer)
}

// inTurn are the indices of the targets in the order in which Tab comes to them. A click has the
// other order, that of the list, in which what lies on other things comes later.
func (c *choice) inTurn(list []board.Target) (order []int) {
	of := make([]turn, len(list))
	for i := range list {
		of[i], order = c.turnOf(&list[i]), append(order, i)
	}
	if onBoard := func(t turn) bool { return t <= presets }; !slices.ContainsFunc(of, onBoard) {
		for i := range of {
			if of[i] == buttons && list[i].Primary {
				of[i] = proposal
			}
		}
	}
	red := func(i int) int {
		if list[i].Primary {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if of[a] != of[b] || of[a] != buttons {
			return cmp.Compare(of[a], of[b])
		}
		return cmp.Or(red(a)-red(b), list[a].Button-list[b].Button)
	})
	for from := 0; from < len(order); {
		to := from
		for to < len(order) && of[order[to]] == of[order[from]] {
			to++
		}
		if of[order[from]] != buttons {
			read(list, order[from:to])
		}
		from = to
	}
	return order
}

// read sorts targets as one reads: row by row from the top, each from the left.
func read(list []board.Target, order []int) {
	at := func(i int) ui.Point { return list[i].Area.Center() }
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(at(a).Y, at(b).Y) })
	for from := 0; from < len(order); {
		first := list[order[from]].Area
		low, to := first.Center().Y+first.H/2, from+1 // the first itself, whatever its height
		for to < len(order) && at(order[to]).Y <= low {
			to++
		}
		slices.SortStableFunc(order[from:to], func(a, b int) int { return cmp.Compare(at(a).X, at(b).X) })
		from = to
	}
}
