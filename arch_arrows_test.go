package main

import (
	"go/ast"
	"go/parser"
	"math/rand/v2"
	"slices"
	"testing"
)

// rising are how many arrows run upward in each title's rules and board and in the table. They
// may only fall.
//
// An arrow leads from a file to another one of its package to which it refers, however often.
// The best order of the files has the fewest arrows that run against it, from a file to one
// above it: where all run downward, whoever reads a file knows what is below and need not know
// what is above.
var rising = []struct {
	room     string
	packages []string
	most     int
}{
	{"rules/agricola", []string{"rules/agricola", "rules/agricola/box", "rules/agricola/farm"}, 40},
	{"rules/montana", []string{"rules/montana"}, 18},
	{"rules/carcassonne", []string{"rules/carcassonne"}, 54},
	{"scenes/agricola", []string{"scenes/agricola"}, 34},
	{"scenes/montana", []string{"scenes/montana"}, 18},
	{"scenes/carcassonne", []string{"scenes/carcassonne"}, 29},
	{"scenes/table", []string{"scenes/table"}, 21},
}

func TestArrowsPointDownward(t *testing.T) {
	for _, r := range rising {
		files, up := 0, 0
		for _, p := range slices.Concat(checked(t, "rules"), checked(t, "scenes")) {
			if slices.Contains(r.packages, p.folder) {
				files += len(p.files)
				up += against(arrows(p))
			}
		}
		switch {
		case files < 20:
			t.Errorf("%s: only %d files seen: this test looks in the wrong place", r.room, files)
		case up > r.most:
			t.Errorf("%s: %d arrows run upward, more than %d: which function can move to where it belongs?",
				r.room, up, r.most)
		case up < r.most:
			t.Errorf("%s: fewer arrows run upward than the list says, %d of %d: lower its limit", r.room, up, r.most)
		}
	}
}

// arrows says of each two files of a package by 1 that the first refers to the second.
func arrows(p typed) [][]int {
	of := make([][]int, len(p.files))
	for i, f := range p.files {
		of[i] = make([]int, len(p.files))
		ast.Inspect(f, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			if !ok {
				return true
			}
			if o := p.info.Uses[id]; o != nil && o.Pos().IsValid() {
				for j, g := range p.files {
					if i != j && g.FileStart <= o.Pos() && o.Pos() < g.FileEnd {
						of[i][j] = 1
					}
				}
			}
			return true
		})
	}
	return of
}

// against is how many arrows run against the best order that is found: from each of some first
// orders on, files move to where they leave the fewest, until none can.
func against(arrow [][]int) int {
	n := len(arrow)
	best := n * n
	for seed := range uint64(500) {
		order := rand.New(rand.NewPCG(seed, 0)).Perm(n)
		for moved := true; moved; {
			moved = false
			for i := range n {
				if to := place(arrow, order, i); to != i {
					x := order[i]
					order = slices.Insert(slices.Delete(order, i, i+1), to, x)
					moved = true
				}
			}
		}
		up := 0
		for i, x := range order {
			for _, y := range order[:i] {
				up += arrow[x][y]
			}
		}
		best = min(best, up)
	}
	return best
}

// place is where the file at i of an order leaves the fewest arrows upward.
func place(arrow [][]int, order []int, i int) int {
	x, to, least := order[i], i, 0
	for up, j := 0, i+1; j < len(order); j++ {
		if up += arrow[x][order[j]] - arrow[order[j]][x]; up < least {
			to, least = j, up
		}
	}
	for up, j := 0, i-1; j >= 0; j-- {
		if up += arrow[order[j]][x] - arrow[x][order[j]]; up < least {
			to, least = j, up
		}
	}
	return to
}

// Arrows are seen where a file names something of another one, and a circle costs one arrow.
func TestArrowsAreSeen(t *testing.T) {
	var files []*ast.File
	for name, src := range map[string]string{
		"a.go": "package p\ntype A struct{ n int }\nfunc (a A) up() { a.b() }\n",
		"b.go": "package p\nfunc (a A) b() { a.n = 1; a.n = 2 }\n",
		"c.go": "package p\nfunc c() { A{}.b(); c() }\n",
	} {
		f, err := parser.ParseFile(fset, name, src, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	slices.SortFunc(files, func(f, g *ast.File) int { return int(f.FileStart - g.FileStart) })
	of := arrows(typed{files: files, info: check(t, "p", files, nil)})
	sum := 0
	for _, row := range of {
		for _, n := range row {
			sum += n
		}
	}
	if got := against(of); sum != 4 || got != 1 {
		t.Errorf("%d arrows, %d of them upward; want 4 and 1", sum, got)
	}
}
