package main

import (
	"image/png"
	"os"
	"slices"
	"testing"

	"tilestead/assets"
	"tilestead/bots"
	"tilestead/rules"
	"tilestead/scenes/boards"
	"tilestead/titles"
)

// Each layer lists the titles once, because imports point downward: this holds
// the lists together, so that whoever adds a title hears which line is missing.
func TestEveryListHasEveryTitle(t *testing.T) {
	w, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, title := range titles.All {
		if !slices.Contains(titles.Box, title.ID) {
			t.Errorf("%s is in titles.All, not in titles.Box", title.ID)
		}
		if boards.All[title.ID] == nil {
			t.Errorf("%s has no line in scenes/boards", title.ID)
		}
		if len(bots.LevelsOf(title.ID)) == 0 {
			t.Errorf("%s has no line in bots", title.ID)
		}
		if !hasSheet(title.ID) {
			t.Errorf("%s has no pictures of its own: paint them from assets/paint/%[1]s with make generate", title.ID)
		}
	}
	for _, id := range titles.Box {
		if key := id + ".title"; !w.Has(key) {
			t.Errorf("%s is in titles.Box, and there is no text %s", id, key)
		}
	}
	if n := len(boards.All); n != len(titles.All) {
		t.Errorf("scenes/boards has %d boards for %d titles", n, len(titles.All))
	}
}

// hasSheet says whether a title has art of its own.
func hasSheet(title string) bool {
	for i := range assets.Sheets() {
		if assets.SheetTitle(i) == title && assets.SheetSize(i) > 0 {
			return true
		}
	}
	return false
}

// What is to come is what the box names and nobody can play yet.
func TestComing(t *testing.T) {
	for _, id := range titles.Coming() {
		if _, err := titles.Find(id); err == nil || !slices.Contains(titles.Box, id) {
			t.Errorf("%s is said to come; in the box: %v", id, titles.Box)
		}
	}
	if got := len(titles.Coming()) + len(titles.All); got != len(titles.Box) {
		t.Errorf("%d titles to play and to come, %d in the box", got, len(titles.Box))
	}
}

// mostPictures is how many bytes of pictures a graphics card holds for a game at most,
// with all expansions, without what is kept of the screen.
const mostPictures = 180_000_000

// The pictures of the fullest game of a title, with what all screens share, stay within
// their budget.
func TestPicturesOfTheFullestGame(t *testing.T) {
	for _, title := range titles.All {
		set := rules.Setup{Title: title.ID}
		for _, m := range title.Modules {
			set.Modules = append(set.Modules, m.ID)
		}
		offers := boards.All[title.ID]().Offers()
		list := slices.Concat(offers.Sheets(set), assets.SheetsOf("", func(string) bool { return true }))
		sum := 0
		for _, n := range list {
			f, err := os.Open("assets/sheets/" + assets.SheetFile(n))
			if err != nil {
				t.Fatal(err)
			}
			size, err := png.DecodeConfig(f)
			f.Close()
			if err != nil {
				t.Fatal(err)
			}
			sum += 4 * size.Width * size.Height
		}
		t.Logf("%s: %.1f MB in %d sheets", title.ID, float64(sum)/1e6, len(list))
		if sum > mostPictures {
			t.Errorf("the pictures of %s take %d bytes; their budget is %d", title.ID, sum, mostPictures)
		}
	}
}
