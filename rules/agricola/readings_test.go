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

// Each card was read a second time: the page has a line for it, once, that
// says whether it agreed with its facts or was mended.
func TestReadings(t *testing.T) {
	page := rulestest.Page(t, "readings.md") + "\n## "
	for _, of := range []struct {
		chapter string
		moor    bool
	}{{"The base game", false}, {"Farmers of the Moor", true}} {
		chapter := rulestest.Chapter(t, page, "\n## "+of.chapter+"\n", "\n## ")
		lines := reading.FindAllStringSubmatch(chapter, -1)
		if n := strings.Count(chapter, "\n| "); n != len(lines)+2 {
			t.Errorf("%s: %d lines of the table, %d of them of a card", of.chapter, n, len(lines))
		}
		said := map[string]string{}
		for _, line := range lines {
			if c, ok := FindCard(line[1]); !ok || Cards[c].Moor() != of.moor || said[line[1]] != "" {
				t.Errorf("%s: no card of it, or a second time: %s", of.chapter, line[0])
			}
			said[line[1]] = line[4]
		}
		for i := range Cards {
			if Cards[i].Moor() != of.moor {
				continue
			}
			if is := said[Cards[i].ID]; !strings.HasPrefix(is, "agrees") && !strings.HasPrefix(is, "mended: ") {
				t.Errorf("%s neither agrees nor was mended: %q", Cards[i].ID, is)
			}
		}
	}
}
