package main

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules/rulestest/golden"
)

// The map in docs/architecture.md has a row for each folder with Go in it. What
// the folder knows is written there by this test, with -update.
func TestMapIsWhole(t *testing.T) {
	const chart = "docs/architecture.md"
	data, err := os.ReadFile(chart)
	if err != nil {
		t.Fatal(err)
	}
	knows := imports(t)
	rows := map[string]bool{}
	lines := strings.Split(string(data), "\n")
	for i, line := range lines {
		cells := strings.Split(line, " | ")
		folder := strings.Trim(cells[0], "| `")
		if folder == "main.go" {
			folder = "."
		}
		if known, ours := knows[folder]; ours && len(cells) == 3 && strings.HasPrefix(line, "| `") {
			rows[folder] = true
			lines[i] = cells[0] + " | " + cells[1] + " | " + known + " |"
		}
	}
	for folder := range knows {
		if !rows[folder] {
			t.Errorf("%s: its map has no row that says what `%s` is for: | `%[2]s` | ... | |", chart, folder)
		}
	}
	golden.File(t, chart, strings.Join(lines, "\n"))
}

// imports is what each folder imports of the project, as the map says it. Tests
// count only where there is nothing else.
func imports(t *testing.T) map[string]string {
	all, tests := map[string][]string{}, map[string][]string{}
	for _, s := range sources(t) {
		into := all
		if s.test() {
			into = tests
		}
		into[s.folder] = append(into[s.folder], "") // it is there, whatever it imports
		for _, i := range s.file.Imports {
			name, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			if of, ours := strings.CutPrefix(name, module+"/"); ours {
				into[s.folder] = append(into[s.folder], of)
			}
		}
	}
	out := map[string]string{}
	for folder, names := range tests {
		out[folder] = cell(names)
	}
	for folder, names := range all {
		out[folder] = cell(names)
	}
	return out
}

// cell is a cell of the map: names in order, each once.
func cell(names []string) string {
	slices.Sort(names)
	names = slices.Compact(names)[1:]
	if len(names) == 0 {
		return "nothing"
	}
	return "`" + strings.Join(names, "`, `") + "`"
}
