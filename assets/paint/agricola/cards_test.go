package agricola

import (
	"io/fs"
	"math"
	"path"
	"strings"
	"testing"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/rules/agricola/box"
)

// Each card for the hand has its text, in the folder of its deck, and each text has its card.
func TestCardsAreWritten(t *testing.T) {
	deck := map[string]string{}
	err := fs.WalkDir(texts, "hand", func(file string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			deck[strings.TrimSuffix(d.Name(), ".pic")] = path.Base(path.Dir(file))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := range box.Cards {
		c := &box.Cards[i]
		want := "minors_base"
		if c.Moor() {
			want = "minors_moor"
		} else if c.Occupation {
			want = "occupations_base"
		}
		if deck[c.ID] != want {
			t.Errorf("%s has no picture: want assets/paint/agricola/hand/%s/%[1]s.pic", c.ID, want)
		}
		delete(deck, c.ID)
	}
	for id := range deck {
		t.Errorf("%s.pic is the picture of no card", id)
	}
}

// Cards are told apart by so much at least: the mean difference of brightness and
// of hue, over 12 x 8 parts of the picture, 0 to 1.
const leastCardsApart = 0.15

// A gist is what is seen of a picture at a glance: of 12 x 8 parts each its
// brightness and its colour beside it.
type gist [12 * 8][3]float64

func gistOf(p book.Picture) (g gist) {
	c := p.Canvas(1.2, 1)
	p.Paint(c)
	for i := range g {
		x0, y0 := i%12*c.W/12, i/12*c.H/8
		x1, y1 := (i%12+1)*c.W/12, (i/12+1)*c.H/8
		var r, gr, b float64
		for y := y0; y < y1; y++ {
			for x := x0; x < x1; x++ {
				q := c.Pix[(y*c.W+x)*4:]
				r, gr, b = r+float64(q[0]), gr+float64(q[1]), b+float64(q[2])
			}
		}
		n := float64((x1 - x0) * (y1 - y0))
		r, gr, b = r/n, gr/n, b/n
		g[i] = [3]float64{0.30*r + 0.59*gr + 0.11*b, r - gr, gr - b}
	}
	return g
}

func (g *gist) apart(o *gist) (d float64) {
	for i := range g {
		hue := math.Hypot(g[i][1]-o[i][1], g[i][2]-o[i][2])
		d += math.Abs(g[i][0]-o[i][0]) + hue
	}
	return d / float64(len(g))
}

// No card has the picture of another with something changed.
func TestCardsDiffer(t *testing.T) {
	b := &book.Book{}
	addCards(b)
	var gists []gist
	for _, p := range b.Pictures {
		gists = append(gists, gistOf(p))
	}
	for i := range gists {
		for j := range i {
			if d := gists[i].apart(&gists[j]); d < leastCardsApart {
				t.Errorf("%s and %s are only %.3f apart", b.Pictures[i].Name, b.Pictures[j].Name, d)
			}
		}
	}
	// A picture with another object in it is too near to be let through.
	changed := b.Pictures[0]
	paint := changed.Paint
	changed.Paint = func(c *brush.Canvas) {
		paint(c)
		(&vignette{c, 1}).pot(brush.RoofBlue, 100, 56, 14)
	}
	if g := gistOf(changed); g.apart(&gists[0]) >= leastCardsApart {
		t.Errorf("a changed prop makes a picture of its own: %.3f", g.apart(&gists[0]))
	}
}
