package sound

import (
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"tilestead/sound/cue"
	"tilestead/sound/loudness"
)

// minute is what was heard of a minute of a title; package scenes writes it.
func minute(t *testing.T, title string) (cues []cue.Cue) {
	t.Helper()
	data, err := os.ReadFile("testdata/played/" + title + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		f := strings.Split(line, "\t")
		ms, _ := strconv.Atoi(f[0])
		pan, _ := strconv.ParseFloat(f[1], 64)
		rise, _ := strconv.ParseFloat(f[4], 64)
		cues = append(cues, cue.Cue{After: time.Duration(ms) * time.Millisecond, Pan: pan, Lost: f[2] == "true",
			Far: f[3] == "true", Rise: rise, Name: f[5]})
	}
	if len(cues) < 100 {
		t.Fatalf("%s: only %d cues", title, len(cues))
	}
	return cues
}

// replay plays cues at their times for so many seconds, and gives both channels and
// how much of the time the music was pushed down by more than 1 dB.
func (d *rig) replay(t *testing.T, cues []cue.Cue, seconds int) (left, right []float64, ducked float64) {
	t.Helper()
	d.keep = true
	begun, pieces, low := d.now, 0, 0
	for d.now.Sub(begun) < time.Duration(seconds)*time.Second {
		for len(cues) > 0 && cues[0].After <= d.now.Sub(begun) {
			c := cues[0]
			c.After = 0
			d.Mixer.Cue(c)
			cues = cues[1:]
		}
		d.run(t, 0.02)
		if pieces++; d.duck < 0.89 {
			low++
		}
	}
	return d.left, d.right, float64(low) / float64(pieces)
}

var played = []string{"montana", "carcassonne", "agricola"}

// A game is as loud as most others are, at the most and as it is set at first, and
// nothing reaches full scale.
func TestGamesAreAsLoudAsOthers(t *testing.T) {
	for _, title := range played {
		for _, c := range []struct {
			volume Volume
			want   float64
		}{{Volume{Effects: 1, Music: 1, Place: true}, -24}, {Volume{Effects: 0.8, Music: 0.8, Place: true}, -28}} {
			l, r, ducked := newRig(c.volume).replay(t, minute(t, title), 30)
			got, peak := loudness.Integrated(l, r), max(loudness.TruePeak(l), loudness.TruePeak(r))
			t.Logf("%s at %.1f: %.1f LUFS, true peak %.1f dB, the music steps back %.0f %% of the time", title,
				c.volume.Effects, got, peak, 100*ducked)
			if got < c.want-1.5 || got > c.want+1.5 {
				t.Errorf("%s at %.1f has %.1f LUFS, want %.0f", title, c.volume.Effects, got, c.want)
			}
			if peak > -1 {
				t.Errorf("%s at %.1f peaks at %.1f dB", title, c.volume.Effects, peak)
			}
			if ducked > 0.25 {
				t.Errorf("%s: the music steps back %.0f %% of the time", title, 100*ducked)
			}
		}
	}
}
