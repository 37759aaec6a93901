package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strings"
	"testing"
)

// How much a function or a type of the program may have: a function longer, with more
// branches or deeper is a table that was not written as one, and a type with more methods does
// the work of several.
const (
	mostLines    = 80
	mostBranches = 30
	mostDepth    = 4
	mostMethods  = 80
)

// bulk is how much something has: lines, branches and depth of a function, methods of a type.
type bulk struct{ lines, branches, depth, methods int }

// over says of what there is too much.
func (b bulk) over() (what []string) {
	for _, c := range []struct {
		name      string
		has, most int
	}{
		{"lines", b.lines, mostLines}, {"branches", b.branches, mostBranches}, {"levels", b.depth, mostDepth},
		{"methods", b.methods, mostMethods},
	} {
		if c.has > c.most {
			what = append(what, c.name)
		}
	}
	return what
}

func TestNothingIsBulky(t *testing.T) {
	found := map[string]bulk{}
	for _, s := range sources(t) {
		if !strings.HasSuffix(s.name, "_test.go") {
			measure(s.folder, s.file, found)
		}
	}
	if len(found) < 3000 {
		t.Errorf("only %d functions and types seen: this test looks in the wrong place", len(found))
	}
	for name, has := range found {
		for _, what := range has.over() {
			t.Errorf("%s has too many %s: %+v", name, what, has)
		}
	}
}

// measure adds the functions and types of a file, by folder and name.
func measure(folder string, f *ast.File, found map[string]bulk) {
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil {
			continue
		}
		name := folder + "." + fn.Name.Name
		if fn.Recv != nil {
			owner := folder + "." + receiver(fn.Recv.List[0].Type)
			of := found[owner]
			of.methods++
			found[owner] = of
			name = owner + "." + fn.Name.Name
		}
		b := bulk{branches: branches(fn.Body), depth: depth(fn.Body)}
		b.lines = fset.Position(fn.End()).Line - fset.Position(fn.Pos()).Line + 1
		// One name may be written for several systems: the bulkiest counts.
		was := found[name]
		found[name] = bulk{max(was.lines, b.lines), max(was.branches, b.branches), max(was.depth, b.depth), was.methods}
	}
}

// receiver is the name of the type of a method.
func receiver(e ast.Expr) string {
	switch x := e.(type) {
	case *ast.StarExpr:
		return receiver(x.X)
	case *ast.IndexExpr:
		return receiver(x.X)
	case *ast.IndexListExpr:
		return receiver(x.X)
	case *ast.Ident:
		return x.Name
	}
	return ""
}

// branches counts what can go one way or another: if, for, a case, and, or.
func branches(body ast.Node) (n int) {
	ast.Inspect(body, func(node ast.Node) bool {
		switch x := node.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			n += min(1, len(x.List))
		case *ast.CommClause:
			if x.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}

// depth is how many statements with a body of their own lie in one another; else if is no
// deeper than if.
func depth(body ast.Node) (most int) {
	ast.Inspect(body, func(node ast.Node) bool {
		if node == body {
			return true
		}
		switch x := node.(type) {
		case *ast.IfStmt:
			most = max(most, 1+depth(x.Body))
			if again, ok := x.Else.(*ast.IfStmt); ok {
				most = max(most, depth(&ast.BlockStmt{List: []ast.Stmt{again}}))
			} else if x.Else != nil {
				most = max(most, 1+depth(x.Else))
			}
			return false
		case *ast.ForStmt:
			most = max(most, 1+depth(x.Body))
			return false
		case *ast.RangeStmt:
			most = max(most, 1+depth(x.Body))
			return false
		case *ast.SwitchStmt:
			most = max(most, 1+depth(x.Body))
			return false
		case *ast.TypeSwitchStmt:
			most = max(most, 1+depth(x.Body))
			return false
		case *ast.SelectStmt:
			most = max(most, 1+depth(x.Body))
			return false
		}
		return true
	})
	return most
}

// The measures see what they are to see.
func TestBulkIsMeasured(t *testing.T) {
	src := `package p
type T struct{}
func (t *T) a(n int) {
	if n > 1 && n < 3 {
		for range n {
			switch n {
			case 1:
			default:
			}
		}
	} else if n > 5 {
	}
}
func (T) b() {}
`
	f, err := parser.ParseFile(fset, "p.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bulk{}
	measure("x", f, found)
	want := map[string]bulk{"x.T": {methods: 2}, "x.T.a": {lines: 11, branches: 5, depth: 3}, "x.T.b": {lines: 1}}
	for name, b := range want {
		if found[name] != b {
			t.Errorf("%s: %+v, want %+v", path.Base(name), found[name], b)
		}
	}
}
