package carcassonne

import (
	"tilestead/assets"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A sketch is how an entry of the reference is illustrated: a piece of the land.
type sketch struct {
	set  []string // arranges the position
	do   []string // then these happen, in notation
	mark string   // the object that is lit up
	x, y float64  // the middle of the picture, in cells
	w, h float64  // its size, in cells
}

// sketches illustrate the entries that a picture helps.
var sketches = map[string]sketch{
	"goal": {set: []string{"lay B09 0,-1 r2", "lay B18 1,-1 r3", "lay B22 1,0 r0", "lay B23 -1,0 r3", "lay B01 0,1 r0",
		"figure 1 small 0,-1 c1", "figure 2 small 1,0 r1", "figure 1 small 0,1 m1"},
		y: 0, w: 5, h: 3},
	"place": {set: []string{"lay B22 1,0 r0"}, do: []string{"draw B15"}, x: 0.5, w: 5, h: 2.6},
	"connect": {set: []string{"lay B24 -1,0 r0", "lay B02 -2,0 r3", "lay B22 1,0 r0"}, mark: "object 0,0 1", x: -0.5,
		w: 5, h: 1.6},
	"tunnel": {set: []string{"lay D25 0,-1 r1", "lay B24 -1,-1 r0", "lay B24 1,-1 r0", "lay B24 1,0 r0",
		"lay T24 2,0 r0"}, x: 0.5, y: -0.5, w: 4.4, h: 2.3},
	"follower": {set: []string{"lay B24 -1,0 r0"}, do: []string{"draw B16", "place 1,0 r0"}, x: 0.5, w: 4, h: 1.7},
	"join": {set: []string{"lay B24 1,0 r0", "lay B01 1,1 r0", "lay B01 2,1 r0", "lay B01 3,1 r0", "lay B24 3,0 r0",
		"figure 1 small 1,0 r1", "figure 2 small 3,0 r1"},
		do: []string{"draw B24"}, x: 2, y: 0.3, w: 4.4, h: 1.9},
	"complete": {set: []string{"lay B18 0,-1 r2", "lay B22 -1,0 r0", "lay B22 1,0 r0", "figure 1 small 0,-1 c1",
		"figure 2 small 0,0 r1"}, y: -0.5, w: 4, h: 2.3},
	"majority": {set: []string{"lay B09 0,-1 r2", "lay B08 1,-1 r0", "lay B18 2,-1 r3", "figure 1 small 0,-1 c1",
		"figure 2 small 1,-1 c1", "figure 1 small 2,-1 c1"},
		mark: "object 0,0 0", x: 1, y: -0.6, w: 4.4, h: 2.1},
	"road": {set: []string{"lay B22 -1,0 r0", "lay B24 1,0 r0", "lay B23 2,0 r0", "lay B22 2,1 r1",
		"figure 1 small 1,0 r1"}, mark: "object 0,0 1", x: 0.5, y: 0.2, w: 4.6, h: 2},
	"city": {set: []string{"lay B10 0,-1 r2", "lay B18 1,-1 r3", "figure 1 small 0,-1 c1"}, mark: "object 0,0 0",
		x: 0.5, y: -0.5, w: 3.6, h: 2.3},
	"cloister": {set: []string{"lay B01 0,1 r0", "lay B24 1,0 r0", "lay B24 -1,0 r0", "lay B18 1,1 r1",
		"lay B18 -1,1 r3", "lay B18 -1,2 r3", "lay B18 0,2 r2", "figure 1 small 0,1 m1"}, y: 1, w: 4, h: 3.1},
	"field": {set: []string{"lay B18 0,-1 r2", "lay B24 1,0 r0", "lay B01 1,-1 r0", "figure 1 small 1,0 f1"},
		mark: "object 1,0 1", x: 0.5, y: -0.5, w: 3.6, h: 2.3},
	"inn": {set: []string{"lay I15 -1,0 r0", "lay B22 1,0 r0", "figure 1 small -1,0 r1"}, mark: "object 0,0 1", w: 4,
		h: 1.6},
	"cathedral": {set: []string{"lay I01 0,-1 r0", "lay B18 1,-1 r3", "lay B18 -1,-1 r1", "figure 1 small 0,-1 c1"},
		mark: "object 0,0 0",
		y:    -0.6, w: 4, h: 2.2},
	"big": {set: []string{"lay B09 0,-1 r2", "lay B08 1,-1 r0", "figure 1 small 0,-1 c1", "figure 2 big 1,-1 c1"},
		x: 0.6, y: -0.6, w: 3.6, h: 2.1},
	"goods": {set: []string{"lay T02 0,-1 r2", "lay T05 1,-1 r0", "lay T03 2,-1 r0"}, x: 1, y: -0.7, w: 4.2, h: 1.9},
	"builder": {set: []string{"lay B24 1,0 r0", "lay B24 2,0 r0", "figure 1 small 1,0 r1", "figure 1 builder 2,0 r1"},
		do: []string{"draw B24"}, x: 1.5, w: 5.4, h: 1.7},
	"pig": {set: []string{"lay B18 0,-1 r2", "lay B01 1,-1 r0", "figure 1 small 0,-1 f1", "figure 1 pig 1,-1 f1"},
		x: 0.5, y: -0.6, w: 3.6, h: 2.1},
	"orphan": {set: []string{"lay B24 1,0 r0", "lay B24 -1,0 r0", "figure 1 builder 1,0 r1"}, mark: "object 0,0 1",
		w: 4, h: 1.6},
	"volcano": {set: []string{"lay D05 0,-1 r2", "lay B24 1,0 r0", "dragon 0,-1"}, x: 0.5, y: -0.6, w: 3.6, h: 2.2},
	"dragon": {set: []string{"lay D05 0,-1 r2", "dragon 0,-1", "lay B24 1,0 r0", "lay B01 1,-1 r0",
		"figure 2 small 1,0 r1"}, do: []string{"draw D16", "place 2,0 r0", "pass"}, x: 1, y: -0.6, w: 4.2, h: 2.2},
	"fairy": {set: []string{"lay B24 1,0 r0", "lay B24 -1,0 r0", "figure 1 small 1,0 r1", "fairy 1,0"}, x: 0.3,
		w: 4, h: 1.7},
	"princess": {set: []string{"lay B24 1,0 r0", "lay B18 1,-1 r3", "figure 2 small 1,-1 c1"},
		do: []string{"draw D20", "place 0,-1 r2"}, x: 0.5, y: -0.6, w: 3.6, h: 2.2},
	"portal": {set: []string{"lay B24 1,0 r0", "lay B01 0,1 r0"}, do: []string{"draw D08", "place 2,0 r0"}, x: 1,
		y: 0.4, w: 4.2, h: 2.1},
}

// picture illustrates an entry of the reference.
func (b *Board) picture(topic string, words *assets.Words, l ui.Layout, width, scale float64) board.Picture {
	k, ok := sketches[topic]
	if !ok {
		return board.Picture{}
	}
	tile := min(pictureTile(l), (width-8)/k.w)
	w, h := k.w*tile, k.h*tile
	return board.Picture{W: w, H: h, Draw: func(c *ui.Canvas, x, y float64) {
		own := NewBoard()
		v := k.view(own, words, l)
		v.Window(c, ui.Rect{X: x, Y: y, W: w, H: h},
			board.Camera{At: ui.Point{X: k.x * side, Y: k.y * side}, Scale: tile / side})
		own.moment(v).land().drawMap(c)
	}}
}

// pictureTile is how wide tiles in pictures are.
func pictureTile(l ui.Layout) float64 {
	switch l {
	case ui.Roomy:
		return 112
	case ui.Normal:
		return 84
	}
	return 64
}

// view is a table of its own for a picture, with all expansions.
func (k *sketch) view(b *Board, words *assets.Words, l ui.Layout) *board.View {
	w, h := 640.0, 400.0
	if l == ui.Roomy {
		w, h = 1280, 800
	}
	v := board.Sketch{Title: &carcassonne.Title, Modules: []string{"inns", "traders", "dragon", "first-1"}, Set: k.set,
		Do: k.do}.View(b, words, w, h)
	v.Marked = k.mark
	return v
}
