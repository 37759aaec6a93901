package scenes

import (
	"tilestead/rules"
	"tilestead/save"
	"tilestead/ui"
)

// branch begins a game of its own that goes on from an earlier position of g,
// with the same seats; g is kept under a name of its own.
func (a *App) branch(g *save.Game, m *rules.Match) (ui.Scene, error) {
	if _, err := a.sh.Shelf.Keep(g); err != nil {
		return nil, err
	}
	next := &save.Game{Match: m, Seats: g.Seats, Flags: g.Flags}
	if m.Len() < g.Match.Len() {
		next.Assist() // whoever goes back knows what chance and the others did
	}
	was := a.running
	r := &running{app: a, file: was.file, own: was.own, last: was.last, lost: was.lost}
	s, err := a.play(next, r)
	if err == nil {
		r.save()
	}
	return s, err
}
