package common

import (
	"image"
	"image/color"
	"strings"

	"github.com/hajimehoshi/bitmapfont/v3"
	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"tilestead/assets"
)

// glyphBaseline is how far below the top of its line a letter stands.
const glyphBaseline = 12

// ownGlyphs replaces letters the face draws in a way that looks foreign: in
// Slovak and Czech the caron of a tall letter is an apostrophe. The first row
// is row 3 of the cell, where capitals begin.
var ownGlyphs = map[rune]string{
	'ď': `
		...#.#
		...#.#
		...#..
		.###..
		#..#..
		#..#..
		#..#..
		#..#..
		.###..`,
	'ť': `
		....#.
		.#..#.
		.#....
		####..
		.#....
		.#....
		.#....
		.#..#.
		..##..`,
	'ľ': `
		.##.#.
		..#.#.
		..#...
		..#...
		..#...
		..#...
		..#...
		..#...
		.###..`,
	'Ľ': `
		#..#..
		#..#..
		#.#...
		#.....
		#.....
		#.....
		#.....
		#.....
		#####.`,
	'▶': `
		......
		#.....
		###...
		#####.
		#####.
		###...
		#.....
		......
		......`,
	'◀': `
		......
		....#.
		..###.
		#####.
		#####.
		..###.
		....#.
		......
		......`,
	'▲': `
		......
		......
		..#...
		..#...
		.###..
		.###..
		#####.
		......
		......`,
	'▼': `
		......
		......
		#####.
		.###..
		.###..
		..#...
		..#...
		......
		......`,
	'★': `
		......
		..#...
		..#...
		#####.
		.###..
		.###..
		.#.#..
		......
		......`,
	'✗': `
		......
		......
		#...#.
		##.##.
		.###..
		.###..
		##.##.
		#...#.
		......`,
	'✓': `
		......
		....#.
		....#.
		...##.
		...#..
		#.##..
		###...
		.##...
		......`,
}

// boxGlyph stands for a rune that is not on the sheet.
const boxGlyph = `
		#####.
		#...#.
		#...#.
		#...#.
		#...#.
		#...#.
		#...#.
		#...#.
		#####.`

// paintGlyphs draws every glyph white on nothing, cell by cell.
func paintGlyphs() *image.NRGBA {
	runes := assets.Glyphs()
	size := assets.GlyphCell(0)
	for i := range runes {
		size = size.Union(assets.BoldGlyph(assets.GlyphCell(i + 1)))
	}
	im := image.NewNRGBA(size)
	drawRows(im, assets.GlyphCell(0).Min, boxGlyph)
	for i, r := range runes {
		cell := assets.GlyphCell(i + 1)
		if rows, ok := ownGlyphs[r]; ok {
			drawRows(im, cell.Min, rows)
			continue
		}
		// Only the cell is drawn into, so that no letter leaks into the next.
		d := font.Drawer{
			Dst:  im.SubImage(cell).(*image.NRGBA),
			Src:  image.NewUniform(color.White),
			Face: bitmapfont.Face,
			Dot:  fixed.P(cell.Min.X, cell.Min.Y+glyphBaseline),
		}
		d.DrawString(string(r))
	}
	for i := range len(runes) + 1 {
		embolden(im, assets.GlyphCell(i))
	}
	return im
}

// embolden draws the bold cut of a cell: each upright stroke is a pixel wider to
// the right; bars end where they did, so that an o stays round. A gap of one
// pixel stays open, between two strokes as between two letters, so that no
// letter becomes a blot and no two run together.
func embolden(im *image.NRGBA, cell image.Rectangle) {
	to := assets.BoldGlyph(cell).Min.Sub(cell.Min)
	inked := func(x, y int) bool { return image.Pt(x, y).In(cell) && im.NRGBAAt(x, y).A != 0 }
	for y := cell.Min.Y; y < cell.Max.Y; y++ {
		for x := cell.Min.X; x < cell.Max.X; x++ {
			wider := inked(x-1, y) && !inked(x-2, y) && !inked(x+1, y) && x < cell.Max.X-1
			if inked(x, y) || wider {
				im.SetNRGBA(x+to.X, y+to.Y, color.NRGBA{255, 255, 255, 255})
			}
		}
	}
}

// drawRows sets a pixel for each # of rows, which begin at the height of capitals.
func drawRows(im *image.NRGBA, at image.Point, rows string) {
	for y, row := range strings.Fields(rows) {
		for x, c := range row {
			if c == '#' {
				im.SetNRGBA(at.X+x, at.Y+3+y, color.NRGBA{255, 255, 255, 255})
			}
		}
	}
}
