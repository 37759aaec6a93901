package agricola

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tilestead/rules/agricola/box"
	"tilestead/rules/rulestest"
	"tilestead/rules/rulestest/golden"
)

// A word is one of those of which cards are put together, and says whether a card has it.
type word struct {
	name, about string
	of          func(c *box.HandCard) bool
}

// whens are the windows of a card's own, besides those that open for all.
var whens = []word{
	{"Play", "when the card is played and its price paid",
		func(c *box.HandCard) bool { return c.Play.Parts != nil }},
	{"Once", "as soon as a condition holds, at once if it already holds when the card is played, and never again",
		func(c *box.HandCard) bool { return c.Once != nil }},
}

// furthers are what else a row of a card can say.
var furthers = []word{
	{"Swaps", "exchanges at any time, or in the feeding phase",
		func(c *box.HandCard) bool { return c.Swaps != nil }},
	{"Fill", "goods at any time, up to a number of each",
		func(c *box.HandCard) bool { return c.Fill != box.NoStock }},
	{"Uses", "a number of uses in a game",
		func(c *box.HandCard) bool { return c.Uses > 0 }},
	{"Notes", "a number kept from one moment to a later one",
		func(c *box.HandCard) bool { return c.Notes }},
	{"Room", "room for people or animals",
		func(c *box.HandCard) bool { return c.Room != box.Room{} }},
	{"Formula", "a price in place of the printed one; at most one for a purchase",
		func(c *box.HandCard) bool {
			return repriced(c, func(p box.Price) bool { return p.House > 0 || p.WoodRoom != box.NoStock })
		}},
	{"Convert", "goods of a price in place of others, before reductions",
		func(c *box.HandCard) bool {
			return repriced(c, func(p box.Price) bool { return p.From != nil || p.AllReed })
		}},
	{"Reduce", "less of a good, never below 0",
		func(c *box.HandCard) bool {
			return repriced(c, func(p box.Price) bool { return p.Less != box.NoStock })
		}},
	{"Score", "points by what is counted at the end",
		func(c *box.HandCard) bool { return c.Score != nil }},
	{"Owning", "a point for each of some majors and cards",
		func(c *box.HandCard) bool { return c.Owning != nil }},
	{"Passes", "the card goes to the left-hand neighbour once it has been played",
		func(c *box.HandCard) bool { return c.Passes }},
}

func repriced(c *box.HandCard, are func(box.Price) bool) bool {
	return slices.ContainsFunc(c.Price, are)
}

// windowWords and opWords are the words that have rows in the rules.
func windowWords() (list []word) {
	for w := box.RoundStart; w < box.Windows; w++ {
		list = append(list, word{box.WindowRows[w].Name, box.WindowRows[w].About, func(c *box.HandCard) bool {
			return slices.ContainsFunc(c.Hooks, func(h box.Hook) bool { return h.On == w })
		}})
	}
	return list
}

func opWords() (list []word) {
	for op := box.Gain; op <= box.Block; op++ {
		row := &theRulebook.ops[op]
		list = append(list, word{row.name, row.about, func(c *box.HandCard) bool {
			is := func(p box.Part) bool { return p.Op == op }
			return slices.ContainsFunc(c.Play.Parts, is) || slices.ContainsFunc(c.Then.Parts, is) ||
				slices.ContainsFunc(c.Hooks, func(h box.Hook) bool { return slices.ContainsFunc(h.Do.Parts, is) })
		}})
	}
	return list
}

// cards are those that have a word.
func (w *word) cards() (ids []string) {
	for i := range box.Cards {
		if w.of(&box.Cards[i]) {
			ids = append(ids, box.Cards[i].ID)
		}
	}
	return ids
}

// lines are a table of words, without those that no card has.
func lines(words []word) string {
	var b strings.Builder
	for _, w := range words {
		if ids := w.cards(); len(ids) > 0 {
			fmt.Fprintf(&b, "| %s | %s | %d | %s |\n", w.name, w.about, len(ids), strings.Join(ids, " "))
		}
	}
	return b.String()
}

// odd are the cards that a rule asks for by name, as box/odd.go says, and those that need a word
// alone, with what is unique about them.
func odd(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile("box/odd.go")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^\t\w+ += Named\("([ABM]\d+)"\) // (.*)$`).FindAllStringSubmatch(string(text), -1) {
		list[m[1]] = m[2]
	}
	alone := map[string][]string{}
	for _, w := range slices.Concat(whens, windowWords(), opWords(), furthers) {
		if ids := w.cards(); len(ids) == 1 {
			alone[ids[0]] = append(alone[ids[0]], w.name)
		}
	}
	for id, words := range alone {
		slices.Sort(words)
		needs := "only card that needs " + strings.Join(words, ", ")
		if list[id] != "" {
			needs = list[id] + "; " + needs
		}
		list[id] = needs
	}
	return list
}

// tabled is a page with other rows in the table below a heading.
func tabled(t *testing.T, page, heading, rows string) string {
	t.Helper()
	before, after, ok := strings.Cut(page, heading+"\n")
	head, _, ruled := strings.Cut(after, " --- |\n")
	if !ok || !ruled {
		t.Fatalf("there is no table below %q", heading)
	}
	head += " --- |\n"
	rest := after[len(head):]
	for strings.HasPrefix(rest, "|") {
		_, rest, _ = strings.Cut(rest, "\n")
	}
	return before + heading + "\n" + head + rows + rest
}

// The page of effects has every word of the tables with the cards that need it, and the odd
// cards; it is printed from the rows of the rules.
func TestEffectsPage(t *testing.T) {
	page := rulestest.Page(t, "effects.md")
	page = tabled(t, page, "## Windows\n", lines(slices.Concat(whens, windowWords())))
	page = tabled(t, page, "## Parts of effects\n", lines(opWords()))
	page = tabled(t, page, "## What else a card can say\n", lines(furthers))
	var b strings.Builder
	unique := odd(t)
	for _, id := range slices.Sorted(maps.Keys(unique)) {
		fmt.Fprintf(&b, "| %s | %s |\n", id, unique[id])
	}
	page = tabled(t, page, "## Odd cards\n", b.String())
	page = regexp.MustCompile(`\d+ of \d+ cards have`).ReplaceAllString(page,
		fmt.Sprintf("%d of %d cards have", len(unique), len(box.Cards)))
	page = regexp.MustCompile(`The \d+ hand cards`).ReplaceAllString(page, fmt.Sprintf("The %d hand cards", len(box.Cards)))
	page = regexp.MustCompile(`M\d+ to M\d+ are`).ReplaceAllString(page,
		fmt.Sprintf("%s to %s are", box.MoorMinors[0].ID, box.MoorMinors[len(box.MoorMinors)-1].ID))
	page = regexp.MustCompile(`\d+ minor improvements and \d+ occupations`).ReplaceAllString(page,
		fmt.Sprintf("%d minor improvements and %d occupations", len(box.BaseMinors), len(box.BaseOccupations)))
	golden.File(t, filepath.Join("..", "..", "docs", "effects.md"), page)
}

// Effects are called after what they are of.
func TestEffectsAreNamed(t *testing.T) {
	want := map[box.EffectID]string{box.FreeBakeID: "free_bake"}
	for i := range box.Spaces {
		want[box.EffectID(i)] = box.Spaces[i].ID
	}
	for i, id := range box.SpecialIDs {
		want[box.SpecialID+box.EffectID(i)] = id
	}
	for i := range box.Cards {
		want[box.PlayID+box.EffectID(i)] = box.Cards[i].ID
		for h := range box.Cards[i].Hooks {
			want[box.FirstHook[i]+box.EffectID(h)] = box.Cards[i].ID
		}
	}
	for id, name := range want {
		if got := id.String(); got != name {
			t.Errorf("effect %d is called %q, not %q", id, got, name)
		}
	}
}
