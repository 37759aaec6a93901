package adpcm

import (
	"bytes"
	"math"
	"testing"
)

// tone is a decaying pair of partials.
func tone(n int, f float64) []int16 {
	x := make([]int16, n)
	for i := range x {
		t := float64(i) / 24000
		x[i] = int16(12000 * math.Exp(-6*t) * (math.Sin(2*math.Pi*f*t) + 0.3*math.Sin(2*math.Pi*2.76*f*t)))
	}
	return x
}

// noiseShare is how strong the difference is, in dB below want.
func noiseShare(want, got []int16) float64 {
	var signal, off float64
	for i := range want {
		d := float64(got[i]) - float64(want[i])
		signal += float64(want[i]) * float64(want[i])
		off += d * d
	}
	return 10 * math.Log10(signal/math.Max(1, off))
}

func TestRoundTrip(t *testing.T) {
	for _, c := range []struct {
		name  string
		x     []int16
		clean float64 // dB the coarseness must stay below the sound
	}{
		{"empty", nil, 0},
		{"one", []int16{1234}, 20},
		{"low", tone(9000, 110), 38},
		{"middle", tone(9000, 440), 30},
		{"high", tone(9000, 2900), 18},
		{"edges", []int16{32767, -32768, 32767, -32768, 0, 0, 0}, 10},
	} {
		b := Encode(c.x)
		if len(b) != Size(len(c.x)) {
			t.Errorf("%s: %d bytes, Size says %d", c.name, len(b), Size(len(c.x)))
		}
		got, err := Decode(b)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if len(got) != len(c.x) {
			t.Fatalf("%s: %d samples came back of %d", c.name, len(got), len(c.x))
		}
		if n := noiseShare(c.x, got); len(c.x) > 0 && n < c.clean {
			t.Errorf("%s: noise only %.1f dB below, want %.0f", c.name, n, c.clean)
		}
		if again := Encode(c.x); !bytes.Equal(again, b) {
			t.Errorf("%s: packed differently the second time", c.name)
		}
	}
}

func TestDecodeSaysWhatIsWrong(t *testing.T) {
	good := Encode(tone(100, 300))
	coarse := bytes.Clone(good)
	coarse[4] |= 15
	for name, b := range map[string][]byte{
		"nothing": nil, "cut": good[:len(good)-1], "longer": append(bytes.Clone(good), 0),
		"no blocks": good[:4], "huge": {255, 255, 255, 255}, "scale": coarse,
	} {
		if _, err := Decode(b); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(Encode(tone(64, 500)))
	f.Add([]byte{1, 0, 0, 0})
	f.Fuzz(func(t *testing.T, b []byte) {
		if x, err := Decode(b); err == nil && len(b) != Size(len(x)) {
			t.Errorf("%d bytes gave %d samples", len(b), len(x))
		}
	})
}

func BenchmarkDecode(b *testing.B) {
	data := Encode(tone(24000, 440))
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := Decode(data); err != nil {
			b.Fatal(err)
		}
	}
}
