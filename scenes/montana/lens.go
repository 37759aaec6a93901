package montana

import (
	"cmp"
	"slices"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// standingLens shows how all would come out if the game ended now.
const standingLens = "points"

// lenses shows more about the position.
func (b *Board) lenses(v *board.View) []board.Lens {
	m := b.moment(v)
	return []board.Lens{{ID: standingLens, Key: input.KeyP, Icon: "crown", Label: m.say("lens.standing"),
		Area: m.at.lens, Covers: m.land().standingSheet().box}}
}

// A standing is what decides for a seat (E2): settlements placed, then the ties.
type standing struct {
	seat               rules.Seat
	placed, tie1, tie2 int
	rank               int // 1 for the first; equal where nothing tells two apart
}

// standings ranks the seats as if the game ended now, the first first.
func standings(s *montana.State) (list []standing) {
	for seat := range rules.Seat(s.Players()) {
		t1, t2 := s.Ties(seat)
		list = append(list, standing{seat: seat, placed: s.Score(seat)[0].N.Whole(), tie1: t1, tie2: t2})
	}
	order := func(a, b standing) int {
		return cmp.Or(b.placed-a.placed, b.tie1-a.tie1, b.tie2-a.tie2)
	}
	slices.SortStableFunc(list, order)
	for i := range list {
		list[i].rank = i + 1
		if i > 0 && order(list[i-1], list[i]) == 0 {
			list[i].rank = list[i-1].rank
		}
	}
	return list
}

// A sheet is where the table of standings lies, how high a line of it is and how wide a name.
type sheet struct {
	box       ui.Rect
	row, name float64
}

// standingSheet lays the table of standings over the map.
func (m landPart) standingSheet() sheet {
	f, wide, at := m.Frame.Map, 250.0, sheet{row: 20, name: 84}
	if m.Frame.Layout == ui.Roomy {
		at.row, wide, at.name = 26, 300, 120
	}
	wide = min(max(wide, ui.Heading.Width(m.say("standing.head"))+20), f.W-12)
	at.box = ui.Rect{X: f.X + (f.W-wide)/2, Y: max(f.Y, m.Frame.Prompt.Y+m.Frame.Prompt.H) + 8, W: wide,
		H: at.row*float64(2+m.s.Players()) + 6}.Snap()
	return at
}

// drawStandings lays the table of standings over the map.
func (m landPart) drawStandings(c *ui.Canvas) {
	if m.Lens != standingLens {
		return
	}
	list, sheet := standings(m.s), m.standingSheet()
	r, row, name := sheet.box, sheet.row, sheet.name
	ui.DarkPlate(c, r)
	c.WriteCenter(r.X+r.W/2, r.Y+17, m.say("standing.head"), ui.Heading, palette.UIGold)
	left := r.X + 12 + 16 + 24 + name
	pitch := (r.X + r.W - 8 - left) / 3
	column := func(i int) float64 { return left + pitch*(float64(i)+0.5) }
	y := r.Y + row + 2
	size := row - 4
	m.drawSettlement(c, column(0), y+row/2+size*0.42, size*0.86, list[0].seat)
	for i, icons := range tieHeads {
		wide := min(size, (pitch-4)/float64(len(icons)))
		for k, icon := range icons {
			ui.Icon(c, icon, column(i+1)+wide*(float64(k)-float64(len(icons)-1)/2), y+row/2, wide, ui.White)
		}
	}
	for i, s := range list {
		y := y + row*float64(i+1)
		base := board.Baseline(y+row/2, ui.Body)
		ink := palette.Cream
		if s.rank == 1 {
			ink = palette.UIGold
		}
		c.Write(r.X+12, base, strconv.Itoa(s.rank), ui.Name, ink)
		ui.Medal(c, r.X+12+16+8, y+row/2, 8, m.Seats[s.seat].Look)
		board.LayName(m.Name(s.seat), name, row).Write(c, r.X+12+16+20, y+row/2, ink)
		for col, n := range [...]int{s.placed, s.tie1, s.tie2} {
			c.WriteCenter(column(col), base, strconv.Itoa(n), ui.Name, ink)
		}
	}
}
