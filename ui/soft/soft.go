// Package soft draws a display list into a picture in memory, using only the
// processor: for pictures of positions, contact sheets and tests.
package soft

import (
	"fmt"
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"tilestead/assets"
	"tilestead/assets/face"
	"tilestead/assets/palette"
	"tilestead/ui"
)

// A Renderer replays display lists and keeps decoded sheets between them. It
// must not be used by two goroutines at once.
type Renderer struct {
	Sheet func(int) (image.Image, error) // where sheets come from; nil is assets.Sheet

	sheets map[int]*image.RGBA
	halves map[halfKey]*image.RGBA
	dst    *image.RGBA
	s      float64
	clips  []image.Rectangle
}

// halfKey names a cut made smaller: level 1 is half as wide.
type halfKey struct {
	sheet int
	rect  image.Rectangle
	level int
}

// Draw replays the list of c onto a new opaque picture of W*S x H*S pixels. It
// fails when a sheet cannot be read.
func (r *Renderer) Draw(c *ui.Canvas) (*image.RGBA, error) {
	r.s = math.Max(1, c.S)
	r.dst = image.NewRGBA(image.Rect(0, 0, int(math.Round(c.W*r.s)), int(math.Round(c.H*r.s))))
	draw.Draw(r.dst, r.dst.Rect, image.NewUniform(palette.ClothRim), image.Point{}, draw.Src)
	r.clips = append(r.clips[:0], r.dst.Rect)
	for i := range c.Ops {
		if err := r.op(&c.Ops[i]); err != nil {
			return nil, fmt.Errorf("operation %d: %w", i, err)
		}
	}
	return r.dst, nil
}

func (r *Renderer) op(op *ui.Op) error {
	switch op.Kind {
	case ui.OpFill:
		draw.Draw(r.dst, r.box(op.Box).Intersect(r.clip()), image.NewUniform(op.Color), image.Point{}, draw.Over)
	case ui.OpSprite:
		return r.sprite(op)
	case ui.OpTile:
		return r.tile(op)
	case ui.OpNine:
		return r.nine(op)
	case ui.OpText:
		r.text(op)
	case ui.OpPoly:
		r.poly(op)
	case ui.OpClip:
		r.clips = append(r.clips, r.clip().Intersect(r.box(op.Box)))
	case ui.OpStill, ui.OpEndStill: // every picture is drawn anew
	case ui.OpUnclip:
		if len(r.clips) == 1 {
			return fmt.Errorf("an Unclip without its Clip")
		}
		r.clips = r.clips[:len(r.clips)-1]
	}
	return nil
}

func (r *Renderer) clip() image.Rectangle { return r.clips[len(r.clips)-1] }

// box is a box in device pixels, each edge on the nearest.
func (r *Renderer) box(b ui.Rect) image.Rectangle {
	f := func(v float64) int { return int(math.Round(v * r.s)) }
	return image.Rect(f(b.X), f(b.Y), f(b.X+math.Max(0, b.W)), f(b.Y+math.Max(0, b.H)))
}

func (r *Renderer) sheet(n int) (*image.RGBA, error) {
	if m, ok := r.sheets[n]; ok {
		return m, nil
	}
	from := r.Sheet
	if from == nil {
		from = assets.Sheet
	}
	im, err := from(n)
	if err != nil {
		return nil, err
	}
	m := image.NewRGBA(im.Bounds())
	draw.Draw(m, m.Rect, im, m.Rect.Min, draw.Src)
	if r.sheets == nil {
		r.sheets, r.halves = map[int]*image.RGBA{}, map[halfKey]*image.RGBA{}
	}
	r.sheets[n] = m
	return m, nil
}

func (r *Renderer) tile(op *ui.Op) error {
	if op.Sprite == 0 {
		return nil
	}
	src, err := r.cut(op.Sprite.Cut(1))
	if err != nil {
		return err
	}
	box := r.box(op.Box)
	area := box.Intersect(r.clip())
	w, h := src.Rect.Dx(), src.Rect.Dy()
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			o := src.PixOffset((x-box.Min.X)%w, (y-box.Min.Y)%h)
			p := src.Pix[o : o+4]
			r.over(x, y, [4]float64{float64(p[0]), float64(p[1]), float64(p[2]), float64(p[3])}, op.Color)
		}
	}
	return nil
}

func (r *Renderer) nine(op *ui.Op) error {
	if op.Sprite == 0 || op.Box.W <= 0 || op.Box.H <= 0 {
		return nil
	}
	cut := op.Sprite.Cut(op.Scale * r.s)
	src, err := r.cut(cut)
	if err != nil {
		return err
	}
	xs := ui.NineStops(op.Box.X*r.s, op.Box.W*r.s, op.Corner*op.Scale*r.s, float64(src.Rect.Dx()), op.Corner*cut.Scale)
	ys := ui.NineStops(op.Box.Y*r.s, op.Box.H*r.s, op.Corner*op.Scale*r.s, float64(src.Rect.Dy()), op.Corner*cut.Scale)
	area := image.Rect(int(math.Round(xs[0].At)), int(math.Round(ys[0].At)), int(math.Round(xs[3].At)),
		int(math.Round(ys[3].At))).Intersect(r.clip())
	for y := area.Min.Y; y < area.Max.Y; y++ {
		v := math.Max(0.5, math.Min(float64(src.Rect.Dy())-0.5, stop(ys, float64(y)+0.5)))
		for x := area.Min.X; x < area.Max.X; x++ {
			u := math.Max(0.5, math.Min(float64(src.Rect.Dx())-0.5, stop(xs, float64(x)+0.5)))
			r.over(x, y, linear(src, u, v), op.Color)
		}
	}
	return nil
}

// stop maps a place through the stops, straight between them.
func stop(s [4]ui.NineStop, at float64) float64 {
	for i := 1; i < 4; i++ {
		if (at <= s[i].At || i == 3) && s[i].At > s[i-1].At {
			return ui.Lerp(s[i-1].From, s[i].From, (at-s[i-1].At)/(s[i].At-s[i-1].At))
		}
	}
	return s[3].From
}

func (r *Renderer) text(op *ui.Op) {
	ui.EachGlyph(op, r.s, func(g face.Glyph, capital float64, quarter int, pen image.Point) {
		mask, at := g.Mask(capital, quarter)
		area := mask.Rect.Add(pen).Add(at)
		for y := max(area.Min.Y, r.clip().Min.Y); y < min(area.Max.Y, r.clip().Max.Y); y++ {
			for x := max(area.Min.X, r.clip().Min.X); x < min(area.Max.X, r.clip().Max.X); x++ {
				if a := float64(mask.AlphaAt(x-area.Min.X, y-area.Min.Y).A); a > 0 {
					r.over(x, y, [4]float64{a, a, a, a}, op.Color)
				}
			}
		}
	})
}

func (r *Renderer) poly(op *ui.Op) {
	if len(op.Points) < 3 {
		return
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range op.Points {
		x0, y0 = math.Min(x0, p.X*r.s), math.Min(y0, p.Y*r.s)
		x1, y1 = math.Max(x1, p.X*r.s), math.Max(y1, p.Y*r.s)
	}
	area := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)),
		int(math.Ceil(y1))).Intersect(r.clip())
	if area.Empty() {
		return
	}
	raster := vector.NewRasterizer(area.Dx(), area.Dy())
	for i, p := range op.Points {
		x, y := float32(p.X*r.s-float64(area.Min.X)), float32(p.Y*r.s-float64(area.Min.Y))
		if i == 0 {
			raster.MoveTo(x, y)
		} else {
			raster.LineTo(x, y)
		}
	}
	raster.ClosePath()
	mask := image.NewAlpha(image.Rect(0, 0, area.Dx(), area.Dy()))
	raster.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	draw.DrawMask(r.dst, area, image.NewUniform(op.Color), image.Point{}, mask, image.Point{}, draw.Over)
}
