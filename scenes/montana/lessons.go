package montana

import (
	"embed"
	"strconv"
	"strings"

	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

//go:embed lessons
var lessonFiles embed.FS

// spot is where a thing lies: disc, panel, bank, town, auction, prices, rewards, goods,
// good NAME, cattle, canteen, plate SEAT, area NAME, place NAME, small NAME, hex Q,R.
func (b *Board) spot(v *board.View, name string) (ui.Rect, bool) {
	m := b.moment(v)
	kind, which, _ := strings.Cut(name, " ")
	switch kind {
	case "disc":
		return m.discBox(), true
	case "panel":
		return m.at.panel, true
	case "bank":
		return m.bankBox().Inset(4), true
	case "town":
		return m.at.town, true
	case "auction", "stage":
		return m.at.auction.panel, m.s.Auction()
	case "rewards":
		g := &m.at.grid
		if m.s.Auction() {
			g = &m.at.auction.grid
		}
		return around(g.reward[:], montana.Rows).Inset(4), true
	case "prices":
		g := &m.at.grid
		if m.s.Auction() {
			g = &m.at.auction.grid
		}
		return around(g.head[1:], montana.Columns).Inset(4), true
	case "goods":
		return m.at.goods, true
	case "cattle":
		return m.at.item[montana.Goods], true
	case "canteen":
		return m.at.item[montana.Goods+1], true
	case "good":
		for g, icon := range goodIcons {
			if icon == which {
				return m.at.item[g], true
			}
		}
	case "plate":
		if n, err := strconv.Atoi(which); err == nil && n >= 1 && n <= len(m.at.plates) {
			return m.at.plates[n-1], true
		}
	case "area":
		for a, id := range areaNames {
			if id == which && a < len(m.at.sites) {
				return m.at.sites[a], true
			}
		}
	case "place", "small":
		for p, id := range montana.Components.PlaceIDs {
			switch {
			case id != which:
			case kind == "place":
				return m.at.place[p], true
			case p < len(m.at.small):
				return m.at.small[p], true
			}
		}
	case "hex":
		for h := range montana.Hex(m.s.Hexes()) {
			if hexID(m.s, h) == name {
				return m.hexArea(h), true
			}
		}
	}
	return ui.Rect{}, false
}
