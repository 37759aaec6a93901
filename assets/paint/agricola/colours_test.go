package agricola

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mostColours is how many colours of its own Agricola may have, beside those of every title.
const mostColours = 250

// Colours come from the list alone, and the list has none that nothing is painted in.
func TestColoursAreListed(t *testing.T) {
	if len(tones) > mostColours {
		t.Errorf("%d colours, at most %d: take one that there is", len(tones), mostColours)
	}
	used := map[string]bool{}
	name := regexp.MustCompile(`[a-z][A-Za-z0-9]*`)
	err := fs.WalkDir(texts, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := texts.ReadFile(file)
		notMixed(t, file, string(text))
		for _, line := range strings.Split(string(text), "\n") {
			if strings.HasPrefix(line, "# ") {
				continue
			}
			for _, s := range name.FindAllString(line, -1) {
				used[s] = true
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	sources, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	toned := regexp.MustCompile(`tone\("(.*?)"\)`)
	for _, file := range sources {
		if strings.HasSuffix(file, "_test.go") || file == "colours.go" {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		notMixed(t, file, string(text))
		for _, s := range toned.FindAllStringSubmatch(string(text), -1) {
			used[s[1]] = true
		}
	}
	for name := range tones {
		if !used[name] {
			t.Errorf("nothing is painted in %s", name)
		}
	}
}

var mixed = regexp.MustCompile(`\bHex\(|#[0-9a-fA-F]{6}`)

// notMixed holds that a file has no colour that is not in the list.
func notMixed(t *testing.T, file, text string) {
	t.Helper()
	if s := mixed.FindString(text); s != "" {
		t.Errorf("%s has a colour of its own, %s: want one of colours.txt", file, s)
	}
}

// The name of a colour means nothing else in a picture.
func TestColoursHaveNamesOfTheirOwn(t *testing.T) {
	for _, w := range words {
		if _, ok := tones[w.Name]; ok {
			t.Errorf("%s is a word and a colour", w.Name)
		}
	}
	for name := range names {
		if _, ok := tones[name]; ok {
			t.Errorf("%s is in words.go and in colours.txt", name)
		}
	}
}

func TestColourMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"poppy #ff0000\n\nruby ff0000": `colours.txt:3: want NAME #rrggbb, got "ruby ff0000"`,
		"poppy":                        `colours.txt:1: want NAME #rrggbb, got "poppy"`,
		"poppy #ff000":                 `colours.txt:1: want NAME #rrggbb, got "poppy #ff000"`,
		"poppy #ff0000\npoppy #ee0000": "colours.txt:2: poppy is there already: want another name",
		"poppy #ff0000\nruby #ff0000":  "colours.txt:2: #ff0000 is poppy already: want one name",
	} {
		if _, err := readColours(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
