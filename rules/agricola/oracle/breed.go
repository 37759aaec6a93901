package oracle

// born ends a breeding of which there is only one best outcome, unless an
// exchange before it makes a pair more (base-rules 4.4).
func born(g *Game) {
	if list := broods(g); len(list) == 1 && !otherPair(g) {
		g.bring(list[0])
	}
}

// broods are the herds that there can be after breeding: two of a kind, or of
// what is left of them, have one newborn, and the final herd must find room.
func broods(g *Game) []herd {
	p := &g.Players[g.active]
	most := p.herd()
	for i := range most {
		if most[i] >= 2 {
			most[i]++
		}
	}
	return p.best(most)
}

// otherPair says whether sheep given for boar make a pair of parents more than
// there are (base-rules 4.4: conversions just before the phase are allowed).
func otherPair(g *Game) bool {
	p := &g.Players[g.active]
	pairs := func(h herd) (n int) {
		for i := range h {
			if h[i] >= 2 {
				n++
			}
		}
		return n
	}
	had := p.herd()
	for h := had; p.has(sheepWalker) && h[0] > 0; {
		h[0]--
		h[1]++
		if pairs(h) > pairs(had) {
			return true
		}
	}
	return false
}

// bring makes a herd what there is after breeding. Whatever is too much is
// cooked or released before, so that there is a newborn where two parents stay;
// parents and newborns themselves are never cooked (base-rules 4.4).
func (g *Game) bring(h herd) {
	p := &g.Players[g.active]
	for i, kind := range Animals {
		parents := h[i]
		if h[i] >= 3 {
			parents--
		}
		p.Goods["food"] += g.cook(g.active, kind, p.Goods[kind]-parents)
		p.Goods[kind] = h[i]
	}
	g.nextSeat()
}

func (p *Player) herd() (h herd) {
	for i, kind := range Animals {
		h[i] = p.Goods[kind]
	}
	return h
}
