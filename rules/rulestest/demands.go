package rulestest

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

// A Scenario is one of a script, as it is written.
type Scenario struct {
	Number string   // the first word of its heading
	Covers []string // the rules it shows
	text   string
}

// Scenarios are those of all scripts that match a pattern.
func Scenarios(t *testing.T, pattern string) (list []Scenario) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts match %s: %v", pattern, err)
	}
	for _, name := range files {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, scenarios(string(b))...)
	}
	return list
}

// scenarios parts a script.
func scenarios(script string) (list []Scenario) {
	for _, line := range strings.SplitAfter(script, "\n") {
		words := strings.Fields(line)
		if len(words) > 1 && words[0] == "scenario" {
			list = append(list, Scenario{Number: words[1]})
		}
		if len(list) == 0 {
			continue
		}
		s := &list[len(list)-1]
		s.text += line
		if len(words) > 1 && words[0] == "covers" {
			s.Covers = words[1:]
		}
	}
	return list
}

// Numbers are what the only group of a pattern finds in a page: the numbers of
// its rules.
func Numbers(page string, pattern *regexp.Regexp) (list []string) {
	for _, m := range pattern.FindAllStringSubmatch(page, -1) {
		list = append(list, m[1])
	}
	return list
}

// Covered fails for each rule that no scenario covers. A rule that a script
// cannot show is named in elsewhere, with what shows it.
func Covered(t *testing.T, scenarios []Scenario, numbers []string, elsewhere map[string]string) {
	t.Helper()
	for _, what := range uncovered(scenarios, numbers, elsewhere) {
		t.Error(what)
	}
}

func uncovered(scenarios []Scenario, numbers []string, elsewhere map[string]string) (faults []string) {
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	by := map[string]bool{}
	for _, s := range scenarios {
		for _, n := range s.Covers {
			by[n] = true
			if !slices.Contains(numbers, n) {
				fault("scenario %s covers rule %s, which docs/rulings.md does not have", s.Number, n)
			}
		}
	}
	for _, n := range numbers {
		switch why := elsewhere[n]; {
		case by[n] && why != "":
			fault("rule %s is said to be shown elsewhere (%s), but a scenario covers it", n, why)
		case !by[n] && why == "":
			fault("no scenario covers rule %s; write one that fails without the rule, with the line `covers %s`", n, n)
		}
	}
	for _, n := range slices.Sorted(maps.Keys(elsewhere)) {
		if !slices.Contains(numbers, n) {
			fault("rule %s is said to be shown elsewhere, but docs/rulings.md does not have it", n)
		}
	}
	return faults
}

// Numbered fails for each name that no scenario has as its number.
func Numbered(t *testing.T, scenarios []Scenario, names []string) {
	t.Helper()
	for _, name := range names {
		if !slices.ContainsFunc(scenarios, func(s Scenario) bool { return s.Number == name }) {
			t.Errorf("no scenario is headed %s; write one that fails when its row of the table is wrong", name)
		}
	}
}

// ModulesMatter fails for each module of a title without which every scenario
// would still hold. One that changes nothing is named in idle, with the reason.
func ModulesMatter(t *testing.T, title *rules.Title, scenarios []Scenario, idle map[string]string) {
	t.Helper()
	for _, what := range idleModules(title, scenarios, idle) {
		t.Error(what)
	}
}

func idleModules(title *rules.Title, scenarios []Scenario, idle map[string]string) (faults []string) {
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	for _, m := range title.Modules {
		matters := slices.ContainsFunc(scenarios, func(s Scenario) bool { return s.needs(title, m.ID) })
		switch why := idle[m.ID]; {
		case matters && why != "":
			fault("module %s is said to change nothing (%s), but a scenario needs it", m.ID, why)
		case !matters && why == "":
			fault("every scenario holds without module %s; write one that does not", m.ID)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(idle)) {
		if !slices.ContainsFunc(title.Modules, func(m rules.Module) bool { return m.ID == id }) {
			fault("module %s is said to change nothing, but %s has none of that name", id, title.ID)
		}
	}
	return faults
}

// needs says whether a scenario does not hold when a module is left out, with
// those that need it.
func (s *Scenario) needs(title *rules.Title, module string) bool {
	lines := strings.SplitAfter(s.text, "\n")
	i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "game ") })
	if i < 0 {
		return false
	}
	words := strings.Fields(lines[i])
	without := slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		j := slices.IndexFunc(title.Modules, func(m rules.Module) bool { return m.ID == w })
		return w == module || j >= 0 && slices.Contains(title.Modules[j].Needs, module)
	})
	if len(without) == len(words) {
		return false
	}
	lines[i] = strings.Join(without, " ") + "\n"
	res, err := Script(s.Number, strings.NewReader(strings.Join(lines, "")),
		func(string) (*rules.Title, error) { return title, nil })
	return err != nil || len(res.Failures) > 0
}
