package agricola

import (
	"tilestead/assets"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// face is a card as lists of cards show it.
func face(id string, w *assets.Words) board.Face {
	c, ok := box.FindCard(id)
	if !ok {
		return board.Face{Name: id}
	}
	f := board.Face{Deck: w.Say("agricola.chapter." + cardChapter(c))}
	f.Name, f.Text = tellCard(w, c)
	if does := "agricola.card." + id + ".does"; w.Has(does) {
		f.Does = w.Say(does)
	}
	f.Draw = func(canvas *ui.Canvas, r ui.Rect) {
		ui.Inset(canvas, r, stripOf(c))
		drawScene(canvas, handPicture(c), r.Inset(2), ui.White)
	}
	return f
}
