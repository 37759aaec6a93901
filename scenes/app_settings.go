package scenes

import (
	"tilestead/assets"
	"tilestead/input"
	"tilestead/scenes/settings"
)

// Settings are the current settings.
func (a *App) Settings() settings.Values { return a.sh.Settings.Values }

// SetFullscreen keeps that the window fills the screen, or does not.
func (a *App) SetFullscreen(on bool) {
	if a.sh.Settings.Fullscreen != on {
		a.sh.Settings.Fullscreen = on
		a.sh.Keep()
	}
}

// Note gives a remark the device kept with SetNote, such as where the window was.
func (a *App) Note(key string) (value string, ok bool) { return a.sh.Settings.Get(key) }

// SetNote keeps a remark of the device among the settings.
func (a *App) SetNote(key, value string) { a.sh.SetNote(key, value) }

// setLang takes the texts of the settings' language. Every screen shows them
// at once, for all hold the same Words.
func (a *App) setLang() error {
	words, err := assets.LoadWords(a.sh.Settings.Lang)
	if err != nil {
		return err
	}
	if a.opt.Reword != nil {
		words = a.opt.Reword(words)
	}
	if a.sh.Words == nil {
		a.sh.Words = words
	} else {
		*a.sh.Words = *words
	}
	a.sh.NameKeys()
	for _, s := range a.stack {
		if r, ok := s.(interface{ Reworded() }); ok {
			r.Reworded()
		}
	}
	return nil
}

// press translates the keys of a tick, unless the screen wants them as they are.
func (a *App) press(in input.Frame) input.Frame {
	if raw, ok := a.Top().(interface{ RawKeys() bool }); !ok || !raw.RawKeys() {
		in.Keys, in.Held = a.sh.Settings.Keys.Translate(in.Keys), a.sh.Settings.Keys.Held(in.Held)
	}
	return in
}
