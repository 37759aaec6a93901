package carcassonne

import (
	"regexp"
	"testing"

	"tilestead/rules/rulestest"
)

func TestScenarios(t *testing.T) { rulestest.Scripts(t, &Title, "testdata/*.txt", 250) }

// Every section of docs/rulings.md, every tile and every module has a scenario.
func TestScenariosAreWhole(t *testing.T) {
	all := rulestest.Scenarios(t, "testdata/*.txt")
	page := rulestest.Chapter(t, rulestest.Page(t, "rulings.md"), "\n# Carcassonne\n", "\n# ")
	sections := rulestest.Numbers(page, regexp.MustCompile(`(?m)^##+ (\d+(?:\.\d+)?) `))
	rulestest.Covered(t, all, sections, map[string]string{
		"3": "its sections, and 7.2 and 8.2 for what expansions add",
		"7": "its sections",
		"8": "its sections",
	})
	var tiles []string
	for i := range Tiles {
		tiles = append(tiles, Tiles[i].ID)
	}
	rulestest.Numbered(t, all, tiles)
	rulestest.ModulesMatter(t, &Title, all, nil)
}
