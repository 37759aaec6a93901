package carcassonne

import (
	"math"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// The spaces of the scoring track.
const (
	lap       = 50   // points of a round of it
	trackMost = 16.0 // height of a space in canvas pixels, at most
	trackEdge = 12.0 // from the edge of the mat
	trackWide = 1.3  // how many times as wide as high a space is
)

// places is where things lie on a canvas, in canvas pixels.
type places struct {
	w, h   float64
	seats  int
	frame  board.Frame
	plates []ui.Rect
	strip  float64

	hand   ui.Rect    // the panel of the tile in hand
	tile   ui.Rect    // where it is shown
	turns  [2]ui.Rect // the buttons that turn it left and right
	pass   ui.Rect    // the button for no figure, which lies where the notes do else
	notes  [2]ui.Rect // how often it fits, how many are left
	above  [2]ui.Rect // the same while that button shows: where the turns are else
	panel  ui.Rect    // the panel of the piece choice; in the compact layout just its pieces
	piece  [5]ui.Rect // follower, big, builder, pig, fairy
	says   ui.Rect    // the line under them; zero: none
	lenses [4]ui.Rect
	row    ui.Rect // the dragon row

	seen     ui.Rect // what of the map is not under anything
	tileSize float64 // the usual width of a tile
}

// covers says whether something lies over the map at p.
func (p *places) covers(q ui.Point) bool {
	for _, r := range p.lenses {
		if r.Contains(q) {
			return true
		}
	}
	for _, r := range [...]ui.Rect{p.frame.Prompt, p.frame.Log} {
		if r.Contains(q) {
			return true
		}
	}
	for _, r := range p.frame.Tools {
		if r.Contains(q) {
			return true
		}
	}
	return false
}

// mat is the cloth that the land lies on.
func (p *places) mat() ui.Rect {
	f := p.frame.Field()
	top := max(f.Y, p.frame.Prompt.Y+p.frame.Prompt.H) + 3
	return ui.Rect{X: f.X + 3, Y: top, W: f.W - 6, H: f.Y + f.H - 3 - top}
}

// raisedIn is where a tile may rise: within the border of the mat.
func (p *places) raisedIn() ui.Rect {
	return p.seen.And(p.mat().Inset(min(18, 0.03*p.seen.H)))
}

// layOut lays out a canvas for so many seats.
func layOut(s board.Site) *places {
	p := &places{w: s.W, h: s.H, seats: s.Seats}
	p.frame.Layout = s.Layout
	p.frame.Canvas = ui.Rect{W: s.W, H: s.H}
	switch s.Layout {
	case ui.Roomy:
		p.roomy()
	case ui.Normal:
		p.normal()
	default:
		p.compact()
	}
	p.frame.Plates = p.plates
	if s.Seats > 4 || s.Layout == ui.Compact {
		p.frame.Columns = 2 // a round of all shows
	}
	return p
}

func (p *places) plateColumn(x, y, w, h, pitch float64) (next float64) {
	for i := range p.seats {
		p.plates = append(p.plates, ui.Rect{X: x, Y: y + float64(i)*pitch, W: w, H: h})
	}
	return y + float64(p.seats)*pitch
}

// besideTrack is the part of the table under which the scoring track never comes.
func (p *places) besideTrack() ui.Rect {
	r := p.frame.Table
	r.X += trackEdge + 2*trackWide*trackMost + 8
	r.W -= r.X - p.frame.Table.X
	return r
}

// tools lays out n tools from x on.
func (p *places) tools(n int, x, y, size, pitch float64) {
	for i := range n {
		p.frame.Tools = append(p.frame.Tools, ui.Rect{X: x + float64(i)*pitch, Y: y, W: size, H: size})
	}
}

// onMap lays out the lenses along the lower edge of the map from x on, and the
// dragon row above them.
func (p *places) onMap(x, bottom, size, gap float64) {
	for i := range p.lenses {
		p.lenses[i] = ui.Rect{X: x + float64(i)*(size+gap), Y: bottom - size, W: size, H: size}
	}
	p.row = ui.Rect{X: x, Y: bottom - size - 6 - (size + 8), W: 4 * (size + gap), H: size + 8}
}

func (p *places) roomy() {
	w, h, f := p.w, p.h, &p.frame
	x := w - 304
	f.Title = ui.Rect{X: 18, Y: 10, W: 260, H: 32}
	p.tools(4, x-178, 8, 38, 42)
	f.Prompt = ui.Rect{X: 290, Y: 10, W: math.Min(700, x-178-12-290), H: 34}
	const hand, pieces, gap, log = 206, 100, 10, 72
	pitch := math.Min(84, math.Floor((h-20-hand-pieces-2*gap-2-log)/float64(p.seats)))
	y := p.plateColumn(x, 10, 294, pitch-8, pitch) + 2
	p.strip = math.Min(49, pitch-30)
	p.hand = ui.Rect{X: x, Y: y, W: 294, H: hand}
	p.tile = ui.Rect{X: x + 14, Y: y + 52, W: 136, H: 136}
	p.turns = [2]ui.Rect{{X: x + 164, Y: y + 40, W: 56, H: 38}, {X: x + 228, Y: y + 40, W: 56, H: 38}}
	p.notes = [2]ui.Rect{{X: x + 164, Y: y + 88, W: 122, H: 16}, {X: x + 164, Y: y + 110, W: 122, H: 16}}
	p.above = [2]ui.Rect{p.notes[0].Move(0, -48), p.notes[1].Move(0, -48)}
	p.pass = ui.Rect{X: x + 164, Y: y + 88, W: 120, H: 38}
	f.Undo = ui.Rect{X: x + 164, Y: y + 134, W: 120, H: 28}
	f.Buttons = []ui.Rect{{X: x + 164, Y: y + 166, W: 120, H: 32}}
	y += hand + gap
	p.panel = ui.Rect{X: x, Y: y, W: 294, H: pieces}
	for i := range p.piece {
		p.piece[i] = ui.Rect{X: x + 14 + 54*float64(i), Y: y + 10, W: 48, H: 56}
	}
	p.says = ui.Rect{X: x + 14, Y: y + 74, W: 266, H: 16}
	y += pieces + gap
	f.Table = ui.Rect{Y: 48, W: x - 8, H: h - 48}
	f.Map = p.besideTrack().And(p.mat().Inset(board.MatBand))
	p.seen = f.Map.Inset(2)
	f.Log = ui.Rect{X: x, Y: y, W: 294, H: h - 10 - y}
	p.onMap(14, h-12, 34, 6)
	p.tileSize = 152
}

func (p *places) normal() {
	w, h, f := p.w, p.h, &p.frame
	x := w - 204
	f.Title = ui.Rect{X: 10, Y: 4, W: 150, H: 24}
	p.tools(4, x-116, 4, 24, 28)
	f.Prompt = ui.Rect{X: 172, Y: 4, W: math.Min(640, x-116-8-172), H: 24}
	high, pitch := 41.0, 46.0
	if p.seats > 4 || h < 530 {
		high, pitch = 34, 38
	}
	if h < 520 && p.seats > 4 {
		high, pitch = 33, 36
	}
	p.strip = 24
	y := p.plateColumn(x, 6, 196, high, pitch) + 4
	p.hand = ui.Rect{X: x, Y: y, W: 196, H: 132}
	p.tile = ui.Rect{X: x + 8, Y: y + 30, W: 96, H: 96}
	p.turns = [2]ui.Rect{{X: x + 114, Y: y + 24, W: 35, H: 24}, {X: x + 153, Y: y + 24, W: 35, H: 24}}
	p.notes = [2]ui.Rect{{X: x + 112, Y: y + 49, W: 80, H: 16}, {X: x + 112, Y: y + 63, W: 80, H: 16}}
	p.above = [2]ui.Rect{p.notes[0].Move(0, -28), p.notes[1].Move(0, -28)}
	p.pass = ui.Rect{X: x + 112, Y: y + 53, W: 78, H: 24}
	f.Undo = ui.Rect{X: x + 112, Y: y + 80, W: 78, H: 22}
	f.Buttons = []ui.Rect{{X: x + 112, Y: y + 105, W: 78, H: 22}}
	y += 138
	p.panel = ui.Rect{X: x, Y: y, W: 196, H: 65}
	for i := range p.piece {
		p.piece[i] = ui.Rect{X: x + 8 + 37*float64(i), Y: y + 5, W: 33, H: 40}
	}
	p.says = ui.Rect{X: x + 8, Y: y + 47, W: 180, H: 16}
	y += 71
	f.Log = ui.Rect{X: x, Y: y, W: 196, H: h - 8 - y}
	f.Table = ui.Rect{Y: 28, W: x - 4, H: h - 28}
	f.Map = p.besideTrack().And(p.mat().Inset(board.MatBand))
	p.seen = f.Map
	p.onMap(8, h-8, 24, 4)
	p.tileSize = 96
}

// mostWider is how much wider than at 640 canvas pixels the column of the compact
// layout becomes where there is room, so that names fit.
const mostWider = 48.0

func (p *places) compact() {
	w, h, f := p.w, p.h, &p.frame
	more := math.Round(math.Max(0, math.Min(mostWider, (w-640)/4)))
	x, wide := w-148-more, 144+more
	pitch := ui.ToolPitch(w)
	tools := w - 4 - 4*pitch
	p.tools(4, tools, 0, 20, pitch)
	f.Prompt = ui.Rect{W: tools - 160, H: 20}
	f.Hint = ui.Rect{X: tools - 158, W: 154, H: 20}
	thumb := 0.0 // how much higher buttons are on a phone, whose pixels are small
	if more == mostWider && h >= 380 && p.seats < 5 {
		thumb = 6
	}
	p.hand = ui.Rect{X: x, Y: 24, W: wide, H: 104 + 2*thumb}
	y := p.hand.Y
	p.tile = ui.Rect{X: x + 5, Y: y + 14, W: 60, H: 60}
	turn := 30 + math.Floor(more/2)
	p.turns = [2]ui.Rect{{X: x + 75, Y: y + 5, W: turn, H: 24}, {X: x + 79 + turn, Y: y + 5, W: turn, H: 24}}
	p.notes = [2]ui.Rect{{X: x + 75, Y: y + 29, W: 66 + more, H: 16}, {X: x + 75, Y: y + 43, W: 66 + more, H: 16}}
	p.above = [2]ui.Rect{p.notes[0].Move(0, -27), p.notes[1].Move(0, -27)}
	p.pass = ui.Rect{X: x + 67, Y: y + 33, W: 12 + 2*turn, H: 24}
	f.Undo = ui.Rect{X: x + 66, Y: y + 59, W: 74 + more, H: 20 + thumb} // as wide as the longest word for it needs
	f.Buttons = []ui.Rect{{X: x + 5, Y: y + 82 + thumb, W: 134 + more, H: 20 + thumb}}
	high, pitch := 28.0, 31.0
	switch {
	case p.seats < 4: // two lines of a name stand above the figures
		high, pitch = 38, 41
	case p.seats > 5:
		high, pitch = 25, 27
	case h < 390 && p.seats > 4:
		high, pitch = 26, 28
	}
	p.strip = 18
	y = p.plateColumn(x, 132+2*thumb, wide, high, pitch)
	p.panel = ui.Rect{X: x, Y: y + 1, W: wide, H: 36}
	pitch = 28.5 + math.Floor(more/5)
	for i := range p.piece {
		p.piece[i] = ui.Rect{X: x + 2 + pitch*float64(i), Y: y + 3, W: pitch - 2.5, H: 32}
	}
	y += 40
	f.Log = ui.Rect{X: x, Y: y, W: wide, H: h - 4 - y}
	f.Map = ui.Rect{Y: 20, W: x - 2, H: h - 20}
	p.seen = f.Map.Inset(4)
	p.onMap(5, h-5, 22, 3)
	p.tileSize = 68
}
