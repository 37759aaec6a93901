package agricola

import (
	"testing"

	"tilestead/rules/rulestest"
)

// Everything a script can say is described.
func TestNotationIsWholeInItsPage(t *testing.T) {
	page := rulestest.Page(t, "notation.md")
	actions := rulestest.Chapter(t, page, "\n# Agricola's actions", "\n# ")
	var names []string
	for _, f := range actionForms[1:] {
		names = append(names, f.Name)
	}
	rulestest.Described(t, actions, "", names)
	text := rulestest.Chapter(t, page, "## What Agricola's scripts can set", "\n# ")
	rulestest.Described(t, rulestest.Chapter(t, text, "", "## What they can ask"), "set", arrangements.Names())
	rulestest.Described(t, rulestest.Chapter(t, text, "## What they can ask", "\n# "), "=", questions.Names())
}
