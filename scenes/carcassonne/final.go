package carcassonne

import (
	"math"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// counting opens a category: its icon grows on the map and flies into the strip.
func (k *clip) counting(e carcassonne.Counting) {
	const grow, stay = 260 * ms, 240 * ms
	k.race(0, gains{item: e.Item})
	k.Cue(0, cue.Score)
	icon := itemIcons[e.Item] + "/rim"
	if k.Reduced {
		k.Add(0, still, func(m *moment, c *ui.Canvas, _ float64) { m.counting().announce(c, icon, e.Item, 1) })
		return
	}
	k.Add(0, grow+stay, func(m *moment, c *ui.Canvas, t float64) {
		m.counting().announce(c, icon, e.Item, ui.Settle(math.Min(1, t*float64(grow+stay)/float64(grow))))
	})
	small := func(m *moment, c *ui.Canvas, p ui.Point) { ui.Icon(c, icon, p.X, p.Y, 1.4*m.flySize(), ui.White) }
	k.fly(grow+stay, small, func(m *moment) ui.Point { return m.counting().counted().Center() },
		func(m *moment) ui.Point { q := m.counting().layRace(); return q.icon() })
}

// announce shows a category in the middle of the map.
func (m countingPart) announce(c *ui.Canvas, icon string, item carcassonne.Item, grow float64) {
	p, size := m.counted().Center(), 2.6*m.flySize()
	wide := math.Max(2*size, ui.Name.Width(m.itemName(item))+24) * grow
	ui.DarkPlate(c, around(p, 1).Inset(-wide/2).Snap())
	ui.Icon(c, icon, p.X, p.Y-6*grow, size*grow, ui.White)
	if grow > 0.9 {
		c.WriteCenter(p.X, p.Y+wide/2-8, m.itemName(item), ui.Name, palette.UIGold)
	}
}

// gains are points that are added for an item, and those of the fairy.
type gains struct {
	item          carcassonne.Item
	points, fairy [carcassonne.MaxSeats]int
}

// of is what of the gains a seat has for an item when a share of them, 0 to 1, is
// counted.
func (g *gains) of(seat rules.Seat, item carcassonne.Item, share float64) int {
	n := 0
	if item == g.item {
		n += g.points[seat]
	}
	if item == carcassonne.FairyPoints {
		n += g.fairy[seat]
	}
	return int(math.Round(float64(n) * share))
}

// race shows the strip; points are added to it from a time on.
func (k *clip) race(at time.Duration, g gains) {
	show := func(share func(t float64) float64) func(m *moment, c *ui.Canvas, t float64) {
		return func(m *moment, c *ui.Canvas, t float64) {
			q := m.counting().layRace()
			q.draw(m, c, g.item, func(seat rules.Seat, i carcassonne.Item) int { return g.of(seat, i, share(t)) })
		}
	}
	if at > 0 && !k.Reduced {
		k.Add(0, at, show(func(float64) float64 { return 0 }))
	}
	if k.Reduced {
		k.Hold(0, popIn+countTime, show(func(float64) float64 { return 1 }))
		return
	}
	k.Hold(at, popIn+countTime, show(ui.Settle))
}

// goodsScored gives points for the most tokens of a kind.
func (k *clip) goodsScored(e carcassonne.GoodsScored) {
	var shares []share
	for seat, n := range e.Points {
		if n > 0 {
			shares = append(shares, share{rules.Seat(seat), n, false})
		}
	}
	if len(shares) == 0 {
		return
	}
	k.Cue(0, goodCues[e.Good])
	k.race(0, gains{item: carcassonne.GoodsPoints, points: e.Points})
	k.count(0, shares)
	for _, s := range shares {
		k.plate(0, popIn+popStay, s.seat)
		k.pop(0, s, func(m *moment) ui.Point {
			p := m.at.plates[s.seat]
			return ui.Point{X: p.X - 1.3*m.seats().popSize(), Y: p.Y + p.H/2}
		}, popStay)
	}
	k.Add(0, popIn+popStay, func(m *moment, c *ui.Canvas, _ float64) {
		p, size := m.counting().counted().Center(), 3.2*m.flySize()
		ui.DarkPlate(c, around(p, 1.4*size).Snap())
		ui.Icon(c, goodIcons[e.Good]+"/rim", p.X, p.Y, size, ui.White)
	})
}

// stackEmpty announces the final scoring.
func (k *clip) stackEmpty() {
	k.banner(0, func(m *moment) string { return m.say("banner.final") },
		func(m *moment) string { return m.say("banner.final.1") })
	k.Cue(0, cue.End)
}

// gameOver names the winners.
func (k *clip) gameOver(m *moment, e carcassonne.GameOver) {
	k.Cue(0, cue.End)
	for _, seat := range e.Winners {
		k.plate(0, banner, seat)
	}
	k.banner(0, func(m *moment) string { return m.say("banner.over") }, func(m *moment) string {
		var names []string
		for _, w := range e.Winners {
			names = append(names, m.Name(w))
		}
		return m.count("log.over", len(names), m.list(names))
	})
}
