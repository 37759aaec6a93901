package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest/hands"
	"tilestead/titles"
)

// asItself makes the test program the laboratory, so that tests can start it.
const asItself = "TILESTEAD_LAB_ITSELF"

func TestMain(m *testing.M) {
	if os.Getenv(asItself) != "" {
		main()
	}
	os.Exit(m.Run())
}

// itself is a copy of the laboratory with a command line.
func itself(t *testing.T, args ...string) (c *exec.Cmd, failed *bytes.Buffer) {
	t.Helper()
	c, failed = exec.Command(os.Args[0], args...), &bytes.Buffer{}
	c.Env = append(os.Environ(), asItself+"=1")
	c.Stderr = failed
	return c, failed
}

// Two copies of the program, each with a bot of its own, play the games that one
// of them plays alone: they are tied together by what they write and read, and
// one of them draws for both.
func TestTwoProgramsPlayWholeGames(t *testing.T) {
	for _, title := range titles.All {
		t.Run(title.ID, func(t *testing.T) {
			const games = "4"
			one, two, alone := t.TempDir(), t.TempDir(), t.TempDir()
			drawing, said := itself(t, "play", "-title", title.ID, "-games", games, "-swap", "-seats", "medium,stdin",
				"-save", one)
			following, replied := itself(t, "play", "-title", title.ID, "-games", games, "-swap", "-seats",
				"stdin,medium", "-draws", "stdin", "-save", two)
			tie(t, drawing, following)
			for _, c := range []*exec.Cmd{drawing, following} {
				if err := c.Start(); err != nil {
					t.Fatal(err)
				}
			}
			if err := drawing.Wait(); err != nil {
				t.Errorf("the program that draws: %v, %s", err, said)
			}
			if err := following.Wait(); err != nil {
				t.Errorf("the program that follows: %v, %s", err, replied)
			}
			if _, refusal, code := try(t, "play", "-title", title.ID, "-games", games, "-swap", "-seats",
				"medium,medium", "-save", alone); code != 0 {
				t.Fatal(refusal)
			}
			want := savedMoves(t, alone)
			if len(want) != 4 {
				t.Fatalf("%d games were saved", len(want))
			}
			for name, text := range want {
				if savedMoves(t, one)[name] != text || savedMoves(t, two)[name] != text {
					t.Errorf("%s: the programs played another game together than one of them alone", name)
				}
			}
		})
	}
}

// tie lets each of two programs read what the other writes.
func tie(t *testing.T, a, b *exec.Cmd) {
	t.Helper()
	for _, way := range [][2]*exec.Cmd{{a, b}, {b, a}} {
		from, to, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { from.Close(); to.Close() })
		way[0].Stdout, way[1].Stdin = to, from
	}
}

// savedMoves are the saved games of a folder without who sat where.
func savedMoves(t *testing.T, folder string) map[string]string {
	t.Helper()
	out := map[string]string{}
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		_, moves, _ := strings.Cut(string(text), "\nseed ")
		out[filepath.Base(f)] = moves
	}
	return out
}

// answer runs a command line with what another program writes.
func answer(t *testing.T, input string, args ...string) (out, refusal string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = (&lab{in: strings.NewReader(input), out: &o, err: &e}).main(args)
	return o.String(), e.String(), code
}

// A seat is told the draws and what the others decide, and what it may do; what
// it answers must be one of that.
func TestWrongLinesAreNamed(t *testing.T) {
	draws := filepath.Join(t.TempDir(), "draws")
	if err := os.WriteFile(draws, []byte("# the start\nfirst 2\n\ndraw B01\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, input, want string }{
		{"a place that is not there", "# hello\n\n2 place 9,9 r0\n",
			`standard input, line 3: "2 place 9,9 r0" does not fit; expected one of: 2 place 0,1 r0 |`},
		{"another seat", "1 place 0,1 r0\n", `standard input, line 1: "1 place 0,1 r0" does not fit`},
		{"no seat", "place 0,1 r0\n", `line 1: "place 0,1 r0" does not fit`},
		{"the end", "2 place 0,1 r0\n",
			"standard input ended after line 1; expected one of: 2 small m1 | 2 small f1 | 2 pass"},
	} {
		out, refusal, code := answer(t, c.input, "play", "-title", "carcassonne", "-games", "1", "-seats",
			"medium,stdin", "-draws", draws)
		if code != 1 || !strings.Contains(refusal, c.want) {
			t.Errorf("%s: code %d, %q, want %q", c.name, code, refusal, c.want)
		}
		if !strings.HasPrefix(out, "# game 1: carcassonne 2\n# seats medium stdin\nfirst 2\ndraw B01\n? place 0,1 "+
			"r0 | place 0,1 r1 |") {
			t.Errorf("%s: the seat is told\n%s", c.name, out)
		}
	}
	if err := os.WriteFile(draws, []byte("first 2\ndraw D01\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, _, code := try(t, "play", "-title", "carcassonne", "-games", "1", "-seats", "easy,easy", "-draws",
		draws); code != 1 || !strings.Contains(out, `draw 2: "draw D01" cannot come`) {
		t.Errorf("a draw that is not in the game: code %d, %s", code, out)
	}
}

// A run that was ended goes on from the file of its games, also when the last
// line was cut off; another run's file is left alone.
func TestResultsGoOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games")
	play := func(games int, more ...string) (string, string, int) {
		return try(t, append([]string{"play", "-title", "carcassonne", "-seats", "easy,easy", "-games",
			fmt.Sprint(games), "-o", file}, more...)...)
	}
	lines := func() []string {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return strings.SplitAfter(strings.TrimSuffix(string(text), "\n"), "\n")
	}
	if _, refusal, code := play(3); code != 0 {
		t.Fatal(refusal)
	}
	first := lines()
	if len(first) != 4 {
		t.Fatalf("three games are %d lines: %q", len(first), first)
	}
	cut := strings.Join(first[:3], "") + first[3][:10]
	if err := os.WriteFile(file, []byte(cut), 0o644); err != nil {
		t.Fatal(err)
	}
	out, refusal, code := play(5)
	if code != 0 || !strings.Contains(out, "5 of 5 games ended") {
		t.Fatalf("code %d, %s%s", code, out, refusal)
	}
	whole := lines()
	if len(whole) != 6 || strings.Join(whole[:3], "") != strings.Join(first[:3], "") {
		t.Errorf("after two games more the file holds %q", whole)
	}
	again, _, _ := play(5)
	if withoutTimes(again) != withoutTimes(out) {
		t.Errorf("read from the file the result is\n%s, played\n%s", again, out)
	}
	if _, refusal, code := play(5, "-seed", "2"); code != 1 || !strings.Contains(refusal, "is not from this run") {
		t.Errorf("with another seed: code %d, %s", code, refusal)
	}
	if after := lines(); strings.Join(after, "") != strings.Join(whole, "") {
		t.Error("the refused run changed the file")
	}
}

// withoutTimes cuts the time a decision took off each line.
func withoutTimes(out string) string {
	var b strings.Builder
	for line := range strings.Lines(out) {
		line, _, _ = strings.Cut(line, ", mean score")
		b.WriteString(line)
	}
	return b.String()
}

// What only others see is told without what it is; a seat of the other program
// is told what it sees, and whoever draws is told all.
func TestHiddenCardsAreNotTold(t *testing.T) {
	setup := rules.Setup{Title: hands.Title.ID, Seats: 2}.With("target", "5")
	begun := "# game 1: hands 2 target=5\n# seats "
	for _, c := range []struct {
		levels []string
		deals  bool
		want   string
	}{
		{[]string{"easy", wired}, false, "easy stdin\n*\n*\n*\ndeal toll\ndeal mill\ndeal mill\n1 play toll\n"},
		{[]string{wired, "easy"}, false, "stdin easy\ndeal mill\ndeal peddler\ndeal toll\n*\n*\n*\n1 play toll\n"},
		{[]string{"easy", wired}, true,
			"easy stdin\ndeal mill\ndeal peddler\ndeal toll\ndeal toll\ndeal mill\ndeal mill\n1 play toll\n"},
	} {
		var out bytes.Buffer
		w := newWire(strings.NewReader(""), &out)
		w.deals = c.deals
		if err := w.begin(1, setup, c.levels); err != nil {
			t.Fatal(err)
		}
		s := hands.Title.New(setup)
		for _, name := range strings.Split("deal mill, deal peddler, deal toll, deal toll, deal mill, deal mill, "+
			"play toll", ", ") {
			a, ok := rules.Find(s, name)
			if !ok {
				t.Fatalf("%q is not legal", name)
			}
			if err := w.tell(s, a); err != nil {
				t.Fatal(err)
			}
			s.Do(a, nil)
		}
		if out.String() != begun+c.want {
			t.Errorf("%v, draws %v: told\n%s", c.levels, c.deals, &out)
		}
	}
}

// Values of a set-up are given by name, once each.
func TestValuesAreGivenByName(t *testing.T) {
	all := titles.All
	titles.All = append(slices.Clone(all), &hands.Title)
	t.Cleanup(func() { titles.All = all })
	folder := t.TempDir()
	_, refusal, code := try(t, "random", "-title", "hands", "-players", "1", "-games", "1", "-value", "target=7",
		"-save", folder)
	if code != 0 {
		t.Fatal(refusal)
	}
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%v, %v", files, err)
	}
	if text, err := os.ReadFile(files[0]); err != nil || !strings.Contains(string(text), "\nvalue target 7\n") {
		t.Errorf("%v\n%s", err, text)
	}
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"-title", "hands", "-value", "target=many"}, "a target is a number of points"},
		{[]string{"-title", "hands", "-value", "target"}, "expected ID=TEXT, such as target=50"},
		{[]string{"-title", "hands", "-value", "target=1", "-value", "target=2"}, "target is given twice"},
		{[]string{"-title", "montana", "-value", "target=1"}, `montana has no value "target"; it has luck`},
	} {
		_, refusal, code := try(t, append([]string{"random", "-games", "1"}, c.args...)...)
		if code != 2 || !strings.Contains(refusal, c.says) {
			t.Errorf("%v: code %d, %q, want %q", c.args, code, refusal, c.says)
		}
	}
}
