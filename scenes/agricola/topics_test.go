package agricola

import (
	"maps"
	"regexp"
	"slices"
	"testing"
)

// prompts are all that a seat is asked without cards in hand.
var prompts = []string{"place", "again", "use", "house", "feed", "breed", "heat", "leave", "spend", "special", "cook",
	"last", "begin", "return", "fields"}

func TestEverySectionHasAnEntry(t *testing.T) {
	fixture.EntriesTellTheRules(t, "Agricola", regexp.MustCompile(`(?m)^#+ (\d+(?:\.\d)?) `), 20)
}

func TestEveryEntryHasTexts(t *testing.T) {
	fixture.EntriesHaveTexts(t, append(slices.Collect(maps.Values(keyTopics)),
		slices.Collect(maps.Keys(sketches))...)...)
}

func TestKeysHaveEntries(t *testing.T) { fixture.KeysHaveEntries(t, append(prompts, "over"), 12) }

func TestPicturesDraw(t *testing.T) { fixture.PicturesDraw(t, slices.Collect(maps.Keys(sketches))) }

func TestPromptsHaveWords(t *testing.T) { fixture.PromptsHaveWords(t, prompts...) }

func TestRefusalsAreExplained(t *testing.T) { fixture.RefusalsAreExplained(t, 4) }

func TestLessonsPlayThrough(t *testing.T) { fixture.LessonsPlayThrough(t, 6) }
