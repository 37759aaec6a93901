package main

import (
	"path"
	"strings"
	"testing"
)

func TestEveryPackageSaysWhatItIs(t *testing.T) {
	said := map[string]bool{}
	for _, s := range sources(t) {
		if s.test() {
			continue
		}
		want := "Package " + s.file.Name.Name + " "
		if s.file.Name.Name == "main" {
			want = "Command "
		}
		doc := s.file.Doc.Text()
		said[s.folder] = said[s.folder] || strings.HasPrefix(doc, want) || strings.HasPrefix(doc, "Tilestead ")
	}
	for folder, ok := range said {
		if !ok {
			t.Errorf("%s: no file begins with a comment that says what the package is", folder)
		}
	}
}

// Files of one subject stay short enough to be read in one go; tables may be
// as long as what they list.
func TestFilesAreShort(t *testing.T) {
	const most = 600
	for _, s := range sources(t) {
		base := path.Base(s.name)
		if strings.Contains(base, "table") || strings.Contains(base, "generated") {
			continue
		}
		if n := fset.Position(s.file.FileEnd).Line; n > most {
			t.Errorf("%s has %d lines, more than %d: which subject can move to a file of its own?", s.name, n, most)
		}
	}
}
