package screens

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/titles/puzzles"
	"tilestead/ui"
)

// puzzleOfWeek is the title whose puzzle is this week's; nil for none.
func (t *Title) puzzleOfWeek() *rules.Title {
	var ids []string
	of := map[string]*rules.Title{}
	for _, card := range t.cards {
		if card.title != nil && assets.PuzzlePack(card.id) != "" {
			ids, of[card.id] = append(ids, card.id), card.title
		}
	}
	id, _ := puzzles.TitleOfWeek(t.sh.Today(), ids)
	return of[id]
}

// puzzleStrip lays out the puzzle of the week beside the game of the day.
func (t *Title) puzzleStrip(k *ui.Kit, g titleGeometry) {
	of := t.puzzleOfWeek()
	if of == nil || g.puzzle.W == 0 {
		return
	}
	w, c, r := t.sh.Words, k.C, g.puzzle
	head, name, label := w.Say("puzzle.week"), t.sh.TitleWord(of), w.Say("puzzle.solve")
	if k.Drawing() {
		ui.Plate(c, r, palette.Paper)
	}
	wide := ui.ButtonWidth(0, label) + 8
	b := ui.Rect{X: r.X + r.W - wide - 5, Y: r.Y + math.Round((r.H-g.button)/2), W: wide, H: g.button}
	k.Part(head)
	if k.Push("puzzle", b, ui.Push{Label: label, Look: ui.Strong, Name: label + ": " + head + ", " + name}) {
		t.next = t.sh.Go.Puzzles(of)
	}
	k.Part("")
	if k.Drawing() {
		top, room := r.Y+math.Round((r.H-ui.Name.Pitch()-ui.Dense.Pitch())/2), b.X-r.X-18
		role, head := board.FitIn(head, room, ui.Name, ui.Body, ui.Dense, ui.Least)
		c.Write(r.X+10, ui.Name.Base(top), head, role, palette.Ink)
		c.Write(r.X+10, ui.Dense.Base(top+ui.Name.Pitch()), ui.Dense.Fit(name, room), ui.Dense, palette.InkSoft)
	}
}
