package table

import (
	"tilestead/input"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// lenses are those that may be looked through now.
func (t *Table) lenses() []board.Lens {
	if t.offers.Lenses == nil || t.opt.Purist {
		return nil
	}
	return t.offers.Lenses(t.view0())
}

// look chooses the lens: the one whose key is held, else the one switched on.
func (t *Table) look(in input.Frame) {
	lens := ""
	if t.panel.kind == noPanel {
		for _, l := range t.lenses() {
			if l.ID == t.lens || in.Held.Has(l.Key) && !in.Ctrl && !in.Alt {
				lens = l.ID
			}
			if in.Held.Has(l.Key) && !in.Ctrl && !in.Alt {
				break
			}
		}
	}
	if lens != t.v.Lens {
		t.v.Lens = lens
		t.change(redraw)
	}
}

// layLenses lays out the buttons of the lenses; a click switches one on or off.
func (t *Table) layLenses(k *ui.Kit) {
	for _, l := range t.lenses() {
		z := ui.Zone{ID: ui.ID("lens/" + l.ID), Box: l.Area, Tip: l.Label, Marked: true}
		reply := k.Zone(z)
		if k.Drawing() {
			st := reply.State()
			if t.v.Lens == l.ID && st == ui.Idle {
				st = ui.Pressed
			}
			ui.Tool(k.C, l.Area, l.Icon, st)
			if t.v.Lens == l.ID {
				ui.Frame(k.C, l.Area)
			}
		}
		if reply.Clicked {
			if t.lens == l.ID {
				t.lens = ""
			} else {
				t.lens = l.ID
			}
			t.change(redraw)
		}
	}
}
