// Package rivals paints the portraits of the rivals of every title, as
// rival-TITLE-ID: head and shoulders before a disc of parchment.
//
// A portrait is a text of strokes, TITLE/ID.pic, 104 units wide and high with 0 0
// in the middle (words.go has its words). Each lies on the sheet of its title's
// rivals, which no screen needs before it shows one.
package rivals

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/pic"
)

// wide is how wide and high a portrait is as others draw it, units as its text
// has it.
const wide, units = 96.0, 104.0

// scales are the baked pixels per unit: 48, 96 and 192 pixels wide.
var scales = []float64{0.5, 1, 2}

//go:embed carcassonne montana agricola
var texts embed.FS

// A portrait is a picture that has been read, with whose it is.
type portrait struct {
	title, id string
	picture   *pic.Picture
}

// portraits are all there are, by title and id. The error names the file and the
// line that cannot be read.
func portraits() (all []portrait, err error) {
	files, err := fs.Glob(texts, "*/*.pic")
	if err != nil {
		return nil, err
	}
	words := language()
	for _, file := range files {
		text, err := texts.ReadFile(file)
		if err != nil {
			return nil, err
		}
		p, err := words.Read(file, string(text))
		if err != nil {
			return nil, err
		}
		all = append(all, portrait{path.Dir(file), strings.TrimSuffix(path.Base(file), ".pic"), p})
	}
	return all, nil
}

// Add registers every portrait. It panics with the file and line of what is
// wrong in one of them.
func Add(b *book.Book) {
	all, err := portraits()
	if err != nil {
		panic(err)
	}
	for _, p := range all {
		b.Add(book.Picture{Name: fmt.Sprintf("rival-%s-%s", p.title, p.id), Sheet: p.title + "/rivals",
			Box: book.Round(wide / 2), Scales: scales, Master: 4,
			Paint: func(c *brush.Canvas) { p.paint(c.At(brush.V{}, wide/units)) }})
	}
}

// The disc behind a portrait, and how far down what is painted may stand out
// beyond it.
const discY, discR, free = 6, 39, 18

// outline is how wide the ink round a whole figure is, besides that of its parts.
const outline = 1.5

// paint is a portrait with its disc.
func (p portrait) paint(c *brush.Canvas) {
	disc := brush.Ellipse(0, discY, discR, discR)
	m := c.Fill(disc)
	edge := c.Rim(m, 9)
	k := brush.Gouache(brush.PaperDim.Light(0.25), p.picture.Seed, 0.4)
	c.Paint(m, func(x, y float64) brush.Col { return k(x, y).Dark(edge(x, y) * 0.16) }, 1)
	ring := c.Stroke(disc, brush.Const(3))
	c.Paint(ring, brush.Flat(brush.Ink), 1)
	c.Over(p.figure(c), 0, 0)
	low := c.Fill(brush.Rect(-units, free, 2*units, units))
	c.Paint(ring.And(low), brush.Flat(brush.Ink), 1) // the shoulders end behind it
}

// figure is the portrait alone on a canvas of the same place, with its outline.
func (p portrait) figure(c *brush.Canvas) *brush.Canvas {
	l := c.Layer()
	p.picture.Paint(&sitter{Canvas: l, seed: p.picture.Seed})
	below := c.Fill(brush.Rect(-units, free, 2*units, units))
	l.Erase(below.Not(c.Fill(brush.Ellipse(0, discY, discR, discR))), 1)
	out := c.Layer()
	out.Paint(l.Alpha().Spread(outline*c.S, 0.5), brush.Flat(brush.Ink), 1)
	out.Over(l, 0, 0)
	return out
}
