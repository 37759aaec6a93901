package oracle

import (
	"slices"
	"strconv"
	"strings"
)

// Do carries out a legal action.
func (g *Game) Do(notation string) {
	words := strings.Fields(notation)
	p := &Player{}
	if g.Turn() >= 0 {
		p = &g.Players[g.active]
		if g.phase != house {
			p.settled = p.Goods["sheep"]
		}
	}
	if g.doAside(notation) {
		return
	}
	g.traded = pair{}
	if g.phase == place && words[0] != "pass" {
		g.passes = 0
	}
	switch words[0] {
	case "first":
		g.begin(number(words[1]) - 1)
	case "reveal":
		g.turnUp(words[1])
	case "start_card":
		g.deal(number(words[1]))
	case "top":
		g.Top = words[1]
		g.unknown = slices.DeleteFunc(g.unknown, func(id string) bool { return id == words[1] })
		g.then()
	case "leave":
		g.supplySpaces()
	case "under":
		g.putUnder()
	case "special":
		g.takeSpecial(words[1])
	case "keep_card":
		p.Goods["food"] -= secondFee
		g.kept = true
		g.nextTurn(0)
	case "pass":
		g.passes++
		g.nextTurn(g.active + 1)
	case "place":
		s := spaceNamed(words[1])
		p.Home--
		if s.many {
			p.Ward++
		} else {
			g.By[words[1]] = g.active
		}
		if len(words) > 2 {
			p.Bed--
		}
		g.uses = []*use{{space: s, started: make([]bool, len(s.parts)), current: -1}}
		g.goOn()
	case "keep":
		var h herd
		for i, kind := range Animals {
			h[i] = amountIn(words[1:])[kind]
		}
		g.put(g.active, g.keeping(g.stock(g.active), h))
		g.resume()
	case "breed":
		var h herd
		for i, kind := range Animals {
			h[i] = amountIn(words[1:])[kind]
		}
		g.bring(h)
	case "feed":
		g.laid += g.cook(g.active, words[2], number(words[1]))
		g.fed()
	case "heat":
		p.Goods[words[2]] -= number(words[1])
		g.cold -= number(words[1])
		g.burnt = true
		g.heated()
	case "done":
		switch g.phase {
		case feed:
			g.beg()
		case heat:
			g.freeze()
		default:
			g.nextSeat()
		}
	case "stop":
		if g.phase == spend {
			g.discardCard()
			return
		}
		g.stop()
	default:
		g.carryOut(words)
		g.goOn()
	}
}

func without(list []string, id string) []string {
	return slices.DeleteFunc(list, func(other string) bool { return other == id })
}

func number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		panic(err)
	}
	return n
}

func amountIn(words []string) amount {
	a := amount{}
	for i := 0; i+1 < len(words); i += 2 {
		a[words[i+1]] = number(words[i])
	}
	return a
}

// opOf are the parts that actions belong to.
var opOf = map[string]string{"room": "rooms", "stable": "stables", "pasture": "fences", "plow": "plow", "sow": "sow",
	"bake": "bake", "build": "major", "take": "choose", "cut": "cut", "fell": "fell", "burn": "burn"}

// stop ends a part that can be repeated or is optional, and the whole use where
// parts go in any order.
func (g *Game) stop() {
	u := g.uses[0]
	if u.space.andOr {
		g.uses = g.uses[1:]
	} else {
		u.started[u.at()], u.current = true, -1
	}
	g.goOn()
}

// partOf is the part that an action carries out.
func (u *use) partOf(op string) int {
	for i, p := range u.space.parts {
		if p.op == op && (!u.started[i] || i == u.current) {
			return i
		}
	}
	panic("no part for " + op)
}

// carryOut carries out a part of the space in use.
func (g *Game) carryOut(words []string) {
	u, p := g.uses[0], &g.Players[g.active]
	i := u.partOf(opOf[words[0]])
	part := u.space.parts[i]
	if i != u.current {
		u.current, u.times = -1, 0
		if repeats(part) {
			u.current = i
		}
	}
	u.started[i] = true
	if u.current >= 0 {
		u.times++
	}
	switch words[0] {
	case "take":
		for _, o := range part.options {
			if o.text() == strings.Join(words, " ") {
				p.add(o.pay, -1)
				p.add(o.get, 1)
			}
		}
	case "plow":
		p.Goods["food"] -= part.price
		p.Field[cellNamed(words[1])] = true
	case "room":
		p.add(p.roomCost(), -1)
		p.Room[cellNamed(words[1])] = true
	case "stable":
		p.Goods["wood"] -= part.price
		p.Stable[cellNamed(words[1])] = true
	case "pasture":
		var s set
		for _, word := range words[1:] {
			s |= 1 << cellNamed(word)
		}
		p.Goods["wood"] -= p.enclose(s)
	case "sow":
		sown := amountIn(words[1:])
		for _, c := range p.emptyFields() {
			switch {
			case sown["grain"] > 0:
				p.Crop[c], p.Left[c] = "grain", 3
			case sown["vegetable"] > 0:
				p.Crop[c], p.Left[c] = "vegetable", 2
			default:
				continue
			}
			sown[p.Crop[c]]--
			p.Goods[p.Crop[c]]--
		}
	case "bake":
		n := number(words[1])
		p.Goods["food"] += g.bread(n)
		p.Goods["grain"] -= n
	case "build":
		g.build(words)
	case "cut", "fell", "burn":
		g.clearLand(words[0], cellNamed(words[1]))
	}
}

// build takes a major from the supply board. One that it is had for goes back
// there, and its fuel token moves on; otherwise with the variant a new cooking
// improvement has one. A Clay or Stone Oven brings a bake action (base-rules 9,
// moor-rules 9.2, 15).
func (g *Game) build(words []string) {
	p := &g.Players[g.active]
	m := g.major(words[1])
	token := g.tokens && m.cooks()
	if len(words) > 2 {
		token = slices.Contains(p.Tokens, words[3])
		p.Majors = without(p.Majors, words[3])
		p.Tokens = without(p.Tokens, words[3])
		g.Supply = append(g.Supply, words[3])
	} else {
		p.add(g.Cost(g.active, m.id), -1)
	}
	if token {
		p.Tokens = append(p.Tokens, m.id)
	}
	p.add(m.brings, 1)
	g.Supply = without(g.Supply, m.id)
	p.Majors = append(p.Majors, m.id)
	if m.well {
		for r := g.Round + 1; r <= min(g.Round+5, lastRound); r++ {
			p.Coming[r]++
		}
	}
	if m.id == "riding_stables" {
		for r := g.Round + 1; r <= lastRound; r++ {
			p.rides[r] = true
		}
	}
	if m.oven {
		s := &space{parts: []part{optional(bake)}}
		g.uses = append([]*use{{space: s, started: []bool{false}, current: -1}}, g.uses...)
	}
}
