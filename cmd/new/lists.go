package main

import (
	"bytes"
	"embed"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
)

// boxFile names the titles; everything that lists them is printed from it.
const boxFile = "titles/box.txt"

//go:embed lists/*.tmpl
var listTemplates embed.FS

// lists are the files that list the titles for each layer, because imports point
// downward and none may know the others, and what they are printed with.
var lists = map[string]string{
	"titles/list.go":        "titles.tmpl",
	"scenes/boards/list.go": "boards.tmpl",
	"bots/list.go":          "bots.tmpl",
	"assets/paint/list.go":  "paint.tmpl",
}

// A box is the titles that there are, and those to come.
type box struct {
	Titles []string // those that can be played, in the order of lists
	Cards  []string // all of them, in the order of the title screen
}

// readBox reads the titles of the tree at root.
func readBox(root string) (*box, error) {
	data, err := os.ReadFile(filepath.Join(root, boxFile))
	if err != nil {
		return nil, err
	}
	b, place := &box{}, map[string]int{}
	for n, line := range strings.Split(string(data), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		var name string
		var at int
		if _, err := fmt.Sscanf(line, "%s %d", &name, &at); err != nil {
			return nil, fmt.Errorf("%s:%d: %q is not a name and the place of a card", boxFile, n+1, line)
		}
		if _, err := os.Stat(filepath.Join(root, "rules", name)); err == nil {
			b.Titles = append(b.Titles, name)
		}
		b.Cards, place[name] = append(b.Cards, name), at
	}
	slices.SortStableFunc(b.Cards, func(x, y string) int { return place[x] - place[y] })
	return b, nil
}

// Sorted are the titles that can be played, in the order of the alphabet.
func (b *box) Sorted() []string { return slices.Sorted(slices.Values(b.Titles)) }

// Imports are what a list imports, as gofmt sorts them: what it is a list of, and the
// folder of each title below another.
func (b *box) Imports(of, below string) []string {
	all := []string{of}
	for _, title := range b.Titles {
		all = append(all, below+"/"+title)
	}
	slices.Sort(all)
	return all
}

// print is the text of a list.
func (b *box) print(list string) ([]byte, error) {
	t, err := template.ParseFS(listTemplates, "lists/"+lists[list])
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := t.Execute(&text, b); err != nil {
		return nil, err
	}
	return format.Source(text.Bytes())
}

// writeLists prints every list of the tree at root anew.
func writeLists(root string) error {
	b, err := readBox(root)
	if err != nil {
		return err
	}
	for list := range lists {
		text, err := b.print(list)
		if err != nil {
			return fmt.Errorf("%s: %w", list, err)
		}
		if err := os.WriteFile(filepath.Join(root, list), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
