package bake

import "math"

// The sounds of a farm's year: its beasts, its people, its harvest.

// sheep bleats: a throat that trembles.
func sheep(s *sketch, v int) {
	base, length := []float64{272, 318, 236}[v], []float64{0.7, 0.56, 0.82}[v]
	tremble := []float64{8.5, 10, 7.5}[v]
	shiver := func(t float64) float64 { return math.Sin(2 * math.Pi * tremble * length * t) }
	s.cry(cry{length: length, bright: 3800, breath: 0.1, gains: [3]float64{1, 0.7, 0.4},
		pitch:    func(t float64) float64 { return base * (1 + 0.09*math.Sin(math.Pi*t)) * (1 + 0.035*shiver(t)) },
		formants: [3]arc{open(560, 760), open(1300, 1650), open(2400, 2800)},
		shape: func(t float64) float64 {
			return math.Min(1, 12*t) * math.Min(1, 3.5*(1-t)) * (0.72 + 0.28*shiver(t))
		}})
	s.room(0.12, 0.05)
}

// boar grunts three times, the last into a snuffle.
func boar(s *sketch, v int) {
	at := 0.0
	for i, f := range [][]float64{{104, 92, 84}, {118, 100, 96}, {94, 88, 76}}[v] {
		length := []float64{0.12, 0.1, 0.17}[(i+v)%3]
		s.cry(cry{at: at, length: length, bright: 2800, breath: 0.35, gains: [3]float64{1, 0.7, 0.35},
			pitch:    func(t float64) float64 { return f * (1 - 0.2*t) * (1 + 0.12*s.noise.Next()) },
			formants: [3]arc{open(430, 560), open(1000, 1200), open(1900, 2200)}, shape: swell})
		s.hiss(at, length, 0.4, 620, 420, 0.9, swell)
		at += length + []float64{0.06, 0.05, 0.08}[v]
	}
	s.hiss(at-0.04, 0.12, 0.3, 1100, 1700, 0.8, swell)
}

// horse whinnies: up at once, long and trembling down, and a snort.
func horse(s *sketch, v int) {
	length, top := []float64{1.2, 1.05, 1.3}[v], []float64{920, 1020, 840}[v]
	tremble := []float64{10.5, 12, 9.5}[v]
	shiver := func(t float64) float64 {
		return math.Sin(2*math.Pi*tremble*length*t) * math.Min(1, 4*t)
	}
	s.cry(cry{length: length, bright: 4200, breath: 0.12, gains: [3]float64{0.8, 1, 0.5},
		pitch: func(t float64) float64 {
			rise := math.Min(1, t*9)
			return (0.55 + 0.45*rise) * top * math.Pow(0.36, math.Max(0, t-0.1)) * (1 + 0.055*shiver(t))
		},
		formants: [3]arc{open(700, 1100), open(1500, 1900), open(2700, 3000)},
		shape: func(t float64) float64 {
			return math.Min(1, 14*t) * math.Pow(1-t, 0.8) * (0.62 + 0.38*shiver(t))
		}})
	s.hiss(length, 0.18, 0.16, 620, 380, 0.8, swell)
	s.room(0.14, 0.06)
}

// newborn pops into the world.
func newborn(s *sketch, v int) {
	f := []float64{420, 480, 370}[v]
	s.tone(0, 0.07, 1, f*0.7, f*1.9, hit)
	s.strike(0.02, 0.002, mode{f * 2.1, 0.25, 0.12}, mode{f * 4.2, 0.06, 0.08})
	s.room(0.16, 0.06)
}

// improve sets something heavy before the house: a thud of stone, iron, and a warm
// string.
func improve(s *sketch, v int) {
	s.strike(0, 0.003, mode{s.about(165, 0.05), 0.9, 0.14}, mode{s.about(430, 0.05), 0.4, 0.07})
	s.hiss(0, 0.03, 0.5, 900, 500, 0.8, hit)
	f := []float64{830, 760, 900}[v]
	s.strike(0.09, 0.001, mode{f, 0.22, 0.22}, mode{f * 1.51, 0.12, 0.16}, mode{f * 2.38, 0.06, 0.1})
	s.play(0.4, 0.35, note{0.1, a3, 0.4}, note{0.16, []float64{e4, c4, d4}[v], 0.45},
		note{0.22, []float64{a4, g4, a4}[v], 0.5})
	s.room(0.18, 0.1)
}

// birth rocks a cradle twice and sings over it.
func birth(s *sketch, v int) {
	for i := range 2 {
		s.strike(0.2*float64(i), 0.004, s.wood(s.about(240, 0.05), 0.25, 0.09)...)
	}
	tune := [][3]float64{{e5, a4, c5}, {g4, c5, e5}, {a4, e5, d5}}[v]
	s.play(0.34, 0.22, note{0.02, tune[0], 0.5}, note{0.18, tune[1], 0.5}, note{0.34, tune[2], 0.55})
	s.room(0.24, 0.1)
}

// bed is a creak of straw and wood, and a shivering breath.
func bed(s *sketch, v int) {
	f := []float64{310, 350, 280}[v]
	s.tone(0, 0.18, 0.22, f, f*1.25, swell)
	s.hiss(0.02, 0.22, 0.3, 1300, 900, 0.9, swell)
	s.grains(0.04, 0.2, []int{9, 12, 7}[v], 0.25, 1600, 1.2, swell)
	shiver := func(t float64) float64 {
		return swell(t) * (0.6 + 0.4*math.Sin(2*math.Pi*[]float64{6, 7, 5}[v]*t))
	}
	s.hiss(0.22, 0.34, 0.5, 900, 480, 1.1, shiver)
	s.room(0.14, 0.08)
}

// bell is the bell that rings the harvest in.
func bell(s *sketch, v int) {
	const f = 440
	s.hiss(0, 0.006, 0.1, 1700, 1300, 1, hit)
	for i := range 2 {
		at, level := 0.26*float64(i), 1-0.35*float64(i)
		s.strike(at, 0.002, mode{f, 0.7 * level, 0.55}, mode{f * 1.003, 0.3 * level, 0.5},
			mode{f * 2.02, 0.3 * level, 0.35}, mode{f * 2.76, 0.14 * level, 0.25}, mode{f / 2, 0.3 * level, 0.5})
	}
}

// reap is a scythe through the corn, twice.
func reap(s *sketch, v int) {
	for i := range 2 {
		at := []float64{0.2, 0.24, 0.18}[v] * float64(i)
		s.hiss(at, 0.17, 0.8, []float64{1000, 850, 1150}[v], 1800, 1.1, rush)
		s.grains(at+0.08, 0.14, []int{12, 16, 9}[v], 0.4, 1700, 1.4, hit)
	}
	s.room(0.1, 0.05)
}

// fed is a warm chord round a table, and a spoon laid down.
func fed(s *sketch, v int) {
	chord := [][4]float64{{a3, c4, e4, a4}, {c4, e4, g4, c5}, {g3, c4, e4, g4}}[v]
	s.play(0.45, 0.2, note{0, chord[0], 0.5}, note{0.035, chord[1], 0.45}, note{0.07, chord[2], 0.45},
		note{0.105, chord[3], 0.5})
	s.strike(0.3, 0.0015, s.wood(s.about(620, 0.05), 0.2, 0.05)...)
	s.room(0.24, 0.1)
}

// lastRound is a horn from the hill, twice, the second higher.
func lastRound(s *sketch, v int) {
	for i, f := range [...]float64{220, 330} {
		at, length := 0.34*float64(i), 0.34+0.24*float64(i)
		s.cry(cry{at: at, length: length, bright: 2200, gains: [3]float64{1, 0.6, 0.2},
			pitch:    func(t float64) float64 { return f * (0.985 + 0.015*math.Min(1, 8*t)) },
			formants: [3]arc{open(420, 620), open(900, 1150), open(1900, 2100)},
			shape:    func(t float64) float64 { return math.Min(1, 12*t) * math.Min(1, 4*(1-t)) }})
	}
	s.room(0.3, 0.3)
}
