package agricola

import (
	"tilestead/assets/palette"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// herdTag is how many animals a pasture has, and for how many it has room.
func herdTag(n, room int) string { return number(n) + "/" + number(room) }

// tells says whether pasture i has room for its tag.
func (y *yard) tells(i int) bool {
	return i >= 0 && i < len(y.farm.Pasture) && y.k*yardSide >= leastNumbered &&
		ui.Dense.Width(herdTag(10, y.farm.Capacity(y.farm.Pasture[i])))+4 <= y.k*yardSide
}

// tagBox is where the tag of a pasture lies: at the lower right of its last space.
func (y *yard) tagBox(cells farm.Mask, text string) ui.Rect {
	var r ui.Rect
	for n := range 64 {
		if c := farm.Cell(n); cells.Has(c) {
			r = y.at(c)
		}
	}
	w := ui.Dense.Width(text) + 4
	return ui.Rect{X: r.X + r.W - w - 2, Y: r.Y + r.H - 14, W: w, H: 12}
}

// drawTag draws a tag on a pasture.
func (y *yard) drawTag(cells farm.Mask, text string, k ui.Color) {
	box := y.tagBox(cells, text)
	y.Fill(y.Snap(box), palette.Alpha(palette.Ink, 0.78))
	y.Write(box.X+2, midline(ui.Dense, box.Y+box.H/2), text, ui.Dense, k)
}

// drawTags tells of each pasture how many animals it has and for how many there
// is room, where that fits.
func (y *yard) drawTags(meadows []meadow) {
	for _, m := range meadows {
		c := firstOf(m.at)
		if y.tells(y.pasture(c.Row(), c.Col()) - 1) {
			y.drawTag(m.at, herdTag(m.n, m.room), palette.Cream)
		}
	}
}
