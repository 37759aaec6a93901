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
	if does := doings[words[0]]; does != nil {
		does(g, p, words)
		return
	}
	g.carryOut(words)
	g.goOn()
}

// doings are what each action does, by its first word; all others are parts of an effect.
var doings = map[string]func(g *Game, p *Player, words []string){
	"first":      func(g *Game, _ *Player, words []string) { g.begin(number(words[1]) - 1) },
	"reveal":     func(g *Game, _ *Player, words []string) { g.turnUp(words[1]) },
	"start_card": func(g *Game, _ *Player, words []string) { g.deal(number(words[1])) },
	"top": func(g *Game, _ *Player, words []string) {
		g.Top = words[1]
		g.unknown = slices.DeleteFunc(g.unknown, func(id string) bool { return id == words[1] })
		g.then()
	},
	"leave":   func(g *Game, _ *Player, _ []string) { g.supplySpaces() },
	"under":   func(g *Game, _ *Player, _ []string) { g.putUnder() },
	"special": func(g *Game, _ *Player, words []string) { g.takeSpecial(words[1]) },
	"keep_card": func(g *Game, p *Player, _ []string) {
		p.Goods["food"] -= secondFee
		g.kept = true
		g.nextTurn(0)
	},
	"pass": func(g *Game, _ *Player, _ []string) {
		g.passes++
		g.nextTurn(g.active + 1)
	},
	"place": (*Game).place,
	"keep": func(g *Game, _ *Player, words []string) {
		g.put(g.active, g.keeping(g.stock(g.active), herdIn(words[1:])))
		g.resume()
	},
	"breed": func(g *Game, _ *Player, words []string) { g.bring(herdIn(words[1:])) },
	"feed": func(g *Game, _ *Player, words []string) {
		g.laid += g.cook(g.active, words[2], number(words[1]))
		g.fed()
	},
	"heat": func(g *Game, p *Player, words []string) {
		p.Goods[words[2]] -= number(words[1])
		g.cold -= number(words[1])
		g.burnt = true
		g.heated()
	},
	"done": func(g *Game, _ *Player, _ []string) {
		switch g.phase {
		case feed:
			g.beg()
		case heat:
			g.freeze()
		default:
			g.nextSeat()
		}
	},
	"stop": func(g *Game, _ *Player, _ []string) {
		if g.phase == spend {
			g.discardCard()
			return
		}
		g.stop()
	},
}

// place puts a person on a space, whose use begins.
func (g *Game) place(p *Player, words []string) {
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
}

// herdIn are the animals among amounts.
func herdIn(words []string) (h herd) {
	for i, kind := range Animals {
		h[i] = amountIn(words)[kind]
	}
	return h
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
