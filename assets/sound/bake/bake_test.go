package bake

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tilestead/assets/sound"
	"tilestead/sound/synth"
)

// often are effects that are heard so often that they need several faces.
var often = []string{
	"tick", "click", "place", "tile", "settlement", "step", "arrive", "disc-tick", "disc-stop",
	"coin", "grain", "pumpkin", "copper", "stone", "cattle", "canteen", "outbid", "won", "score",
	"draw", "wine", "cloth", "hop", "road", "city", "cloister", "fire", "eat", "fairy", "blessing", "count",
	"wood", "clay", "reed", "bowl", "vegetable", "peat", "sheep", "boar", "horse", "newborn", "stock", "chop", "hammer",
	"renovate", "fence", "gate", "plough", "improve", "kindle", "oven", "card", "packet", "birth", "bed", "reap", "fed",
}

// long are effects that may last longer than a second, and how long.
var long = map[string]float64{"win": 5.5, "lose": 2.2, "tie": 2, "end": 2.4, "begin": 1.5, "row": 1.4, "shortage": 1.4,
	"begin-d": 1.5, "begin-a": 1.5, "horse": 1.7, "last-round": 1.2}

var made = map[string][][]int16{}

// variants are those of an effect, made once.
func variants(t *testing.T, name string) [][]int16 {
	t.Helper()
	if made[name] == nil {
		v, err := Make(name)
		if err != nil {
			t.Fatal(err)
		}
		made[name] = v
	}
	return made[name]
}

func TestEffectsAreSound(t *testing.T) {
	for _, name := range Names() {
		all := variants(t, name)
		if slices.Contains(often, name) && len(all) < 3 {
			t.Errorf("%s is heard often and has only %d variants", name, len(all))
		}
		most := long[name]
		if most == 0 {
			most = 1
		}
		for v, x := range all {
			if d := float64(len(x)) / sound.Rate; d > most || d < 0.01 {
				t.Errorf("%s %d lasts %.3f s, want at most %g", name, v, d, most)
			}
			peak, sum := 0.0, 0.0
			for _, s := range x {
				peak = math.Max(peak, math.Abs(float64(s))/32768)
				sum += float64(s) / 32768
			}
			if math.Abs(peak-Peak) > 0.01 {
				t.Errorf("%s %d peaks at %.3f, want %.2f", name, v, peak, Peak)
			}
			if dc := sum / float64(len(x)); math.Abs(dc) > 0.004 {
				t.Errorf("%s %d stands off the middle by %.4f", name, v, dc)
			}
			if x[0] != 0 || x[len(x)-1] != 0 {
				t.Errorf("%s %d begins at %d and ends at %d: that clicks", name, v, x[0], x[len(x)-1])
			}
		}
	}
}

// What hurts lies above 5 kHz, and no effect has much there; nor may it lie
// mostly around 3 kHz, where ears are sharpest, but for what is silver or a tick.
func TestNothingIsHarsh(t *testing.T) {
	for _, name := range Names() {
		for v, x := range variants(t, name) {
			high := share(x, 5000, 12000)
			sharp := share(x, 2300, 5000)
			if high > 0.12 {
				t.Errorf("%s %d: %.0f %% of it is above 5 kHz", name, v, 100*high)
			}
			most := 0.3
			if name == "coin" || name == "grain" {
				most = 0.8
			}
			if sharp > most {
				t.Errorf("%s %d: %.0f %% of it is between 2.3 and 5 kHz", name, v, 100*sharp)
			}
		}
	}
}

// share is how much of the energy lies between two frequencies.
func share(x []int16, from, to float64) float64 {
	const twice = 2 // the filters count with twice the rate of effects
	var low, high [2]synth.Biquad
	for i := range low {
		low[i], high[i] = synth.Highpass2(twice*from, 0.7), synth.Highpass2(twice*min(to, 11900), 0.7)
	}
	var above, beyond, all float64
	for _, s := range x {
		v := float64(s)
		a, b := low[1].Next(low[0].Next(v)), high[1].Next(high[0].Next(v))
		all, above, beyond = all+v*v, above+a*a, beyond+b*b
	}
	return (above - beyond) / max(1, all)
}

// A laptop has nothing below 120 Hz and little below 220: no effect lives there alone.
func TestLaptopsHaveThem(t *testing.T) {
	for _, name := range Names() {
		for v, x := range variants(t, name) {
			for above, most := range map[float64]float64{120: 1.5, 220: 7.5} {
				if lost := -10 * math.Log10(share(x, above, 11900)+1e-9); lost > most {
					t.Errorf("%s %d loses %.1f dB without what lies below %.0f Hz", name, v, lost, above)
				}
			}
		}
	}
}

// thirds are how strong an effect is in each third of an octave, in dB, from 110 Hz.
func thirds(x []int16) (list []float64) {
	const twice = 2 // the filters count with twice the rate of effects
	for f := 110.0; f < 9000; f *= math.Cbrt(2) {
		band, sum := synth.Bandpass(twice*f, 4.3), 0.0
		for _, s := range x {
			y := band.Next(float64(s))
			sum += y * y
		}
		list = append(list, 10*math.Log10(sum/float64(len(x))+1))
	}
	return list
}

// Variants of what is heard often are told apart by ear: the thirds of an octave
// differ, those that matter.
func TestVariantsAreToldApart(t *testing.T) {
	for _, name := range often {
		all := variants(t, name)
		for i := range all {
			for j := range i {
				a, b := thirds(all[i]), thirds(all[j])
				most := max(slices.Max(a), slices.Max(b))
				sum, n := 0.0, 0.0
				for k := range a {
					if max(a[k], b[k]) > most-30 {
						sum, n = sum+math.Abs(a[k]-b[k]), n+1
					}
				}
				if d := sum/n + 20*math.Abs(math.Log10(float64(len(all[i]))/float64(len(all[j])))); d < 0.8 {
					t.Errorf("%s: variants %d and %d are %.1f dB apart", name, j, i, d)
				}
			}
		}
	}
}

func TestVariantsDiffer(t *testing.T) {
	for _, name := range Names() {
		all := variants(t, name)
		for i := range all {
			for j := range i {
				if alike := correlation(all[i], all[j]); alike > 0.98 {
					t.Errorf("%s: variants %d and %d are alike to %.3f", name, j, i, alike)
				}
			}
		}
	}
}

func correlation(a, b []int16) float64 {
	var ab, aa, bb float64
	for i := range min(len(a), len(b)) {
		x, y := float64(a[i]), float64(b[i])
		ab, aa, bb = ab+x*y, aa+x*x, bb+y*y
	}
	return ab / math.Sqrt(math.Max(1, aa*bb))
}

func TestBakedIsWhatTheRecipesSay(t *testing.T) {
	if err := Check("../effects"); err != nil {
		t.Error(err)
	}
	if got := sound.Names(); !slices.Equal(got, sorted(Names())) {
		t.Errorf("the files are %v, the recipes %v", got, Names())
	}
	total := int64(0)
	entries, err := os.ReadDir("../effects")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			t.Fatal(err)
		}
		total += info.Size()
	}
	if total > 1_100_000 {
		t.Errorf("the effects take %d bytes, more than 1100000", total)
	}
}

func sorted(names []string) []string {
	names = slices.Clone(names)
	slices.Sort(names)
	return names
}

func TestCheckFindsWhatIsWrong(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "old"+sound.Ext), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Write(dir); err != nil {
		t.Fatal(err)
	}
	if err := Check(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "old"+sound.Ext)); err == nil {
		t.Error("an effect without a recipe was left")
	}
	coin, err := Make("coin")
	if err != nil {
		t.Fatal(err)
	}
	for i := range coin[1] {
		coin[1][i] = coin[1][i] / 100 * 97
	}
	for name, data := range map[string][]byte{"coin": sound.Pack(coin), "grain": sound.Pack(coin[:1]),
		"tick": {1, 2, 3}} {
		if err := os.WriteFile(filepath.Join(dir, name+sound.Ext), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(filepath.Join(dir, "win"+sound.Ext)); err != nil {
		t.Fatal(err)
	}
	err = Check(dir)
	if err == nil {
		t.Fatal("nothing was found")
	}
	for _, name := range []string{"coin", "grain", "tick", "win"} {
		if !strings.Contains(err.Error(), name+": ") && !strings.Contains(err.Error(), name+" is missing") {
			t.Errorf("%s was not found: %v", name, err)
		}
	}
}

func TestMakeNamesWhatIsUnknown(t *testing.T) {
	if _, err := Make("thunder"); err == nil {
		t.Error("there is no thunder")
	}
}
