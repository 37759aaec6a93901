package carcassonne

import (
	"embed"
	"fmt"

	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

//go:embed lessons
var lessonFiles embed.FS

// lessons are told by Gaston, an old road builder.
func lessons(b *Board) board.Lessons {
	l := board.LessonsIn(lessonFiles, "builder/plum", b.moment, lessonSpots)
	l.Notes = notes
	return l
}

// What stands on a tile rises over its edges by these shares of its width: towers at the upper
// edge, wall at the sides.
const (
	overTop  = 0.09
	overSide = 0.03
)

// outstanding is the area of a laid tile with what rises over its edges.
func outstanding(tile ui.Rect) ui.Rect {
	r := tile.Inset(-overSide * tile.W)
	top := (overTop - overSide) * tile.W
	r.Y, r.H = r.Y-top, r.H+top
	return r
}

// lessonSpots are where things lie: hand, pieces, piece NAME, plate SEAT, cell X,Y, lenses; score is the scoring
// track, and count the strip over the map where the end is counted, once the last tile lies; what is held is
// the tile in hand, and the stage is the tile that has risen, else all tiles laid, as far as they show.
var lessonSpots = board.Spots[*moment]{
	"hand":   board.There(func(m *moment) ui.Rect { return m.at.hand }),
	"held":   board.There(func(m *moment) ui.Rect { return m.at.hand }),
	"pieces": board.There(func(m *moment) ui.Rect { return m.at.panel }),
	"plate":  func(m *moment, which string) (ui.Rect, bool) { return board.Plate(m.at.plates, which) },
	"stage": func(m *moment, _ string) (ui.Rect, bool) {
		if m.stands().rises() {
			return m.raisedTo(), true
		}
		land := extent(m.s).Inset(side)
		p := m.onCanvas(ui.Point{X: land.X, Y: land.Y})
		return ui.Rect{X: p.X, Y: p.Y, W: land.W * m.Camera.Scale, H: land.H * m.Camera.Scale}.And(m.Frame.Map), true
	},
	"lenses": board.There(func(m *moment) ui.Rect { return m.at.lenses[0].Or(m.at.lenses[len(m.at.lenses)-1]) }),
	"score":  func(m *moment, _ string) (ui.Rect, bool) { return m.land().trackBox() },
	"count": func(m *moment, _ string) (ui.Rect, bool) {
		if m.s.Left() > 0 || m.s.Hand() != carcassonne.NoKind {
			return ui.Rect{}, false
		}
		q := m.counting().layRace()
		return q.r, true
	},
	"piece": func(m *moment, which string) (ui.Rect, bool) {
		for i, c := range m.seats().choiceCells() {
			if c.has && (c.fairy && which == "fairy" || !c.fairy && figureNames[c.figure] == which) {
				return m.at.piece[i], true
			}
		}
		return ui.Rect{}, false
	},
	"cell": func(m *moment, which string) (ui.Rect, bool) {
		var at carcassonne.Pos
		if n, _ := fmt.Sscanf(which, "%d,%d", &at.X, &at.Y); n != 2 {
			return ui.Rect{}, false
		}
		if _, laid := m.s.TileAt(at); laid {
			return outstanding(m.cellArea(at)), true
		}
		return m.cellArea(at), true
	},
}
