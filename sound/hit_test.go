package sound

import (
	"io"
	"math"
	"strings"
	"testing"
	"time"

	"tilestead/sound/cue"
	"tilestead/sound/synth"
)

// A page is an Output that plays the effects by itself.
type page struct {
	fakeOutput
	hits            []Hit
	effects, stream float64
}

func (p *page) Hit(h Hit)                      { p.hits = append(p.hits, h) }
func (p *page) Levels(effects, stream float64) { p.effects, p.stream = effects, stream }

// Where the device plays the effects, none goes through the stream: that is late.
func TestNoEffectOfAPageIsInTheStream(t *testing.T) {
	d := newRig(Volume{Effects: 1})
	p := &page{}
	d.Sample(p)
	for _, e := range entries {
		d.Cue(e.cue)
		if x := d.run(t, 0.1); peak(x) != 0 {
			t.Errorf("%q is in the stream: %.4f", e.cue, peak(x))
		}
		if n := len(p.hits); e.effect != "" && (n == 0 || !strings.HasPrefix(p.hits[n-1].Effect, e.effect)) {
			t.Errorf("%q is not given to the page", e.cue)
		}
	}
	d = newRig(Volume{Music: 1})
	d.Sample(&page{})
	d.Cue(cue.TableOpened)
	if peak(d.run(t, 3)) == 0 {
		t.Error("the music is not in the stream")
	}
}

func TestPlayerHandsTheEffectsToADeviceThatPlaysThem(t *testing.T) {
	out := &page{}
	p := NewPlayer(func(io.Reader) (Output, error) { return out, nil }, func() bool { return true }, 1)
	p.Update(Moment{Volume: Volume{Effects: 0.5, Music: 1}})
	p.Cue(cue.Cue{Name: cue.Coin, Pan: 1, After: time.Millisecond})
	if len(out.hits) != 1 || out.effects != louder/4 || out.stream != 1 {
		t.Fatalf("%d hits, effects %.2f, stream %.2f", len(out.hits), out.effects, out.stream)
	}
	if h := out.hits[0]; h.Effect != "coin" || h.Pan != widest || h.After != time.Millisecond {
		t.Errorf("the coin is %q at %.2f, %v late", h.Effect, h.Pan, h.After)
	}
	p.Cue(cue.Cue{Name: cue.Row})
	if math.Abs(out.stream-duckBy) > 1e-9 {
		t.Errorf("beside a moment the stream is at %.2f", out.stream)
	}
	p.Update(Moment{Volume: Volume{Effects: 1, Mute: true}})
	if out.effects != 0 || out.stream != 0 {
		t.Error("mute is not heard at once")
	}
	p.Cue(cue.Cue{Name: cue.Coin})
	if len(out.hits) != 2 {
		t.Errorf("%d hits, mute and all", len(out.hits))
	}
}

// A crowd of one effect is no more than a few at a time there, too.
func TestPageHasFewVoices(t *testing.T) {
	d := newRig(Volume{Effects: 1})
	p := &page{}
	d.Sample(p)
	for range 12 {
		d.now = d.now.Add(40 * time.Millisecond)
		d.Cue(cue.Pumpkin)
	}
	if len(p.hits) < alike || len(p.hits) > 12-2 {
		t.Errorf("%d of 12 within half a second", len(p.hits))
	}
}

// stereo plays a cue and gives both channels.
func (d *rig) stereo(t *testing.T, c cue.Cue, seconds float64) (left, right []float64) {
	t.Helper()
	d.run(t, 0.2)
	d.Mixer.Cue(c)
	d.keep = true
	d.run(t, seconds)
	d.keep = false
	return d.left, d.right
}

func TestEffectsHaveAPlace(t *testing.T) {
	for _, c := range []struct{ pan, more float64 }{{0, 0}, {1, 5.6}, {-1, -5.6}} {
		l, r := newRig(Volume{Effects: 1}).stereo(t, cue.Cue{Name: cue.End, Pan: c.pan}, 1)
		if more := 20 * math.Log10(rms(r)/rms(l)); math.Abs(more-c.more) > 0.4 {
			t.Errorf("at %.0f the right is louder by %.1f dB, want %.1f", c.pan, more, c.more)
		}
	}
}

// What is lost falls and has no highs; what concerns others is softer.
func TestLossesAndOthersSoundDifferent(t *testing.T) {
	for _, name := range []string{cue.Coin, cue.Grain, cue.Pumpkin, cue.Stone, cue.Copper, cue.Wood, cue.Food} {
		play := func(c cue.Cue) (level, bright float64) {
			c.Name = name
			l, _ := newRig(Volume{Effects: 1}).stereo(t, c, 0.4)
			high, sum := synth.Highpass2(1800, 0.7), 0.0
			for _, x := range l {
				y := high.Next(x)
				sum += y * y
			}
			return rms(l), math.Sqrt(sum/float64(len(l))) / rms(l)
		}
		level, bright := play(cue.Cue{})
		lost, dull := play(cue.Cue{Lost: true})
		far, _ := play(cue.Cue{Far: true})
		if db := 20 * math.Log10(lost/level); db > -2 || db < -16 || dull > 0.75*bright {
			t.Errorf("a lost %s is %.1f dB louder, its highs are %.2f, not %.2f", name, db, dull, bright)
		}
		if db := 20 * math.Log10(far/level); db > -3 || db < -14 {
			t.Errorf("another's %s is %.1f dB louder", name, db)
		}
	}
}
