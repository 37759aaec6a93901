package main

import (
	"embed"
	"fmt"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"tilestead/assets"
)

// A title is the name of a new one.
type title string

// The templates are what a title called newtitle consists of. Those of Go end in
// .txt, so that nothing builds them here.
//
//go:embed title
var templates embed.FS

const model = "newtitle"

// folders are where the templates of a folder go, by title; what is said is the same
// in every language until somebody translates it.
var folders = map[string]string{
	"rules":  "rules/newtitle",
	"scenes": "scenes/newtitle",
	"bots":   "bots/newtitle",
	"paint":  "assets/paint/newtitle",
}

// places are templates that go elsewhere than their folder.
var places = map[string]string{
	"rules/end.txt":   "rules/newtitle/testdata/end.txt",
	"text/own.txt":    "assets/text/LANG/newtitle/table.txt",
	"text/shared.txt": "assets/text/LANG/setup_newtitle.txt",
}

// rows are the rows of the map in docs/architecture.md, and the row that each follows.
var rows = []struct{ after, folder, what string }{
	{"scenes/agricola", "scenes/newtitle", "Newtitle's table"},
	{"assets/paint/agricola", "assets/paint/newtitle", "the pictures of Newtitle"},
	{"rules/agricola/record", "rules/newtitle", "Newtitle: set-up, legality, effects"},
	{"bots/agricola", "bots/newtitle", "what bots know of Newtitle"},
}

const chart = "docs/architecture.md"

// lower is what a name consists of.
var lower = regexp.MustCompile(`^[a-z]{3,16}$`)

// check says why the title cannot be made below root.
func (t title) check(root string) error {
	if !lower.MatchString(string(t)) || token.IsKeyword(string(t)) || t == model {
		return fmt.Errorf("%q is no name for a title; it takes 3 to 16 small letters, as a package does", string(t))
	}
	for _, folder := range folders {
		if _, err := os.Stat(filepath.Join(root, t.named(folder))); err == nil {
			return fmt.Errorf("there is a folder %s already", t.named(folder))
		}
	}
	return nil
}

// named is a text of the model for the title.
func (t title) named(text string) string {
	text = strings.ReplaceAll(text, model, string(t))
	return strings.ReplaceAll(text, strings.ToUpper(model[:1])+model[1:], strings.ToUpper(string(t[:1]))+string(t[1:]))
}

// files are the texts of the title's own files, by their place in the tree.
func (t title) files() (map[string]string, error) {
	out := map[string]string{}
	for folder := range folders {
		if err := t.add(out, folder); err != nil {
			return nil, err
		}
	}
	return out, t.add(out, "text")
}

// add adds what the templates of a folder make.
func (t title) add(out map[string]string, folder string) error {
	list, err := templates.ReadDir(path.Join("title", folder))
	if err != nil {
		return err
	}
	for _, f := range list {
		name := path.Join(folder, f.Name())
		data, err := templates.ReadFile(path.Join("title", name))
		if err != nil {
			return err
		}
		to, elsewhere := places[name]
		if !elsewhere {
			to = path.Join(folders[folder], strings.TrimSuffix(f.Name(), ".txt"))
		}
		langs := assets.Languages
		if !strings.Contains(to, "LANG") {
			langs = langs[:1]
		}
		for _, lang := range langs {
			out[t.named(strings.ReplaceAll(to, "LANG", lang))] = t.named(string(data))
		}
	}
	return nil
}

// write makes the title in the tree at root.
func (t title) write(root string) error {
	if err := t.check(root); err != nil {
		return err
	}
	files, err := t.files()
	if err != nil {
		return err
	}
	if files[boxFile], err = t.box(root); err != nil {
		return err
	}
	if files[chart], err = t.chart(root); err != nil {
		return err
	}
	for name, text := range files {
		name = filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return writeLists(root)
}

// box is the list of titles with the new one, whose card is the last.
func (t title) box(root string) (string, error) {
	b, err := readBox(root)
	if err != nil {
		return "", err
	}
	data, err := os.ReadFile(filepath.Join(root, boxFile))
	if err != nil || slices.Contains(b.Cards, string(t)) { // it was still to come
		return string(data), err
	}
	return fmt.Sprintf("%s%s %d\n", data, t, len(b.Cards)+1), nil
}

// chart is the page of the architecture with a row for each of the title's folders;
// what a folder knows is written there by a test.
func (t title) chart(root string) (string, error) {
	data, err := os.ReadFile(filepath.Join(root, chart))
	if err != nil {
		return "", err
	}
	var out []string
	rest := slices.Clone(rows)
	for _, line := range strings.Split(string(data), "\n") {
		out = append(out, line)
		rest = slices.DeleteFunc(rest, func(r struct{ after, folder, what string }) bool {
			here := strings.HasPrefix(line, "| `"+r.after+"` |")
			if here {
				out = append(out, t.named("| `"+r.folder+"` | "+r.what+" | |"))
			}
			return here
		})
	}
	if len(rest) > 0 {
		return "", fmt.Errorf("%s has no row of %s, below which that of %s goes", chart, rest[0].after,
			t.named(rest[0].folder))
	}
	return strings.Join(out, "\n"), nil
}

// next says what comes next.
func (t title) next() string {
	return t.named(`made newtitle, the smallest title that can be played. Next:
  go test . -run TestMapIsWhole -update                      what its folders know, in the map
  make generate                                              its pictures
  go test ./rules/newtitle ./scenes/newtitle ./bots/newtitle . ./titles
  go run ./cmd/lab random -title newtitle
then its rules, tests first; docs/architecture.md, "A new title", has the order.
`)
}
