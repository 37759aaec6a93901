package sound

import (
	"encoding/binary"
	"math"
	"sync"
	"time"

	"tilestead/sound/cue"
	"tilestead/sound/music"
	"tilestead/sound/place"
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
	louder    = 1.26                   // what all effects are raised by: 2 dB
	under     = 0.708                  // the music's level below them: 3 dB less
	duckBy    = 0.708                  // the music's level beside a moment: 3 dB less
	duckFor   = 1200 * time.Millisecond
	duckFall  = 0.08 // seconds
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
	bed     *place.Bed
	key     string  // of the music, as in the names of effects that are keyed
	sampler Sampler // plays the effects; nil: the stream has them
	sampled []sampled

	volume          Volume
	effects         float64 // levels as they are now
	tune, air, duck float64
	fade            float64
	read, heard     time.Time // the last Read, the last Hear
	ducked          time.Time // until then the music steps back
	mix             [Channels * block]float32
	hush            bool
}

// A Volume is how loud things are, 0 to 1.
type Volume struct {
	Effects, Music float64
	Place          bool // what is in the air of the place is heard, as loud as effects are
	Mute           bool // nothing, whatever they are
}

// silent says that nothing can be heard.
func (v Volume) silent() bool { return v.Mute || v.Effects <= 0 && v.Music <= 0 }

// NewMixer makes a silent mixer; clock is time.Now but for tests. From the same
// seed it chooses the same.
func NewMixer(clock func() time.Time, seed uint32) *Mixer {
	return &Mixer{
		clock: clock, duck: 1,
		music: music.NewPlayer(seed), bed: place.NewBed(seed + 1), chance: synth.NewNoise(seed + 2),
		last: map[string]time.Time{}, variant: map[string]int{},
	}
}

// Sample hands the effects over to a sampler: from now on the stream has none.
func (m *Mixer) Sample(s Sampler) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sampler, m.waiting = s, nil
	m.level()
}

// Hear sets the volumes and keeps the mixer awake: without it for a while it
// falls silent. With hush it fades out and stays so.
func (m *Mixer) Hear(v Volume, hush bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.volume, m.hush, m.heard = v, hush, m.clock()
	m.level()
}

// level tells the sampler how loud effects and stream are.
func (m *Mixer) level() {
	switch {
	case m.sampler == nil:
	case m.hush || m.volume.Mute:
		m.sampler.Levels(0, 0)
	case m.clock().Before(m.ducked):
		m.sampler.Levels(louder*curve(m.volume.Effects), duckBy)
	default:
		m.sampler.Levels(louder*curve(m.volume.Effects), 1)
	}
}

// Cue lets a cue be heard; names nobody knows are silent.
func (m *Mixer) Cue(c cue.Cue) {
	e := find(c.Name)
	if e == nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if s := e.scene; s != nil {
		m.music.Play(s.lively, s.moods...)
		m.bed.Go(s.place)
		m.key = s.key
	}
	at := m.clock().Add(c.After)
	if last := m.last[c.Name]; e.effect == "" || m.volume.Mute || m.hush || at.Sub(last) < e.gap && !last.IsZero() {
		return
	}
	m.last[c.Name] = at
	h, ok := m.hitOf(e, c)
	if !ok {
		return
	}
	ducks := e.ducks && !c.Far && m.volume.Effects > 0
	if ducks {
		m.ducked = at.Add(duckFor)
	}
	if m.sampler != nil {
		m.sample(h, m.clock())
		m.level()
	} else if len(m.waiting) < most {
		m.waiting = append(m.waiting, started{h, ducks, at})
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
	effects := toward(m.effects, louder*curve(m.volume.Effects), seconds/levelTime)
	m.addVoices(out, m.fade*m.effects, fade*effects)
	duck := 1.0
	if m.sampler == nil && now.Before(m.ducked) {
		duck = toward(m.duck, duckBy, (1-duckBy)*seconds/duckFall)
	} else {
		duck = toward(m.duck, 1, (1-duckBy)*seconds/duckRise)
	}
	tune := toward(m.tune, under*curve(m.volume.Music), seconds/levelTime)
	if tune > 0 || m.tune > 0 {
		m.music.Add(out, m.fade*m.tune*m.duck, fade*tune*duck)
	}
	air := toward(m.air, b2f(m.volume.Place)*curve(m.volume.Effects), seconds/levelTime)
	if air > 0 || m.air > 0 {
		m.bed.Add(out, m.fade*m.air, fade*air)
	}
	m.fade, m.effects, m.tune, m.duck, m.air = fade, effects, tune, duck, air
	return true
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

// Bend are the values to which soft takes those from -1 to 1, evenly spaced: for a
// device that mixes by itself. What is beyond stays at the last.
func Bend() []float32 {
	curve := make([]float32, 1025)
	for i := range curve {
		curve[i] = soft(float32(i)/512 - 1)
	}
	return curve
}
