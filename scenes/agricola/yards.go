package agricola

import (
	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// yard is the farm that is looked at.
func (m farmPart) yard(c *ui.Canvas) *yard {
	f := m.sown()
	at, q := farmBox(f, m.at.land())
	return m.yardAt(c, f, at, q)
}

// yardAt is the farm that is looked at, its spaces where they are said to be.
func (m farmPart) yardAt(c *ui.Canvas, f *farm.Farm, at func(farm.Cell) ui.Rect, q float64) *yard {
	y := &yard{Canvas: c, farm: f, at: at, k: q / yardSide, seat: palette.Seats[m.Seats[m.seen].Look].ID,
		stands: map[farm.Cell][]stand{}, people: atHome(m.s.Player(m.seen)),
		lying: lying(m.s.Player(m.seen)), children: newbornHome(m.s.Player(m.seen))}
	for _, s := range stands(m.keeper(), m.wished()) {
		y.stands[s.cell] = append(y.stands[s.cell], s)
	}
	y.young = m.youngOf(y)
	return y
}

// youngOf are the kinds of animal of which one is young, by the space where it stands: where
// most of its kind do.
func (m farmPart) youngOf(y *yard) map[farm.Cell]box.Good {
	_, now, ok := m.strays().stay()
	if !ok {
		return nil
	}
	young := map[farm.Cell]box.Good{}
	for k, n := range now.born {
		var at stand
		for _, list := range y.stands {
			for _, s := range list {
				if s.kind == box.Sheep+box.Good(k) && (s.n > at.n || s.n == at.n && s.cell > at.cell) {
					at = s
				}
			}
		}
		if n > 0 && at.n > 0 {
			young[at.cell] = at.kind
		}
	}
	return young
}
