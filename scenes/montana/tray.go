package montana

import (
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// countedKind is the kind being put together, 0 for none.
func (m aimsPart) countedKind() uint8 {
	for k := range m.kinds {
		if m.kinds[k] > 0 && counted[uint8(k)] > 0 {
			return uint8(k)
		}
	}
	return 0
}

// chosen is how many of each piece lie chosen.
func (m aimsPart) chosen(kind uint8) board.Counts {
	if d, ok := m.Draft.(draft); ok && d.kind == kind {
		return d.chosen
	}
	return board.Counts{}
}

// settled is the picked action that is exactly what has been chosen so far.
func (m aimsPart) settled(kind uint8) (rules.Action, bool) {
	return tallyOf(kind).Exactly(m.Picked, m.chosen(kind))
}

// trayOpen says whether pieces are being chosen.
func (m aimsPart) trayOpen() bool {
	if !m.Deciding() {
		return false
	}
	switch m.asked.Kind {
	case montana.StepTake, montana.StepLimit, montana.StepUse, montana.StepSmall, montana.StepReward:
		return true
	}
	return m.trading()
}

// tray is what there is to choose, without slots while it is shut.
func (m aimsPart) tray() board.Tray {
	t := board.Tray{Layout: m.Frame.Layout}
	if !m.trayOpen() {
		return t
	}
	t.Title, t.Note = m.trayTitle(), m.trayNote()
	switch {
	case m.trading():
		t.Slots = m.bargains()
	case m.kinds[montana.KindWhite] > 0:
		t.Slots = m.trades(montana.KindWhite, m.s.Pool())
	case m.kinds[montana.KindReturn] > 0:
		t.Slots = m.trades(montana.KindReturn, m.s.Player(m.turn).Workers)
	default:
		t.Slots = m.pieces()
	}
	t.Area = m.trayArea(len(t.Slots))
	for i := range t.Slots {
		if o := &t.Slots[i]; o.Hint == "" && !o.Gone {
			o.Hint = m.hints().slotHint(o.Label)
		}
	}
	return t
}

func (m aimsPart) bargains() []board.Slot {
	var out []board.Slot
	for _, a := range m.Picked {
		b := montana.BargainOf(a)
		o := board.Slot{ID: "bargain " + strconv.Itoa(int(b)), Label: m.bargain(b), Fits: exactly(a),
			Then: m.land().settlesThen(b)}
		if g, ok := b.Good(); ok {
			o.Icon, o.Count = goodIcons[g], "1"
		} else if t, ok := b.Trade(); ok {
			o.Piece, o.Count = worker(t), "1"
		} else {
			o.Icon, o.Count = "coin", strconv.Itoa(int(montana.Components.TradeSilver))
		}
		out = append(out, o)
	}
	return out
}

// trades offers one worker of each trade; have is how many there are.
func (m aimsPart) trades(kind uint8, have montana.Handful) []board.Slot {
	var out []board.Slot
	for _, a := range m.Picked {
		if a.Kind() == kind {
			t := montana.TradeOf(a)
			out = append(out, board.Slot{ID: "tray " + tradeNames[t], Piece: worker(t), Count: strconv.Itoa(int(have[t])),
				Label: m.worker(t, 1), Fits: exactly(a)})
		}
	}
	return out
}

// pieces offers one more of each piece that can be added to what is chosen, or all of it back where
// no more can: a click never carries out what is chosen, a button does.
func (m aimsPart) pieces() []board.Slot {
	kind := m.countedKind()
	if kind == 0 {
		return nil
	}
	if kind == montana.KindUse || kind == montana.KindSmall {
		return m.hands(kind)
	}
	var out []board.Slot
	chosen, most := m.chosen(kind), tallyOf(kind).Most(m.Picked)
	for i := range counted[kind] {
		o, have := m.pieceSlot(kind, i)
		if have == 0 {
			continue
		}
		o.ID = "tray " + o.ID
		o.Count = strconv.Itoa(int(chosen[i])) + "/" + strconv.Itoa(have)
		o.Full = chosen[i] > 0
		next := chosen[i] + 1
		if next > most[i] { // all that may be are chosen: they go back
			next, o.Hint = 0, m.say("hint.chosen", o.Label)
		}
		if next != chosen[i] {
			o.Sets = func(board.Draft) board.Draft { return draft{kind, chosen.With(i, next)} }
			o.Fits = ofKind(kind) // it counts as a click, though every way takes this piece
			o.Opens = true
		}
		out = append(out, o)
	}
	return out
}

// hands are the workers of the seat, one by one: a click adds one to those who go, or takes it back.
// While the small space is filled, those that went to the large one leave their places free, so that no
// other lies where it has not been.
func (m aimsPart) hands(kind uint8) (out []board.Slot) {
	d, ok := m.Draft.(draft)
	if !ok || d.kind != kind {
		d = draft{kind: kind}
	}
	most := tallyOf(kind).Most(m.Picked)
	var gone, nth montana.Handful
	if kind == montana.KindSmall {
		gone = m.s.Workers(montana.Place(m.asked.A))
	}
	all := m.s.Player(m.turn).Workers
	for t, n := range gone {
		all[t] += n
	}
	for _, t := range crew(all) {
		nth[t]++
		id := "tray " + tradeNames[t] + " " + strconv.Itoa(int(nth[t]))
		if nth[t] <= gone[t] {
			out = append(out, board.Slot{ID: id, Gone: true})
			continue
		}
		o := board.Slot{ID: id, Piece: worker(t), Label: m.worker(t, 1), Full: nth[t]-gone[t] <= d.chosen[t]}
		next := d.chosen[t] + 1
		if o.Full {
			next, o.Hint = d.chosen[t]-1, m.say("hint.chosen", o.Label)
		}
		if next <= most[t] {
			var then board.Draft // none once all are taken back
			if n := d.chosen.With(int(t), next); n != (board.Counts{}) {
				then = draft{kind, n}
			}
			o.Sets = func(board.Draft) board.Draft { return then }
			o.Fits, o.Opens = ofKind(kind), true
		}
		out = append(out, o)
	}
	return out
}

// pieceSlot is the look of operand i of a counted kind, and how many there are.
func (m aimsPart) pieceSlot(kind uint8, i int) (o board.Slot, have int) {
	p := m.s.Player(m.turn)
	switch kind {
	case montana.KindTake:
		g := montana.Components.Rewards[m.asked.A].From[i]
		return board.Slot{ID: goodIcons[g], Icon: goodIcons[g], Label: m.good(g, 1)},
			int(montana.Components.Rewards[m.asked.A].Goods)
	case montana.KindUpgrade:
		small, large := montana.SmallCopper, montana.LargeCopper
		if i == 1 {
			small, large = montana.SmallStone, montana.LargeStone
		}
		most := min(p.Goods[small], montana.Components.Rewards[m.asked.A].Upgrades)
		return board.Slot{ID: goodIcons[small], Icon: goodIcons[large], From: goodIcons[small],
			Label: m.say("upgrade", m.good(small, 1), m.good(large, 1))}, int(most)
	}
	return o, 0
}

func exactly(want rules.Action) func(rules.Action) bool {
	return func(a rules.Action) bool { return a == want }
}

func ofKind(kind uint8) func(rules.Action) bool {
	return func(a rules.Action) bool { return a.Kind() == kind }
}

// worker draws one of a trade in the tray.
func worker(t montana.Trade) func(c *ui.Canvas, p ui.Point, size float64, tint ui.Color) {
	return func(c *ui.Canvas, p ui.Point, size float64, tint ui.Color) {
		board.Piece(c, "worker/"+tradeNames[t], p.X, p.Y+size/2, size, palette.Trades[t], tint)
	}
}

// leastWide and leastHigh are how large a slot of a tray is at least that lies in place of the log,
// in canvas pixels.
const (
	leastWide = 28.0
	leastHigh = 20.0
)

// trayArea is where the pieces to choose from lie: in place of the log, so that nothing is covered that
// helps to choose, or where so many have no room there, in place of bank and town.
func (m aimsPart) trayArea(pieces int) ui.Rect {
	if m.s.Auction() {
		return m.at.auction.tray
	}
	return m.at.trayFor(pieces)
}

// trayFor is trayArea outside auctions.
func (p *places) trayFor(pieces int) ui.Rect {
	log := p.frame.Log
	if over := log.H - mostTray; over > 0 {
		log.Y, log.H = log.Y+over, mostTray
	}
	t := board.Tray{Area: log, Layout: p.frame.Layout, Slots: make([]board.Slot, pieces)}
	if r := t.Box(0); r.W < leastWide || r.H < leastHigh {
		return p.tray
	}
	return log
}

// mostTray is how high the tray is at most in place of the log.
const mostTray = 56.0

// overTown says whether the tray lies in place of bank and town.
func (m aimsPart) overTown() bool {
	t := m.tray()
	return len(t.Slots) > 0 && t.Area == m.at.tray
}

// overLog says whether what is to be chosen lies in place of the log.
func (b *Board) overLog(v *board.View) bool {
	m := b.moment(v)
	if m.turn < 0 {
		return false
	}
	t := m.aims().tray()
	return len(t.Slots) > 0 && t.Area.Overlaps(m.at.frame.Log)
}

// trayTitle says what is being chosen.
func (m aimsPart) trayTitle() string {
	switch {
	case m.trading():
		return m.say("tray.trade")
	case m.asked.Kind == montana.StepReward && m.Frame.Layout == ui.Compact:
		return board.Capital(m.rewardLeft())
	case m.asked.Kind == montana.StepReward:
		return m.say("tray.reward", m.rewardLeft())
	case m.asked.Kind == montana.StepLimit:
		return m.count("tray.return", m.s.Player(m.turn).Workers.Size()-int(montana.Components.WorkerLimit))
	case m.asked.Kind == montana.StepUse, m.asked.Kind == montana.StepSmall:
		return m.staffingRule(montana.Place(m.asked.A))
	}
	if m.asked.B > 0 {
		return m.say("tray.white.second", m.worker(montana.Trade(m.asked.B-1), 1))
	}
	return m.say("tray.white")
}

// trayNote says what the numbers beside the pieces count, where it is not
// "so many of so many".
func (m aimsPart) trayNote() string {
	switch {
	case m.kinds[montana.KindWhite] > 0:
		return m.say("tray.supply")
	case m.kinds[montana.KindReturn] > 0:
		return m.say("tray.own")
	}
	return ""
}

// staffingRule says which workers a place takes.
func (m aimsPart) staffingRule(p montana.Place) string {
	if p >= 12 {
		return m.count("staff.bank", int(montana.Components.BankWorkers[p-12]))
	}
	return m.say("staff.area", m.worker(montana.Components.AreaTrade[p.Area()], 1))
}

func (m aimsPart) drawTray(c *ui.Canvas) {
	if t := m.tray(); len(t.Slots) > 0 {
		t.Draw(c, func(r ui.Rect, id string) { m.town().slot(c, r, id, palette.Paper) })
	}
}
