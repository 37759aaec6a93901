package main

import (
	"os"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/titles"
)

// A title with recorded games, or with pictures that are not called after it, has
// its line.
func TestEveryTitleIsKnownHere(t *testing.T) {
	for _, title := range titles.All {
		if _, err := os.Stat("../../rules/" + title.ID + "/record"); err == nil && recorders[title.ID] == nil {
			t.Errorf("lab records cannot replay games of %s: add its line in records.go", title.ID)
		}
	}
	for _, name := range assets.Names() {
		kind, _, _ := strings.Cut(name, "/")
		title := assets.SheetTitle(assets.Must(name).Cut(1).Sheet)
		if title != "" && title != kind && pieces[title] == nil {
			t.Errorf("lab sheet does not know the pieces of %s, such as %s: add its line in sheet.go", title, name)
		}
	}
}

// Agricola is played with Farmers of the Moor, and its packed records agree.
func TestAgricolaIsPlayedAndReplayed(t *testing.T) {
	out, refusal, code := try(t, "random", "-title", "agricola", "-modules", "moor", "-games", "3")
	if code != 0 || !strings.Contains(out, "3 of 3 games ended") {
		t.Errorf("code %d: %s%s", code, out, refusal)
	}
	out, refusal, code = try(t, "records", "-title", "agricola", "../../rules/agricola/record/testdata/games.jsonl.gz")
	if code != 0 || !strings.HasSuffix(out, "37 of 37 agree\n") {
		t.Errorf("code %d: %s%s", code, out, refusal)
	}
	_, refusal, code = try(t, "records", "-title", "agricola", "titles_test.go.gz")
	if code == 0 {
		t.Errorf("a file that is not there: %s", refusal)
	}
}
