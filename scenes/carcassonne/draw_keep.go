package carcassonne

import (
	"slices"

	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// A keep stands at the heart of a finished city, so that the land shows from afar what has
// been built on it.
type keep struct {
	at    carcassonne.Place
	tiles int // of the city
}

// leastKeep is how many tiles a city has at least that a keep stands in.
const leastKeep = 3

// keepsOf adds the keeps of a position to a list: each on the piece of its city that most
// of the others lie round.
func (m landPart) keepsOf(list []keep) []keep {
	for _, o := range m.s.Objects(carcassonne.City) {
		if !o.Complete() || o.Tiles < leastKeep {
			continue
		}
		best, most := first(o.Places), -1
		for _, p := range o.Places {
			beside := 0
			for _, q := range o.Places {
				if dx, dy := q.At.X-p.At.X, q.At.Y-p.At.Y; dx*dx+dy*dy == 1 {
					beside++
				}
			}
			if beside > most || beside == most && comesBefore(p, best) {
				best, most = p, beside
			}
		}
		list = append(list, keep{best, o.Tiles})
	}
	slices.SortFunc(list, func(a, b keep) int { return int(a.at.At.Y) - int(b.at.At.Y) })
	return list
}

// comesBefore orders places from the north west on.
func comesBefore(p, q carcassonne.Place) bool {
	if p.At.Y != q.At.Y {
		return p.At.Y < q.At.Y
	}
	return p.At.X < q.At.X
}

// drawKeeps draws the keeps as far as tiles are drawn calm; near by, the painted town
// shows itself.
func (m landPart) drawKeeps(c *ui.Canvas) {
	share := calmShare(tilePixels(c, m.Camera.Scale), m.Reduced)
	if share == 0 {
		return
	}
	m.living() // finds them
	tint := ui.White
	tint.A = uint8(255 * share)
	for _, k := range m.board.life.keeps {
		p := m.onCanvas(m.standAt(k.at, 0))
		size := side * m.Camera.Scale * min(0.8, 0.5+0.03*float64(k.tiles))
		ui.Icon(c, "city", p.X, p.Y-size*0.3, size, tint)
	}
}
