// Package networks holds what judges have learned: a file for each kind of game, as
// `lab learn` writes them. A program whose bots judge by them calls [Teach] as it starts.
package networks

import (
	"embed"
	"path"
	"strings"

	"tilestead/bots/agricola"
)

//go:embed agricola/*.net
var files embed.FS

// titles are the titles that have networks, each in its folder.
var titles = []struct {
	folder string
	teach  func(name string, data []byte) error
}{
	{"agricola", agricola.Teach},
}

// Teach gives every title its networks.
func Teach() error {
	for _, t := range titles {
		list, err := files.ReadDir(t.folder)
		if err != nil {
			return err
		}
		for _, f := range list {
			name := path.Join(t.folder, f.Name())
			data, err := files.ReadFile(name)
			if err != nil {
				return err
			}
			if err := t.teach(strings.TrimSuffix(f.Name(), ".net"), data); err != nil {
				return err
			}
		}
	}
	return nil
}
