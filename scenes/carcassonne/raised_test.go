package carcassonne

import (
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// eachPlaced calls f with every tile just placed beside the first one, each way
// it goes there.
func eachPlaced(t *testing.T, f func(s *carcassonne.State, name string)) {
	first := stage(t, "first 1")
	for _, draw := range first.Legal(nil) {
		drawn := first.Clone().(*carcassonne.State)
		drawn.Do(draw, nil)
		for _, a := range drawn.Legal(nil) {
			if a.Kind() != carcassonne.KindPlace {
				continue
			}
			s := drawn.Clone().(*carcassonne.State)
			s.Do(a, nil)
			if s.Prompt().Key == "act" {
				f(s, carcassonne.Tiles[s.Last().Kind].ID+" "+strconv.Itoa(s.Last().Turn))
			}
		}
	}
}

// within says that a box lies in another.
func within(r, in ui.Rect) bool {
	const bit = 0.01
	return r.X > in.X-bit && r.Y > in.Y-bit && r.X+r.W < in.X+in.W+bit && r.Y+r.H < in.Y+in.H+bit
}

// Whatever the tile, however it is turned and small, and wherever the land ends,
// the figures on the raised tile stand apart on it, within the map, and are large
// enough to click.
func TestRaisedFiguresStandApart(t *testing.T) {
	b := NewBoard()
	several, kinds := 0, map[string]bool{}
	eachPlaced(t, func(s *carcassonne.State, name string) {
		for _, size := range [...]scenetest.Size{{W: 640, H: 400}, {W: 960, H: 540}, {W: 844, H: 390},
			{W: 1280, H: 800}} {
			v := fixture.View(t, b, s, size.W, size.H)
			home := v.Camera
			for i, scale := range [...]float64{home.Scale, home.Scale, home.Scale, 22 / side, 22 / side} {
				v.Camera = board.Camera{Scale: scale, At: center(s.Last().At)}
				off := [...]ui.Point{{}, {X: 1, Y: 1}, {X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}}[i]
				v.Camera.At.X += off.X * v.Frame.Map.W / 2 / scale
				v.Camera.At.Y += off.Y * v.Frame.Map.H / 2 / scale
				m := b.moment(v)
				if r := m.raisedTo(); !within(r, v.Frame.Map) || r.W < 2*side*scale ||
					r.W < 0.3*min(m.at.seen.W, m.at.seen.H) { // however small the land is shown
					t.Fatalf("%s at %v: the tile rises to %v on the map %v", name, size, r, v.Frame.Map)
				}
				for i, p := range m.spots() {
					if !m.land().isFresh(p) {
						continue
					}
					kinds[name] = true
					if !within(p.box, m.raisedTo()) || p.box.W < leastClick || p.box.H < leastClick {
						t.Errorf("%s at %v: %v on the tile %v", name, size, p.box, m.raisedTo())
					}
					for _, q := range m.spots()[:i] {
						several++
						if o := p.box.And(q.box); o.W > 0.1 && o.H > 0.1 {
							t.Errorf("%s at %v: %v over %v", name, size, p.box, q.box)
						}
					}
				}
			}
		}
	})
	if several == 0 || len(kinds) < 100 {
		t.Errorf("%d pairs on %d tiles show little", several, len(kinds))
	}
}

// What a lesson leaves free is the risen tile, and the land where none has risen.
func TestStageIsTheRisenTile(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, stage(t, "first 1", "draw B22", "place 1,0 r0"), 853, 533)
	m := b.moment(v)
	at, ok := b.Offers().Lessons.Spot(v, "stage")
	if !m.stands().rises() || !ok || at != m.raisedTo() {
		t.Errorf("the stage is %v, %v; the tile has risen to %v", at, ok, m.raisedTo())
	}
	v = fixture.View(t, b, stage(t, "first 1", "draw B22"), 853, 533)
	if at, ok = b.Offers().Lessons.Spot(v, "stage"); !ok || at == m.raisedTo() {
		t.Errorf("before a tile is laid the stage is %v, %v", at, ok)
	}
}

// Figures on the raised tile are one's own, not ghosts, and under each is its
// digit, which clicks it, as a click on it does.
func TestRaisedFiguresTellTheirDigits(t *testing.T) {
	b := NewBoard()
	s := stage(t, "first 1", "draw B22", "place 1,0 r0")
	v := fixture.View(t, b, s, 640, 400)
	m := b.moment(v)
	c := &ui.Canvas{}
	c.Reset(640, 400, 2)
	m.stands().drawRaised(c)
	figures := 0
	for _, op := range c.Ops {
		if op.Sprite == 0 {
			continue
		}
		name := op.Sprite.Name()
		if strings.HasSuffix(name, "/ghost") {
			t.Errorf("a ghost is drawn: %s", name)
		}
		if strings.HasPrefix(name, "follower/") || strings.HasPrefix(name, "farmer/") {
			figures++
		}
	}
	if figures < len(m.spots()) {
		t.Errorf("%d figures for %d places", figures, len(m.spots()))
	}
	if len(m.spots()) < 3 {
		t.Fatalf("%d places show nothing", len(m.spots()))
	}
	for i := range m.spots() {
		p := &m.spots()[i]
		if key, points := m.stands().plateTexts(p); key != strconv.Itoa(i+1) || !strings.HasPrefix(points, "+") {
			t.Errorf("plate %d says %q and %q", i+1, key, points)
		}
		hits := 0
		for _, g := range b.Targets(v) {
			if g.OnMap && g.Area.Contains(p.box.Center()) {
				hits++
				if !g.Fits(p.action) || g.Key != i+1 {
					t.Errorf("a click on %d does something else, or digit %d", i+1, g.Key)
				}
			}
		}
		if hits != 1 {
			t.Errorf("a click on %d hits %d targets", i+1, hits)
		}
	}
}

// A road with an inn scores nothing before it is finished: its plate says what it scores then.
func TestPlatesTellWhatAnInnBrings(t *testing.T) {
	b, roads := NewBoard(), 0
	m := b.moment(fixture.View(t, b, stage(t, "first 1", "draw I15", "place 1,0 r0"), 1280, 800))
	for i := range m.spots() {
		s := &m.spots()[i]
		_, points := m.stands().plateTexts(s)
		finished := m.stands().finished(s)
		switch {
		case s.kind != carcassonne.Road && finished != "":
			t.Errorf("feature %d has no inn and tells %q", s.Feature, finished)
		case s.kind == carcassonne.Road:
			if roads++; points != "+0" || finished != "4" {
				t.Errorf("the road of two tiles tells %q and %q, want +0 and 4", points, finished)
			}
		}
	}
	if roads != 1 {
		t.Errorf("%d roads", roads)
	}
}

// The tile rises from its cell in its time, at once where motion is reduced, and
// the map stays where it is.
func TestTileRises(t *testing.T) {
	b := NewBoard()
	s := stage(t, "first 1", "draw B22", "place 1,0 r0")
	v := fixture.View(t, b, s, 640, 400)
	camera := v.Camera
	v.Breath, v.Now = 1, time.Minute
	widest := func() (w float64) {
		c := &ui.Canvas{}
		c.Reset(640, 400, 2)
		m := b.moment(v)
		m.stands().drawRaised(c)
		for _, op := range c.Ops {
			if op.Sprite != 0 && strings.HasPrefix(op.Sprite.Name(), "carcassonne/tile/") {
				w = max(w, op.Scale)
			}
		}
		return w
	}
	begin := widest()
	v.Now += raiseTime
	end := widest()
	if begin >= end/1.9 {
		t.Errorf("the tile rises from %.2f to %.2f", begin, end)
	}
	v.Reduced, v.Now = true, 2*time.Minute
	b = NewBoard()
	b.Frame(640, 400, v.Frame.Layout, v.State)
	if at := widest(); math.Abs(at-end) > 0.01 {
		t.Errorf("without motion it is %.2f at once, not %.2f", at, end)
	}
	if v.Camera != camera {
		t.Error("the map moved")
	}
}

// The raised tile keeps off the dragon row.
func TestRaisedTileKeepsOffTheDragonRow(t *testing.T) {
	rows, off := 0, 0
	inRows(t, "act", func(s rules.State) {
		row := len(s.(*carcassonne.State).DragonRow())
		for _, size := range scenetest.Sizes() {
			b := NewBoard()
			m := b.moment(fixture.View(t, b, s, size.W, size.H))
			r := m.raisedTo()
			if r.W == 0 {
				continue
			}
			if rows++; r.Overlaps(m.land().rowBox(row)) {
				off++
			}
		}
	})
	if rows == 0 || off > 0 {
		t.Errorf("%d of %d raised tiles lie over the dragon row", off, rows)
	}
}

// A tick beside the points says that they come at once: where a figure is put, what the rules
// then pay without another tile is what the spot tells, and nothing where there is no tick.
func TestTickedSpotsScoreAtOnce(t *testing.T) {
	b := NewBoard()
	ticked, plain := 0, 0
	eachPlaced(t, func(s *carcassonne.State, name string) {
		m := b.moment(fixture.View(t, b, s, 1280, 800))
		for _, spot := range m.spots() {
			after := s.Clone().(*carcassonne.State)
			seat := s.Turn()
			before := after.Points(seat)
			after.Do(spot.action, nil)
			got := after.Points(seat) - before
			switch {
			case spot.now && got < spot.worth:
				t.Errorf("%s: the spot %v is ticked for %d points and brings %d", name, spot.Place, spot.worth, got)
			case !spot.now && spot.kind != carcassonne.Field && spot.worth > 0 && got >= spot.worth:
				t.Errorf("%s: the spot %v has no tick and brings %d", name, spot.Place, got)
			}
			if spot.now {
				ticked++
			} else {
				plain++
			}
		}
	})
	if ticked == 0 || plain == 0 {
		t.Fatalf("%d spots with a tick, %d without", ticked, plain)
	}
}
