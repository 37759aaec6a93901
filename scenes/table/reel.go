package table

import (
	"math"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
)

// A reel is what has happened but is not yet shown.
type reel struct {
	beats []shot
	clip  board.Clip
	at    time.Duration // how far the clip is, at normal speed
	heard int           // how many of the clip's cues
	line  *board.Line   // written when the clip ends: it would give away what chance brings
	again bool          // it has been shown before: the log has it
	said  *board.Line   // what is being shown again
}

// A shot is one beat waiting to be shown, or the end of an action (no event).
type shot struct {
	before rules.State
	beat   rules.Beat
	action int // its number in the match
	seat   rules.Seat
	end    bool
}

func (r *reel) playing() bool { return len(r.beats) > 0 }

// add appends the beats of an action.
func (r *reel) add(before, after rules.State, beats []rules.Beat, action int, seat rules.Seat) {
	for _, b := range beats {
		r.beats = append(r.beats, shot{before: before, beat: b, action: action, seat: seat})
		before = b.After
	}
	r.beats = append(r.beats, shot{before: before, beat: rules.Beat{After: after}, action: action, seat: seat, end: true})
}

// play shows beats for the time that has passed and gives what is left of it
// when the reel has ended.
func (t *Table) play(passed time.Duration) time.Duration {
	r := &t.reel
	for r.playing() {
		s := r.beats[0]
		if r.clip == nil {
			if t.openShot(s); r.clip == nil {
				t.closeShot(s)
				continue
			}
		}
		if t.camera.gliding() {
			return 0
		}
		if t.reelSpeed() == settings.InstantSpeed {
			t.closeShot(s)
			continue
		}
		factor := t.pace()
		r.at += scaled(passed, factor)
		t.hear()
		length := r.clip.Length()
		if r.at < length {
			return 0
		}
		passed = scaled(r.at-length, 1/factor)
		t.closeShot(s)
	}
	return passed
}

// A person who waits for the others sees them play faster and faster: at their
// own pace until patience ends, hastened fully after fullHaste.
const (
	patience  = 2 * time.Second
	fullHaste = 6 * time.Second
	haste     = 2.5 // added to the speed then
)

// pace is how much faster than normal things move.
func (t *Table) pace() float64 {
	f := 1.0
	if t.persons() > 0 && !t.reel.again && !t.replay.on {
		f += haste * math.Min(1, math.Max(0, (t.waited-patience).Seconds()/(fullHaste-patience).Seconds()))
	}
	if t.reelSpeed() == settings.FastSpeed {
		f *= 2
	}
	return f
}

// reelSpeed is the speed chosen; what is shown again is never instant.
func (t *Table) reelSpeed() settings.Speed {
	if t.reel.again || t.replay.on {
		return min(t.opt.Speed, settings.FastSpeed)
	}
	return t.opt.Speed
}

func scaled(d time.Duration, f float64) time.Duration { return time.Duration(float64(d) * f) }

// openShot begins a beat: its line is written and its clip made.
func (t *Table) openShot(s shot) {
	t.reel.at, t.reel.heard = 0, 0
	t.v.State = s.before
	if s.end {
		return
	}
	v := t.view0()
	line, ok := t.board.Line(v, s.before, s.beat)
	t.change(retarget)
	if t.reelSpeed() != settings.InstantSpeed {
		if c := t.board.Clip(v, s.beat); c != nil && c.Length() > 0 {
			t.reel.clip = c
			t.v.Hidden = c.Hides
			if ok && line.Mark != "" {
				t.follow(line.Mark)
			}
		}
	}
	switch {
	case !ok:
	case t.reel.again:
		t.reel.said = &line
	case t.reel.clip != nil && rules.RevealedTo(s.beat.Event) != rules.Nobody:
		t.reel.line = &line
	default:
		t.log.add(line, s.action)
	}
}

// closeShot ends a beat: the position after it shows.
func (t *Table) closeShot(s shot) {
	r := &t.reel
	t.v.State, t.v.Hidden = s.beat.After, nil
	if r.line != nil {
		t.log.add(*r.line, s.action)
	}
	r.clip, r.at, r.line = nil, 0, nil
	r.beats = r.beats[1:]
	if len(r.beats) == 0 {
		r.beats = nil
		if r.again {
			t.endAgain(s)
		}
		t.camera.settle()
	}
	t.change(retarget)
}

// finishReel shows the end of everything that has happened at once.
func (t *Table) finishReel() {
	if t.reel.again {
		t.dropReel()
		t.v.State = t.match.State()
	}
	for t.reel.playing() {
		s := t.reel.beats[0]
		if t.reel.clip == nil {
			t.openShot(s)
		}
		t.closeShot(s)
	}
	t.camera.stop()
}
