package bake

import (
	"math"

	"tilestead/sound/synth"
)

// coin is silver on silver: two tones that do not agree, twice.
func coin(s *sketch, v int) {
	f := s.about(2450, 0.04)
	for i, at := range []float64{0, s.about(0.042, 0.2)} {
		level := 1 - 0.45*float64(i)
		s.hiss(at, 0.003, 0.15*level, 4200, 4200, 1, hit)
		s.strike(at, 0.0006,
			mode{f * (1 + 0.015*float64(i)), 0.5 * level, 0.16},
			mode{f * 1.414, 0.32 * level, 0.12},
			mode{f * 1.93, 0.06 * level, 0.06},
			mode{f * 0.53, 0.3 * level, 0.09},
			mode{s.about(640, 0.05), 0.5 * level, 0.04})
	}
	s.room(0.16, 0.12)
}

// grain is a handful of corn poured out.
func grain(s *sketch, v int) {
	shape := func(t float64) float64 { return math.Min(1, 6*t) * (1 - t) }
	s.hiss(0, 0.17, 0.16, 1800, 1300, 0.9, shape)
	s.grains(0, 0.16, 26, 0.8, 1900, 2, shape)
	s.strike(0.01, 0.004, mode{s.about(240, 0.06), 0.14, 0.08})
}

// pumpkin is a slap on something round and hollow.
func pumpkin(s *sketch, v int) {
	f := []float64{196, 214, 233, 250}[v]
	s.strike(0, 0.004, mode{f, 1, 0.16}, mode{f * 1.72, 0.55, 0.1}, mode{f * 2.6, 0.2, 0.06})
	s.tone(0, 0.05, 0.35, f*1.35, f, hit)
	s.hiss(0, 0.012, 0.3, 900, 600, 0.8, hit)
	s.room(0.14, 0.1)
}

// copper is a clank that is soon over.
func copper(s *sketch, v int) {
	f := []float64{545, 590, 628, 668}[v]
	s.hiss(0, 0.004, 0.2, 2500, 2500, 1, hit)
	s.strike(0, 0.0012,
		mode{f, 0.7, 0.17}, mode{f * 1.51, 0.45, 0.15}, mode{f * 2.38, 0.3, 0.12}, mode{f * 3.46, 0.12, 0.08})
	s.strike(s.about(0.05, 0.15), 0.0015, mode{f * 1.03, 0.25, 0.1}, mode{f * 1.55, 0.15, 0.08})
	s.room(0.16, 0.12)
}

// stone is one pebble against another, and its grit.
func stone(s *sketch, v int) {
	for i := range 2 {
		at := float64(i) * s.about(0.037, 0.25)
		level := 1 - 0.4*float64(i)
		f := s.about(930, 0.07)
		s.hiss(at, 0.016, 0.8*level, s.about(1500, 0.1), 1100, 1.3, hit)
		s.strike(at, 0.001, mode{f, 0.55 * level, 0.035}, mode{f * 1.58, 0.35 * level, 0.025},
			mode{f * 2.4, 0.12 * level, 0.018})
		s.strike(at, 0.003, mode{s.about(205, 0.05), 0.5 * level, 0.06})
	}
	s.grains(0.03, 0.09, 6, 0.2, 1900, 1, hit)
	s.room(0.12, 0.08)
}

// cattle is a contented low that opens and closes.
func cattle(s *sketch, v int) {
	length := []float64{0.68, 0.56, 0.76}[v]
	base := []float64{122, 138, 112}[v]
	s.cry(cry{length: length, bright: 2600, gains: [3]float64{1, 0.6, 0.22},
		pitch:    func(t float64) float64 { return base * (0.88 + 0.2*math.Sin(math.Pi*math.Min(1, 1.25*t))) },
		formants: [3]arc{open(280, 520), open(720, 980), open(2100, 2350)},
		shape:    func(t float64) float64 { return math.Min(1, 8*t) * math.Min(1, 3*(1-t)) }})
	s.room(0.2, 0.16)
}

// open is a throat that opens from one formant to another and closes again.
func open(a, b float64) arc {
	return func(t float64) float64 { return a + (b-a)*math.Pow(math.Sin(math.Pi*math.Min(1, t*1.1)), 2) }
}

// canteen is a flask of water shaken once.
func canteen(s *sketch, v int) {
	s.strike(0, 0.001, mode{s.about(1120, 0.03), 0.25, 0.07}, mode{s.about(1740, 0.03), 0.12, 0.05})
	at := 0.03
	for range 6 {
		f := s.noise.Between(420, 980)
		s.tone(at, s.noise.Between(0.03, 0.06), s.noise.Between(0.25, 0.6), f, f*s.noise.Between(1.25, 1.7), swell)
		at += s.noise.Between(0.02, 0.055)
	}
	s.hiss(0.02, 0.26, 0.14, 900, 1500, 0.8, swell)
	s.room(0.2, 0.08)
}

// town is the town's sheet unrolled on the table.
func town(s *sketch, v int) {
	s.hiss(0, 0.3, 0.4, []float64{800, 650, 950}[v], []float64{1700, 1450, 2000}[v], 0.9, rush)
	s.grains(0.02, 0.27, []int{22, 14, 30}[v], 0.35, 1700, 1.6, func(t float64) float64 { return 0.3 + 0.7*t })
	s.strike(0.29, 0.003, s.wood([]float64{210, 236, 190}[v], 0.5, 0.1)...)
	s.room(0.15, 0.12)
}

// pass is a soft knock and a damped string: not for me.
func pass(s *sketch, v int) {
	s.strike(0, 0.004, s.wood(s.about(215, 0.04), 0.5, 0.1)...)
	s.pluck(0.03, 0.24, synth.Pluck{Freq: s.about(synth.Pitch(50), 0.004), Level: 0.6, Bright: 0.15, Decay: 0.35,
		At: 0.3})
	s.room(0.16, 0.12)
}
