package carcassonne

import (
	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

// Prompt says what the deciding seat is asked, and a short hint.
func (b *Board) Prompt(v *board.View) (ask, hint string) {
	m := b.moment(v)
	switch {
	case m.turn == kernel.Nobody:
		return m.say("ask.over"), ""
	case m.turn == kernel.Nature && m.asked != "first" && m.asked != "draw":
		return m.say("wait.auto"), ""
	case m.turn == kernel.Nature:
		return m.say("wait." + m.asked), ""
	case !m.person(m.turn):
		return m.say("wait."+m.asked, m.name(m.turn)), m.count("bag.left", m.s.Left())
	}
	switch m.asked {
	case "place":
		if m.s.Part() == 2 {
			return m.say("ask.place.second"), m.say("hint.turn")
		}
		return m.say("ask.place"), m.say("hint.turn")
	case "forced":
		return m.say("ask.forced"), ""
	case "dragon":
		return m.say("ask.dragon", m.s.DragonStep(), pips), m.say("hint.dragon")
	}
	switch {
	case m.kinds[rules.KindRemove] > 0:
		return m.say("ask.remove.may"), ""
	case m.fairyChosen():
		return m.say("ask.fairy"), m.say("hint.none")
	case rules.Tiles[m.s.Last().Kind].Portal && m.kinds[rules.KindFigure] > 0:
		return m.say("ask.portal"), m.say("hint.none")
	}
	return m.say("ask.act"), m.say("hint.none")
}

// MostTold is how many hundredths of a point a hint tells in numbers: beyond a
// hundred points only that it is far.
func (b *Board) MostTold() int { return 10000 }

// Name says what an action of the seat to decide is.
func (b *Board) Name(v *board.View, a kernel.Action) string {
	m := b.moment(v)
	switch a.Kind() {
	case rules.KindPlace:
		return m.placeName(a)
	case rules.KindPass:
		return m.say("button.pass")
	case rules.KindFigure:
		return m.say("do.figure", m.figure(rules.FigureOf(a)), m.kind(m.featureKind(rules.PosOf(a), rules.FeatureOf(a))))
	case rules.KindFairy:
		return m.say("do.fairy")
	case rules.KindRemove:
		return m.say("do.remove", m.figure(rules.FigureOf(a)), m.name(rules.SeatOf(a)))
	case rules.KindDragon:
		return m.say("do.dragon." + sideNames[rules.SideOf(a)])
	}
	return ""
}

// placeName says how the tile in hand is turned to be placed, where that makes a
// difference; where it goes is marked on the map.
func (m *moment) placeName(a kernel.Action) string {
	hand, turn := m.s.Hand(), int(rules.TurnOf(a))
	if hand == rules.NoKind {
		return m.say("name.place")
	}
	ways := 0
	for r := 3; r >= 0; r-- {
		if !rules.Alike(hand, 0, r) {
			ways++
		}
		if rules.Alike(hand, turn, r) {
			turn = r
		}
	}
	switch {
	case ways == 0:
		return m.say("name.place")
	case turn == 0:
		return m.say("name.place.drawn")
	case rules.Alike(hand, turn, turn+2):
		return m.say("name.place.turned")
	}
	return m.say("name.place." + [...]string{1: "right", 2: "half", 3: "left"}[turn])
}
