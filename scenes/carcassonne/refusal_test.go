package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// stage lays out a position: lines for Arrange, and actions in notation.
func stage(t *testing.T, lines ...string) *carcassonne.State {
	t.Helper()
	return stageBy(t, nil, lines...)
}

// stageBy is stage by house rules.
func stageBy(t *testing.T, house []string, lines ...string) *carcassonne.State {
	t.Helper()
	s := carcassonne.Title.New(rules.Setup{Title: "carcassonne", Seats: 2,
		Modules: append(everything[:3:3], house...)}).(*carcassonne.State)
	for _, line := range lines {
		if set, ok := strings.CutPrefix(line, "set "); ok {
			if err := carcassonne.Title.Arrange(s, strings.Fields(set)); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			continue
		}
		a, ok := rules.Find(s, line)
		if !ok {
			t.Fatalf("%q is not legal at %q", line, s.Prompt().Key)
		}
		s.Do(a, nil)
	}
	return s
}

func TestRefusalsNameTheReason(t *testing.T) {
	en := scenetest.In(t, "carcassonne.")
	road := []string{"first 1", "set lay B24 1,0 r0", "set figure 2 small 1,0 r1"}
	for _, c := range []struct {
		name  string
		lines []string
		at    carcassonne.Pos
		on    string // a feature to point at; "" is the middle of the cell
		piece int8   // of the draft
		want  string
	}{
		{"side that does not match", []string{"first 1", "draw B04"}, carcassonne.Pos{X: 1}, "", anyPiece,
			en.Say("no.match", en.Say("side.west"), en.Say("edge.city"), en.Say("edge.road"))},
		{"a tile is there", []string{"first 1", "draw B01"}, carcassonne.Pos{}, "", anyPiece,
			en.Say("no.taken")},
		{"beside nothing", []string{"first 1", "draw B01"}, carcassonne.Pos{X: 1, Y: 1}, "", anyPiece,
			en.Say("no.beside")},
		{"somebody else is there", append(road[:3:3], "draw B24", "place 2,0 r0"), carcassonne.Pos{X: 2}, "r1",
			anyPiece, en.Say("no.occupied", "Mira", en.Say("the.road"))},
		{"the own figure is there", []string{"first 1", "set lay B24 1,0 r0", "set figure 1 small 1,0 r1", "draw B24",
			"place 2,0 r0"}, carcassonne.Pos{X: 2}, "r1", anyPiece,
			en.Say("no.own", en.Say("the.road"))},
		{"another tile", append(road[:3:3], "draw B01", "place 0,1 r0"), carcassonne.Pos{X: 1}, "f1", anyPiece,
			en.Say("no.newtile")},
		{"finished, through a portal",
			[]string{"first 1", "set lay B18 0,-1 r2", "set lay B24 1,0 r0", "draw D08", "place 2,0 r0"},
			carcassonne.Pos{Y: -1}, "c1", anyPiece, en.Say("no.complete")},
		{"the dragon sits there", []string{"first 1", "set lay D05 0,1 r2", "set dragon 0,1", "set lay B24 1,0 r0",
			"draw D08", "place 2,0 r0"}, carcassonne.Pos{Y: 1}, "f1", anyPiece, en.Say("no.dragon")},
		{"the builder is chosen", []string{"first 1", "set lay B24 1,0 r0", "set figure 1 small 1,0 r1", "draw B24",
			"place 2,0 r0"}, carcassonne.Pos{X: 2}, "f1", int8(carcassonne.Builder) + 1,
			en.Say("no.place.builder")},
		{"the fairy is chosen", []string{"first 1", "set lay B24 1,0 r0", "set figure 1 small 1,0 r1", "draw B24",
			"place 2,0 r0"}, carcassonne.Pos{}, "f1", fairyChoice, en.Say("no.fairy.tile")},
	} {
		s := stage(t, c.lines...)
		b := NewBoard()
		v := fixture.View(t, b, s, 1280, 800)
		v.Draft = draft{piece: c.piece}
		m := b.moment(v)
		p := m.cellAt(c.at)
		if c.on != "" {
			laid, _ := m.s.TileAt(c.at)
			f := carcassonne.Tiles[laid.Kind].Feature(c.on)
			p = clear(t, m, carcassonne.Place{At: c.at, Feature: f})
		}
		if got := b.About(v, p).Refusal; got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// clear is a point of a feature on the canvas where no figure stands and
// nothing can be clicked.
func clear(t *testing.T, m *moment, place carcassonne.Place) ui.Point {
	t.Helper()
	area := m.cellArea(place.At)
	for y := 2.0; y < area.H; y += 2 {
		for x := 2.0; x < area.W; x += 2 {
			p := ui.Point{X: area.X + x, Y: area.Y + y}
			on := m.help().find(p)
			for _, s := range m.spots() {
				if m.stands().spotArea(s).Inset(-6).Contains(p) {
					on.kind = nothing
				}
			}
			if on.kind == featureThing && on.place == place {
				return p
			}
		}
	}
	t.Fatalf("no free point of %v", place)
	return ui.Point{}
}

// What is said of an object: kind and size, worth now and finished, what is
// open, how strong everybody is.
func TestObjectsAreExplained(t *testing.T) {
	s := stage(t, "first 1", "set lay B08 0,-1 r1", "set figure 1 big 0,-1 c1", "set lay B24 1,0 r0",
		"set figure 2 small 1,0 f1", "draw B01")
	b := NewBoard()
	m := b.moment(fixture.View(t, b, s, 1280, 800))
	c1 := carcassonne.Tiles[mustFind(t, "B08")].Feature("c1")
	got := strings.Join(m.help().objectTip(carcassonne.Place{At: carcassonne.Pos{Y: -1}, Feature: c1}), "|")
	o, _ := s.ObjectAt(carcassonne.Place{At: carcassonne.Pos{Y: -1}, Feature: c1})
	en := scenetest.In(t, "carcassonne.")
	want := strings.Join([]string{en.Say("kind.city") + ", " + en.Count("n.tiles", 2),
		en.Say("tip.worth", en.Count("n.points", 2), 4), m.count("tip.open.city", o.Open),
		en.Say("tip.strength", "You 2")}, "|")
	if got != want {
		t.Errorf("the city: %q, want %q", got, want)
	}
	f1 := carcassonne.Tiles[mustFind(t, "B24")].Feature("f1")
	got = strings.Join(m.help().objectTip(carcassonne.Place{At: carcassonne.Pos{X: 1}, Feature: f1}), "|")
	if !strings.HasPrefix(got, en.Say("kind.field")+", ") || !strings.Contains(got, en.Count("tip.cities", 0)) ||
		!strings.Contains(got, en.Say("tip.strength", "Mira 1")) {
		t.Errorf("the field: %q", got)
	}
}

func mustFind(t *testing.T, id string) carcassonne.Kind {
	t.Helper()
	k, err := carcassonne.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// A field says what each leader would have for all its cities, and an object
// with nothing but a builder that nobody scores it.
func TestWhatAFigureBringsIsTold(t *testing.T) {
	s := stage(t, "first 1", "set lay B18 0,-1 r2", "set lay B24 1,0 r0", "set lay B16 2,0 r0", "set lay B18 2,-1 r2",
		"set lay B01 1,-1 r0",
		"set figure 1 small 0,-1 f1", "set figure 1 pig 1,-1 f1", "set figure 2 big 0,0 f1",
		"set figure 2 builder 1,0 r1", "draw B01")
	m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
	en := scenetest.In(t, "carcassonne.")
	lines := func(texts ...string) string { return strings.Join(texts, "|") }
	for _, c := range []struct {
		at      carcassonne.Pos
		feature string
		want    string
	}{
		{carcassonne.Pos{X: 1, Y: -1}, "f1",
			lines(en.Count("tip.cities", 2, 6), en.Say("tip.strength", "You 1, Mira 2"),
				en.Say("tip.scores", "Mira", en.Count("n.points", 6)))},
		{carcassonne.Pos{X: 1}, "r1", en.Say("tip.alone", en.Say("figure.builder"))},
		{carcassonne.Pos{X: 1, Y: -1}, "m1", lines(en.Say("tip.worth.cloister", en.Count("n.points", 6), 9),
			en.Count("tip.open.cloister", 3), en.Say("tip.nobody"))},
	} {
		laid, _ := s.TileAt(c.at)
		f := carcassonne.Tiles[laid.Kind].Feature(c.feature)
		if got := strings.Join(m.help().objectTip(carcassonne.Place{At: c.at, Feature: f}), "|"); !strings.HasSuffix(got,
			c.want) {
			t.Errorf("%v %s: %q, want %q at the end", c.at, c.feature, got, c.want)
		}
	}
	lost := stage(t, "first 1", "set lay B18 0,-1 r2", "set lay B24 1,0 r0", "set lay B16 2,0 r0",
		"set lay B18 2,-1 r2", "set lay B01 1,-1 r0",
		"set figure 1 small 0,-1 f1", "set figure 1 pig 1,-1 f1", "draw B01")
	o, _ := lost.ObjectAt(carcassonne.Place{At: carcassonne.Pos{Y: -1},
		Feature: carcassonne.Tiles[mustFind(t, "B18")].Feature("f1")})
	if o.Farm[0] != 8 || o.Farm[1] != 6 {
		t.Errorf("two cities bring %v, want 8 with the pig and 6 without", o.Farm)
	}
}

// What a placement finishes is told once, and with the cloisters round it.
func TestPlacementTellsWhatItFinishes(t *testing.T) {
	en := scenetest.In(t, "carcassonne.")
	done := func(key string, n int) string {
		return en.Say("preview.done", en.Say("log.done."+key), en.Say("log.share", "You", n))
	}
	for _, c := range []struct {
		lines []string
		place string
		want  string
	}{
		{[]string{"first 1", "set lay B01 0,1 r0", "set lay B24 1,0 r0", "set lay B24 -1,0 r0", "set lay B01 1,1 r0",
			"set lay B01 -1,1 r0", "set lay B01 0,2 r0",
			"set lay B18 1,2 r2", "set figure 1 small 0,1 m1", "draw B18"}, "place -1,2 r2",
			done("cloister", 9)},
		{[]string{"first 1", "set lay B22 1,0 r0", "set lay B23 2,0 r0", "set lay B23 2,1 r1",
			"set figure 1 small 1,0 r1", "draw B23"},
			"place 1,1 r2", done("road", 4)},
	} {
		s := stage(t, c.lines...)
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
		a, ok := rules.Find(s, c.place)
		if !ok {
			t.Fatalf("%q is not legal", c.place)
		}
		if got := strings.Join(m.help().preview(a), "|"); !strings.HasPrefix(got, c.want+"|") || strings.Count(got, "|") != 1 {
			t.Errorf("%s: %q, want %q", c.place, got, c.want)
		}
	}
}
