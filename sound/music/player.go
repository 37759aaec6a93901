package music

import (
	"math"
	"slices"

	"tilestead/sound/synth"
)

// voices is how many strings ring at once; the one plucked longest ago is
// taken when all do.
const voices = 20

// Times of a player, in seconds.
const (
	rest   = 30.0 // of silence between two pieces
	dieOff = 1.5  // in which a piece ends that is not wanted any more
	swell  = 4.0  // in which the drone comes and goes
)

// A Player plays the moods of a list, with rests between: never one that was
// among the last if there are others, and each time in another performance.
// It is not safe for use by several goroutines.
type Player struct {
	list   []*Mood
	lively Lively
	recent []*Mood // what was played last, the latest at the end
	chance *synth.Noise
	score  *score
	mood   *Mood
	at     int // sample of the score, or after it
	next   int // note
	count  uint32
	fade   float64 // 1, less while another list is waiting
	then   []*Mood // that list
	ending bool    // then waits

	strings  [voices]str
	pipe     pipe
	drum     drum
	drone    [8]overtone
	loud     float64 // of the drone
	body     [2][3]synth.Biquad
	room     *synth.Room
	sounding bool

	left, right [piece]float64
}

// str is a string, where it stands and when it was plucked.
type str struct {
	synth.String
	left, right float64
	tune        bool
	on          bool
	when        uint32
}

// overtone is one of the drone, which comes and goes by itself.
type overtone struct{ phase, step, level, now, slow, slowStep float64 }

// NewPlayer makes a player that rests. From the same seed it chooses and plays
// the same.
func NewPlayer(seed uint32) *Player {
	p := &Player{fade: 1, room: synth.NewRoom(1.15, 0.8, 3200), chance: synth.NewNoise(seed)}
	for i := range p.body {
		p.body[i] = [3]synth.Biquad{synth.Peak(112, 1.1, 1.5), synth.Peak(225, 1.4, 2.5), synth.Peak(2400, 0.8, -3)}
	}
	p.pipe.breath = synth.Bandpass(2600, 0.8)
	return p
}

// Play goes over to another list of moods, as lively as the game is. What is
// played and belongs to that list too goes on, and what follows it is as lively;
// but the last round begins at once. Anything else fades first. An empty list
// ends the music.
func (p *Player) Play(lively Lively, list ...*Mood) {
	same := slices.Equal(list, p.list) && !p.ending
	if same && lively == p.lively {
		return
	}
	goesOn := !p.ending && slices.Contains(list, p.mood) && (lively != Last || p.lively == Last)
	p.lively = lively
	switch {
	case goesOn:
		p.list = slices.Clone(list)
	case p.score == nil:
		p.begin(list)
	default:
		p.then, p.ending = slices.Clone(list), true
	}
}

// begin starts a list.
func (p *Player) begin(list []*Mood) {
	p.list, p.then, p.ending, p.fade, p.loud = slices.Clone(list), nil, false, 1, 0
	p.score, p.mood = nil, nil
	p.pipe.level = 0
	if len(list) > 0 {
		p.start(p.choose())
	}
}

// choose takes a mood of the list that is not among those played last, as many as
// can be left out.
func (p *Player) choose() *Mood {
	var fresh []*Mood
	last := p.recent[max(0, len(p.recent)-len(p.list)+1):]
	for _, m := range p.list {
		if !slices.Contains(last, m) {
			fresh = append(fresh, m)
		}
	}
	m := fresh[int(p.chance.Between(0, float64(len(fresh))-1e-6))]
	p.recent = append(p.recent[max(0, len(p.recent)-8):], m)
	return m
}

// seed is another for each performance.
func (p *Player) seed() uint32 { return uint32(p.chance.Between(0, 1<<30)) }

// start begins a mood.
func (p *Player) start(m *Mood) {
	p.mood, p.score, p.at, p.next = m, m.perform(p.seed(), p.lively), 0, 0
	n := synth.NewNoise(7)
	per := len(p.drone) / max(1, len(p.score.drone))
	for i := range p.drone {
		t := overtone{phase: n.Between(0, 1), slow: n.Between(0, 1), slowStep: n.Between(0.05, 0.16) / synth.Rate}
		if root := i / per; root < len(p.score.drone) {
			over := float64(i%per) + 1
			freq := synth.Pitch(p.score.drone[root]) * over
			t.step = freq * (1 + 0.0007*n.Next()) / synth.Rate
			t.level = m.droneLevel / math.Pow(over, 1.1)
			if freq < lowest {
				t.level *= deep
			}
			t.now = t.level * (0.6 + 0.4*synth.Wave(t.slow))
		}
		p.drone[i] = t
	}
}

// What a laptop's loudspeaker does not have would only take its strength.
const (
	lowest = 120.0 // Hz
	deep   = 0.35
)

// Mood is what is played now, nil in silence.
func (p *Player) Mood() *Mood { return p.mood }

// Silent says that nothing sounds and nothing will before Play.
func (p *Player) Silent() bool { return p.score == nil && !p.sounding }

// piece is how many samples are worked out in one go.
const piece = 128

// Add adds the next len(out)/2 samples of the left and right channel, left
// first, at a level that goes evenly from one to another.
func (p *Player) Add(out []float32, from, to float64) {
	n := len(out) / 2
	if p.Silent() {
		return
	}
	busy := false
	for i := 0; i < n; {
		k, was := min(piece, n-i), p.fade
		if p.score != nil {
			k = p.advance(k)
		}
		l, r := p.left[:k], p.right[:k]
		busy = p.mix(l, r, was) || busy
		for j := range l {
			g := from + (to-from)*float64(i+j)/float64(n)
			out[2*(i+j)] += float32(g * l[j])
			out[2*(i+j)+1] += float32(g * r[j])
		}
		i += k
	}
	p.sounding = busy
}

// advance goes on in the score, up to k samples and not beyond the next note; it
// gives how many.
func (p *Player) advance(k int) int {
	if !p.ending {
		for p.next < len(p.score.notes) && p.score.notes[p.next].at <= p.at {
			p.play(p.score.notes[p.next])
			p.next++
		}
		if p.next < len(p.score.notes) {
			k = min(k, p.score.notes[p.next].at-p.at)
		}
	}
	p.at += k
	if p.ending {
		if p.fade -= float64(k) / (dieOff * synth.Rate); p.fade <= 0 {
			for i := range p.strings {
				p.strings[i].on = false
			}
			p.drum.level = 0
			p.begin(p.then)
		}
		return k
	}
	if p.at >= p.score.length+synth.Samples(rest) {
		p.start(p.choose())
	}
	return k
}

// play gives a note to what plays it.
func (p *Player) play(n note) {
	switch {
	case n.drum:
		p.drum.hit(n.level)
	case n.tune && p.mood.pipe:
		p.pipe.blow(n)
	case p.mood.struck:
		p.pluck(n)
		n.pitch, n.level, n.pan, n.tune = n.pitch+0.05, 0.6*n.level, n.pan-0.25, false
		p.pluck(n)
	default:
		p.pluck(n)
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
	bright, at := p.score.bright, 0.14+0.04*float64(p.count%3)
	if n.tune {
		bright += 0.08
	}
	if p.mood.struck {
		at *= 0.5
	}
	s.Pluck(synth.Pluck{
		Freq: synth.Pitch(n.pitch), Level: n.level, Bright: math.Min(0.7, bright),
		Decay: p.mood.ring * math.Pow(0.5, (n.pitch-60)/24), At: at, Seed: p.count,
	})
	s.left, s.right = math.Sqrt((1-n.pan)/2), math.Sqrt((1+n.pan)/2)
	s.on, s.tune, s.when = true, n.tune, p.count
}

// mix works out what strings, pipe, drum, drone, body and room give next; it fades
// from what it was.
func (p *Player) mix(l, r []float64, was float64) (busy bool) {
	clear(l)
	clear(r)
	for i := range p.strings {
		if s := &p.strings[i]; s.on {
			s.Add(l, r, s.left, s.right)
			s.on, busy = !s.Silent(), true
		}
	}
	if p.pipe.sounds() || p.drum.level > 0 {
		busy = true
		for i := range l {
			v := p.pipe.next() + p.drum.next()
			l[i], r[i] = l[i]+0.6*v, r[i]+0.8*v
		}
	}
	for k := range p.body[0] {
		p.body[0][k].Filter(l)
		p.body[1][k].Filter(r)
	}
	busy = p.hum(l, r) || busy
	step := (p.fade - was) / float64(len(l))
	if p.fade > was { // another list begins
		was, step = p.fade, 0
	}
	for i := range l {
		f := was + step*float64(i)
		a, b := f*l[i], f*r[i]
		el, er := p.room.Next(a + b) // what has gone there rings on
		l[i], r[i] = a+0.22*el, b+0.22*er
		busy = busy || math.Abs(el)+math.Abs(er) > 1e-4
	}
	return busy
}

// hum adds the drone, which comes at the beginning of a piece and goes before
// its end, and says whether it sounds.
func (p *Player) hum(l, r []float64) bool {
	want := 0.0
	if p.score != nil && p.at < p.score.length-synth.Samples(swell) {
		want = 1
	}
	const step = 1 / (swell * synth.Rate)
	from := p.loud
	most := step * float64(len(l))
	p.loud = from + math.Max(-most, math.Min(most, want-from))
	if p.loud < step*2 && from < step*2 {
		return want > 0
	}
	slope := (p.loud - from) / float64(len(l))
	for k := range p.drone {
		t := &p.drone[k]
		if t.level == 0 {
			continue
		}
		t.slow += t.slowStep * float64(len(l))
		t.slow -= math.Floor(t.slow)
		level, next := t.now, t.level*(0.6+0.4*synth.Wave(t.slow))
		rise := (next - level) / float64(len(l))
		phase := t.phase
		for i := range l {
			if phase += t.step; phase >= 1 {
				phase--
			}
			v := (level + rise*float64(i)) * synth.Wave(phase) * (from + slope*float64(i))
			l[i] += v
			r[i] += v
		}
		t.phase, t.now = phase, next
	}
	return true
}
