package bake

import "tilestead/sound/synth"

// A plucked note: when, how high (half tones, 69 for a), how strong.
type note struct{ at, pitch, level float64 }

// play plucks notes on a lute, each ringing for a time.
func (s *sketch) play(ring, bright float64, notes ...note) {
	for _, n := range notes {
		s.pluck(n.at, ring, synth.Pluck{
			Freq: synth.Pitch(n.pitch), Level: n.level, Bright: bright, Decay: 1.1 * ring,
			At: s.noise.Between(0.13, 0.22),
		})
	}
	body := [...]synth.Biquad{synth.Peak(118, 1.2, 3), synth.Peak(230, 1.5, 3), synth.Peak(2600, 0.8, -3)}
	for i, x := range s.x {
		for k := range body {
			x = body[k].Next(x)
		}
		s.x[i] = x
	}
}

// Pitches in half tones.
const (
	g2, a2, c3, d3, e3, f3      = 43, 45, 48, 50, 52, 53
	fs3, g3, a3, b3             = 54, 55, 57, 59
	c4, d4, e4, f4, g4, a4, b4  = 60, 62, 64, 65, 67, 69, 71
	c5, d5, e5, f5, fs5, g5, a5 = 72, 74, 76, 77, 78, 79, 81
)

// outbid falls: somebody pays more.
func outbid(s *sketch, v int) {
	s.play(0.34, 0.4, note{0, b4, 0.8}, note{0.1, g4, 0.7}, note{0.2, []float64{e4, d4, e4}[v], 0.65})
	s.room(0.18, 0.16)
}

// won rises, and a coin changes hands.
func won(s *sketch, v int) {
	s.play(0.42, 0.45, note{0, g4, 0.6}, note{0.09, b4, 0.65}, note{0.18, d5, 0.8})
	f := s.about(2400, 0.02)
	s.strike(0.3, 0.0006, mode{f, 0.12, 0.14}, mode{f * 1.414, 0.07, 0.11})
	s.room(0.2, 0.2)
}

// turn asks softly: two plucks.
func turn(s *sketch, v int) {
	s.play(0.44, 0.3, note{0, g4, 0.55}, note{0.14, []float64{d5, e5}[v%2], 0.6})
	s.room(0.22, 0.2)
}

// begin is a chord strummed upwards.
func begin(s *sketch, v int) { s.strum(g2, d3, g3, b3, d4, g4) }

// beginD and beginA are begin to the music of walled towns and of farms.
func beginD(s *sketch, v int) { s.strum(a2, d3, a3, d4, f4, a4) }
func beginA(s *sketch, v int) { s.strum(a2, e3, a3, c4, e4, a4) }

// strum sounds a chord from below.
func (s *sketch) strum(chord ...float64) {
	var notes []note
	for i, p := range chord {
		notes = append(notes, note{0.045 * float64(i), p, 0.5 + 0.03*float64(i)})
	}
	s.play(0.85, 0.4, notes...)
	s.room(0.22, 0.2)
}

// extra is begin in small: off again.
func extra(s *sketch, v int) { s.offAgain(g4, b4, d5, []float64{g5, d5}[v]) }

// extraD is extra to the music of walled towns.
func extraD(s *sketch, v int) { s.offAgain(f4, a4, d5, []float64{f5, a4}[v]) }

func (s *sketch) offAgain(run ...float64) {
	var notes []note
	for i, p := range run {
		notes = append(notes, note{0.075 * float64(i), p, 0.5 + 0.05*float64(i)})
	}
	s.play(0.5, 0.45, notes...)
	for i, p := range run[:3] {
		s.strike(0.3+0.05*float64(i), 0.004, mode{synth.Pitch(p + 24), 0.06, 0.3})
	}
	s.room(0.22, 0.2)
}

// end is the bell of the town, struck twice.
func end(s *sketch, v int) {
	for i := range 2 {
		at, level := 0.55*float64(i), 1-0.25*float64(i)
		s.hiss(at, 0.008, 0.08, 1800, 1400, 1, hit)
		s.strike(at, 0.003,
			mode{220, 0.7 * level, 1.2}, mode{220.9, 0.3 * level, 1.1}, mode{220 * 2.76, 0.3 * level, 0.8},
			mode{220 * 5.4, 0.1 * level, 0.4}, mode{110, 0.35 * level, 1.2}, mode{220 * 1.19, 0.2 * level, 0.9})
	}
	s.room(0.25, 0.3)
}

// row runs up four steps for four in a row and ends on a chord.
func row(s *sketch, v int) {
	s.play(0.62, 0.45,
		note{0, g4, 0.55}, note{0.085, b4, 0.6}, note{0.17, d5, 0.65}, note{0.255, g5, 0.75},
		note{0.36, g3, 0.4}, note{0.365, d4, 0.4}, note{0.37, []float64{b4, d5}[v%2], 0.5})
	s.strike(0.26, 0.004, mode{1568, 0.08, 0.6}, mode{3136, 0.03, 0.35})
	s.room(0.25, 0.3)
}

// shortage is two low tones too close to each other.
func shortage(s *sketch, v int) {
	s.play(0.56, 0.2, note{0, d3, 0.7}, note{0.03, d3 + 1, 0.55}, note{0.3, []float64{g2, g2 + 1}[v], 0.5})
	s.room(0.2, 0.2)
}

// score is a tone for points, a third higher for each of its variants.
func score(s *sketch, v int) { s.one([]float64{g4, b4, d5, fs5}[v]) }

// scoreD is score to the music of walled towns.
func scoreD(s *sketch, v int) { s.one([]float64{f4, a4, c5, e5}[v]) }

func (s *sketch) one(pitch float64) {
	s.play(0.3, 0.3, note{0, pitch, 0.7})
	s.room(0.18, 0.14)
}

// count is a short pluck, for counting.
func count(s *sketch, v int) {
	s.play(0.16, []float64{0.25, 0.32, 0.38}[v], note{0, g4, 0.7})
	s.room(0.14, 0.08)
}

// win is a phrase of six bars that comes home with a full chord.
func win(s *sketch, v int) {
	const beat = 0.21 // three to a bar
	var all []note
	at := 0.0
	for _, n := range []struct{ pitch, beats float64 }{
		{d5, 1}, {d5, 1}, {g4, 1},
		{b4, 1}, {d5, 1}, {g5, 1},
		{e5, 1.5}, {d5, 0.5}, {c5, 1},
		{b4, 1}, {d5, 1}, {b4, 1},
		{a4, 1}, {c5, 0.5}, {b4, 0.5}, {a4, 1},
		{g4, 3},
	} {
		all = append(all, note{at, n.pitch, 0.62})
		at += n.beats * beat
	}
	for bar, chord := range [][]float64{{g2, d3, b3}, {g2, g3, d4}, {c3, g3, e4}, {g2, d3, b3}, {d3, fs3, c4},
		{g2, d3, g3}} {
		for i, p := range chord {
			all = append(all, note{float64(3*bar+i) * beat, p, 0.42})
		}
	}
	for i, p := range []float64{b3, d4, g4, b4, g5} {
		all = append(all, note{15*beat + 0.03*float64(i+1), p, 0.4})
	}
	s.play(0.95, 0.42, all...)
	s.room(0.25, 0.3)
}

// lose falls by three notes and takes it kindly.
func lose(s *sketch, v int) {
	s.play(0.8, 0.28, note{0, b4, 0.6}, note{0.3, a4, 0.55}, note{0.6, e4, 0.55}, note{0.62, g3, 0.35},
		note{0.66, b3, 0.35})
	s.room(0.25, 0.25)
}

// tie is the same tone from two strings.
func tie(s *sketch, v int) {
	s.play(0.8, 0.38, note{0, g4, 0.5}, note{0.25, g4, 0.55}, note{0.27, g3, 0.5}, note{0.5, d4, 0.45},
		note{0.53, g4, 0.5})
	s.room(0.25, 0.25)
}
