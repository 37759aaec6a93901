package sound

import (
	"encoding/binary"
	"math"
	"slices"
	"testing"
	"time"

	baked "tilestead/assets/sound"
	"tilestead/sound/cue"
	"tilestead/sound/synth"
)

// A rig is a mixer with a clock that goes on as the stream is read.
type rig struct {
	*Mixer
	now         time.Time
	keep        bool // both channels of what is read
	left, right []float64
}

func newRig(v Volume) *rig {
	d := &rig{now: time.Unix(1000, 0)}
	d.Mixer = NewMixer(func() time.Time { return d.now }, 1)
	d.volume, d.heard = v, d.now
	return d
}

// run reads seconds of sound in pieces as a device does; the game goes on.
func (d *rig) run(t *testing.T, seconds float64) []float64 {
	t.Helper()
	const piece = 960
	var out []float64
	for n := synth.Samples(seconds); n > 0; n -= piece {
		d.Hear(d.volume, d.hush)
		out = append(out, d.piece(t, min(n, piece))...)
	}
	return out
}

func (d *rig) piece(t *testing.T, frames int) []float64 {
	t.Helper()
	buf := make([]byte, frames*frame)
	if n, err := d.Read(buf); n != len(buf) || err != nil {
		t.Fatalf("read %d of %d: %v", n, len(buf), err)
	}
	d.now = d.now.Add(time.Duration(frames) * time.Second / Rate)
	var out []float64
	for i := range frames {
		l := math.Float32frombits(binary.LittleEndian.Uint32(buf[i*frame:]))
		r := math.Float32frombits(binary.LittleEndian.Uint32(buf[i*frame+4:]))
		out = append(out, float64(l+r)/2)
		if d.keep {
			d.left, d.right = append(d.left, float64(l)), append(d.right, float64(r))
		}
	}
	return out
}

// Cue gives a cue by its name alone.
func (d *rig) Cue(name string) { d.Mixer.Cue(cue.Cue{Name: name}) }

func peak(x []float64) float64 {
	most := 0.0
	for _, v := range x {
		most = math.Max(most, math.Abs(v))
	}
	return most
}

func rms(x []float64) float64 {
	sum := 0.0
	for _, v := range x {
		sum += v * v
	}
	return math.Sqrt(sum / float64(len(x)))
}

// Every cue has a sound or a mood of music, there are no others, and every
// effect is the sound of some cue.
func TestEveryCueHasASoundAndEveryEffectIsUsed(t *testing.T) {
	var cues []string
	used := map[string]bool{}
	for _, e := range entries {
		cues = append(cues, e.cue)
		if e.effect == "" && e.scene == nil {
			t.Errorf("%q is silent", e.cue)
		}
		if e.effect == "" {
			continue
		}
		of := []string{e.effect}
		if e.keyed {
			for _, key := range []string{dorian, aeolian} {
				if key = e.effect + key; slices.Contains(baked.Names(), key) {
					of = append(of, key)
				}
			}
		}
		for _, name := range of {
			used[name] = true
			if _, err := baked.Find(name); err != nil {
				t.Errorf("%q: %v", e.cue, err)
			}
		}
		if e.level > 0 || e.level < -30 || e.gap <= 0 {
			t.Errorf("%q: level %g dB, gap %v", e.cue, e.level, e.gap)
		}
	}
	if !slices.Equal(cues, cue.All()) {
		t.Errorf("the table has %q, package cue %q", cues, cue.All())
	}
	for _, name := range baked.Names() {
		if !used[name] {
			t.Errorf("no cue sounds like %q", name)
		}
	}
}

func TestEveryCueIsHeard(t *testing.T) {
	for _, e := range entries {
		if e.effect == "" {
			continue
		}
		d := newRig(Volume{Effects: 1})
		d.run(t, 0.2)
		d.Cue(e.cue)
		x := d.run(t, 0.4)
		if p := peak(x); p < 0.003 || p > louder*0.5*synth.Decibel(e.level+1)*1.1 {
			t.Errorf("%q peaks at %.3f", e.cue, p)
		}
		d.Cue("no such cue")
	}
}

func TestSilence(t *testing.T) {
	for name, v := range map[string]Volume{
		"mute": {Effects: 1, Music: 1, Mute: true}, "nothing": {}, "effects off": {Music: 0, Effects: 0},
	} {
		d := newRig(v)
		d.Cue(cue.TableOpened)
		d.Cue(cue.Settlement)
		if p := peak(d.run(t, 2)); p != 0 {
			t.Errorf("%s: %.4f is heard", name, p)
		}
	}
	d := newRig(Volume{Effects: 1})
	d.Cue(cue.TableOpened)
	if p := peak(d.run(t, 3)); p != 0 {
		t.Errorf("without music %.4f is heard", p)
	}
	if d.music.Mood() == nil {
		t.Error("the mood is not remembered for when the music is turned up")
	}
}

// A window that is hidden, or that gives no sign any more, falls silent within
// a second, without a click, and comes back.
func TestHiddenIsSilent(t *testing.T) {
	for _, way := range []string{"hidden", "muted", "standing still"} {
		d := newRig(Volume{Effects: 1, Music: 1})
		d.Cue(cue.TableOpened)
		d.run(t, 8)
		on := newRig(d.volume) // the same without a break
		on.Cue(cue.TableOpened)
		on.run(t, 8)
		inside := jump(on.run(t, 3))
		var x []float64
		switch way {
		case "hidden":
			d.hush = true
			x = d.run(t, 1.2)
		case "muted":
			d.volume.Mute = true
			x = d.run(t, 1.2)
		default:
			for range 150 {
				x = append(x, d.piece(t, 960)...)
			}
		}
		if p := peak(x[len(x)-4000:]); p != 0 {
			t.Errorf("%s: %.4f is still heard", way, p)
		}
		if j := jump(x); j > 1.05*inside {
			t.Errorf("%s: jumps by %.3f, the music by %.3f", way, j, inside)
		}
		at := d.music.Mood()
		d.hush, d.volume.Mute = false, false
		if p := peak(d.run(t, 1)); p < 0.01 || d.music.Mood() != at {
			t.Errorf("%s: does not come back: %.4f", way, p)
		}
	}
}

func jump(x []float64) float64 {
	most := 0.0
	for i := 1; i < len(x); i++ {
		most = math.Max(most, math.Abs(x[i]-x[i-1]))
	}
	return most
}

// Moments push the music down by 3 dB while they sound, and it comes back.
func TestMusicStepsBack(t *testing.T) {
	d := newRig(Volume{Effects: 1, Music: 1})
	d.Cue(cue.TableOpened)
	d.run(t, 6)
	if d.duck != 1 {
		t.Fatalf("ducked to %.2f before anything happened", d.duck)
	}
	d.Cue(cue.Row)
	d.run(t, 0.5)
	if math.Abs(d.duck-synth.Decibel(-3)) > 1e-3 {
		t.Errorf("beside a moment the music is at %.2f, want 3 dB less", d.duck)
	}
	d.run(t, 3)
	if d.duck != 1 {
		t.Errorf("3 s later it is at %.2f", d.duck)
	}
	d.Cue(cue.Click)
	d.run(t, 0.1)
	if d.duck != 1 {
		t.Error("a click ducks the music")
	}
}

func TestVolumes(t *testing.T) {
	level := func(v Volume) float64 {
		d := newRig(v)
		d.run(t, 0.2)
		d.Cue(cue.End)
		return rms(d.run(t, 0.5))
	}
	full, half := level(Volume{Effects: 1}), level(Volume{Effects: 0.5})
	if r := half / full; math.Abs(r-0.25) > 0.01 {
		t.Errorf("half the volume is %.3f of the whole, want 0.25", r)
	}
	if level(Volume{Effects: 0, Music: 1}) != 0 {
		t.Error("effects are heard at volume 0")
	}
}

// Nothing breaks when everything sounds at once, and few voices do.
func TestCrowd(t *testing.T) {
	d := newRig(Volume{Effects: 1, Music: 1})
	d.Cue(cue.TableOpened)
	d.run(t, 3)
	most := 0.0
	for range 20 {
		for _, e := range entries {
			if e.scene == nil {
				d.Cue(e.cue)
			}
		}
		x := d.run(t, 0.1)
		most = math.Max(most, peak(x))
		kinds := map[string]int{}
		for i := range d.voices {
			if d.voices[i].x != nil {
				kinds[d.voices[i].effect]++
			}
		}
		for k, n := range kinds {
			if n > alike {
				t.Errorf("%d voices of %s", n, k)
			}
		}
	}
	if most >= 1 || most < 0.5 {
		t.Errorf("the crowd peaks at %.3f", most)
	}
}

func TestGapKeepsRepeatsApart(t *testing.T) {
	d := newRig(Volume{Effects: 1})
	d.run(t, 0.2)
	d.Cue(cue.Turn)
	d.Cue(cue.Turn)
	if len(d.waiting) != 1 {
		t.Errorf("%d of the same at once", len(d.waiting))
	}
	d.run(t, 1.2)
	d.Cue(cue.Turn)
	if len(d.waiting) != 1 {
		t.Error("a second later it is still refused")
	}
}

// Cues keep their distance in time, however the device reads.
func TestRhythmIsKept(t *testing.T) {
	d := newRig(Volume{Effects: 1})
	d.run(t, 0.2)
	d.piece(t, 9600) // 200 ms at once
	from := d.now.Add(-200 * time.Millisecond)
	for i := range 4 {
		d.now = from.Add(time.Duration(20+45*i) * time.Millisecond)
		d.Hear(d.volume, false)
		d.Cue(cue.DiscTick)
	}
	d.now = from.Add(200 * time.Millisecond)
	x := d.piece(t, 9600)
	var at []int
	for i := 0; i < len(x); i++ {
		if math.Abs(x[i]) > 0.02 {
			at = append(at, i)
			i += 1200
		}
	}
	if len(at) != 4 {
		t.Fatalf("heard %d ticks, at %v", len(at), at)
	}
	for i := range 3 {
		if d := at[i+1] - at[i]; d < 2160-150 || d > 2160+150 {
			t.Errorf("ticks %d and %d are %d samples apart, want about 2160", i, i+1, d)
		}
	}
}

func TestVariantsChangeEveryTime(t *testing.T) {
	d := newRig(Volume{Effects: 1})
	v, err := baked.Find("coin")
	if err != nil {
		t.Fatal(err)
	}
	last, seen := -1, map[int]bool{}
	for range 60 {
		d.pick("coin", len(v))
		if d.variant["coin"] == last {
			t.Fatal("the same variant twice")
		}
		last = d.variant["coin"]
		seen[last] = true
	}
	if len(seen) != len(v) {
		t.Errorf("of %d variants %d were heard", len(v), len(seen))
	}
}

// What waited while nothing was read is not heard all at once later.
func TestLateCuesAreDropped(t *testing.T) {
	d := newRig(Volume{Effects: 1})
	d.run(t, 0.2)
	d.Cue(cue.Settlement)
	d.now = d.now.Add(time.Second)
	if p := peak(d.run(t, 0.5)); p != 0 {
		t.Errorf("%.3f is heard a second late", p)
	}
}

func TestSoftBendsOnlyWhatIsTooLoud(t *testing.T) {
	last := float32(0)
	for v := float32(0); v < 4; v += 0.01 {
		y := soft(v)
		if y < last || y > 1 || v < 0.7 && y != v || soft(-v) != -y {
			t.Fatalf("soft(%.2f) = %.3f after %.3f", v, y, last)
		}
		last = y
	}
}

func benchmark(b *testing.B, v Volume, cues ...string) {
	now := time.Unix(1000, 0)
	m := NewMixer(func() time.Time { return now }, 1)
	m.Hear(v, false)
	m.Cue(cue.Cue{Name: cue.TableOpened})
	buf := make([]byte, Rate/10*frame)
	b.ReportAllocs()
	for b.Loop() {
		for range 10 {
			m.Hear(v, false)
			for _, c := range cues {
				m.Cue(cue.Cue{Name: c})
			}
			if _, err := m.Read(buf); err != nil {
				b.Fatal(err)
			}
			now = now.Add(time.Second / 10)
		}
	}
}

// Each is one second of sound: 1e9 ns/op would be a whole core.
func BenchmarkSecondOfSilence(b *testing.B) { benchmark(b, Volume{Mute: true}) }
func BenchmarkSecondOfEffects(b *testing.B) {
	benchmark(b, Volume{Effects: 1}, cue.Coin, cue.Step, cue.DiscTick, cue.Settlement)
}
func BenchmarkSecondOfAll(b *testing.B) {
	benchmark(b, Volume{Effects: 1, Music: 1}, cue.Coin, cue.Step, cue.DiscTick, cue.Settlement)
}
