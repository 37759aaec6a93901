package agricola

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tilestead/rules/agricola/box"
	"tilestead/rules/rulestest"
	"tilestead/rules/rulestest/golden"
)

// reading is a line of the tables of second readings: a card, its name, what was
// compared, and what came of it.
var reading = regexp.MustCompile(`(?m)^\| ([ABM]\d{3}) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$`)

// chapters are those of the page, of the base game (false) and of Farmers of the Moor.
var chapters = map[bool]string{false: "The base game", true: "Farmers of the Moor"}

// unread is what -update says of a new card, until somebody has read it a second time.
const unread = "waits for its second reading"

// Each card was read a second time: the page has a line for it, once, that
// says whether it agreed with its facts or was mended. With -update a new card
// gets its line.
func TestReadings(t *testing.T) {
	page := rulestest.Page(t, "readings.md")
	for i := range box.Cards {
		if id := box.Cards[i].ID; golden.Updating() && !strings.Contains(page, "\n| "+id+" | ") {
			page = withReading(page, &box.Cards[i], titleOf(t, id))
		}
	}
	golden.File(t, filepath.Join("..", "..", "docs", "readings.md"), page)
	page += "\n## "
	for _, moor := range []bool{false, true} {
		chapter := rulestest.Chapter(t, page, "\n## "+chapters[moor]+"\n", "\n## ")
		lines := reading.FindAllStringSubmatch(chapter, -1)
		if n := strings.Count(chapter, "\n| "); n != len(lines)+2 {
			t.Errorf("%s: %d lines of the table, %d of them of a card", chapters[moor], n, len(lines))
		}
		said := map[string]string{}
		for _, line := range lines {
			if c, ok := box.FindCard(line[1]); !ok || box.Cards[c].Moor() != moor || said[line[1]] != "" {
				t.Errorf("%s: no card of it, or a second time: %s", chapters[moor], line[0])
			}
			said[line[1]] = line[4]
		}
		for i := range box.Cards {
			if box.Cards[i].Moor() != moor {
				continue
			}
			if is := said[box.Cards[i].ID]; !strings.HasPrefix(is, "agrees") && !strings.HasPrefix(is, "mended: ") && is != unread {
				t.Errorf("%s neither agrees nor was mended: %q", box.Cards[i].ID, is)
			}
		}
	}
}

// withReading is the page with the line of a card that nobody read again yet: in its chapter,
// behind the last card before it.
func withReading(page string, card *box.HandCard, name string) string {
	const head = "| --- | --- | --- | --- |"
	chapter := strings.Index(page, "\n## "+chapters[card.Moor()]+"\n")
	behind := chapter + strings.Index(page[chapter:], head) + len(head)
	for _, line := range reading.FindAllStringSubmatchIndex(page, -1) {
		id := page[line[2]:line[3]]
		if c, ok := box.FindCard(id); ok && box.Cards[c].Moor() == card.Moor() && id < card.ID {
			behind = line[1]
		}
	}
	return page[:behind] + "\n| " + card.ID + " | " + name + " | nothing | " + unread + " |" + page[behind:]
}

// titleOf is the name of a card, as its script begins with it.
func titleOf(t *testing.T, id string) string {
	text, err := os.ReadFile(filepath.Join("testdata", "cards", id+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	name, _, _ := strings.Cut(strings.TrimPrefix(string(text), "# "), ":")
	return name
}
