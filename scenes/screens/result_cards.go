package screens

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A seatYield is what a card gave to a seat.
type seatYield struct {
	board.Yield
	seat int
}

// cardYields are what the cards of the game gave, those of the winner first; nil where
// there are none.
func (s *Result) cardYields(v *board.View) (list []seatYield) {
	if s.offers.Score.Yields == nil {
		return nil
	}
	all := s.offers.Score.Yields(v, s.game.Match)
	if all == nil {
		return nil
	}
	for _, seat := range s.order() {
		for _, y := range all[seat] {
			list = append(list, seatYield{y, seat})
		}
	}
	return list
}

// Sizes of the list of cards, in canvas pixels.
const (
	yieldRow   = 24.0
	yieldWide  = 34.0 // a card's picture
	twoColumns = 640.0
)

// cardList lists the cards that were played and what each gave, in two columns where
// there is room.
func (s *Result) cardList(k *ui.Kit, r ui.Rect) {
	box := ui.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: r.H - 4}
	ui.Inset(k.C, box, palette.PaperDim)
	in := box.Inset(4)
	columns := 1
	if in.W >= twoColumns {
		columns = 2
	}
	rows := (len(s.yields) + columns - 1) / columns
	k.List("cards", in, yieldRow, rows, &s.scrolled, func(i int, row ui.Rect) {
		wide := math.Floor(row.W / float64(columns))
		for col := range columns {
			if n := col*rows + i; n < len(s.yields) {
				s.cardRow(k, n, ui.Rect{X: row.X + float64(col)*wide, Y: row.Y, W: wide - 6, H: row.H})
			}
		}
	})
}

// cardRow is a card with its player's sign, its picture and name, and what it gave.
func (s *Result) cardRow(k *ui.Kit, n int, r ui.Rect) {
	y, c := &s.yields[n], k.C
	k.Zone(ui.Zone{ID: k.Nth("card", n), Box: r, Tip: y.Name + ": " + y.Text, NoKeys: true})
	if !k.Drawing() {
		return
	}
	mid := r.Y + r.H/2
	ui.Medal(c, r.X+10, mid, 8, palette.LookOf(s.game.Seats[y.seat].Color))
	y.Picture.Draw(c, ui.Rect{X: r.X + 22, Y: r.Y + 2, W: yieldWide, H: r.H - 4})
	left, text := r.X+26+yieldWide, math.Round(mid-ui.LineHeight/2)
	size := r.H - 8
	x := r.X + r.W - 4
	if len(y.Gave) == 0 {
		x -= ui.Body.Width("–")
		c.Write(x, ui.Body.Base(text), "–", ui.Body, palette.InkSoft)
	}
	for _, g := range slices.Backward(y.Gave) {
		if x -= size + ui.Name.Width(g.Text) + 8; x < left {
			break // of an endless list the tip tells all
		}
		if g.Draw != nil {
			g.Draw(c, ui.Rect{X: x, Y: r.Y + 4, W: size, H: size})
		} else {
			ui.Icon(c, g.Icon, x+size/2, mid, size, ui.White)
		}
		c.Write(x+size+2, ui.Name.Base(text), g.Text, ui.Name, palette.Ink)
	}
	c.Write(left, ui.Body.Base(text), ui.Body.Fit(y.Name, math.Max(0, x-left-4)), ui.Body, palette.Ink)
}
