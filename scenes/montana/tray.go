package montana

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// An option is one thing to pick in the tray, the panel that opens over the
// map when pieces have to be chosen.
type option struct {
	id    string
	trade montana.Trade // a figure, or
	icon  string        // an icon
	from  string        // of what is given for it
	count string        // under it
	full  bool          // all there are, or as many as may be, are chosen
	label string        // in words
	fits  func(rules.Action) bool
}

// counted are the kinds of action that the tray puts together piece by piece,
// with how many operands count pieces.
var counted = map[uint8]int{montana.KindUse: 4, montana.KindSmall: 4, montana.KindTake: 3, montana.KindUpgrade: 2}

// countedKind is the kind being put together, 0 for none.
func (m *moment) countedKind() uint8 {
	for k := range m.kinds {
		if m.kinds[k] > 0 && counted[uint8(k)] > 0 {
			return uint8(k)
		}
	}
	return 0
}

// chosen is how many of each piece all picked actions agree on at least; leaving
// the small space empty is not among them: another button does that.
func (m *moment) chosen(kind uint8) (n [4]int8) {
	first := true
	for _, a := range m.Picked {
		if a.Kind() != kind || kind == montana.KindSmall && montana.HandfulOf(a).Size() == 0 {
			continue
		}
		all := montana.AmountsOf(a)
		for i := range counted[kind] {
			if first || all[i] < n[i] {
				n[i] = all[i]
			}
		}
		first = false
	}
	return n
}

// settled is the picked action that is exactly what has been chosen so far.
func (m *moment) settled(kind uint8) (rules.Action, bool) {
	n := m.chosen(kind)
	for _, a := range m.Picked {
		if a.Kind() == kind && montana.AmountsOf(a) == n {
			return a, true
		}
	}
	return 0, false
}

// trayOpen says whether pieces are being chosen.
func (m *moment) trayOpen() bool {
	if !m.Deciding() {
		return false
	}
	switch m.asked.Kind {
	case montana.StepTake, montana.StepLimit, montana.StepUse, montana.StepSmall, montana.StepReward:
		return true
	}
	return m.trading()
}

// options are what lies in the tray.
func (m *moment) options() []option {
	if !m.trayOpen() {
		return nil
	}
	switch {
	case m.trading():
		return m.bargains()
	case m.kinds[montana.KindWhite] > 0:
		return m.trades(montana.KindWhite, m.s.Pool())
	case m.kinds[montana.KindReturn] > 0:
		return m.trades(montana.KindReturn, m.s.Player(m.turn).Workers)
	}
	return m.pieces()
}

func (m *moment) bargains() []option {
	var out []option
	for _, a := range m.Picked {
		b := montana.BargainOf(a)
		o := option{id: "bargain " + strconv.Itoa(int(b)), label: m.bargain(b), fits: exactly(a)}
		if g, ok := b.Good(); ok {
			o.icon, o.count = goodIcons[g], "1"
		} else if t, ok := b.Trade(); ok {
			o.trade, o.count = t, "1"
		} else {
			o.icon, o.count = "coin", strconv.Itoa(int(montana.Components.TradeSilver))
		}
		out = append(out, o)
	}
	return out
}

// trades offers one worker of each trade; have is how many there are.
func (m *moment) trades(kind uint8, have montana.Handful) []option {
	var out []option
	for _, a := range m.Picked {
		if a.Kind() == kind {
			t := montana.TradeOf(a)
			out = append(out, option{id: "tray " + tradeNames[t], trade: t, count: strconv.Itoa(int(have[t])),
				label: m.worker(t, 1), fits: exactly(a)})
		}
	}
	return out
}

// pieces offers one more of each piece that can be added to what is chosen.
func (m *moment) pieces() []option {
	kind := m.countedKind()
	if kind == 0 {
		return nil
	}
	var out []option
	chosen := m.chosen(kind)
	for i := range counted[kind] {
		o, have := m.pieceOption(kind, i)
		if have == 0 {
			continue
		}
		o.id = "tray " + o.id
		o.count = strconv.Itoa(int(chosen[i])) + "/" + strconv.Itoa(have)
		more := chosen[i] + 1
		o.full = chosen[i] > 0
		fits := func(a rules.Action) bool { return a.Kind() == kind && montana.AmountsOf(a)[i] >= more }
		for _, a := range m.Picked {
			if fits(a) {
				o.fits = fits
				break
			}
		}
		out = append(out, o)
	}
	return out
}

// pieceOption is the look of operand i of a counted kind, and how many there are.
func (m *moment) pieceOption(kind uint8, i int) (o option, have int) {
	p := m.s.Player(m.turn)
	switch kind {
	case montana.KindTake:
		g := montana.Components.Rewards[m.asked.A].From[i]
		return option{id: goodIcons[g], icon: goodIcons[g], label: m.good(g, 1)},
			int(montana.Components.Rewards[m.asked.A].Goods)
	case montana.KindUpgrade:
		small, large := montana.SmallCopper, montana.LargeCopper
		if i == 1 {
			small, large = montana.SmallStone, montana.LargeStone
		}
		most := min(p.Goods[small], montana.Components.Rewards[m.asked.A].Upgrades)
		return option{id: goodIcons[small], icon: goodIcons[large], from: goodIcons[small],
			label: m.say("upgrade", m.good(small, 1), m.good(large, 1))}, int(most)
	}
	t := montana.Trade(i)
	return option{id: tradeNames[t], trade: t, label: m.worker(t, 1)}, int(p.Workers[t])
}

func exactly(want rules.Action) func(rules.Action) bool {
	return func(a rules.Action) bool { return a == want }
}

// tray is where the pieces to choose from lie.
func (m *moment) tray() ui.Rect {
	if m.s.Auction() {
		return m.at.auction.tray
	}
	return m.at.tray
}

// trayItem is where option i of n lies in a tray.
func trayItem(t ui.Rect, l ui.Layout, i, n int) ui.Rect {
	top := 19.0
	if l == ui.Roomy {
		top = 24
	}
	pitch := math.Min(64, math.Floor((t.W-8)/float64(max(1, n))))
	x := math.Round(t.X + (t.W-pitch*float64(n))/2)
	return ui.Rect{X: x + pitch*float64(i), Y: t.Y + top, W: pitch - 2, H: t.H - top - 4}
}

// trayTitle says what is being chosen.
func (m *moment) trayTitle() string {
	switch {
	case m.trading():
		return m.say("tray.trade")
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
func (m *moment) trayNote() string {
	switch {
	case m.kinds[montana.KindWhite] > 0:
		return m.say("tray.supply")
	case m.kinds[montana.KindReturn] > 0:
		return m.say("tray.own")
	}
	return ""
}

// staffingRule says which workers a place takes.
func (m *moment) staffingRule(p montana.Place) string {
	if p >= 12 {
		return m.count("staff.bank", int(montana.Components.BankWorkers[p-12]))
	}
	return m.say("staff.area", m.worker(montana.Components.AreaTrade[p.Area()], 1))
}

func (m *moment) drawTray(c *ui.Canvas) {
	os := m.options()
	if len(os) == 0 {
		return
	}
	r := m.tray()
	ui.Panel(c, r)
	pad := 2.0
	if m.Frame.Layout == ui.Roomy {
		pad = 6
	}
	room := r.W - 2*(4+pad)
	title, note := m.trayTitle(), m.trayNote()
	c.TextBold(r.X+4+pad, r.Y+pad, ui.Fit(title, room), palette.Ink)
	if ui.TextWidth(title)+ui.TextWidth(note)+12 <= room {
		c.TextRight(r.X+4+pad+room, r.Y+pad, note, palette.InkSoft)
	}
	for i, o := range os {
		m.drawOption(c, trayItem(r, m.Frame.Layout, i, len(os)), o)
	}
}

func (m *moment) drawOption(c *ui.Canvas, r ui.Rect, o option) {
	tint := ui.White
	switch {
	case o.fits != nil:
		m.slot(c, r, o.id, palette.Paper)
	case o.full:
		ui.Inset(c, r, palette.Light(palette.UIGold, 0.55))
	default:
		ui.Inset(c, r, palette.Faded)
		tint = palette.Alpha(ui.White, 0.6)
	}
	wide := ui.TextWidth(o.count)
	size, given := math.Min(r.H-6, r.W-wide-7), 0.0
	if o.from != "" { // the small good beside the large one
		size = math.Min(r.H-6, (r.W-wide-7)/1.6)
		given = 0.6 * size
	}
	x, y := r.X+(r.W-size-given-wide-1)/2+given+size/2, r.Y+r.H/2
	if given > 0 {
		ui.Icon(c, o.from, x-size/2-given/2+1, y+size*0.16, given, tint)
	}
	if o.icon != "" {
		ui.Icon(c, o.icon, x, y, size, tint)
	} else {
		board.Piece(c, "worker/"+tradeNames[o.trade], x, y+size/2, size, palette.Trades[o.trade], tint)
	}
	c.Text(x+size/2+1, math.Round(y)-8, o.count, palette.Ink)
}
