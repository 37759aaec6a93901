package carcassonne

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

func TestSetups(t *testing.T) {
	for _, c := range []struct {
		seats   int
		modules string
		says    string // "" for a setup that is right
	}{
		{2, "", ""},
		{5, "", ""},
		{6, "", `a sixth player needs module "inns"`},
		{6, "inns", ""},
		{6, "inns traders dragon", ""},
		{1, "", "2 to 6 players"},
		{3, "first-3", ""},
		{3, "first-4", `module "first-4": only 3 play`},
		{3, "first-1 first-2", "exclude each other"},
		{3, "orphans-return", `needs "traders"`},
		{3, "traders pig-returns", ""},
		{3, "traders pig-returns orphans-return", "exclude each other"},
		{3, "farmers-first small-city-2", ""},
		{3, "farmers-first farmers-second", "exclude each other"},
		{3, "farmers-second no-farmers", "exclude each other"},
		{3, "farmers-first no-farmers", "exclude each other"},
		{3, "fairy-after-princess", `needs "dragon"`},
		{3, "portal-dragon", `needs "dragon"`},
		{3, "river", `no module "river"`},
	} {
		err := Title.CheckSetup(rules.Setup{Title: Title.ID, Seats: c.seats, Modules: strings.Fields(c.modules)})
		if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%d seats with %q: %v, want %q", c.seats, c.modules, err, c.says)
		}
	}
}

func TestStacks(t *testing.T) {
	for _, c := range []struct {
		modules []string
		left    int
	}{{nil, 71}, {[]string{"inns"}, 89}, {[]string{"inns", "traders"}, 113}, {everything, 143}} {
		s := newGame(rules.Setup{Title: Title.ID, Seats: 2, Modules: c.modules}).(*State)
		if s.Left() != c.left {
			t.Errorf("%v: %d tiles to draw, want %d", c.modules, s.Left(), c.left)
		}
	}
}

// Every preset is a set of modules the title has, whatever is in play.
func TestPresets(t *testing.T) {
	for _, p := range Presets {
		for _, x := range [][]string{nil, {"inns"}, {"traders"}, {"dragon"}, everything} {
			setup := rules.Setup{Title: Title.ID, Seats: 3, Modules: append(slices.Clone(x), p.Modules(x)...)}
			if err := Title.CheckSetup(setup); err != nil {
				t.Errorf("preset %s with %v: %v", p.ID, x, err)
				continue
			}
			if got := newSetup(setup).house; len(x) == 3 && got != p.House {
				t.Errorf("preset %s sets house rules %b, want %b", p.ID, got, p.House)
			}
		}
	}
}

// The most pieces and features that all tiles together can have.
func TestBounds(t *testing.T) {
	pieces, tiles, row, cloisters := 0, 0, 0, 0
	for _, tile := range Tiles {
		pieces += int(tile.Copies) * len(tile.Features)
		tiles += int(tile.Copies)
		if tile.Dragon {
			row += int(tile.Copies)
		}
		for _, f := range tile.Features {
			if f.Kind == Cloister {
				cloisters += int(tile.Copies)
			}
		}
		if len(tile.Features) > mostFeatures {
			t.Errorf("%s has %d features", tile.ID, len(tile.Features))
		}
	}
	var s State
	if pieces > MaxPieces || tiles != maxTiles || len(Tiles) != Kinds || row != len(s.row) ||
		cloisters > len(s.cloister) {
		t.Errorf("%d pieces, %d tiles, %d kinds, %d dragon tiles, %d cloisters", pieces, tiles, len(Tiles), row,
			cloisters)
	}
}

// Tiles in a row reach farther than one byte counts.
func TestFarCells(t *testing.T) {
	for _, p := range []Pos{{0, 0}, {143, -143}, {-143, 143}, {127, -128}, {128, -129}} {
		a := placeAct(p, 3)
		if PosOf(a) != p || TurnOf(a) != 3 || a.Kind() != KindPlace {
			t.Errorf("%v becomes %v", p, PosOf(a))
		}
	}
	s := newGame(rules.Setup{Title: Title.ID, Seats: 2, Modules: append(slices.Clone(everything), "first-1")}).(*State)
	for x := int16(1); s.left > 0; x++ {
		laid := false
		for _, k := range s.setup.kinds {
			if mask := s.Fits(k, Pos{x, 0}); s.bag[k] > 0 && mask != 0 {
				s.bag[k]--
				s.left--
				acting{State: s}.lay(k, s.grid.find(Pos{x, 0}), int8(TurnsOf(mask)[0]))
				laid = true
				break
			}
		}
		if !laid {
			s.gone += s.left
			s.left, s.bag = 0, [Kinds]int8{}
		}
	}
	if err := check(s); err != nil || s.Tiles() < 130 {
		t.Errorf("%d tiles in a row: %v", s.Tiles(), err)
	}
}
