package carcassonne

import (
	"embed"
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

//go:embed lessons
var lessonFiles embed.FS

// spot is where a thing lies: hand, pieces, piece NAME, plate SEAT, cell X,Y;
// the stage is all tiles laid, as far as they show.
func (b *Board) spot(v *board.View, name string) (ui.Rect, bool) {
	m := b.moment(v)
	kind, which, _ := strings.Cut(name, " ")
	switch kind {
	case "stage":
		land := extent(m.s).Inset(side)
		p := m.onCanvas(ui.Point{X: land.X, Y: land.Y})
		return ui.Rect{X: p.X, Y: p.Y, W: land.W * m.Camera.Scale, H: land.H * m.Camera.Scale}.And(m.Frame.Map), true
	case "hand":
		return m.at.hand, true
	case "pieces":
		return m.at.panel, true
	case "piece":
		for i, c := range m.seats().choiceCells() {
			if c.has && (c.fairy && which == "fairy" || !c.fairy && figureNames[c.figure] == which) {
				return m.at.piece[i], true
			}
		}
	case "plate":
		if n, err := strconv.Atoi(which); err == nil && n >= 1 && n <= len(m.at.plates) {
			return m.at.plates[n-1], true
		}
	case "cell":
		var at carcassonne.Pos
		if n, _ := fmt.Sscanf(which, "%d,%d", &at.X, &at.Y); n == 2 {
			return m.cellArea(at), true
		}
	}
	return ui.Rect{}, false
}
