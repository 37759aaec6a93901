package oracle

import (
	"fmt"
	"slices"
)

// Set changes a position as the words of a script do (docs/notation.md). It
// knows what the tests need, and panics at anything else.
func (g *Game) Set(words ...string) {
	p := &Player{}
	if len(words) > 1 && !slices.Contains([]string{"round", "space", "turn", "start", "up"}, words[0]) {
		p = &g.Players[number(words[1])-1]
	}
	switch words[0] {
	case "round":
		g.setRound(number(words[1]))
	case "turn":
		g.uses = nil
		g.phase, g.active = place, number(words[1])-1
	case "start":
		g.Start = number(words[1]) - 1
	case "harvest":
		g.setHarvest()
	case "goods":
		for i := 2; i+1 < len(words); i += 2 {
			p.Goods[words[i]] = number(words[i+1])
		}
	case "space":
		g.On[words[1]] = number(words[2])
	case "people":
		out := p.People - p.Newborns - p.Home
		p.People, p.Newborns = number(words[2]), 0
		if len(words) > 3 {
			p.Newborns = number(words[3])
		}
		p.Home = p.People - p.Newborns - out
	case "house":
		p.House = slices.Index(materials, words[2])
	case "rooms":
		p.Room = marked(words[2:])
	case "fields":
		p.Field = marked(words[2:])
	case "stables":
		p.Stable = marked(words[2:])
		p.meadows = nil
	case "forests":
		p.Forest = marked(words[2:])
	case "moors":
		p.Moor = marked(words[2:])
	case "crop":
		c := cellNamed(words[2])
		p.Left[c], p.Crop[c] = number(words[3]), words[4]
	case "pasture":
		var s set
		for _, name := range words[2:] {
			s |= 1 << cellNamed(name)
		}
		p.enclose(s)
	case "majors":
		g.Supply = append(g.Supply, p.Majors...)
		p.Majors, p.Tokens, p.crafted = slices.Clone(words[2:]), nil, nil
		for _, id := range p.Majors {
			g.Supply = without(g.Supply, id)
		}
	case "cards":
		p.lay(slices.Clone(words[2:]))
	case "begging":
		p.Begging = number(words[2])
	case "bed":
		p.Bed = number(words[2])
	case "up":
		g.setUp(words[1])
	default:
		panic(fmt.Sprintf("oracle: cannot set %q", words))
	}
}

func marked(names []string) (is [cells]bool) {
	for _, name := range names {
		if name != "-" {
			is[cellNamed(name)] = true
		}
	}
	return is
}

// setRound begins the work phase of a round, with the stage cards before it in
// the order of the table, and each accumulation space filled once.
func (g *Game) setRound(round int) {
	if len(g.unknown) > 0 && g.Top == "" {
		g.Top, g.unknown = g.unknown[0], g.unknown[1:]
	}
	clear(g.Users)
	clear(g.Down)
	clear(g.By)
	clear(g.On)
	g.Cards = [lastRound + 1]string{}
	for g.Round = 1; g.Round <= round; g.Round++ {
		g.Cards[g.Round] = g.hidden()[0]
	}
	g.Round = round
	for seat := range g.Players {
		p := &g.Players[seat]
		p.Home, p.Newborns, p.Ward = p.People, 0, 0
	}
	g.fill()
	g.uses, g.passes, g.harvest = nil, 0, false
	g.nextTurn(g.Start)
}

// setHarvest goes home and begins a harvest, whatever the round; another round
// follows unless it is the last.
func (g *Game) setHarvest() {
	g.uses = nil
	clear(g.By)
	clear(g.Users)
	clear(g.Down)
	for seat := range g.Players {
		p := &g.Players[seat]
		p.Home, p.Ward = p.People, 0
	}
	g.reap()
}

// setUp has a special card lie face up; the one that did goes back into the pile.
func (g *Game) setUp(card string) {
	if g.Up != "" {
		g.unknown = append(g.unknown, g.Up)
	}
	if g.Top == card {
		g.Top, g.unknown = g.unknown[0], g.unknown[1:]
	}
	g.unknown = without(g.unknown, card)
	g.Up = card
}
