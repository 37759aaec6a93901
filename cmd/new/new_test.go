package main

import (
	"encoding/json"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"tilestead/rules/rulestest/golden"
)

const root = "../.."

// pebbles is a title that there is not.
const pebbles title = "pebbles"

// The lists are what the command prints; with -update this test does so too.
func TestListsArePrinted(t *testing.T) {
	b, err := readBox(root)
	if err != nil {
		t.Fatal(err)
	}
	for list := range lists {
		text, err := b.print(list)
		if err != nil {
			t.Fatal(err)
		}
		golden.File(t, filepath.Join(root, list), string(text))
	}
}

// copied is a tree with what the command reads and changes.
func copied(t *testing.T) string {
	t.Helper()
	tree := t.TempDir()
	files := []string{boxFile, chart}
	for list := range lists {
		files = append(files, list)
	}
	for _, name := range files {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		put(t, filepath.Join(tree, name), string(data))
	}
	b, err := readBox(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, title := range b.Titles {
		put(t, filepath.Join(tree, "rules", title, "x"), "")
	}
	return tree
}

func put(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// goFiles are the Go files of a tree, by their path below it.
func goFiles(t *testing.T, tree string) (names []string) {
	t.Helper()
	err := filepath.WalkDir(tree, func(name string, _ os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".go") {
			name, err = filepath.Rel(tree, name)
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// A new title is formatted and fits what there is: with its files laid over the tree,
// rules, board, bots, pictures and the lists build, their tests too.
func TestNewTitleFits(t *testing.T) {
	tree := copied(t)
	if err := pebbles.write(tree); err != nil {
		t.Fatal(err)
	}
	top, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	over := map[string]string{}
	for _, name := range goFiles(t, tree) {
		file := filepath.Join(tree, name)
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if neat, err := format.Source(data); err != nil || string(neat) != string(data) {
			t.Errorf("%s is not formatted: %v", name, err)
		}
		over[filepath.Join(top, name)] = file
	}
	data, err := json.Marshal(map[string]any{"Replace": over})
	if err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	put(t, overlay, string(data))
	// What exports something was compiled, and so were its tests.
	args := []string{"list", "-export", "-test", "-overlay", overlay, "./titles", "./scenes/boards", "./bots", "./assets/paint"}
	for _, folder := range folders {
		args = append(args, "./"+pebbles.named(folder))
	}
	c := exec.Command("go", args...)
	c.Dir = top
	if out, err := c.CombinedOutput(); err != nil {
		t.Errorf("it does not build: %v\n%s", err, out)
	}
}

// A title costs one line of the list of titles, which is printed on in the lists of the
// layers, and a row for each of its folders in the map; all else is its own.
func TestNewTitleIsNamedOnce(t *testing.T) {
	tree := copied(t)
	if err := pebbles.write(tree); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int{boxFile: 1, chart: len(rows), "titles/list.go": 3, "bots/list.go": 2,
		"scenes/boards/list.go": 2, "assets/paint/list.go": 2} {
		old, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(filepath.Join(tree, name))
		if err != nil {
			t.Fatal(err)
		}
		named := 0
		for _, line := range strings.Split(string(data), "\n") {
			if strings.Contains(line, string(pebbles)) {
				named++
			}
		}
		if more := strings.Count(string(data), "\n") - strings.Count(string(old), "\n"); more != want || named != want {
			t.Errorf("%s has %d lines more, %d with its name; want %d", name, more, named, want)
		}
	}
	b, err := readBox(tree)
	if err != nil || b.Cards[len(b.Cards)-1] != string(pebbles) {
		t.Errorf("the cards are %v, %v", b, err)
	}
}

// What cannot be a title is said before anything is written.
func TestWrongNamesAreRefused(t *testing.T) {
	for name, want := range map[title]string{"": "small letters", "Pebbles": "small letters", "func": "small letters",
		"a-b": "small letters", "montana": "already", "newtitle": "small letters", "search": "already"} {
		if err := name.check(root); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is answered with %v", name, err)
		}
	}
	for _, args := range [][]string{nil, {"a", "b"}} {
		if err := run(false, args); err == nil {
			t.Errorf("%q is a title", args)
		}
	}
	if err := pebbles.check(root); err != nil {
		t.Error(err)
	}
}
