package scenes

import (
	"tilestead/assets"
	"tilestead/input"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// keep writes the settings to the store and says if it cannot.
func (a *App) keep() {
	if a.blocked = a.settings.Save(); a.blocked != nil {
		a.say(ui.Failure, a.words.Say("app.unkept", a.trouble(a.blocked)))
	}
}

// Settings are the current settings.
func (a *App) Settings() settings.Values { return a.settings.Values }

// SetFullscreen keeps that the window fills the screen, or does not.
func (a *App) SetFullscreen(on bool) {
	if a.settings.Fullscreen != on {
		a.settings.Fullscreen = on
		a.keep()
	}
}

// Note gives a remark the device kept with SetNote, such as where the window was.
func (a *App) Note(key string) (value string, ok bool) { return a.settings.Get(key) }

// SetNote keeps a remark of the device among the settings.
func (a *App) SetNote(key, value string) {
	if old, ok := a.settings.Get(key); !ok || old != value {
		a.settings.Set(key, value)
		a.keep()
	}
}

// setLang takes the texts of the settings' language. Every screen shows them
// at once, for all hold the same Words.
func (a *App) setLang() error {
	words, err := assets.LoadWords(a.settings.Lang)
	if err != nil {
		return err
	}
	if a.opt.Reword != nil {
		words = a.opt.Reword(words)
	}
	if a.words == nil {
		a.words = words
	} else {
		*a.words = *words
	}
	a.nameKeys()
	for _, s := range a.stack {
		if r, ok := s.(interface{ Reworded() }); ok {
			r.Reworded()
		}
	}
	return nil
}

// tableOptions are the settings that a table obeys.
func (a *App) tableOptions() settings.TableOptions { return a.settings.TableOptions }

// setSpeed keeps a speed chosen at the table.
func (a *App) setSpeed(s settings.Speed) {
	if a.settings.Speed != s {
		a.settings.Speed = s
		a.keep()
	}
}

// keepKeys keeps the keys that were chosen.
func (a *App) keepKeys() {
	a.settings.FileKeys()
	a.keep()
	a.nameKeys()
}

// nameKeys puts the keys' names into the texts that hold {key NAME}.
func (a *App) nameKeys() { a.settings.Keys.Name(a.words) }

// press translates the keys of a tick, unless the screen wants them as they are.
func (a *App) press(in input.Frame) input.Frame {
	if raw, ok := a.top().(interface{ rawKeys() bool }); !ok || !raw.rawKeys() {
		in.Keys, in.Held = a.settings.Keys.Translate(in.Keys), a.settings.Keys.Held(in.Held)
	}
	return in
}
