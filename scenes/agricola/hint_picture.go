package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// depict is what an action looks like whose events show no picture: the animals that stay, the
// good that is paid or thrown away, else a tick, for it ends something or agrees to it.
func depict(_ *board.View, a rules.Action) (list []board.Glyph) {
	switch a.Kind() {
	case agricola.KindKeep, agricola.KindBreed:
		for i, n := range agricola.HerdOf(a) {
			if n > 0 {
				list = append(list, goodGlyph(box.Sheep+box.Good(i), int(n)))
			}
		}
	case agricola.KindFeed, agricola.KindHeat:
		list = append(list, goodGlyph(agricola.GoodOf(a), agricola.CountOf(a)))
	case agricola.KindDiscard:
		list = append(list, goodGlyph(agricola.GoodOf(a), 1), board.Sign("cross", ""))
	}
	if len(list) == 0 {
		return []board.Glyph{board.Sign("check", "")}
	}
	return list
}
