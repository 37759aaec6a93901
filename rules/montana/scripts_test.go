package montana

import (
	"regexp"
	"testing"

	"tilestead/rules/rulestest"
)

func TestScenarios(t *testing.T) { rulestest.Scripts(t, &Title, "testdata/*.txt", 100) }

// Every rule of docs/rulings.md and every module has a scenario.
func TestScenariosAreWhole(t *testing.T) {
	all := rulestest.Scenarios(t, "testdata/*.txt")
	page := rulestest.Chapter(t, rulestest.Page(t, "rulings.md"), "# Montana\n", "\n# Carcassonne\n")
	numbers := rulestest.Numbers(page, regexp.MustCompile(`(?m)^\| ([A-Z]\d+[a-z]?) \|`))
	rulestest.Covered(t, all, numbers, map[string]string{
		"S6":  "there is no supply of silver to run out of",
		"H7":  "the table shows it, and its tests have it",
		"W19": "the conformance kit: every game ends",
	})
	rulestest.ModulesMatter(t, &Title, all, nil)
}
