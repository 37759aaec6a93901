package game

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets"
)

// sheets holds the painted pictures on the graphics card: those of all titles from
// the start, a title's own and on the desktop the menu's while screens need them; see
// order and want.
type sheets struct {
	pictures []*ebiten.Image // nil: not here
	arrived  chan decodedSheet
	shared   int  // sheets that all screens need
	missing  int  // of them have not arrived yet
	changed  bool // something arrived since news was asked
	full     bool // as much was handed over in this frame as one may
	pouring  *pour
	sink     *ebiten.Image // see pour

	want  want
	fetch func(*order)                                 // brings a title's art and texts
	packs func(lang string, titles ...string) []string // of texts that are not here
	order *order                                       // what is being fetched, nil for nothing
}

type decodedSheet struct {
	number  int
	picture image.Image
	err     error
}

// A pour is a sheet on its way to the graphics card, which takes it in strips:
// until a frame is drawn its pixels lie in memory several times.
type pour struct {
	decodedSheet
	to   *ebiten.Image
	rows int // handed over
}

// mostPixels is how much is handed over in a frame, in pieces of at most
// piecePixels: Ebitengine keeps the memory of some thirty pieces for later ones.
const (
	mostPixels  = 1 << 20
	piecePixels = 1 << 14
)

// newSheets holds nothing yet; fetch brings what is ordered.
func newSheets(fetch func(*order)) *sheets {
	n := assets.Sheets()
	return &sheets{
		pictures: make([]*ebiten.Image, n),
		arrived:  make(chan decodedSheet), // few wait at a time, for they are large
		want:     want{asked: make([]time.Duration, n), now: make([]bool, n)},
		fetch:    fetch,
		packs:    assets.MissingWords,
	}
}

// loadSheets begins to decode the sheets that all screens need.
func loadSheets() *sheets {
	s := newSheets(fetchParcels())
	all := assets.SheetsOf("", func(string) bool { return true })
	// The largest come while the least memory is in use.
	slices.SortStableFunc(all, func(a, b int) int { return assets.SheetSize(b) - assets.SheetSize(a) })
	s.shared, s.missing = len(all), len(all)
	go func() {
		for _, i := range all {
			m, err := assets.Sheet(i)
			assets.Forget(i)
			s.arrived <- decodedSheet{i, m, err}
		}
	}()
	return s
}

// newSheet is an empty picture of that size on the graphics card. It is one of its own:
// Ebitengine would put it on a larger one, which grows by doubling and is copied then.
func newSheet(b image.Rectangle) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, b.Dx(), b.Dy()), &ebiten.NewImageOptions{Unmanaged: true})
}

// premultiplied is rows of a picture as the graphics card takes it.
func premultiplied(m image.Image, from, rows int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx(), rows))
	p, ok := m.(*image.Paletted)
	if !ok {
		draw.Draw(out, out.Rect, m, m.Bounds().Min.Add(image.Pt(0, from)), draw.Src)
		return out
	}
	// The sheets are of this kind, and there are millions of pixels in them.
	var colors [256][4]uint8
	for i, k := range p.Palette {
		c := color.RGBAModel.Convert(k).(color.RGBA)
		colors[i] = [4]uint8{c.R, c.G, c.B, c.A}
	}
	for y := range out.Rect.Dy() {
		row, to := p.Pix[(from+y)*p.Stride:(from+y)*p.Stride+out.Rect.Dx()], out.Pix[y*out.Stride:]
		for x, i := range row {
			*(*[4]uint8)(to[4*x:]) = colors[i]
		}
	}
	return out
}

// step takes in at most one sheet or a part of it a frame. It says whether all
// that is needed to show the program's picture is there.
func (s *sheets) step() (ready bool) {
	if s.pouring != nil && !s.full {
		s.pour()
	}
	if s.pouring == nil && !s.full {
		select {
		case d := <-s.arrived:
			s.take(d)
		default:
		}
	}
	if s.order != nil && s.pouring == nil && !s.full {
		s.receive()
	}
	return s.missing == 0 && !s.waits()
}

// news says whether a picture of what is missing would look different by now.
func (s *sheets) news() bool {
	c := s.changed
	s.changed = false
	if s.order != nil {
		c = c || s.order.changed
		s.order.changed = false
	}
	return c
}

func (s *sheets) take(d decodedSheet) {
	if d.err != nil { // of a sheet that all need
		panic(fmt.Errorf("game: %w", d.err))
	}
	if s.pictures[d.number] != nil { // it was needed before
		s.came(d.number)
		return
	}
	s.pouring = &pour{decodedSheet: d, to: newSheet(d.picture.Bounds())}
	s.pour()
}

// pour hands over the next strips. A dot of the sheet is drawn on the sink, for
// the pixels stay in memory until a picture is drawn from.
func (s *sheets) pour() {
	p := s.pouring
	b := p.picture.Bounds()
	for given := 0; given < mostPixels && p.rows < b.Dy(); {
		rows := min(b.Dy()-p.rows, max(1, piecePixels/b.Dx()))
		strip := p.to.SubImage(image.Rect(0, p.rows, b.Dx(), p.rows+rows)).(*ebiten.Image)
		strip.WritePixels(premultiplied(p.picture, p.rows, rows).Pix)
		p.rows += rows
		given += rows * b.Dx()
	}
	if s.sink == nil {
		s.sink = ebiten.NewImage(1, 1)
	}
	s.sink.DrawImage(p.to.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image), nil)
	s.full = true
	if p.rows < b.Dy() {
		return
	}
	s.pouring = nil
	if s.pictures[p.number] == nil {
		s.pictures[p.number] = p.to
	}
	s.came(p.number)
}

// came notes that a sheet is here.
func (s *sheets) came(n int) {
	s.changed = true
	s.want.asked[n] = s.want.time
	if s.missing > 0 && assets.SheetTitle(n) == "" { // at the start only those of all titles come
		s.missing--
	}
}

// get is sheet n. Lists are shown when all of theirs are here; see want.look.
func (s *sheets) get(n int) *ebiten.Image {
	if s.pictures[n] == nil {
		m, err := assets.Sheet(n)
		if err != nil {
			panic(fmt.Errorf("game: %w", err))
		}
		b := m.Bounds()
		s.pictures[n] = newSheet(b)
		s.pictures[n].WritePixels(premultiplied(m, 0, b.Dy()).Pix)
		s.changed, s.full = true, true
		assets.Forget(n)
	}
	return s.pictures[n]
}
