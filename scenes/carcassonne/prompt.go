package carcassonne

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

// Prompt says what the deciding seat is asked, and a short hint.
func (b *Board) Prompt(v *board.View) (ask, hint string) {
	m := b.moment(v)
	switch {
	case m.turn == rules.Nobody:
		return m.say("ask.over"), ""
	case m.turn == rules.Nature && m.asked == "first":
		return m.say("wait.first"), ""
	case m.turn == rules.Nature && m.asked == "draw":
		return m.say("wait.draw", m.Name(m.s.Active())), ""
	case m.turn == rules.Nature:
		return m.say("wait.auto"), ""
	case !m.Person(m.turn):
		return m.say(m.pieces("wait."+m.asked), m.Name(m.turn)), m.count("bag.left", m.s.Left())
	}
	switch m.asked {
	case "place":
		if m.s.Part() == 2 {
			return m.say("ask.place.second"), m.say("hint.turn")
		}
		if m.s.Left() == 0 {
			return m.say("ask.place.last"), m.say("hint.turn")
		}
		return m.say("ask.place"), m.say("hint.turn")
	case "forced":
		return m.say("ask.forced"), ""
	case "fairy":
		return m.mayAsk("ask.fairy", "hint.none")
	case "dragon":
		return m.say("ask.dragon", m.s.DragonStep(), pips), m.say("hint.dragon")
	}
	switch {
	case m.kinds[carcassonne.KindRemove] > 0:
		return m.say("ask.remove.may"), ""
	case m.stands().fairyChosen():
		return m.mayAsk("ask.fairy", "hint.none")
	case carcassonne.Tiles[m.s.Last().Kind].Portal && m.kinds[carcassonne.KindFigure] > 0:
		return m.mayAsk("ask.portal", "hint.none")
	}
	return m.mayAsk(m.pieces("ask.act"), m.pieces("hint.none"))
}

// mayAsk asks for what the player may also decline, in a lesson only where it lets that be done.
func (m *moment) mayAsk(ask, none string) (said, hint string) {
	pass := func(a rules.Action) bool { return a.Kind() == carcassonne.KindPass }
	if len(m.Legal) > 0 && !slices.ContainsFunc(m.Legal, pass) {
		return m.say(ask + ".must"), ""
	}
	return m.say(ask), m.say(none)
}

// Name says what an action of the seat to decide is.
func (b *Board) Name(v *board.View, a rules.Action) string {
	m := b.moment(v)
	switch a.Kind() {
	case carcassonne.KindPlace:
		return m.help().placeName(a)
	case carcassonne.KindPass:
		return m.say(m.pieces("button.pass"))
	case carcassonne.KindFigure:
		return m.say("do.figure", m.figure(carcassonne.FigureOf(a)),
			m.kind(m.featureKind(carcassonne.PosOf(a), carcassonne.FeatureOf(a))))
	case carcassonne.KindFairy:
		return m.say("do.fairy")
	case carcassonne.KindRemove:
		return m.say("do.remove", m.figure(carcassonne.FigureOf(a)), m.Name(carcassonne.SeatOf(a)))
	case carcassonne.KindDragon:
		return m.say("do.dragon." + sideNames[carcassonne.SideOf(a)])
	}
	return ""
}

// placeName says how the tile in hand is turned to be placed, where that makes a
// difference; where it goes is marked on the map.
func (m helpPart) placeName(a rules.Action) string {
	hand, turn := m.s.Hand(), int(carcassonne.TurnOf(a))
	if hand == carcassonne.NoKind {
		return m.say("name.place")
	}
	ways := 0
	for r := 3; r >= 0; r-- {
		if !carcassonne.Alike(hand, 0, r) {
			ways++
		}
		if carcassonne.Alike(hand, turn, r) {
			turn = r
		}
	}
	switch {
	case ways == 0:
		return m.say("name.place")
	case turn == 0:
		return m.say("name.place.drawn")
	case carcassonne.Alike(hand, turn, turn+2):
		return m.say("name.place.turned")
	}
	return m.say("name.place." + [...]string{1: "right", 2: "half", 3: "left"}[turn])
}
