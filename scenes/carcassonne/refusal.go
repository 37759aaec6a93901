package carcassonne

import (
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
	"tilestead/ui"
)

// Refusal says why nothing can be done at p, or "".
func (b *Board) Refusal(v *scenes.View, p ui.Point) string {
	m := b.moment(v)
	if m.turn < 0 {
		return ""
	}
	for _, t := range b.Targets(v) {
		if t.Off == "" && t.Area.Contains(p) && (!t.OnMap || m.Frame.Map.Contains(p)) {
			return ""
		}
	}
	return m.refusal(m.find(p))
}

// Evident says that a tile to be placed plainly does not go where one lies.
func (b *Board) Evident(v *scenes.View, p ui.Point) bool {
	m := b.moment(v)
	at, ok := m.cellUnder(p)
	if !ok || !m.placing() {
		return false
	}
	_, lies := m.s.TileAt(at)
	return lies
}

func (m *moment) refusal(t thing) string {
	switch t.kind {
	case cellThing, featureThing, figureThing:
	case pieceThing:
		return m.noPiece(t.n)
	default:
		return ""
	}
	switch {
	case !m.person(m.turn):
		return m.say("no.turn", m.name(m.turn))
	case m.asked == "place":
		return m.noCell(t)
	case m.asked == "act" && t.kind != cellThing:
		return m.noSpot(t.place)
	case m.asked == "dragon" && t.kind != nothing:
		return m.noStep(t.at)
	case m.asked == "forced":
		return m.notNow()
	}
	return ""
}

// notNow names what has to be decided first.
func (m *moment) notNow() string {
	if m.turn >= 0 && !m.person(m.turn) {
		return m.say("no.turn", m.name(m.turn))
	}
	return m.say("no.now." + m.asked)
}

// noCell is why the tile in hand does not go on a cell.
func (m *moment) noCell(t thing) string {
	if _, lies := m.s.TileAt(t.at); lies {
		if t.kind == cellThing || m.deciding() {
			return m.say("no.taken")
		}
		return ""
	}
	hand := m.s.Hand()
	if hand == rules.NoKind {
		return m.notNow()
	}
	touching, agreeing := m.s.Match(hand, t.at, m.handTurn())
	if touching == 0 {
		return m.say("no.beside")
	}
	if m.s.Fits(hand, t.at) != 0 { // a lesson wants another cell
		return m.notNow()
	}
	foul := touching &^ agreeing
	for d := rules.North; d <= rules.West; d++ {
		if foul>>d&1 == 0 {
			continue
		}
		mine := rules.Tiles[hand].EdgeAt(d, int8(m.handTurn()))
		n, _ := m.s.TileAt(t.at.Next(d))
		theirs := rules.Tiles[n.Kind].EdgeAt(d.Opposite(), int8(n.Turn))
		return m.say("no.match", m.say("side."+sideNames[d]), m.edge(mine), m.edge(theirs))
	}
	return m.say("no.fit")
}

func (m *moment) edge(e rules.Edge) string {
	return m.say("edge." + [...]string{"none", "city", "road", "field"}[e])
}

// noSpot is why no figure can be placed on a feature.
func (m *moment) noSpot(p rules.Place) string {
	last := m.s.Last()
	supply := m.s.Supply(m.turn)
	o, ok := m.s.ObjectAt(p)
	if !ok {
		return ""
	}
	if m.fairyChosen() {
		return m.say("no.fairy.tile")
	}
	chosen := rules.Figure(m.Dials[pieceDial] - 1)
	special := chosen == rules.Builder || chosen == rules.Pig
	if p.At != last.At && (special || !rules.Tiles[last.Kind].Portal) {
		return m.say("no.newtile")
	}
	if at, ok := m.s.Dragon(); ok && at == p.At {
		if p.At == last.At {
			return m.say("no.volcano")
		}
		return m.say("no.dragon")
	}
	if rules.Tiles[last.Kind].Volcano {
		return m.say("no.volcano")
	}
	if o.Kind == rules.Field && m.s.House()&rules.NoFarmers != 0 {
		return m.say("no.farmers")
	}
	if special {
		return m.say("no.place." + figureNames[chosen])
	}
	for _, f := range m.s.Figures() {
		if !m.s.SameObject(p, rules.Place{At: f.At, Feature: f.Feature}) {
			continue
		}
		if f.Seat == m.turn {
			return m.say("no.own", m.the(o.Kind))
		}
		return m.say("no.occupied", m.name(f.Seat), m.the(o.Kind))
	}
	if supply[rules.Small] == 0 && supply[rules.Big] == 0 {
		return m.say("no.followers")
	}
	if p.At != last.At && o.Complete() {
		return m.say("no.complete")
	}
	return m.notNow()
}

func (m *moment) the(k rules.FeatureKind) string { return m.say("the." + kindNames[k]) }

// noStep is why the dragon does not go to a cell.
func (m *moment) noStep(at rules.Pos) string {
	from, _ := m.s.Dragon()
	beside := false
	for d := rules.North; d <= rules.West; d++ {
		beside = beside || from.Next(d) == at
	}
	fairy, there := m.s.Fairy()
	_, lies := m.s.TileAt(at)
	switch {
	case !beside:
		return m.say("no.step.far")
	case !lies:
		return m.say("no.step.empty")
	case there && fairy == at:
		return m.say("no.step.fairy")
	}
	return m.say("no.step.visited")
}

// noPiece is why a piece of the choice cannot be placed now.
func (m *moment) noPiece(i int) string {
	cell := m.choiceCells()[i]
	switch {
	case !m.person(m.turn):
		return m.say("no.turn", m.name(m.turn))
	case m.asked != "act":
		return m.notNow()
	case !cell.fairy && cell.left == 0:
		return m.say("no.left." + figureNames[cell.figure])
	case cell.fairy && m.s.House()&rules.FairyAfterVolcano != 0:
		return m.say("no.fairy")
	case rules.Tiles[m.s.Last().Kind].Volcano:
		return m.say("no.volcano")
	case cell.fairy:
		return m.say("no.fairy")
	case cell.figure.Follower():
		return m.say("no.free")
	}
	return m.say("no.place." + figureNames[cell.figure])
}
