package carcassonne

import (
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// spriteAt draws a sprite if there is one.
func spriteAt(c *ui.Canvas, name string, p ui.Point, k float64) bool {
	s, ok := assets.Find(name)
	if ok {
		c.Sprite(s, p.X, p.Y, k)
	}
	return ok
}

// A choiceCell is one of the pieces that can be chosen.
type choiceCell struct {
	id     string
	piece  int8
	figure carcassonne.Figure
	fairy  bool
	has    bool // the game has it
	left   int
	can    bool // it can be chosen now
}

// choiceCells are the pieces of the choice, in order.
func (m seatsPart) choiceCells() (list []choiceCell) {
	has, left := m.s.Has(), m.s.Supply(m.own)
	for f := carcassonne.Small; f <= carcassonne.Pig; f++ {
		cell := choiceCell{id: "piece " + carcassonne.FigureIDs[f], piece: int8(f) + 1, figure: f, has: has[f] > 0,
			left: int(left[f])}
		for _, a := range m.Picked {
			cell.can = cell.can || a.Kind() == carcassonne.KindFigure && carcassonne.FigureOf(a) == f
		}
		list = append(list, cell)
	}
	fairy := choiceCell{id: "piece fairy", piece: fairyChoice, fairy: true, has: playsDragon(m.s), left: 1,
		can: m.kinds[carcassonne.KindFairy] > 0}
	return append(list, fairy)
}

// chosenPiece is the number of the cell that a click on the map means, or -1.
func (m seatsPart) chosenPiece() int {
	if d := int(m.draft.piece); d != anyPiece {
		return d - 1
	}
	if m.stands().fairyChosen() {
		return fairyChoice - 1
	}
	last := m.s.Last().At
	for _, s := range m.spots() {
		if s.At == last {
			return int(s.figure)
		}
	}
	return -1
}

// drawPieces draws the choice of the piece to be placed.
func (m seatsPart) drawPieces(c *ui.Canvas) {
	if m.Frame.Layout != ui.Compact {
		ui.Panel(c, m.at.panel)
	}
	look := palette.Seats[m.Seats[m.own].Look]
	chosen := m.chosenPiece()
	choosing := m.kinds[carcassonne.KindFigure]+m.kinds[carcassonne.KindFairy] > 0
	for i, cell := range m.choiceCells() {
		if !cell.has {
			continue
		}
		r := m.at.piece[i]
		ground := palette.PaperDim
		switch {
		case cell.can && m.Hover == cell.id:
			ground = palette.Cream
		case !cell.can:
			ground = palette.Faded
		}
		if i == chosen && choosing {
			ui.Frame(c, r)
		}
		ui.Plate(c, r, ground)
		tint := ui.White
		if !cell.can && choosing || cell.left == 0 {
			tint = palette.Alpha(ui.White, 0.4)
		}
		tall := r.H * 0.74
		name, color := figureNames[cell.figure]+"/"+look.ID, look.Fill
		if cell.fairy {
			name, color = "fairy", palette.Cream
		}
		if cell.figure == carcassonne.Pig {
			tall *= 0.8
		}
		board.Piece(c, name, r.X+r.W/2, r.Y+r.H*0.9, tall, color, tint)
		if cell.left > 1 {
			text := strconv.Itoa(cell.left)
			half := ui.Point{X: board.TagWidth(text, ui.Number) / 2, Y: (ui.Number.Capital() + 5) / 2}
			board.Tag(c, ui.Point{X: r.X + r.W - half.X - 1, Y: r.Y + r.H - half.Y - 1}, text, ui.Number, palette.Cream)
		}
	}
	if m.at.says.W > 0 {
		role, text := board.FitIn(m.pieceLine(), m.at.says.W, ui.Body, ui.Dense, ui.Least)
		c.Write(m.at.says.X, m.at.says.Y+12, text, role, palette.InkSoft)
	}
}

// pieceLine says what the piece under the pointer brings, or what there is to do.
func (m seatsPart) pieceLine() string {
	for _, s := range m.spots() {
		if spotID(s.Place) == m.Hover {
			return m.spotLine(s)
		}
	}
	switch {
	case m.stands().fairyChosen():
		return m.say("line.fairy")
	case m.kinds[carcassonne.KindRemove] > 0:
		return m.say("line.remove")
	case len(m.spots()) > 0:
		return m.say("line.spots")
	}
	return ""
}

// spotLine is a place for a figure in a few words.
func (m seatsPart) spotLine(s spot) string {
	switch s.figure {
	case carcassonne.Builder:
		return m.say("line.builder", m.kind(s.kind))
	case carcassonne.Pig:
		return m.say("line.pig", m.points(m.stands().spotWorth(s)))
	}
	return m.say("line.follower", m.say("who."+kindNames[s.kind]), m.points(m.stands().spotWorth(s)))
}
