package table

import (
	"tilestead/rules"
	"tilestead/scenes/board"
)

// desks are what the seats have arranged for themselves on the board.
type desks struct {
	*core
	of map[rules.Seat]any // Nobody's while it is shown to nobody in particular
}

// settle lays the viewer's desk out, without what is gone.
func (d *desks) settle() {
	offer := &d.offers.Desk
	if offer.Open == nil {
		return
	}
	desk, known := d.of[d.v.Viewer]
	if !known {
		desk = d.replayed(offer.Open(d.view0()))
	}
	if offer.Settle != nil {
		desk = offer.Settle(d.view0(), desk)
	}
	d.of[d.v.Viewer], d.v.Desk = desk, desk
}

// replayed is a desk that has seen all that its seat decided in a game that was begun elsewhere, such as
// one that is loaded: what stood where then shows as it did. Only what a click chose alone is lost.
func (d *desks) replayed(desk any) any {
	if d.offers.Desk.Settle == nil {
		return desk
	}
	v := *d.view0()
	for i := range d.match.Len() {
		if v.State = d.match.Before(i); v.State.Turn() == v.Viewer {
			v.Legal = v.State.Legal(nil)
			v.Picked = v.Legal
			desk = d.offers.Desk.Settle(&v, desk)
		}
	}
	return desk
}

// look changes the viewer's desk by a click on g.
func (d *desks) look(g board.Target) {
	if !d.looksAt(&g) {
		return
	}
	if desk := g.Looks(d.v.Desk); desk != d.v.Desk {
		d.of[d.v.Viewer], d.v.Desk = desk, desk
		d.change(retarget | untip)
	}
}

// close closes what the viewer has opened over the board, and says whether
// anything was open.
func (d *desks) close() bool {
	if d.offers.Desk.Close == nil || d.v.Desk == nil {
		return false
	}
	desk := d.offers.Desk.Close(d.view0(), d.v.Desk)
	if desk == d.v.Desk {
		return false
	}
	d.of[d.v.Viewer], d.v.Desk = desk, desk
	d.change(retarget | untip)
	return true
}

// decides is what the desk of the seat to decide decides by itself.
func (d *desks) decides() (a rules.Action, ok bool) {
	s := d.match.State()
	desk, known := d.of[s.Turn()]
	if d.offers.Desk.Decides == nil || !known {
		return 0, false
	}
	return d.offers.Desk.Decides(s, desk)
}

// stop closes all desks, so that none decides what was taken back once more.
func (d *desks) stop() {
	for seat, desk := range d.of {
		if d.offers.Desk.Close != nil {
			d.of[seat] = d.offers.Desk.Close(d.view0(), desk)
		}
	}
	if desk, known := d.of[d.v.Viewer]; known {
		d.v.Desk = desk
	}
}

// looksAt says whether a click on g changes the desk.
func (d *desks) looksAt(g *board.Target) bool {
	return g != nil && g.Looks != nil && g.Off == "" && d.offers.Desk.Open != nil
}

// targets are those that change the desk while something is shown, when nothing
// can be decided.
func (d *desks) targets(v board.View) (looks []board.Target) {
	if d.offers.Desk.Open == nil {
		return nil
	}
	for _, g := range d.board.Targets(&v) {
		if d.looksAt(&g) && g.Button == 0 {
			g.Fits, g.Sets = nil, nil
			looks = append(looks, g)
		}
	}
	return looks
}
