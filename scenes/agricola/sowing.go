package agricola

import (
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A sowing is on how many fields which crop is to be sown, and the crop in hand.
type sowing struct {
	n    [2]int16 // grain, vegetables
	held box.Good
	on   [2]farm.Mask // the fields that were clicked, as they show; the rules count them only
}

// Allows says that all may still come of it: it only says what the red button sows.
func (d sowing) Allows(rules.Action) bool { return true }

// apart is how many fields more or less of a crop are sown in another one, twice; 1 more where the
// crop in hand is not one of which more is to be sown.
func (d sowing) apart(o sowing) (n int) {
	for i, k := range d.n {
		n += 2 * int(max(k-o.n[i], o.n[i]-k))
	}
	if i := d.held - box.Grain; d.n != o.n && d.n[i] >= o.n[i] {
		n++
	}
	return n
}

// sows is the draft of a choice among what is sown: nothing yet, grain in hand if there is any.
func sows(legal []rules.Action) board.Draft {
	d := sowing{held: box.Grain}
	if !slices.ContainsFunc(legal, ofKind(agricola.KindSow)) {
		return nil
	}
	if _, ok := d.more(box.Grain).action(legal); !ok {
		d.held = box.Vegetable
	}
	return d
}

// more is the draft with one more field of a crop.
func (d sowing) more(g box.Good) sowing {
	d.n[g-box.Grain]++
	return d
}

// action is what the red button does, if the rules offer it.
func (d sowing) action(legal []rules.Action) (a rules.Action, ok bool) {
	i := slices.IndexFunc(legal, func(a rules.Action) bool {
		if a.Kind() != agricola.KindSow {
			return false
		}
		grain, vegetables := agricola.SownOf(a)
		return d.n == [2]int16{grain, vegetables}
	})
	if i < 0 {
		return 0, false
	}
	return legal[i], true
}

// sowing is what is put together of what is sown.
func (m farmPart) sowing() (d sowing, ok bool) {
	d, ok = m.Draft.(sowing)
	return d, ok && m.Deciding() && m.seen == m.turn && slices.ContainsFunc(m.Picked, ofKind(agricola.KindSow))
}

// sown is the farm that is looked at as it shows, with the crops that are to be sown.
func (m farmPart) sown() *farm.Farm {
	now, p := m.s.Player(m.seen).Farm, m.plots()
	if d, ok := m.sowing(); ok {
		if a, ok := d.action(m.Picked); ok {
			after := m.s.Clone().(*agricola.State)
			after.Do(a, nil)
			then := &after.Player(m.seen).Farm
			p = d.lays(p, &now, then)
			now.Grain, now.Vegetable = then.Grain, then.Vegetable
		}
	}
	return p.lay(&now)
}

// foresee is that of a plan.
func (d sowing) foresee(m *moment, s *agricola.State) (cost box.Stock, ok bool) {
	sown, p := m.farm().sown(), s.Player(m.turn)
	p.Grain, p.Vegetable = sown.Grain, sown.Vegetable
	cost[box.Grain], cost[box.Vegetable] = d.n[0], d.n[1]
	return cost, d.n != [2]int16{}
}

// lays are plots on which crops that are to be sown show where they were clicked, where the rules have
// them on other fields that were as empty.
func (d sowing) lays(p plots, now, then *farm.Farm) plots {
	free := now.EmptyFields()
	for i, c := range [...]*farm.Crop{&then.Grain, &then.Vegetable} {
		crops := c.Planted() & free
		for spare, others := crops, free&^crops; spare != 0; {
			a := spare.Pop()
			if d.on[i].Has(p.shown(a)) {
				continue
			}
			for rest := others; rest != 0; {
				if b := rest.Pop(); d.on[i].Has(p.shown(b)) {
					p.swap(a, b)
					break
				}
			}
		}
	}
	return p
}

// fresh are the fields on which the crops that are to be sown show.
func (m farmPart) fresh() [2]farm.Mask {
	p, then := m.plots(), m.sown()
	free := p.mask(m.s.Player(m.seen).Unplanted()) | farm.CardBed.Mask()
	return [2]farm.Mask{then.Grain.Planted() & free, then.Vegetable.Planted() & free}
}

// sowTargets are the fields on which the crop in hand can be sown, and those from which one can be
// taken back, the crops that can be taken in hand, and the red button.
func (m farmPart) sowTargets() (ts []board.Target) {
	d, ok := m.sowing()
	if !ok {
		return nil
	}
	now, then, p := &m.s.Player(m.seen).Farm, m.sown(), m.plots()
	for _, c := range m.furrows() {
		at := p.shown(c)
		g, lies := then.Crop(at)
		if _, old := now.Crop(c); old > 0 {
			continue
		}
		t := board.Target{ID: cellID(c), Area: m.fieldSpot(c)}
		if lies > 0 {
			next := d
			next.n[g-box.Grain]--
			next.on = m.fresh()
			next.on[g-box.Grain] &^= at.Mask()
			t.Label = m.say("stage.back", m.good(g))
			t.Sets = func(board.Draft) board.Draft { return next }
		} else {
			next, g, ok := m.next(d)
			if !ok {
				continue
			}
			next.on = m.fresh()
			next.on[g-box.Grain] |= at.Mask()
			t.Label = m.say("do.sow", m.amount(g, 1))
			t.Sets = func(board.Draft) board.Draft { return next }
		}
		t.Hint = t.Label
		ts = append(ts, t)
	}
	for i, k := range m.seeds(d) {
		next := m.takes(d, k.good)
		label := m.say("sow.hold", m.good(k.good))
		ts = append(ts, board.Target{ID: seedID(k.good), Area: k.at, Label: label, Hint: label, Key: i + 1,
			Sets: func(board.Draft) board.Draft { return next }})
	}
	if a, ok := d.action(m.Picked); ok {
		ts = append(ts, board.Target{ID: "button sow", Label: m.sowLabel(d), Hint: m.name(a),
			Button: deedPlace, Area: m.Frame.Buttons[deedPlace-1], Primary: true, Fits: exactly(a),
			Looks: m.sowsOn(d, a)})
	}
	return ts
}

// sowLabel is what the red button says: what is sown where it has room, else on how many fields.
func (m farmPart) sowLabel(d sowing) string {
	crops := box.Stock{box.Grain: d.n[0], box.Vegetable: d.n[1]}
	if text := m.say("do.sow", m.stock(&crops)); d.n != [2]int16{} && ui.Name.Width(text) <= m.Frame.Buttons[deedPlace-1].W-8 {
		return text
	}
	return m.say("button.sow", d.n[0]+d.n[1])
}

// takes is the draft after a crop was taken in hand. Where there is no field left to sow it on, it
// goes on one in place of the other crop.
func (m farmPart) takes(d sowing, g box.Good) sowing {
	next, other := d, box.Grain+box.Vegetable-g
	next.held = g
	if _, _, ok := m.next(d); ok || d.n[other-box.Grain] == 0 {
		return next
	}
	instead := next.more(g)
	instead.n[other-box.Grain]--
	if !m.offersSowing(instead) {
		return next
	}
	instead.on = m.fresh()
	at := firstOf(instead.on[other-box.Grain]).Mask()
	instead.on[other-box.Grain] &^= at
	instead.on[g-box.Grain] |= at
	return instead
}

// sowsOn keeps on the desk where the crops lie that an action sows.
func (m farmPart) sowsOn(d sowing, a rules.Action) func(any) any {
	now, after := m.s.Player(m.turn), m.s.Clone().(*agricola.State)
	after.Do(a, nil)
	p := d.lays(m.plots(), &now.Farm, &after.Player(m.turn).Farm)
	return func(was any) any {
		next, ok := was.(desk)
		if !ok {
			return was
		}
		next.plots = p
		return next
	}
}

// lies says whether grain that would be baked lies on a field to be sown.
func (m farmPart) lies(d sowing, bakes rules.Action) bool {
	return m.change(bakes)[box.Grain] > m.s.Player(m.turn).Goods[box.Grain]-d.n[0]
}

// next is the draft after one more field is sown: with the crop in hand, or the other one where
// there is no more of that.
func (m farmPart) next(d sowing) (next sowing, g box.Good, ok bool) {
	for _, g := range [...]box.Good{d.held, box.Grain + box.Vegetable - d.held} {
		if next = d.more(g); m.offersSowing(next) {
			return next, g, true
		}
	}
	return d, 0, false
}

func (m farmPart) offersSowing(d sowing) bool {
	_, ok := d.action(m.Picked)
	return ok
}

// furrows are the fields on which something can be sown, in reading order, and the card that is
// one: all that are empty, and those on which crops come to lie where most is sown.
func (m farmPart) furrows() (list []farm.Cell) {
	p := m.s.Player(m.seen)
	was, most := p.Grain.Planted()|p.Vegetable.Planted(), int16(0)
	fields := func(a rules.Action) int16 {
		if a.Kind() != agricola.KindSow {
			return 0
		}
		grain, vegetables := agricola.SownOf(a)
		return grain + vegetables
	}
	for _, a := range m.Picked {
		most = max(most, fields(a))
	}
	may := agricola.SowSpots(m.s)
	for _, a := range m.Picked {
		if fields(a) == most && most > 0 {
			after := m.s.Clone().(*agricola.State)
			after.Do(a, nil)
			q := after.Player(m.seen)
			may |= (q.Grain.Planted() | q.Vegetable.Planted()) &^ was
		}
	}
	for n := range 64 {
		if may.Has(farm.Cell(n)) {
			list = append(list, farm.Cell(n))
		}
	}
	return list
}

// A seed is a crop that can be taken in hand, where several can.
type seed struct {
	good box.Good
	left int
	at   ui.Rect
}

// seeds are the crops that can be sown, under the farm's upper edge; none where there is but one.
func (m farmPart) seeds(d sowing) (list []seed) {
	for _, g := range [...]box.Good{box.Grain, box.Vegetable} {
		if m.offersSowing(sowing{}.more(g)) {
			list = append(list, seed{good: g, left: int(m.s.Player(m.turn).Goods[g] - d.n[g-box.Grain])})
		}
	}
	if len(list) < 2 {
		return nil
	}
	high := chipHigh
	if m.Frame.Layout == ui.Compact {
		high = tapHigh
	}
	r := m.seedSlip(high)
	for i := range list {
		list[i].at = ui.Rect{X: r.X + slipEdge + float64(i)*(seedWide+chipGap), Y: r.Y + slipEdge, W: seedWide, H: high}
	}
	return list
}

func seedID(g box.Good) string { return "seed " + box.GoodIDs[g] }

// seedWide is how wide the chip of a crop is, in canvas pixels.
const seedWide = 46.0

// seedSlip is the slip on which the crops lie: beside the empty fields.
func (m farmPart) seedSlip(high float64) ui.Rect {
	by := ui.Rect{}
	for i, c := range m.furrows() {
		if r := m.fieldSpot(c); i == 0 {
			by = r
		} else {
			by = by.Or(r)
		}
	}
	return m.choices().clear(by, ui.Rect{W: 2*seedWide + chipGap + 2*slipEdge, H: high + 2*slipEdge})
}

// drawSeeds draws the crops, the one in hand in gold, with how many of each are left.
func (m farmPart) drawSeeds(c *ui.Canvas) {
	d, ok := m.sowing()
	if !ok {
		return
	}
	list := m.seeds(d)
	if len(list) == 0 {
		return
	}
	ui.Plate(c, m.seedSlip(list[0].at.H), palette.Cream)
	for _, k := range list {
		ground := palette.Paper
		switch {
		case k.good == d.held:
			ground = palette.Light(palette.UIGold, 0.3)
		case m.Hover == seedID(k.good):
			ground = palette.Light(palette.UIGold, 0.7)
		}
		ui.Plate(c, k.at, ground)
		y := k.at.Y + k.at.H/2
		drawGood(c, k.good, k.at.X+14, y, chipGood, board.Fade(k.left == 0))
		c.Write(k.at.X+26, midline(ui.Number, y), number(k.left), ui.Number, board.Faint(k.left == 0))
	}
}
