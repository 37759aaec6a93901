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
	var all strings.Builder
	err := fs.WalkDir(texts, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := texts.ReadFile(file)
		all.Write(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	sources, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range sources {
		if strings.HasSuffix(file, "_test.go") || file == "colours.go" {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "Hex(") {
			t.Errorf("%s has a colour of its own: want one of colours.txt, by tone", file)
		}
		all.Write(text)
	}
	used := map[string]bool{}
	for _, s := range regexp.MustCompile(`[a-z][A-Za-z0-9]*`).FindAllString(all.String(), -1) {
		used[s] = true
	}
	for name := range tones {
		if !used[name] {
			t.Errorf("nothing is painted in %s", name)
		}
	}
}

func TestColourMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"red40 #ff0000\n\nred41 ff0000": `colours.txt:3: want NAME #rrggbb, got "red41 ff0000"`,
		"red40":                         `colours.txt:1: want NAME #rrggbb, got "red40"`,
		"red40 #ff000":                  `colours.txt:1: want NAME #rrggbb, got "red40 #ff000"`,
		"red40 #ff0000\nred40 #ee0000":  "colours.txt:2: red40 is there already: want another name",
	} {
		if _, err := readColours(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
