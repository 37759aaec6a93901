package sound

import (
	"math"
	"time"

	"tilestead/sound/synth"
)

// A voice is an effect that sounds in the stream.
type voice struct {
	effect      string
	x           []int16
	at          float64 // in samples; below 0: it waits
	step, bend  float64 // samples a frame, and by what factor that changes a frame
	left, right float64
	muffle      synth.Biquad
	muffled     bool
	ducks       bool
	begun       int // counts voices, to find the oldest
}

// started is a hit on its way to the next Read.
type started struct {
	hit   Hit
	ducks bool
	at    time.Time
}

// begin gives voices to the hits since the last Read. They keep the distance
// in time that they had, whatever the size of the reader's pieces.
func (m *Mixer) begin(now time.Time, frames int) {
	later := m.waiting[:0]
	for _, s := range m.waiting {
		if now.Sub(s.at) > late {
			continue
		}
		delay := max(0, int(s.at.Sub(m.read).Seconds()*Rate))
		if s.at.After(now) && delay >= frames {
			later = append(later, s)
			continue
		}
		m.start(s, min(delay, max(0, frames-1)))
	}
	m.waiting = later
}

// start gives an effect to a voice that is free, after a delay in frames; the
// oldest of too many of its kind gives way, and where none is free an event
// takes the oldest of all.
func (m *Mixer) start(s started, delay int) {
	h := &s.hit
	free, kin, oldest, count, newest := -1, -1, 0, 0, 0
	for i := range m.voices {
		v := &m.voices[i]
		newest = max(newest, v.begun)
		switch {
		case v.x == nil:
			free = i
		case v.effect == h.Effect:
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
		if !s.ducks {
			return
		}
		free = oldest
	}
	v := &m.voices[free]
	*v = voice{effect: h.Effect, x: h.X, ducks: s.ducks, begun: newest + 1, bend: 1}
	v.step = h.Speed * HitRate / Rate
	if h.Fall != 0 {
		v.bend = math.Pow(2, -h.Fall/12/(h.Seconds()*Rate))
	}
	v.left, v.right = sides(h.Pan)
	v.left, v.right = v.left*h.Level, v.right*h.Level
	if v.muffled = h.Cut > 0; v.muffled {
		v.muffle = synth.Lowpass2(h.Cut, 0.5)
	}
	v.at = -float64(delay) * v.step
}

// sides are the factors for left and right of a place: as loud everywhere, 1
// each in the middle.
func sides(pan float64) (left, right float64) {
	a := (max(-1, min(1, pan)) + 1) * math.Pi / 4
	return math.Sqrt2 * math.Cos(a), math.Sqrt2 * math.Sin(a)
}

// addVoices adds all effects at a level that goes from one to another.
func (m *Mixer) addVoices(out []float32, from, to float64) {
	n := len(out) / Channels
	for i := range m.voices {
		v := &m.voices[i]
		if v.x == nil {
			continue
		}
		for k := range n {
			if v.at >= 0 {
				x := v.sample()
				if v.muffled {
					x = v.muffle.Next(x)
				}
				x *= (from + (to-from)*float64(k)/float64(n)) / 32768
				out[2*k] += float32(v.left * x)
				out[2*k+1] += float32(v.right * x)
				v.step *= v.bend
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
