package assets

import (
	_ "embed"
	"fmt"
	"image"
	"strings"
	"sync"
)

//go:embed index.txt
var indexText string

// A catalog is the index read: all sprites with their cuts, and the sheets.
type catalog struct {
	sprites []entry
	byName  map[string]Sprite
	sheets  []string // file names without ".png"
}

type entry struct {
	name    string
	cuts    []Cut // smallest first
	advance float64
}

// index is the catalog of the embedded index. It panics when the index cannot
// be read, for then the build is broken.
var index = sync.OnceValue(func() *catalog {
	c, err := readIndex(indexText)
	if err != nil {
		panic(err)
	}
	return c
})

// readIndex reads the lines that the painter writes:
//
//	sheet N FILE
//	cut NAME SHEET X Y W H SCALE AX AY [ADVANCE]
func readIndex(text string) (*catalog, error) {
	c := &catalog{byName: map[string]Sprite{}}
	for i, line := range strings.Split(text, "\n") {
		if line == "" {
			continue
		}
		if err := c.readLine(line); err != nil {
			return nil, fmt.Errorf("assets: index.txt:%d: %q: %w; run go generate ./assets", i+1, line, err)
		}
	}
	return c, nil
}

func (c *catalog) readLine(line string) error {
	kind, rest, _ := strings.Cut(line, " ")
	switch kind {
	case "sheet":
		var n int
		var file string
		if _, err := fmt.Sscan(rest, &n, &file); err != nil || n != len(c.sheets) {
			return fmt.Errorf("want \"sheet %d FILE\"", len(c.sheets))
		}
		c.sheets = append(c.sheets, file)
	case "cut":
		return c.readCut(rest)
	default:
		return fmt.Errorf("want a line that begins with sheet or cut")
	}
	return nil
}

func (c *catalog) readCut(text string) error {
	var name string
	var k Cut
	var x, y, w, h int
	var advance float64
	n, err := fmt.Sscan(text, &name, &k.Sheet, &x, &y, &w, &h, &k.Scale, &k.AX, &k.AY, &advance)
	if n < 9 || n == 9 && len(strings.Fields(text)) > 9 {
		return fmt.Errorf("want \"cut NAME SHEET X Y W H SCALE AX AY [ADVANCE]\": %w", err)
	}
	if k.Sheet < 0 || k.Sheet >= len(c.sheets) || w <= 0 || h <= 0 || k.Scale <= 0 {
		return fmt.Errorf("sheet %d of %d, size %dx%d or scale %g is out of range", k.Sheet, len(c.sheets), w, h,
			k.Scale)
	}
	k.Rect = image.Rect(x, y, x+w, y+h)
	s, ok := c.byName[name]
	if !ok {
		s = Sprite(len(c.sprites))
		if s == 0 { // the zero Sprite is no picture
			c.sprites = append(c.sprites, entry{cuts: []Cut{{Scale: 1}}})
			s = 1
		}
		c.byName[name] = s
		c.sprites = append(c.sprites, entry{name: name, advance: advance})
	}
	e := &c.sprites[s]
	if n := len(e.cuts); n > 0 && e.cuts[n-1].Scale >= k.Scale {
		return fmt.Errorf("scale %g of %s does not come after %g", k.Scale, name, e.cuts[n-1].Scale)
	}
	e.cuts = append(e.cuts, k)
	return nil
}

// Advance is how far the next letter stands from s, in units; 0 for pictures
// that are not letters.
func (s Sprite) Advance() float64 { return index().sprites[s].advance }

// Names lists every sprite in the order of the index.
func Names() []string {
	var out []string
	for _, e := range index().sprites[1:] {
		out = append(out, e.name)
	}
	return out
}
