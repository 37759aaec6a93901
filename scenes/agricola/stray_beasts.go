package agricola

import (
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// A beast is an animal in the yard.
type beast struct {
	at    ui.Rect
	kind  box.Good
	young bool // it is not born where it has no place
	way   way
}

// A way is what becomes of an animal in the yard.
type way uint8

const (
	toPot      way = iota
	toGate         // it goes free
	unborn         // it is not born
	stillThere     // nothing: it goes back to the farm
	upwards        // it becomes one of the next kind
)

// stay is which herd stays, and what comes of that; ok is false where that is not asked.
func (m strayPart) stay() (d stay, now parting, ok bool) {
	d, ok = m.Draft.(stay)
	if !ok || !m.open() {
		return d, now, false
	}
	for _, p := range m.partings() {
		if p.keep == d.keep {
			return d, p, true
		}
	}
	return d, now, false
}

func (m strayPart) partings() []parting {
	if m.parted == nil {
		m.parted = partings(m.s, m.Legal)
	}
	return m.parted
}

// unbornOf are the young that have no place if a herd stays.
func (m strayPart) unbornOf(now parting) (h box.Herd) {
	for _, p := range m.partings() {
		for k, n := range p.born {
			h[k] = max(h[k], n-now.born[k])
		}
	}
	return h
}

// herd is the herd of the farm without those in the yard; ok is false where none are there.
func (m strayPart) herd() (h box.Herd, ok bool) {
	if _, now, ok := m.stay(); ok {
		return now.stay, true
	}
	if !m.open() {
		return h, false
	}
	h = m.s.Player(m.turn).Goods.Herd()
	for _, b := range m.animals() {
		h[b.kind-box.Sheep]--
	}
	return h, true
}

// animals are those in the yard, kind by kind, without their places.
func (m strayPart) animals() (list []beast) {
	if !m.open() {
		return nil
	}
	add := func(k int, n int16, b beast) {
		for range n {
			b.kind = box.Sheep + box.Good(k)
			list = append(list, b)
		}
	}
	p := m.s.Player(m.turn)
	if d, now, ok := m.stay(); ok {
		young := m.unbornOf(now)
		for k, n := range now.gone {
			way := toGate
			if p.Cooks(box.Sheep+box.Good(k)) > 0 {
				way = toPot
			}
			add(k, n-d.free[k], beast{way: way})
		}
		for k, n := range young {
			add(k, n, beast{young: true, way: unborn})
		}
		for k, n := range d.free {
			add(k, n, beast{way: toGate})
		}
	} else if d, ok := m.Draft.(raising); ok {
		for k, n := range m.mostRaised() {
			add(k, d.by[k], beast{way: upwards})
			add(k, n-d.by[k], beast{way: stillThere})
		}
	} else {
		for _, a := range m.Picked {
			if a.Kind() == agricola.KindCook {
				add(int(agricola.GoodOf(a)-box.Sheep), 1, beast{way: toPot})
			}
		}
	}
	return list
}

// mostRaised is how many animals of each kind can be exchanged at most.
func (m strayPart) mostRaised() (h box.Herd) {
	for _, a := range m.Legal {
		if a.Kind() == agricola.KindRaise {
			for k, n := range agricola.HerdOf(a) {
				h[k] = max(h[k], n)
			}
		}
	}
	return h
}
