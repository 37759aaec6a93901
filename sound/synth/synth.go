// Package synth makes sound from numbers: noise, filters, plucked strings,
// struck wood and metal, a room around them. It knows nothing of the game. The
// effects are made with it before the game is built, the music while it plays.
package synth

import "math"

// Rate is how many samples a second has, everywhere in this package.
const Rate = 48000

// Samples is how many samples a time in seconds has.
func Samples(seconds float64) int { return int(seconds*Rate + 0.5) }

// A Noise gives white noise, the same from the same seed.
type Noise uint32

// NewNoise starts noise from any seed.
func NewNoise(seed uint32) *Noise {
	n := Noise(seed*2654435761 + 0x9e3779b9)
	if n == 0 {
		n = 1
	}
	for range 4 {
		n.Next()
	}
	return &n
}

// Next is the next sample, -1 to 1.
func (n *Noise) Next() float64 {
	x := uint32(*n)
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	*n = Noise(x)
	return float64(int32(x)) / (1 << 31)
}

// Between is a number from lo to hi.
func (n *Noise) Between(lo, hi float64) float64 { return lo + (hi-lo)*(n.Next()+1)/2 }

// A OnePole is the gentlest filter: what it lets pass falls by 6 dB an octave
// above its corner.
type OnePole struct{ a, y float64 }

// Lowpass makes a OnePole with its corner at freq Hz.
func Lowpass(freq float64) OnePole { return OnePole{a: 1 - math.Exp(-2*math.Pi*freq/Rate)} }

// Next is the filtered sample.
func (p *OnePole) Next(x float64) float64 {
	p.y += p.a * (x - p.y)
	return p.y
}

// A Biquad is a filter of second order.
type Biquad struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

// Next is the filtered sample.
func (f *Biquad) Next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1 = f.x1, x
	f.y2, f.y1 = f.y1, y
	return y
}

// Filter filters samples where they are.
func (f *Biquad) Filter(samples []float64) {
	x1, x2, y1, y2 := f.x1, f.x2, f.y1, f.y2
	for i, x := range samples {
		y := f.b0*x + f.b1*x1 + f.b2*x2 - f.a1*y1 - f.a2*y2
		x2, x1 = x1, x
		y2, y1 = y1, y
		samples[i] = y
	}
	f.x1, f.x2, f.y1, f.y2 = x1, x2, y1, y2
	if math.Abs(y1) < nothing && math.Abs(y2) < nothing {
		f.y1, f.y2 = 0, 0
	}
}

// nothing is what no longer counts: numbers far smaller are slow to work with.
const nothing = 1e-15

// Bandpass lets pass what lies around freq Hz, at full level in its middle;
// the greater q, the narrower.
func Bandpass(freq, q float64) Biquad {
	w := 2 * math.Pi * freq / Rate
	alpha := math.Sin(w) / (2 * q)
	a0 := 1 + alpha
	return Biquad{b0: alpha / a0, b2: -alpha / a0, a1: -2 * math.Cos(w) / a0, a2: (1 - alpha) / a0}
}

// Lowpass2 lets pass what lies below freq Hz.
func Lowpass2(freq, q float64) Biquad {
	w := 2 * math.Pi * freq / Rate
	c, alpha := math.Cos(w), math.Sin(w)/(2*q)
	a0 := 1 + alpha
	return Biquad{b0: (1 - c) / 2 / a0, b1: (1 - c) / a0, b2: (1 - c) / 2 / a0, a1: -2 * c / a0, a2: (1 - alpha) / a0}
}

// Highpass2 lets pass what lies above freq Hz.
func Highpass2(freq, q float64) Biquad {
	w := 2 * math.Pi * freq / Rate
	c, alpha := math.Cos(w), math.Sin(w)/(2*q)
	a0 := 1 + alpha
	return Biquad{b0: (1 + c) / 2 / a0, b1: -(1 + c) / a0, b2: (1 + c) / 2 / a0, a1: -2 * c / a0, a2: (1 - alpha) / a0}
}

// Peak raises what lies around freq Hz by gain dB.
func Peak(freq, q, gain float64) Biquad {
	w := 2 * math.Pi * freq / Rate
	a := math.Pow(10, gain/40)
	c, alpha := math.Cos(w), math.Sin(w)/(2*q)
	a0 := 1 + alpha/a
	return Biquad{b0: (1 + alpha*a) / a0, b1: -2 * c / a0, b2: (1 - alpha*a) / a0, a1: -2 * c / a0,
		a2: (1 - alpha/a) / a0}
}

// Decibel is the factor of a level in dB.
func Decibel(db float64) float64 { return math.Pow(10, db/20) }

// Retuned is a filter tuned as to, that goes on from what f remembers.
func (f Biquad) Retuned(to Biquad) Biquad {
	to.x1, to.x2, to.y1, to.y2 = f.x1, f.x2, f.y1, f.y2
	return to
}

// Wave is a sine of a phase from 0 to 1, close enough for what is soft.
func Wave(x float64) float64 {
	x = 2*x - 1 // -1 to 1: minus the sine of the phase
	y := 4 * x * (1 - math.Abs(x))
	return -(0.775*y + 0.225*y*math.Abs(y))
}
