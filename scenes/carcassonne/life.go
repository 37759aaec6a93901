package carcassonne

import (
	"fmt"
	"strings"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// liveliness is where something may move on a tile of the table.
func liveliness(s *carcassonne.State, t carcassonne.Laid) []assets.Lively {
	v := variantAt(s, t.At)
	if carcassonne.Tiles[t.Kind].Copies < 2 {
		v = 0
	}
	return assets.Life(carcassonne.Tiles[t.Kind].ID, t.Turn, v)
}

// A living thing is a place where something moves now.
type living struct {
	effect string // banners name their colour, too
	at     ui.Point
	cell   carcassonne.Pos
	odd    int // what moves does not do so in step
}

// life is what lives on one position.
type life struct {
	of    *carcassonne.State
	looks [carcassonne.MaxSeats]int
	list  []living
	keeps []keep
}

// living is what lives in a position: what volcanoes and portals have always,
// and what is finished. It is looked up once a position.
func (m landPart) living() []living {
	b := m.board
	var looks [carcassonne.MaxSeats]int
	for i, seat := range m.Seats {
		looks[i] = seat.Look
	}
	if b.life.of == m.s && b.life.looks == looks {
		return b.life.list
	}
	b.life = life{of: m.s, looks: looks, list: b.life.list[:0], keeps: m.keepsOf(b.life.keeps[:0])}
	flagged := map[carcassonne.Place]bool{} // by the first place of the city
	for i := range m.s.Tiles() {
		t := m.s.Tile(i)
		p := center(t.At)
		for n, l := range liveliness(m.s, t) {
			if l.Feature >= 0 {
				o, ok := m.s.ObjectAt(carcassonne.Place{At: t.At, Feature: l.Feature})
				if !ok || !o.Complete() {
					continue
				}
				m.plantBanners(&o, flagged)
			}
			b.life.list = append(b.life.list,
				living{l.Effect, ui.Point{X: p.X + float64(l.At.X), Y: p.Y + float64(l.At.Y)}, t.At, 7*i + 3*n})
		}
	}
	return b.life.list
}

// plantBanners sets the banners of those who won a city, once, each on a tile of
// its own as far as there are enough.
func (m landPart) plantBanners(o *carcassonne.Object, flagged map[carcassonne.Place]bool) {
	if o.Kind != carcassonne.City || flagged[first(o.Places)] {
		return
	}
	flagged[first(o.Places)] = true
	for i, seat := range o.Won {
		p := o.Places[(i+1)*len(o.Places)/(len(o.Won)+1)]
		at := m.standAt(p, 0)
		if i >= len(o.Places) {
			at.X += 34
		}
		m.board.life.list = append(m.board.life.list, living{m.bannerOf(seat), at, p.At, 5 * i})
	}
}

// lives says whether anything lives on the part of the map that is seen.
func (b *Board) lives(v *board.View) bool {
	m := b.moment(v)
	for _, l := range m.land().living() {
		if m.cellArea(l.cell).Overlaps(m.Frame.Map) {
			return true
		}
	}
	return false
}

// drawLife draws what lives; at rest, banners hang and bells are still.
func (m landPart) drawLife(c *ui.Canvas) {
	for _, l := range m.living() {
		if !m.cellArea(l.cell).Overlaps(m.Frame.Map) || m.Hides(tilePiece(l.cell)) {
			continue
		}
		u := m.Camera.Scale
		if strings.HasPrefix(l.effect, "banner/") {
			u = m.pieceScale()
		}
		if name, rise, ok := l.frame(m.Life); ok {
			if s, found := assets.Find(name); found {
				p := m.onCanvas(l.at)
				c.Sprite(s, p.X, p.Y-rise*u, u)
			}
		}
	}
}

// How life goes, in steps: a chimney smokes for some and rests, a bell rings
// for some and rests for long.
const (
	smokeRound = 12
	smokePuffs = 4
	bellRound  = 60
	bellRings  = 9
)

// frame is the picture of a living thing at a step and how far it has risen,
// in board units; ok is false where nothing is seen of it.
func (l living) frame(step int) (name string, rise float64, ok bool) {
	at := step + l.odd
	switch l.effect {
	case "smoke":
		n := at % smokeRound
		return fmt.Sprintf("carcassonne/smoke/%d", n%smokePuffs), 9 * float64(n%smokePuffs), step > 0 && n < smokePuffs
	case "bell":
		n := 1
		if ring := at % bellRound; step > 0 && ring < bellRings {
			n = [...]int{1, 0, 1, 2}[ring%4]
		}
		return fmt.Sprintf("carcassonne/bell/%d", n), 0, true
	case "lava", "portal":
		return fmt.Sprintf("carcassonne/%s/%d", l.effect, at%3), 0, step > 0
	}
	n := 0
	if step > 0 {
		n = [...]int{0, 1, 2, 1}[at%4]
	}
	return fmt.Sprintf("carcassonne/%s/%d", l.effect, n), 0, true
}

// bannerOf is the effect of a seat's banner.
func (m landPart) bannerOf(seat rules.Seat) string {
	return "banner/" + palette.Seats[m.Seats[seat].Look].ID
}
