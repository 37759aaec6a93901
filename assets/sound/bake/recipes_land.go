package bake

// The sounds of land laid tile by tile, of the dragon and of the fairy.

// draw is a hand in the bag: a soft swish, and card on card.
func draw(s *sketch, v int) {
	s.hiss(0, 0.11, 0.5, s.about(900, 0.1), 2300, 0.9, swell)
	s.strike(0.085, 0.0015, s.wood(s.about(520, 0.05), 0.35, 0.045)...)
	s.room(0.12, 0.08)
}

// road is two plucks, the second higher.
func road(s *sketch, v int) {
	s.play(0.4, 0.4, note{0, []float64{d4, e4, a4}[v], 0.6}, note{0.12, []float64{a4, c5, d5}[v], 0.7})
	s.room(0.2, 0.18)
}

// city is a short fanfare of three notes that ends on a chord, in the mode of the
// music there.
func city(s *sketch, v int) {
	up := [][5]float64{{d4, a4, d5, d3, f5}, {f4, a4, c5, f3, c5}, {a3, d4, f4, d3, a4}}[v]
	s.play(0.5, 0.5, note{0, up[0], 0.6}, note{0.11, up[1], 0.65}, note{0.22, up[2], 0.75},
		note{0.225, up[0], 0.4}, note{0.23, up[3], 0.4}, note{0.24, up[4], 0.5})
	s.room(0.24, 0.26)
}

// cloister is the low bell of a small tower.
func cloister(s *sketch, v int) {
	f := [...]float64{220, 196, 246.9}[v]
	s.hiss(0, 0.008, 0.08, 1700, 1300, 1, hit)
	s.strike(0, 0.003, mode{f, 0.7, 0.72}, mode{f * 1.004, 0.3, 0.7}, mode{f * 2.76, 0.3, 0.55},
		mode{f * 5.4, 0.1, 0.3}, mode{f / 2, 0.3, 0.6})
	s.room(0.25, 0.25)
}

// wine is a small barrel that rolls up, and what swashes in it.
func wine(s *sketch, v int) {
	f := []float64{218, 243, 270}[v]
	s.strike(0, 0.003, s.wood(f, 0.9, 0.12)...)
	s.strike([]float64{0.07, 0.055, 0.09}[v], 0.003, s.wood(f*1.11, 0.5, 0.1)...)
	s.tone(0.05, 0.12, 0.14, []float64{380, 430, 480}[v], 640, swell)
	s.room(0.16, 0.12)
}

// cloth is a bale that is thrown down.
func cloth(s *sketch, v int) {
	s.hiss(0, 0.09, 0.6, s.about(1100, 0.1), 500, 0.6, hit)
	s.strike(0.004, 0.006, mode{[]float64{190, 220, 165}[v], 0.7, 0.1})
	s.hiss(0.05, 0.13, 0.2, 2600, 1600, 0.7, swell)
	s.room(0.12, 0.08)
}

// volcano rumbles under the table, stones roll: what a small loudspeaker has of
// it lies above 120 Hz.
func volcano(s *sketch, v int) {
	s.hiss(0, 0.8, 0.6, s.about(250, 0.08), 190, 0.9, swell)
	s.hiss(0.02, 0.65, 0.9, 430, 260, 0.8, hit)
	s.tone(0, 0.7, 0.14, 150, 110, swell)
	s.grains(0.1, 0.6, 20, 0.6, 700, 1.2, swell)
	s.room(0.25, 0.15)
}

// growl is a beast with a large chest.
func growl(s *sketch, v int) {
	f := []float64{88, 78}[v]
	glide := func(from, to float64) func(t float64) float64 {
		return func(t float64) float64 { return from + (to-from)*t }
	}
	rough := func(t float64) float64 { return f * (1 - 0.28*t) * (1 + 0.06*s.noise.Next()) }
	s.voice(0, 0.62, 1, rough, [3]func(float64) float64{glide(360, 560), glide(820, 700), glide(2100, 1500)}, swell)
	s.hiss(0, 0.6, 0.5, 420, 260, 0.9, swell)
	s.room(0.25, 0.2)
}

// hop is a heavy body that comes down on gravel.
func hop(s *sketch, v int) {
	s.hiss(0, 0.16, 0.22, 400, 900, 0.8, rush) // wings
	at := 0.15
	s.tone(at, 0.16, 0.6, s.about(255, 0.05), 165, hit)
	s.hiss(at, 0.07, 0.9, 700, 300, 0.7, hit)
	s.grains(at, 0.12, 7, 0.3, 1700, 1, hit)
	s.room(0.16, 0.12)
}

// fire is breath that catches fire: a band of noise that sweeps up, and sparks.
func fire(s *sketch, v int) {
	s.hiss(0, 0.5, 1, 300, []float64{1800, 1500, 2200}[v], 0.8, swell)
	s.hiss(0.08, 0.45, 0.5, 160, 500, 0.7, swell)
	s.grains(0.12, 0.4, []int{14, 22, 9}[v], 0.4, []float64{2800, 2400, 3000}[v], 1.4, swell)
	s.room(0.18, 0.12)
}

// eat is a gulp.
func eat(s *sketch, v int) {
	s.tone(0, 0.11, 0.9, []float64{520, 610, 450}[v], []float64{210, 240, 185}[v], hit)
	s.hiss(0, 0.02, 0.4, 900, 500, 0.9, hit)
	s.tone(0.11, 0.14, 0.8, []float64{190, 215, 170}[v], []float64{380, 450, 330}[v], swell)
	s.room(0.15, 0.1)
}

// rest is a long breath out.
func rest(s *sketch, v int) {
	s.hiss(0, 0.5, 0.8, s.about(620, 0.08), 260, 0.7, swell)
	s.tone(0.05, 0.35, 0.16, 170, 125, swell)
	s.room(0.18, 0.14)
}

// fairy is three small bells that run up, or nearly.
func fairy(s *sketch, v int) {
	for i, f := range [][3]float64{{1174.7, 1318.5, 1760}, {1046.5, 1396.9, 1568}, {1318.5, 1174.7, 1568}}[v] {
		at := []float64{0.06, 0.075, 0.05}[v] * float64(i)
		s.strike(at, 0.006, mode{f, 0.5 - 0.08*float64(i), 0.27}, mode{f * 1.004, 0.2, 0.24},
			mode{f * 2.01, 0.06, 0.15})
	}
	s.room(0.3, 0.16)
}

// blessing is a soft pair of tones, an octave or a fifth apart.
func blessing(s *sketch, v int) {
	f := []float64{880, 784, 698.5}[v]
	s.strike(0, 0.02, mode{f, 0.5, 0.28}, mode{f * 1.003, 0.25, 0.25})
	s.strike(0.09, 0.02, mode{f * []float64{1.5, 2, 1.5}[v], 0.35, 0.28})
	s.room(0.3, 0.16)
}

// princess is a soft chord.
func princess(s *sketch, v int) {
	s.play(0.7, 0.25, note{0, g4, 0.5}, note{0.06, b4, 0.5}, note{0.12, e5, 0.55})
	s.room(0.28, 0.26)
}

// portal is light that turns: two tones close together that rise and fall.
func portal(s *sketch, v int) {
	const f = 392
	s.tone(0, 0.55, 0.5, f, f*1.5, swell)
	s.tone(0, 0.55, 0.4, f*1.006, f*1.51, swell)
	s.tone(0.18, 0.4, 0.35, f*2, f*1.2, swell)
	s.hiss(0, 0.55, 0.2, 900, 3200, 1.3, swell)
	s.room(0.3, 0.25)
}
