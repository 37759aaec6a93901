package table

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A keptCard is a card that stays large on the table until it is clicked, or backed
// out of.
type keptCard struct {
	card *board.Card // nil: none
	at   ui.Rect
}

func (k *keptCard) draw(c *ui.Canvas) {
	if k.card != nil {
		k.card.Draw(c, k.at)
		ui.Frame(c, k.at)
	}
}

// avoids is what tips keep off.
func (p *pointer) avoids() (s ui.Shown) {
	if p.offers.Shown != nil {
		s = p.offers.Shown(p.view0())
	}
	s.Off = append(s.Off, p.kit.Live(ui.ID(p.v.Hover))...)
	if p.kept.card != nil {
		s.Off = append(s.Off, p.kept.at)
	}
	return s
}

// cardBox is where the card of what is pointed at shows.
func (p *pointer) cardBox() ui.Rect {
	card := p.tip.card
	return ui.PlaceTip(p.canvas, p.tip.at, card.Wide, card.High, p.avoids())
}

// keep keeps the card that shows large now; ok is false where none does.
func (p *pointer) keep() (ok bool) {
	if !p.tip.shown || p.tip.card == nil {
		return false
	}
	p.kept = keptCard{p.tip.card, p.cardBox()}
	p.hush()
	p.change(redraw)
	return true
}

// drop puts the card away that was kept; ok is false where none was.
func (p *pointer) drop() (ok bool) {
	if p.kept.card == nil {
		return false
	}
	p.kept = keptCard{}
	p.change(redraw)
	return true
}

// layKept lays out the card that is kept: nothing below it is hit, and a click puts
// it away.
func (p *pointer) layKept(k *ui.Kit) {
	if p.kept.card != nil && k.Zone(ui.Zone{ID: "card/kept", Box: p.kept.at, NoKeys: true}).Clicked {
		p.drop()
	}
}
