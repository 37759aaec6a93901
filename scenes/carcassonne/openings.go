package carcassonne

import (
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// An opening is a side of a tile at which a road or city goes on into an empty cell.
type opening struct {
	at   carcassonne.Pos
	side carcassonne.Side
}

// openings are those of an object.
func openings(s *carcassonne.State, o *carcassonne.Object) (list []opening) {
	for _, p := range o.Places {
		laid, _ := s.TileAt(p.At)
		edges := carcassonne.Tiles[laid.Kind].Features[p.Feature].Edges
		for d := carcassonne.North; d <= carcassonne.West; d++ {
			if edges>>d&1 == 0 {
				continue
			}
			side := (d + carcassonne.Side(laid.Turn)) & 3
			if _, lies := s.TileAt(p.At.Next(side)); !lies {
				list = append(list, opening{p.At, side})
			}
		}
	}
	return list
}

// drawOpenings marks where roads and cities stay open that the tile in hand continues on a cell: all of
// a player's, and those that nobody has claimed.
func (m landPart) drawOpenings(c *ui.Canvas, at carcassonne.Pos, turn int, lift ui.Point) {
	for _, a := range m.Picked {
		if !m.aims().placeAt(cell{at: at, turn: turn})(a) {
			continue
		}
		laid := m.s.Clone().(*carcassonne.State)
		laid.Do(a, nil)
		for _, o := range continued(laid, at) {
			for _, open := range openings(laid, &o) {
				p := m.cellAt(open.at)
				if open.at == at {
					p = lift
				}
				m.drawOpening(c, p, sides[open.side])
			}
		}
	}
}

// drawOpening is an arrow out of a tile.
func (m landPart) drawOpening(c *ui.Canvas, p, v ui.Point) {
	k := m.Camera.Scale
	tip := ui.Point{X: p.X + v.X*0.5*side*k, Y: p.Y + v.Y*0.5*side*k}
	size := max(34*k, 5)
	arrow(c, ui.Point{X: tip.X - v.X*size/2, Y: tip.Y - v.Y*size/2}, v, size+2, palette.Ink)
	arrow(c, ui.Point{X: tip.X - v.X*size/2, Y: tip.Y - v.Y*size/2}, v, size, palette.UIGold)
}
