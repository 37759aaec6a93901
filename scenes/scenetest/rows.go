package scenetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"testing"
)

// A Rows is what a board tells of events, a row for each type; see package tale.
type Rows interface {
	Events() []string // the names of the types that have a row
	Lacks() []string  // what rows lack
}

// RowsAreWhole checks that each event of the rules has a row, whose columns are all there
// that it needs.
func (f *Fixture) RowsAreWhole(t *testing.T, rows Rows) {
	t.Helper()
	have, want := rows.Events(), eventsOf(t, filepath.Join("..", "..", "rules", f.Title.ID, "event.go"))
	for _, name := range want {
		if !slices.Contains(have, name) {
			t.Errorf("the board has no row for %s", name)
		}
	}
	for _, name := range have {
		if !slices.Contains(want, name) {
			t.Errorf("the rules have no event %s", name)
		}
	}
	for _, lack := range rows.Lacks() {
		t.Errorf("the row of %s", lack)
	}
}

// eventsOf are the names of the events that a file of the rules declares: its structs.
func eventsOf(t *testing.T, file string) (names []string) {
	t.Helper()
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for n := range ast.Preorder(tree) {
		if spec, ok := n.(*ast.TypeSpec); ok {
			if _, ok := spec.Type.(*ast.StructType); ok && spec.Name.IsExported() {
				names = append(names, spec.Name.Name)
			}
		}
	}
	if len(names) == 0 {
		t.Fatalf("%s declares no events", file)
	}
	return names
}
