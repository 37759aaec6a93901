package page

import (
	"tilestead/rules"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// Keep writes the settings to the store and says if it cannot.
func (sh *Shell) Keep() {
	if sh.Blocked = sh.Settings.Save(); sh.Blocked != nil {
		sh.Say(ui.Failure, sh.Words.Say("app.unkept", sh.Trouble(sh.Blocked)))
	}
}

// WelcomeKey is where the settings keep that somebody was offered the first lesson of a title,
// or has begun one.
func WelcomeKey(t *rules.Title) string { return "welcome." + t.ID }

// Welcomed notes that nobody need be offered a title's first lesson any more.
func (sh *Shell) Welcomed(t *rules.Title) { sh.SetNote(WelcomeKey(t), "asked") }

// SetNote keeps a remark under a key among the settings.
func (sh *Shell) SetNote(key, value string) {
	if old, ok := sh.Settings.Get(key); !ok || old != value {
		sh.Settings.Set(key, value)
		sh.Keep()
	}
}

// TableOptions are the settings that a table obeys.
func (sh *Shell) TableOptions() settings.TableOptions { return sh.Settings.TableOptions }

// SetSpeed keeps a speed chosen at the table.
func (sh *Shell) SetSpeed(s settings.Speed) {
	if sh.Settings.Speed != s {
		sh.Settings.Speed = s
		sh.Keep()
	}
}

// KeepKeys keeps the keys that were chosen.
func (sh *Shell) KeepKeys() {
	sh.Settings.FileKeys()
	sh.Keep()
	sh.NameKeys()
}

// NameKeys puts the keys' names into the texts that hold {key NAME}.
func (sh *Shell) NameKeys() { sh.Settings.Keys.Name(sh.Words) }
