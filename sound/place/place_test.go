package place

import (
	"math"
	"slices"
	"testing"

	"tilestead/sound/loudness"
	"tilestead/sound/synth"
)

var all = []Place{River, Town, Spring, Summer, Autumn, Winter}

// render plays seconds of a bed.
func render(b *Bed, seconds float64) (left, right []float64) {
	buf := make([]float32, 2*480)
	for range synth.Samples(seconds) / 480 {
		clear(buf)
		b.Add(buf, 1, 1)
		for i := 0; i < len(buf); i += 2 {
			left, right = append(left, float64(buf[i])), append(right, float64(buf[i+1]))
		}
	}
	return left, right
}

// Each place is heard, and so softly that it is no more than air.
func TestPlacesAreSoft(t *testing.T) {
	for _, p := range all {
		b := NewBed(3)
		b.Go(p)
		l, r := render(b, 24)
		if got := loudness.Integrated(l, r); got > -45 || got < -50 {
			t.Errorf("place %d has %.1f LUFS, want -45 to -50", p, got)
		}
		if got := loudness.Loudest(l, r); got > -38 {
			t.Errorf("place %d has %.1f LUFS for a moment", p, got)
		}
		again := NewBed(3)
		again.Go(p)
		if x, _ := render(again, 2); !slices.Equal(x, l[:len(x)]) {
			t.Errorf("place %d is another from the same seed", p)
		}
		if slices.Equal(l, r) {
			t.Errorf("place %d stands in the middle", p)
		}
	}
}

// A place comes and goes without a jump; nowhere is silent.
func TestPlacesFade(t *testing.T) {
	b := NewBed(3)
	if !b.Silent() {
		t.Error("nowhere sounds")
	}
	b.Go(Autumn)
	x, _ := render(b, 5)
	b.Go(River)
	y, _ := render(b, 7)
	if b.at != River {
		t.Errorf("it is at %d", b.at)
	}
	b.Go(Nowhere)
	z, _ := render(b, 4)
	if z = z[len(z)-4800:]; slices.ContainsFunc(z, func(v float64) bool { return v != 0 }) || !b.Silent() {
		t.Error("nowhere sounds")
	}
	most := 0.0
	for _, v := range append(x, y...) {
		most = math.Max(most, math.Abs(v))
	}
	if most > 0.1 {
		t.Errorf("it peaks at %.3f", most)
	}
}

func BenchmarkSecond(b *testing.B) {
	bed := NewBed(1)
	bed.Go(Summer)
	buf := make([]float32, 2*synth.Rate)
	for b.Loop() {
		bed.Add(buf, 1, 1)
	}
}
