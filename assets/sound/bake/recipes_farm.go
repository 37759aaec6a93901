package bake

// The sounds of a farm: what is brought home, and what is done.

// wood is a log laid on a pile.
func wood(s *sketch, v int) {
	s.strike(0, 0.0016, s.wood([]float64{330, 372, 298, 405}[v], 0.9, 0.08)...)
	s.strike([]float64{0.03, 0.042, 0.024, 0.036}[v], 0.002, s.wood(s.about(455, 0.12), 0.4, 0.05)...)
	s.hiss(0, 0.008, 0.3, 1300, 900, 0.9, hit)
	s.room(0.1, 0.02)
}

// clay is a wet lump that is thrown down and gives way.
func clay(s *sketch, v int) {
	f := []float64{210, 236, 188, 224}[v]
	s.hiss(0, 0.05, 1, s.about(520, 0.1), 260, 0.8, hit)
	s.tone(0, 0.07, 0.8, f*1.3, f*0.8, hit)
	s.tone([]float64{0.05, 0.065, 0.045, 0.075}[v], 0.06, 0.3, f*1.1, f*1.9, swell) // it smacks
	s.room(0.1, 0.03)
}

// reed is a bundle that rustles.
func reed(s *sketch, v int) {
	length := []float64{0.11, 0.14, 0.09}[v]
	s.hiss(0, length, 0.5, []float64{1100, 950, 1250}[v], 1900, 0.8, swell)
	s.grains(0.01, length*0.85, []int{9, 13, 7}[v], 0.3, 1700, 1.2, swell)
}

// bowl is a wooden bowl put on a table.
func bowl(s *sketch, v int) {
	f := []float64{410, 462, 376, 438}[v]
	s.strike(0, 0.002, mode{f, 0.9, 0.09}, mode{f * 1.9, 0.35, 0.06}, mode{f * 3.1, 0.12, 0.04})
	s.strike([]float64{0.024, 0.032, 0.028, 0.04}[v], 0.002, mode{f * 1.04, 0.3, 0.05})
	s.room(0.1, 0.02)
}

// vegetable is a root pulled from the ground: a crack, and what falls off.
func vegetable(s *sketch, v int) {
	f := []float64{520, 590, 470, 640}[v]
	s.hiss(0, 0.05, 0.35, 500, 1300, 1, rush)
	s.strike(0.05, 0.0012, s.wood(f, 0.8, 0.05)...)
	s.strike(0.052, 0.003, mode{f / 2.2, 0.5, 0.07})
	s.grains(0.06, 0.08, []int{6, 9, 5, 7}[v], 0.35, 1200, 1, hit)
}

// peat is a sod that crumbles.
func peat(s *sketch, v int) {
	f := []float64{270, 300, 244}[v]
	s.strike(0, 0.005, mode{f, 0.6, 0.07}, mode{f * 1.7, 0.3, 0.05})
	s.grains(0, []float64{0.1, 0.13, 0.08}[v], []int{10, 14, 8}[v], 0.7, 800, 1, hit)
}

// stock fills the spaces again: a cart is tipped, far off.
func stock(s *sketch, v int) {
	s.hiss(0, 0.24, 0.5, []float64{420, 500, 360}[v], 300, 0.7, swell)
	for i := range 4 {
		s.strike(s.about(0.055*float64(i)+0.02, 0.2), 0.005, s.wood(s.about(300, 0.2), 0.35, 0.06)...)
	}
	s.grains(0.02, 0.22, []int{16, 22, 12}[v], 0.35, 900, 1, swell)
	s.room(0.2, 0.1)
}

// chop is two blows of an axe.
func chop(s *sketch, v int) {
	for i := range 2 {
		at := []float64{0.13, 0.15, 0.12}[v] * float64(i)
		s.hiss(at, 0.014, 0.9, 1500, 800, 0.9, hit)
		s.strike(at, 0.001, s.wood([]float64{285, 310, 262}[v]*(1+0.05*float64(i)), 0.9, 0.08)...)
		s.strike(at, 0.003, mode{138, 0.5, 0.08})
	}
}

// hammer is three blows on a nail, each higher.
func hammer(s *sketch, v int) {
	at := 0.0
	for i, f := range [...]float64{520, 560, 610} {
		f *= []float64{1, 0.9, 1.12}[v]
		s.strike(at, 0.0012, s.wood(f, 0.7, 0.06)...)
		s.strike(at, 0.0008, mode{f * 3.4, 0.14, 0.05})
		s.strike(at, 0.003, mode{165, 0.4, 0.07})
		at += []float64{0.105, 0.12, 0.095}[v] * (1 - 0.08*float64(i))
	}
}

// renovate scrapes a stone along a wall and sets it.
func renovate(s *sketch, v int) {
	length := []float64{0.26, 0.3, 0.22}[v]
	s.hiss(0, length, 0.7, []float64{900, 780, 1050}[v], 1500, 1.4, swell)
	s.grains(0.02, length, []int{22, 28, 18}[v], 0.5, 1300, 1.6, swell)
	at := length + 0.03
	for i := range 2 {
		f := s.about([]float64{700, 620, 780}[v], 0.05)
		s.strike(at+0.1*float64(i), 0.001, mode{f, 0.7, 0.05}, mode{f * 1.58, 0.4, 0.035}, mode{f * 2.4, 0.15, 0.02})
		s.strike(at+0.1*float64(i), 0.003, mode{f / 3.2, 0.6, 0.08})
	}
	s.room(0.12, 0.06)
}

// fence drives four posts in, one after the other.
func fence(s *sketch, v int) {
	at := 0.0
	for i := range 4 {
		f := s.about([]float64{235, 262, 215}[v]*(1+0.03*float64(i)), 0.03)
		s.strike(at, 0.002, s.wood(f, 0.9-0.1*float64(i), 0.08)...)
		s.strike(at, 0.003, mode{140, 0.35, 0.07})
		s.hiss(at, 0.01, 0.4, 900, 600, 0.8, hit)
		at += s.about([]float64{0.1, 0.09, 0.11}[v], 0.1)
	}
}

// gate swings and falls into its latch.
func gate(s *sketch, v int) {
	f := []float64{300, 350, 270}[v]
	s.tone(0, 0.16, 0.25, f*1.6, f*2.1, swell) // the hinge
	s.hiss(0, 0.16, 0.12, f*4, f*5, 3, swell)
	s.strike(0.17, 0.0015, s.wood(f*1.5, 0.9, 0.08)...)
	s.strike(0.2, 0.001, mode{f * 4.1, 0.3, 0.12}, mode{f * 6.2, 0.12, 0.08})
	s.room(0.14, 0.08)
}

// plough turns earth over.
func plough(s *sketch, v int) {
	length := []float64{0.28, 0.34, 0.25}[v]
	s.hiss(0, length, 0.9, []float64{320, 280, 370}[v], []float64{620, 560, 700}[v], 0.8, swell)
	s.grains(0.02, length*0.85, []int{16, 22, 13}[v], 0.4, 1100, 1, swell)
}

// kindle strikes steel on flint, and the fire takes.
func kindle(s *sketch, v int) {
	for i := range 2 {
		at := []float64{0.1, 0.12, 0.09}[v] * float64(i)
		s.hiss(at, 0.03, 0.5, 2200, 3000, 1.2, hit)
		s.strike(at, 0.0008, mode{s.about(1500, 0.08), 0.3, 0.05}, mode{s.about(2350, 0.05), 0.14, 0.04})
	}
	s.hiss(0.2, 0.26, 1, 240, []float64{760, 640, 880}[v], 0.8, swell)
	s.grains(0.25, 0.22, []int{11, 15, 8}[v], 0.5, 1900, 1.2, swell)
}

// oven is a puff of flame behind an iron door.
func oven(s *sketch, v int) {
	f := []float64{340, 380, 312}[v]
	s.strike(0, 0.002, mode{f, 0.4, 0.08}, mode{f * 1.51, 0.2, 0.06})
	s.hiss(0.04, 0.26, 1, 180, []float64{520, 450, 600}[v], 0.8, swell)
	s.grains(0.08, 0.2, []int{7, 10, 5}[v], 0.35, 1900, 1.2, swell)
}

// card is a card that is laid down with weight: a swish, the table, a string.
func card(s *sketch, v int) {
	s.hiss(0, 0.1, 0.5, 800, []float64{1900, 1600, 2200}[v], 0.9, swell)
	s.strike(0.1, 0.002, s.wood([]float64{300, 330, 275}[v], 0.8, 0.09)...)
	s.hiss(0.1, 0.02, 0.5, 1500, 900, 0.8, hit)
	s.play(0.34, 0.35, note{0.12, []float64{e4, a4, g4}[v], 0.4})
	s.room(0.16, 0.1)
}

// packet is a few cards pushed on.
func packet(s *sketch, v int) {
	s.hiss(0, []float64{0.16, 0.2, 0.14}[v], 0.4, []float64{1000, 850, 1150}[v], 1700, 0.9, swell)
	s.grains(0.02, 0.13, []int{8, 11, 6}[v], 0.35, 1800, 1.4, swell)
	s.strike([]float64{0.15, 0.18, 0.13}[v], 0.003, s.wood(s.about(420, 0.06), 0.3, 0.05)...)
}
