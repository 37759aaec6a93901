package agricola

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules/rulestest"
)

// uses are the cards by the words of docs/effects.md that they are put together from:
// windows, what effects do, and what else a row of their table can say.
func uses(t *testing.T) map[string][]string {
	t.Helper()
	windowNames := constants(t, "window.go", `^\t(\w+)(?: +window = iota \+ 1)?(?: +//.*)?$`, "roundStart", "windows")
	opNames := constants(t, "effect.go", `^\t(\w+) +(?:Op = iota \+ 1 )?//`, "Gain", "")
	lists := map[string][]string{}
	for i := range Cards {
		c, id := &Cards[i], Cards[i].ID
		says := map[string]bool{"Play": c.Play.Parts != nil, "Once": c.Once != nil, "Swaps": c.Swaps != nil,
			"Fill": c.Fill != noStock, "Room": c.Room != Room{}, "Score": c.Score != nil, "Owning": c.Owning != nil,
			"Uses": c.Uses > 0, "Notes": c.Notes, "Passes": c.Passes}
		for _, p := range c.Price {
			says["Formula"] = says["Formula"] || p.House > 0 || p.WoodRoom != noStock
			says["Convert"] = says["Convert"] || p.From != nil || p.AllReed
			says["Reduce"] = says["Reduce"] || p.Less != noStock
		}
		effects := []*Effect{&c.Play, &c.Then}
		for j := range c.Hooks {
			says[windowNames[c.Hooks[j].On-1]] = true
			effects = append(effects, &c.Hooks[j].Do)
		}
		for _, e := range effects {
			for _, p := range e.Parts {
				says[opNames[p.Op-1]] = true
			}
		}
		for word, is := range says {
			if is {
				lists[word] = append(lists[word], id)
			}
		}
	}
	return lists
}

// constants are the names that a file gives to a row of constants, from the first to
// the one before the last.
func constants(t *testing.T, file, pattern, first, last string) (names []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(pattern)
	for l := range strings.Lines(string(text)) {
		m := line.FindStringSubmatch(strings.TrimRight(l, "\n"))
		if m == nil {
			if len(names) > 0 {
				return names
			}
			continue
		}
		if m[1] == last {
			return names
		}
		if len(names) > 0 || m[1] == first {
			names = append(names, m[1])
		}
	}
	return names
}

// The page of effects has every word of the tables with the cards that need it, and
// its odd cards are those that a rule asks for by name and those that need a word alone.
func TestEffectsPage(t *testing.T) {
	page := rulestest.Page(t, "effects.md")
	lists := uses(t)
	for line := range strings.Lines(page) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) != 4 || !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "| ---") {
			continue
		}
		word := strings.TrimSpace(cells[0])
		if _, err := strconv.Atoi(strings.TrimSpace(cells[2])); err != nil {
			continue
		}
		want := lists[word]
		got, number := strings.Fields(cells[3]), strings.TrimSpace(cells[2])
		if !slices.Equal(got, want) || number != strconv.Itoa(len(want)) {
			t.Errorf("%s is needed by %d cards: %s", word, len(want), strings.Join(want, " "))
		}
		delete(lists, word)
	}
	for word, cards := range lists {
		t.Errorf("the page lacks %s: %d, %s", word, len(cards), strings.Join(cards, " "))
	}
	text, err := os.ReadFile("card.go")
	if err != nil {
		t.Fatal(err)
	}
	odd := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^\t\w+ += "([ABM]\d+)" //`).FindAllStringSubmatch(string(text), -1) {
		odd[m[1]] = true
	}
	for _, cards := range uses(t) {
		if len(cards) == 1 {
			odd[cards[0]] = true
		}
	}
	_, rest, _ := strings.Cut(page, "## Odd cards")
	for _, m := range regexp.MustCompile(`(?m)^\| ([ABM]\d+) \|`).FindAllStringSubmatch(rest, -1) {
		if !odd[m[1]] {
			t.Errorf("%s is not odd", m[1])
		}
		delete(odd, m[1])
	}
	if len(odd) > 0 {
		t.Errorf("odd, and not on the page: %v", slices.Sorted(maps.Keys(odd)))
	}
}

// Effects are called after what they are of.
func TestEffectsAreNamed(t *testing.T) {
	want := map[effectID]string{freeBakeID: "free_bake"}
	for i := range Spaces {
		want[effectID(i)] = Spaces[i].ID
	}
	for i, id := range SpecialIDs {
		want[specialID+effectID(i)] = id
	}
	for i := range Cards {
		want[playID+effectID(i)] = Cards[i].ID
		for h := range Cards[i].Hooks {
			want[firstHook[i]+effectID(h)] = Cards[i].ID
		}
	}
	for id, name := range want {
		if got := id.String(); got != name {
			t.Errorf("effect %d is called %q, not %q", id, got, name)
		}
	}
}
