package scenes

import (
	"slices"
	"time"

	"tilestead/scenes/screens"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// ears know what has been heard: which music, which result.
type ears struct {
	cue    func(c cue.Cue) // nil: nothing may be heard
	stage  string          // the cue of the screens that are shown
	result *screens.Result // whose verdict is still to be heard
}

// hear passes a cue on, but for the one that means the program itself.
func (a *App) hear(c cue.Cue) {
	if c.Name == cue.Mute {
		a.toggleMute()
		return
	}
	a.ears.play(c)
}

func (e *ears) play(c cue.Cue) {
	if e.cue != nil {
		e.cue(c)
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
func (e *ears) listen(scenes []ui.Scene) {
	stage, result := cue.MenuOpened, (*screens.Result)(nil)
	for _, s := range slices.Backward(scenes) {
		if m, ok := s.(interface{ Music() string }); ok {
			stage = m.Music()
			result, _ = s.(*screens.Result)
			break
		}
	}
	if stage != e.stage {
		e.stage, e.result = stage, result
		e.play(cue.Cue{Name: stage})
	}
	if e.result != nil {
		c, last := e.result.Sound()
		if c.Name != "" {
			e.play(c)
		}
		if last {
			e.result = nil
		}
	}
}
