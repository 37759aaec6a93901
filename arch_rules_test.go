package main

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The same game is played the same on every system, every time. What follows
// keeps away from rules and bots whatever could make a difference.

// A listed package is what `go list` says of one.
type listed struct {
	ImportPath string
	Dir        string
	Export     string // file with its exported types
	GoFiles    []string
}

// list asks the go command for packages and all they import, with types.
func list(t *testing.T, patterns ...string) []listed {
	t.Helper()
	args := append([]string{"list", "-deps", "-export", "-json=ImportPath,Dir,Export,GoFiles"}, patterns...)
	cmd := exec.Command("go", args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var all []listed
	for dec := json.NewDecoder(out); ; {
		var p listed
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	return all
}

// Constructors of math/rand and math/rand/v2 take a seed or a source; every
// other function there draws from a generator that nobody seeded.
var seeded = []string{"New", "NewSource", "NewPCG", "NewChaCha8", "NewZipf", "Rand", "Source", "PCG", "ChaCha8", "Zipf"}

// flaws are the places of a file that could play differently another time.
func flaws(f *ast.File, info *types.Info, isRules bool, report func(n ast.Node, why string)) {
	sorted := map[ast.Node]bool{} // calls whose result is put in order at once
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			switch to := strings.Trim(n.Path.Value, `"`); {
			case to == "time" && isRules:
				report(n, "rules have no clock")
			case to == "crypto/rand":
				report(n, "chance is a seat, seeded by the match")
			}
		case *ast.RangeStmt:
			if _, ok := info.TypeOf(n.X).Underlying().(*types.Map); ok {
				report(n, "a map has no order: range over a slice")
			}
		case *ast.GoStmt:
			report(n, "whoever owns a bot starts it; nothing else runs beside the game")
		case *ast.FuncDecl:
			if n.Name.Name == "init" && n.Recv == nil {
				report(n, "what happens before main cannot be tested or left out")
			}
		case *ast.CallExpr:
			if from, name := called(n.Fun, info); from == "slices" && strings.HasPrefix(name, "Sorted") {
				for _, arg := range n.Args {
					sorted[arg] = true
				}
			} else if from == "maps" && slices.Contains([]string{"Keys", "Values", "All"}, name) && !sorted[n] {
				report(n, "a map has no order: put it in order with slices.Sorted")
			}
		case *ast.SelectorExpr:
			if from, name := called(n, info); (from == "math/rand" || from == "math/rand/v2") &&
				!slices.Contains(seeded, name) {
				report(n, "rand."+name+" draws from a generator nobody seeded")
			}
		}
		return true
	})
}

// called is the package and name of what an expression selects from a package.
func called(e ast.Expr, info *types.Info) (from, name string) {
	if sel, ok := e.(*ast.SelectorExpr); ok {
		if id, ok := sel.X.(*ast.Ident); ok {
			if p, ok := info.Uses[id].(*types.PkgName); ok {
				return p.Imported().Path(), sel.Sel.Name
			}
		}
	}
	return "", ""
}

func check(t *testing.T, name string, files []*ast.File, exports map[string]string) *types.Info {
	t.Helper()
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", func(p string) (io.ReadCloser, error) {
		return os.Open(exports[p])
	})}
	if _, err := conf.Check(name, fset, files, info); err != nil {
		t.Fatal(err)
	}
	return info
}

// A typed package is one of the project's with its sources and their types.
type typed struct {
	folder string
	files  []*ast.File
	info   *types.Info
}

// typedPackages are the packages that are looked into by type, read once for all tests.
var typedPackages []typed

// checked gives the packages of a folder and below it, of this system, without tests.
func checked(t *testing.T, folder string) (of []typed) {
	t.Helper()
	if typedPackages == nil {
		typedPackages = checkAll(t, "./rules/...", "./bots/...", "./scenes/...")
	}
	for _, p := range typedPackages {
		if p.folder == folder || strings.HasPrefix(p.folder, folder+"/") {
			of = append(of, p)
		}
	}
	return of
}

func checkAll(t *testing.T, patterns ...string) (out []typed) {
	t.Helper()
	all := list(t, patterns...)
	exports := map[string]string{}
	for _, p := range all {
		exports[p.ImportPath] = p.Export
	}
	for _, p := range all {
		folder, ours := strings.CutPrefix(p.ImportPath, module+"/")
		if !ours {
			continue
		}
		pkg := typed{folder: folder}
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			pkg.files = append(pkg.files, f)
		}
		pkg.info = check(t, p.ImportPath, pkg.files, exports)
		out = append(out, pkg)
	}
	return out
}

func TestRulesAndBotsAreTheSameEverywhere(t *testing.T) {
	seen := 0
	for _, p := range append(checked(t, "rules"), checked(t, "bots")...) {
		if strings.HasSuffix(p.folder, "/oracle/compare") {
			continue // it looks at sets of positions, in any order, and plays no game of anybody
		}
		for _, f := range p.files {
			seen++
			flaws(f, p.info, strings.HasPrefix(p.folder, "rules"), func(n ast.Node, why string) {
				t.Errorf("%s: %s", fset.Position(n.Pos()), why)
			})
		}
	}
	if seen < 10 {
		t.Errorf("only %d files seen: this test looks in the wrong place", seen)
	}
}

// The check above finds what it is there to find.
func TestFlawsAreSeen(t *testing.T) {
	const text = `package p

import (
	"maps"
	"math/rand/v2"
	"slices"
	"time"
)

func init() {}

func f(m map[int]int, r *rand.Rand) int {
	for k := range m {
		go f(m, r)
		return k + rand.IntN(3) + r.IntN(3)
	}
	for k := range maps.Keys(m) {
		return k
	}
	for _, k := range slices.Sorted(maps.Keys(m)) {
		return k
	}
	return int(time.Now().Unix())
}
`
	file, err := parser.ParseFile(fset, "p.go", text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	exports := map[string]string{}
	for _, p := range list(t, "maps", "math/rand/v2", "slices", "time") {
		exports[p.ImportPath] = p.Export
	}
	var lines []int
	flaws(file, check(t, "p", []*ast.File{file}, exports), true, func(n ast.Node, _ string) {
		lines = append(lines, fset.Position(n.Pos()).Line)
	})
	if want := []int{7, 10, 13, 14, 15, 17}; !slices.Equal(lines, want) {
		t.Errorf("flaws seen in lines %v, want %v", lines, want)
	}
}
