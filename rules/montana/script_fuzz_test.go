package montana

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// sound is the title whose scripts may not lose or owe anything. Only `set
// left` may: it says how many settlements are left without placing any.
func sound(t *testing.T) *rules.Title {
	title := Title
	title.Arrange = func(s rules.State, words []string) error {
		before := check(s)
		err := arrange(s, words)
		if before == nil && err == nil && words[0] != "left" {
			if lost := check(s); lost != nil {
				t.Errorf("set %s: %v", strings.Join(words, " "), lost)
			}
		}
		return err
	}
	return &title
}

// read runs a script that may be wrong, and checks that the message says where.
func read(t *testing.T, script []byte) {
	_, err := rulestest.Script("fuzz", bytes.NewReader(script),
		func(string) (*rules.Title, error) { return sound(t), nil })
	if err != nil && !strings.HasPrefix(err.Error(), "fuzz:") {
		t.Errorf("the message names no line: %v", err)
	}
}

func scripts(t testing.TB) (all []string) {
	names, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(names) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(b))
	}
	return all
}

// FuzzScript reads whatever it is given as a script.
func FuzzScript(f *testing.F) {
	for _, text := range scripts(f) {
		for _, part := range strings.SplitAfter(text, "\n\n") {
			f.Add([]byte(part))
		}
	}
	f.Fuzz(read)
}

// Scripts made of the lines of others, with numbers changed, get farther than
// bytes can.
func TestMixedScripts(t *testing.T) {
	var sets, others []string
	for _, text := range scripts(t) {
		for _, l := range strings.Split(text, "\n") {
			switch {
			case l == "set ready":
			case strings.HasPrefix(l, "set "):
				sets = append(sets, l)
			case l != "" && !strings.HasPrefix(l, "game") && !strings.HasPrefix(l, "scenario"):
				others = append(others, l)
			}
		}
	}
	r := rand.New(rand.NewPCG(1, 43))
	times := 5000
	if testing.Short() {
		times = 500
	}
	for range times {
		b := []byte("scenario 0 mixed\ngame montana " + string(rune('2'+r.IntN(3))) + "\nset ready\n")
		for i := range 8 {
			l := []byte(sets[r.IntN(len(sets))])
			if i > 4 || r.IntN(8) == 0 {
				l = []byte(others[r.IntN(len(others))])
			}
			for i, c := range l {
				if c >= '0' && c <= '9' && r.IntN(8) == 0 {
					l[i] = byte('0' + r.IntN(5))
				}
			}
			b = append(append(b, l...), '\n')
		}
		func() {
			defer func() {
				if p := recover(); p != nil {
					t.Fatalf("panic %v in\n%s", p, b)
				}
			}()
			read(t, b)
			if t.Failed() {
				t.Fatalf("in\n%s", b)
			}
		}()
	}
}
