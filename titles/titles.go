// Package titles lists the games of the box for everything that must know them
// all: the window, the laboratory, saves and the browser's worker.
package titles

import (
	"fmt"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
)

// All are the titles that can be played, in the order they are shown.
var All = []*rules.Title{&montana.Title, &carcassonne.Title}

// Find is the title of that name; the error names those there are.
func Find(id string) (*rules.Title, error) {
	names := ""
	for i, t := range All {
		if t.ID == id {
			return t, nil
		}
		if i > 0 {
			names += ", "
		}
		names += t.ID
	}
	return nil, fmt.Errorf("no title %q; there is %s", id, names)
}
