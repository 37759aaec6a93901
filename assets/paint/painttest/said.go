package painttest

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"
)

// Said are the words and names in all pictures that are written as text in a folder.
func Said(t *testing.T, texts fs.FS) map[string]bool {
	t.Helper()
	said := map[string]bool{}
	word := regexp.MustCompile(`[a-z][A-Za-z0-9]*`)
	err := fs.WalkDir(texts, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(texts, file)
		for _, line := range strings.Split(string(text), "\n") {
			if !strings.HasPrefix(line, "#") {
				for _, s := range word.FindAllString(line, -1) {
					said[s] = true
				}
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return said
}
