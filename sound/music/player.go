package music

import (
	"math"

	"tilestead/sound/synth"
)

// voices is how many strings ring at once; the one plucked longest ago is
// taken when all do.
const voices = 16

// Times of a player, in seconds.
const (
	rest   = 30.0 // of silence between two pieces
	dieOff = 1.5  // in which a piece ends that is not wanted any more
	swell  = 4.0  // in which the drone comes and goes
)

// A Player plays a list of moods, one after the other, with rests between.
// It is not safe for use by several goroutines.
type Player struct {
	list  []*Mood
	which int // in list
	score *score
	mood  *Mood
	at    int // sample of the score, or after it
	next  int // note
	count uint32
	fade  float64 // 1, less while another list is waiting
	then  []*Mood // that list

	strings  [voices]str
	drone    [8]tone
	loud     float64 // of the drone
	body     [2][3]synth.Biquad
	room     *synth.Room
	sounding bool
}

// str is a string, where it stands and when it was plucked.
type str struct {
	synth.String
	left, right float64
	tune        bool
	on          bool
	when        uint32
}

// tone is an overtone of the drone that comes and goes by itself.
type tone struct{ phase, step, level, slow, slowStep float64 }

// NewPlayer makes a player that rests.
func NewPlayer() *Player {
	p := &Player{fade: 1, room: synth.NewRoom(1.15, 0.8, 3200)}
	for i := range p.body {
		p.body[i] = [3]synth.Biquad{synth.Peak(112, 1.1, 3.5), synth.Peak(225, 1.4, 2.5), synth.Peak(2400, 0.8, -3)}
	}
	return p
}

// Play goes over to another list of moods; what is played now fades first. The
// same list again changes nothing, an empty one ends the music.
func (p *Player) Play(list ...*Mood) {
	if same(list, p.list) && p.then == nil {
		return
	}
	if p.score == nil {
		p.begin(list)
		return
	}
	p.then = append([]*Mood{}, list...)
}

func same(a, b []*Mood) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// begin starts a list from its first mood.
func (p *Player) begin(list []*Mood) {
	p.list, p.which, p.then, p.fade, p.loud = append([]*Mood{}, list...), 0, nil, 1, 0
	p.score, p.mood = nil, nil
	if len(list) > 0 {
		p.start(list[0])
	}
}

// start begins a mood.
func (p *Player) start(m *Mood) {
	p.mood, p.score, p.at, p.next = m, scoreOf(m), 0, 0
	n := synth.NewNoise(7)
	per := len(p.drone) / max(1, len(p.score.drone))
	for i := range p.drone {
		t := tone{phase: n.Between(0, 1), slow: n.Between(0, 1), slowStep: n.Between(0.05, 0.16) / synth.Rate}
		if root := i / per; root < len(p.score.drone) {
			over := float64(i%per) + 1
			t.step = synth.Pitch(p.score.drone[root]) * over * (1 + 0.0007*n.Next()) / synth.Rate
			t.level = m.droneLevel / math.Pow(over, 1.4)
		}
		p.drone[i] = t
	}
}

// Mood is what is played now, nil in silence.
func (p *Player) Mood() *Mood { return p.mood }

// Silent says that nothing sounds and nothing will before Play.
func (p *Player) Silent() bool { return p.score == nil && !p.sounding }

// Add adds the next len(out)/2 samples of the left and right channel, left
// first, at a level that goes evenly from one to another.
func (p *Player) Add(out []float32, from, to float64) {
	n := len(out) / 2
	if p.Silent() {
		return
	}
	busy := false
	for i := range n {
		if p.score != nil {
			p.advance()
		}
		l, r, on := p.sample()
		busy = busy || on
		g := from + (to-from)*float64(i)/float64(n)
		out[2*i] += float32(g * l)
		out[2*i+1] += float32(g * r)
	}
	p.sounding = busy
}

// advance goes a sample on in the score.
func (p *Player) advance() {
	for p.next < len(p.score.notes) && p.score.notes[p.next].at <= p.at && p.then == nil {
		p.pluck(p.score.notes[p.next])
		p.next++
	}
	p.at++
	if p.then != nil {
		if p.fade -= 1 / (dieOff * synth.Rate); p.fade <= 0 {
			for i := range p.strings {
				p.strings[i].on = false
			}
			p.begin(p.then)
		}
		return
	}
	if p.at >= p.score.length+synth.Samples(rest) {
		p.which = (p.which + 1) % len(p.list)
		p.start(p.list[p.which])
	}
}

// pluck gives a note to a string. A tune's note ends the tune's note before.
func (p *Player) pluck(n note) {
	best := 0
	for i := range p.strings {
		s := &p.strings[i]
		if n.tune && s.tune && s.on && p.count-s.when > 0 {
			s.Damp(0.97)
			s.tune = false
		}
		if !s.on {
			best = i
		} else if p.strings[best].on && s.when < p.strings[best].when {
			best = i
		}
	}
	p.count++
	s := &p.strings[best]
	bright := p.mood.bright
	if n.tune {
		bright += 0.08
	}
	s.Pluck(synth.Pluck{
		Freq: synth.Pitch(n.pitch), Level: n.level, Bright: bright,
		Decay: p.mood.ring * math.Pow(0.5, (n.pitch-60)/24), At: 0.14 + 0.04*float64(p.count%3), Seed: p.count,
	})
	s.left, s.right = math.Sqrt((1-n.pan)/2), math.Sqrt((1+n.pan)/2)
	s.on, s.tune, s.when = true, n.tune, p.count
}

// sample is what strings, drone, body and room give now.
func (p *Player) sample() (l, r float64, busy bool) {
	for i := range p.strings {
		s := &p.strings[i]
		if !s.on {
			continue
		}
		v := s.Next()
		l += v * s.left
		r += v * s.right
		busy = true
		s.on = !s.Silent()
	}
	for k := range p.body[0] {
		l, r = p.body[0][k].Next(l), p.body[1][k].Next(r)
	}
	d, droned := p.hum()
	l, r = p.fade*(l+d), p.fade*(r+d)
	el, er := p.room.Next(l + r) // what has gone there rings on
	return l + 0.22*el, r + 0.22*er, busy || droned || math.Abs(el)+math.Abs(er) > 1e-4
}

// hum is the drone, which comes at the beginning of a piece and goes before
// its end.
func (p *Player) hum() (v float64, on bool) {
	want := 0.0
	if p.score != nil && p.at < p.score.length-synth.Samples(swell) {
		want = 1
	}
	const step = 1 / (swell * synth.Rate)
	p.loud = math.Max(0, math.Min(1, p.loud+math.Copysign(step, want-p.loud)))
	if p.loud < step*2 {
		return 0, want > 0
	}
	for i := range p.drone {
		t := &p.drone[i]
		t.phase += t.step
		t.phase -= math.Floor(t.phase)
		t.slow += t.slowStep
		t.slow -= math.Floor(t.slow)
		v += t.level * (0.6 + 0.4*wave(t.slow)) * wave(t.phase)
	}
	return v * p.loud, true
}

// wave is a sine of a phase from 0 to 1, close enough for a drone.
func wave(x float64) float64 {
	x = 2*x - 1 // -1 to 1: minus the sine of the phase
	y := 4 * x * (1 - math.Abs(x))
	return -(0.775*y + 0.225*y*math.Abs(y))
}
