package synth

import "math"

// longest is the longest delay of a string in samples: its lowest tone is
// about 47 Hz.
const longest = 1024

// A Pluck says how a string is plucked.
type Pluck struct {
	Freq   float64 // Hz, 50 to 4000
	Level  float64 // of the loudest sample, about
	Bright float64 // 0 for a thumb to 1 for a nail
	Decay  float64 // seconds until it has fallen by 60 dB
	At     float64 // where it is plucked, 0 to 0.5 of its length
	Seed   uint32  // no two plucks are quite alike
}

// A String is a plucked string: a wave that runs to and fro in a delay line
// and loses a little, first of all its overtones, on every turn. The zero
// value is silent.
type String struct {
	line   [longest]float64
	n, at  int     // length of the line, the next sample
	tune   float64 // coefficient of the allpass that tunes between samples
	x1, y1 float64 // its memory
	last   float64 // of the lowpass
	damp   float64
	gain   float64 // a turn
	loud   float64 // what is left of it, to know when it has faded
	rise   float64 // 0 to 1 in the first moment, so that it does not click
}

// Pluck plucks the string anew.
func (s *String) Pluck(p Pluck) {
	freq := math.Max(50, math.Min(4000, p.Freq))
	s.damp = 0.5 - 0.32*p.Bright // share of the sample before: a lowpass that delays by as much
	delay := Rate/freq - s.damp
	s.n = int(delay - 0.3)
	frac := delay - float64(s.n) // 0.3 to 1.3, where an allpass delays evenly
	s.tune = (1 - frac) / (1 + frac)
	s.gain = math.Pow(10, -3/(freq*math.Max(0.05, p.Decay)))
	s.at, s.x1, s.y1, s.last, s.loud, s.rise = 0, 0, 0, 0, 1, 0
	s.excite(p)
}

// excite fills the line with a burst of soft noise, its mean taken off, that
// lacks the overtones which have a node where the string is plucked.
func (s *String) excite(p Pluck) {
	noise := NewNoise(p.Seed)
	corner := 900 + 6000*p.Bright*p.Bright + 1.5*p.Freq
	soft, softer := Lowpass(corner), Lowpass(corner)
	line := s.line[:s.n]
	for range s.n {
		softer.Next(soft.Next(noise.Next())) // the filters swing in
	}
	for i := range line {
		line[i] = softer.Next(soft.Next(noise.Next()))
	}
	if d := int(float64(s.n)*p.At + 0.5); d > 0 {
		var copied [longest]float64
		copy(copied[:], line)
		for i := range line {
			line[i] -= copied[(i+s.n-d)%s.n]
		}
	}
	mean, peak := 0.0, 1e-9
	for _, x := range line {
		mean += x / float64(s.n)
	}
	for i := range line {
		line[i] -= mean
		peak = math.Max(peak, math.Abs(line[i]))
	}
	for i := range line {
		line[i] *= p.Level / peak
	}
}

// Silent says that the string has faded away.
func (s *String) Silent() bool { return s.loud < 1e-4 }

// Damp makes the string fade faster from now on, as a hand on it would.
func (s *String) Damp(factor float64) { s.gain *= factor }

// Next is the next sample.
func (s *String) Next() float64 {
	if s.n == 0 {
		return 0
	}
	out := s.line[s.at]
	x := s.gain * ((1-s.damp)*out + s.damp*s.last)
	s.last = out
	y := s.tune*(x-s.y1) + s.x1
	s.x1, s.y1 = x, y
	s.line[s.at] = y
	if s.at++; s.at == s.n {
		s.at = 0
		s.loud *= s.gain
	}
	if s.rise < 1 {
		s.rise += 1 / (riseTime * Rate)
		return out * s.rise
	}
	return out
}

// Add adds the next samples to two channels, each at its level.
func (s *String) Add(left, right []float64, toLeft, toRight float64) {
	i := 0
	for ; i < len(left) && s.rise < 1; i++ {
		v := s.Next()
		left[i] += v * toLeft
		right[i] += v * toRight
	}
	if s.n == 0 {
		return
	}
	line, at := s.line[:s.n], s.at
	last, x1, y1 := s.last, s.x1, s.y1
	keep, soft, tune := s.gain*(1-s.damp), s.gain*s.damp, s.tune
	for right = right[:len(left)]; i < len(left); i++ {
		out := line[at]
		x := keep*out + soft*last
		last = out
		y := tune*(x-y1) + x1
		x1, y1 = x, y
		line[at] = y
		if at++; at == len(line) {
			at = 0
			s.loud *= s.gain
		}
		left[i] += out * toLeft
		right[i] += out * toRight
	}
	s.at, s.last, s.x1, s.y1 = at, last, x1, y1
}

// riseTime is how long, in seconds, a finger takes to leave the string.
const riseTime = 0.0018

// Pitch is the frequency of a note counted in half tones, 69 for the a of 440 Hz.
func Pitch(note float64) float64 { return 440 * math.Pow(2, (note-69)/12) }
