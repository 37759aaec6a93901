package music

import (
	"math"

	"tilestead/sound/synth"
)

// A pipe has one tone at a time: soft, with a little breath, and a hand that
// trembles once the tone has lasted.
type pipe struct {
	phase, step float64
	level, want float64 // as it is, and where it goes
	left        int     // samples until it stops
	age         float64 // seconds
	shake       float64 // phase
	noise       synth.Noise
	breath      synth.Biquad
}

// pipeLevel is how loud the pipe is beside a string.
const pipeLevel = 0.25

// blow begins a tone.
func (p *pipe) blow(n note) {
	if p.noise == 0 {
		p.noise = *synth.NewNoise(11)
	}
	p.step = synth.Pitch(n.pitch) / synth.Rate
	p.want, p.left, p.age = pipeLevel*n.level, max(n.length-synth.Samples(0.03), synth.Samples(0.08)), 0
}

// sounds says whether there is anything to hear.
func (p *pipe) sounds() bool { return p.left > 0 || p.level > 0 }

// next is the next sample.
func (p *pipe) next() float64 {
	if p.left == 0 && p.level < 1e-5 {
		p.level = 0
		return 0
	}
	rate := 1.0 / (0.045 * synth.Rate)
	if p.left > 0 {
		p.left--
	} else {
		p.want, rate = 0, 1.0/(0.07*synth.Rate)
	}
	p.level += rate * (p.want - p.level)
	p.age += 1.0 / synth.Rate
	p.shake += 4.8 / synth.Rate
	p.shake -= math.Floor(p.shake)
	deep := math.Min(1, math.Max(0, p.age-0.3)*2)
	p.phase += p.step * (1 + 0.004*deep*synth.Wave(p.shake))
	p.phase -= math.Floor(p.phase)
	over := 3 * p.phase
	second := 2 * p.phase
	v := synth.Wave(p.phase) + 0.18*synth.Wave(second-math.Floor(second)) + 0.12*synth.Wave(over-math.Floor(over))
	return p.level * (v*(1+0.1*deep*synth.Wave(p.shake)) + 0.1*p.breath.Next(p.noise.Next()))
}

// A drum is a skin over a frame, struck softly by fingers.
type drum struct {
	phase, freq float64
	level       float64
	skin        synth.OnePole
	noise       synth.Noise
	rise        float64
}

// hit strikes it.
func (d *drum) hit(level float64) {
	if d.noise == 0 {
		d.noise, d.skin = *synth.NewNoise(13), synth.Lowpass(700)
	}
	d.level, d.freq, d.rise = math.Max(level, d.level), 190, 0
}

// next is the next sample.
func (d *drum) next() float64 {
	if d.level < 1e-4 {
		d.level = 0
		return 0
	}
	d.level *= 1 - 1/(0.055*synth.Rate)
	d.freq += (132 - d.freq) / (0.03 * synth.Rate)
	d.rise = math.Min(1, d.rise+1/(0.002*synth.Rate))
	d.phase += d.freq / synth.Rate
	d.phase -= math.Floor(d.phase)
	return d.rise * d.level * (0.7*synth.Wave(d.phase) + 0.9*d.skin.Next(d.noise.Next()))
}
