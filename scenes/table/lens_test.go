package table_test

import (
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A lensedBoard is the toy with two lenses; it notes which is looked through.
type lensedBoard struct {
	toyBoard
	lens *string
}

func (b lensedBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Lenses = twoLenses
	return o
}

func twoLenses(*board.View) []board.Lens {
	return []board.Lens{
		{ID: "fields", Key: input.KeyF, Icon: "field", Label: "Fields",
			Area: ui.Rect{X: 700, Y: 500, W: 24, H: 24}},
		{ID: "values", Key: input.KeyV, Icon: "star", Label: "Values",
			Area: ui.Rect{X: 730, Y: 500, W: 24, H: 24}},
	}
}

func (b lensedBoard) Draw(c *ui.Canvas, v *board.View) {
	*b.lens = v.Lens
	b.toyBoard.Draw(c, v)
}

// TestLenses looks through a lens while its key is held or its button is on;
// who plays without help has none.
func TestLenses(t *testing.T) {
	lens := ""
	p := sit(t, newToy(t, 1, 1), lensedBoard{lens: &lens}, "p", 960, 540, nil)
	p.until()
	hold := func(k input.Key) string {
		p.tick(func(f *input.Frame) {
			if k != input.KeyNone {
				f.Held = f.Held.With(k)
			}
		})
		p.draw()
		return lens
	}
	if got := hold(input.KeyNone); got != "" {
		t.Errorf("without a key the lens is %q", got)
	}
	if got := hold(input.KeyV); got != "values" {
		t.Errorf("while V is held the lens is %q", got)
	}
	if got := hold(input.KeyNone); got != "" {
		t.Errorf("when V is let go the lens is %q", got)
	}
	button := ui.Point{X: 710, Y: 510}
	p.click(button)
	if got := hold(input.KeyNone); got != "fields" {
		t.Errorf("after a click on its button the lens is %q", got)
	}
	if got := hold(input.KeyV); got != "values" {
		t.Errorf("a key that is held comes before a button: %q", got)
	}
	p.opt.Purist = true
	if got := hold(input.KeyV); got != "" {
		t.Errorf("who plays without help looks through %q", got)
	}
	for _, z := range p.table.Aims() {
		if strings.HasPrefix(string(z.ID), "lens/") {
			t.Errorf("who plays without help has the button %s", z.ID)
		}
	}
	p.opt.Purist = false
	hold(input.KeyNone)
	p.click(button)
	if got := hold(input.KeyNone); got != "" {
		t.Errorf("after another click on the button the lens is %q", got)
	}
}

// Whoever asks for a hint sees the board without a lens.
func TestHintsPutLensesAway(t *testing.T) {
	lens := ""
	p := sit(t, newToy(t, 1, 1), lensedBoard{lens: &lens}, "p", 960, 540, nil)
	p.until()
	p.click(ui.Point{X: 710, Y: 510})
	if p.draw(); lens != "fields" {
		t.Fatalf("the lens is %q", lens)
	}
	p.tick(func(f *input.Frame) { f.Keys = []input.Key{input.KeyH} })
	p.tick(func(*input.Frame) {})
	if p.draw(); lens != "" {
		t.Errorf("beside a hint the lens is %q", lens)
	}
}

// A sheetBoard has a lens that lays a sheet over its targets.
type sheetBoard struct{ lensedBoard }

func (b sheetBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Lenses = func(v *board.View) []board.Lens {
		list := twoLenses(v)[:1]
		list[0].Covers = ui.Rect{W: v.Frame.Canvas.W, H: 400}
		return list
	}
	return o
}

// Nothing below the sheet of a lens is clicked; a click on the sheet, and Esc, put it away.
func TestSheetsOfLensesHideWhatLiesBelow(t *testing.T) {
	for _, esc := range []bool{false, true} {
		lens := ""
		p := sit(t, newToy(t, 1, 1), sheetBoard{lensedBoard{lens: &lens}}, "p", 960, 540, nil)
		p.until()
		p.click(ui.Point{X: 710, Y: 510})
		if p.draw(); lens != "fields" {
			t.Fatalf("the lens is %q", lens)
		}
		if esc {
			p.key(input.KeyEsc)
		} else {
			p.clickTarget("cell 4")
		}
		if slices.Contains(p.ids(), "colour 0") {
			t.Error("a cell below the sheet was clicked")
		}
		p.wait(2)
		if p.draw(); lens != "" {
			t.Errorf("Esc %t does not put the sheet away", esc)
		}
		p.clickTarget("cell 4")
		if !slices.Contains(p.ids(), "colour 0") {
			t.Error("without the sheet the cell is not clicked")
		}
	}
}
