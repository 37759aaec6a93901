package carcassonne

import (
	"math"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// However small the tiles are, figures are large enough to be found, stand on
// land, apart from each other, and most within what they stand for.
func TestFiguresFindRoom(t *testing.T) {
	b := NewBoard()
	b.feet.pixels = 2
	all, within, crowded := 0, 0, 0
	fixture.Play(t, fixture.Match(t, 6, 5), func(s rules.State) {
		if s.Prompt().Key != "place" || s.(*carcassonne.State).Tiles() < 30 {
			return
		}
		v := fixture.View(t, b, s, 640, 400)
		m := b.moment(v)
		k, tile := m.pieceScale(), side*v.Camera.Scale*2
		if h := 2 * k * high(carcassonne.Small, carcassonne.Road); h < min(leastHigh, leastOfTile*tile)-0.01 {
			t.Errorf("on tiles of %.0f pixels followers are %.1f high", tile, h)
		}
		list := m.stands().figures()
		for i, f := range list {
			all++
			at := carcassonne.Pos{X: int16(math.Floor(f.foot.X/side + 0.5)), Y: int16(math.Floor(f.foot.Y/side + 0.5))}
			if _, ok := m.s.TileAt(at); !ok {
				t.Errorf("%d tiles: the figure on %v stands on felt", m.s.Tiles(), f.At)
			}
			laid, _ := m.s.TileAt(f.At)
			mid := center(f.At)
			if featureAt(laid.Kind, laid.Turn, ui.Point{X: f.foot.X - mid.X, Y: f.foot.Y - mid.Y}) == f.Feature {
				within++
			}
			box := func(f figureAt) ui.Rect {
				return bodyBox(f.Figure, m.featureKind(f.At, f.Feature), f.foot, k/v.Camera.Scale)
			}
			for _, o := range list[:i] {
				a := box(f)
				c := a.And(box(o))
				switch part := c.W * c.H / (a.W * a.H); {
				case part > 0.6:
					t.Errorf("%d tiles: figures on %v and %v lie over each other (%.2f)", m.s.Tiles(), o.At, f.At, part)
				case part > 0.15:
					crowded++
				}
			}
		}
	})
	t.Logf("of %d figures %d stand within their features, %d over others", all, within, crowded)
	if all == 0 || within < all*3/4 || crowded > all/10 {
		t.Errorf("of %d figures %d stand within their features, %d over others", all, within, crowded)
	}
}

// A figure keeps its place when others come to stand beside it.
func TestFiguresKeepTheirPlaces(t *testing.T) {
	b := NewBoard()
	match := fixture.Match(t, 6, 3)
	v := fixture.View(t, b, match.State(), 640, 400)
	var before []figureAt
	kept := 0
	fixture.Play(t, match, func(s rules.State) {
		v.State = s // the camera stays
		now := b.moment(v).stands().figures()
		if n := len(before); n > 0 && len(now) == n+1 && now[n-1].Standing == before[n-1].Standing {
			for i, f := range before {
				if now[i] == f {
					kept++
				} else if now[i].Standing == f.Standing {
					t.Errorf("%v moved from %v to %v", f.Standing, f.foot, now[i].foot)
				}
			}
		}
		before = now
	})
	if kept == 0 {
		t.Error("never a figure beside others")
	}
}
