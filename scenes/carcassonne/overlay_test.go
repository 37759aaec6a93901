package carcassonne

import (
	"strconv"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

func TestLensesFit(t *testing.T) { fixture.LensesFit(t, 6) }

func TestLensesAreToldApart(t *testing.T) { fixture.LensesAreToldApart(t) }

// TestDeadGapsTakeNothing asks the rules kind by kind and turn by turn.
func TestDeadGapsTakeNothing(t *testing.T) {
	dead := 0
	b := NewBoard()
	look := func(s rules.State) {
		if s.Prompt().Key != "place" || s.(*carcassonne.State).Tiles()%9 != 0 {
			return
		}
		m := b.moment(fixture.View(t, b, s, 640, 400))
		for _, at := range m.s.Gaps() {
			fits := false
			for _, k := range m.s.Kinds() {
				if m.s.Draws(k) == 0 && k != m.s.Hand() {
					continue
				}
				for r := range 4 {
					touching, agreeing := m.s.Match(k, at, r)
					fits = fits || touching == agreeing
				}
			}
			if m.lens().dead(at) == fits {
				t.Errorf("%d tiles: gap %v is dead %v, but something fits %v", m.s.Tiles(), at, m.lens().dead(at), fits)
			}
			if !fits {
				dead++
			}
		}
	}
	for seed := range uint64(5) {
		fixture.Play(t, fixture.Plain(t, 2, seed), look)
	}
	if dead == 0 {
		t.Error("no gap was dead")
	}
}

// TestBagLiesWhereThePointerIsNot checks that the gap one asks about is never
// under the sheet, and that the sheet leaves the buttons of the lenses free.
func TestBagLiesWhereThePointerIsNot(t *testing.T) {
	b := NewBoard()
	s := fixture.Match(t, 6, 1).State()
	for _, size := range scenetest.Sizes() {
		v := fixture.View(t, b, s, size.W, size.H)
		m := b.moment(v)
		f := m.at.seen
		n := len(m.lens().kindsLeft())
		for y := f.Y; y < f.Y+f.H; y += 7 {
			v.Pointer = ui.Point{X: f.X + f.W/2, Y: y}
			sheet := m.lens().bagSheet(n)
			if y < m.at.lenses[0].Y && sheet.box.Contains(v.Pointer) {
				t.Fatalf("%s: the sheet %v lies under the pointer %v", size.Name, sheet.box, v.Pointer)
			}
			if !sheet.box.Within(v.Frame.Map) {
				t.Fatalf("%s: the sheet %v leaves the map %v", size.Name, sheet.box, v.Frame.Map)
			}
			for _, l := range m.at.lenses {
				if sheet.box.Overlaps(l) {
					t.Fatalf("%s: the sheet %v lies on a lens %v", size.Name, sheet.box, l)
				}
			}
			if sheet.size < 14 {
				t.Fatalf("%s: the tiles are %g wide", size.Name, sheet.size)
			}
		}
	}
}

// TestLabelsTellWhatTheRulesSay checks owners and values of both lenses.
func TestLabelsTellWhatTheRulesSay(t *testing.T) {
	b := NewBoard()
	owned, shared := 0, 0
	fixture.Play(t, fixture.Match(t, 3, 5), func(s rules.State) {
		if s.(*carcassonne.State).Tiles()%13 != 0 {
			return
		}
		m := b.moment(fixture.View(t, b, s, 640, 400))
		for _, lens := range [...]string{fieldsLens, valuesLens} {
			m.Lens = lens
			for _, o := range m.lens().lensObjects() {
				l := m.lens().labelOf(&o)
				if lens == fieldsLens != (o.Kind == carcassonne.Field) || o.Complete() {
					t.Fatalf("lens %s tells of %v", lens, o.Kind)
				}
				var seats []rules.Seat
				for _, p := range l.parts {
					if p.seat < 0 {
						continue
					}
					seats = append(seats, p.seat)
					if o.Kind == carcassonne.Field && p.text != strconv.Itoa(o.Farm[p.seat]) {
						t.Errorf("a field brings seat %d %d, the label says %s", p.seat, o.Farm[p.seat], p.text)
					}
				}
				if len(seats) != len(o.Leaders) {
					t.Fatalf("%v lead, the label shows %v", o.Leaders, seats)
				}
				last := l.parts[len(l.parts)-1].text
				if want := strconv.Itoa(o.Now) + "/" + strconv.Itoa(o.Completed); o.Kind != carcassonne.Field &&
					last != want {
					t.Errorf("the label says %s, want %s", last, want)
				}
				if len(seats) > 0 {
					owned++
				}
				if len(seats) > 1 {
					shared++
				}
			}
		}
	})
	if owned == 0 || shared == 0 {
		t.Errorf("%d objects had a leader, %d several", owned, shared)
	}
}

// BenchmarkLens fills the display list of a table full of tiles through each lens.
func BenchmarkLens(b *testing.B) {
	table, s := NewBoard(), full(b)
	for _, lens := range [...]string{fieldsLens, valuesLens, tilesLens} {
		b.Run(lens, func(b *testing.B) {
			v := fixture.View(b, table, s, 960, 540)
			v.Lens, v.Life = lens, 3
			c := &ui.Canvas{}
			b.ReportAllocs()
			for b.Loop() {
				c.Reset(960, 540, 2)
				table.Draw(c, v)
			}
		})
	}
}

// A gap is not dead that a tile of the dragon row fits.
func TestDragonRowKeepsGapsAlive(t *testing.T) {
	s := stage(t, "first 1", "set stack D16 B24 B01", "draw D16", "draw B24", "place 1,0 r0")
	m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
	if at := (carcassonne.Pos{X: 2}); m.s.Fitting(at) != 0 || m.lens().dead(at) {
		t.Errorf("%d tiles of the stack fit, dead %v; D16 comes back", m.s.Fitting(at), m.lens().dead(at))
	}
}
