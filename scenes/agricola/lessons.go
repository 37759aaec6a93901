package agricola

import (
	"embed"
	"strconv"
	"strings"

	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

//go:embed lessons
var lessonFiles embed.FS

// spot is where a thing lies: farm, goods, good NAME, space NAME, card NAME, choice,
// needs, plate SEAT, cell ROW,COLUMN, front, hand, or a card of it, hand NUMBER.
func (b *Board) spot(v *board.View, name string) (ui.Rect, bool) {
	m := b.moment(v)
	kind, which, _ := strings.Cut(name, " ")
	switch kind {
	case "farm":
		return m.at.farm, true
	case "goods":
		return m.at.goods, true
	case "front":
		return m.at.front, true
	case "hand":
		return m.cards().handSpot(which)
	case "deal":
		return m.Frame.Buttons[goesOnPlace-1], true
	case "choice":
		boxes := m.choices().listed(m.choices().sheet())
		if len(boxes) == 0 {
			return ui.Rect{}, false
		}
		return boxes[0], true
	case "needs":
		return m.at.needs, true
	case "good":
		for g, id := range agricola.GoodIDs {
			if id == which {
				return m.owned().goodBox(g), true
			}
		}
	case "space":
		if sp := agricola.FindSpace(which); m.s.Open().Has(sp) {
			return m.works().spaceBox(sp), true
		}
	case "card":
		for i, card := range m.works().specialsShown() {
			if agricola.SpecialCards[card].ID == which {
				return m.grid.cards[i], true
			}
		}
	case "plate":
		for i, r := range m.at.rivals {
			if strconv.Itoa(int(rivalsOf(m.s, m.own)[i])+1) == which {
				return r, true
			}
		}
	case "cell":
		row, column, _ := strings.Cut(which, ",")
		r, err1 := strconv.Atoi(row)
		c, err2 := strconv.Atoi(column)
		if err1 == nil && err2 == nil {
			return m.farm().cellBox(agricola.At(r, c)), true
		}
	}
	return ui.Rect{}, false
}
