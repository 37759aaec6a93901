// Package music plays three quiet pieces for a lute and a drone. They are
// tables of notes; every string is synthesised while it plays.
package music

import (
	"fmt"
	"math"
	"sort"
	"strconv"
	"strings"
	"sync"

	"tilestead/sound/synth"
)

// A note is a pluck to come.
type note struct {
	at    int // sample of the piece
	pitch float64
	level float64
	pan   float64 // -1 left to 1 right
	tune  bool    // of the tune, not of a chord
}

// A score is a mood worked out.
type score struct {
	notes  []note
	length int // samples
	drone  []float64
}

// Levels of the tune and of chords whose strength is 10.
const (
	tuneLevel  = 0.34
	chordLevel = 0.36
)

var scores struct {
	sync.Mutex
	of map[*Mood]*score
}

// scoreOf works a mood out when it is first asked for. It panics when the
// tables are wrong, which a test would have found.
func scoreOf(m *Mood) *score {
	scores.Lock()
	defer scores.Unlock()
	if s, ok := scores.of[m]; ok {
		return s
	}
	s, err := m.score()
	if err != nil {
		panic(err)
	}
	if scores.of == nil {
		scores.of = map[*Mood]*score{}
	}
	scores.of[m] = s
	return s
}

// score works the tables out. The error says which mood and part is wrong.
func (m *Mood) score() (*score, error) {
	s := &score{}
	beat := 60 / m.tempo
	bar := 0
	for _, word := range strings.Fields(m.form) {
		name, pick, _ := strings.Cut(word, "+")
		if pick == "" {
			pick = "broken"
		}
		p, ok := m.parts[name]
		if !ok {
			return nil, fmt.Errorf("music: %s: no part %q", m.Name, name)
		}
		chords := strings.Fields(p.chords)
		if err := m.accompany(s, float64(bar)*m.meter, beat, chords, m.picks[pick]); err != nil {
			return nil, fmt.Errorf("music: %s, %s: %w", m.Name, word, err)
		}
		if err := m.sing(s, float64(bar)*m.meter, beat, p.tune, m.meter*float64(len(chords))); err != nil {
			return nil, fmt.Errorf("music: %s, %s: %w", m.Name, word, err)
		}
		bar += len(chords)
	}
	s.length = synth.Samples(float64(bar) * m.meter * beat)
	for _, d := range m.drone {
		pitch, err := pitchOf(d)
		if err != nil {
			return nil, fmt.Errorf("music: %s: %w", m.Name, err)
		}
		s.drone = append(s.drone, pitch)
	}
	s.breathe(uint32(len(m.Name)))
	return s, nil
}

// accompany breaks chords up, a bar each.
func (m *Mood) accompany(s *score, from, beat float64, chords []string, pick string) error {
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
				at: synth.Samples((from + float64(i)*m.meter + v[0]) * beat), pitch: pitch,
				level: chordLevel * v[2] / 10, pan: -0.45 + 0.12*v[1],
			})
		}
	}
	return nil
}

// sing adds a tune, which must be as long as its chords.
func (m *Mood) sing(s *score, from, beat float64, tune string, beats float64) error {
	at := 0.0
	for _, word := range strings.Fields(tune) {
		name, length, ok := strings.Cut(word, ":")
		l, err := strconv.ParseFloat(length, 64)
		if !ok || err != nil || l <= 0 {
			return fmt.Errorf("note %q: want name:beats", word)
		}
		if name != "r" {
			pitch, err := pitchOf(name)
			if err != nil {
				return err
			}
			level := tuneLevel
			if math.Mod(at, m.meter) != 0 {
				level *= 0.85
			}
			s.notes = append(s.notes, note{at: synth.Samples((from + at) * beat), pitch: pitch, level: level, pan: 0.3,
				tune: true})
		}
		at += l
	}
	if tune != "" && math.Abs(at-beats) > 1e-6 {
		return fmt.Errorf("the tune has %g beats, its chords %g", at, beats)
	}
	return nil
}

// breathe moves notes a little in time and strength, as hands do, and puts
// them in order.
func (s *score) breathe(seed uint32) {
	n := synth.NewNoise(seed)
	for i := range s.notes {
		x := &s.notes[i]
		x.at = max(0, x.at+int(n.Next()*0.007*synth.Rate))
		x.level *= 1 + 0.1*n.Next()
	}
	sort.SliceStable(s.notes, func(i, j int) bool { return s.notes[i].at < s.notes[j].at })
}

// Seconds is how long the mood plays.
func (m *Mood) Seconds() float64 { return float64(scoreOf(m).length) / synth.Rate }

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
