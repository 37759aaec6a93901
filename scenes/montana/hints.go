package montana

import (
	"slices"
	"tilestead/rules"

	art "tilestead/assets/montana"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// landOf is what a hex is called in a sentence that says who settles it.
func (m *moment) landOf(h montana.Hex) string {
	f, _ := m.s.Face(h)
	return m.say("land." + art.TerrainOf(f).Name())
}

// terrain is what a hex is called.
func (m *moment) terrain(h montana.Hex) string {
	if h == m.s.Start() {
		return m.say("terrain.start")
	}
	f, ok := m.s.Face(h)
	if !ok {
		return m.say("terrain.none")
	}
	return m.say("terrain." + art.TerrainOf(f).Name())
}

// hexNames names hexes, each kind of land once.
func (m *moment) hexNames(hexes []montana.Hex) string {
	var names []string
	for _, h := range hexes {
		if name := m.terrain(h); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return m.list(names)
}

// sector is the two workers of a sector in words.
func (m *moment) sector(i int) string {
	s := montana.Components.Sectors[i]
	if s[0] == s[1] {
		return m.worker(s[0], 2)
	}
	return m.list([]string{m.worker(s[0], 1), m.worker(s[1], 1)})
}

// sectorBrief is the two trades of a sector, short enough for the log.
func (m *moment) sectorBrief(i int) string {
	s := montana.Components.Sectors[i]
	return m.say("pair", m.say("trade."+tradeNames[s[0]]), m.say("trade."+tradeNames[s[1]]))
}

// buildHint says what a build on h costs and brings; without help only what it
// costs.
func (m hintsPart) buildHint(h montana.Hex) string {
	f, _ := m.s.Face(h)
	if m.Purist {
		return m.say("tip.cost", m.goods(f.Cost))
	}
	return m.say("hint.build", m.goods(f.Cost), m.buildGain(h))
}

// buildGain is what a build on h brings.
func (m hintsPart) buildGain(h montana.Hex) string {
	placed, rows, cattle, canteens := m.s.Gains(m.turn, h)
	parts := []string{m.count("n.settlement", placed)}
	if rows > 0 {
		parts[0] += " " + m.say("gain.row")
	}
	if cattle > 0 {
		parts = append(parts, m.count("n.cattle", cattle))
	}
	if canteens > 0 {
		parts = append(parts, m.count("n.canteen", canteens))
	}
	return m.list(parts)
}

// placeHint says what a place costs and brings.
func (m hintsPart) placeHint(p montana.Place) string {
	if p >= 12 {
		return m.say("hint.bank", m.count("n.workers", int(montana.Components.BankWorkers[p-12])),
			m.silver(int(montana.Components.BankSilver[p-12])))
	}
	good := montana.Components.AreaGood[p.Area()]
	return m.say("hint.area", m.silver(int(montana.Components.Price[p])),
		m.good(good, int(montana.Components.Yield[p])), m.worker(montana.Components.AreaTrade[p.Area()], 1))
}

func (m hintsPart) bidHint(r montana.Row, col int) string {
	hint := m.say("hint.bid", m.good(montana.Pumpkin, int(montana.Components.Pumpkins[col])))
	for seat := range m.Seats {
		if row, _, ok := m.s.Contractor(seatOf(seat)); ok && row == r {
			hint += " " + m.say("hint.outbids", m.Name(seatOf(seat)))
		}
	}
	return hint
}

// slotHint says what choosing something in the tray does.
func (m hintsPart) slotHint(label string) string {
	switch {
	case m.trading():
		return m.say("hint.bargain", label)
	case m.asked.Kind == montana.StepLimit:
		return m.say("hint.return", label)
	case m.asked.Kind == montana.StepReward, m.asked.Kind == montana.StepTake:
		return m.say("hint.more", label)
	}
	return m.say("hint.put", label)
}

// Prompt says what the deciding seat is asked.
func (b *Board) Prompt(v *board.View) (ask, hint string) {
	m := b.moment(v)
	p := m.s.Prompt()
	if p.Key == "" { // what comes next happens by itself
		return m.say("wait.auto"), m.hints().standing()
	}
	if m.turn < 0 || m.Seats[m.turn].Bot != "" {
		return m.hints().waiting(p.Key), m.hints().standing()
	}
	key := "ask." + p.Key
	switch {
	case m.Deciding() && m.trading():
		key = "ask.bargain"
		if len(m.Picked) < m.tradesOffered() {
			key = "ask.bargain.settle"
		}
	case p.Key == "bid" && p.Source == "first":
		key = "ask.bid.first"
	case p.Key == "bid" && m.s.Acted(m.turn):
		key = "ask.bid.outbid"
	case p.Key == "white":
		key += m.whichWhite()
	case m.Deciding() && p.Key == "advance" && m.s.Player(m.turn).Goods[montana.Grain] == 0:
		key = "ask.advance.none"
	case m.Deciding() && p.Key == "settle" && !m.can(montana.KindBuild):
		key = "ask.settle.none"
		if !m.Purist && !m.land().tradeSettles() {
			key = "ask.settle.over"
		}
	case m.Deciding() && m.tieCounts():
		key += ".placed"
	case m.Deciding() && p.Key == "turn" && m.only(montana.KindBuild):
		key = "ask.settle.first"
	case m.Deciding() && p.Key == "turn" && m.only(montana.KindWork):
		key = "ask.work"
	case m.Deciding() && p.Key == "turn" && m.s.Ended():
		key = "ask.turn.last"
	}
	return m.say(key), m.hints().hint(p.Key)
}

// tieCounts says that nothing is left to place at the end of a turn, but to look at what a tie needs.
func (m *moment) tieCounts() bool {
	switch m.asked.Kind {
	case montana.StepEnd, montana.StepCanteen:
		return m.s.Player(m.turn).Left == 0
	}
	return false
}

// whichWhite is what the key ends in that asks for the colour of a worker.
func (m *moment) whichWhite() string {
	_, starting := m.s.StartSpin()
	switch {
	case m.asked.B > 0:
		return ".second"
	case starting && m.asked.Kind == montana.StepTake && m.twoWhite(): // nobody has spun by a click yet
		return ".start.two"
	case starting:
		return ".start"
	}
	return ""
}

// twoWhite says that both workers of the sector are white.
func (m *moment) twoWhite() bool {
	return montana.Components.Sectors[m.asked.A] == [2]montana.Trade{montana.White, montana.White}
}

// hint is the short second line of a prompt.
func (m hintsPart) hint(key string) string {
	if hexes := m.land().tradesFor(); len(hexes) > 0 {
		return m.say("left.for", m.hexNames(hexes))
	}
	switch key {
	case "turn":
		if m.only(montana.KindBuild) {
			return m.built()
		}
		if m.s.Extra() {
			return m.say("left.extra")
		}
		if !m.s.Ended() && m.leftOut() {
			return m.say("left.auction")
		}
		return m.standing()
	case "white":
		if n, ok := m.s.StartSpin(); ok {
			key := "left.spin"
			if m.Frame.Layout == ui.Compact {
				key += ".short"
			}
			return m.say(key, n, montana.Components.StartSpins)
		}
	case "settle":
		return m.built()
	case "return":
		return m.count("left.return", m.s.Player(m.turn).Workers.Size()-int(montana.Components.WorkerLimit))
	case "advance":
		return m.say("left.have", m.good(montana.Grain, int(m.s.Player(m.turn).Goods[montana.Grain])))
	case "bid":
		return m.say("left.have", m.good(montana.Pumpkin, int(m.s.Player(m.turn).Goods[montana.Pumpkin])))
	}
	return m.standing()
}

// built says how many of the turn's builds are done, and what the others bring.
func (m hintsPart) built() string {
	if m.kinds[montana.KindStopBuilding] > 0 && m.Frame.Layout != ui.Compact {
		return m.say("left.built.spare", m.s.Builds(), montana.Components.MaxBuilds, m.silver(m.aims().spareSilver()))
	}
	return m.say("left.built", m.s.Builds(), montana.Components.MaxBuilds)
}

// leftOut says that the latest auction went on without whoever decides, who had no pumpkin to bid.
func (m hintsPart) leftOut() bool {
	s := m.lastBids()
	return s != nil && s.Passed(m.turn) && s.Player(m.turn).Goods[montana.Pumpkin] == 0
}

// standing says that the last round is on, where it is.
func (m hintsPart) standing() string {
	if m.s.Ended() && m.turn >= 0 {
		return m.say("left.last")
	}
	return ""
}

// waiting is the prompt while nobody at this screen decides.
func (m hintsPart) waiting(key string) string {
	switch {
	case m.turn >= 0:
		return m.say("wait."+key, m.Name(m.turn))
	case key == "over":
		return m.say("ask.over")
	case key == "spin" && m.asked.Seat >= 0 && int(m.asked.Seat) < len(m.Seats):
		return m.say("wait.spin", m.Name(m.asked.Seat))
	}
	return m.say("wait." + key)
}

// settlesThen goes on from a bargain to what it was made for: to the hexes that can be paid then, or to
// the bargains for what else they lack.
func (m landPart) settlesThen(b montana.Bargain) []board.Deed {
	hexes, got := m.tradesFor(), montana.Stock{}
	if len(hexes) == 0 {
		return nil
	}
	if g, ok := b.Good(); ok {
		got[g] = 1
	}
	var lacks montana.Stock
	for _, h := range hexes {
		for g, n := range m.price(h).missing {
			lacks[g] = max(lacks[g], n-got[g])
		}
	}
	asked := m.s.Prompt().Key
	builds := func(a rules.Action) bool {
		return a.Kind() == montana.KindBuild && slices.Contains(hexes, montana.HexOf(a))
	}
	trades := func(a rules.Action) bool {
		g, ok := montana.BargainOf(a).Good()
		return a.Kind() == montana.KindTrade && ok && lacks[g] > 0
	}
	return []board.Deed{{Asked: asked, Fits: builds}, {Asked: asked, Fits: trades}}
}
