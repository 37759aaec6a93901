package main

import (
	"go/ast"
	"slices"
	"strings"
	"testing"
)

// reading are the folders of what a player or a user of the laboratory runs, and so what
// reads files that somebody else may have made.
var reading = []string{".", "game", "input", "save", "scenes", "system", "sound", "cmd/lab", "cmd/bot", "titles", "rules"}

// Nothing is read without a limit: a file may be endless, or larger than the memory.
func TestNothingIsReadWithoutALimit(t *testing.T) {
	looked := 0
	for _, s := range sources(t) {
		in := func(dir string) bool { return s.folder == dir || dir != "." && strings.HasPrefix(s.folder, dir+"/") }
		if s.test() || !slices.ContainsFunc(reading, in) || strings.HasSuffix(s.folder, "test") ||
			strings.HasSuffix(s.folder, "/golden") {
			continue
		}
		looked++
		ast.Inspect(s.file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			what := callee(call)
			limited := false
			if len(call.Args) == 1 {
				inner, is := call.Args[0].(*ast.CallExpr)
				limited = is && callee(inner) == "io.LimitReader"
			}
			if what == "os.ReadFile" || what == "fs.ReadFile" || what == "io.ReadAll" && !limited {
				t.Errorf("%s:%d: %s reads without a limit; use save.ReadFile, or io.LimitReader", s.name,
					fset.Position(call.Pos()).Line, what)
			}
			return true
		})
	}
	if looked < 100 {
		t.Errorf("only %d files were looked at", looked)
	}
}

// callee is what is called, such as "os.ReadFile"; "" for what has no package or value.
func callee(call *ast.CallExpr) string {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	x, ok := sel.X.(*ast.Ident)
	if !ok {
		return ""
	}
	return x.Name + "." + sel.Sel.Name
}
