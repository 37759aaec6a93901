package agricola

import (
	"math"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// places is where everything lies on a canvas of one size, but for the action
// spaces, of which not every game has as many: see grid.
type places struct {
	w, h  float64
	seats int
	cards bool // players have cards in hand
	frame board.Frame

	spaces  ui.Rect   // the room of the action spaces and special cards
	track   ui.Rect   // which round it is
	farm    ui.Rect   // of the seat that is looked at
	goods   ui.Rect   // what it has
	front   ui.Rect   // the improvements before it
	rivals  []ui.Rect // the others, in the order of seats
	needs   ui.Rect   // what the next harvest takes
	score   ui.Rect   // the button of the score sheets, beside it
	points  ui.Rect   // the points of the seat that is looked at, beside that button
	pointer ui.Rect   // what is under the pointer; none where the preview says it
	preview ui.Rect   // the same at length, and the tray; in compact the log lies there
	opener  ui.Rect   // the button of the supply board
	supply  ui.Rect   // the supply board, while it is open
	hand    ui.Rect   // the cards in hand
	sort    ui.Rect   // the button that sorts them, at their right end
	dense   bool      // rivals have a single line

	stage   stage   // what lies beside the farm on it; nothing off it
	onStage *places // the same canvas with the farm on the stage, in a harvest
	onYard  *places // and while animals have no place
}

// A stage is what lies beside the farm while that is large: through a harvest, and while
// animals have no place.
type stage struct {
	on     bool
	off    *places   // off the stage
	ribbon ui.Rect   // the steps of the harvest, over the farm
	table  ui.Rect   // where the farm lies off the stage
	seats  []ui.Rect // how each seat fares, in the order of play; none where there is no room
}

// layOut lays out a canvas for so many seats, with or without cards in hand.
func layOut(s board.Site) *places {
	w, h, l, seats, cards := s.W, s.H, s.Layout, s.Seats, s.Cards
	p := &places{w: w, h: h, seats: seats, cards: cards, dense: seats > 4}
	p.frame.Layout = l
	p.frame.Canvas = ui.Rect{W: w, H: h}
	switch {
	case l != ui.Compact:
		p.table()
	case w >= wideCompact:
		p.compactWide()
	default:
		p.compact()
	}
	if cards {
		side := 16.0
		switch l {
		case ui.Roomy:
			side = 22
		case ui.Compact:
			side = 12
		}
		p.sort = ui.Rect{X: p.hand.X + p.hand.W - side - 3, Y: p.hand.Y + 4, W: side, H: side}
	}
	side := math.Max(22, p.needs.H)
	p.score = ui.Rect{X: p.needs.X + p.needs.W - side, Y: p.needs.Y, W: side, H: p.needs.H}
	p.needs.W -= side + 3
	if l == ui.Compact {
		p.needs.W -= compactPoints
		p.points = ui.Rect{X: p.needs.X + p.needs.W, Y: p.needs.Y, W: compactPoints, H: p.needs.H}
	} else {
		p.goods.W -= pointsWide
		p.points = ui.Rect{X: p.goods.X + p.goods.W, Y: p.goods.Y, W: pointsWide, H: p.goods.H}
	}
	for range seats { // whoever looks has its own goods there
		p.frame.Plates = append(p.frame.Plates, p.goods)
	}
	return p
}

// How wide the points are told: under the button of the score sheets, or before it on a telephone.
const pointsWide, compactPoints = 36.0, 25.0

// pile lays out boxes of w x h under each other, and gives where the last ends.
func pile(n int, x, y, w, h, pitch float64) (boxes []ui.Rect, end float64) {
	for i := range n {
		boxes = append(boxes, ui.Rect{X: x, Y: y + float64(i)*pitch, W: w, H: h}.Snap())
	}
	return boxes, y + float64(n)*pitch
}

// inRow lays out n boxes of w x h side by side.
func inRow(n int, x, y, w, h, pitch float64) (boxes []ui.Rect) {
	for i := range n {
		boxes = append(boxes, ui.Rect{X: x + float64(i)*pitch, Y: y, W: w, H: h}.Snap())
	}
	return boxes
}

// A measure is how high the parts of the table are that do not grow with the canvas, in
// canvas pixels: the bar, the strip of buttons, what the harvest takes, the goods, what
// lies in front, and a line of the log.
type measure struct{ bar, strip, needs, goods, front, line float64 }

var (
	normalMeasure = measure{bar: 26, strip: 26, needs: 25, goods: 38, front: 24, line: 18}
	roomyMeasure  = measure{bar: 32, strip: 30, needs: 27, goods: 48, front: 32, line: 22}
)

// plateOf is how high the plates of so many seats are, and how far apart.
func (p *places) plateOf() (high, step float64) {
	more := 0.0
	if p.frame.Layout == ui.Roomy {
		more = 4
	}
	switch {
	case p.seats > 4:
		return 19 + more, 20 + more
	case p.seats == 4:
		return 27 + more, 29 + more
	}
	return 31 + more, 33 + more
}

// fewWords is how many lines of words there are at least, manyWords at most.
const fewWords, manyWords = 3, 7

// wordsHigh is how high so many lines of words lie on their panel.
func wordsHigh(lines float64) float64 { return 8 + lines*ui.Dense.Pitch() }

// table lays out a canvas that has a column of its own for the farm: the spaces and the
// cards in hand at the left; at the right the farm, its buttons and goods, the others, the
// log, and words on what is pointed at. The farm is as large as the others, two lines of
// the log and three of words leave it.
func (p *places) table() {
	w, h, f, k := p.w, p.h, &p.frame, normalMeasure
	if f.Layout == ui.Roomy {
		k = roomyMeasure
	}
	high, step := p.plateOf()
	others := step * float64(p.seats-1)
	below := k.bar + 2 + 2 + k.strip + 3 + k.needs + k.goods + 3 + others + 1 + 2*k.line + 3 + wordsHigh(fewWords) + 3
	q := math.Floor(math.Min((0.443*w-14)/5, (h-below-2*farmEdge-2)/3))
	column := math.Max(5*q+2*farmEdge+2, math.Floor(0.4*w))
	x := w - 4 - column
	left := math.Floor(x - 8)
	p.head(x, k)

	p.farm = ui.Rect{X: x, Y: k.bar + 2, W: column, H: 3*q + 2*farmEdge + 2}
	y := p.farm.Y + p.farm.H + 2
	p.buttons(ui.Rect{X: x, Y: y, W: column, H: k.strip})
	y += k.strip + 3
	p.needs = ui.Rect{X: x, Y: y, W: column, H: k.needs}
	p.goods = ui.Rect{X: x, Y: y + k.needs, W: column, H: k.goods}
	p.rivals, y = pile(p.seats-1, x, y+k.needs+k.goods+3, column, high, step)
	y++
	lines := math.Ceil(0.55 * (h - 3 - y - 19) / ui.Dense.Pitch())
	words := wordsHigh(math.Max(fewWords, math.Min(lines, manyWords)))
	p.preview = ui.Rect{X: x, Y: h - 3 - words, W: column, H: words}
	f.Log, f.Columns, f.Flow = ui.Rect{X: x, Y: y, W: column, H: p.preview.Y - 3 - y}, 2, false
	if f.Log.H < logRows*ui.DenseLine { // turns share rows, so that a round shows
		f.Columns, f.Flow = 1, true
	}
	f.Coach = ui.Rect{X: x, Y: y, W: column, H: h - 3 - y}

	y = h - 3
	if p.cards {
		hand := math.Round(math.Max(124, math.Min(138+(h-533)*4/7, h/3)))
		y -= hand + 2
		p.hand = ui.Rect{X: 3, Y: y + 2, W: left + 1, H: hand}
	}
	p.front = ui.Rect{X: 4, Y: y - k.front, W: left, H: k.front}
	p.spaces = ui.Rect{X: 4, Y: k.bar + 3, W: left, H: p.front.Y - 1 - (k.bar + 3)}
	p.supply = ui.Rect{X: 2, Y: p.spaces.Y - 1, W: left + 4, H: p.spaces.H + 1}
}

// logRows is how many rows the log has at least where each turn gets its own.
const logRows = 4

// farmEdge is how wide the edge of the farm's panel is.
const farmEdge = 5

// leastTitled is how wide a canvas is at least on which the title has room in the bar.
const leastTitled = 940

// head lays out the bar on top; the right column begins at x.
func (p *places) head(x float64, k measure) {
	f := &p.frame
	from := 0.0
	if p.w >= leastTitled {
		f.Title = ui.Rect{X: 4, Y: 2, W: 118, H: k.bar - 4}
		from = 126
	}
	f.Prompt = ui.Rect{X: from, W: x + 115 - from, H: k.bar}
	side := k.bar - 2
	f.Tools = inRow(4, p.w-4*(side+1.5), 1, side, side, side+1.5)
	p.track = ui.Rect{X: x + 124, W: f.Tools[0].X - 4 - (x + 124), H: k.bar}
}

// buttons lays out the strip under the farm: four places that never move, of which the
// second is the supply's.
func (p *places) buttons(strip ui.Rect) {
	pitch := (strip.W + 3) / 4
	row := inRow(4, strip.X, strip.Y+1, pitch-3, strip.H-2, pitch)
	p.frame.Buttons = []ui.Rect{row[0], row[2], row[3]}
	p.opener = row[1]
}

// spacesPiece names what lies where the action spaces are: a clip changes from them
// to the harvest and back.
const spacesPiece = "spaces"

// trackPiece and specialsPiece name what a clip may draw itself: the round, which
// has no ground of its own, and the special cards, which may get fewer.
const (
	trackPiece    = "track"
	specialsPiece = "specials"
)
