package carcassonne

import (
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

func (m helpPart) tip(t thing) []string {
	switch t.kind {
	case cellThing:
		return m.cellTip(t.at)
	case featureThing:
		return m.objectTip(t.place)
	case figureThing:
		head := m.say("tip.figure", m.Name(t.figure.Seat), m.figure(t.figure.Figure))
		return append([]string{head}, m.objectTip(t.place)...)
	case dragonThing:
		return []string{m.say("figure.dragon"), m.say("tip.dragon")}
	case fairyThing:
		return []string{m.say("figure.fairy"), m.say("tip.fairy.1"), m.say("tip.fairy.2")}
	case plateThing:
		return m.plateTip(t.seat)
	case handThing:
		return m.handTip(t.tile, t.n)
	case bagThing:
		return m.bagTip()
	case pieceThing:
		return m.pieceTip(t.n)
	case rowThing:
		return []string{m.say("tip.row"), m.say("tip.row.1")}
	case trackThing:
		return []string{m.say("tip.track"), m.say("tip.track.1")}
	}
	return nil
}

// cellTip says of an empty cell beside tiles how many of the stack go there.
func (m helpPart) cellTip(at carcassonne.Pos) []string {
	if touching, _ := m.s.Match(carcassonne.Kind(0), at, 0); touching == 0 || m.Purist {
		return nil
	}
	if m.lens().dead(at) {
		return []string{m.say("tip.gap"), m.say("tip.gap.none")}
	}
	more := m.s.Fitting(at)
	if hand := m.s.Hand(); more == 0 && hand != carcassonne.NoKind && m.s.Fits(hand, at) != 0 {
		return []string{m.say("tip.gap"), m.say("tip.gap.hand")}
	}
	return []string{m.say("tip.gap"), m.count("tip.gap.fit", more)}
}

// objectTip says what an object is worth now and when finished, what is open,
// and who leads; without help only what it is.
func (m helpPart) objectTip(p carcassonne.Place) []string {
	o, ok := m.s.ObjectAt(p)
	if !ok {
		return nil
	}
	head := m.kind(o.Kind) + ", " + m.count("n.tiles", o.Tiles)
	if o.Kind == carcassonne.Cloister || m.Purist {
		head = m.kind(o.Kind)
	}
	lines := []string{head}
	if m.Purist {
		return lines
	}
	var extras []string
	if o.Pennants > 0 {
		extras = append(extras, m.count("n.pennants", o.Pennants))
	}
	for i, mark := range [...]carcassonne.Marks{carcassonne.Inn, carcassonne.Cathedral, carcassonne.Princess} {
		if o.Marks&mark != 0 {
			extras = append(extras, m.say("mark."+[...]string{"inn", "cathedral", "princess"}[i]))
		}
	}
	if len(extras) > 0 {
		lines = append(lines, strings.Join(extras, ", "))
	}
	switch {
	case o.Kind == carcassonne.Field:
		lines = append(lines, m.fieldLines(&o)...)
	case o.Complete():
		lines = append(lines, m.say("tip.complete"))
	default:
		lines = append(lines, m.worthLines(&o)...)
	}
	return append(lines, m.majority(&o)...)
}

// worthLines say what an open object is worth now and when finished, and what
// is open. A cloister cannot grow.
func (m helpPart) worthLines(o *carcassonne.Object) []string {
	key := pick(o.Kind == carcassonne.Cloister, "tip.worth.cloister", "tip.worth")
	return []string{m.say(key, m.points(o.Now), strconv.Itoa(o.Completed)),
		m.open(o)}
}

// open is how much of an object is open.
func (m helpPart) open(o *carcassonne.Object) string {
	return m.count("tip.open."+kindNames[o.Kind], o.Open)
}

func (m helpPart) fieldLines(o *carcassonne.Object) []string {
	n := len(o.Cities)
	return []string{m.count("tip.cities", n, m.s.CityWorth()*n)}
}

// majority says how strong each seat is on an object and who scores.
func (m helpPart) majority(o *carcassonne.Object) (lines []string) {
	strengths := m.strengths(o.Strength)
	if strengths == "" {
		if o.Complete() {
			return nil
		}
		for _, f := range m.s.Figures() {
			if m.s.SameObject(o.Places[0], carcassonne.Place{At: f.At, Feature: f.Feature}) {
				return []string{m.say("tip.alone", m.figure(f.Figure))}
			}
		}
		return []string{m.say("tip.nobody")}
	}
	lines = append(lines, m.say("tip.strength", strengths))
	if o.Kind == carcassonne.Field {
		key := pick(m.citiesFed(), "tip.scores.cities", "tip.scores")
		for _, seat := range m.reapers(o) {
			lines = append(lines, m.say(key, m.Name(seat), m.points(o.Farm[seat])))
		}
	}
	return lines
}

// strengths are how strong each seat is that has any followers, "" for nobody.
func (m helpPart) strengths(of [carcassonne.MaxSeats]int) string {
	var parts []string
	for seat := range rules.Seat(m.s.Players()) {
		if n := of[seat]; n > 0 {
			parts = append(parts, m.Name(seat)+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(parts, ", ")
}

// citiesFed says whether farmers get points city by city, by the rules of the
// first two editions.
func (m helpPart) citiesFed() bool {
	return m.s.House()&(carcassonne.FarmersFirst|carcassonne.FarmersSecond) != 0
}

// reapers are who has something of a field's cities through it: who leads there;
// in the first edition, if anybody, those with farmers there who have the most
// round a city.
func (m helpPart) reapers(o *carcassonne.Object) (seats []rules.Seat) {
	if m.s.House()&carcassonne.FarmersFirst == 0 {
		return o.Leaders
	}
	for seat := range rules.Seat(m.s.Players()) {
		if o.Strength[seat] > 0 && o.Farm[seat] > 0 {
			seats = append(seats, seat)
		}
	}
	if len(seats) == 0 {
		return o.Leaders
	}
	return seats
}

func (m helpPart) plateTip(seat rules.Seat) []string {
	lines := []string{m.Name(seat), m.points(m.s.Points(seat))}
	if from := m.earned(seat); from != "" {
		lines = append(lines, from)
	}
	if laps := m.s.Points(seat) / lap; laps > 0 {
		lines = append(lines, m.count("tip.laps", laps))
	}
	var parts []string
	for f, n := range m.s.Supply(seat) {
		if n > 0 {
			parts = append(parts, m.count("n."+figureNames[f], int(n)))
		}
	}
	if len(parts) == 0 {
		parts = []string{m.say("tip.supply.none")}
	}
	lines = append(lines, m.say("tip.supply", m.list(parts)))
	parts = nil
	for g, n := range m.s.Tokens(seat) {
		if n > 0 {
			parts = append(parts, m.count("n."+goodIcons[g], int(n)))
		}
	}
	if len(parts) > 0 {
		lines = append(lines, m.say("tip.goods", m.list(parts)))
	}
	if on := m.standing(seat); on != "" {
		lines = append(lines, m.say("tip.standing", on))
	}
	return lines
}

// earned is what the points of a seat are for so far, "" for none.
func (m helpPart) earned(seat rules.Seat) string {
	var parts []string
	for _, item := range items(m.s) {
		if n := m.s.PointsFor(seat, item); n != 0 {
			parts = append(parts, m.counting().itemName(item)+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(parts, " · ")
}

// standing is how many followers of a seat stand on each kind of object.
func (m helpPart) standing(seat rules.Seat) string {
	var n [carcassonne.FeatureKinds]int
	for _, f := range m.s.Figures() {
		if f.Seat == seat && f.Figure.Follower() {
			n[m.featureKind(f.At, f.Feature)]++
		}
	}
	var parts []string
	for k, c := range n {
		if c > 0 {
			parts = append(parts, m.count("n.on."+kindNames[k], c))
		}
	}
	return m.list(parts)
}

// handTip explains the tile in hand.
func (m helpPart) handTip(k carcassonne.Kind, feature int) []string {
	t := &carcassonne.Tiles[k]
	lines := []string{m.say("head.tile")}
	if feature >= 0 {
		lines[0] = m.kind(t.Features[feature].Kind)
	}
	lines = append(lines, m.marksOf(t)...)
	if m.Purist {
		return lines
	}
	return append(lines, m.count("tip.draws", m.s.Draws(k)))
}

// marksOf explains what is printed on a tile.
func (m helpPart) marksOf(t *carcassonne.Tile) (lines []string) {
	mark := func(on bool, key, more string) {
		if on {
			lines = append(lines, m.say("mark."+key)+": "+m.say("mark."+key+more))
		}
	}
	add := func(on bool, key string) { mark(on, key, ".1") }
	add(t.Volcano, "volcano")
	add(t.Dragon, "dragon")
	add(t.Portal, "portal")
	var marks carcassonne.Marks
	pennants := int8(0)
	for _, f := range t.Features {
		marks |= f.Marks
		pennants += f.Pennants
		if f.Good != carcassonne.NoGood {
			lines = append(lines, m.say("mark."+goodIcons[f.Good])+": "+m.say("mark.goods.1"))
		}
	}
	more := ".1"
	if m.s.House()&carcassonne.UnfinishedCount != 0 {
		more = ".count"
	}
	mark(marks&carcassonne.Inn != 0, "inn", more)
	mark(marks&carcassonne.Cathedral != 0, "cathedral", more)
	add(marks&carcassonne.Princess != 0, "princess")
	if pennants > 0 {
		lines = append(lines, m.count("n.pennants", int(pennants)))
	}
	return lines
}

// inBag is how many tiles in the bag have each kind of feature.
func (m helpPart) inBag() (n [carcassonne.FeatureKinds]int) {
	for _, k := range m.s.Kinds() {
		var has [carcassonne.FeatureKinds]bool
		for _, f := range carcassonne.Tiles[k].Features {
			has[f.Kind] = true
		}
		for kind, is := range has {
			if is {
				n[kind] += m.s.Draws(k)
			}
		}
	}
	return n
}

func (m helpPart) bagTip() []string {
	if m.asked == "dragon" && m.s.Mover() >= 0 {
		return []string{m.say("head.dragon"), m.say("tip.pips"), m.say("wait.dragon", m.Name(m.s.Mover()))}
	}
	lines := []string{m.say("tip.bag"), m.count("bag.left", m.s.Left())}
	if m.Purist || m.s.Left() == 0 {
		return lines
	}
	for kind, n := range m.inBag() {
		if name := carcassonne.FeatureKind(kind); name != carcassonne.Field {
			lines = append(lines, m.say("tip.bag."+kindNames[name], n))
		}
	}
	return lines
}

func (m helpPart) pieceTip(i int) []string {
	cell := m.seats().choiceCells()[i]
	name := "fairy"
	if !cell.fairy {
		name = figureNames[cell.figure]
	}
	lines := []string{m.say("figure." + name), m.say("hint.piece." + name)}
	if cell.fairy {
		return append(lines, m.say("tip.fairy.2"), m.say("tip.fairy.1"))
	}
	return append(lines, m.count("tip.piece", cell.left))
}

// spotHint is what a click on a place for a figure does. The points stand in
// its first line only where no other line tells them.
func (m helpPart) spotHint(s spot) string {
	head := m.say("do.figure", m.figure(s.figure), m.kind(s.kind))
	var lines []string
	o, ok := m.s.ObjectAt(s.Place)
	switch {
	case !ok:
	case s.figure == carcassonne.Builder:
		lines = []string{m.say("hint.piece.builder")}
	case s.figure == carcassonne.Pig:
		head, lines = m.seats().spotLine(s), []string{m.say("hint.piece.pig")}
	case m.Purist:
		head = m.seats().spotLine(s)
	case o.Kind == carcassonne.Field:
		lines = m.fieldLines(&o)
	case o.Complete():
		head, lines = m.seats().spotLine(s), []string{m.say("hint.complete")}
	default:
		lines = m.worthLines(&o)
	}
	lines = append([]string{head}, lines...)
	return strings.Join(append(lines, m.outcomeOf(s.action)...), "\n")
}

// eatHint says whom the dragon eats on a cell.
func (m helpPart) eatHint(at carcassonne.Pos) string {
	var parts []string
	for _, f := range m.s.Figures() {
		if f.At == at {
			parts = append(parts, m.say("tip.figure", m.Name(f.Seat), m.figure(f.Figure)))
		}
	}
	if len(parts) == 0 {
		return m.say("hint.eats.none")
	}
	return m.say("hint.eats", m.list(parts))
}
