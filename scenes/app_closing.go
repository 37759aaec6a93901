package scenes

import (
	"tilestead/scenes/screens"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// Closing says whether the window may be closed now: all that was done is saved.
// If that cannot be, or in the middle of a person's turn, it asks first; asked
// for again it may.
func (a *App) Closing() bool {
	if a.asks != nil && a.Top() == a.asks {
		return true
	}
	if a.lost() {
		yes := func() ui.Scene { a.closed = true; return nil }
		s := a.askUnsaved(screens.Answer{ID: "ask/close", Label: a.sh.Words.Say("table.closing.yes"), Do: yes})
		a.stack.put(s)
		a.asks, a.sh.Name = s, ""
		return false
	}
	for i := len(a.stack.scenes) - 1; i >= 0; i-- {
		t, ok := a.stack.scenes[i].(*table.Table)
		if !ok {
			continue
		}
		if t.Closing() {
			return true
		}
		a.stack.uncover(i + 1)
		return false
	}
	return true
}
