package main

import (
	"go/ast"
	"go/parser"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The Table is being cut into parts that own what they keep. What still stands
// against that is counted here, in files that are no tests, and may only become
// less: whoever lowers a figure lowers its limit.
//
//   - foreign: assignments to a field of Table or View in a file of another part
//     than the field's
//   - methods: what Table can do, in all its files
var limits = []struct {
	what string
	most int
}{
	{"foreign", 47},
	{"methods", 163},
}

// counted are the packages in which that is counted: those that all titles share.
var counted = []string{
	"scenes", "scenes/board", "scenes/learn", "scenes/page", "scenes/screens", "scenes/settings", "scenes/table",
	"scenes/think",
}

// parts says which fields of Table and View each part of the table owns.
var parts = map[string]string{
	"table":    "core cfg board kit canvas now opt speed v changed outcome Words Seats Frame Now Reduced Purist Poster",
	"game":     "match steps barrier over hurry",
	"bots":     "bots",
	"player":   "player State Hidden",
	"choice":   "choice Legal Picked Clicks Dials Before Turning Asked News Breath",
	"curtain":  "curtain Viewer",
	"targets":  "targets",
	"pointer":  "tip byKey hushed looked seen Hover Pointer Under",
	"camera":   "camera Camera",
	"log":      "log Marked Traced",
	"hints":    "hints",
	"replay":   "replay",
	"panels":   "panel",
	"lenses":   "lens stirred Lens Life",
	"messages": "messages",
}

// partFiles says which files of scenes/table each part has today.
var partFiles = map[string]string{
	"table":    "table core config view",
	"game":     "play undo lesson",
	"bots":     "bots",
	"player":   "reel shake",
	"choice":   "choice dial closing",
	"curtain":  "curtain",
	"pointer":  "tip",
	"targets":  "targets",
	"camera":   "camera map_home",
	"log":      "log",
	"hints":    "hint hint_rule hint_view",
	"replay":   "replay replay_view",
	"panels":   "panel",
	"lenses":   "lens life",
	"messages": "messages announce sound",
}

// holder finds who lists a name in one of the tables above, "" for nobody.
func holder(table map[string]string, name string) string {
	for who, names := range table {
		for _, n := range strings.Fields(names) {
			if start, open := strings.CutSuffix(n, "*"); n == name || open && strings.HasPrefix(name, start) {
				return who
			}
		}
	}
	return ""
}

func TestTableComesApart(t *testing.T) {
	c := census{t: t, count: map[string]int{}}
	for _, p := range checked(t, "scenes") {
		if !slices.Contains(counted, p.folder) {
			continue // a title's board, or a kit
		}
		for _, f := range p.files {
			c.file(p, f)
		}
	}
	for _, l := range limits {
		switch n := c.count[l.what]; {
		case n > l.most:
			t.Errorf("%s: %d, no more than %d were left: see what is counted above", l.what, n, l.most)
		case n < l.most:
			t.Errorf("%s: %d are left of %d: lower the limit, so that it stays so", l.what, n, l.most)
		}
	}
}

// A census counts what stands in the way.
type census struct {
	t     *testing.T
	count map[string]int
}

func (c census) file(p typed, f *ast.File) {
	part := ""
	if p.folder == "scenes/table" {
		part = holder(partFiles, strings.TrimSuffix(filepath.Base(fset.Position(f.Pos()).Filename), ".go"))
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				c.assigned(p, part, e)
			}
		case *ast.IncDecStmt:
			c.assigned(p, part, n.X)
		case *ast.FuncDecl:
			if n.Recv != nil && named(p.info.TypeOf(n.Recv.List[0].Type)) == "Table" {
				c.count["methods"]++
			}
		}
		return true
	})
}

// named is the name of a type of scenes, or of what points to one, else "".
func named(typ types.Type) string {
	if p, ok := typ.(*types.Pointer); ok {
		typ = p.Elem()
	}
	n, ok := typ.(*types.Named)
	if !ok || n.Obj().Pkg() == nil || !strings.HasPrefix(n.Obj().Pkg().Path(), module+"/scenes") {
		return ""
	}
	return n.Obj().Name()
}

// assigned counts an assignment in a file of part if it is to another's field.
func (c census) assigned(p typed, part string, e ast.Expr) {
	for {
		switch x := e.(type) {
		case *ast.IndexExpr:
			e = x.X
			continue
		case *ast.ParenExpr:
			e = x.X
			continue
		case *ast.StarExpr:
			e = x.X
			continue
		case *ast.SelectorExpr:
			if s := p.info.Selections[x]; s != nil && slices.Contains([]string{"Table", "View"}, named(s.Recv())) {
				owner := holder(parts, x.Sel.Name)
				if owner == "" {
					c.t.Fatalf("%s: say in parts who owns %s", fset.Position(x.Pos()), x.Sel.Name)
				}
				if owner != part {
					c.count["foreign"]++
				}
				return
			}
			e = x.X
			continue
		}
		return
	}
}

// The census counts what it is there to count.
func TestCensusCounts(t *testing.T) {
	texts := []struct{ name, text string }{
		{"scenes/table/log.go", `package table
type Table struct {
	log, changed bool
	v View
}
func (t *Table) mark() {
	t.log, t.changed = true, true // one foreign
	t.v.Marked = "here"
	t.v.Hover = "there"   // foreign
}
`},
		{"scenes/table/reel.go", `package table
type View struct{ Marked, Hover string }
`},
	}
	p := typed{folder: "scenes/table"}
	for _, x := range texts {
		f, err := parser.ParseFile(fset, x.name, x.text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		p.files = append(p.files, f)
	}
	p.info = check(t, module+"/scenes/table", p.files, nil)
	c := census{t: t, count: map[string]int{}}
	for _, f := range p.files {
		c.file(p, f)
	}
	for what, want := range map[string]int{"foreign": 2, "methods": 1} {
		if c.count[what] != want {
			t.Errorf("%s: %d counted, want %d", what, c.count[what], want)
		}
	}
}
