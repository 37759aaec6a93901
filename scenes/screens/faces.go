package screens

import (
	"math"
	"strings"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// faces show the cards of a title by their numbers.
type faces struct {
	face  func(card string, w *assets.Words) board.Face
	words *assets.Words
}

// of is a card, of which nothing but the number is known where the title shows none.
func (f *faces) of(card string) board.Face {
	if f.face == nil {
		return board.Face{Name: card}
	}
	return f.face(card, f.words)
}

// names are the names of cards in a row.
func (f *faces) names(cards []string) string {
	var list []string
	for _, id := range cards {
		list = append(list, f.of(id).Name)
	}
	return strings.Join(list, ", ")
}

// Sizes of a row with a card, in canvas pixels.
const (
	faceRow  = 24.0 // without what it does
	faceWide = 44.0
	markWide = 20.0
	faceText = 3 + markWide + 4 + faceWide + 6 // where its texts begin
)

// high is how high rows of that width must be for what each card does.
func (f *faces) high(cards []string, wide float64) float64 {
	lines := 0
	for _, card := range cards {
		lines = max(lines, len(ui.Dense.Wrap(f.of(card).Does, wide-faceText-6)))
	}
	return faceRow + ui.DenseLine*float64(lines)
}

// row lays out a card with a mark, its picture and its name, and below what it does where
// the row is high enough; the tip has all there is. It says whether the card was clicked.
func (f *faces) row(k *ui.Kit, id ui.ID, r ui.Rect, card string, on bool, mark func(c *ui.Canvas, box ui.Rect)) bool {
	face := f.of(card)
	r.H -= 2
	all := strings.Join(append([]string{face.Name}, face.Text...), "\n")
	z := k.Zone(ui.Zone{ID: id, Box: r, Tip: all, Marked: true, Name: ui.Chosen(face.Name, on)})
	if !k.Drawing() {
		return z.Clicked
	}
	c, ground := k.C, palette.Alpha(palette.PaperDark, 0.3)
	if z.Hot {
		ground = palette.Alpha(palette.UIGold, 0.35)
	}
	c.Fill(r, ground)
	mid := r.Y + r.H/2
	mark(c, ui.Rect{X: r.X + 3, Y: math.Round(mid - markWide/2), W: markWide, H: markWide})
	if face.Draw != nil {
		high := math.Min(r.H-2, faceWide/2)
		face.Draw(c, ui.Rect{X: r.X + 3 + markWide + 4, Y: math.Round(mid - high/2), W: faceWide, H: high})
	}
	x, room := r.X+faceText, r.W-faceText-6
	var lines []string
	if r.H > faceRow {
		lines = ui.Dense.Wrap(face.Does, room)
	}
	y := math.Round(mid - (ui.LineHeight+ui.DenseLine*float64(len(lines)))/2)
	role, name := board.FitName(face.Name, room)
	c.Write(x, ui.Name.Base(y), name, role, palette.Ink)
	c.Paragraph(x, y+ui.LineHeight, lines, ui.Dense, palette.InkSoft)
	return z.Clicked
}
