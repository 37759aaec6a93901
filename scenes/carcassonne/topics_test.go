package carcassonne

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tilestead/rules/carcassonne"
)

func TestEverySectionHasAnEntry(t *testing.T) {
	fixture.EntriesTellTheRules(t, "Carcassonne", regexp.MustCompile(`(?m)^#+ (\d+(?:\.\d)?) `), 20)
}

func TestEveryEntryHasTexts(t *testing.T) {
	fixture.EntriesHaveTexts(t, append(slices.Collect(maps.Values(keyTopics)),
		slices.Collect(maps.Keys(sketches))...)...)
}

func TestKeysHaveEntries(t *testing.T) { fixture.KeysHaveEntries(t, append(prompts, "over"), 8) }

func TestPicturesDraw(t *testing.T) { fixture.PicturesDraw(t, slices.Collect(maps.Keys(sketches))) }

func TestRefusalsAreExplained(t *testing.T) { fixture.RefusalsAreExplained(t, 3) }

// TestCodeCitesSections looks for sections that code names and nobody wrote.
func TestCodeCitesSections(t *testing.T) {
	page, err := os.ReadFile("../../docs/rulings.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir("../../rules/carcassonne")
	if err != nil {
		t.Fatal(err)
	}
	cited := 0
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") {
			continue
		}
		code, err := os.ReadFile("../../rules/carcassonne/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\((\d\d?(?:\.\d)?)(?:, \d+(?:\.\d)?)*\)`).FindAllStringSubmatch(string(code), -1) {
			if m[1] == "0" {
				continue
			}
			cited++
			if !regexp.MustCompile(`(?m)^#+ ` + regexp.QuoteMeta(m[1]) + ` `).Match(page) {
				t.Errorf("%s cites section %s", f.Name(), m[1])
			}
		}
	}
	if cited < 20 {
		t.Errorf("only %d citations found", cited)
	}
}

// TestEveryTileHasEntries asks for the entries of each feature of each tile,
// and sees that what is drawn on it is told.
func TestEveryTileHasEntries(t *testing.T) {
	seen := map[string]bool{}
	for k := range carcassonne.Tiles {
		tile := &carcassonne.Tiles[k]
		for f := range tile.Features {
			id := tileTopic(carcassonne.Kind(k), f)
			if entryOf(id) == "" {
				t.Errorf("%s of %s leads to %q", tile.Features[f].ID, tile.ID, id)
			}
			seen[id] = true
		}
	}
	for _, id := range strings.Fields("road city cloister field inn cathedral goods princess tunnel volcano dragon " +
		"portal") {
		if !seen[id] {
			t.Errorf("no feature leads to %q", id)
		}
	}
}
