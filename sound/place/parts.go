package place

import (
	"math"

	"tilestead/sound/synth"
)

// An air is wind or water: noise around a frequency that swells at its own pace,
// and moves a little from side to side.
type air struct {
	noise       *synth.Noise
	left, right synth.Biquad
	level       float64
	now         float64
	pace        float64
	phase       [3]float64
}

// newAir makes an air around freq Hz, as narrow as q, that swells so many times a
// second.
func newAir(chance *synth.Noise, level, freq, q, pace float64) *air {
	a := &air{noise: fork(chance), left: synth.Bandpass(freq, q), right: synth.Bandpass(1.06*freq, q), level: level,
		pace: pace}
	for i := range a.phase {
		a.phase[i] = chance.Between(0, 1)
	}
	return a
}

// fork is noise of its own.
func fork(chance *synth.Noise) *synth.Noise { return synth.NewNoise(uint32(chance.Between(1, 1<<30))) }

func (a *air) add(left, right []float64) {
	sum := 0.0
	for i := range a.phase {
		a.phase[i] += a.pace * [...]float64{1, 0.618, 0.382}[i] * float64(len(left)) / synth.Rate
		sum += math.Sin(2 * math.Pi * a.phase[i])
	}
	step := (a.level*(0.6+0.13*sum) - a.now) / float64(len(left))
	for i := range left {
		a.now += step
		left[i] += a.now * a.left.Next(a.noise.Next())
		right[i] += a.now * a.right.Next(a.noise.Next())
	}
}

// A sine is a short tone that glides and dies away, at a place.
type sine struct {
	phase, freq, bend float64
	level, keep, rise float64
	left, right       float64
}

// sound starts a tone from one frequency to another, in seconds.
func (s *sine) sound(level, from, to, seconds, pan float64) {
	*s = sine{freq: from, bend: math.Pow(to/from, 1/(seconds*synth.Rate)), level: level,
		keep: math.Pow(0.03, 1/(seconds*synth.Rate)), left: math.Sqrt((1 - pan) / 2), right: math.Sqrt((1 + pan) / 2)}
}

func (s *sine) add(left, right []float64) {
	if s.level < 1e-5 {
		s.level = 0
		return
	}
	for i := range left {
		s.rise = math.Min(1, s.rise+1/(0.006*synth.Rate))
		s.level *= s.keep
		s.freq *= s.bend
		if s.phase += s.freq / synth.Rate; s.phase >= 1 {
			s.phase--
		}
		v := s.level * s.rise * synth.Wave(s.phase)
		left[i] += v * s.left
		right[i] += v * s.right
	}
}

// A clockwork lets things happen after times that chance says.
type clockwork struct {
	chance *synth.Noise
	wait   int
}

// due says whether it is time, so many samples later; then it waits for so many
// seconds, about.
func (c *clockwork) due(samples int, seconds float64) bool {
	if c.wait -= samples; c.wait > 0 {
		return false
	}
	c.wait = synth.Samples(-math.Log(c.chance.Between(0.02, 1)) * seconds)
	return true
}

// drops fall into water.
type drops struct {
	clockwork
	voices         [3]sine
	turn           int
	level, many    float64
	lowest, height float64
}

// newDrops makes so many drops a second, from one frequency to another.
func newDrops(chance *synth.Noise, level, many, lowest, highest float64) *drops {
	return &drops{clockwork: clockwork{chance: fork(chance)}, level: level, many: many, lowest: lowest,
		height: highest - lowest}
}

func (d *drops) add(left, right []float64) {
	if d.due(len(left), 1/d.many) {
		c, f := d.chance, d.lowest+d.height*d.chance.Between(0, 1)
		d.voices[d.turn].sound(d.level*c.Between(0.3, 1), f, f*c.Between(1.2, 1.7), c.Between(0.04, 0.1), c.Next()*0.6)
		d.turn = (d.turn + 1) % len(d.voices)
	}
	for i := range d.voices {
		d.voices[i].add(left, right)
	}
}

// birds sing short songs, each of a few chirps.
type birds struct {
	clockwork
	voice     sine
	level     float64
	songs     float64
	left      int // chirps of the song
	pause     int // samples to the next
	freq, pan float64
	up        bool
}

// newBirds makes a bird that sings so many songs in four seconds.
func newBirds(chance *synth.Noise, level, songs float64) *birds {
	return &birds{clockwork: clockwork{chance: fork(chance), wait: synth.Samples(chance.Between(0.5, 3))}, level: level,
		songs: songs}
}

func (b *birds) add(left, right []float64) {
	c := b.chance
	if b.left == 0 && b.due(len(left), 4/b.songs) {
		b.left, b.pause = 2+int(c.Between(0, 5)), 0
		b.freq, b.pan, b.up = c.Between(2300, 3900), c.Next()*0.8, c.Next() > 0
	}
	if b.left > 0 {
		if b.pause -= len(left); b.pause <= 0 {
			b.left--
			length := c.Between(0.05, 0.13)
			b.pause = synth.Samples(length + c.Between(0.02, 0.09))
			from, to := b.freq, b.freq*c.Between(1.12, 1.4)
			if !b.up {
				from, to = to, from
			}
			b.voice.sound(b.level*c.Between(0.5, 1), from, to, length, b.pan)
		}
	}
	b.voice.add(left, right)
}

// crickets are a field of soft ticking tones.
type crickets struct {
	level       float64
	phase, beat [2]float64
	swell       float64
}

func newCrickets(chance *synth.Noise, level float64) *crickets {
	return &crickets{level: level, swell: chance.Between(0, 1)}
}

func (k *crickets) add(left, right []float64) {
	const open = 0.45 // of the time between two ticks
	k.swell += 0.11 * float64(len(left)) / synth.Rate
	for n, c := range [...]struct{ freq, rhythm, side float64 }{{4150, 17, 0.75}, {3720, 14.3, 0.25}} {
		loud := k.level * (0.5 + 0.5*math.Sin(2*math.Pi*(k.swell+0.37*float64(n))))
		for i := range left {
			if k.beat[n] += c.rhythm / synth.Rate; k.beat[n] >= 1 {
				k.beat[n]--
			}
			if k.phase[n] += c.freq / synth.Rate; k.phase[n] >= 1 {
				k.phase[n]--
			}
			if k.beat[n] > open {
				continue
			}
			v := loud * synth.Wave(k.beat[n]/open/2) * synth.Wave(k.phase[n])
			left[i] += v * c.side
			right[i] += v * (1 - c.side)
		}
	}
}

// A crowd is a market far off: voices of which no word is understood.
type crowd struct {
	noise  *synth.Noise
	bands  [4]synth.Biquad
	loud   [4]float64
	want   [4]float64
	level  float64
	count  int
	chance *synth.Noise
}

func newCrowd(chance *synth.Noise, level float64) *crowd {
	c := &crowd{noise: fork(chance), chance: fork(chance), level: level}
	for i, f := range [...]float64{310, 450, 640, 980} {
		c.bands[i] = synth.Bandpass(f, 4)
	}
	return c
}

func (c *crowd) add(left, right []float64) {
	if c.count -= len(left); c.count < 0 {
		c.count = synth.Rate / 7 // syllables
		for i := range c.want {
			c.want[i] = c.chance.Between(0, 1)
			c.want[i] *= c.want[i]
		}
	}
	for k := range left {
		x := c.noise.Next()
		for i := range c.bands {
			c.loud[i] += (c.want[i] - c.loud[i]) / (0.05 * synth.Rate)
			v := c.level * c.loud[i] * c.bands[i].Next(x)
			side := [...]float64{0.7, 0.35, 0.6, 0.45}[i]
			left[k] += v * side
			right[k] += v * (1 - side)
		}
	}
}

// A fire crackles.
type fire struct {
	clockwork
	noise  *synth.Noise
	band   synth.Biquad
	low    synth.Biquad
	snap   float64
	keep   float64
	level  float64
	pan    float64
	flame  float64
	target float64
}

func newFire(chance *synth.Noise, level float64) *fire {
	return &fire{clockwork: clockwork{chance: fork(chance)}, noise: fork(chance), level: level,
		band: synth.Bandpass(1500, 0.7), low: synth.Bandpass(210, 0.7)}
}

func (f *fire) add(left, right []float64) {
	if f.due(len(left), 0.12) {
		c := f.chance
		f.snap = math.Pow(c.Between(0.1, 1), 3)
		f.keep, f.pan, f.target = 1-1/(c.Between(0.002, 0.012)*synth.Rate), 0.5+0.2*c.Next(), c.Between(0.3, 1)
	}
	for i := range left {
		f.snap *= f.keep
		f.flame += (f.target - f.flame) / (0.2 * synth.Rate)
		x := f.noise.Next()
		crackle := 2.2 * f.level * f.snap * f.band.Next(x)
		roar := 0.3 * f.level * f.flame * f.low.Next(x)
		left[i] += crackle*(1-f.pan) + roar
		right[i] += crackle*f.pan + roar
	}
}
