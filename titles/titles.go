// Package titles lists the games of the box for everything that must know them
// all: the window, the laboratory, saves and the browser's worker.
package titles

import (
	"fmt"

	"tilestead/rules"
)

// Coming names the titles of the box that cannot be played yet.
func Coming() []string {
	var names []string
	for _, id := range Box {
		if _, err := Find(id); err != nil {
			names = append(names, id)
		}
	}
	return names
}

// Find is the title of that name among those that can be played; the error names
// those there are.
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
	return nil, fmt.Errorf("unknown title %q; known: %s", id, names)
}
