// Package bake makes the effects: every sound is a recipe of struck wood and
// metal, plucked strings and noise, synthesised before the game is built.
package bake

import (
	"math"

	"tilestead/sound/synth"
)

// A sketch is a sound being made, in samples of synth.Rate. All times are in
// seconds, levels are relative: the loudest sample is set at the end.
type sketch struct {
	x     []float64
	noise *synth.Noise
}

// newSketch begins a sound; seed makes its variants differ.
func newSketch(seed uint32) *sketch { return &sketch{noise: synth.NewNoise(seed)} }

// about is a number near x: up to share of it less or more.
func (s *sketch) about(x, share float64) float64 { return x * (1 + share*s.noise.Next()) }

// span makes room for a part of the sound and gives it.
func (s *sketch) span(at, length float64) []float64 {
	from, n := synth.Samples(at), synth.Samples(length)
	if need := from + n; need > len(s.x) {
		s.x = append(s.x, make([]float64, need-len(s.x))...)
	}
	return s.x[from : from+n]
}

// A mode is one tone of a struck body.
type mode struct {
	freq, level float64
	decay       float64 // seconds until it has fallen by 60 dB
}

// strike sounds a body: its modes start together and each dies by itself. The
// longer the touch, in seconds, the softer what strikes.
func (s *sketch) strike(at, touch float64, modes ...mode) {
	for _, m := range modes {
		out := s.span(at, m.decay+touch)
		for i := range out {
			t := float64(i) / synth.Rate
			rise := 1.0
			if t < touch {
				rise = 0.5 - 0.5*math.Cos(math.Pi*t/touch)
			}
			out[i] += m.level * rise * math.Pow(10, -3*t/m.decay) * math.Sin(2*math.Pi*m.freq*t)
		}
	}
}

// wood are the modes of a piece of wood with its lowest at freq: dry.
func (s *sketch) wood(freq, level, decay float64) []mode {
	return []mode{
		{freq, level, decay},
		{s.about(freq*1.64, 0.03), level * 0.6, decay * 0.67},
		{s.about(freq*2.71, 0.03), level * 0.35, decay * 0.42},
		{s.about(freq*4.3, 0.04), level * 0.12, decay * 0.3},
	}
}

// An arc is how strong something is over its time, 0 to 1 for 0 to 1.
type arc func(t float64) float64

// hit begins at once and dies away.
func hit(t float64) float64 { return math.Exp(-5*t) * (1 - t) }

// swell comes and goes.
func swell(t float64) float64 { return math.Pow(math.Sin(math.Pi*t), 2) }

// rush comes slowly and ends quickly.
func rush(t float64) float64 { return t * t * math.Min(1, 12*(1-t)) }

// hiss is noise around a frequency that glides from one to another.
func (s *sketch) hiss(at, length, level, from, to, q float64, shape arc) {
	out := s.span(at, length)
	const piece = 64 // samples between two settings of the filter
	band := synth.Bandpass(from, q)
	for i := range out {
		t := float64(i) / float64(len(out))
		if i%piece == 0 && from != to {
			band = band.Retuned(synth.Bandpass(from*math.Pow(to/from, t), q))
		}
		out[i] += level * shape(t) * 2 * band.Next(s.noise.Next())
	}
}

// grains are many tiny pieces of noise, as of corn, gravel or paper.
func (s *sketch) grains(at, length float64, n int, level, freq, q float64, shape arc) {
	for range n {
		t := s.noise.Between(0, 1)
		s.hiss(at+t*length, s.noise.Between(0.003, 0.012), level*shape(t)*s.noise.Between(0.3, 1), s.about(freq, 0.35),
			freq, q, hit)
	}
}

// pluck sounds a string for a time and lets a hand damp it at the end.
func (s *sketch) pluck(at, length float64, p synth.Pluck) {
	var str synth.String
	p.Seed = uint32(s.noise.Between(0, 1<<30))
	str.Pluck(p)
	out := s.span(at, length)
	tail := min(len(out), synth.Samples(0.06))
	for i := range out {
		v := str.Next()
		if left := len(out) - i; left < tail {
			v *= float64(left) / float64(tail)
		}
		out[i] += v
	}
}

// tone is a sine that glides from one frequency to another.
func (s *sketch) tone(at, length, level, from, to float64, shape arc) {
	out, phase := s.span(at, length), 0.0
	for i := range out {
		t := float64(i) / float64(len(out))
		out[i] += level * shape(t) * math.Sin(phase)
		phase += 2 * math.Pi * from * math.Pow(to/from, t) / synth.Rate
	}
}

// voice is a buzz at a gliding pitch through formants: a beast.
func (s *sketch) voice(at, length, level float64, pitch arc, formants [3]func(t float64) float64, shape arc) {
	s.cry(cry{at: at, length: length, level: level, bright: 1500, gains: [3]float64{1, 0.55, 0.16},
		pitch: pitch, formants: [3]arc{formants[0], formants[1], formants[2]}, shape: shape})
}

// A cry is what a throat does: a buzz as bright as a lowpass at so many Hz lets it
// be, at a pitch, through three formants, each as strong as its gain.
type cry struct {
	at, length, level float64 // level 0: 1
	bright, breath    float64
	gains             [3]float64
	pitch             arc
	formants          [3]arc
	shape             arc
}

// cry lets a beast be heard.
func (s *sketch) cry(c cry) {
	if c.level == 0 {
		c.level = 1
	}
	out, phase := s.span(c.at, c.length), 0.0
	var bands [3]synth.Biquad
	for k, f := range c.formants {
		bands[k] = synth.Bandpass(f(0), 5)
	}
	soft := synth.Lowpass(c.bright)
	for i := range out {
		t := float64(i) / float64(len(out))
		phase += c.pitch(t) / synth.Rate
		phase -= math.Floor(phase)
		buzz := soft.Next(2*phase - 1 + (0.12+c.breath)*s.noise.Next())
		if i%64 == 0 {
			for k, f := range c.formants {
				bands[k] = bands[k].Retuned(synth.Bandpass(f(t), 5))
			}
		}
		v := 0.0
		for k := range bands {
			v += c.gains[k] * bands[k].Next(buzz)
		}
		out[i] += c.level * c.shape(t) * v
	}
}

// colour lifts some of the sound and lowers other, for each variant otherwise.
func (s *sketch) colour(v int) {
	var bands []synth.Biquad
	switch v {
	case 1:
		bands = []synth.Biquad{synth.Peak(520, 0.7, 4), synth.Peak(2300, 0.7, -5)}
	case 2:
		bands = []synth.Biquad{synth.Peak(520, 0.7, -4), synth.Peak(1700, 0.8, 3)}
	case 3:
		bands = []synth.Biquad{synth.Peak(300, 0.8, -5), synth.Peak(900, 0.9, 5), synth.Peak(3200, 0.8, -4)}
	}
	for i := range bands {
		bands[i].Filter(s.x)
	}
}

// room lets the sound stand in a small room, and gives it time to ring out.
func (s *sketch) room(wet, tail float64) {
	s.span(0, float64(len(s.x))/synth.Rate+tail)
	r := synth.NewRoom(0.34, 0.72, 3800)
	for i, x := range s.x {
		left, right := r.Next(x)
		s.x[i] = x + wet*(left+right)
	}
}
