package agricola

import (
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// farmFacts are what building, plowing, sowing and clearing bring.
func (m hintsPart) farmFacts(a rules.Action, t *trial) []fact {
	switch a.Kind() {
	case agricola.KindPlow, agricola.KindBurn, agricola.KindFire:
		return []fact{{"fields", leadFact, m.advice("plow", t.is.Fields.Size())}}
	case agricola.KindSow:
		return m.sowFacts(t)
	case agricola.KindRoom:
		if t.is.Rooms.Size() > int(t.is.People) {
			return []fact{{"family", leadFact, m.advice("room.free")}}
		}
		return []fact{{"family", leadFact, m.advice("room.full")}}
	case agricola.KindRenovate:
		return []fact{{"house", leadFact, m.advice("renovate." + box.MaterialIDs[t.is.House])}}
	case agricola.KindStable:
		return []fact{{"animals", leadFact, m.advice("stable", capacity(&t.is.Farm))}}
	case agricola.KindPasture:
		return m.pastureFacts(m.s.CellsOf(a), t)
	case agricola.KindBuild:
		return m.majorFacts(agricola.MajorOf(a), t)
	}
	return nil
}

// sowFacts are what then grows on the fields, and what of it comes in first.
func (m hintsPart) sowFacts(t *trial) []fact {
	grow, reap := crops(&t.is.Farm)
	list := []fact{{"fields", leadFact, m.advice("sow", m.stock(&grow))}}
	if m.s.NextHarvest() > 0 {
		list = append(list, fact{"fields", nextFact, m.advice("sow.reap", m.stock(&reap))})
	}
	return list
}

// pastureFacts are the room of a new pasture, and the fences for it.
func (m hintsPart) pastureFacts(cells farm.Mask, t *trial) []fact {
	room := 2 * cells.Size() << (cells & t.is.Stables).Size()
	list := []fact{{"animals", leadFact, m.count("advice.fence", cells.Size(), room)}}
	if n := m.s.Player(m.turn).FencesLeft() - t.is.FencesLeft(); n > 0 {
		list = append(list, fact{"pastures", nextFact, m.advice("fence.pieces", n, t.is.FencesLeft())})
	}
	return list
}

// capacity is how many animals of one kind a farm has room for.
func capacity(f *farm.Farm) int {
	var h box.Herd
	for f.Holds(h) {
		h[0]++
	}
	return int(h[0]) - 1
}

// majorFacts are what an improvement does.
func (m hintsPart) majorFacts(id box.Major, t *trial) (list []fact) {
	card := &box.Majors[id]
	add := func(reason string, weight int, text string) { list = append(list, fact{reason, weight, text}) }
	if card.FreeBake && slices.ContainsFunc(t.next.Legal(nil), ofKind(agricola.KindBake)) {
		add("food", leadFact+2, m.advice("major.now"))
	}
	if card.Cook != (box.Stock{}) {
		var rates []string
		for g, n := range card.Cook {
			if n > 0 {
				rates = append(rates, m.good(box.Good(g))+" → "+number(int(n)))
			}
		}
		add("food", leadFact+1, m.advice("major.cook", strings.Join(rates, ", ")))
	}
	if card.Bake > 0 {
		add("food", leadFact, m.advice("major.bake", card.Bake))
	}
	if card.Craft && m.s.NextHarvest() > 0 {
		add("food", leadFact, m.advice("major.craft", m.good(card.Good)+" → "+number(int(card.CraftFood))))
	}
	if n := min(int(card.Food[1]), box.Rounds-m.s.Round()); n > 0 {
		add("food", leadFact, m.count("advice.major.food", n))
	}
	if len(card.Trades) > 0 {
		var trades []string
		for _, tr := range card.Trades {
			trades = append(trades, m.good(tr.From)+" → "+m.good(tr.To))
		}
		add("resources", leadFact, m.advice("major.trade", strings.Join(trades, ", ")))
	}
	return list
}
