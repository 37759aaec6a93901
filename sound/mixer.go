package sound

import (
	"encoding/binary"
	"math"
	"sync"
	"time"

	baked "tilestead/assets/sound"
	"tilestead/sound/music"
	"tilestead/sound/synth"
)

// The form of what a Mixer gives: samples a second, channels, bytes a sample
// (floats, the lowest byte first).
const (
	Rate     = synth.Rate
	Channels = 2
	frame    = Channels * 4
)

const (
	most      = 24                     // voices at a time
	alike     = 4                      // of them of one effect
	block     = 256                    // frames between two settings of the levels
	late      = 250 * time.Millisecond // a cue is not heard any more after that
	asleep    = 2 * time.Second        // without Hear: the page is hidden, the window stands still
	fadeTime  = 0.09                   // seconds in which all sound comes and goes
	duckBy    = 0.5                    // the music's level beside events: 6 dB less
	duckFall  = 0.06                   // seconds
	duckRise  = 0.9
	levelTime = 0.05 // in which a volume changes
)

// A Mixer mixes effects and music into one stream. It knows no device: whoever
// plays the stream reads from it. It is safe for use by several goroutines.
type Mixer struct {
	clock func() time.Time

	mu      sync.Mutex
	voices  [most]voice
	waiting []started
	last    map[string]time.Time // when each cue was heard last
	variant map[string]int       // of each effect
	chance  *synth.Noise
	music   *music.Player

	volume       Volume
	effects      float64 // levels as they are now
	tune, duck   float64
	fade         float64
	read, heard  time.Time // the last Read, the last Hear
	mix          [Channels * block]float32
	ducked, hush bool
}

// A Volume is how loud things are, 0 to 1.
type Volume struct {
	Effects, Music float64
	Mute           bool // neither, whatever they are
}

// silent says that nothing can be heard.
func (v Volume) silent() bool { return v.Mute || v.Effects <= 0 && v.Music <= 0 }

// A voice is an effect that sounds.
type voice struct {
	effect string
	x      []int16
	at     float64 // in samples; below 0: it waits
	step   float64
	level  float64
	ducks  bool
	begun  int // counts voices, to find the oldest
}

// started is a cue on its way to the next Read.
type started struct {
	entry *entry
	at    time.Time
}

// NewMixer makes a silent mixer; clock is time.Now but for tests.
func NewMixer(clock func() time.Time) *Mixer {
	return &Mixer{
		clock: clock, music: music.NewPlayer(), chance: synth.NewNoise(3), duck: 1,
		last: map[string]time.Time{}, variant: map[string]int{},
	}
}

// Hear sets the volumes and keeps the mixer awake: without it for a while it
// falls silent. With hush it fades out and stays so.
func (m *Mixer) Hear(v Volume, hush bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.volume, m.hush, m.heard = v, hush, m.clock()
}

// Cue lets a cue be heard; names nobody knows are silent.
func (m *Mixer) Cue(name string) {
	e := find(name)
	if e == nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if e.moods != nil {
		m.music.Play(e.moods...)
	}
	now := m.clock()
	if e.effect == "" || m.volume.Mute || m.hush || now.Sub(m.last[name]) < e.gap && !m.last[name].IsZero() {
		return
	}
	m.last[name] = now
	if len(m.waiting) < most {
		m.waiting = append(m.waiting, started{e, now})
	}
}

// find is the entry of a cue, nil when there is none.
func find(name string) *entry {
	for i := range entries {
		if entries[i].cue == name {
			return &entries[i]
		}
	}
	return nil
}

// Read fills p with what is heard next; it always fills all of it.
func (m *Mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := m.clock()
	frames := len(p) / frame
	m.begin(now, frames)
	m.read = now
	clear(p)
	for at := 0; at < frames; at += block {
		n := min(block, frames-at)
		out := m.mix[:Channels*n]
		clear(out)
		if !m.fill(out, now) {
			continue
		}
		for i, v := range out {
			binary.LittleEndian.PutUint32(p[at*frame+4*i:], math.Float32bits(soft(v)))
		}
	}
	return frames * frame, nil
}

// begin gives voices to the cues since the last Read. They keep the distance
// in time that they had, whatever the size of the reader's pieces.
func (m *Mixer) begin(now time.Time, frames int) {
	for _, s := range m.waiting {
		if now.Sub(s.at) > late {
			continue
		}
		delay := min(max(0, int(s.at.Sub(m.read).Seconds()*Rate)), max(0, frames-1))
		m.start(s.entry, delay)
	}
	m.waiting = m.waiting[:0]
}

// start gives an effect to a voice that is free, after a delay in frames; the
// oldest of too many of its kind gives way, and where none is free an event
// takes the oldest of all.
func (m *Mixer) start(e *entry, delay int) {
	variants, err := baked.Find(e.effect)
	if err != nil {
		return // a test holds that there are all; a page fetches them
	}
	free, kin, oldest, count, newest := -1, -1, 0, 0, 0
	for i := range m.voices {
		v := &m.voices[i]
		newest = max(newest, v.begun)
		switch {
		case v.x == nil:
			free = i
		case v.effect == e.effect:
			if count++; kin < 0 || v.begun < m.voices[kin].begun {
				kin = i
			}
		}
		if v.begun < m.voices[oldest].begun {
			oldest = i
		}
	}
	if count >= alike {
		free = kin
	} else if free < 0 {
		if !e.ducks {
			return
		}
		free = oldest
	}
	v := &m.voices[free]
	x := variants[max(0, min(e.only, len(variants))-1)]
	if e.only == 0 {
		x = m.pick(e.effect, variants)
	}
	*v = voice{effect: e.effect, x: x, ducks: e.ducks, begun: newest + 1}
	v.step, v.level = float64(baked.Rate)/Rate, synth.Decibel(e.level)
	if e.vary {
		v.step *= 1 + 0.04*m.chance.Next()
		v.level *= synth.Decibel(m.chance.Next())
	}
	v.at = -float64(delay) * v.step
}

// pick takes a variant, another than the last time.
func (m *Mixer) pick(effect string, variants [][]int16) []int16 {
	n := len(variants)
	i := int(m.chance.Between(0, float64(n)-1e-9))
	if last, ok := m.variant[effect]; ok && i == last && n > 1 {
		i = (i + 1) % n
	}
	m.variant[effect] = i
	return variants[i]
}

// fill mixes a block and says whether there was anything to mix.
func (m *Mixer) fill(out []float32, now time.Time) bool {
	seconds := float64(len(out)/Channels) / Rate
	awake := !m.volume.silent() && !m.hush && now.Sub(m.heard) < asleep
	fade := toward(m.fade, b2f(awake), seconds/fadeTime)
	if fade == 0 && m.fade == 0 {
		for i := range m.voices {
			m.voices[i].x = nil
		}
		return false
	}
	effects := toward(m.effects, curve(m.volume.Effects), seconds/levelTime)
	m.addVoices(out, m.fade*m.effects, fade*effects)
	duck := 1.0
	if m.ducked {
		duck = toward(m.duck, duckBy, (1-duckBy)*seconds/duckFall)
	} else {
		duck = toward(m.duck, 1, (1-duckBy)*seconds/duckRise)
	}
	tune := toward(m.tune, curve(m.volume.Music), seconds/levelTime)
	if tune > 0 || m.tune > 0 {
		m.music.Add(out, m.fade*m.tune*m.duck, fade*tune*duck)
	}
	m.fade, m.effects, m.tune, m.duck = fade, effects, tune, duck
	return true
}

// addVoices adds all effects at a level that goes from one to another, and
// notes whether the music has to step back.
func (m *Mixer) addVoices(out []float32, from, to float64) {
	m.ducked = false
	n := len(out) / Channels
	for i := range m.voices {
		v := &m.voices[i]
		if v.x == nil {
			continue
		}
		m.ducked = m.ducked || v.ducks && to > 0
		for k := range n {
			if v.at >= 0 {
				g := v.level * (from + (to-from)*float64(k)/float64(n)) / 32768
				s := float32(g * v.sample())
				out[2*k] += s
				out[2*k+1] += s
			}
			v.at += v.step
		}
		if v.at >= float64(len(v.x)) {
			v.x = nil
		}
	}
}

// sample is the effect between its samples, on a curve through the four
// around.
func (v *voice) sample() float64 {
	i := int(v.at)
	t := v.at - float64(i)
	a, b, c, d := v.get(i-1), v.get(i), v.get(i+1), v.get(i+2)
	return b + 0.5*t*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
}

func (v *voice) get(i int) float64 {
	if i < 0 || i >= len(v.x) {
		return 0
	}
	return float64(v.x[i])
}

// curve is how much of a sound is left at a volume: ears count in proportions.
func curve(volume float64) float64 {
	v := max(0, min(1, volume))
	return v * v
}

// toward goes from a to b by step at most.
func toward(a, b, step float64) float64 { return a + max(-step, min(step, b-a)) }

func b2f(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// soft bends what is too loud so that it does not break.
func soft(v float32) float32 {
	const knee = 0.7
	x := math.Abs(float64(v))
	if x <= knee {
		return v
	}
	return float32(math.Copysign(knee+(1-knee)*math.Tanh((x-knee)/(1-knee)), float64(v)))
}
