package common

import (
	"testing"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/painttest"
)

func TestSharedPicturesFitTheirBoxes(t *testing.T) {
	b := &book.Book{}
	Add(b)
	seen := map[string]bool{}
	for _, p := range b.Pictures {
		if seen[p.Name] {
			t.Errorf("two pictures are named %s", p.Name)
		}
		seen[p.Name] = true
		painttest.CheckFits(t, p)
	}
}
