package learn

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/page"
)

// Whoever tries something else in a lesson hears the coach of that title.
func TestEachCoachSpeaksForItself(t *testing.T) {
	words, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, title := range []string{"montana", "carcassonne"} {
		said[(&lessonScreen{coached: coached{sh: &page.Shell{Words: words},
			title: &rules.Title{ID: title}}}).Other()] = true
	}
	if len(said) != 2 {
		t.Errorf("Marta and Gaston say the same: %v", said)
	}
}
