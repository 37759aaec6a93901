package sound

import (
	"math"
	"time"

	baked "tilestead/assets/sound"
	"tilestead/sound/cue"
	"tilestead/sound/synth"
)

// A Hit is an effect that begins to sound: what a cue has come to.
type Hit struct {
	Effect  string
	Variant int
	X       []int16       // baked.Rate samples a second, of which nobody may change one
	After   time.Duration // from now
	Speed   float64       // 1: as it was baked
	Fall    float64       // half tones that it is lower at its end
	Level   float64       // factor
	Pan     float64       // -1 left to 1 right
	Cut     float64       // Hz from which on it lacks its highs; 0: it has all
}

// HitRate is how many samples of a Hit belong to a second, at speed 1.
const HitRate = baked.Rate

// A Sampler plays effects by itself, beside the stream of a Mixer, which has only
// the music then: a device does for which a stream is late.
type Sampler interface {
	Hit(h Hit)
	// Levels are the factors of all effects, and of the stream.
	Levels(effects, stream float64)
}

// What becomes of a sound that tells of a loss, and of one that concerns others.
const (
	lostSpeed = 0.94 // about a half tone lower from the start
	lostFall  = 4.0  // half tones
	lostCut   = 1300.0
	lostLevel = -3.0 // dB
	farCut    = 2200.0
	farLevel  = -5.0
	widest    = 0.4 // of the way to the side, for the edge of the picture
)

// Seconds is how long a Hit sounds.
func (h *Hit) Seconds() float64 {
	mean := h.Speed * (1 + math.Pow(2, -h.Fall/12)) / 2
	return float64(len(h.X)) / (HitRate * mean)
}

// hitOf is what a cue sounds like this time.
func (m *Mixer) hitOf(e *entry, c cue.Cue) (h Hit, ok bool) {
	effect, variants, err := m.effectOf(e)
	if err != nil {
		return h, false // a test holds that there are all; a page fetches them
	}
	h = Hit{Effect: effect, After: c.After, Speed: 1, Level: synth.Decibel(e.level),
		Pan: widest * max(-1, min(1, c.Pan))}
	h.Variant = max(0, min(e.only, len(variants))-1)
	if e.only == 0 {
		h.Variant = m.pick(effect, len(variants))
	}
	h.X = variants[h.Variant]
	if e.vary {
		h.Speed += 0.04 * m.chance.Next()
		h.Level *= synth.Decibel(m.chance.Next())
	}
	h.Speed *= math.Pow(2, c.Rise/12)
	if c.Lost {
		h.Speed *= lostSpeed
		h.Level *= synth.Decibel(lostLevel)
		h.Fall, h.Cut = lostFall, lostCut
	}
	if c.Far {
		h.Level *= synth.Decibel(farLevel)
		if h.Cut == 0 {
			h.Cut = farCut
		}
	}
	return h, true
}

// effectOf is the effect of a cue: that to the key of the music, if there is one.
func (m *Mixer) effectOf(e *entry) (effect string, variants [][]int16, err error) {
	if e.keyed && m.key != "" {
		effect = e.effect + m.key
		if variants, err = baked.Find(effect); err == nil {
			return effect, variants, nil
		}
	}
	variants, err = baked.Find(e.effect)
	return e.effect, variants, err
}

// pick takes one of n variants, another than the last time.
func (m *Mixer) pick(effect string, n int) int {
	i := int(m.chance.Between(0, float64(n)-1e-9))
	if last, ok := m.variant[effect]; ok && i == last && n > 1 {
		i = (i + 1) % n
	}
	m.variant[effect] = i
	return i
}

// A sampled is an effect that a Sampler plays, and until when.
type sampled struct {
	effect string
	until  time.Time
}

// sample gives a hit to the sampler, unless too many sound already.
func (m *Mixer) sample(h Hit, now time.Time) {
	kin, left := 0, m.sampled[:0]
	for _, s := range m.sampled {
		if s.until.Before(now) {
			continue
		}
		left = append(left, s)
		if s.effect == h.Effect {
			kin++
		}
	}
	m.sampled = left
	if kin >= alike || len(left) >= most {
		return
	}
	m.sampled = append(m.sampled, sampled{h.Effect, now.Add(h.After + time.Duration(h.Seconds()*float64(time.Second)))})
	m.sampler.Hit(h)
}
