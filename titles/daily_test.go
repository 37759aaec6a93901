package titles_test

import (
	"maps"
	"slices"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/titles"
)

// Each day of two years has a game that can be played, the same whenever it is asked for and
// another than those of all other days; every title and each of its boxes has its turn.
func TestEveryDayHasAGame(t *testing.T) {
	seen, boxes, steps := map[uint64]string{}, map[string]bool{}, map[time.Weekday]int{}
	for day := range 730 {
		at := time.Date(2026, 11, 25+day, 0, 0, 0, 0, time.UTC)
		date := at.Format(time.DateOnly)
		d, ok := titles.DailyOf(date)
		if !ok || d.Date != date {
			t.Fatalf("%s has no game: %+v", date, d)
		}
		if err := d.Title.CheckSetup(d.Setup); err != nil {
			t.Fatalf("%s: %v", date, err)
		}
		if other, ok := seen[d.Setup.Seed]; ok {
			t.Errorf("%s has the seed of %s", date, other)
		}
		seen[d.Setup.Seed] = date
		if again, _ := titles.DailyOf(date); again.Setup.Seed != d.Setup.Seed ||
			!slices.Equal(again.Setup.Modules, d.Setup.Modules) {
			t.Errorf("%s has another game when asked again", date)
		}
		if step, ok := steps[at.Weekday()]; ok && step != d.Step {
			t.Errorf("%s: step %d, on the same day of another week %d", date, d.Step, step)
		}
		steps[at.Weekday()] = d.Step
		if d.Setup.Values[rules.LuckID] != rules.LuckByChance {
			t.Errorf("%s: its luck hangs on what seats do", date)
		}
		boxes[d.Title.ID] = true
		for _, m := range d.Setup.Modules {
			boxes[m] = true
		}
	}
	want := []string{"agricola", "carcassonne", "dragon", "hand-cards", "inns", "minor-cards", "montana", "moor", "traders"}
	if got := slices.Sorted(maps.Keys(boxes)); !slices.Equal(got, want) {
		t.Errorf("in two years there are %v, not %v", got, want)
	}
	if steps[time.Monday] != 0 || steps[time.Sunday] != titles.Steps-1 {
		t.Errorf("the week is %v", steps)
	}
	if d, ok := titles.DailyOf("yesterday"); ok {
		t.Errorf("yesterday is %+v", d)
	}
}

// The game of a day is the same in every version: it is written down.
func TestDailyGamesStay(t *testing.T) {
	for date, want := range map[string]struct {
		title string
		seed  uint64
	}{"2026-11-27": {"carcassonne", 0x7134c52d5db37bf0}, "2026-11-28": {"agricola", 0x4d79ea448236bceb},
		"2026-11-29": {"montana", 0x5c55222f03bce9c2}} {
		if d, _ := titles.DailyOf(date); d.Title.ID != want.title || d.Setup.Seed != want.seed {
			t.Errorf("%s: %s, %#x", date, d.Title.ID, d.Setup.Seed)
		}
	}
}
