package carcassonne

import (
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/tale"
)

// placedLine says what stands out on a tile, and where there is no room for all of it what stands out
// most; behind it what that does to others, who lose by it.
func (m logPart) placedLine(e carcassonne.TilePlaced) tale.Said {
	all := mainFeature(&carcassonne.Tiles[e.Kind])
	first, _, _ := strings.Cut(all, ".")
	said := tale.Said{Seat: e.Seat, Text: m.say("log.placed." + all), Least: []string{m.say("log.placed." + first)},
		Mark: cellID(e.At)}
	if list := m.hints().harms(e); len(list) > 0 {
		what, least := said.Text, said.Least
		if mark := list[0].mark; mark != "" {
			what = m.say("log.placed." + mark)
			least = []string{what}
		}
		harm := harmText(list)
		said.Text, said.Costs = m.say("log.harm", what, harm), true
		said.Least = append([]string{harm}, least...)
	}
	return said
}

// mainFeature is what a tile is called after: what is one of a kind, else a city, and what else
// it has beside that.
func mainFeature(t *carcassonne.Tile) string {
	var marks carcassonne.Marks
	kinds, crossing := [carcassonne.FeatureKinds]int{}, false
	for _, f := range t.Features {
		marks |= f.Marks
		kinds[f.Kind]++
		crossing = crossing || f.End == carcassonne.AtJunction
	}
	city := kinds[carcassonne.City] > 0
	switch {
	case t.Volcano:
		return "volcano"
	case t.Dragon:
		return "dragon"
	case t.Portal:
		return "portal"
	case marks&carcassonne.Princess != 0:
		return "princess"
	case marks&carcassonne.Cathedral != 0:
		return "cathedral"
	case marks&carcassonne.Inn != 0:
		return pick(city, "city.inn", "inn")
	case kinds[carcassonne.Cloister] > 0:
		return "cloister"
	case crossing:
		return pick(city, "city.crossing", "crossing")
	case kinds[carcassonne.Road] > 0:
		return pick(city, "city.road", "road")
	case city:
		return "city"
	}
	return "tile"
}

// scoredLine itemises what an object brought: its tiles and what is on it, who
// gets how much, the fairy, goods.
func (m logPart) scoredLine(e carcassonne.Scored) tale.Said {
	mark := ""
	if len(e.Places) > 0 {
		mark = objectMark(e.Places[0])
	}
	what, detail := m.scoredWhat(e), m.scoreOf(e)
	seats, last := 0, rules.Nature
	for seat := range rules.Seat(m.s.Players()) {
		if e.Points[seat] != 0 || e.Fairy[seat] != 0 {
			seats, last = seats+1, seat
		}
	}
	said := tale.Said{Seat: rules.Nature, Mark: mark}
	switch {
	case seats == 0 && e.Final:
		return said
	case seats == 0:
		said.Text, said.Idle = m.say("log.scored.none", what), true
	case seats == 1 && e.Fairy[last] == 0:
		said.Seat, said.Text = last, m.say("log.scored.one", e.Points[last], what, detail)
	case seats == 1 && e.Points[last] != 0:
		said.Seat, said.Text = last, m.say("log.scored.fairy", e.Points[last], e.Fairy[last], what, detail)
	default:
		said.Text = m.say("log.scored", what, m.shares(e.Points, e.Fairy), detail)
	}
	if said.Text += m.takes(e, said.Seat); seats > 0 {
		said.Brief = what
		if seats == 1 && e.Fairy[last] == 0 && e.Goods == [carcassonne.Goods]int8{} {
			said.Brief, said.Least = m.say("log.scored.brief", what, detail), []string{what}
		}
	}
	return said
}

// scoredWhat is what an object is called that was scored.
func (m logPart) scoredWhat(e carcassonne.Scored) string {
	switch {
	case e.Fed():
		return m.say("log.fed")
	case e.Final && e.Kind != carcassonne.Field:
		return m.say("log.open." + kindNames[e.Kind])
	}
	return m.kind(e.Kind)
}

// scoreOf says how an object comes to its points.
func (m logPart) scoreOf(e carcassonne.Scored) string {
	if e.Fed() {
		return m.fedBy(e) + m.pigs(e, m.s.CityWorth())
	}
	if e.Kind == carcassonne.Field {
		return m.count("n.cities", len(e.Cities)) + m.pigs(e, 3*len(e.Cities))
	}
	if e.Kind == carcassonne.Cloister {
		return m.count("n.tiles", 9-e.Open)
	}
	parts := []string{m.count("n.tiles", e.Tiles)}
	if e.Pennants > 0 {
		parts = append(parts, m.count("n.pennants", e.Pennants))
	}
	if e.Marks&carcassonne.Inn != 0 && e.Kind == carcassonne.Road {
		parts = append(parts, m.say("mark.inn"))
	}
	if e.Marks&carcassonne.Cathedral != 0 {
		parts = append(parts, m.say("mark.cathedral"))
	}
	return strings.Join(parts, ", ")
}

// fedBy says who has how many farmers round a city, or, where each field is led
// by itself, on how many fields there are some.
func (m logPart) fedBy(e carcassonne.Scored) string {
	if m.s.House()&carcassonne.FarmersFirst != 0 {
		return m.say("log.fed.strength", m.help().strengths(e.Strength))
	}
	return m.count("n.fields", len(e.Fields))
}

// pigs names who gets more than the usual points for a pig; who scores alone is
// named before.
func (m logPart) pigs(e carcassonne.Scored, usual int) string {
	var names []string
	scorers := 0
	for seat := range rules.Seat(m.s.Players()) {
		if e.Points[seat] != 0 {
			scorers++
		}
		if e.Points[seat] > usual {
			names = append(names, m.Name(seat))
		}
	}
	switch {
	case len(names) == 0:
		return ""
	case scorers == 1:
		return ", " + m.figure(carcassonne.Pig)
	}
	return ", " + m.count("log.pigs", len(names), m.list(names))
}

// shares are the points of each seat, with the fairy's.
func (m logPart) shares(points, fairy [carcassonne.MaxSeats]int) string {
	var parts []string
	for seat := range rules.Seat(m.s.Players()) {
		if points[seat] != 0 {
			parts = append(parts, m.say("log.share", m.Name(seat), points[seat]))
		}
		if fairy[seat] != 0 {
			parts = append(parts, m.say("log.share.fairy", m.Name(seat), fairy[seat]))
		}
	}
	return strings.Join(parts, ", ")
}

// takes are the goods of a finished city, behind a line that is named for a
// seat; that seat is not named again.
func (m logPart) takes(e carcassonne.Scored, named rules.Seat) string {
	var parts []string
	for g, n := range e.Goods {
		if n > 0 {
			parts = append(parts, m.count("n."+goodIcons[g], int(n)))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	if e.By == named {
		return "; " + m.say("log.takes.own", m.list(parts))
	}
	return "; " + m.say("log.takes", m.Name(e.By), m.list(parts))
}

// victims are figures that seat by sends home, who is not named again.
func (m logPart) victims(list []carcassonne.Standing, by rules.Seat) string {
	var parts []string
	for _, f := range list {
		if f.Seat == by {
			parts = append(parts, m.say("log.own", m.figure(f.Figure)))
			continue
		}
		parts = append(parts, m.say("tip.figure", m.Name(f.Seat), m.figure(f.Figure)))
	}
	return m.list(parts)
}
