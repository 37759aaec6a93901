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

// Words are the texts that are shown: always the same Words, of whichever
// language.
func (a *App) Words() *assets.Words { return a.sh.Words }

// Reword takes the texts of the settings' language that are in this program.
// Every screen shows them at once, for all hold the same Words. While texts are
// missing that screens need, those of the old language stay.
func (a *App) Reword() error {
	if a.sh.Words != nil && len(assets.MissingWords(a.sh.Settings.Lang, a.sh.Words.Titles()...)) > 0 {
		return nil
	}
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
	for _, s := range a.stack.scenes {
		if r, ok := s.(interface{ Reworded() }); ok {
			r.Reworded()
		}
	}
	return nil
}

// KeepLang gives up a language whose texts do not come: the one that is shown
// is the settings' again.
func (a *App) KeepLang() {
	if lang := a.sh.Words.Lang(); a.sh.Settings.Lang != lang {
		a.sh.Settings.Lang = lang
		a.sh.Keep()
	}
}

// press translates the keys of a tick, unless a text is being written or the screen
// wants them as they are. With Ctrl they are commands, which nobody chooses.
func (a *App) press(in input.Frame) input.Frame {
	raw, ok := a.Top().(interface{ RawKeys() bool })
	if _, writing := a.Field(); !writing && (!ok || !raw.RawKeys()) {
		if !in.Ctrl {
			in.Keys = a.sh.Settings.Keys.Translate(in.Keys)
		}
		in.Held = a.sh.Settings.Keys.Held(in.Held)
	}
	return in
}
