package scenes

import (
	"slices"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/table"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// hearing is what the program knows of what has been heard.
type hearing struct {
	stage  string   // the cue of the screens that are shown
	result ui.Scene // whose verdict is still to be heard
	muting bool     // a key was down already in the tick before: it repeats
	held   bool     // one is in this tick
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
	s := &a.settings.Sound
	s.Mute = !s.Mute
	a.keep()
	what := "sound.on"
	if s.Mute {
		what = "sound.off"
	}
	a.say(ui.Info, a.words.Say(what))
	a.notice.until = a.now + mutedTime
}

// listen lets the music follow the screens, and a result sound.
func (a *App) listen(in input.Frame) {
	h := &a.hearing
	stage, result := cue.MenuOpened, ui.Scene(nil)
	for _, s := range slices.Backward(a.stack) {
		switch s := s.(type) {
		case *table.Table:
			stage = s.Music()
		case *lessonScreen:
			stage = s.table.Music()
		case *resultScreen:
			stage, result = cue.ResultOpened, s
		default:
			continue
		}
		break
	}
	if stage != h.stage {
		h.stage, h.result = stage, result
		a.heard(stage)
	}
	if s, ok := h.result.(*resultScreen); ok && s.started {
		if s.counted() < 1 {
			a.heard(cue.Score)
		} else {
			h.result = nil
			if name := s.verdictCue(); name != "" {
				a.heard(name)
			}
		}
	}
	h.muting, h.held = h.held, in.Held != 0
}

// verdictCue is how the game's end sounds to those who sit before it: won when
// a person won, lost when only bots did.
func (s *resultScreen) verdictCue() string {
	if s.givenUp {
		return ""
	}
	winners := s.game.Match.State().Winners()
	person := func(seat rules.Seat) bool { return s.game.Seats[seat].Bot == "" }
	switch {
	case len(winners) == 0:
		return ""
	case len(winners) > 1 && slices.ContainsFunc(winners, person):
		return cue.Tie
	case slices.ContainsFunc(winners, person):
		return cue.Win
	}
	return cue.Lose
}
