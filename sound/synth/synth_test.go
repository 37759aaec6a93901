package synth

import (
	"math"
	"testing"
)

// strength is how strong a frequency is in x.
func strength(x []float64, freq float64) float64 {
	var re, im float64
	for i, v := range x {
		w := v * (0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/float64(len(x))))
		s, c := math.Sincos(2 * math.Pi * freq * float64(i) / Rate)
		re += w * c
		im += w * s
	}
	return math.Hypot(re, im) / float64(len(x))
}

func pluck(p Pluck, seconds float64) []float64 {
	var s String
	s.Pluck(p)
	x := make([]float64, Samples(seconds))
	for i := range x {
		x[i] = s.Next()
	}
	return x
}

// A string sounds at its pitch to a few hundredths of a half tone, from the
// lowest to the highest tone of the music.
func TestStringIsInTune(t *testing.T) {
	for note := 40.0; note <= 86; note += 6 {
		for _, bright := range []float64{0.1, 0.8} {
			f := Pitch(note)
			x := pluck(Pluck{Freq: f, Level: 0.5, Bright: bright, Decay: 3, At: 0.17, Seed: 5}, 0.6)[Samples(0.05):]
			best, most := 0.0, 0.0
			for cent := -26.0; cent <= 26; cent += 2 {
				if s := strength(x, f*math.Pow(2, cent/1200)); s > most {
					best, most = cent, s
				}
			}
			if math.Abs(best) > 5 {
				t.Errorf("note %.0f, bright %.1f: %+.0f cents off", note, bright, best)
			}
		}
	}
}

func TestStringFadesAndIsDeterministic(t *testing.T) {
	p := Pluck{Freq: 220, Level: 0.5, Bright: 0.4, Decay: 0.5, At: 0.2, Seed: 9}
	a, b := pluck(p, 1.2), pluck(p, 1.2)
	early, late, mean := 0.0, 0.0, 0.0
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("sample %d differs the second time", i)
		}
		mean += a[i] / float64(len(a))
		switch {
		case i < Samples(0.05):
			early = math.Max(early, math.Abs(a[i]))
		case i > Samples(0.55):
			late = math.Max(late, math.Abs(a[i]))
		}
	}
	if early < 0.3 || early > 0.51 {
		t.Errorf("begins at %.2f, want about 0.5", early)
	}
	if late > early/400 {
		t.Errorf("after its decay %.5f are left of %.2f", late, early)
	}
	if math.Abs(mean) > 1e-3 {
		t.Errorf("stands off the middle by %.5f", mean)
	}
	var s String
	s.Pluck(p)
	for range Samples(1.2) {
		s.Next()
	}
	if !s.Silent() {
		t.Error("a faded string does not say so")
	}
	if p.Seed++; pluck(p, 0.1)[100] == a[100] {
		t.Error("another seed sounds the same")
	}
}

// What is worked out in one go is what comes sample by sample.
func TestBlocks(t *testing.T) {
	var one, many String
	p := Pluck{Freq: 331, Level: 0.5, Bright: 0.4, Decay: 0.5, At: 0.2, Seed: 9}
	one.Pluck(p)
	many.Pluck(p)
	single, whole := Peak(900, 1, 6), Peak(900, 1, 6)
	for range 40 {
		l, r := make([]float64, 97), make([]float64, 97)
		many.Add(l, r, 0.5, 0.25)
		whole.Filter(l)
		for i := range l {
			v := one.Next()
			if d := single.Next(0.5*v) - l[i]; math.Abs(d) > 1e-12 || math.Abs(0.25*v-r[i]) > 1e-12 {
				t.Fatalf("sample %d differs", i)
			}
		}
	}
}

func TestFilters(t *testing.T) {
	level := func(f float64, next func(float64) float64) float64 {
		sum := 0.0
		for i := range Samples(0.2) {
			y := next(math.Sin(2 * math.Pi * f * float64(i) / Rate))
			if i >= Samples(0.1) {
				sum += y * y
			}
		}
		return 10 * math.Log10(2*sum/float64(Samples(0.1)))
	}
	one, high, band, peak := Lowpass(1000), Highpass2(1000, 0.707), Bandpass(1000, 2), Peak(1000, 1, 6)
	low := Lowpass2(1000, 0.5)
	for _, c := range []struct {
		name   string
		freq   float64
		lo, hi float64 // dB
		next   func(float64) float64
	}{
		{"one pole passes", 100, -0.2, 0, one.Next}, {"one pole corner", 1000, -3.5, -2.5, one.Next},
		{"one pole stops", 8000, -20, -15, one.Next},
		{"low passes", 100, -0.2, 0, low.Next}, {"low corner", 1000, -6.3, -5.7, low.Next},
		{"low stops", 8000, -40, -34, low.Next},
		{"high stops", 100, -42, -38, high.Next}, {"high passes", 8000, -0.2, 0.1, high.Next},
		{"band passes", 1000, -0.2, 0.1, band.Next}, {"band stops", 100, -30, -22, band.Next},
		{"peak lifts", 1000, 5.8, 6.2, peak.Next}, {"peak leaves", 60, -0.3, 0.3, peak.Next},
	} {
		if l := level(c.freq, c.next); l < c.lo || l > c.hi {
			t.Errorf("%s: %.1f dB at %.0f Hz, want %.1f to %.1f", c.name, l, c.freq, c.lo, c.hi)
		}
	}
}

func TestRoomFadesAndNeverGrows(t *testing.T) {
	r := NewRoom(1, 0.9, 4000)
	early, late := 0.0, 0.0
	for i := range Samples(4) {
		x := 0.0
		if i == 0 {
			x = 1
		}
		l, right := r.Next(x)
		e := math.Abs(l) + math.Abs(right)
		if i < Samples(0.5) {
			early = math.Max(early, e)
		}
		if i > Samples(3) {
			late = math.Max(late, e)
		}
	}
	if early < 0.1 || late > early/300 {
		t.Errorf("echoes of %.3f early and %.5f late", early, late)
	}
}

func TestNoise(t *testing.T) {
	n, m := NewNoise(1), NewNoise(2)
	sum, square, same := 0.0, 0.0, 0
	for range 20000 {
		x := n.Next()
		sum, square = sum+x, square+x*x
		if x == m.Next() {
			same++
		}
	}
	if math.Abs(sum/20000) > 0.02 || math.Abs(square/20000-1.0/3) > 0.02 || same > 2 {
		t.Errorf("mean %.3f, mean square %.3f, %d alike in another seed", sum/20000, square/20000, same)
	}
	if x := n.Between(3, 4); x < 3 || x > 4 {
		t.Errorf("%g is not between 3 and 4", x)
	}
}

func BenchmarkString(b *testing.B) {
	var s String
	s.Pluck(Pluck{Freq: 220, Level: 0.5, Bright: 0.4, Decay: 1000, At: 0.2})
	for b.Loop() {
		s.Next()
	}
}
