package rulestest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

// What scenarios cover, and what they should.
func TestUncoveredRulesAreNamed(t *testing.T) {
	all := scenarios("# remarks\nscenario 1 a heading\ncovers W1 W2\ngame heap 2\nscenario W3 another\n= stones : 30\n")
	if len(all) != 2 || all[0].Number != "1" || !slices.Equal(all[0].Covers, []string{"W1", "W2"}) ||
		all[1].Number != "W3" || len(all[1].Covers) > 0 || all[1].text != "scenario W3 another\n= stones : 30\n" {
		t.Errorf("%+v", all)
	}
	page := "| no. | rule |\n| W1 | a |\n| W2 | b |\n| W16a | c |\n"
	numbers := Numbers(page, regexp.MustCompile(`(?m)^\| ([A-Z]\d+[a-z]?) \|`))
	if want := []string{"W1", "W2", "W16a"}; !slices.Equal(numbers, want) {
		t.Errorf("numbers %v, want %v", numbers, want)
	}
	for _, c := range []struct {
		numbers   string
		elsewhere map[string]string
		says      string
	}{
		{"W1 W2", nil, ""},
		{"W1 W2 W3", nil, "no scenario covers rule W3;"},
		{"W1 W2 W3", map[string]string{"W3": "a test"}, ""},
		{"W1", nil, "scenario 1 covers rule W2, which"},
		{"W1 W2", map[string]string{"W2": "a test"}, "rule W2 is said to be shown elsewhere (a test), but"},
		{"W1 W2", map[string]string{"W9": "a test"}, "rule W9 is said to be shown elsewhere, but"},
	} {
		got := strings.Join(uncovered(all, strings.Fields(c.numbers), c.elsewhere), "\n")
		if c.says == "" && got != "" || !strings.Contains(got, c.says) {
			t.Errorf("%s, %v: %q, want %q", c.numbers, c.elsewhere, got, c.says)
		}
	}
}

// weathered is the heap with modules; rain takes ten stones away at the start.
func weathered() *rules.Title {
	title, _ := findHeap("heap")
	title.Modules = append([]rules.Module{
		{ID: "rain"}, {ID: "hail"},
		{ID: "flood", Kind: rules.HouseRule, Needs: []string{"rain"}},
		{ID: "drought", Kind: rules.HouseRule, Clashes: []string{"flood"}},
		{ID: "calm", Kind: rules.HouseRule},
	}, rules.FirstSeats(2)...)
	title.Presets = []rules.Preset{{ID: "none"}, {ID: "still", Modules: []string{"calm"}}}
	made := title.New
	title.New = func(s rules.Setup) rules.State {
		h := made(s).(*heap)
		if slices.Contains(s.Modules, "rain") {
			h.stones -= 10
		}
		return h
	}
	return title
}

// A module without which every scenario still holds is named.
func TestIdleModulesAreNamed(t *testing.T) {
	all := scenarios("scenario 1 rain\ngame heap 2 rain flood\n= stones : 20\n" +
		"scenario 2 hail\ngame heap 2 hail\n= stones : 30\n")
	idle := map[string]string{"drought": "none", "calm": "none", "first-1": "none", "first-2": "none"}
	got := idleModules(weathered(), all, idle)
	want := []string{
		"every scenario holds without module hail; write one that does not",
		"every scenario holds without module flood; write one that does not",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	idle = map[string]string{
		"hail": "none", "flood": "none", "drought": "none", "calm": "none", "first-1": "none", "first-2": "none",
		"rain": "a mistake", "snow": "none",
	}
	got = idleModules(weathered(), all, idle)
	if len(got) != 2 || !strings.Contains(got[0], "module rain is said to change nothing") ||
		!strings.Contains(got[1], "heap has none of that name") {
		t.Errorf("%q", got)
	}
}

// The sets of modules that are played, and what no recorded game was played with.
func TestSets(t *testing.T) {
	title := weathered()
	var got []string
	for _, set := range Sets(title) {
		got = append(got, strings.Join(set, " "))
	}
	want := []string{"", "rain", "hail", "rain hail", "rain hail calm", "rain hail flood", "rain hail drought"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	var played []rules.Setup
	for _, set := range append(want, "first-1") {
		played = append(played, rules.Setup{Modules: strings.Fields(set)})
	}
	played[3].Modules = []string{"hail", "first-2", "rain"}
	if got := unplayed(title, played); len(got) > 0 {
		t.Errorf("%q", got)
	}
	missing := unplayed(title, slices.Delete(played, 2, 4))
	if want := []string{
		"no recorded game of heap was played with hail; record one",
		"no recorded game of heap was played with rain hail; record one",
		"no recorded game of heap was played with first-2; record one",
	}; !slices.Equal(missing, want) {
		t.Errorf("%q, want %q", missing, want)
	}
}
