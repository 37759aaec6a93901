package scenes

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"tilestead/assets"
	"tilestead/save"
	"tilestead/ui"
)

// Settings are the player's choices that hold for every game.
type Settings struct {
	TextSize   ui.TextSize
	Fullscreen bool
	Lang       string // one of assets.Languages
	Contrast   bool   // plain grounds, darker text, stronger marks
	Sound      SoundOptions
	Keys       KeyMap
	TableOptions
}

// settingsFile is the name of the settings in the store.
const settingsFile = "settings.txt"

// Pages of the settings screen.
const (
	lookPage  = "look"
	playPage  = "play"
	soundPage = "sound"
)

// An option is a setting with a few values, by their names in the file.
type option struct {
	page   string // of the screen
	key    string
	values []string // words are settings.KEY.VALUE
	get    func(*Settings) int
	set    func(*Settings, int)
}

// options are the settings in the order of the file and the screen.
var options = []option{
	{lookPage, "text_size", []string{"small", "normal", "large"},
		func(s *Settings) int { return int(s.TextSize) + 1 },
		func(s *Settings, v int) { s.TextSize = ui.TextSize(v - 1) }},
	{lookPage, "fullscreen", []string{"off", "on"},
		func(s *Settings) int { return toInt(s.Fullscreen) },
		func(s *Settings, v int) { s.Fullscreen = v == 1 }},
	{lookPage, "contrast", []string{"normal", "high"},
		func(s *Settings) int { return toInt(s.Contrast) },
		func(s *Settings, v int) { s.Contrast = v == 1 }},
	{lookPage, "reduced_motion", []string{"off", "on"},
		func(s *Settings) int { return toInt(s.Reduced) },
		func(s *Settings, v int) { s.Reduced = v == 1 }},
	{lookPage, "language", assets.Languages,
		func(s *Settings) int { return slices.Index(assets.Languages, s.Lang) },
		func(s *Settings, v int) { s.Lang = assets.Languages[v] }},
	{playPage, "bot_speed", []string{"normal", "fast", "instant"},
		func(s *Settings) int { return int(s.Speed) },
		func(s *Settings, v int) { s.Speed = Speed(v) }},
	{playPage, "confirm", []string{"final", "always", "never"},
		func(s *Settings) int { return int(s.Confirm) },
		func(s *Settings, v int) { s.Confirm = Confirm(v) }},
	{playPage, "undo", []string{"fair", "free"},
		func(s *Settings) int { return int(s.Undo) },
		func(s *Settings, v int) { s.Undo = UndoRule(v) }},
	{playPage, "purist", []string{"off", "on"},
		func(s *Settings) int { return toInt(s.Purist) },
		func(s *Settings, v int) { s.Purist = v == 1 }},
	{soundPage, "sound.effects", volumes(),
		func(s *Settings) int { return s.Sound.Effects },
		func(s *Settings, v int) { s.Sound.Effects = v }},
	{soundPage, "sound.music", volumes(),
		func(s *Settings) int { return s.Sound.Music },
		func(s *Settings, v int) { s.Sound.Music = v }},
	{soundPage, "sound.mute", []string{"off", "on"},
		func(s *Settings) int { return toInt(s.Sound.Mute) },
		func(s *Settings, v int) { s.Sound.Mute = v == 1 }},
}

func toInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// readSettings reads the settings from the store. Where something cannot be
// read the default is taken, the file is kept aside, and the error says so.
func (a *App) readSettings() error {
	a.settings = Settings{Lang: cmp.Or(a.opt.System, assets.Languages[0]), Sound: usualSound}
	defer a.noteSettings()
	data, err := a.store.Read(settingsFile)
	if errors.Is(err, fs.ErrNotExist) {
		a.file = &save.Settings{}
		return nil
	}
	if err == nil {
		a.file, err = save.ReadSettings(data)
		for _, o := range options {
			err = errors.Join(err, a.readOption(o))
		}
		err = errors.Join(err, a.readKeys())
	} else {
		a.file = &save.Settings{}
	}
	if err == nil {
		return nil
	}
	what := strings.ReplaceAll(err.Error(), "\n", "; ")
	if aside, err := save.SetAside(a.store, settingsFile, "damaged"); err == nil {
		what += " (" + aside + ")"
	}
	return errors.New(what)
}

func (a *App) readOption(o option) error {
	v, ok := a.file.Get(o.key)
	if !ok {
		return nil
	}
	i := slices.Index(o.values, v)
	if i < 0 {
		return fmt.Errorf("settings: %s = %.30q is unknown; choose one of %s", o.key, v, strings.Join(o.values, ", "))
	}
	o.set(&a.settings, i)
	return nil
}

// keep writes the settings to the store. What another window changed there
// meanwhile stays, unless this one changed the same.
func (a *App) keep() {
	a.fileOptions()
	out := a.file
	if data, err := a.store.Read(settingsFile); err == nil {
		if there, err := save.ReadSettings(data); err == nil {
			there.Carry(a.filed, a.file)
			out = there
		}
	}
	if a.blocked = a.store.Write(settingsFile, out.Bytes()); a.blocked != nil {
		a.say(ui.Failure, a.words.Say("app.unkept", a.trouble(a.blocked)))
		return
	}
	a.filed = a.file.Clone()
}

// fileOptions gives the file the settings as they are.
func (a *App) fileOptions() {
	for _, o := range options {
		a.file.Set(o.key, o.values[o.get(&a.settings)])
	}
}

// noteSettings notes how the settings were found.
func (a *App) noteSettings() {
	found := a.file
	a.file = found.Clone()
	a.fileOptions()
	a.file, a.filed = found, a.file
}

// Settings are the current settings.
func (a *App) Settings() Settings { return a.settings }

// SetFullscreen keeps that the window fills the screen, or does not.
func (a *App) SetFullscreen(on bool) {
	if a.settings.Fullscreen != on {
		a.settings.Fullscreen = on
		a.keep()
	}
}

// Note gives a remark the device kept with SetNote, such as where the window was.
func (a *App) Note(key string) (value string, ok bool) { return a.file.Get(key) }

// SetNote keeps a remark of the device among the settings.
func (a *App) SetNote(key, value string) {
	if old, ok := a.file.Get(key); !ok || old != value {
		a.file.Set(key, value)
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
		switch s := s.(type) {
		case *Table:
			s.reworded(a.titleWord(s.match.Title()))
		case *lessonScreen:
			s.reworded()
		}
	}
	return nil
}

// tableOptions are the settings that a table obeys.
func (a *App) tableOptions() TableOptions { return a.settings.TableOptions }

// setSpeed keeps a speed chosen at the table.
func (a *App) setSpeed(s Speed) {
	if a.settings.Speed != s {
		a.settings.Speed = s
		a.keep()
	}
}
