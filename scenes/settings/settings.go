// Package settings holds the choices of a player that are the same for every
// game, the keys among them, and the file that they are kept in.
package settings

import (
	"slices"

	"tilestead/assets"
	"tilestead/ui"
)

// Values are the player's choices that hold for every game.
type Values struct {
	TextSize   ui.TextSize
	Fullscreen bool
	Lang       string // one of assets.Languages
	Contrast   bool   // plain grounds, darker text, stronger marks
	Sound      SoundOptions
	Keys       KeyMap
	TableOptions
}

// Pages of the settings screen.
const (
	LookPage  = "look"
	PlayPage  = "play"
	SoundPage = "sound"
)

// Behind is the key of the option that a browser's tab does not have: hidden it is
// always silent.
const Behind = "sound.behind"

// An Option is a setting with a few values, by their names in the file.
type Option struct {
	Page   string // of the screen
	Key    string
	Values []string // words are settings.KEY.VALUE
	Get    func(*Values) int
	Set    func(*Values, int)
}

// Options are the settings in the order of the file and the screen.
var Options = []Option{
	{LookPage, "text_size", []string{"small", "normal", "large"},
		func(s *Values) int { return int(s.TextSize) + 1 },
		func(s *Values, v int) { s.TextSize = ui.TextSize(v - 1) }},
	flag(LookPage, "fullscreen", "off", "on", func(s *Values) *bool { return &s.Fullscreen }),
	flag(LookPage, "contrast", "normal", "high", func(s *Values) *bool { return &s.Contrast }),
	flag(LookPage, "reduced_motion", "off", "on", func(s *Values) *bool { return &s.Reduced }),
	{LookPage, "language", assets.Languages,
		func(s *Values) int { return slices.Index(assets.Languages, s.Lang) },
		func(s *Values, v int) { s.Lang = assets.Languages[v] }},
	{PlayPage, "bot_speed", []string{"normal", "fast", "instant"},
		func(s *Values) int { return int(s.Speed) },
		func(s *Values, v int) { s.Speed = Speed(v) }},
	{PlayPage, "confirm", []string{"final", "always", "never"},
		func(s *Values) int { return int(s.Confirm) },
		func(s *Values, v int) { s.Confirm = Confirm(v) }},
	{PlayPage, "undo", []string{"fair", "free"},
		func(s *Values) int { return int(s.Undo) },
		func(s *Values, v int) { s.Undo = UndoRule(v) }},
	flag(PlayPage, "voices", "off", "on", func(s *Values) *bool { return &s.Voices }),
	flag(PlayPage, "purist", "off", "on", func(s *Values) *bool { return &s.Purist }),
	{SoundPage, "sound.effects", volumes(),
		func(s *Values) int { return s.Sound.Effects },
		func(s *Values, v int) { s.Sound.Effects = v }},
	{SoundPage, "sound.music", volumes(),
		func(s *Values) int { return s.Sound.Music },
		func(s *Values, v int) { s.Sound.Music = v }},
	flag(SoundPage, "sound.place", "off", "on", func(s *Values) *bool { return &s.Sound.Place }),
	flag(SoundPage, "sound.mute", "off", "on", func(s *Values) *bool { return &s.Sound.Mute }),
	flag(SoundPage, Behind, "off", "on", func(s *Values) *bool { return &s.Sound.Behind }),
}

// flag is an option that is off or on.
func flag(page, key, off, on string, at func(*Values) *bool) Option {
	return Option{page, key, []string{off, on},
		func(s *Values) int {
			if *at(s) {
				return 1
			}
			return 0
		},
		func(s *Values, v int) { *at(s) = v == 1 }}
}
