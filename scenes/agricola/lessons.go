package agricola

import (
	"embed"
	"strconv"
	"strings"

	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
)

//go:embed lessons
var lessonFiles embed.FS

// lessons are told by Lene, an old farmer.
func lessons(b *Board) board.Lessons {
	l := board.LessonsIn(lessonFiles, "contractor/green", b.moment, lessonSpots)
	l.Notes = notes
	return l
}

// lessonSpots are where things lie: farm, goods, spaces, good NAME, space NAME, card NAME, choice,
// needs, table, plate SEAT, cell ROW,COLUMN, front, hand, or a card of it, hand NUMBER.
var lessonSpots = board.Spots[*moment]{
	"farm":   board.There(func(m *moment) ui.Rect { return m.at.farm }),
	"goods":  board.There(func(m *moment) ui.Rect { return m.at.goods }),
	"spaces": board.There(openSpaces),
	"front":  board.There(func(m *moment) ui.Rect { return m.at.front }),
	"needs":  board.There((*moment).needsSpot),
	"table":  board.There(func(m *moment) ui.Rect { return m.at.stage.table }),
	"deal":   board.There(func(m *moment) ui.Rect { return m.Frame.Buttons[goesOnPlace-1] }),
	"hand":   func(m *moment, which string) (ui.Rect, bool) { return m.cards().handSpot(which) },
	"choice": firstChoice,
	"good":   goodSpot,
	"space":  spaceSpot,
	"card":   specialSpot,
	"plate":  rivalSpot,
	"cell":   cellSpot,
}

func firstChoice(m *moment, _ string) (ui.Rect, bool) {
	if list, by := m.choices().slip(); len(list) > 0 {
		chips, _ := m.choices().chips(list, by)
		return chips[0].at, true
	}
	return ui.Rect{}, false
}

func goodSpot(m *moment, which string) (ui.Rect, bool) {
	for g, id := range box.GoodIDs {
		if id == which {
			return m.owned().goodBox(box.Good(g)), true
		}
	}
	return ui.Rect{}, false
}

// openSpaces is a box round all action spaces that there are.
func openSpaces(m *moment) (r ui.Rect) {
	for i := range box.Spaces {
		if sp := box.Space(i); m.s.Open().Has(sp) {
			at := m.works().spaceBox(sp)
			if at.W == 0 {
				continue // it has no card of its own
			}
			if r.W == 0 {
				r = at
			}
			x, y := min(r.X, at.X), min(r.Y, at.Y)
			r = ui.Rect{X: x, Y: y, W: max(r.X+r.W, at.X+at.W) - x, H: max(r.Y+r.H, at.Y+at.H) - y}
		}
	}
	return r
}

func spaceSpot(m *moment, which string) (ui.Rect, bool) {
	if sp := box.FindSpace(which); m.s.Open().Has(sp) {
		return m.works().spaceBox(sp), true
	}
	return ui.Rect{}, false
}

func specialSpot(m *moment, which string) (ui.Rect, bool) {
	for i, card := range m.works().specialsShown() {
		if box.SpecialCards[card].ID == which {
			return m.grid.cards[i], true
		}
	}
	return ui.Rect{}, false
}

func rivalSpot(m *moment, which string) (ui.Rect, bool) {
	for i, r := range m.at.rivals {
		if strconv.Itoa(int(rivalsOf(m.s, m.own)[i])+1) == which {
			return r, true
		}
	}
	return ui.Rect{}, false
}

func cellSpot(m *moment, which string) (ui.Rect, bool) {
	row, column, _ := strings.Cut(which, ",")
	r, err1 := strconv.Atoi(row)
	c, err2 := strconv.Atoi(column)
	if err1 != nil || err2 != nil {
		return ui.Rect{}, false
	}
	return m.farm().cellBox(farm.At(r, c)), true
}

// needsSpot is what the harvest takes, with the goods on the same panel: a frame between them would cut
// the figures or the goods.
func (m *moment) needsSpot() ui.Rect {
	if m.Frame.Layout == ui.Compact {
		return m.at.needs
	}
	return m.at.stores()
}
