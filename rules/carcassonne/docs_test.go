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

// The position that the page shows is a real one.
func TestPositionIsQuoted(t *testing.T) {
	page := rulestest.Page(t, "notation.md")
	shown := rulestest.Chapter(t, page, "and this of Carcassonne:", "\n# ")
	rulestest.Quotes(t, shown, "testdata/golden/position-publisher.txt")
}
