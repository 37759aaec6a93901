package game

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// A look is what all triangles of one draw call share. What lies one to one on
// the pixels is not sampled smoothly: that costs a software renderer four times
// as much.
type look struct {
	source  *ebiten.Image
	smooth  bool
	mipmaps bool
}

// A batch gathers triangles with the same look and draws them in one call.
type batch struct {
	target   *ebiten.Image
	look     look
	vertices []ebiten.Vertex
	indices  []uint32
}

// use switches to a look; what was gathered with another is drawn first.
func (b *batch) use(l look) {
	if l != b.look {
		b.flush()
		b.look = l
	}
}

// aim switches to another picture to draw on.
func (b *batch) aim(target *ebiten.Image) {
	b.flush()
	b.target = target
}

func (b *batch) flush() {
	if len(b.indices) > 0 {
		filter := ebiten.FilterNearest
		if b.look.smooth {
			filter = ebiten.FilterLinear
		}
		b.target.DrawTriangles32(b.vertices, b.indices, b.look.source, &ebiten.DrawTrianglesOptions{
			ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
			Filter:         filter,
			DisableMipmaps: !b.look.mipmaps,
		})
	}
	b.vertices, b.indices = b.vertices[:0], b.indices[:0]
}

// vertex adds a corner and gives its number.
func (b *batch) vertex(x, y, u, v float64, k tint) uint32 {
	b.vertices = append(b.vertices,
		ebiten.Vertex{DstX: float32(x), DstY: float32(y), SrcX: float32(u), SrcY: float32(v),
			ColorR: k[0], ColorG: k[1], ColorB: k[2], ColorA: k[3]})
	return uint32(len(b.vertices) - 1)
}

func (b *batch) triangle(i, j, k uint32) { b.indices = append(b.indices, i, j, k) }

// quad adds the box x0,y0 to x1,y1 with the part from of the source on it.
func (b *batch) quad(x0, y0, x1, y1 float64, from image.Rectangle, k tint) {
	u0, v0, u1, v1 := float64(from.Min.X), float64(from.Min.Y), float64(from.Max.X), float64(from.Max.Y)
	i := b.vertex(x0, y0, u0, v0, k)
	b.vertex(x1, y0, u1, v0, k)
	b.vertex(x0, y1, u0, v1, k)
	b.vertex(x1, y1, u1, v1, k)
	b.triangle(i, i+1, i+2)
	b.triangle(i+1, i+3, i+2)
}

// A tint multiplies premultiplied colours.
type tint [4]float32
