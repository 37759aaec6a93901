package agricola

import "tilestead/rules"

func extensionRows(r *rulebook) {
	r.kinds[KindExtend] = actionRow{name: "extend", fields: fields{"cell": cellField, "end": endField},
		lines: []string{"extend CELL CELL"}, writes: writeCells}
	r.ops[Extend] = opRow{name: "Extend", about: "the farm by two spaces, with Moors on them", by: []uint8{KindExtend},
		asks: func(s *State, seat rules.Seat, _ *Part, _ *step) bool { return s.player[seat].canExtend() },
		lists: func(s *State, dst []rules.Action, top *step, _ *Part) []rules.Action {
			return s.player[top.seat].appendExtensions(dst)
		},
		does: extendFarm}
}

// appendExtensions appends where a farm can be extended: two spaces side by side
// that each touch one space of the board, or each one of the first extension
// (14.10).
func (f *Farm) appendExtensions(dst []rules.Action) []rules.Action {
	if f.Land.Size()+2 > mostSpaces {
		return dst
	}
	for _, from := range [...]Mask{board, f.Land &^ board} {
		if from == 0 {
			break
		}
		for edge := from.beside() &^ f.Land; edge != 0; {
			c := edge.pop()
			for _, d := range [...]Cell{c + 1, c + stride} {
				end := d.mask()
				if edge&end == 0 || c.mask().edges(from) != 1 || end.edges(from) != 1 {
					continue
				}
				dst = append(dst, rules.Act(KindExtend)|cellField.Put(int(c))|endField.Put(int(d)))
			}
		}
	}
	return dst
}

// canExtend says whether there is room for an extension.
func (f *Farm) canExtend() bool { return f.Land.Size()+2 <= mostSpaces }

// extendFarm adds the spaces of an extension.
func extendFarm(t acting, top *step, part *Part, a rules.Action) {
	seat, p := top.seat, &t.player[top.seat]
	cells := CellOf(a).mask() | Cell(endField.Get(a)).mask()
	p.Land |= cells
	if part.Moors {
		p.Moors |= cells
	}
	rules.Show(t.reel, t.State, Extended{seat, cells})
}
