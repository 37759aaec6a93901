package agricola

import (
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// wishes are which kind of animal a player wants where, and which kind was drawn there last, by the
// first space of the pasture, the stable or the house: the good and one more, 0 for any. The rules only
// say that there is room for all, so this is for drawing alone.
type wishes struct{ want, stood [64]int8 }

// at is the kind that is wished at a space, -1 for any.
func (w *wishes) at(c farm.Cell) box.Good {
	if w == nil {
		return none
	}
	return box.Good(w.want[c]) - 1
}

// last is the kind that stood at a space last, -1 for none.
func (w *wishes) last(c farm.Cell) box.Good {
	if w == nil {
		return none
	}
	return box.Good(w.stood[c]) - 1
}

// none is no kind of animal.
const none box.Good = -1

// stay are the wishes with what stands on the pastures of a seat and in its stables outside, so that it
// stays on these pastures as long as it can, and in its stable while no pasture is free. Who stands in
// the house does so for want of a better place.
func (w wishes) stay(p *agricola.Player) wishes {
	meadows, others, ok := spread(p, &w)
	if !ok {
		return w
	}
	for _, m := range meadows {
		if m.n > 0 {
			w.stood[firstOf(m.at)] = int8(m.kind) + 1
		}
	}
	for _, s := range others {
		if s.cell != onCard && p.Stables.Has(s.cell) {
			w.stood[s.cell] = int8(s.kind) + 1
		}
	}
	return w
}

// A lift is where animals are taken from that are to stand elsewhere.
type lift struct {
	on   bool
	from farm.Cell // the first space of their pen
}

// wished is what is wished on the farm that is looked at, nil where that is a
// rival's.
func (m farmPart) wished() *wishes {
	if d, ok := m.Desk.(desk); ok && m.seen == m.own {
		return &d.wish
	}
	return nil
}

// A pen is a place for animals of one kind: a pasture, a stable outside or the house.
type pen struct {
	at   farm.Mask
	kind box.Good // -1 where none stand
}

func (p pen) first() farm.Cell { return firstOf(p.at) }

// pens are those of the farm that is looked at.
func (m farmPart) pens() (list []pen) {
	p := m.s.Player(m.seen)
	meadows, others := herd(p, m.wished())
	single := p.Stables | firstRooms(p)
	for _, md := range meadows {
		kind := md.kind
		if md.n == 0 {
			kind = -1
		}
		list = append(list, pen{md.at, kind})
		single &^= md.at
	}
	for ; single != 0; single &= single - 1 {
		one := pen{single & -single, -1}
		for _, st := range others {
			if st.cell != onCard && one.at.Has(st.cell) {
				one.kind = st.kind
			}
		}
		list = append(list, one)
	}
	return list
}

// herdTargets are the own animals, which can be lifted, and while some are the pens
// that they can be put into. Who wants them elsewhere changes nothing but the picture.
func (m farmPart) herdTargets() (ts []board.Target) {
	was, ok := m.Desk.(desk)
	if !ok || m.seen != m.own || m.building() || m.strays().open() {
		return nil // in the yard their places are chosen
	}
	pens := m.pens()
	if !was.lifted.on {
		for _, p := range pens {
			if p.kind >= 0 {
				ts = append(ts, m.liftTarget(was, p))
			}
		}
		return ts
	}
	for _, from := range pens {
		if from.first() != was.lifted.from || from.kind < 0 {
			continue
		}
		back := m.liftTarget(was, from) // what is carried stays a target
		back.Looks = func(any) any { return put(was, from, from) }
		ts = append(ts, back)
		for _, to := range pens {
			if to.at != from.at {
				ts = append(ts, m.putTargets(was, from, to)...)
			}
		}
	}
	return ts
}

func (m farmPart) liftTarget(was desk, p pen) board.Target {
	label := m.say("herd.lift", m.good(p.kind))
	next := was
	next.lifted = lift{true, p.first()}
	return board.Target{ID: "herd " + p.first().String(), Area: m.cellBox(p.first()), Label: label, Hint: label,
		Lifts: true, Looks: func(any) any { return next }}
}

// putTargets are the spaces of a pen into which animals can be put.
func (m farmPart) putTargets(was desk, from, to pen) (ts []board.Target) {
	label := m.say("herd.put", m.good(from.kind))
	next, off := put(was, from, to), ""
	if !stays(m.s.Player(m.seen), &next.wish, to, from.kind) {
		off = m.say("herd.full")
	}
	for rest := to.at; rest != 0; rest &= rest - 1 {
		c := firstOf(rest)
		ts = append(ts, board.Target{ID: "pen " + c.String(), Area: m.cellBox(c), Label: label, Hint: label,
			Off: off, Looks: func(any) any { return next }})
	}
	return ts
}

// stays says whether animals of a kind stand in a pen when they are wished there.
func stays(p *agricola.Player, wish *wishes, in pen, kind box.Good) bool {
	meadows, others, ok := spread(p, wish)
	for _, m := range meadows {
		if m.at == in.at {
			return ok && m.n > 0 && m.kind == kind
		}
	}
	return ok && slices.ContainsFunc(others, func(s stand) bool { return s.cell == in.first() && s.kind == kind })
}

// put is a desk with the animals of a pen put into another one, and with those that
// stood there in their place.
func put(was desk, from, to pen) desk {
	was.lifted = lift{}
	if from.at != to.at {
		was.wish.want[from.first()] = int8(to.kind) + 1
		was.wish.want[to.first()] = int8(from.kind) + 1
	}
	return was
}

// drawLifted marks the animals that are lifted, and carries them at the pointer
// while it is held.
func (m farmPart) drawLifted(c *ui.Canvas) {
	d, ok := m.Desk.(desk)
	if !ok || !d.lifted.on || m.seen != m.own {
		return
	}
	for _, p := range m.pens() {
		if p.first() != d.lifted.from || p.kind < 0 {
			continue
		}
		outline(c, m.cellBox(p.first()).Inset(1), 2, palette.UIGold)
		if strings.HasPrefix(m.Held, "herd ") {
			drawGood(c, p.kind, m.Pointer.X, m.Pointer.Y, m.flySize(), ui.White)
		}
	}
}
