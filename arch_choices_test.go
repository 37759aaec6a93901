package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"testing"
)

// Bots choose among the actions of the rules, or name one that the rules export: how an action is
// put together is the business of its title alone.
func TestBotsMakeNoActions(t *testing.T) {
	seen := 0
	for _, p := range checked(t, "bots") {
		if p.folder == "bots/frozen" || strings.HasPrefix(p.folder, "bots/frozen/") {
			continue // the levels there stay as they were written
		}
		for _, f := range p.files {
			seen++
			for _, at := range makings(f, p.info) {
				t.Errorf("%s makes an action: let the rules of the title export it", fset.Position(at))
			}
		}
	}
	if seen < 30 {
		t.Errorf("only %d files seen: this test looks in the wrong place", seen)
	}
	for _, s := range sources(t) {
		if !strings.HasPrefix(s.folder, "bots") || strings.HasPrefix(s.folder, "bots/frozen") ||
			!strings.HasSuffix(s.name, "_test.go") {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && sel.Sel.Name == "Act" {
				if from, ok := sel.X.(*ast.Ident); ok && from.Name == "rules" {
					t.Errorf("%s makes an action: let the rules of the title export it", fset.Position(n.Pos()))
				}
			}
			return true
		})
	}
}

// makings are the places of a file that put an action together: by its kind, by an operand, or
// from bits.
func makings(f *ast.File, info *types.Info) (at []token.Pos) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if fn, ok := info.Uses[n].(*types.Func); ok && fn.Pkg() != nil && fn.Pkg().Path() == module+"/rules" &&
				slices.Contains([]string{"Act", "Put"}, fn.Name()) {
				at = append(at, n.Pos())
			}
		case *ast.CallExpr: // a number turned into an action; 0 is none
			if v := info.Types[n.Fun]; v.IsType() && isAction(v.Type) && len(n.Args) == 1 && !isZero(info, n.Args[0]) {
				at = append(at, n.Pos())
			}
		case *ast.BinaryExpr:
			if isAction(info.TypeOf(n)) {
				at = append(at, n.Pos())
				return false
			}
		case *ast.AssignStmt:
			if n.Tok != token.ASSIGN && n.Tok != token.DEFINE && isAction(info.TypeOf(n.Lhs[0])) {
				at = append(at, n.Pos())
			}
		case *ast.BasicLit:
			if isAction(info.TypeOf(n)) && !isZero(info, n) {
				at = append(at, n.Pos())
			}
		}
		return true
	})
	return at
}

func isAction(t types.Type) bool {
	named, ok := t.(*types.Named)
	return ok && named.Obj().Name() == "Action" && named.Obj().Pkg() != nil &&
		named.Obj().Pkg().Path() == module+"/rules"
}

func isZero(info *types.Info, e ast.Expr) bool {
	v := info.Types[e].Value
	return v != nil && v.ExactString() == "0"
}

// Each way to make an action is seen, and what only reads or names one is not.
func TestMakingsAreSeen(t *testing.T) {
	const text = `package p

import (
	"tilestead/rules"
	"tilestead/rules/montana"
)

const field rules.Field = rules.From*8 | rules.Width*8

func f(legal []rules.Action, n uint64) (all []rules.Action) {
	for _, a := range legal {
		if a.Kind() == montana.KindEnd || a == montana.End || field.Get(a) == 3 {
			all = append(all, a, montana.Advance(3), montana.End, 0, rules.Action(0))
		}
	}
	made := rules.Act
	all = append(all, made(montana.KindEnd))
	all = append(all, field.Put(3))
	all = append(all, rules.Action(n))
	all = append(all, legal[0]|legal[1])
	all[0] |= legal[0]
	return append(all, 17)
}
`
	f, err := parser.ParseFile(fset, "p.go", text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	exports := map[string]string{}
	for _, p := range list(t, "./rules", "./rules/montana") {
		exports[p.ImportPath] = p.Export
	}
	var lines []int
	for _, at := range makings(f, check(t, "p", []*ast.File{f}, exports)) {
		lines = append(lines, fset.Position(at).Line)
	}
	if want := []int{16, 18, 19, 20, 21, 22}; !slices.Equal(lines, want) {
		t.Errorf("makings seen in lines %v, want %v", lines, want)
	}
}
