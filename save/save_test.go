package save

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/titles"
)

// played is a game of Montana after at most n random actions.
func played(t testing.TB, seats int, seed uint64, n int) *Game {
	t.Helper()
	return playedOf(t, rules.Setup{Title: "montana", Seats: seats, Seed: seed}, n)
}

// playedOf is a game after at most n random actions.
func playedOf(t testing.TB, setup rules.Setup, n int) *Game {
	t.Helper()
	title, err := titles.Find(setup.Title)
	if err != nil {
		t.Fatal(err)
	}
	seats, seed := setup.Seats, setup.Seed
	m, err := rules.NewMatch(title, setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	for m.Len() < n && m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[r.IntN(len(legal))])
	}
	g := &Game{Match: m}
	colors := []string{"red", "blue", "yellow", "green", "black", "plum"}
	for i := range seats {
		s := Seat{Color: colors[i], Name: fmt.Sprintf("Ďuro von %d", i)}
		if i > 0 {
			s.Bot = "hard"
		}
		g.Seats = append(g.Seats, s)
	}
	return g
}

func file(t testing.TB, g *Game) []byte {
	t.Helper()
	b, err := g.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// same says how two games differ.
func same(a, b *Game) error {
	if x, y := fmt.Sprint(a.Seats, a.Flags, a.Name, a.Saved, a.Match.Setup()),
		fmt.Sprint(b.Seats, b.Flags, b.Name, b.Saved, b.Match.Setup()); x != y {
		return fmt.Errorf("%s became %s", x, y)
	}
	if a.Match.Len() != b.Match.Len() {
		return fmt.Errorf("%d actions became %d", a.Match.Len(), b.Match.Len())
	}
	for i := range a.Match.Len() {
		if a.Match.Action(i) != b.Match.Action(i) || rules.Hash(a.Match.Before(i)) != rules.Hash(b.Match.Before(i)) {
			return fmt.Errorf("action %d differs", i+1)
		}
	}
	if rules.Hash(a.Match.State()) != rules.Hash(b.Match.State()) {
		return errors.New("the last positions differ")
	}
	return nil
}

func TestReadGivesWhatWasWritten(t *testing.T) {
	for seed := range uint64(12) {
		g := played(t, 2+int(seed%3), seed, int(seed*seed*7))
		if seed%2 == 1 {
			g.Flags = []string{"assisted", "lesson-2"}
			g.Name, g.Saved = "Sunday with Žofia", "2026-05-17 20:15"
		}
		if seed%5 == 4 {
			g.Seats = nil
		}
		b := file(t, g)
		back, err := Read(b)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, b)
		}
		if err := same(g, back); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if !bytes.Equal(b, file(t, back)) {
			t.Fatalf("seed %d: the same game is written otherwise", seed)
		}
	}
}

func TestRemarksAndEmptyLines(t *testing.T) {
	g := played(t, 2, 1, 20)
	text := strings.ReplaceAll(string(file(t, g)), "\n", "\r\n\n# a remark\n")
	back, err := Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := same(g, back); err != nil {
		t.Fatal(err)
	}
}

// What a person can get wrong, and what is said about it.
func TestDamage(t *testing.T) {
	g := played(t, 2, 3, 40)
	lines := strings.SplitAfter(strings.TrimSuffix(string(file(t, g)), "\n"), "\n")
	whole := strings.Join(lines, "") + "\n"
	edit := func(i int, line string) string {
		l := append([]string{}, lines...)
		l[i] = line
		return strings.Join(l, "") + "\n"
	}
	// Lines: 0 tilestead, 1 title, 2 players, 3-4 seats, 5 seed, 6-13 actions 1-8, 14 a fingerprint.
	for _, c := range []struct {
		name string
		flaw Flaw
		text string
		line int
		want string
		good int // actions that can be played on; -1 for none
	}{
		{"nothing", FlawEnd, "", 1, "the end of the file", -1},
		{"no version", FlawStranger, edit(0, "tilestead two\n"), 1, `expected "tilestead 2"`, -1},
		{"another file", FlawStranger, "hello\n", 1, `expected "tilestead 2"`, -1},
		{"newer version", FlawNewer, edit(0, "tilestead 3\n"), 1, "a newer version of this program", -1},
		{"unknown title", FlawNewer, edit(1, "title moonbase 1\n"), 2, `unknown title "moonbase"; known: montana`, -1},
		{"newer rules", FlawNewer, edit(1, "title montana 99\n"), 2, "a newer version of this program", -1},
		{"no revision", FlawLine, edit(1, "title montana\n"), 2, fmt.Sprintf(`"title montana %d"`, g.Match.Title().Rev), -1},
		{"players", FlawSetup, edit(2, "players 9\n"), 3, "2 to 4", -1},
		{"players in words", FlawLine, edit(2, "players two\n"), 3, "a number of players", -1},
		{"module", FlawSetup, edit(3, "modules dragons\n"), 4, "dragons", -1},
		{"seat order", FlawLine, edit(3, "seat 2 human red Ada\n"), 4, "seat 1 human", -1},
		{"seat name", FlawLine, edit(3, "seat 1 human red \tx\n"), 4, "seat 1 human", -1},
		{"missing seat", FlawSetup, edit(4, "# gone\n"), 6, "of the 2 players, found 1", -1},
		{"long name", FlawLine, edit(4, lines[4]+"name "+strings.Repeat("x", 33)+"\n"), 6, "at most 32 letters", -1},
		{"odd time", FlawLine, edit(4, lines[4]+"saved yesterday\n"), 6, "2006-01-02", -1},
		{"short seed", FlawLine, edit(5, "seed 12\n"), 6, "16 hex digits", -1},
		{"illegal action", FlawAction, edit(12, "1 fly moon\n"), 13, `"1 fly moon" is not a legal action (expected "`, 6},
		{"wrong seat", FlawAction, edit(12, "4 "+lines[12]), 13, "is not a legal action", 6},
		{"wrong fingerprint", FlawStrayed, edit(14, "= 0123456789abcdef\n"), 15, "the fingerprint", 0},
		{"no fingerprint", FlawLine, edit(14, "=\n"), 15, "16 hex digits", 8},
		{"cut at a line", FlawEnd, strings.Join(lines[:11], ""), 12, "the file ends too early", 5},
		{"cut in a line", FlawEnd, strings.Join(lines[:11], "") + lines[11][:1], 12, "the file ends too early", 5},
		{"cut at a fingerprint", FlawEnd, strings.Join(lines[:15], ""), 16, "the file ends too early", 8},
		{"more after the end", FlawMore, whole + "1 pass\n", len(lines) + 1, "nothing after the end", 40},
		{"long line", FlawLong, edit(12, strings.Repeat("x", 2100)+"\n"), 13, "a line of at most", 6},
		{"no text", FlawAction, edit(12, "\xff\xfe\n"), 13, "is not a legal action", 6},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read([]byte(c.text))
			var d *Damage
			if !errors.As(err, &d) {
				t.Fatalf("want a Damage, got %v", err)
			}
			if d.Flaw != c.flaw {
				t.Errorf("the flaw is %v, want %v", d.Flaw, c.flaw)
			}
			if d.Line != c.line || !strings.Contains(err.Error(), c.want) {
				t.Errorf("want line %d and %q, got: %v", c.line, c.want, err)
			}
			switch {
			case c.good < 0 && d.Good != nil:
				t.Error("there should be nothing to play on with")
			case c.good >= 0 && d.Good == nil:
				t.Error("there should be a game to play on with")
			case c.good >= 0 && d.Good.Match.Len() != c.good:
				t.Errorf("want %d good actions, got %d", c.good, d.Good.Match.Len())
			}
			if c.good >= 0 && d.Good != nil && d.Good.Match.Len() == c.good {
				if back, err := Read(file(t, d.Good)); err != nil || same(d.Good, back) != nil {
					t.Error("what was saved of it cannot be read:", err)
				}
			}
		})
	}
}

// A file cut anywhere is noticed, and what came before the cut is kept.
func TestCutAnywhere(t *testing.T) {
	g := played(t, 3, 5, 60)
	b := file(t, g)
	last := 0
	for n := range len(b) - 1 {
		_, err := Read(b[:n])
		var d *Damage
		if !errors.As(err, &d) {
			t.Fatalf("the first %d bytes: want a Damage, got %v", n, err)
		}
		if d.Good == nil {
			continue
		}
		if k := d.Good.Match.Len(); k < last {
			t.Fatalf("the first %d bytes keep %d actions, fewer than %d before", n, k, last)
		} else {
			last = k
		}
	}
	if last != g.Match.Len() {
		t.Errorf("all but the end keeps %d actions of %d", last, g.Match.Len())
	}
}

func TestTooManyActions(t *testing.T) {
	title, err := titles.Find("montana")
	if err != nil {
		t.Fatal(err)
	}
	defer func(n int) { title.MaxActions = n }(title.MaxActions)
	b := file(t, played(t, 2, 1, 30))
	title.MaxActions = 20
	_, err = Read(b)
	var d *Damage
	if !errors.As(err, &d) || d.Good == nil || d.Good.Match.Len() != 20 ||
		!strings.Contains(err.Error(), "at most 20 actions") {
		t.Errorf("want a Damage after 20 actions, got %v", err)
	}
	if _, err := Read(make([]byte, MaxBytes+1)); err == nil {
		t.Error("a file that is too large was read")
	}
}

func TestBytesRefusesWhatCannotBeRead(t *testing.T) {
	for _, s := range []Seat{
		{Color: "red", Name: ""}, {Color: "red", Name: " x"}, {Color: "red", Name: "a\nb"},
		{Color: "red", Name: strings.Repeat("x", MaxName+1)},
		{Color: "", Name: "x"}, {Color: "RED", Name: "x"}, {Color: "red", Name: "x", Bot: "very hard"},
	} {
		g := played(t, 2, 1, 4)
		g.Seats[1] = s
		if b, err := g.Bytes(); err == nil {
			t.Errorf("seat %+v was written:\n%s", s, b)
		}
	}
	g := played(t, 2, 1, 4)
	g.Seats = g.Seats[:1]
	if _, err := g.Bytes(); err == nil {
		t.Error("a game of two with one seat was written")
	}
}

func TestCleanName(t *testing.T) {
	for typed, want := range map[string]string{
		"Ada": "Ada", "  Ada\t Maria \n": "Ada Maria", "": "", " \x00 ": "", "Žofia Ľ": "Žofia Ľ", "a\xffb": "ab",
		"abcdefghijklmno pqrst": "abcdefghijklmno", "東京都千代田区丸の内": "東京都千代田区丸", "Ada 東京都千代田区": "Ada 東京都千代田",
		"ジョン・スミスさん": "ジョン・スミスさ", "Παπαδημητρακόπου": "Παπαδημητρακόπου",
	} {
		if got := CleanName(typed); got != want {
			t.Errorf("CleanName(%q) = %q, want %q", typed, got, want)
		}
	}
}

// wholeGames are games of both titles with as many seats and modules as they have.
var wholeGames = []rules.Setup{
	{Title: "montana", Seats: 4, Seed: 1},
	{Title: "carcassonne", Seats: 6, Modules: []string{"inns", "traders", "dragon"}, Seed: 1},
}

func BenchmarkRead(b *testing.B) {
	for _, setup := range wholeGames {
		b.Run(setup.Title, func(b *testing.B) {
			data := file(b, playedOf(b, setup, 1<<20))
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Read(data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkBytes(b *testing.B) {
	for _, setup := range wholeGames {
		b.Run(setup.Title, func(b *testing.B) {
			g := playedOf(b, setup, 1<<20)
			b.ReportAllocs()
			for b.Loop() {
				file(b, g)
			}
		})
	}
}

// A game of older rules that these play otherwise is given up to the last
// fingerprint that agrees; one that they play alike is read whole.
func TestOlderRules(t *testing.T) {
	g := played(t, 2, 3, 40)
	lines := strings.SplitAfter(string(file(t, g)), "\n")
	title := g.Match.Title()
	was := title.Rev
	title.Rev = 7
	t.Cleanup(func() { title.Rev = was })
	if back, err := Read([]byte(strings.Join(lines, ""))); err != nil || back.Match.Len() != 40 {
		t.Errorf("a game that both rules play alike: %v", err)
	}
	// Lines 6-13 are actions 1-8, 14 a fingerprint, 15 on the next eight.
	for i, line := range map[int]string{18: "1 fly moon\n", 23: "= 0123456789abcdef\n"} {
		l := append([]string{}, lines...)
		l[i] = line
		_, err := Read([]byte(strings.Join(l, "")))
		var d *Damage
		if !errors.As(err, &d) || d.Older != was || d.Good == nil || d.Good.Match.Len() != 8 {
			t.Errorf("line %d: %v, want the first 8 actions", i+1, err)
			continue
		}
		if !strings.Contains(err.Error(), fmt.Sprintf("revision %d of the rules", was)) {
			t.Errorf("the error does not say that the rules are older: %v", err)
		}
		if rules.Hash(d.Good.Match.State()) != rules.Hash(g.Match.Before(8)) {
			t.Error("the position is not the one that agreed")
		}
	}
}
