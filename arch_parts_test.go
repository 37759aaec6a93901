package main

import (
	"go/ast"
	"go/parser"
	"go/types"
	"maps"
	"slices"
	"strings"
	"testing"
)

// The Table falls into parts that own what they keep. What still stands against
// that is counted here, in files that are no tests, and may only become less:
// whoever lowers a figure lowers its limit.
//
//   - foreign: assignments to a field of a part, or of the view that is a part's,
//     outside the methods of that part
//   - methods: what Table can do, in all its files
var limits = []struct {
	what string
	most int
}{
	{"foreign", 0},
	{"methods", 63},
}

// counted are the packages in which that is counted: those that all titles share.
var counted = []string{
	"scenes", "scenes/board", "scenes/learn", "scenes/page", "scenes/screens", "scenes/settings", "scenes/table",
	"scenes/think",
}

// viewed says which part of the table sets which fields of the view that boards
// are shown.
var viewed = map[string]string{
	"Table":    "Words Seats Frame Now Reduced Purist Poster",
	"player":   "State Hidden Receipt",
	"choice":   "Legal Picked Clicks Draft Before Turning Asked News Missed Breath Held",
	"desks":    "Desk",
	"obvious":  "Chosen",
	"pointer":  "Hover Pointer Under",
	"camera":   "Camera",
	"curtain":  "Viewer",
	"eventLog": "Marked Traced",
	"hints":    "Advised Judged",
	"lenses":   "Lens Life",
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
	for _, d := range f.Decls {
		who := ""
		if fn, ok := d.(*ast.FuncDecl); ok {
			who = actor(p, fn)
			if fn.Recv != nil && who == "Table" {
				c.count["methods"]++
			}
		}
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				for _, e := range n.Lhs {
					c.assigned(p, who, e)
				}
			case *ast.IncDecStmt:
				c.assigned(p, who, n.X)
			}
			return true
		})
	}
}

// actor is the type that a method is one of, or that a function makes.
func actor(p typed, fn *ast.FuncDecl) string {
	switch {
	case fn.Recv != nil:
		return named(p.info.TypeOf(fn.Recv.List[0].Type))
	case fn.Type.Results != nil:
		return named(p.info.TypeOf(fn.Type.Results.List[0].Type))
	}
	return ""
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

// assigned counts an assignment by a method of who if it is to another's field.
func (c census) assigned(p typed, who string, e ast.Expr) {
	if p.folder != "scenes/table" || copied(p, e) {
		return
	}
	for {
		switch x := e.(type) {
		case *ast.IndexExpr:
			e = x.X
			continue
		case *ast.ParenExpr:
			e = x.X
			continue
		case *ast.StarExpr:
			if owners := owned(p)[named(p.info.TypeOf(x))]; owners != nil {
				if !owners[who] {
					c.foreign(x)
				}
				return
			}
			e = x.X
			continue
		case *ast.SelectorExpr:
			if s := p.info.Selections[x]; s != nil && s.Kind() == types.FieldVal {
				if owners := ownersOf(p, s); owners != nil {
					if !owners[who] {
						c.foreign(x)
					}
					return
				}
			}
			e = x.X
			continue
		}
		return
	}
}

func (c census) foreign(e ast.Expr) {
	c.count["foreign"]++
	c.t.Logf("%s: assigned outside the part that owns it", fset.Position(e.Pos()))
}

// copied says whether an assignment is to a struct that a variable holds itself.
func copied(p typed, e ast.Expr) bool {
	for {
		switch x := e.(type) {
		case *ast.SelectorExpr:
			e = x.X
			continue
		case *ast.Ident:
			if typ := p.info.TypeOf(x); typ != nil {
				_, whole := typ.Underlying().(*types.Struct)
				return whole
			}
		}
		return false
	}
}

// ownersOf are the types whose methods may assign the field that is selected;
// nil: whoever likes.
func ownersOf(p typed, s *types.Selection) map[string]bool {
	typ := s.Recv()
	for _, i := range s.Index()[:len(s.Index())-1] { // what it is promoted from
		if ptr, ok := typ.Underlying().(*types.Pointer); ok {
			typ = ptr.Elem()
		}
		typ = typ.Underlying().(*types.Struct).Field(i).Type()
	}
	if name := named(typ); name != "View" {
		return owned(p)[name]
	}
	for part, fields := range viewed {
		if slices.Contains(strings.Fields(fields), s.Obj().Name()) {
			return map[string]bool{part: true}
		}
	}
	return map[string]bool{} // nobody: say in viewed whose it is
}

// owned gives, for each struct that the table or a part of it holds, the types
// whose methods may assign its fields: its own, and those of the part. The core
// is the table's.
func owned(p typed) map[string]map[string]bool {
	if ownedIn[p.info] != nil {
		return ownedIn[p.info]
	}
	owners := map[string]map[string]bool{}
	ownedIn[p.info] = owners
	table := held(tableOf(p))
	for _, part := range table { // all of them first: some know each other
		owners[part.name] = map[string]bool{part.name: true}
	}
	owners["Table"], owners["core"] = map[string]bool{"Table": true}, map[string]bool{"Table": true, "core": true}
	var share func(holder structure)
	share = func(holder structure) {
		for _, inner := range held(holder.typ) {
			if owners[inner.name] == nil {
				owners[inner.name] = maps.Clone(owners[holder.name])
				owners[inner.name][inner.name] = true
				share(inner)
			}
		}
	}
	for _, part := range table {
		share(part)
	}
	return owners
}

var ownedIn = map[*types.Info]map[string]map[string]bool{}

// tableOf is the Table's type, nil where there is none.
func tableOf(p typed) *types.Named {
	for _, o := range p.info.Defs {
		if t, ok := o.(*types.TypeName); ok && t.Name() == "Table" {
			return t.Type().(*types.Named)
		}
	}
	return nil
}

type structure struct {
	name string
	typ  *types.Named
}

// held are the structs of its own package that a struct holds or points to.
func held(by *types.Named) (all []structure) {
	if by == nil {
		return nil
	}
	fields := by.Underlying().(*types.Struct)
	for i := range fields.NumFields() {
		typ := fields.Field(i).Type()
		for {
			inner, ok := typ.(interface{ Elem() types.Type }) // of a pointer, a list
			if !ok {
				break
			}
			typ = inner.Elem()
		}
		n, ok := typ.(*types.Named)
		if !ok || n.Obj().Pkg() != by.Obj().Pkg() {
			continue
		}
		if _, ok := n.Underlying().(*types.Struct); ok {
			all = append(all, structure{n.Obj().Name(), n})
		}
	}
	return all
}

// The census counts what it is there to count.
func TestCensusCounts(t *testing.T) {
	texts := []struct{ name, text string }{
		{"scenes/table/table.go", `package table
type View struct{ Marked, Hover string }
type core struct{ v View; now int }
type Table struct {
	core
	log eventLog
	bots bots
}
func New() *Table {
	t := &Table{}
	t.log = eventLog{core: &t.core}
	t.log.open = true // foreign
	return t
}
func (t *Table) tick() {
	t.now++
	t.log.last.text = "" // foreign
	t.v.Marked = "here"  // foreign
	v := t.v
	v.Marked = "in a copy"
	p := &t.log
	*p = eventLog{} // foreign
}
`},
		{"scenes/table/log.go", `package table
type entry struct{ text string }
type eventLog struct {
	*core
	open bool
	last *entry
	all  []entry
}
type bots struct {
	*core
	log *eventLog
}
func (l *eventLog) add() {
	l.open, l.last = true, &l.all[0]
	l.all[0].text = ""
	l.v.Marked = "there"
	l.v.Hover = "there" // foreign
	l.now = 3           // foreign
}
func (b *bots) think() {
	b.log = nil
	b.log.open = true // foreign
}
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
	for what, want := range map[string]int{"foreign": 7, "methods": 1} {
		if c.count[what] != want {
			t.Errorf("%s: %d counted, want %d", what, c.count[what], want)
		}
	}
}
