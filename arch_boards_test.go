package main

import (
	"go/ast"
	"go/parser"
	"go/types"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// boardPath is the package whose Board says itself what it offers.
const boardPath = module + "/scenes/board"

// What a board can do besides is asked for by board.Offers: a type assertion
// would pass over a method whose name is misspelt, and over all those of a board
// that another one wraps.
func TestBoardsAreNotAssertedOn(t *testing.T) {
	seen := 0
	for _, p := range checked(t, "scenes") {
		for _, f := range p.files {
			seen++
			for _, n := range assertions(f, p.info) {
				t.Errorf("%s: what a board offers is asked for by its Offers", fset.Position(n.Pos()))
			}
		}
	}
	err := filepath.WalkDir("scenes", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		seen++
		for _, n := range assertions(f, nil) {
			t.Errorf("%s: what a board offers is asked for by its Offers", fset.Position(n.Pos()))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 200 {
		t.Errorf("only %d files seen: this test looks in the wrong place", seen)
	}
}

// assertions are those of a file on a Board or a Clip, and those to a type of
// package board. Without types only the latter are found.
func assertions(f *ast.File, info *types.Info) (found []ast.Node) {
	ast.Inspect(f, func(n ast.Node) bool {
		e, ok := n.(*ast.TypeAssertExpr)
		if !ok {
			return true
		}
		if sel, ok := e.Type.(*ast.SelectorExpr); ok {
			if x, ok := sel.X.(*ast.Ident); ok && x.Name == "board" {
				found = append(found, n)
				return true
			}
		}
		if info == nil {
			return true
		}
		if on, ok := info.TypeOf(e.X).(*types.Named); ok && on.Obj().Pkg() != nil &&
			on.Obj().Pkg().Path() == boardPath && slices.Contains([]string{"Board", "Clip"}, on.Obj().Name()) {
			found = append(found, n)
		}
		return true
	})
	return found
}

// The assertions that must not be are found, and others are not.
func TestAssertionsAreFound(t *testing.T) {
	f, err := parser.ParseFile(fset, "x.go", `package board
type Board interface{ Draw() }
type Clip interface{ Hides() }
type Draft interface{ Allows() }
type own struct{ Draft }
func ask(b Board, c Clip, d Draft, x any) {
	_, _ = b.(interface{ Lenses() }) // found
	switch c.(type) {                // found
	}
	_, _ = d.(own)
	_, _ = x.(own)
}
`, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	info := check(t, boardPath, []*ast.File{f}, nil)
	if got := assertions(f, info); len(got) != 2 {
		t.Errorf("%d found with types, want 2", len(got))
	}
	f, err = parser.ParseFile(fset, "y_test.go", `package x
func ask(x any) {
	_, _ = x.(board.Lensed) // found
	_, _ = x.(rules.State)
}
`, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	if got := assertions(f, nil); len(got) != 1 {
		t.Errorf("%d found in a test, want 1", len(got))
	}
}
