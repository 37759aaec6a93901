package main

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The words are cut in two here so that this file holds none of them.
var unwelcome = []struct{ pattern, why string }{
	{`\b(TO` + `DO|FIX` + `ME|XX` + `X)\b`, "what is left to do is done, or noted where it is planned"},
	{`\.\./sha` + `red\b`, "the project stands on its own"},
	{`(^|[^A-Za-z0-9_.~])/(wo` + `rk|fa` + `rm|ro` + `ot|ho` + `me|Us` + `ers)/[A-Za-z.]`,
		"paths of one machine mean nothing on another"},
}

func TestNoWordsThatDoNotBelong(t *testing.T) {
	texts := []string{".go", ".md", ".txt", ".sh", ".json", ".html", ".js", ".css", ".yml", ".yaml",
		".mod", ".stead", ""}
	for _, name := range files(t) {
		if !slices.Contains(texts, path.Ext(name)) {
			continue
		}
		data, err := os.ReadFile(filepath.FromSlash(name))
		if err != nil {
			t.Fatal(err)
		}
		if slices.Contains(data[:min(len(data), 512)], 0) {
			continue // a program or a picture
		}
		for _, u := range unwelcome {
			for _, at := range regexp.MustCompile(u.pattern).FindAllIndex(data, 3) {
				line := 1 + strings.Count(string(data[:at[0]]), "\n")
				t.Errorf("%s:%d: %q: %s", name, line, data[at[0]:at[1]], u.why)
			}
		}
	}
}
