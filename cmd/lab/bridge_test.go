package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tilestead/titles"
)

// longestExample is how many lines a stranger reads in an afternoon.
const longestExample = 60

// The example of docs/notation.md plays whole games of every title, as it is printed there.
func TestExampleOfAnotherProgramPlays(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "notation.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(page), "```python\n")
	program, _, closed := strings.Cut(rest, "```\n")
	if !found || !closed {
		t.Fatal("docs/notation.md has no example in Python")
	}
	if n := strings.Count(program, "\n"); n > longestExample {
		t.Errorf("the example has %d lines, more than %d", n, longestExample)
	}
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3; the checks install it")
	}
	file := filepath.Join(t.TempDir(), "random_seat.py")
	if err := os.WriteFile(file, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(python, file, os.Args[0])
	c.Env = append(os.Environ(), asItself+"=1")
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != len(titles.All) {
		t.Errorf("it played %d titles of %d:\n%s", len(lines), len(titles.All), out)
	}
	for _, line := range lines {
		if !strings.Contains(line, " of 2, scores ") || strings.Count(line, " : ") != 2 {
			t.Errorf("%q does not tell of two games", line)
		}
	}
}

// A seat of another program is shown the position before it is asked, if it wants that. That
// it is not asked for its only choice, the example sees.
func TestPositionsAreTold(t *testing.T) {
	draws := filepath.Join(t.TempDir(), "draws")
	if err := os.WriteFile(draws, []byte("first 2\ndraw B01\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	play := []string{"play", "-title", "carcassonne", "-games", "1", "-seats", "easy,stdin", "-draws", draws}
	plain, _, _ := answer(t, "", play...)
	if strings.Contains(plain, "\n@ ") || !strings.Contains(plain, "\n? place 0,1 r0 |") {
		t.Errorf("without being asked to, it is told\n%s", plain)
	}
	out, _, _ := answer(t, "", append(play, "-tell", "positions")...)
	before, _, found := strings.Cut(out, "\n? place 0,1 r0 |")
	if !found || !strings.Contains(before, "\ndraw B01\n@ ") || !strings.Contains(before, "\n@ turn of 2") {
		t.Errorf("before the question it is told\n%s", out)
	}

	for _, c := range []struct{ tell, seats, says string }{
		{"everything", "easy,stdin", "expected positions, forced or both"},
		{"forced", "easy,easy", "nobody is told"},
	} {
		_, refusal, code := try(t, "play", "-title", "montana", "-seats", c.seats, "-tell", c.tell)
		if code != 2 || !strings.Contains(refusal, c.says) {
			t.Errorf("-tell %s: code %d, %q", c.tell, code, refusal)
		}
	}
}
