//go:build !js

package game

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets/face"
	"tilestead/assets/palette"
	"tilestead/ui"
)

// atlasMost is how much memory the pages of letters may take, in bytes.
const atlasMost = 16 << 20

// However many letters are shown, their pages hold no more, and no letter of a picture is
// painted over before it is drawn.
func TestLettersTakeLittleMemory(t *testing.T) {
	if windowless() {
		t.Skip("no display")
	}
	flushed := 0
	l := letters{flush: func() { flushed++ }}
	taken := map[string]bool{}
	for capital := 20.0; flushed < 2; capital++ {
		face.Text.Each("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz字한あ", capital, func(g face.Glyph, _ float64) {
			before := flushed
			found := l.get(letterKey{g, capital, 0})
			if flushed > before {
				clear(taken)
			}
			for i, page := range l.pages {
				if page == found.page {
					at := fmt.Sprint(i, found.rect.Min)
					if taken[at] {
						t.Fatalf("two letters lie at %s", at)
					}
					taken[at] = true
				}
			}
		})
	}
	if bytes := len(l.pages) * pageSize * pageSize * 4; bytes > atlasMost {
		t.Errorf("the pages take %d bytes, more than %d", bytes, atlasMost)
	}
	for _, page := range l.pages {
		page.Deallocate()
	}
}

// A screen full of text: as many letters as a page of the rules with its list, at S 1.5.
func fullOfText(c *ui.Canvas) {
	c.Reset(853, 533, 1.5)
	ui.Panel(c, ui.Rect{W: 853, H: 533})
	for i := range 30 {
		y := float64(16 + 17*i)
		c.Write(8, y, "Each player in turn order takes one person and places it on a free space.", ui.Body, palette.Ink)
		c.Write(430, y, "Ты берёшь 3 дерева: 12 → 15, Žofia berie 2 tehly", ui.Dense, palette.Ink)
		c.Write(720, y, "Hausrenovierung 7", ui.Name, palette.Rust)
	}
}

// BenchmarkFrameOfText paints it as it is in every frame, and as the first of its scale with
// all letters to be painted and uploaded.
func BenchmarkFrameOfText(b *testing.B) {
	if windowless() {
		b.Skip("no display")
	}
	c := &ui.Canvas{}
	fullOfText(c)
	screen := ebiten.NewImage(1280, 800)
	for _, first := range []bool{false, true} {
		b.Run(map[bool]string{false: "again", true: "first"}[first], func(b *testing.B) {
			p := newPainter(loadSheets())
			p.paint(screen, c)
			for b.Loop() {
				if first {
					p.letters.restart()
				}
				p.paint(screen, c)
				screen.At(0, 0) // waits until all is drawn
			}
		})
	}
}
