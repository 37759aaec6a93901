package carcassonne

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// itemIcons are the icons of what points are for.
var itemIcons = [carcassonne.Items]string{"road", "city", "cloister", "field", "sheaf", "fairy"}

// itemOf is what an object of a kind is counted under.
var itemOf = [carcassonne.FeatureKinds]carcassonne.Item{carcassonne.Road: carcassonne.RoadPoints,
	carcassonne.City: carcassonne.CityPoints, carcassonne.Cloister: carcassonne.CloisterPoints,
	carcassonne.Field: carcassonne.FieldPoints}

// tally shows, while what is still open is evaluated, what all have got for
// objects of its kind; it counts along.
func (k *clip) tally(e carcassonne.Scored) {
	item := itemOf[e.Kind]
	k.ribbon(item, itemIcons[item], func(m *moment) string { return m.say("result." + carcassonne.ItemIDs[item]) },
		e.Points)
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
	k.ribbon(carcassonne.GoodsPoints, goodIcons[e.Good],
		func(m *moment) string { return m.say("good." + goodIcons[e.Good]) }, e.Points)
	k.count(0, shares)
	for _, s := range shares {
		k.plate(0, popIn+popStay, s.seat)
		k.pop(0, s, func(m *moment) ui.Point {
			p := m.at.plates[s.seat]
			return ui.Point{X: p.X - 1.3*m.popSize(), Y: p.Y + p.H/2}
		}, false)
	}
}

// ribbon shows over the map what all have got for an item, and lets points be
// added to it.
func (k *clip) ribbon(item carcassonne.Item, icon string, name func(m *moment) string, more [carcassonne.MaxSeats]int) {
	k.Hold(0, popIn+countTime, func(m *moment, c *ui.Canvas, t float64) {
		if k.Reduced {
			t = 1
		}
		m.drawRibbon(c, item, icon, name(m),
			func(seat int) int { return int(math.Round(float64(more[seat]) * ui.Settle(t))) })
	})
}

func (m *moment) drawRibbon(c *ui.Canvas, item carcassonne.Item, icon, name string, more func(seat int) int) {
	high, pitch, medal := 24.0, 42.0, 8.0
	if m.Frame.Layout == ui.Roomy {
		high, pitch, medal = 36, 62, 12
	}
	f, n := m.Frame.Map, m.s.Players()
	wide := high + 6 + ui.TextWidth(name) + 10 + pitch*float64(n) + 6
	y := math.Max(f.Y, m.Frame.Prompt.Y+m.Frame.Prompt.H) + 8
	r := ui.Rect{X: f.X + (f.W-wide)/2, Y: y, W: wide, H: high}.Snap()
	ui.DarkPlate(c, r)
	mid := r.Y + r.H/2
	ui.Icon(c, icon+"/rim", r.X+high/2+2, mid, high-6, ui.White)
	x := r.X + high + 6
	c.TextBold(x, math.Round(mid)-8, name, palette.UIGold)
	x += ui.TextWidth(name) + 10
	for seat := range n {
		ui.Medal(c, x+medal, mid, medal, m.Seats[seat].Look)
		c.TextBold(x+2*medal+5, math.Round(mid)-8, strconv.Itoa(m.s.PointsFor(rules.Seat(seat), item)+more(seat)),
			palette.Cream)
		x += pitch
	}
}

// stackEmpty announces the final scoring.
func (k *clip) stackEmpty() {
	k.banner(0, func(m *moment) string { return m.say("banner.final") },
		func(m *moment) string { return m.say("banner.final.1") })
	k.Cue(0, cue.End)
}

// gameOver names the winners.
func (k *clip) gameOver(m *moment, e carcassonne.GameOver) {
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
