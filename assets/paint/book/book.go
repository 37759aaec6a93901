// Package book bakes pictures at their sizes and packs them on sheets.
package book

import (
	"fmt"
	"image"
	"math"
	"runtime"
	"sort"
	"sync"

	"tilestead/assets/paint/brush"
)

// A Box is what a picture covers, in units from its anchor.
type Box struct{ X0, Y0, X1, Y1 float64 }

// Round is the box of half width and height r.
func Round(r float64) Box { return Box{-r, -r, r, r} }

// A Picture is one sprite: how large it is and how it is painted. Paint works
// in units with the anchor at 0,0 and must give the same picture every time.
type Picture struct {
	Name   string
	Sheet  string    // group of sheets it lies on, such as "shared" or "montana/wheat"
	Box    Box       // what shows; paint outside is cut
	Scales []float64 // pixels per unit it is baked at
	// Master, if not 0, is the scale it is painted at once; every scale must
	// divide it evenly. Else it is painted anew at each scale, so that lines
	// can be dropped (ask Canvas.S) and edges fall on pixels.
	Master float64
	Super  int     // paint at Super times the scale and average, 0: 1
	Keep   bool    // keep empty borders, for what is stretched or tiled
	Adv    float64 // advance of a letter in units, else 0
	Paint  func(c *brush.Canvas)
}

// A Book is everything that is baked.
type Book struct {
	Pictures []Picture
	Texts    []Text
}

// A Text is a file that says something of the pictures, written beside their
// index.
type Text struct {
	File  string
	Write func() string
}

// AddText registers a text file.
func (b *Book) AddText(file string, write func() string) {
	b.Texts = append(b.Texts, Text{file, write})
}

// Add registers a picture.
func (b *Book) Add(p Picture) {
	if p.Name == "" || p.Sheet == "" || len(p.Scales) == 0 || p.Paint == nil {
		panic(fmt.Sprintf("book: picture %q on %q lacks a name, sheet, scale or painter", p.Name, p.Sheet))
	}
	b.Pictures = append(b.Pictures, p)
}

// Find gives the picture of that name.
func (b *Book) Find(name string) (Picture, bool) {
	for _, p := range b.Pictures {
		if p.Name == name {
			return p, true
		}
	}
	return Picture{}, false
}

// A Baked picture is one picture at one of its scales, trimmed. AX and AY say
// where its anchor lies, in pixels from the upper left corner.
type Baked struct {
	name   string
	sheet  string
	Scale  float64
	adv    float64
	Image  *image.NRGBA
	AX, AY int
}

// Bake paints p at every scale, smallest first; the anchors are in pixels.
func (p Picture) Bake() []Baked {
	scales := append([]float64{}, p.Scales...)
	sort.Float64s(scales)
	var master *brush.Canvas
	if p.Master > 0 {
		align := 1
		for _, s := range scales {
			align = lcm(align, p.divisor(s))
		}
		master = p.Canvas(p.Master, align)
		p.Paint(master)
	}
	var out []Baked
	for _, s := range scales {
		var c *brush.Canvas
		if master != nil {
			c = master.Shrink(p.divisor(s))
		} else {
			n := max(1, p.Super)
			c = p.Canvas(s*float64(n), n)
			p.Paint(c)
			if n > 1 {
				c = c.Shrink(n)
			}
		}
		k := Baked{name: p.Name, sheet: p.Sheet, Scale: s, adv: p.Adv, Image: c.Image(),
			AX: int(math.Round(-c.O.X * s)), AY: int(math.Round(-c.O.Y * s))}
		if !p.Keep {
			k.trim()
		}
		out = append(out, k)
	}
	return out
}

func (p Picture) divisor(scale float64) int {
	n := math.Round(p.Master / scale)
	if n < 1 || math.Abs(n*scale-p.Master) > 1e-6 {
		panic(fmt.Sprintf("book: picture %q: scale %g does not divide its master scale %g", p.Name, scale, p.Master))
	}
	return int(n)
}

// Canvas covers the box at scale s, its edges on multiples of align pixels.
func (p Picture) Canvas(s float64, align int) *brush.Canvas {
	a := float64(align)
	lo := func(v float64) float64 { return math.Floor(v*s/a+1e-6) * a }
	hi := func(v float64) float64 { return math.Ceil(v*s/a-1e-6) * a }
	x0, y0 := lo(p.Box.X0), lo(p.Box.Y0)
	return brush.NewCanvas(int(hi(p.Box.X1)-x0), int(hi(p.Box.Y1)-y0), s, brush.Pt(x0/s, y0/s))
}

func lcm(a, b int) int {
	g, r := a, b
	for r != 0 {
		g, r = r, g%r
	}
	return a / g * b
}

// trim cuts empty borders away; of an empty picture one pixel stays.
func (k *Baked) trim() {
	var box image.Rectangle
	b := k.Image.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if k.Image.Pix[k.Image.PixOffset(x, y)+3] != 0 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Empty() {
		box = image.Rect(0, 0, 1, 1)
	}
	k.Image = k.Image.SubImage(box).(*image.NRGBA)
	k.AX -= box.Min.X
	k.AY -= box.Min.Y
}

// bakeAll bakes every picture on all cores, in the order of the book.
func (b *Book) bakeAll() []Baked {
	done := make([][]Baked, len(b.Pictures))
	next := make(chan int)
	var wait sync.WaitGroup
	for i := 0; i < runtime.NumCPU(); i++ {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for j := range next {
				done[j] = b.Pictures[j].Bake()
			}
		}()
	}
	for j := range b.Pictures {
		next <- j
	}
	close(next)
	wait.Wait()
	var all []Baked
	for _, d := range done {
		all = append(all, d...)
	}
	return all
}
