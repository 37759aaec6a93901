package agricola

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules/agricola/box"
	"tilestead/rules/rulestest"
)

// Each card shows what it does that no scenario of the sheets shows.
func TestCards(t *testing.T) { rulestest.Scripts(t, &Title, "testdata/cards/*.txt", 180) }

// Each card has a script under its number, with a scenario that is of it or says
// that it shows it.
func TestEachCardHasAScript(t *testing.T) {
	for i := range box.Cards {
		id := box.Cards[i].ID
		shown := slices.ContainsFunc(rulestest.Scenarios(t, "testdata/cards/"+id+".txt"), func(s rulestest.Scenario) bool {
			number, _, _ := strings.Cut(s.Number, ".")
			return number == id || slices.Contains(s.Covers, id)
		})
		if !shown {
			t.Errorf("no scenario of its script shows %s", id)
		}
	}
}

func TestScenarios(t *testing.T) { rulestest.Scripts(t, &Title, "testdata/*.txt", 120) }

// sheetLength is how many scenarios the sheet has that the numbers are of.
const sheetLength = 123

// waiting are the scenarios of the sheet that need a hand card there is not yet, by its
// number.
var waiting = map[int][]string{}

// decksScenario is the scenario that TestDecks shows.
const decksScenario = 5

// moorLength is how many scenarios the sheet of Farmers of the Moor has; in
// scripts an M is before their numbers.
const moorLength = 125

// moorWaiting are those of them that wait.
var moorWaiting = map[int][]string{}

// inCode are the scenarios of Farmers of the Moor that tests in Go show.
var inCode = map[int]string{4: "TestSpecialCards", 118: "TestPileRunsOut"}

// Every scenario of the sheets is played or waits, and none waits for something
// that is there.
func TestSheetIsWhole(t *testing.T) {
	played := map[string]bool{}
	for _, s := range append(rulestest.Scenarios(t, "testdata/*.txt"), rulestest.Scenarios(t, "testdata/cards/*.txt")...) {
		number, _, _ := strings.Cut(s.Number, ".")
		played[number] = true
	}
	for n := 1; n <= sheetLength; n++ {
		if waits := waiting[n] != nil; waits == (played[strconv.Itoa(n)] || n == decksScenario) {
			t.Errorf("scenario %d: played %t, waiting %t", n, !waits, waits)
		}
	}
	for n := 1; n <= moorLength; n++ {
		waits, shown := moorWaiting[n] != nil, played["M"+strconv.Itoa(n)] || inCode[n] != ""
		if waits == shown {
			t.Errorf("scenario M%d: played %t, waiting %t", n, shown, waits)
		}
	}
	for _, list := range []map[int][]string{waiting, moorWaiting} {
		for n, needs := range list {
			if !slices.ContainsFunc(needs, func(id string) bool { _, ok := box.FindCard(id); return !ok }) {
				t.Errorf("scenario %d waits for %v, which is there; write it", n, needs)
			}
		}
	}
}

// source is the code of the package without its tests.
func source(t *testing.T) string {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(text)
	}
	return b.String()
}

// Every section of docs/rulings.md and every module has a scenario.
func TestScenariosAreWhole(t *testing.T) {
	all := rulestest.Scenarios(t, "testdata/*.txt")
	page := rulestest.Chapter(t, rulestest.Page(t, "rulings.md"), "\n# Agricola\n", "\n# ")
	sections := rulestest.Numbers(page, regexp.MustCompile(`(?m)^##+ (\d+(?:\.\d+)?) `))
	rulestest.Covered(t, all, sections, map[string]string{
		"12": "TestMeanScore, and the choices that scenarios list",
	})
	rulestest.ModulesMatter(t, &Title, append(all, rulestest.Scenarios(t, "testdata/cards/*.txt")...), nil)
}

// Sections that code names are written.
func TestCodeCitesSections(t *testing.T) {
	page := rulestest.Chapter(t, rulestest.Page(t, "rulings.md"), "\n# Agricola\n", "\n# ")
	sections := rulestest.Numbers(page, regexp.MustCompile(`(?m)^##+ (\d+(?:\.\d+)?) `))
	number := `(\d\d?(?:\.\d)?)`
	cited := regexp.MustCompile(`\(`+number+`(?:, `+number+`)*\)`).FindAllStringSubmatch(comments(source(t)), -1)
	if len(cited) < 20 {
		t.Errorf("code cites %d sections", len(cited))
	}
	for _, m := range cited {
		for _, n := range m[1:] {
			if n != "" && !slices.Contains(sections, n) {
				t.Errorf("code cites section %s, which docs/rulings.md does not have", n)
			}
		}
	}
}

func comments(code string) string {
	return strings.Join(regexp.MustCompile(`(?m)//.*$`).FindAllString(code, -1), "\n")
}
