package agricola

import (
	"regexp"
	"strings"
	"testing"

	"tilestead/rules/rulestest"
)

// reading is a line of the tables of second readings: a card, its name, what was
// compared, and what came of it.
var reading = regexp.MustCompile(`(?m)^\| ([ABM]\d{3}) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$`)

// Each card of the Moor was read a second time: the page has a line for it, once, in
// their order, that says whether it agreed with its facts or was mended.
func TestReadings(t *testing.T) {
	page := rulestest.Page(t, "readings.md")
	chapter := rulestest.Chapter(t, page, "\n## Farmers of the Moor\n", "\n## ")
	lines := reading.FindAllStringSubmatch(chapter, -1)
	if n := strings.Count(chapter, "\n| "); n != len(lines)+2 {
		t.Errorf("%d lines of the table, %d of them of a card", n, len(lines))
	}
	for i := range Cards {
		if !Cards[i].Moor() {
			continue
		}
		if len(lines) == 0 || lines[0][1] != Cards[i].ID {
			t.Fatalf("the table of second readings lacks %s", Cards[i].ID)
		}
		if !strings.HasPrefix(lines[0][4], "agrees") && !strings.HasPrefix(lines[0][4], "mended: ") {
			t.Errorf("%s neither agrees nor was mended: %s", Cards[i].ID, lines[0][4])
		}
		lines = lines[1:]
	}
	for _, line := range lines {
		t.Errorf("no card of the Moor: %s", line[0])
	}
}
