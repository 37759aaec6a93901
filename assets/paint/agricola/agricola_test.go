package agricola

import (
	"testing"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/painttest"
)

func TestPicturesFit(t *testing.T) {
	b := &book.Book{}
	Add(b)
	for _, p := range b.Pictures {
		painttest.CheckFits(t, p)
	}
}
