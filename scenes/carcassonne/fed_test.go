package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// village is a city of two tiles between two fields, each with farmers: one of
// the first seat with a pig above, two of the second seat below.
var village = []string{"first 1", "set lay B18 0,-1 r2", "set figure 1 small 0,-1 f1", "set figure 1 pig 0,-1 f1",
	"set figure 2 small 0,0 f1", "set lay B24 1,0 r0", "set figure 2 small 1,0 f1"}

// By the rules of the first two editions the log and the tips tell city by city
// what farmers get, and how they come to it.
func TestFarmersOfOldEditionsAreTold(t *testing.T) {
	en := scenetest.In(t, "carcassonne.")
	tip := func(city int, most, who string, end int) string {
		return strings.Join([]string{en.Count("tip.cities", 1, city), en.Say("tip.strength", most),
			en.Say("tip.scores.cities", who, en.Count("n.points", end))}, "|")
	}
	share := func(who string, n int) string { return en.Say("log.share", who, n) }
	for _, c := range []struct {
		edition, log, above, below string
	}{
		{"farmers-first",
			"Mira|" + en.Say("log.scored.one", 4, en.Say("log.fed"), en.Say("log.fed.strength", "You 1, Mira 2")),
			tip(4, "You 1", "You", 0), tip(4, "Mira 2", "Mira", 4)},
		{"farmers-second", "|" + en.Say("log.scored", en.Say("log.fed"), share("You", 4)+", "+share("Mira", 3),
			en.Count("n.fields", 2)+", "+en.Count("log.pigs", 1, "You")),
			tip(3, "You 1", "You", 4), tip(3, "Mira 2", "Mira", 3)},
	} {
		s := stageBy(t, []string{c.edition}, append(village[:len(village):len(village)], "set stack B24", "draw B24",
			"place -1,0 r0")...)
		b := NewBoard()
		m := b.moment(fixture.View(t, b, s, 1280, 800))
		for at, want := range map[carcassonne.Pos]string{{Y: -1}: c.above, {X: 1}: c.below} {
			laid, _ := s.TileAt(at)
			p := carcassonne.Place{At: at, Feature: carcassonne.Tiles[laid.Kind].Feature("f1")}
			if got := strings.Join(m.help().objectTip(p), "|"); !strings.HasSuffix(got, want) {
				t.Errorf("%s, %v: %q, want %q at the end", c.edition, at, got, want)
			}
		}
		pass, _ := rules.Find(s, "pass")
		reel := &rules.Reel{}
		before := s.Clone()
		s.Do(pass, reel)
		told := 0
		for _, beat := range reel.Beats {
			e, ok := beat.Event.(carcassonne.Scored)
			if !ok || !e.Fed() {
				before = beat.After
				continue
			}
			told++
			v := fixture.View(t, b, before, 1280, 800)
			l, _ := b.Line(v, before, beat)
			name := ""
			if l.Seat >= 0 {
				name = v.Seats[l.Seat].Name
			}
			if got := name + "|" + l.Text; got != c.log {
				t.Errorf("%s: %q, want %q", c.edition, got, c.log)
			}
			if l.Topic != "field" {
				t.Errorf("%s: the line leads to %q", c.edition, l.Topic)
			}
		}
		if told != 1 {
			t.Errorf("%s: %d cities told", c.edition, told)
		}
	}
}

// In the first edition the tip of a field names who has the most round its cities,
// not who has the most on it.
func TestTipNamesWhoHasTheMostRoundTheCity(t *testing.T) {
	s := stageBy(t, []string{"farmers-first"}, "first 1", "set lay B18 0,-1 r2", "set figure 1 big 0,-1 f1",
		"set figure 1 small 0,0 f1", "set lay B24 1,0 r0", "set figure 2 small 1,0 f1", "set lay B24 -1,0 r0",
		"set figure 2 small -1,0 f1", "draw B01")
	m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
	p := carcassonne.Place{At: carcassonne.Pos{X: 1}, Feature: carcassonne.Tiles[mustFind(t, "B24")].Feature("f1")}
	en := scenetest.In(t, "carcassonne.")
	got := strings.Join(m.help().objectTip(p), "|")
	want := "|" + en.Say("tip.strength", "You 1, Mira 2") + "|" +
		en.Say("tip.scores.cities", "You", en.Count("n.points", 4))
	if !strings.HasSuffix(got, want) {
		t.Errorf("%q, want %q at the end", got, want)
	}
	o, _ := s.ObjectAt(p)
	if l := m.lens().labelOf(&o); len(l.parts) != 1 || l.parts[0] != (labelPart{0, "4"}) {
		t.Errorf("the lens says %+v", l.parts)
	}
}

// A place for a farmer tells what it adds: nothing where the seat has the city
// already, and the takeover where one farmer more decides.
func TestPlacesForFarmersTellWhatTheyAdd(t *testing.T) {
	for _, c := range []struct {
		edition string
		want    int
	}{{"", 3}, {"farmers-first", 0}, {"farmers-second", 0}} {
		var house []string
		if c.edition != "" {
			house = append(house, c.edition)
		}
		s := stageBy(t, house, "first 1", "set lay B18 0,-1 r2", "set figure 1 small 0,-1 f1", "draw B24", "place 1,0 r0")
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, 1280, 800))
		seen := false
		for _, spot := range m.spots() {
			if spot.At == (carcassonne.Pos{X: 1}) && spot.Feature == carcassonne.Tiles[mustFind(t, "B24")].Feature("f1") {
				seen = true
				if got := m.stands().spotWorth(spot); got != c.want {
					t.Errorf("%q: a second field of the city is worth %d, want %d", c.edition, got, c.want)
				}
			}
		}
		if !seen {
			t.Errorf("%q: no place on the field", c.edition)
		}
	}
}

// After the princess, by house rule, the fairy alone is asked for, and it is said
// why no figure can be placed.
func TestFairyAfterPrincessIsExplained(t *testing.T) {
	s := stageBy(t, []string{"fairy-after-princess"}, "first 1", "set lay B08 0,-1 r1", "set figure 2 small 0,-1 c1",
		"set lay B24 1,0 r0", "set figure 1 small 1,0 r1", "draw D11", "place 0,-2 r1", "remove 2 small @0,-1")
	b := NewBoard()
	v := fixture.View(t, b, s, 1280, 800)
	m := b.moment(v)
	en := scenetest.In(t, "carcassonne.")
	if ask, _ := b.Prompt(v); ask != en.Say("ask.fairy") {
		t.Errorf("asked is %q", ask)
	}
	if !m.stands().fairyChosen() {
		t.Error("her tiles do not show")
	}
	for i, cell := range m.seats().choiceCells() {
		if !cell.has || cell.can {
			continue
		}
		if got, want := m.help().noPiece(i), en.Say("no.princess"); !cell.fairy && got != want {
			t.Errorf("piece %d: %q, want %q", i, got, want)
		}
	}
	pass, _ := rules.Find(s, "pass")
	if told := b.advise(v, pass, func(string) int { return 0 }); len(told) != 1 ||
		told[0] != en.Say("advice.pass.fairy") {
		t.Errorf("skipping is told as %q", told)
	}
}

// Where a house rule lets the passage lead onto the dragon's tile, a click there
// is not refused for the dragon.
func TestPassageToTheDragonIsNotRefused(t *testing.T) {
	lines := []string{"first 1", "set lay D05 0,1 r2", "set dragon 0,1", "set lay B24 1,0 r0",
		"set figure 2 small 0,1 f1", "draw D08", "place 2,0 r0"}
	p := carcassonne.Place{At: carcassonne.Pos{Y: 1}, Feature: carcassonne.Tiles[mustFind(t, "D05")].Feature("f1")}
	en := scenetest.In(t, "carcassonne.")
	for house, want := range map[string]string{"fairy-pays-each": en.Say("no.dragon"),
		"portal-dragon": en.Say("no.occupied", "Mira", en.Say("the.field"))} {
		m := NewBoard().moment(fixture.View(t, NewBoard(), stageBy(t, []string{house}, lines...), 1280, 800))
		if got := m.help().noSpot(p); got != want {
			t.Errorf("%s: %q, want %q", house, got, want)
		}
	}
}
