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
	stays time.Duration // how long it shows at least, whatever the haste
	holds time.Duration // how long it shows at least, no faster than normal
	line  *board.Line   // written when the clip ends: it would give away what chance brings, or is late
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

// reveals says that a shot shows somebody what was hidden.
func reveals(s shot) bool { return rules.RevealedTo(s.beat.Event) != rules.Nobody }

func (r *reel) playing() bool { return len(r.beats) > 0 }

// add appends the beats of an action.
func (r *reel) add(before, after rules.State, beats []rules.Beat, action int, seat rules.Seat) {
	for _, b := range beats {
		r.beats = append(r.beats, shot{before: before, beat: b, action: action, seat: seat})
		before = b.After
	}
	r.beats = append(r.beats, shot{before: before, beat: rules.Beat{After: after}, action: action, seat: seat,
		end: true})
}

// A player shows what has happened, beat by beat.
type player struct {
	*core
	reel
	camera *camera
	log    *eventLog
	hold   *hold
	hearing
	hurry  bool          // what happens without anybody's decision is not shown any more
	waited time.Duration // since a person last decided
	rest   rules.State   // that shows after what is shown again
}

// show shows a position as it is.
func (p *player) show(s rules.State) { p.v.State = s }

// decided notes that a person has decided something.
func (p *player) decided() { p.waited, p.v.Receipt = 0, nil }

// skip shows nothing any more until somebody is to decide, and lets nobody wait.
func (p *player) skip() {
	p.hurry = true
	p.hold.end()
}

// unhurry shows again what happens.
func (p *player) unhurry() { p.hurry = false }

// wait notes how long nobody has.
func (p *player) wait(passed time.Duration) { p.waited += passed }

// play shows beats for the time that has passed and gives what is left of it
// when the reel has ended.
func (p *player) play(passed time.Duration) time.Duration {
	r := &p.reel
	for r.playing() {
		s := r.beats[0]
		if r.clip == nil {
			if p.hold.holds(s.action) && reveals(s) {
				return 0
			}
			if p.openShot(s); r.clip == nil {
				p.closeShot(s)
				continue
			}
		}
		if p.camera.gliding() {
			return 0
		}
		if p.reelSpeed(p.again) == settings.InstantSpeed {
			p.closeShot(s)
			continue
		}
		factor := p.pace(p.again)
		if r.stays > 0 {
			factor = min(factor, p.speed())
		}
		if r.holds > 0 {
			factor = min(factor, 1)
		}
		r.at += scaled(passed, factor)
		p.hear(passed, factor)
		length := max(r.clip.Length(), r.stays, r.holds)
		if r.at < length {
			return 0
		}
		passed = scaled(r.at-length, 1/factor)
		p.closeShot(s)
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

// pace is how much faster than normal things move; again says that they have been
// shown before. Nobody waits while the end of a game is counted.
func (p *player) pace(again bool) float64 {
	f := 1.0
	if p.persons() > 0 && !again && !p.counting() {
		f += haste * math.Min(1, math.Max(0, (p.waited-patience).Seconds()/(fullHaste-patience).Seconds()))
	}
	return f * p.speed()
}

// speed is how much faster than normal things move where nobody waits.
func (p *player) speed() float64 {
	if p.reelSpeed(p.again) == settings.FastSpeed {
		return 2
	}
	return 1
}

// reelSpeed is the speed chosen; what is shown again is never instant, nor is how the end of a
// game is counted to those who played it.
func (p *player) reelSpeed(again bool) settings.Speed {
	if again || p.persons() > 0 && p.match.State().Turn() == rules.Nobody {
		return min(p.opt.Speed, settings.FastSpeed)
	}
	return p.opt.Speed
}

func scaled(d time.Duration, f float64) time.Duration { return time.Duration(float64(d) * f) }

// lossTime is how long something shows by which somebody loses something.
const lossTime = 1500 * time.Millisecond

// openShot begins a beat: its line is written and its clip made.
func (p *player) openShot(s shot) {
	p.at, p.heard, p.stays, p.holds = 0, 0, 0, 0
	p.v.State = s.before
	if s.end {
		return
	}
	if !p.again && p.offers.Receipt != nil && p.offers.Receipt(s.beat.Event) {
		p.v.Receipt = s.before
	}
	v := p.told()
	line, ok := p.board.Line(v, s.before, s.beat)
	p.change(retarget)
	if p.reelSpeed(p.again) != settings.InstantSpeed {
		if c := p.board.Clip(v, s.beat); c != nil && c.Length() > 0 {
			p.clip = c
			p.v.Hidden = c.Hides
			if ok && line.Costs {
				p.stays = lossTime
			}
			if ok {
				p.stays, p.holds = max(p.stays, line.Stays), line.Holds
			}
			over := p.match.State().Turn() == rules.Nobody
			if over {
				p.camera.survey()
			}
			if ok && line.Mark != "" {
				p.camera.follow(line.Mark, over)
			}
			p.hearing.open(p.core, s.seat, line)
		}
	}
	switch {
	case !ok:
	case p.again:
		p.said = &line
	case p.clip != nil && (line.Late || rules.RevealedTo(s.beat.Event) != rules.Nobody):
		p.line = &line
	default:
		p.log.add(line, s.action)
	}
}

// closeShot ends a beat: the position after it shows.
func (p *player) closeShot(s shot) {
	r := &p.reel
	p.v.State, p.v.Hidden = s.beat.After, nil
	if r.line != nil {
		p.log.add(*r.line, s.action)
	}
	if !s.end && !r.again {
		p.log.lead(s.beat.After, s.action)
	}
	r.clip, r.at, r.line = nil, 0, nil
	r.beats = r.beats[1:]
	if len(r.beats) == 0 {
		r.beats = nil
		if r.again {
			p.endAgain()
		}
		p.camera.settle(false)
	}
	p.change(retarget)
}

// finish shows the end of everything that has happened at once.
func (p *player) finish() {
	if p.again {
		p.drop()
		p.show(p.match.State())
	}
	for p.playing() {
		s := p.beats[0]
		if p.clip == nil {
			p.openShot(s)
		}
		p.closeShot(s)
	}
	p.camera.stop()
}

// rush shows the end of what has happened, up to what is held or counted at the end of the game:
// that is shown as ever.
func (p *player) rush() {
	if p.again {
		p.finish()
		return
	}
	for p.playing() {
		s := p.beats[0]
		if p.clip == nil {
			if p.openShot(s); p.holds > 0 || p.stays > 0 && p.counting() {
				p.hurry = false
				return
			}
		}
		p.closeShot(s)
	}
	p.camera.stop()
}

// showAgain plays the reel of the actions from one number to another, and then
// shows the position rest.
func (p *player) showAgain(from, to int, rest rules.State) {
	p.reel, p.rest = reel{again: true}, rest
	p.show(p.match.Before(from))
	p.log.mark("")
	for i := from; i < to; i++ {
		s, r := p.match.Before(i), &rules.Reel{}
		s.Clone().Do(p.match.Action(i), r)
		p.add(s, p.match.Before(i+1), r.Beats, i, s.Turn())
	}
}

// endAgain is called when what was shown again has come to its end.
func (p *player) endAgain() {
	p.again, p.said = false, nil
	p.show(p.rest)
	p.change(relay)
}

// drop forgets what was still to be shown again.
func (p *player) drop() {
	if p.again {
		p.reel = reel{}
		p.v.Hidden = nil
		p.camera.stop()
		p.change(retarget | untip)
	}
}

// hear gives the cues of the clip up to where it has come, at so many times its
// speed.
func (p *player) hear(passed time.Duration, factor float64) {
	for _, c := range p.clip.Cues()[p.heard:] {
		if c.At > p.at {
			return
		}
		since := p.at - c.At
		p.hearing.give(c, max(0, passed-scaled(since, 1/factor)), factor)
		p.heard++
	}
}

// counting says whether the end of the game is being counted.
func (p *player) counting() bool {
	return p.playing() && !p.again && p.match.State().Turn() == rules.Nobody
}

// countAll ends how the end of the game is counted.
func (p *player) countAll() {
	if p.counting() {
		p.finish()
	}
}
