package scenes

import "tilestead/ui"

// Aims are what a click can reach on the screen on top, for programs that
// drive the game from outside; see ui.Kit.Aims.
func (a *App) Aims() []ui.Aim {
	if s, ok := a.Top().(interface{ Aims() []ui.Aim }); ok {
		return s.Aims()
	}
	return nil
}

// Field is where a text is being written.
func (a *App) Field() (r ui.Rect, ok bool) {
	if s, has := a.Top().(interface{ Field() (ui.Rect, bool) }); has {
		return s.Field()
	}
	return r, false
}
