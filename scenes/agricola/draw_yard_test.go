package agricola

import (
	"strings"
	"testing"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// Two pastures side by side share one fence, and a house has no wall within.
func TestYardFollowsTheRules(t *testing.T) {
	var f farm.Farm
	bit := func(row, col int) farm.Mask { return 1 << farm.At(row, col) }
	for row := range 3 {
		for col := range 5 {
			f.Land |= bit(row, col)
		}
	}
	f.Rooms = bit(1, 0) | bit(2, 0) | bit(2, 1)
	f.Pasture[0], f.Pasture[1] = bit(0, 3)|bit(0, 4), bit(1, 4)
	y := &yard{Canvas: &ui.Canvas{}, farm: &f, k: 1, seat: "red", at: func(c farm.Cell) ui.Rect {
		return ui.Rect{X: float64(c.Col()) * yardSide, Y: float64(c.Row()) * yardSide, W: yardSide, H: yardSide}
	}}
	y.drawStanding()
	got := map[string]int{}
	at := map[ui.Rect]string{}
	for _, op := range y.Ops {
		name := strings.TrimPrefix(op.Sprite.Name(), "agricola/")
		got[name]++
		if strings.HasPrefix(name, "fence/across") {
			if at[op.Box] != "" {
				t.Errorf("two fences stand at %v", op.Box)
			}
			at[op.Box] = name
		}
	}
	for name, want := range map[string]int{"fence/across/red": 5, "fence/down/red": 4, "wood/back": 2,
		"wood/left": 2, "wood/right": 2, "wood/front": 2, "bed/red": 3} {
		if got[name] != want {
			t.Errorf("%d of %s are drawn, want %d", got[name], name, want)
		}
	}
}

// What cards leave on a farm shows: goods that wait, markers, a fence round a forest,
// and who stands in one.
func TestYardShowsWhatCardsLeave(t *testing.T) {
	bit := func(row, col int) farm.Mask { return 1 << farm.At(row, col) }
	f := farm.Farm{Rooms: bit(1, 0) | bit(2, 0), Fields: bit(0, 2), Forests: bit(0, 3) | bit(0, 4) | bit(1, 4),
		Reserve: bit(0, 4), Hut: bit(0, 3), Deep: bit(1, 4), Dry: bit(1, 2), Fallow: bit(1, 3), Seeded: bit(0, 2),
		Blocked: bit(2, 3) | bit(2, 4), Posts: bit(2, 4)}
	for row := range 3 {
		for col := range 5 {
			f.Land |= bit(row, col)
		}
	}
	y := &yard{Canvas: &ui.Canvas{}, farm: &f, k: 1, seat: "red", at: func(c farm.Cell) ui.Rect {
		return ui.Rect{X: float64(c.Col()) * yardSide, Y: float64(c.Row()) * yardSide, W: yardSide, H: yardSide}
	}}
	y.drawStanding()
	got := map[string]int{}
	for _, op := range y.Ops {
		got[op.Sprite.Name()]++
	}
	for name, want := range map[string]int{"agricola/fence/across/red": 2, "agricola/fence/down/red": 2, "good/fuel": 1,
		"good/food": 3, "good/fence": 1, "good/stone": 1, "good/wood": 1, "agricola/person/red": 1} {
		if got[name] != want {
			t.Errorf("%d of %s are drawn, want %d", got[name], name, want)
		}
	}
}

// A number tells how many goods lie on a field, unless it is one, and lies off the frame round it.
func TestFieldsTellTheirCrops(t *testing.T) {
	s := arranged(t, nil, "round 4", "fields 1 0,3 0,4", "crop 1 0,3 3 grain", "crop 1 0,4 1 grain").(*agricola.State)
	for _, at := range vistaCanvases {
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, at.X, at.Y))
		slips := func(cell farm.Cell) (list []ui.Rect) {
			c := &ui.Canvas{}
			c.Reset(at.X, at.Y, 1)
			m.farm().yard(c).drawCrop(cell)
			for _, op := range c.Ops {
				if op.Kind == ui.OpFill {
					list = append(list, op.Box)
				}
			}
			return list
		}
		told := slips(farm.At(0, 3))
		if len(told) == 0 || len(slips(farm.At(0, 4))) > 0 {
			t.Errorf("%v: three on a field are told: %t, one is: %t", at, len(told) > 0, len(slips(farm.At(0, 4))) > 0)
		}
		in := m.farm().cellBox(farm.At(0, 3)).Inset(2)
		for _, r := range told {
			if r.And(in) != r {
				t.Errorf("%v: the number at %v leaves the field %v", at, r, in)
			}
		}
	}
}
