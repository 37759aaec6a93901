package scenes

import (
	"slices"
	"time"

	"tilestead/input"
	"tilestead/scenes/screens"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// hearing is what the program knows of what has been heard.
type hearing struct {
	stage  string          // the cue of the screens that are shown
	result *screens.Result // whose verdict is still to be heard
	muting bool            // a key was down already in the tick before: it repeats
	held   bool            // one is in this tick
}

// heard passes a cue on, but for the one that means the program itself.
func (a *App) heard(name string) {
	if name == cue.Mute {
		if !a.hearing.muting {
			a.toggleMute()
		}
		return
	}
	if a.opt.Cue != nil {
		a.opt.Cue(name)
	}
}

// mutedTime is how long it is said that all is silent or not.
const mutedTime = 2 * time.Second

// toggleMute turns all sound off or on, and says so.
func (a *App) toggleMute() {
	s := &a.sh.Settings.Sound
	s.Mute = !s.Mute
	a.sh.Keep()
	what := "sound.on"
	if s.Mute {
		what = "sound.off"
	}
	a.say(ui.Info, a.sh.Words.Say(what))
	a.notice.until = a.now + mutedTime
}

// listen lets the music follow the screens, and a result sound.
func (a *App) listen(in input.Frame) {
	h := &a.hearing
	stage, result := cue.MenuOpened, (*screens.Result)(nil)
	for _, s := range slices.Backward(a.stack) {
		if m, ok := s.(interface{ Music() string }); ok {
			stage = m.Music()
			result, _ = s.(*screens.Result)
			break
		}
	}
	if stage != h.stage {
		h.stage, h.result = stage, result
		a.heard(stage)
	}
	if h.result != nil {
		name, last := h.result.Sound()
		if name != "" {
			a.heard(name)
		}
		if last {
			h.result = nil
		}
	}
	h.muting, h.held = h.held, in.Held != 0
}
