package carcassonne

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/painttest"
	"tilestead/assets/palette"
)

// figuresBook is everything of Carcassonne that is no tile.
func figuresBook() *book.Book {
	b := &book.Book{}
	addPieces(b)
	addMarks(b)
	addEffects(b)
	addIcons(b)
	return b
}

func TestNamesArePainted(t *testing.T) {
	var want []string
	add := func(format string, parts ...any) { want = append(want, fmt.Sprintf(format, parts...)) }
	for _, c := range strings.Fields("red blue yellow green black plum ghost") {
		for _, kind := range strings.Fields("follower farmer big bigfarmer builder pig") {
			add("%s/%s", kind, c)
		}
		for i := 0; i < 3 && c != "ghost"; i++ {
			add("carcassonne/banner/%s/%d", c, i)
		}
	}
	want = append(want, strings.Fields("fairy dragon dragon/N dragon/E dragon/S dragon/W dragon/crouch dragon/eat")...)
	for _, n := range strings.Fields("legal strong hot focus last gap fair fair/E fair/S fair/W foul foul/E " +
		"foul/S foul/W") {
		add("carcassonne/frame/%s", n)
	}
	for i := range 4 {
		add("carcassonne/fire/%d", i)
		add("carcassonne/smoke/%d", i)
	}
	for i := range 3 {
		add("carcassonne/bell/%d", i)
		add("carcassonne/lava/%d", i)
		add("carcassonne/portal/%d", i)
	}
	for _, n := range strings.Fields("tile bag road city cloister field pennant inn cathedral wine sheaf cloth " +
		"follower farmer big builder pig fairy dragon volcano portal princess turnright turnleft gap lap") {
		add("icon/%s", n)
		add("icon/%s/rim", n)
	}
	painted := map[string]bool{}
	for _, p := range everything().Pictures {
		painted[p.Name] = true
	}
	for _, n := range want {
		if !painted[n] {
			t.Errorf("nothing is painted under the name %s", n)
		}
	}
}

// What is of one title lies on sheets that are fetched with that title.
func TestLiesOnItsOwnSheets(t *testing.T) {
	for _, p := range figuresBook().Pictures {
		if !strings.HasPrefix(p.Sheet, "carcassonne/") {
			t.Errorf("%s lies on %s", p.Name, p.Sheet)
		}
	}
}

func TestFiguresFitTheirBoxes(t *testing.T) {
	for _, p := range figuresBook().Pictures {
		painttest.CheckFits(t, p)
	}
}

func TestFiguresComeOutTheSameTwice(t *testing.T) {
	b := figuresBook()
	for _, name := range []string{"big/plum", "farmer/ghost", "builder/yellow", "fairy", "dragon/W", "dragon/eat",
		"carcassonne/frame/strong", "carcassonne/fire/2", "carcassonne/banner/black/1", "icon/sheaf/rim"} {
		p, ok := b.Find(name)
		if !ok {
			t.Fatalf("no picture %s", name)
		}
		first, second := p.Bake(), p.Bake()
		for i := range first {
			if first[i].AX != second[i].AX || !bytes.Equal(first[i].Image.Pix, second[i].Image.Pix) {
				t.Errorf("%s at scale %g comes out differently the second time", name, first[i].Scale)
			}
		}
	}
}

// seenFigure is a piece as it meets the eye without colour, px pixels high, on
// a canvas of one size for all.
func seenFigure(t *testing.T, b *book.Book, name string, px float64) painttest.Look {
	t.Helper()
	p, ok := b.Find(name)
	if !ok {
		t.Fatalf("no picture %s", name)
	}
	c := brush.NewCanvas(40, 56, px/100, brush.Pt(-20*100/px, -48*100/px))
	p.Paint(c)
	return painttest.LookOf(c)
}

// The kinds are told apart without colour at the smallest size they are shown
// in, the big follower and the dragon larger than the others as on the map.
func TestKindsOfFiguresAreToldWithoutColour(t *testing.T) {
	const least = 0.30 // the closest pair is the follower with and without crown
	b := figuresBook()
	kinds := strings.Fields("follower farmer big bigfarmer builder pig fairy dragon")
	var looks []painttest.Look
	for _, k := range kinds {
		size := map[string]float64{"big": 80.0 / 64, "bigfarmer": 70.0 / 64, "dragon": 120.0 / 64}[k]
		if size == 0 {
			size = 1
		}
		if k != "fairy" && k != "dragon" {
			k += "/green"
		}
		looks = append(looks, seenFigure(t, b, k, 18*size))
	}
	for i := range looks {
		for j := i + 1; j < len(looks); j++ {
			if outline, inner := looks[i].Apart(looks[j]); outline+inner < least {
				t.Errorf("%s and %s at 18 px differ by %.2f in outline and %.2f in grey, together less than %.2f",
					kinds[i], kinds[j], outline, inner, least)
			}
		}
	}
}

// In grey the seats are told by their signs alone: the same wood with another
// seat's sign must look different where tiles are 192 pixels wide.
func TestFiguresOfASeatAreToldBySign(t *testing.T) {
	const least = 9.0 // whole pixels from black to white
	paint := map[string]func(c *brush.Canvas, x, y, h float64, l Livery){
		"follower": Follower, "farmer": farmer, "big": BigFollower, "bigfarmer": bigFarmer, "builder": builder, "pig": pig,
	}
	for kind, f := range paint {
		worn := func(sign string) painttest.Look {
			seat := palette.Seats[1]
			seat.Sign = sign
			c := brush.NewCanvas(90, 74, 0.48, brush.Pt(-90, -122))
			f(c, 0, 0, 100, Livery{seat.ID, brush.Of(seat.Fill), &seat})
			return painttest.LookOf(c)
		}
		for i, a := range palette.Seats {
			for _, b := range palette.Seats[i+1:] {
				p, q := worn(a.Sign), worn(b.Sign)
				d := 0.0
				for j := range p.Grey {
					d += math.Abs(p.Grey[j] - q.Grey[j])
				}
				if d < least {
					t.Errorf("a %s with the %s and one with the %s differ by %.1f pixels, want at least %.1f", kind,
						a.Sign, b.Sign, d, least)
				}
			}
		}
	}
}

// Followers of two seats keep apart in colour for every sight, wood as it is
// painted, light and shade included.
func TestPaintedSeatsKeepApartForEverySight(t *testing.T) {
	b := figuresBook()
	var woods []palette.Color
	for _, s := range palette.Seats {
		p, _ := b.Find("follower/" + s.ID)
		c := p.Canvas(0.48, 1)
		p.Paint(c)
		cape := c.Fill(common.Standing("M20 58 L36 52 L36 74 L20 74 Z", 0, 0, 100))
		var sum brush.Col
		n := 0.0
		c.Each(cape, 1, func(i int, _, _, a float64) {
			sum = brush.Col{R: sum.R + a*float64(c.Pix[i]), G: sum.G + a*float64(c.Pix[i+1]),
				B: sum.B + a*float64(c.Pix[i+2])}
			n += a
		})
		k := sum.Scale(255 / n)
		woods = append(woods, palette.Color{R: uint8(k.R), G: uint8(k.G), B: uint8(k.B), A: 255})
	}
	least := [4]float64{38, 17, 20, 19} // in the order of sights; the sign helps
	for i, s := range painttest.Sights {
		if d, a, e := painttest.Closest(woods, s.M); d < least[i] {
			t.Errorf("the followers of %s and %s are only dE %.1f apart for %s sight, want at least %.1f",
				palette.Seats[a].ID, palette.Seats[e].ID, d, s.Name, least[i])
		}
	}
}

// A ghost has no colour of a seat and lets the ground show through.
func TestGhostsAreTranslucentAndPale(t *testing.T) {
	b := figuresBook()
	for _, kind := range strings.Fields("follower farmer big bigfarmer builder pig") {
		p, _ := b.Find(kind + "/ghost")
		c := p.Canvas(0.72, 1)
		p.Paint(c)
		for i := 0; i < len(c.Pix); i += 4 {
			r, bl, a := c.Pix[i], c.Pix[i+2], c.Pix[i+3]
			if a > 0.85 {
				t.Fatalf("%s/ghost hides %.0f %% of the ground at pixel %d", kind, 100*a, i/4)
			}
			if r-bl > 0.2 {
				t.Fatalf("%s/ghost is coloured at pixel %d: red %.2f, blue %.2f", kind, i/4, r, bl)
			}
		}
	}
}

// The dragon leaps both ways with the light where it always is: its two leaps
// cover each other's mirror image but are not lit as one.
func TestDragonLeapsBothWaysInOneLight(t *testing.T) {
	b := figuresBook()
	picture := func(name string) *brush.Canvas {
		p, _ := b.Find(name)
		p.Box = book.Box{X0: -120, Y0: -126, X1: 120, Y1: 24}
		c := p.Canvas(0.5, 1)
		p.Paint(c)
		return c
	}
	east, west := picture("dragon/E"), picture("dragon/W")
	var both, apart, light float64
	for y := range east.H {
		for x := range east.W {
			e, w := east.Pix[(y*east.W+x)*4:], west.Pix[(y*east.W+east.W-1-x)*4:]
			if e[3] > 0.9 && w[3] > 0.9 {
				both++
				light += math.Abs(float64(e[0] - w[0]))
			} else if e[3] > 0.9 || w[3] > 0.9 {
				apart++
			}
		}
	}
	if apart > both*0.12 {
		t.Errorf("the leaps differ in outline by %.0f of %.0f pixels", apart, both)
	}
	if light/both < 0.01 {
		t.Errorf("one leap is the other mirrored, light and all: they differ by %.3f", light/both)
	}
}

// Frames of an animation differ, or nothing would move.
func TestFramesOfAnEffectDiffer(t *testing.T) {
	b := figuresBook()
	for name, frames := range map[string]int{"fire": 4, "smoke": 4, "bell": 3, "lava": 3, "portal": 3,
		"banner/red": 3} {
		var looks []painttest.Look
		for n := range frames {
			p, _ := b.Find(fmt.Sprintf("carcassonne/%s/%d", name, n))
			c := p.Canvas(0.75, 1)
			p.Paint(c)
			looks = append(looks, painttest.LookOf(c))
		}
		for n := range looks {
			if outline, inner := looks[n].Apart(looks[(n+1)%frames]); outline+inner < 0.10 {
				t.Errorf("%s: picture %d and the next differ by only %.2f", name, n, outline+inner)
			}
		}
	}
}

// Marks of cells must be told apart without colour too.
func TestMarksDifferWithoutColour(t *testing.T) {
	b := figuresBook()
	marks := strings.Fields("legal strong hot focus last gap fair foul")
	var looks []painttest.Look
	for _, m := range marks {
		p, _ := b.Find("carcassonne/frame/" + m)
		c := p.Canvas(96/tileSide, 1)
		p.Paint(c)
		looks = append(looks, painttest.LookOf(c))
	}
	for i := range looks {
		for j := i + 1; j < len(looks); j++ {
			if outline, inner := looks[i].Apart(looks[j]); outline+inner < 0.20 {
				t.Errorf("%s and %s differ by only %.2f", marks[i], marks[j], outline+inner)
			}
		}
	}
}
