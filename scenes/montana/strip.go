package montana

import (
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// stripPicture draws pieces in a line, as many lines as it takes. In spec are
// the names of icons and trades, with a number behind them if one is to show;
// > is an arrow, + and / stand as they are, a comma leaves room.
func stripPicture(spec string, l ui.Layout, width float64) board.Picture {
	size := 26.0
	if l == ui.Roomy {
		size = 40
	}
	words := strings.Fields(spec)
	widths := make([]float64, len(words))
	total := 0.0
	for i, w := range words {
		widths[i] = stripWidth(w, size)
		total += widths[i]
	}
	if fit := (width - 16) / total; fit < 1 {
		size, total = size*fit, 0
		for i, w := range words {
			widths[i] = stripWidth(w, size)
			total += widths[i]
		}
	}
	pad := math.Round(size / 3)
	return board.Picture{W: total + 2*pad, H: size + 2*pad, Draw: func(c *ui.Canvas, x, y float64) {
		r := ui.Rect{X: x, Y: y, W: total + 2*pad, H: size + 2*pad}.Snap()
		ui.Inset(c, r, palette.PaperDim)
		x += pad
		for i, w := range words {
			drawStripped(c, w, x, y+pad, size)
			x += widths[i]
		}
	}}
}

// stripWidth is the room of one word of a strip.
func stripWidth(word string, size float64) float64 {
	name, n := strings.TrimRight(word, "0123456789"), 0.0
	if name != word {
		n = ui.Number.Width(word[len(name):]) + 4
	}
	switch {
	case word == ",":
		return size * 0.8
	case word == ">":
		return size * 1.1
	case len(name) == 1:
		return ui.Number.Width(name) + 8
	case slices.Contains(tradeNames[:], name):
		return size*0.8 + n
	}
	return size + 3 + n
}

func drawStripped(c *ui.Canvas, word string, x, y, size float64) {
	name := strings.TrimRight(word, "0123456789")
	mid := y + size/2
	switch {
	case word == ",":
	case word == ">":
		drawToward(c, x+size*0.15, mid, size*0.75)
	case len(name) == 1:
		c.Write(x+4, board.Baseline(mid, ui.Number), name, ui.Number, palette.InkSoft)
	case slices.Contains(tradeNames[:], name):
		t := slices.Index(tradeNames[:], name)
		board.Piece(c, "worker/"+name, x+size*0.4, y+size, size, palette.Trades[min(t, len(palette.Trades)-1)],
			ui.White)
		x += size * 0.8
	case name == "house":
		board.Piece(c, "settlement/"+palette.Seats[0].ID, x+size/2, y+size, size, palette.Seats[0].Fill, ui.White)
		x += size + 1
	default:
		ui.Icon(c, name, x+size/2, mid, size, ui.White)
		x += size + 1
	}
	if name != word {
		c.Write(x+1, board.Baseline(mid, ui.Number), word[len(name):], ui.Number, palette.Ink)
	}
}

// drawToward draws an arrow to the right.
func drawToward(c *ui.Canvas, x, y, w float64) {
	t := w * 0.14
	c.Fill(ui.Rect{X: x, Y: math.Round(y - t/2), W: w * 0.6, H: math.Max(2, math.Round(t))}, palette.InkSoft)
	c.Poly(palette.InkSoft, ui.Point{X: x + w, Y: y}, ui.Point{X: x + w*0.55, Y: y - w*0.3},
		ui.Point{X: x + w*0.55, Y: y + w*0.3})
}
