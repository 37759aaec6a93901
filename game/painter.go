package game

import (
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets/face"
	"tilestead/assets/palette"
	"tilestead/ui"
	"tilestead/ui/soft"
)

// A painter replays display lists onto the screen.
type painter struct {
	sheets  *sheets
	letters letters
	batch   batch
	white   *ebiten.Image // its middle pixel is the source of plain colours
	s       float64
	clips   []image.Rectangle
	screen  *ebiten.Image
	stills  map[string]*ebiten.Image // what a display list says never changes
}

func newPainter(s *sheets) *painter {
	p := &painter{sheets: s, white: ebiten.NewImage(3, 3)}
	p.letters.flush = p.batch.flush
	p.white.Fill(ui.White)
	return p
}

// paint covers the whole screen with the list of c.
func (p *painter) paint(screen *ebiten.Image, c *ui.Canvas) {
	if s := math.Max(1, c.S); s != p.s {
		p.s = s
		p.letters.restart() // those of another scale are not used again
	}
	p.screen = screen
	screen.Fill(palette.ClothRim)
	p.clips = append(p.clips[:0], screen.Bounds())
	p.batch.aim(screen)
	for ops := c.Ops; len(ops) > 0; {
		if ops[0].Kind == ui.OpStill {
			ops = ops[p.still(ops):]
			continue
		}
		p.op(&ops[0])
		ops = ops[1:]
	}
	p.batch.flush()
	p.batch.look = look{}
}

// still draws a group that is the same in every frame: once into a picture of
// its own, then always that. It gives how many operations the group has.
func (p *painter) still(ops []ui.Op) int {
	n := 1
	for ops[n].Kind != ui.OpEndStill {
		n++
	}
	m := p.stills[ops[0].Text]
	if m == nil || m.Bounds() != p.screen.Bounds() {
		m = p.keep(ops[0].Text)
		p.batch.aim(m)
		for i := range ops[1:n] {
			p.op(&ops[1+i])
		}
		p.aim()
	}
	p.batch.use(look{source: m})
	b := m.Bounds()
	p.batch.quad(0, 0, float64(b.Dx()), float64(b.Dy()), b, tint{1, 1, 1, 1})
	return n + 1
}

// renew forgets what was drawn of letters, because some look different now.
func (p *painter) renew() {
	p.letters.restart()
	for _, m := range p.stills {
		m.Deallocate()
	}
	p.stills = nil
}

// maxStills is how many pictures of the screen's size are kept.
const maxStills = 3

// keep makes an empty picture of the screen's size for a group.
func (p *painter) keep(key string) *ebiten.Image {
	if old := p.stills[key]; old != nil || len(p.stills) >= maxStills {
		for _, m := range p.stills {
			m.Deallocate()
		}
		p.stills = nil
	}
	if p.stills == nil {
		p.stills = map[string]*ebiten.Image{}
	}
	p.stills[key] = ebiten.NewImageWithOptions(p.screen.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	return p.stills[key]
}

func (p *painter) op(op *ui.Op) {
	switch op.Kind {
	case ui.OpFill:
		b := p.box(op.Box)
		p.plain()
		p.batch.quad(float64(b.Min.X), float64(b.Min.Y), float64(b.Max.X), float64(b.Max.Y), image.Rect(1, 1, 2, 2),
			tintOf(op.Color))
	case ui.OpSprite:
		p.sprite(op)
	case ui.OpTile:
		p.tile(op)
	case ui.OpNine:
		p.nine(op)
	case ui.OpText:
		p.text(op)
	case ui.OpPoly:
		p.poly(op)
	case ui.OpClip:
		p.clips = append(p.clips, p.clips[len(p.clips)-1].Intersect(p.box(op.Box)))
		p.aim()
	case ui.OpStill, ui.OpEndStill:
		panic("game: a group that never changes begins inside another, or ends without its beginning")
	case ui.OpUnclip:
		if len(p.clips) == 1 {
			panic(fmt.Sprintf("game: an Unclip without its Clip among %v", p.clips))
		}
		p.clips = p.clips[:len(p.clips)-1]
		p.aim()
	}
}

// aim draws from here on into the innermost clip.
func (p *painter) aim() {
	p.batch.aim(p.screen.SubImage(p.clips[len(p.clips)-1]).(*ebiten.Image))
}

func (p *painter) plain() {
	p.batch.use(look{source: p.white})
}

// box is a box in device pixels, each edge on the nearest.
func (p *painter) box(b ui.Rect) image.Rectangle {
	f := func(v float64) int { return int(math.Round(v * p.s)) }
	return image.Rect(f(b.X), f(b.Y), f(b.X+math.Max(0, b.W)), f(b.Y+math.Max(0, b.H)))
}

func tintOf(k ui.Color) tint {
	a := float32(k.A) / 255
	return tint{float32(k.R) / 255 * a, float32(k.G) / 255 * a, float32(k.B) / 255 * a, a}
}

func (p *painter) sprite(op *ui.Op) {
	if op.Sprite == 0 || op.Scale == 0 || op.Color.A == 0 {
		return
	}
	cut := op.Sprite.Cut(op.Scale * p.s)
	f := op.Scale * p.s / cut.Scale
	x, y := op.Box.X*p.s, op.Box.Y*p.s
	across := op.Across()
	sharp := soft.Sharp(f, op.Turn) && across == 1
	if sharp {
		x, y, f = math.Round(x-cut.AX)+cut.AX, math.Round(y-cut.AY)+cut.AY, 1
	}
	p.batch.use(look{source: p.sheets.get(cut.Sheet), smooth: !sharp, mipmaps: f < 0.5})
	sin, cos := math.Sincos(op.Turn)
	k := tintOf(op.Color)
	first := uint32(len(p.batch.vertices))
	for _, c := range [4]image.Point{cut.Rect.Min, {X: cut.Rect.Max.X, Y: cut.Rect.Min.Y},
		{X: cut.Rect.Min.X, Y: cut.Rect.Max.Y}, cut.Rect.Max} {
		u, v := (float64(c.X-cut.Rect.Min.X)-cut.AX)*f*across, (float64(c.Y-cut.Rect.Min.Y)-cut.AY)*f
		p.batch.vertex(x+u*cos-v*sin, y+u*sin+v*cos, float64(c.X), float64(c.Y), k)
	}
	p.batch.triangle(first, first+1, first+2)
	p.batch.triangle(first+1, first+3, first+2)
}

// tile lays the sprite side by side, cut off at the far edges.
func (p *painter) tile(op *ui.Op) {
	if op.Sprite == 0 {
		return
	}
	cut := op.Sprite.Cut(1)
	p.batch.use(look{source: p.sheets.get(cut.Sheet)})
	box, k := p.box(op.Box), tintOf(op.Color)
	for y := box.Min.Y; y < box.Max.Y; y += cut.Rect.Dy() {
		for x := box.Min.X; x < box.Max.X; x += cut.Rect.Dx() {
			w, h := min(cut.Rect.Dx(), box.Max.X-x), min(cut.Rect.Dy(), box.Max.Y-y)
			from := image.Rectangle{Min: cut.Rect.Min, Max: cut.Rect.Min.Add(image.Pt(w, h))}
			p.batch.quad(float64(x), float64(y), float64(x+w), float64(y+h), from, k)
		}
	}
}

func (p *painter) nine(op *ui.Op) {
	if op.Sprite == 0 || op.Box.W <= 0 || op.Box.H <= 0 {
		return
	}
	cut := op.Sprite.Cut(op.Scale * p.s)
	xs := ui.NineStops(op.Box.X*p.s, op.Box.W*p.s, op.Corner*op.Scale*p.s, float64(cut.Rect.Dx()), op.Corner*cut.Scale)
	ys := ui.NineStops(op.Box.Y*p.s, op.Box.H*p.s, op.Corner*op.Scale*p.s, float64(cut.Rect.Dy()), op.Corner*cut.Scale)
	p.batch.use(look{source: p.sheets.get(cut.Sheet), smooth: true})
	k := tintOf(op.Color)
	first := uint32(len(p.batch.vertices))
	for _, y := range ys {
		for _, x := range xs {
			p.batch.vertex(math.Round(x.At), math.Round(y.At), float64(cut.Rect.Min.X)+x.From,
				float64(cut.Rect.Min.Y)+y.From, k)
		}
	}
	for row := uint32(0); row < 3; row++ {
		for col := uint32(0); col < 3; col++ {
			i := first + 4*row + col
			p.batch.triangle(i, i+1, i+4)
			p.batch.triangle(i+1, i+5, i+4)
		}
	}
}

func (p *painter) text(op *ui.Op) {
	k := tintOf(op.Color)
	ui.EachGlyph(op, p.s, func(g face.Glyph, capital float64, quarter int, pen image.Point) {
		l := p.letters.get(letterKey{g, capital, quarter})
		if l.page == nil {
			return
		}
		p.batch.use(look{source: l.page})
		from := pen.Add(l.at)
		to := from.Add(l.rect.Size())
		p.batch.quad(float64(from.X), float64(from.Y), float64(to.X), float64(to.Y), l.rect, k)
	})
}

// poly fills the fan round the first point and lets its rim fade over one
// device pixel, half of it inside and half outside.
func (p *painter) poly(op *ui.Op) {
	n := len(op.Points)
	if n < 3 {
		return
	}
	p.plain()
	k, none := tintOf(op.Color), tint{}
	area := 0.0
	for i, a := range op.Points {
		b := op.Points[(i+1)%n]
		area += a.X*b.Y - b.X*a.Y
	}
	side := math.Copysign(0.5, area)
	first := uint32(len(p.batch.vertices))
	for i, a := range op.Points {
		out := outward(op.Points[(i+n-1)%n], a, op.Points[(i+1)%n])
		x, y, dx, dy := a.X*p.s, a.Y*p.s, out.X*side, out.Y*side
		p.batch.vertex(x-dx, y-dy, 1.5, 1.5, k)
		p.batch.vertex(x+dx, y+dy, 1.5, 1.5, none)
	}
	for i := uint32(0); i < uint32(n); i++ {
		j := (i + 1) % uint32(n)
		if i > 0 && j > 0 {
			p.batch.triangle(first, first+2*i, first+2*j)
		}
		p.batch.triangle(first+2*i, first+2*i+1, first+2*j)
		p.batch.triangle(first+2*i+1, first+2*j+1, first+2*j)
	}
}

// outward is the direction a corner moves in when both its edges move out by
// one, for a polygon that turns clockwise on the screen; blunted at spikes.
func outward(before, at, after ui.Point) ui.Point {
	normal := func(a, b ui.Point) ui.Point {
		dx, dy := b.X-a.X, b.Y-a.Y
		l := math.Max(1e-9, math.Hypot(dx, dy))
		return ui.Point{X: dy / l, Y: -dx / l}
	}
	m, o := normal(before, at), normal(at, after)
	x, y := m.X+o.X, m.Y+o.Y
	l := math.Max(0.5, (x*x+y*y)/2)
	return ui.Point{X: x / l, Y: y / l}
}
