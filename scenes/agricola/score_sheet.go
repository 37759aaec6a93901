package agricola

import (
	"math"
	"slices"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// scoreLens shows all score sheets as if the game ended now.
const scoreLens = "points"

func (b *Board) lenses(v *board.View) []board.Lens {
	m := b.moment(v)
	return []board.Lens{{ID: scoreLens, Key: input.KeyP, Icon: pointsSign, Label: m.say("lens.score"), Area: m.at.score,
		Covers: m.owned().sheetFrame(m.s.Players(), len(m.s.Score(0))).box}}
}

// raised says what would raise a line of the sheet of whoever looks, "" where
// nothing does.
func (m ownedPart) raised(line agricola.Item) string {
	r := m.s.Raise(m.own, line)
	switch {
	case r.Points == 0:
		return ""
	case r.More == 0:
		return m.say("score.renovate", r.Points)
	}
	return m.say("score.more", r.More, r.Points)
}

// sheetFrame is where the score sheets lie, and how they are parted.
type sheetFrame struct {
	box         ui.Rect
	head        float64 // how high the heading is, 0 where there is no room for it
	row         float64 // how high a line is
	label, seat float64 // how wide the lines' names and a seat's points are
}

// Sizes of the score sheets.
const (
	sheetPad  = 10.0
	raiseWide = 128.0
	mostRow   = 24.0
)

// sheetFrame fits the sheets of so many seats and lines over the action spaces, from which
// a telephone lets them hang as low as they must.
func (m ownedPart) sheetFrame(seats, lines int) (f sheetFrame) {
	f.label, f.seat = 110, 50
	if m.Frame.Layout == ui.Roomy {
		f.label, f.seat = 170, 74
	}
	room := m.at.spaces
	top, end, middle := room.Y-2, room.Y+room.H+2, room.X+room.W/2
	if m.Frame.Layout == ui.Compact {
		end, middle = m.at.preview.Y, m.Frame.Canvas.W/2
		if m.at.cards { // a line more, over the hand if need be
			end = m.Frame.Buttons[0].Y
		}
	} else {
		f.seat = math.Min(f.seat, math.Floor((room.W-f.label-raiseWide-2*sheetPad)/float64(seats)))
	}
	if (end-4-top)/(float64(lines)+2) < ui.Body.Pitch() {
		end = m.Frame.Canvas.H
	}
	rows, high := float64(lines)+2, end-4-top // the seats and the sum
	if f.head = ui.Prompt.Pitch(); (high-f.head)/rows < ui.Body.Pitch() {
		f.head = 0
	}
	f.row = math.Min(mostRow, math.Floor((high-8-f.head)/rows))
	wide := f.label + f.seat*float64(seats) + raiseWide + 2*sheetPad
	f.box = ui.Rect{X: math.Round(middle - wide/2), Y: top, W: wide, H: rows*f.row + f.head + 8}
	return f
}

// drawScores lays the score sheets over the table: what each seat has for each
// line, and what would raise the own.
func (m ownedPart) drawScores(c *ui.Canvas) {
	if m.Lens != scoreLens {
		return
	}
	seats := rules.Seat(m.s.Players())
	lines := m.s.Score(0)
	f := m.sheetFrame(int(seats), len(lines))
	ui.DarkPlate(c, f.box)
	x := f.box.X + sheetPad
	text := func(row int) float64 {
		return math.Round(f.box.Y + 4 + f.head + (float64(row)+0.5)*f.row - ui.Body.Pitch()/2)
	}
	if f.head > 0 {
		c.WriteCenter(f.box.X+f.box.W/2, f.box.Y+4+bodyBase, m.say("score.head"), ui.Prompt, palette.UIGold)
	}
	column := func(seat rules.Seat) float64 { return x + f.label + (float64(seat)+0.5)*f.seat }
	last := x + f.label + float64(seats)*f.seat
	for seat := range seats {
		ui.Medal(c, column(seat), text(0)+ui.Body.Pitch()/2, 8, m.Seats[seat].Look)
		if seat == m.own {
			own := ui.Rect{X: column(seat) - f.seat/2 + 2, Y: text(0), W: f.seat - 4}
			own.H = text(len(lines)+1) + ui.Body.Pitch() - own.Y
			c.Fill(own, palette.Alpha(palette.UIGold, 0.13))
		}
	}
	c.Write(last+6, text(0)+bodyBase, m.say("score.next"), ui.Body, palette.Cream)
	for i, line := range lines {
		y := text(i + 1)
		c.Write(x, y+bodyBase, m.say("item."+line.What), ui.Body, palette.Cream)
		for seat := range seats {
			n := m.s.Score(seat)[i].N
			k := palette.Cream
			if n < 0 {
				k = palette.Light(palette.Bad, 0.5)
			}
			c.WriteCenter(column(seat), y+bodyBase, assets.Number(n), ui.Number, k)
		}
		item := agricola.Item(slices.Index(agricola.ItemIDs[:], line.What))
		c.Write(last+6, y+bodyBase, m.raised(item), ui.Body, palette.Light(palette.UIGold, 0.4))
	}
	y := text(len(lines) + 1)
	c.Fill(ui.Rect{X: x, Y: y - 2, W: last - x, H: 1}, palette.UIGold)
	c.Write(x, y+bodyBase, m.say("item.sum"), ui.Name, palette.UIGold)
	for seat := range seats {
		c.WriteCenter(column(seat), y+bodyBase, assets.Number(m.s.Points(seat)), ui.Number, palette.UIGold)
	}
}
