package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

// sources are what each seat has scored for in a match, in the order in which it was scored.
func (b *Board) sources(v *board.View, match *rules.Match) (list []board.Source) {
	m := b.moment(v)
	heads := map[carcassonne.Item]int{}
	for i, item := range items(m.s) {
		heads[item] = i + 1
	}
	add := func(seat rules.Seat, item carcassonne.Item, points int, from board.Source) {
		if points != 0 {
			from.Seat, from.Head, from.Points = seat, heads[item], points
			list = append(list, from)
		}
	}
	fairy, ending := m.say("result.fairy"), false
	for i := range match.Len() {
		reel := &rules.Reel{}
		match.Before(i).Clone().Do(match.Action(i), reel)
		for _, beat := range reel.Beats {
			switch e := beat.Event.(type) {
			case carcassonne.StackEmpty:
				ending = true
			case carcassonne.FairyPaid:
				add(e.Seat, carcassonne.FairyPoints, e.Points, board.Source{Text: fairy})
			case carcassonne.GoodsScored:
				good := board.Source{Text: m.say("good." + goodIcons[e.Good]), Final: true}
				for seat, points := range e.Points {
					add(rules.Seat(seat), carcassonne.GoodsPoints, points, good)
				}
			case carcassonne.Scored:
				from := board.Source{Text: m.log().scoredAs(e), Final: ending}
				if len(e.Places) > 0 {
					from.Mark = objectMark(e.Places[0])
				}
				for seat := range rules.Seat(m.s.Players()) {
					add(seat, e.Item(), e.Points[seat], from)
					add(seat, carcassonne.FairyPoints, e.Fairy[seat], board.Source{Text: fairy, Final: ending})
				}
			}
		}
	}
	return list
}

// scoredAs says what was scored, and how it came to its points.
func (m logPart) scoredAs(e carcassonne.Scored) string {
	return m.say("log.scored.brief", m.scoredWhat(e), m.scoreOf(e))
}
