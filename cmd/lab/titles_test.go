package main

import (
	"strings"
	"testing"

	"tilestead/titles"
)

func TestEveryTitleIsKnownHere(t *testing.T) {
	for _, title := range titles.All {
		if recorders[title.ID] == nil {
			t.Errorf("lab records cannot replay games of %s: add its line in records.go", title.ID)
		}
	}
	for _, title := range titles.All {
		if pieces[title.ID] == nil {
			t.Errorf("lab sheet does not know the pieces of %s: add its line in sheet.go", title.ID)
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
