package music

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tilestead/sound/synth"
)

// Lively is how far a game has come: the later, the livelier its music.
type Lively int

const (
	Early Lively = iota
	Late
	Last // its last round; a drum goes with it
)

// A performer plays a mood in a way of its own: a little faster or slower, with
// chords broken up in another way, with swells, and with divisions, as lutenists
// called it when they played a part again with other notes between.
type performer struct {
	m      *Mood
	chance *synth.Noise
	form   string
	beat   float64 // seconds
	picks  []string
	scale  [12]bool
	played map[string]bool // phrases
	times  map[string]int  // how often each tune was
}

// phrase is how many bars belong together.
const phrase = 4

// newPerformer makes a performer; another seed is another performance.
func newPerformer(m *Mood, seed uint32, lively Lively) *performer {
	p := &performer{m: m, chance: synth.NewNoise(seed), played: map[string]bool{}, times: map[string]int{}}
	forms := m.forms
	p.form = forms[p.upTo(len(forms))]
	p.beat = 60 / (m.tempo * (1 + 0.02*p.chance.Next()) * (1 + 0.03*float64(lively)))
	for name := range m.picks {
		if name != "last" {
			p.picks = append(p.picks, name)
		}
	}
	slices.Sort(p.picks)
	for _, part := range m.parts {
		if tune, err := readTune(part.tune, m.meter*float64(len(strings.Fields(part.chords)))); err == nil {
			for _, t := range tune {
				p.scale[int(t.pitch)%12] = p.scale[int(t.pitch)%12] || t.pitch > 0
			}
		}
	}
	return p
}

// upTo is a number from 0 to below n.
func (p *performer) upTo(n int) int { return int(p.chance.Between(0, float64(n)-1e-6)) }

// pick is how the chords of a part are broken up: as it is written, or in another
// of the mood's ways where none is.
func (p *performer) pick(name string) string {
	if name == "" {
		name = p.picks[p.upTo(len(p.picks))]
	}
	return p.m.picks[name]
}

// divide plays a tune so that no phrase of it was played before: the more often it
// has come, the more other notes come between its own.
func (p *performer) divide(tune []tone) []tone {
	if len(tune) == 0 {
		return nil
	}
	name := fmt.Sprint(tune)
	much := 0.1 + 0.25*float64(p.times[name])
	p.times[name]++
	for {
		out := make([]tone, 0, 2*len(tune))
		at := 0.0
		for i, t := range tune {
			next := 0.0
			if i+1 < len(tune) {
				next = tune[i+1].pitch
			}
			out = append(out, p.around(t, next, math.Mod(at, p.m.meter) == 0, much)...)
			at += t.beats
		}
		if keys := p.phrases(out); !slices.ContainsFunc(keys, func(k string) bool { return p.played[k] }) {
			for _, k := range keys {
				p.played[k] = true
			}
			return out
		}
		much = math.Min(0.9, much+0.05)
	}
}

// around are the notes played for one of a tune, before another: itself, or with
// others about it. The first of a bar stays.
func (p *performer) around(t tone, next float64, first bool, much float64) []tone {
	if t.pitch == 0 || p.chance.Between(0, 1) > much {
		return []tone{t}
	}
	way := next - t.pitch
	dir := math.Copysign(1, p.chance.Next())
	half := t.beats / 2
	switch {
	case t.beats >= 1 && next > 0 && math.Abs(way) >= 3 && math.Abs(way) <= 5: // through what lies between
		return []tone{{t.pitch, half}, {p.step(t.pitch, math.Copysign(1, way)), half}}
	case t.beats >= 3: // to a neighbour and back
		return []tone{{t.pitch, half}, {p.step(t.pitch, dir), half / 2}, {t.pitch, half / 2}}
	case t.beats >= 2: // to a neighbour
		return []tone{{t.pitch, t.beats - 0.5}, {p.step(t.pitch, dir), 0.5}}
	case !first && next > 0: // a neighbour instead
		return []tone{{p.step(t.pitch, dir), t.beats}}
	case t.beats >= 1: // twice
		return []tone{{t.pitch, half}, {t.pitch, half}}
	}
	return []tone{t}
}

// step is the next tone of the scale, up or down.
func (p *performer) step(pitch, dir float64) float64 {
	for q := pitch + dir; q > 40 && q < 84; q += dir {
		if p.scale[int(q)%12] {
			return q
		}
	}
	return pitch
}

// phrases are all bars of a tune that follow each other in the length of a phrase, as
// text.
func (p *performer) phrases(tune []tone) (list []string) {
	var bars []string
	at, bar := 0.0, ""
	for _, t := range tune {
		bar += fmt.Sprintf("%g:%g ", t.pitch, t.beats)
		if at += t.beats; at > p.m.meter-1e-6 {
			bars, at, bar = append(bars, bar), 0, ""
		}
	}
	for i := range max(0, len(bars)-phrase+1) {
		list = append(list, strings.Join(bars[i:i+phrase], "| "))
	}
	return list
}

// breathe moves notes a little in time and strength, as hands do, lets phrases
// swell, and puts all in order.
func (p *performer) breathe(s *score) {
	swells := map[int]float64{}
	for bar := 0; float64(bar)*s.bar < float64(s.length); bar += phrase {
		swells[bar/phrase] = 0.12 * p.chance.Next()
	}
	for i := range s.notes {
		x := &s.notes[i]
		in := (float64(x.bar%phrase) + 0.5) / phrase
		x.at = max(0, x.at+int(p.chance.Next()*0.008*synth.Rate))
		x.level *= (1 + 0.1*p.chance.Next()) * (0.92 + swells[x.bar/phrase] + 0.16*math.Sin(math.Pi*in))
	}
	slices.SortStableFunc(s.notes, func(a, b note) int { return a.at - b.at })
}
