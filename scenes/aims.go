package scenes

import "tilestead/ui"

// Aims are what a click can reach on the screen on top, for programs that
// drive the game from outside; see ui.Kit.Aims.
func (a *App) Aims() []ui.Aim {
	if s, ok := a.top().(interface{ Aims() []ui.Aim }); ok {
		return s.Aims()
	}
	return nil
}

func (t *titleScreen) Aims() []ui.Aim    { return t.kit.Aims() }
func (s *setupScreen) Aims() []ui.Aim    { return s.kit.Aims() }
func (s *settingsScreen) Aims() []ui.Aim { return s.kit.Aims() }
func (s *textScreen) Aims() []ui.Aim     { return s.kit.Aims() }
func (s *resultScreen) Aims() []ui.Aim   { return s.kit.Aims() }
func (s *crashScreen) Aims() []ui.Aim    { return s.kit.Aims() }
