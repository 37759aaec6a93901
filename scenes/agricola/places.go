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
	pointer ui.Rect   // what is under the pointer; none where the preview says it
	preview ui.Rect   // the same at length, and the tray; in compact the log lies there
	opener  ui.Rect   // the button of the supply board
	supply  ui.Rect   // the supply board, while it is open
	hand    ui.Rect   // the cards in hand
	sort    ui.Rect   // the button that sorts them, at their right end
	dense   bool      // rivals have a single line
}

// layOut lays out a canvas for so many seats, with or without cards in hand.
func layOut(s board.Site) *places {
	w, h, l, seats, cards := s.W, s.H, s.Layout, s.Seats, s.Cards
	p := &places{w: w, h: h, seats: seats, cards: cards, dense: seats > 4}
	p.frame.Layout = l
	p.frame.Canvas = ui.Rect{W: w, H: h}
	switch {
	case l == ui.Roomy && cards:
		p.roomyHand()
	case l == ui.Roomy:
		p.roomy()
	case l == ui.Normal && cards:
		p.normalHand()
	case l == ui.Normal:
		p.normal()
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
	for range seats { // whoever looks has its own goods there
		p.frame.Plates = append(p.frame.Plates, p.goods)
	}
	return p
}

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

// rowOfButtons lays out the buttons: what can be done at any time, the supply board,
// then the others.
func (p *places) rowOfButtons(x, y, w, h float64) {
	row := inRow(5, x, y, w, h, w+4)
	p.frame.Buttons = []ui.Rect{row[0], row[2], row[3], row[4]}
	p.opener = row[1]
}

// buttonRow lays out the buttons under the preview, over which the supply board
// opens.
func (p *places) buttonRow(x, y, w, h float64) {
	p.rowOfButtons(x, y, w, h)
	p.supply = ui.Rect{X: p.preview.X, Y: p.spaces.Y - 2, W: p.preview.W, H: y - 4 - (p.spaces.Y - 2)}
}

// roomyHead lays out the bar on top and the action spaces, which get three parts of
// five of a wider canvas. It gives how wide the left side is, where the right column
// begins and how wide that is.
func (p *places) roomyHead() (left, x, column float64) {
	w, h, f := p.w, p.h, &p.frame
	left = math.Round(740 + 0.6*(w-1280))
	f.Title = ui.Rect{X: 16, Y: 8, W: 230, H: 34}
	x = 24 + left
	f.Prompt = ui.Rect{X: 258, Y: 8, W: x - 6 - 258 + 58, H: 34}
	p.track = ui.Rect{X: f.Prompt.X + f.Prompt.W + 8, Y: 8, W: w - 138 - (f.Prompt.X + f.Prompt.W + 8), H: 34}
	f.Tools = inRow(3, w-130, 8, 34, 34, 41)
	pitch := 78 + (h-720)/8
	p.spaces = ui.Rect{X: 12, Y: 52, W: left, H: 6 * pitch}.Snap()
	return left, x, w - 12 - x
}

// roomy has its action spaces and the preview at the left.
func (p *places) roomy() {
	h, f := p.h, &p.frame
	left, x, column := p.roomyHead()
	y := p.spaces.Y + p.spaces.H + 2
	p.preview = ui.Rect{X: 8, Y: y, W: left + 8, H: h - 8 - y}
	p.buttonRow(18, h-46, math.Floor((left-12)/5)-4, 30)

	p.farm = ui.Rect{X: x, Y: 50, W: column, H: math.Round(280 + (h-720)/4)}
	y = p.farm.Y + p.farm.H + 4
	p.goods = ui.Rect{X: x, Y: y, W: column, H: 30}
	p.front = ui.Rect{X: x, Y: y + 34, W: column, H: 56}
	high, step := 38.0, 41.0
	if p.dense {
		high, step = 24, 27
	}
	p.rivals, y = pile(p.seats-1, x, y+94, column, high, step)
	p.needs = ui.Rect{X: x, Y: y, W: column, H: 26}
	f.Log = ui.Rect{X: x, Y: y + 30, W: column, H: h - 8 - (y + 30)}
}

// normalHead is roomyHead in less room.
func (p *places) normalHead() (left, x, column float64) {
	w, h, f := p.w, p.h, &p.frame
	left = math.Round(558 + 0.6*(w-960))
	f.Title = ui.Rect{X: 10, Y: 4, W: 150, H: 24}
	x = 14 + left
	f.Prompt = ui.Rect{X: 172, Y: 4, W: x + 30 - 172, H: 24}
	p.track = ui.Rect{X: x + 38, Y: 4, W: w - 96 - (x + 38), H: 24}
	f.Tools = inRow(3, w-88, 4, 24, 24, 28)
	pitch := 66 + (h-540)/8
	p.spaces = ui.Rect{X: 6, Y: 33, W: left, H: math.Floor(6 * pitch)}
	return left, x, w - 8 - x
}

// normal is roomy in less: two thirds and more of the left are action spaces.
func (p *places) normal() {
	h, f := p.h, &p.frame
	left, x, column := p.normalHead()
	y := p.spaces.Y + p.spaces.H + 5
	p.preview = ui.Rect{X: 6, Y: y, W: left - 2, H: h - 4 - y}
	p.buttonRow(14, h-33, math.Floor((left-16)/5)-4, 23)

	p.farm = ui.Rect{X: x, Y: 33, W: column, H: math.Round(236 + (h-540)/4)}
	y = p.farm.Y + p.farm.H + 4
	p.goods = ui.Rect{X: x, Y: y, W: column, H: 26}
	p.front = ui.Rect{X: x, Y: y + 30, W: column, H: 24}
	high, step := 29.0, 31.0
	if p.dense {
		high, step = 21, 23
	}
	p.rivals, y = pile(p.seats-1, x, y+58, column, high, step)
	p.needs = ui.Rect{X: x, Y: y, W: column, H: 23}
	f.Log = ui.Rect{X: x, Y: y + 27, W: column, H: h - 4 - (y + 27)}
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
