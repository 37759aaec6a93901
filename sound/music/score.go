// Package music plays quiet pieces for a few strings, a pipe and a drone. They
// are tables of notes, which every performance plays a little differently; all
// is synthesised while it plays.
package music

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"tilestead/sound/synth"
)

// A note is a pluck to come, a tone of the pipe or a beat of the drum.
type note struct {
	at     int // sample of the piece
	length int // samples, of a tone of the tune
	pitch  float64
	level  float64
	pan    float64 // -1 left to 1 right
	tune   bool    // of the tune, not of a chord
	drum   bool    // no pitch
	bar    int     // from 0 on
	beat   float64 // of the bar, before hands moved it
}

// A score is a performance of a mood, worked out.
type score struct {
	notes  []note
	length int     // samples
	bar    float64 // samples
	drone  []float64
	bright float64
}

// Levels of the tune and of chords whose strength is 10.
const (
	tuneLevel  = 0.34
	chordLevel = 0.36
)

// perform works a performance out, another for each seed, livelier the later in a
// game. It panics when the tables are wrong, which a test would have found.
func (m *Mood) perform(seed uint32, lively Lively) *score {
	s, err := m.score(seed, lively)
	if err != nil {
		panic(err)
	}
	return s
}

// score works the tables out. The error says which mood and part is wrong.
func (m *Mood) score(seed uint32, lively Lively) (*score, error) {
	p := newPerformer(m, seed, lively)
	s := &score{bright: m.bright + 0.05*float64(lively)}
	bar := 0
	for _, word := range strings.Fields(p.form) {
		name, pick, _ := strings.Cut(word, "+")
		part, ok := m.parts[name]
		if !ok {
			return nil, fmt.Errorf("music: %s: no part %q", m.Name, name)
		}
		chords := strings.Fields(part.chords)
		if err := m.accompany(s, bar, p.beat, chords, p.pick(pick)); err != nil {
			return nil, fmt.Errorf("music: %s, %s: %w", m.Name, word, err)
		}
		tune, err := readTune(part.tune, m.meter*float64(len(chords)))
		if err != nil {
			return nil, fmt.Errorf("music: %s, %s: %w", m.Name, word, err)
		}
		m.sing(s, bar, p.beat, p.divide(tune))
		bar += len(chords)
	}
	s.bar = m.meter * p.beat * synth.Rate
	s.length = synth.Samples(float64(bar) * m.meter * p.beat)
	for _, d := range m.drone {
		pitch, err := pitchOf(d)
		if err != nil {
			return nil, fmt.Errorf("music: %s: %w", m.Name, err)
		}
		s.drone = append(s.drone, pitch)
	}
	if lively == Last {
		m.drum(s, bar, p.beat)
	}
	p.breathe(s)
	return s, nil
}

// accompany breaks chords up, a bar each.
func (m *Mood) accompany(s *score, bar int, beat float64, chords []string, pick string) error {
	for i, name := range chords {
		strs := strings.Fields(m.chords[name])
		if len(strs) == 0 {
			return fmt.Errorf("no chord %q", name)
		}
		for _, word := range strings.Fields(pick) {
			var v [3]float64
			f := strings.Split(word, "/")
			for k := range v {
				var err error
				if len(f) != len(v) {
					return fmt.Errorf("pick %q: want beat/string/strength", word)
				}
				if v[k], err = strconv.ParseFloat(f[k], 64); err != nil {
					return fmt.Errorf("pick %q: %w", word, err)
				}
			}
			if v[1] >= float64(len(strs)) {
				return fmt.Errorf("chord %s has no string %g", name, v[1])
			}
			pitch, err := pitchOf(strs[int(v[1])])
			if err != nil {
				return err
			}
			s.notes = append(s.notes, note{
				at: synth.Samples((float64(bar+i)*m.meter + v[0]) * beat), pitch: pitch,
				level: chordLevel * v[2] / 10, pan: -0.45 + 0.12*v[1], bar: bar + i, beat: v[0],
			})
		}
	}
	return nil
}

// A tone is a note of a tune: its pitch, 0 for a rest, and its length in beats.
type tone struct{ pitch, beats float64 }

// readTune reads a tune, which must have so many beats; an empty one is none.
func readTune(tune string, beats float64) (list []tone, err error) {
	at := 0.0
	for _, word := range strings.Fields(tune) {
		name, length, ok := strings.Cut(word, ":")
		l, err := strconv.ParseFloat(length, 64)
		if !ok || err != nil || l <= 0 {
			return nil, fmt.Errorf("note %q: want name:beats", word)
		}
		pitch := 0.0
		if name != "r" {
			if pitch, err = pitchOf(name); err != nil {
				return nil, err
			}
		}
		list = append(list, tone{pitch, l})
		at += l
	}
	if tune != "" && math.Abs(at-beats) > 1e-6 {
		return nil, fmt.Errorf("the tune has %g beats, its chords %g", at, beats)
	}
	return list, nil
}

// sing adds a tune.
func (m *Mood) sing(s *score, bar int, beat float64, tune []tone) {
	at := 0.0
	for _, t := range tune {
		if t.pitch > 0 {
			level, in := tuneLevel, math.Mod(at, m.meter)
			if in != 0 {
				level *= 0.85
			}
			s.notes = append(s.notes, note{at: synth.Samples((float64(bar)*m.meter + at) * beat),
				length: synth.Samples(t.beats * beat), pitch: t.pitch, level: level, pan: 0.3, tune: true,
				bar: bar + int(at/m.meter+1e-9), beat: in})
		}
		at += t.beats
	}
}

// drum adds a soft beat: the first of each bar, and the one in its middle where
// there is one.
func (m *Mood) drum(s *score, bars int, beat float64) {
	for bar := range bars - 1 {
		at := float64(bar) * m.meter * beat
		s.notes = append(s.notes, note{at: synth.Samples(at), level: 0.3, drum: true, bar: bar})
		if half := math.Floor(m.meter / 2); half >= 2 {
			s.notes = append(s.notes, note{at: synth.Samples(at + half*beat), level: 0.17,
				drum: true, bar: bar, beat: half})
		}
	}
}

// Seconds is about how long the mood plays.
func (m *Mood) Seconds() float64 { return float64(m.perform(0, Early).length) / synth.Rate }

// pitchOf reads a note such as f#4, in half tones.
func pitchOf(name string) (float64, error) {
	if len(name) < 2 {
		return 0, fmt.Errorf("note %q: want a letter, perhaps #, and an octave", name)
	}
	i := strings.IndexByte("c.d.ef.g.a.b", name[0])
	rest := name[1:]
	if sharp, ok := strings.CutPrefix(rest, "#"); ok && i >= 0 {
		i, rest = i+1, sharp
	}
	octave, err := strconv.Atoi(rest)
	if i < 0 || name[0] == '.' || err != nil || octave < 1 || octave > 6 {
		return 0, fmt.Errorf("note %q: want a letter, perhaps #, and an octave from 1 to 6", name)
	}
	return float64(12*(octave+1) + i), nil
}
