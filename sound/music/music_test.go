package music

import (
	"math"
	"testing"

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

func TestMoods(t *testing.T) {
	for _, m := range Moods {
		s, err := m.score()
		if err != nil {
			t.Fatal(err)
		}
		if d := float64(s.length) / synth.Rate; d < 90 || d > 120 {
			t.Errorf("%s lasts %.1f s, want 90 to 120", m.Name, d)
		}
		for i, n := range s.notes {
			if n.at < 0 || n.at >= s.length || n.pitch < 40 || n.pitch > 84 || n.level <= 0 || n.level > 0.5 {
				t.Errorf("%s: note %d is out of range: %+v", m.Name, i, n)
			}
		}
		if again, _ := m.score(); len(again.notes) != len(s.notes) || again.notes[99] != s.notes[99] {
			t.Errorf("%s is another the second time", m.Name)
		}
	}
}

// A tune's notes on the first beat of a bar belong to the chord below.
func TestTunesFitTheirChords(t *testing.T) {
	for _, m := range Moods {
		s := scoreOf(m)
		bar := int(m.meter * 60 / m.tempo * synth.Rate)
		wrong, all := 0, 0
		for _, n := range s.notes {
			k := (n.at + synth.Samples(0.02)) / bar
			if !n.tune || n.at-k*bar > synth.Samples(0.02) {
				continue
			}
			all++
			fits := false
			for _, c := range s.notes {
				in := c.at > k*bar-synth.Samples(0.02) && c.at < (k+1)*bar-synth.Samples(0.02)
				fits = fits || !c.tune && in && math.Mod(n.pitch-c.pitch+120, 12) == 0
			}
			if !fits {
				wrong++
				t.Logf("%s, bar %d: %.0f is not in the chord", m.Name, k+1, n.pitch)
			}
		}
		if all < 15 || wrong > all/8 {
			t.Errorf("%s: %d of %d first notes are strange to their chords", m.Name, wrong, all)
		}
	}
}

func TestMusicIsQuietAndClean(t *testing.T) {
	moods := Moods
	if testing.Short() {
		moods = moods[:1]
	}
	for _, m := range moods {
		p := NewPlayer()
		p.Play(m)
		x := render(p, m.Seconds()+8)
		peak, rms := loudest(x)
		if peak > 0.9 || peak < 0.3 {
			t.Errorf("%s peaks at %.2f", m.Name, peak)
		}
		if db := 20 * math.Log10(rms); db > -18 || db < -30 {
			t.Errorf("%s has a level of %.1f dB", m.Name, db)
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
	p := NewPlayer()
	p.Play(Evening, Table)
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
	p.Play(Busy)
	if s := step(render(p, 3)); s > 1.5*inside || p.Mood() != Busy {
		t.Errorf("the change to %v jumps by %.3f, the music by %.3f", p.Mood(), s, inside)
	}
}

func TestPlay(t *testing.T) {
	p := NewPlayer()
	if !p.Silent() {
		t.Error("sounds before anything is asked for")
	}
	p.Play(Table, Busy)
	render(p, 1)
	p.Play(Table, Busy)
	if p.then != nil {
		t.Error("the same list begins anew")
	}
	p.Play(Evening)
	p.Play(Table, Busy)
	render(p, 2*dieOff)
	if p.Mood() != Table {
		t.Errorf("%v plays, want the list asked for last", p.Mood())
	}
	p.Play()
	render(p, 2*dieOff+6)
	if !p.Silent() || p.Mood() != nil {
		t.Error("an empty list does not end the music")
	}
}

func TestWrongTables(t *testing.T) {
	for name, change := range map[string]func(*Mood){
		"part":   func(m *Mood) { m.form = "a z" },
		"pick":   func(m *Mood) { m.picks = map[string]string{"broken": "0/0"} },
		"string": func(m *Mood) { m.picks = map[string]string{"broken": "0/9/1"} },
		"chord":  func(m *Mood) { m.parts = map[string]part{"a": {"H", ""}} },
		"length": func(m *Mood) { m.parts = map[string]part{"a": {"G", "d5:2"}} },
		"note":   func(m *Mood) { m.parts = map[string]part{"a": {"G", "h5:3"}} },
		"drone":  func(m *Mood) { m.drone = []string{"g"} },
	} {
		m := *Table
		m.form = "a"
		change(&m)
		if _, err := m.score(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestAddDoesNotAllocate(t *testing.T) {
	p := NewPlayer()
	p.Play(Busy)
	buf := make([]float32, 2*4800)
	if n := testing.AllocsPerRun(50, func() { p.Add(buf, 1, 1) }); n > 0 {
		t.Errorf("%g allocations a call", n)
	}
}

// Samples of one second; ns/op over 1e9 is the share of a core.
func BenchmarkSecond(b *testing.B) {
	p := NewPlayer()
	p.Play(Busy)
	buf := make([]float32, 2*synth.Rate)
	for b.Loop() {
		p.Add(buf, 1, 1)
	}
}
