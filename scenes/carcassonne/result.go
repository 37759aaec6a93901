package carcassonne

import (
	"strconv"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Result lists the points of each seat, and by what they were scored for.
func (b *Board) Result(state rules.State, w *assets.Words) (head []string, rows [][]string) {
	s := state.(*carcassonne.State)
	head = append(head, w.Say("carcassonne.result.total"))
	for _, item := range items(s) {
		head = append(head, w.Say("carcassonne.result."+carcassonne.ItemIDs[item]))
	}
	for seat := range rules.Seat(s.Players()) {
		row := []string{strconv.Itoa(s.Points(seat))}
		for _, item := range items(s) {
			row = append(row, strconv.Itoa(s.PointsFor(seat, item)))
		}
		rows = append(rows, row)
	}
	return head, rows
}

// heads are the icons over the numbers of the Result; the first is the total.
func (b *Board) heads(v *board.View) [][]string {
	list := [][]string{nil}
	for _, item := range items(v.State.(*carcassonne.State)) {
		list = append(list, []string{itemIcons[item]})
	}
	return list
}

// scoreKinds are what points can be for in a game.
func (b *Board) scoreKinds(v *board.View) (list []board.ScoreKind) {
	for _, item := range items(v.State.(*carcassonne.State)) {
		id := carcassonne.ItemIDs[item]
		list = append(list, board.ScoreKind{ID: id, Name: v.Words.Say("carcassonne.result." + id),
			Icon: itemIcons[item], Color: itemColors[item]})
	}
	return list
}

// points is what a seat has scored on the track.
func (b *Board) points(s rules.State, seat rules.Seat) rules.Points {
	return rules.Whole(s.(*carcassonne.State).Points(seat))
}

// land is all tiles with a narrow edge.
func (b *Board) land(s rules.State) ui.Rect { return extent(s.(*carcassonne.State)).Inset(0.7 * side) }

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
