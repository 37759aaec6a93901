package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

func extensionRows(r *rulebook) {
	r.kinds[KindExtend] = actionRow{name: "extend", fields: fields{"cell": cellField, "end": endField},
		lines: []string{"extend CELL CELL"}, writes: writeCells}
	r.ops[box.Extend] = opRow{name: "Extend", about: "the farm by two spaces, with Moors on them", by: []uint8{KindExtend},
		asks: func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool { return s.player[seat].CanExtend() },
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			s.player[top.seat].VisitExtensions(func(c, end farm.Cell) {
				dst = append(dst, rules.Act(KindExtend)|cellField.Put(int(c))|endField.Put(int(end)))
			})
			return dst
		},
		does: extendFarm}
}

// extendFarm adds the spaces of an extension.
func extendFarm(t acting, top *step, part *box.Part, a rules.Action) {
	seat, p := top.seat, &t.player[top.seat]
	cells := CellOf(a).Mask() | farm.Cell(endField.Get(a)).Mask()
	p.Land |= cells
	if part.Moors {
		p.Moors |= cells
	}
	rules.Show(t.reel, t.State, Extended{seat, cells})
}
