package montana

import (
	"math"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// plainIcons are the pictures of actions without operands that no event shows.
var plainIcons = map[uint8]string{
	montana.KindRecruit: "worker", montana.KindEnd: "check", montana.KindStopBuilding: "check",
	montana.KindAdvance: "check", montana.KindKeep: "canteen", montana.KindUpgrade: "upgrade",
	montana.KindPass: "door", montana.KindSmall: "cross",
}

// depict is what an action looks like that shows nothing yet but opens a further choice, or that
// leaves something undone.
func (b *Board) depict(v *board.View, a rules.Action) []board.Glyph {
	m := b.moment(v)
	switch a.Kind() {
	case montana.KindWork:
		area := montana.PlaceOf(a).Area()
		if area == montana.Bank {
			return glyphs(board.Sign(areaIcons[area], ""), board.Sign("worker", ""))
		}
		return glyphs(board.Sign(areaIcons[area], ""), workerGlyph(montana.Components.AreaTrade[area], ""))
	case montana.KindTown:
		return glyphs(m.log().contractorGlyph(m.turn), board.Sign("pumpkin", ""))
	case montana.KindWhite, montana.KindReturn:
		return glyphs(workerGlyph(montana.TradeOf(a), ""))
	}
	if icon := plainIcons[a.Kind()]; icon != "" {
		return glyphs(board.Sign(icon, ""))
	}
	return nil
}

// hidden is how much of the hexes a plate at r would hide.
func (b *Board) hidden(v *board.View, r ui.Rect) (area float64) {
	m := b.moment(v)
	k := v.Camera.Scale
	for _, h := range m.land().hexOrder() {
		p := m.land().hexAt(h)
		o := r.And(ui.Rect{X: p.X - 90*k, Y: p.Y - 90*k, W: 180 * k, H: 180 * k})
		area += math.Max(0, o.W) * math.Max(0, o.H)
	}
	return area
}
