package scenes

import "tilestead/scenes/table"

// Decide does the first thing that is legal in the game on top and saves it.
func (a *App) Decide() {
	t := a.Top().(*table.Table)
	t.Close() // a bot may be thinking
	m := t.Match()
	if _, err := m.Do(m.State().Legal(nil)[0]); err != nil {
		panic(err)
	}
	a.keeper.now.save()
}
