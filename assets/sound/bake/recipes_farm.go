package bake

import "math"

// The sounds of a farm.

// wood is a log laid on a pile.
func wood(s *sketch, v int) {
	s.strike(0, 0.0016, s.wood([]float64{330, 372}[v], 0.9, 0.08)...)
	s.strike(0.03, 0.002, s.wood(s.about(455, 0.05), 0.4, 0.05)...)
	s.hiss(0, 0.008, 0.3, 1300, 900, 0.9, hit)
	s.room(0.1, 0.02)
}

// reed is a bundle that rustles.
func reed(s *sketch, v int) {
	s.hiss(0, 0.11, 0.5, 1100, 1900, 0.8, swell)
	s.grains(0.01, 0.09, 9, 0.3, 1700, 1.2, swell)
}

// bowl is a wooden bowl put on a table.
func bowl(s *sketch, v int) {
	f := []float64{410, 462}[v]
	s.strike(0, 0.002, mode{f, 0.9, 0.09}, mode{f * 1.9, 0.35, 0.06}, mode{f * 3.1, 0.12, 0.04})
	s.strike(0.024, 0.002, mode{f * 1.04, 0.3, 0.05})
	s.room(0.1, 0.02)
}

// peat is a sod that crumbles.
func peat(s *sketch, v int) {
	s.strike(0, 0.005, mode{128, 0.8, 0.08})
	s.grains(0, 0.1, 8, 0.5, 800, 1, hit)
}

// bleat is a beast's voice that trembles: a base pitch, how long it lasts, how fast
// it trembles, and the width of its throat.
func (s *sketch) bleat(base, length, tremble, throat float64) {
	pitch := func(t float64) float64 {
		return base * (1 + 0.1*math.Sin(math.Pi*t)) * (1 + 0.05*math.Sin(2*math.Pi*tremble*length*t))
	}
	at := func(f float64) func(float64) float64 {
		return func(t float64) float64 { return f * throat * (0.85 + 0.25*math.Sin(math.Pi*t)) }
	}
	shape := func(t float64) float64 {
		return math.Min(1, 14*t) * math.Min(1, 4*(1-t)) * (0.7 + 0.3*math.Sin(2*math.Pi*tremble*length*t))
	}
	s.voice(0, length, 1, pitch, [3]func(float64) float64{at(620), at(1350), at(2300)}, shape)
	s.room(0.12, 0.03)
}

// sheep bleats.
func sheep(s *sketch, v int) { s.bleat(265, 0.34, 11, 1) }

// boar grunts twice.
func boar(s *sketch, v int) {
	for i, f := range [...]float64{92, 78} {
		at := 0.13 * float64(i)
		rough := func(t float64) float64 { return f * (1 - 0.2*t) * (1 + 0.1*s.noise.Next()) }
		still := func(f float64) func(float64) float64 { return func(float64) float64 { return f } }
		s.voice(at, 0.12, 1, rough, [3]func(float64) float64{still(420), still(980), still(1700)}, swell)
		s.hiss(at, 0.11, 0.5, 520, 380, 0.9, swell)
	}
}

// horse whinnies: high, trembling and falling.
func horse(s *sketch, v int) {
	const length = 0.42
	pitch := func(t float64) float64 {
		return (620 - 330*t) * (1 + 0.07*math.Sin(2*math.Pi*13*length*t))
	}
	at := func(f float64) func(float64) float64 { return func(t float64) float64 { return f * (1 - 0.2*t) } }
	shape := func(t float64) float64 {
		return math.Min(1, 10*t) * (1 - t) * (0.65 + 0.35*math.Sin(2*math.Pi*13*length*t))
	}
	s.voice(0, length, 1, pitch, [3]func(float64) float64{at(780), at(1500), at(2200)}, shape)
	s.hiss(0.05, 0.3, 0.1, 900, 600, 0.8, swell)
}

// chop is two blows of an axe.
func chop(s *sketch, v int) {
	for i := range 2 {
		at := 0.13 * float64(i)
		s.hiss(at, 0.014, 0.9, 1500, 800, 0.9, hit)
		s.strike(at, 0.001, s.wood(s.about(285, 0.05), 0.9, 0.08)...)
		s.strike(at, 0.003, mode{105, 0.6, 0.08})
	}
}

// hammer is three blows on a nail, each higher.
func hammer(s *sketch, v int) {
	for i, f := range [...]float64{520, 560, 610} {
		at := 0.105 * float64(i)
		s.strike(at, 0.0012, s.wood(f, 0.7, 0.06)...)
		s.strike(at, 0.0008, mode{f * 3.4, 0.14, 0.05})
		s.strike(at, 0.003, mode{150, 0.5, 0.07})
	}
}

// post is a fence post driven in.
func post(s *sketch, v int) {
	f := []float64{235, 262}[v]
	s.strike(0, 0.002, s.wood(f, 0.9, 0.08)...)
	s.strike(0, 0.003, mode{98, 0.5, 0.08})
	s.hiss(0, 0.01, 0.4, 900, 600, 0.8, hit)
}

// plough turns earth over.
func plough(s *sketch, v int) {
	s.hiss(0, 0.28, 0.9, 320, 620, 0.8, swell)
	s.grains(0.02, 0.24, 16, 0.4, 1100, 1, swell)
}

// oven is a puff of flame behind an iron door.
func oven(s *sketch, v int) {
	s.strike(0, 0.002, mode{340, 0.4, 0.08}, mode{515, 0.2, 0.06})
	s.hiss(0.04, 0.26, 1, 180, 520, 0.8, swell)
	s.grains(0.08, 0.2, 7, 0.35, 1900, 1.2, swell)
}

// bell is the bell that rings the harvest in.
func bell(s *sketch, v int) {
	const f = 523.25
	s.hiss(0, 0.006, 0.1, 1700, 1300, 1, hit)
	for i := range 2 {
		at, level := 0.26*float64(i), 1-0.35*float64(i)
		s.strike(at, 0.002, mode{f, 0.7 * level, 0.55}, mode{f * 1.003, 0.3 * level, 0.5},
			mode{f * 2.02, 0.3 * level, 0.35}, mode{f * 2.76, 0.14 * level, 0.25}, mode{f / 2, 0.3 * level, 0.5})
	}
}
