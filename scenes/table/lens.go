package table

import (
	"time"

	"tilestead/input"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// lenses are what the board can be looked through, and what of it lives.
type lenses struct {
	*core
	curtain *curtain
	on      string        // the one that is switched on
	held    bool          // a key of one is held
	stirred time.Duration // when something last moved, see live
}

// all are those that may be looked through now.
func (ls *lenses) all() []board.Lens {
	if ls.offers.Lenses == nil || ls.opt.Purist || ls.curtain.down {
		return nil
	}
	return ls.offers.Lenses(ls.view0())
}

// look chooses the lens: the one whose key is held, else the one switched on,
// and none while the table is covered.
func (ls *lenses) look(in input.Frame, covered bool) {
	lens, held := "", false
	if !covered {
		for _, l := range ls.all() {
			if l.ID == ls.on || in.Held.Has(l.Key) && !in.Ctrl && !in.Alt {
				lens = l.ID
			}
			if held = in.Held.Has(l.Key) && !in.Ctrl && !in.Alt; held {
				break
			}
		}
	}
	ls.held = held
	if lens != ls.v.Lens {
		ls.v.Lens = lens
		ls.change(redraw)
	}
}

// layCover lays out what the lens that shows lies over: nothing below it can be clicked, and a
// click puts it away.
func (ls *lenses) layCover(k *ui.Kit) {
	for _, l := range ls.all() {
		if l.ID != ls.v.Lens || l.Covers.W == 0 {
			continue
		}
		if k.Zone(ui.Zone{ID: "lens/cover", Box: l.Covers, NoKeys: true}).Clicked {
			ls.close()
		}
	}
}

// drop puts away the lens that is switched on, seen or not.
func (ls *lenses) drop() {
	ls.on = ""
	ls.change(redraw)
}

// close puts away the lens that is switched on, and says whether one was.
func (ls *lenses) close() bool {
	if ls.on == "" || ls.v.Lens == "" {
		return false
	}
	ls.on = ""
	ls.change(redraw)
	return true
}

// layLenses lays out the buttons of the lenses; a click switches one on or off.
func (ls *lenses) layLenses(k *ui.Kit) {
	for _, l := range ls.all() {
		z := ui.Zone{ID: ui.ID("lens/" + l.ID), Box: l.Area, Tip: l.Label, Marked: true}
		reply := k.Zone(z)
		if k.Drawing() {
			st := reply.State()
			if ls.v.Lens == l.ID && st == ui.Idle {
				st = ui.Pressed
			}
			ui.Tool(k.C, l.Area, l.Icon, st)
			if ls.v.Lens == l.ID {
				ui.Frame(k.C, l.Area)
			}
		}
		if reply.Clicked {
			if ls.on == l.ID {
				ls.on = ""
			} else {
				ls.on = l.ID
			}
			ls.change(redraw)
		}
	}
}
