package music

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"tilestead/sound/loudness"
	"tilestead/sound/synth"
)

// render plays seconds of a player.
func render(p *Player, seconds float64) []float32 {
	buf := make([]float32, 2*synth.Samples(seconds))
	const block = 2 * 480
	for at := 0; at < len(buf); at += block {
		p.Add(buf[at:min(len(buf), at+block)], 1, 1)
	}
	return buf
}

func loudest(x []float32) (peak, rms float64) {
	for _, v := range x {
		peak = math.Max(peak, math.Abs(float64(v)))
		rms += float64(v) * float64(v)
	}
	return peak, math.Sqrt(rms / math.Max(1, float64(len(x))))
}

// seeds are some performances that tests look at.
var seeds = []uint32{1, 2, 3, 4, 5, 6}

func TestMoods(t *testing.T) {
	for _, m := range Moods {
		for _, seed := range seeds {
			lively := Lively(seed % 3)
			s, err := m.score(seed, lively)
			if err != nil {
				t.Fatal(err)
			}
			if d := float64(s.length) / synth.Rate; d < 86 || d > 123 {
				t.Errorf("%s lasts %.1f s, want 90 to 120", m.Name, d)
			}
			for i, n := range s.notes {
				high := !n.drum && (n.pitch < 40 || n.pitch > 84)
				if n.at < 0 || n.at >= s.length || n.level <= 0 || n.level > 0.55 || high {
					t.Errorf("%s: note %d is out of range: %+v", m.Name, i, n)
				}
			}
			if again, _ := m.score(seed, lively); !slices.Equal(again.notes, s.notes) {
				t.Errorf("%s is another from the same seed", m.Name)
			}
			if other, _ := m.score(seed+1, lively); slices.Equal(other.notes, s.notes) {
				t.Errorf("%s is the same from another seed", m.Name)
			}
		}
	}
}

// A tune's notes on the first beat of a bar belong to the chord below, in every
// performance.
func TestTunesFitTheirChords(t *testing.T) {
	for _, m := range Moods {
		for _, seed := range seeds {
			wrong, all := strange(m.perform(seed, Early))
			if all < 15 || wrong > all/8 {
				t.Errorf("%s: %d of %d first notes are strange to their chords", m.Name, wrong, all)
			}
		}
	}
}

// strange counts the first notes of bars, and those that are not in the chord.
func strange(s *score) (wrong, all int) {
	for _, n := range s.notes {
		if !n.tune || n.beat != 0 {
			continue
		}
		all++
		fits := slices.ContainsFunc(s.notes, func(c note) bool {
			return !c.tune && !c.drum && c.bar == n.bar && math.Mod(n.pitch-c.pitch+120, 12) == 0
		})
		if !fits {
			wrong++
		}
	}
	return wrong, all
}

// Each title has its tonic, and each piece comes home to it.
func TestPiecesComeHome(t *testing.T) {
	for m, tonic := range map[*Mood]string{
		Table: "g3", Busy: "d3", Evening: "e3", Pavane: "d3", Estampie: "d3", Vespers: "d3",
		Meadow: "a3", Furrow: "a3", Hearth: "c3",
	} {
		home, err := pitchOf(tonic)
		if err != nil {
			t.Fatal(err)
		}
		last := note{}
		for _, n := range m.perform(3, Early).notes {
			if n.tune {
				last = n
			}
		}
		if math.Mod(last.pitch-home+120, 12) != 0 {
			t.Errorf("%s ends on %.0f, not on %s", m.Name, last.pitch, tonic)
		}
	}
}

// titles are the lists that are played together.
var titles = [][]*Mood{{Table, Busy, Evening}, {Pavane, Estampie, Vespers}, {Meadow, Furrow, Hearth}}

// tunes are all four bars of a performance in which a tune is played, and when they
// begin, in seconds.
func tunes(s *score) map[string]float64 {
	bars := make([]string, int(float64(s.length)/s.bar+0.5))
	for _, n := range s.notes {
		if n.tune {
			bars[n.bar] += fmt.Sprintf("%g@%g ", n.pitch, n.beat)
		}
	}
	list := map[string]float64{}
	for i := range len(bars) - phrase + 1 {
		if four := bars[i : i+phrase]; !slices.Contains(four, "") {
			list[strings.Join(four, "| ")] = float64(i) * s.bar / synth.Rate
		}
	}
	return list
}

// In an hour of each title no phrase comes again within four minutes, and every
// piece has a share of it.
func TestAnHourIsBorne(t *testing.T) {
	for _, list := range titles {
		for _, seed := range seeds {
			p := NewPlayer(seed)
			p.Play(Early, list...)
			heard, pieces := map[string]float64{}, map[*Mood]int{}
			now := 0.0
			for now < 3600 {
				pieces[p.mood]++
				for key, in := range tunes(p.score) {
					if last, ok := heard[key]; ok && now+in-last < 240 {
						t.Errorf("%s: a phrase comes again after %.0f s: %s", p.mood.Name, now+in-last, key)
					}
					heard[key] = now + in
				}
				now += float64(p.score.length)/synth.Rate + rest
				p.start(p.choose())
			}
			for _, m := range list {
				if n := pieces[m]; n < 7 {
					t.Errorf("%s is played %d times in an hour", m.Name, n)
				}
			}
		}
	}
}

// Ten evenings begin with each of the pieces.
func TestEveningsBeginDifferently(t *testing.T) {
	first := map[*Mood]bool{}
	for seed := range uint32(10) {
		p := NewPlayer(seed)
		p.Play(Early, titles[0]...)
		first[p.Mood()] = true
	}
	if len(first) != 3 {
		t.Errorf("ten evenings begin with %d pieces", len(first))
	}
	p := NewPlayer(4)
	p.Play(Early, titles[1]...)
	was := p.Mood()
	p.begin(titles[1])
	if p.Mood() == was {
		t.Error("the next game begins with the same piece")
	}
}

// The music follows the game: the later, the faster; the last round begins at
// once, with a drum.
func TestMusicFollowsTheGame(t *testing.T) {
	for _, m := range Moods {
		if early, last := m.perform(1, Early).bar, m.perform(1, Last).bar; last > 0.96*early {
			t.Errorf("%s: a bar takes %.2f s at first, %.2f s in the last round", m.Name, early/synth.Rate, last/synth.Rate)
		}
	}
	p := NewPlayer(1)
	p.Play(Early, titles[2]...)
	render(p, 1)
	was := p.score
	p.Play(Late, Hearth, Furrow, Meadow)
	if render(p, 2*dieOff); p.score != was {
		t.Error("what is played does not go on when a game gets late")
	}
	p.Play(Last, titles[2]...)
	render(p, 2*dieOff)
	if p.score == was || !slices.ContainsFunc(p.score.notes, func(n note) bool { return n.drum }) {
		t.Error("the last round does not begin")
	}
	was = p.score
	p.Play(Last, titles[2]...)
	if render(p, 2*dieOff); p.score != was {
		t.Error("the last round begins again and again")
	}
}

func TestMusicIsQuietAndClean(t *testing.T) {
	moods := Moods
	if testing.Short() {
		moods = moods[:1]
	}
	for _, m := range moods {
		p := NewPlayer(5)
		p.Play(Early, m)
		x := render(p, 36)
		p.at = p.score.length - synth.Samples(6) // and its end
		for p.next < len(p.score.notes) && p.score.notes[p.next].at < p.at {
			p.next++
		}
		x = append(x, render(p, 14)...)
		peak, _ := loudest(x)
		if peak > 0.9 || peak < 0.3 {
			t.Errorf("%s peaks at %.2f", m.Name, peak)
		}
		var left, right []float64
		for i := 0; i < len(x); i += 2 {
			left, right = append(left, float64(x[i])), append(right, float64(x[i+1]))
		}
		if got := loudness.Integrated(left, right); got > -21 || got < -24.5 {
			t.Errorf("%s has %.1f LUFS, want -21 to -24.5, as the others have", m.Name, got)
		}
		mean := 0.0
		for _, v := range x {
			mean += float64(v) / float64(len(x))
		}
		if math.Abs(mean) > 1e-3 {
			t.Errorf("%s stands off the middle by %.4f", m.Name, mean)
		}
		if tail, _ := loudest(x[len(x)-2000:]); tail > 0.003 {
			t.Errorf("%s has not faded after its end: %.4f", m.Name, tail)
		}
	}
}

// step is the greatest difference between samples next to each other.
func step(x []float32) float64 {
	most := 0.0
	for i := 2; i < len(x); i++ {
		most = math.Max(most, math.Abs(float64(x[i])-float64(x[i-2])))
	}
	return most
}

// Where one piece ends, the next begins, or another list is asked for, nothing
// jumps: differences stay as small as within the music.
func TestSeamsAreSmooth(t *testing.T) {
	p := NewPlayer(1)
	p.Play(Early, Evening)
	p.Play(Early, Evening, Table)
	inside := step(render(p, 20))
	p.at = p.score.length - synth.Samples(6)
	p.next = len(p.score.notes) - 5
	seam := render(p, 6+rest+5)
	if p.Mood() != Table {
		t.Fatalf("after its rest %v plays", p.Mood())
	}
	if s := step(seam); s > 1.3*inside {
		t.Errorf("the end of a piece jumps by %.3f, the music by %.3f", s, inside)
	}
	if _, rms := loudest(seam[2*synth.Samples(20) : 2*synth.Samples(30)]); rms > 1e-3 {
		t.Errorf("the rest is not silent: %.5f", rms)
	}
	p.Play(Early, Busy)
	if s := step(render(p, 3)); s > 1.5*inside || p.Mood() != Busy {
		t.Errorf("the change to %v jumps by %.3f, the music by %.3f", p.Mood(), s, inside)
	}
}

func TestPlay(t *testing.T) {
	p := NewPlayer(1)
	if !p.Silent() {
		t.Error("sounds before anything is asked for")
	}
	p.Play(Early, Table, Busy)
	render(p, 1)
	p.Play(Early, Table, Busy)
	if p.ending {
		t.Error("the same list begins anew")
	}
	p.Play(Early, Evening)
	p.Play(Early, Table, Busy)
	render(p, 2*dieOff)
	if p.Mood() != Table && p.Mood() != Busy {
		t.Errorf("%v plays, want the list asked for last", p.Mood())
	}
	p.Play(Early)
	render(p, 2*dieOff+6)
	if !p.Silent() || p.Mood() != nil {
		t.Error("an empty list does not end the music")
	}
}

func TestWrongTables(t *testing.T) {
	for name, change := range map[string]func(*Mood){
		"part":   func(m *Mood) { m.forms = []string{"a z"} },
		"pick":   func(m *Mood) { m.picks = map[string]string{"broken": "0/0"} },
		"string": func(m *Mood) { m.picks = map[string]string{"broken": "0/9/1"} },
		"chord":  func(m *Mood) { m.parts = map[string]part{"a": {"H", ""}} },
		"length": func(m *Mood) { m.parts = map[string]part{"a": {"G", "d5:2"}} },
		"note":   func(m *Mood) { m.parts = map[string]part{"a": {"G", "h5:3"}} },
		"drone":  func(m *Mood) { m.drone = []string{"g"} },
	} {
		m := *Table
		m.forms = []string{"a"}
		change(&m)
		if _, err := m.score(1, Early); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestAddDoesNotAllocate(t *testing.T) {
	p := NewPlayer(1)
	p.Play(Early, Busy)
	buf := make([]float32, 2*4800)
	if n := testing.AllocsPerRun(50, func() { p.Add(buf, 1, 1) }); n > 0 {
		t.Errorf("%g allocations a call", n)
	}
}

// Samples of one second; ns/op over 1e9 is the share of a core.
func BenchmarkSecond(b *testing.B) {
	p := NewPlayer(1)
	p.Play(Early, Busy)
	buf := make([]float32, 2*synth.Rate)
	for b.Loop() {
		p.Add(buf, 1, 1)
	}
}
