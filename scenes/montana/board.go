// Package montana draws Montana's table: the map, the recruitment disc, the
// worker board with bank and town, the auction, the player boards; it says what
// a click means there and moves what happens.
package montana

import (
	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// world is the map and the cloth round it, in hex units: the largest extent
// that shows every hex in Frame.Map clear of the own-goods panel.
func (b *Board) world(state rules.State) ui.Rect {
	s := state.(*montana.State)
	if b.at == nil {
		return extent(s)
	}
	return b.at.fit(s)
}

// Draw draws the position.
func (b *Board) Draw(c *ui.Canvas, v *board.View) {
	m := b.moment(v)
	m.ids = map[string]bool{}
	for _, t := range b.Targets(v) {
		if t.Off == "" {
			m.ids[t.ID] = true
		}
	}
	m.land().drawTable(c)
	m.land().drawMap(c)
	m.seats().drawPlates(c)
	disc, shown := m.disc(), true
	if m.s.Auction() {
		disc, shown = m.town().discInAuction()
	}
	if shown {
		disc.drawDisc(c)
	}
	if m.town().auctionShown() {
		m.town().drawAuction(c)
	} else {
		m.town().drawWorkerBoard(c)
	}
	m.seats().drawGoods(c)
	m.seats().drawRace(c)
	m.aims().drawTray(c)
	m.land().drawStandings(c)
}

// Result lists what decided the game.
func (b *Board) Result(state rules.State, w *assets.Words) (head []string, rows [][]string) {
	return result(state.(*montana.State), w)
}
