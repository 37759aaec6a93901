package loudness

import (
	"math"
	"testing"

	"tilestead/sound/synth"
)

// tone is a sine of a level in dB of full scale.
func tone(freq, db, seconds float64) []float64 {
	x := make([]float64, synth.Samples(seconds))
	for i := range x {
		x[i] = synth.Decibel(db) * math.Sin(2*math.Pi*freq*float64(i)/synth.Rate)
	}
	return x
}

// The tone by which meters are tested: 997 Hz at 0 dB on one channel is -3.01 LUFS.
func TestIntegrated(t *testing.T) {
	for _, c := range []struct{ freq, db, want float64 }{
		{997, 0, -3.01}, {997, -20, -23.01}, {40, -20, -29.3}, {8000, -20, -19.7},
	} {
		x := tone(c.freq, c.db, 4)
		if got := Integrated(x, make([]float64, len(x))); math.Abs(got-c.want) > 0.5 {
			t.Errorf("%.0f Hz at %.0f dB is %.2f LUFS, want %.2f", c.freq, c.db, got, c.want)
		}
	}
	x := append(tone(997, -20, 4), make([]float64, 6*synth.Rate)...)
	if got := Integrated(x, x); math.Abs(got+20) > 0.4 {
		t.Errorf("with silence after it, it is %.2f LUFS, want -20", got)
	}
	x = append(tone(997, -40, 2), tone(997, -20, 1)...)
	if got := Loudest(x, make([]float64, len(x))); math.Abs(got+23) > 0.4 {
		t.Errorf("the loudest is %.2f LUFS, want -23", got)
	}
}

// A tone whose samples all miss its peaks.
func TestTruePeak(t *testing.T) {
	x := make([]float64, 4800)
	for i := range x {
		x[i] = 0.5 * math.Sin(math.Pi/2*float64(i)+math.Pi/4)
	}
	if got := TruePeak(x); math.Abs(got+6) > 0.3 {
		t.Errorf("the true peak is %.2f dB, want -6", got)
	}
}
