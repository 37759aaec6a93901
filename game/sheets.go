package game

import (
	"fmt"
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets"
)

// sheets holds the painted pictures on the graphics card. They are decoded
// beside the game, the shared ones first, so that nothing stutters later.
type sheets struct {
	pictures []*ebiten.Image
	arrived  chan decodedSheet
	shared   int // sheets that all screens need
	missing  int // of them have not arrived yet
}

type decodedSheet struct {
	number  int
	picture *image.RGBA
	err     error
}

// loadSheets begins to decode all sheets.
func loadSheets() *sheets {
	n := assets.Sheets()
	s := &sheets{
		pictures: make([]*ebiten.Image, n),
		arrived:  make(chan decodedSheet, n),
	}
	var order []int
	for i := 0; i < n; i++ {
		if assets.SheetTitle(i) == "" {
			order = append(order, i)
		}
	}
	s.shared, s.missing = len(order), len(order)
	for i := 0; i < n; i++ {
		if assets.SheetTitle(i) != "" {
			order = append(order, i)
		}
	}
	go func() {
		for _, i := range order {
			m, err := assets.Sheet(i)
			d := decodedSheet{number: i, err: err}
			if err == nil {
				d.picture = premultiplied(m)
			}
			s.arrived <- d
		}
	}()
	return s
}

func premultiplied(m image.Image) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx(), m.Bounds().Dy()))
	draw.Draw(out, out.Rect, m, m.Bounds().Min, draw.Src)
	return out
}

// step takes in at most one decoded sheet a tick and says whether all that is
// needed to show the first screen is there.
func (s *sheets) step() (ready bool) {
	select {
	case d := <-s.arrived:
		s.take(d)
	default:
	}
	return s.missing == 0
}

func (s *sheets) take(d decodedSheet) {
	shared := assets.SheetTitle(d.number) == ""
	if shared {
		s.missing--
	}
	if d.err != nil {
		if shared {
			panic(fmt.Errorf("game: %w", d.err))
		}
		return // a title's art that this program does not hold
	}
	if s.pictures[d.number] == nil {
		s.put(d.number, d.picture)
	}
}

func (s *sheets) put(n int, m *image.RGBA) {
	p := ebiten.NewImage(m.Rect.Dx(), m.Rect.Dy())
	p.WritePixels(m.Pix)
	s.pictures[n] = p
}

// get is sheet n; it waits for it when it is needed before it arrived.
func (s *sheets) get(n int) *ebiten.Image {
	if s.pictures[n] == nil {
		m, err := assets.Sheet(n)
		if err != nil {
			panic(fmt.Errorf("game: %w", err))
		}
		s.put(n, premultiplied(m))
	}
	return s.pictures[n]
}
