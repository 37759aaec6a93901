// Package assets holds the sprite sheets and the text tables, with the index that finds them
// by name. A browser's program embeds only the sheets that all titles share and takes the
// rest when it comes.
package assets

import (
	"fmt"
	"image"
)

// A Sprite names one painted picture, baked in one or more sizes. The zero
// Sprite is no picture. Positions on a sprite are in its own units (an icon is
// 32 units wide, a Montana hex has radius 100, a piece is 100 high), measured
// from its anchor: the middle of icons, hexes and discs, the foot of pieces.
type Sprite int32

// A Cut is one baked size of a sprite.
type Cut struct {
	Sheet  int             // for Sheet
	Rect   image.Rectangle // on the sheet; at least 2 empty pixels lie round it
	Scale  float64         // baked pixels per unit
	AX, AY float64         // the anchor, in baked pixels from Rect.Min
}

// Find gives the sprite of that name, such as "montana/hex/wheat/2".
func Find(name string) (Sprite, bool) {
	s, ok := index().byName[name]
	return s, ok
}

// Must is Find for names written in code; it panics when there is none.
func Must(name string) Sprite {
	s, ok := Find(name)
	if !ok {
		panic(fmt.Sprintf("assets: no sprite %q; run go generate ./assets", name))
	}
	return s
}

// Name is the name s was found by.
func (s Sprite) Name() string { return index().sprites[s].name }

// Cut picks the baked size to draw s at scale device pixels per unit: the
// smallest that need not be enlarged, else the largest there is.
func (s Sprite) Cut(scale float64) Cut {
	cuts := index().sprites[s].cuts
	for _, c := range cuts {
		if c.Scale >= scale*0.999 {
			return c
		}
	}
	return cuts[len(cuts)-1]
}

// Bounds is what s covers, in units from its anchor.
func (s Sprite) Bounds() (x0, y0, x1, y1 float64) {
	c := index().sprites[s].cuts
	k := c[len(c)-1]
	return -k.AX / k.Scale, -k.AY / k.Scale,
		(float64(k.Rect.Dx()) - k.AX) / k.Scale, (float64(k.Rect.Dy()) - k.AY) / k.Scale
}
