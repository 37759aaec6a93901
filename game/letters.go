package game

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets/face"
)

// Letters are painted when they are first shown, onto pages in the card's memory.
const (
	pageSize  = 512
	mostPages = 16 // of 1 MB each
)

// letters are the pages. They are filled one after the other; when the last one is full the
// first is filled anew.
type letters struct {
	flush  func() // draws what was written so far, before its letters are painted over
	pages  []*ebiten.Image
	page   int // the one being filled
	known  map[letterKey]letter
	x, y   int // where the next one goes there
	height int // of its row
}

type letterKey struct {
	glyph   face.Glyph
	capital float64 // device pixels
	quarter int
}

// letter is where a letter lies on a page, nil for one that shows nothing, and where it
// begins from the pen.
type letter struct {
	page *ebiten.Image
	rect image.Rectangle
	at   image.Point
}

// restart forgets all letters, so that the pages have room.
func (l *letters) restart() {
	l.page, l.x, l.y, l.height = 0, 0, 0, 0
	clear(l.known)
}

// get finds or paints a letter.
func (l *letters) get(key letterKey) letter {
	if found, ok := l.known[key]; ok {
		return found
	}
	mask, at := key.glyph.Mask(key.capital, key.quarter)
	found := letter{at: at}
	if !mask.Rect.Empty() {
		found.page, found.rect = l.place(mask.Rect.Dx(), mask.Rect.Dy())
		pix := make([]byte, 4*len(mask.Pix))
		for i, a := range mask.Pix {
			pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = a, a, a, a
		}
		found.page.SubImage(found.rect).(*ebiten.Image).WritePixels(pix)
	}
	if l.known == nil {
		l.known = map[letterKey]letter{}
	}
	l.known[key] = found
	return found
}

// place takes a free box of a page, with an empty pixel behind it and below.
func (l *letters) place(w, h int) (*ebiten.Image, image.Rectangle) {
	if l.x+w > pageSize {
		l.x, l.y, l.height = 0, l.y+l.height, 0
	}
	if l.y+h > pageSize {
		l.page, l.x, l.y, l.height = l.page+1, 0, 0, 0
	}
	if l.page == mostPages {
		l.flush()
		l.restart()
	}
	if l.page == len(l.pages) {
		l.pages = append(l.pages, ebiten.NewImageWithOptions(image.Rect(0, 0, pageSize, pageSize),
			&ebiten.NewImageOptions{Unmanaged: true}))
	}
	r := image.Rect(l.x, l.y, l.x+w, l.y+h)
	l.x, l.height = l.x+w+1, max(l.height, h+1)
	return l.pages[l.page], r
}
