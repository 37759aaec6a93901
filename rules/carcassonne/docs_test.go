package carcassonne

import (
	"testing"

	"tilestead/rules/rulestest"
)

// Everything a script can say is described.
func TestNotationIsWholeInItsPage(t *testing.T) {
	text := rulestest.Chapter(t, rulestest.Page(t, "notation.md"), "## What Carcassonne's scripts can set", "\n# ")
	rulestest.Described(t, rulestest.Chapter(t, text, "", "## What they can ask"), "set", arrangements.Names())
	rulestest.Described(t, rulestest.Chapter(t, text, "## What they can ask", "\n# "), "=", questions.Names())
}
