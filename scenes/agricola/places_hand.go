package agricola

import (
	"math"

	"tilestead/ui"
)

// roomyHand has the cards in hand at the left, under the action spaces, and the
// preview in the right column, whose farm has its goods beside it.
func (p *places) roomyHand() {
	h, f := p.h, &p.frame
	left, x, column := p.roomyHead()
	y := p.spaces.Y + p.spaces.H + 2
	p.hand = ui.Rect{X: 8, Y: y, W: left + 8, H: h - 8 - y}
	p.supply = ui.Rect{X: 8, Y: p.spaces.Y - 2, W: left + 8, H: p.spaces.H + 2}

	grown := h - 720
	farm := math.Round(232 + grown/4)
	p.farm = ui.Rect{X: x, Y: 50, W: column - 104, H: farm}
	p.goods = ui.Rect{X: x + column - 98, Y: 50, W: 98, H: farm}
	y = p.farm.Y + p.farm.H + 4
	p.front = ui.Rect{X: x, Y: y, W: column, H: 56}
	high, step := math.Floor(math.Min(38, 35+grown*3/80)), math.Floor(math.Min(41, 38+grown*3/80))
	if p.dense {
		high, step = 24, 27
	}
	p.rivals, y = pile(p.seats-1, x, y+60, column, high, step)
	p.needs = ui.Rect{X: x, Y: y, W: column, H: 26}
	words := math.Round(math.Min(198, 167+grown*31/80))
	p.preview = ui.Rect{X: x, Y: h - 8 - words, W: column, H: words}
	f.Log = ui.Rect{X: x, Y: y + 30, W: column, H: p.preview.Y - 4 - (y + 30)}
	p.rowOfButtons(x+10, h-46, math.Floor((column-20)/5)-4, 30)
}

// normalHand is roomyHand in less room.
func (p *places) normalHand() {
	h, f := p.h, &p.frame
	left, x, column := p.normalHead()
	y := p.spaces.Y + p.spaces.H + 2
	p.hand = ui.Rect{X: 2, Y: y, W: left + 4, H: h - 2 - y}
	p.supply = ui.Rect{X: 4, Y: p.spaces.Y - 2, W: left + 2, H: p.spaces.H + 2}

	farm := math.Round(192 + (h-540)/4)
	p.farm = ui.Rect{X: x, Y: 33, W: column - 76, H: farm}
	p.goods = ui.Rect{X: x + column - 74, Y: 34, W: 74, H: farm - 2}
	y = p.farm.Y + p.farm.H + 3
	p.front = ui.Rect{X: x, Y: y, W: column, H: 24}
	high, step := 29.0, 31.0
	if p.dense {
		high, step = 21, 23
	}
	p.rivals, y = pile(p.seats-1, x, y+27, column, high, step)
	p.needs = ui.Rect{X: x, Y: y, W: column, H: 23}
	p.preview = ui.Rect{X: x, Y: h - 3 - 113, W: column, H: 113}
	f.Log = ui.Rect{X: x, Y: y + 26, W: column, H: p.preview.Y - 3 - (y + 26)}
	p.rowOfButtons(x+5, h-31, math.Floor((column-10)/5)-4, 23)
}
