package main

import (
	"go/ast"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// unraced are the packages that start goroutines without the race detector watching them, and why.
var unraced = map[string]string{
	"game":              "with C, which the detector is linked with, its window wants headers that nothing else here needs",
	"assets/paint/book": "paints before the game is built, and its pictures are compared",
}

// The race detector watches what starts goroutines.
func TestGoroutinesAreWatched(t *testing.T) {
	script, err := os.ReadFile("tools/test.sh")
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`(?m)^watched='([^']+)'$`).FindSubmatch(script)
	if list == nil {
		t.Fatal("tools/test.sh has no line that says what the race detector watches")
	}
	watched, starts := strings.Fields(string(list[1])), map[string]bool{}
	for _, s := range sources(t) {
		if s.test() {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if g, ok := n.(*ast.GoStmt); ok {
				starts[s.folder] = true
				if !slices.Contains(watched, s.folder) && unraced[s.folder] == "" {
					t.Errorf("%s starts a goroutine: let tools/test.sh run %s under the race detector, too",
						fset.Position(g.Pos()), s.folder)
				}
			}
			return true
		})
	}
	for folder := range unraced {
		if !starts[folder] {
			t.Errorf("%s starts no goroutine any more, take it off the list", folder)
		}
	}
	if len(starts) < 4 {
		t.Errorf("only %d packages start goroutines: this test looks in the wrong place", len(starts))
	}
}
