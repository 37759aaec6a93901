package scenes

import (
	"tilestead/scenes/table"
	"tilestead/ui"
)

// Closing says whether the window may be closed now: all that was done is saved.
// If that cannot be, or in the middle of a person's turn, it asks first; asked
// for again it may.
func (a *App) Closing() bool {
	if s, ok := a.top().(*askScreen); ok && s.closing {
		return true
	}
	if a.Unsaved() {
		s := a.askUnsaved(answer{"ask/close", a.words.Say("table.closing.yes"), func() ui.Scene { a.closed = true; return nil }})
		s.closing = true
		a.stack, a.name = append(a.stack, s), ""
		return false
	}
	for i := len(a.stack) - 1; i >= 0; i-- {
		t, ok := a.stack[i].(*table.Table)
		if !ok {
			continue
		}
		if t.Closing() {
			return true
		}
		a.uncover(i + 1)
		return false
	}
	return true
}
