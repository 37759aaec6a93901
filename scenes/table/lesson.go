package table

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// freeView is the view of somebody whom no lesson leads.
func (t *targets) freeView() *board.View {
	v := *t.view0()
	if v.Clicks == 0 {
		v.Legal = t.match.State().Legal(nil)
		v.Picked = board.Progress{Fit: v.Legal, Draft: v.Draft}.Picked()
	}
	return &v
}

// about is what there is to know of what lies at p. In a lesson what is refused
// there is what somebody is refused whom no lesson leads.
func (t *targets) about(p ui.Point) board.About {
	a := t.board.About(t.view0(), p)
	if t.cfg.Coach == nil {
		return a
	}
	v := t.freeView()
	for _, g := range t.board.Targets(v) {
		if g.Off == "" && g.Area.Contains(p) && !t.usable(g.ID) {
			a.Refusal = t.cfg.Coach.Other()
			return a
		}
	}
	a.Refusal = t.board.About(v, p).Refusal
	return a
}

func (t *targets) usable(id string) bool {
	g := t.find(id)
	return g != nil && g.Off == ""
}

// letTry says of buttons that only the lesson forbids that they come later.
func (t *targets) letTry() {
	if t.cfg.Coach == nil || !t.choice.open || t.choice.clicked() {
		return
	}
	free := map[string]bool{}
	for _, g := range t.board.Targets(t.freeView()) {
		free[g.ID] = g.Off == ""
	}
	for i := range t.list {
		if g := &t.list[i]; g.Off != "" && free[g.ID] {
			g.Off = t.cfg.Coach.Other()
		}
	}
}
