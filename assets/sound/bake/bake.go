package bake

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"

	"tilestead/assets/sound"
	"tilestead/sound/adpcm"
	"tilestead/sound/synth"
)

// Peak is the loudest sample of every effect, of 1: 6 dB below the most.
const Peak = 0.5

// Names are the effects there are recipes for.
func Names() []string {
	var names []string
	for _, r := range recipes {
		names = append(names, r.name)
	}
	return names
}

// Make works out the variants of an effect, in samples of sound.Rate.
func Make(name string) ([][]int16, error) {
	for i, r := range recipes {
		if r.name != name {
			continue
		}
		var all [][]int16
		for v := range r.variants {
			s := newSketch(uint32(1000*i + v + 1))
			r.make(s, v)
			if coloured[name] {
				s.colour(v)
			}
			all = append(all, s.finish())
		}
		return all, nil
	}
	return nil, fmt.Errorf("bake: no recipe for %q", name)
}

// finish takes off what cannot be heard, halves the rate and sets the level.
func (s *sketch) finish() []int16 {
	low := synth.Highpass2(45, 0.7)
	for i, x := range s.x {
		s.x[i] = low.Next(x)
	}
	x := halve(s.x)
	peak := 1e-9
	for _, v := range x {
		peak = math.Max(peak, math.Abs(v))
	}
	end := len(x) // where it has faded below what is heard
	for end > 1 && math.Abs(x[end-1]) < peak/220 {
		end--
	}
	x = x[:end]
	in, out := min(len(x), 8), min(len(x)/2, sound.Rate/25)
	samples := make([]int16, len(x))
	for i, v := range x {
		if i < in {
			v *= float64(i) / float64(in)
		}
		if left := len(x) - 1 - i; left < out {
			v *= float64(left) / float64(out)
		}
		samples[i] = int16(math.Round(v * Peak / peak * 32767))
	}
	return samples
}

// halve makes synth.Rate half as fast: what the slower rate cannot hold is
// filtered out first.
func halve(x []float64) []float64 {
	const reach = 47
	var taps [2*reach + 1]float64
	const corner = 0.455 / 2 // of synth.Rate
	for i := range taps {
		t := float64(i - reach)
		window := 0.42 + 0.5*math.Cos(math.Pi*t/(reach+1)) + 0.08*math.Cos(2*math.Pi*t/(reach+1))
		if t == 0 {
			taps[i] = 2 * corner
		} else {
			taps[i] = window * math.Sin(2*math.Pi*corner*t) / (math.Pi * t)
		}
	}
	out := make([]float64, (len(x)+1)/2)
	for i := range out {
		for k, tap := range taps {
			if j := 2*i + k - reach; j >= 0 && j < len(x) {
				out[i] += tap * x[j]
			}
		}
	}
	return out
}

// Write makes every effect and puts it into dir; what lies there besides is removed.
func Write(dir string) error {
	wanted := map[string]bool{}
	for _, name := range Names() {
		variants, err := Make(name)
		if err != nil {
			return err
		}
		file := name + sound.Ext
		wanted[file] = true
		data := sound.Pack(variants)
		if old, err := os.ReadFile(filepath.Join(dir, file)); err == nil && bytes.Equal(old, data) {
			continue
		}
		if err := os.WriteFile(filepath.Join(dir, file), data, 0o644); err != nil {
			return err
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), sound.Ext) && !wanted[e.Name()] {
			if err := os.Remove(filepath.Join(dir, e.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

// Near is how far, in parts of the most, an effect may be off what was baked
// elsewhere: processors round differently.
const Near = 0.002

// Check makes every effect anew and compares it with what lies in dir. The
// error names what differs.
func Check(dir string) error {
	var wrong []error
	for _, name := range Names() {
		variants, err := Make(name)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(filepath.Join(dir, name+sound.Ext))
		if errors.Is(err, fs.ErrNotExist) {
			wrong = append(wrong, fmt.Errorf("%s is missing", name))
			continue
		} else if err != nil {
			return err
		}
		if err := same(variants, data); err != nil {
			wrong = append(wrong, fmt.Errorf("%s: %w", name, err))
		}
	}
	if wrong != nil {
		return fmt.Errorf("effects are not what their recipes say; run go generate ./assets/sound\n%w",
			errors.Join(wrong...))
	}
	return nil
}

// same compares what the recipe gives, packed and unpacked, with a file.
func same(variants [][]int16, data []byte) error {
	got, err := sound.Unpack(data)
	if err != nil {
		return err
	}
	if len(got) != len(variants) {
		return fmt.Errorf("%d variants, want %d", len(got), len(variants))
	}
	for v, fresh := range variants {
		want, err := adpcm.Decode(adpcm.Encode(fresh))
		if err != nil {
			return err
		}
		if d := len(got[v]) - len(want); d < -2 || d > 2 {
			return fmt.Errorf("variant %d has %d samples, want %d", v, len(got[v]), len(want))
		}
		sum := 0.0
		n := min(len(got[v]), len(want))
		for i := range n {
			d := (float64(got[v][i]) - float64(want[i])) / 32768
			sum += d * d
		}
		if off := math.Sqrt(sum / math.Max(1, float64(n))); off > Near {
			return fmt.Errorf("variant %d is off by %.4f of the most, allowed is %.4f", v, off, Near)
		}
	}
	return nil
}
