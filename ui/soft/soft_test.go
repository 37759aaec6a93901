package soft

import (
	"image/color"
	"math"
	"testing"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/ui"
)

var (
	red   = color.NRGBA{200, 0, 0, 255}
	green = color.NRGBA{0, 200, 0, 255}
)

// render replays what fill draws on a small canvas of scale 2.
func render(t *testing.T, fill func(c *ui.Canvas)) func(x, y int) color.RGBA {
	t.Helper()
	var c ui.Canvas
	c.Reset(40, 30, 2)
	fill(&c)
	var r Renderer
	m, err := r.Draw(&c)
	if err != nil {
		t.Fatal(err)
	}
	if m.Rect.Dx() != 80 || m.Rect.Dy() != 60 {
		t.Fatalf("the picture is %v", m.Rect)
	}
	return m.RGBAAt
}

func near(a color.RGBA, b color.NRGBA, within int) bool {
	d := func(x, y uint8) bool { return int(x)-int(y) <= within && int(y)-int(x) <= within }
	return d(a.R, b.R) && d(a.G, b.G) && d(a.B, b.B) && a.A == 255
}

func TestFillAndClip(t *testing.T) {
	at := render(t, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: 40, H: 30}, green)
		c.Clip(ui.Rect{X: 10, Y: 10, W: 10, H: 10})
		c.Clip(ui.Rect{X: 15, Y: 0, W: 40, H: 40})
		c.Fill(ui.Rect{W: 40, H: 30}, red)
		c.Unclip()
		c.Fill(ui.Rect{X: 10, Y: 10, W: 1, H: 1}, red)
		c.Unclip()
		c.Fill(ui.Rect{X: 0, Y: 0, W: 1, H: 1}, palette.Alpha(red, 0.5))
	})
	for _, p := range []struct {
		x, y int
		want color.NRGBA
	}{{29, 30, green}, {30, 30, red}, {39, 39, red}, {40, 39, green}, {30, 19, green}, {20, 20, red}, {22, 22, green},
		{0, 0, color.NRGBA{100, 100, 0, 255}}} {
		if got := at(p.x, p.y); !near(got, p.want, 1) {
			t.Errorf("%d,%d is %v, want %v", p.x, p.y, got, p.want)
		}
	}
}

func TestPoly(t *testing.T) {
	at := render(t, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: 40, H: 30}, green)
		c.Poly(red, ui.Point{X: 10, Y: 5}, ui.Point{X: 20, Y: 15}, ui.Point{X: 10, Y: 25}, ui.Point{X: 0, Y: 15})
	})
	if !near(at(20, 30), red, 1) || !near(at(2, 12), green, 1) || !near(at(60, 30), green, 1) {
		t.Error("the diamond is not where it belongs")
	}
	if c := at(9, 20); c.R == 0 || c.G == 0 { // on the slanted edge
		t.Errorf("the edge is not smooth: %v", c)
	}
}

func TestTextLiesOnItsLine(t *testing.T) {
	blank := render(t, func(c *ui.Canvas) { c.Fill(ui.Rect{W: 40, H: 30}, green) })
	plain := render(t, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: 40, H: 30}, green)
		c.Write(6, 20, "HI", ui.Body, red)
	})
	bold := render(t, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: 40, H: 30}, green)
		c.Write(6, 20, "HI", ui.Name, red)
	})
	wide := int(math.Ceil(2 * ui.Name.Width("HI")))
	count := func(at func(x, y int) color.RGBA) (in, out int) {
		for y := 0; y < 60; y++ {
			for x := 0; x < 80; x++ {
				if at(x, y) != blank(x, y) {
					if x >= 12 && x < 12+wide && y >= 40-18-1 && y < 40+1 {
						in++
					} else {
						out++
					}
				}
			}
		}
		return in, out
	}
	in, out := count(plain)
	if in < 4*20 || out != 0 {
		t.Errorf("text covers %d pixels of its box and %d outside", in, out)
	}
	if more, out := count(bold); more <= in || out != 0 {
		t.Errorf("bold text covers %d pixels, plain %d; %d outside", more, in, out)
	}
}

// At one device pixel to a canvas pixel letters such as sha stay open in bold, too.
func TestBoldTextIsOpenAtTheSmallestScale(t *testing.T) {
	for _, role := range []ui.Role{ui.Body, ui.Name} {
		c := &ui.Canvas{}
		c.Reset(20, 20, 1)
		c.Fill(ui.Rect{W: 20, H: 20}, green)
		c.Write(4, 14, "Ш", role, red)
		im, err := new(Renderer).Draw(c)
		if err != nil {
			t.Fatal(err)
		}
		// Half way up: darker and lighter in turn, three strokes with two gaps.
		strokes, dark := 0, false
		for x := range 20 {
			switch k := im.RGBAAt(x, 10); {
			case !dark && k.R > 140:
				strokes, dark = strokes+1, true
			case dark && k.R < 110:
				dark = false
			}
		}
		if strokes != 3 {
			t.Errorf("role %d: sha has %d strokes, want 3", role, strokes)
		}
	}
}

func TestSprites(t *testing.T) {
	s, ok := assets.Find("icon/coin")
	if !ok {
		t.Skip("nothing is baked yet")
	}
	at := render(t, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: 40, H: 30}, green)
		c.Sprite(s, 20, 15, 0.5)
	})
	if near(at(40, 30), green, 1) {
		t.Error("the middle of the coin shows the ground")
	}
	if !near(at(40-20, 30-20), green, 1) {
		t.Error("the coin is larger than it was drawn")
	}
	tinted := render(t, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: 40, H: 30}, green)
		c.Tinted(s, 20, 15, 0.5, 1, color.NRGBA{255, 255, 255, 0})
	})
	if !near(tinted(40, 30), green, 0) {
		t.Error("a wholly translucent sprite shows")
	}
	turned := render(t, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: 40, H: 30}, green)
		c.Tinted(s, 20, 15, 0.5, 3.14159265, color.NRGBA{0, 0, 0, 255})
	})
	if !near(turned(40, 30), color.NRGBA{0, 0, 0, 255}, 1) {
		t.Errorf("the black coin is %v", turned(40, 30))
	}
}

func TestUnclipWithoutClip(t *testing.T) {
	var c ui.Canvas
	c.Reset(10, 10, 1)
	c.Unclip()
	var r Renderer
	if _, err := r.Draw(&c); err == nil {
		t.Error("an Unclip without its Clip is drawn")
	}
}

func BenchmarkDraw(b *testing.B) {
	var c ui.Canvas
	c.Reset(960, 540, 2)
	ui.Cloth(&c)
	for i := 0; i < 20; i++ {
		ui.Panel(&c, ui.Rect{X: float64(i%5) * 190, Y: float64(i/5) * 130, W: 180, H: 120})
	}
	var r Renderer
	b.ReportAllocs()
	for b.Loop() {
		if _, err := r.Draw(&c); err != nil {
			b.Fatal(err)
		}
	}
}

// A sprite that shows its other side is what a mirror through its anchor shows.
func TestMirroredSprites(t *testing.T) {
	s, ok := assets.Find("agricola/sheep")
	if !ok {
		t.Fatal("there is no sheep")
	}
	draw := func(side float64) func(x, y int) color.RGBA {
		return render(t, func(c *ui.Canvas) {
			c.Fill(ui.Rect{W: 40, H: 30}, green)
			c.Turned(s, 20, 25, 0.5, 0, side)
		})
	}
	as, other, differs := draw(1), draw(-1), false
	for y := range 60 {
		for x := range 80 {
			a, b := as(x, y), other(79-x, y)
			if !near(a, color.NRGBA(b), 40) {
				t.Fatalf("%d,%d is %v, and in the mirror %v", x, y, a, b)
			}
			differs = differs || !near(a, color.NRGBA(other(x, y)), 80)
		}
	}
	if !differs {
		t.Error("both sides look the same")
	}
}
