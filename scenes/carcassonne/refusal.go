package carcassonne

import (
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// clickable says whether something at p can be clicked.
func (b *Board) clickable(v *board.View, p ui.Point) bool {
	return board.Clickable(b.Targets(v), v, p)
}

// evident says that a tile to be placed plainly does not go where one lies, nor
// far from all of them.
func (m helpPart) evident(p ui.Point) bool {
	at, ok := m.cellUnder(p)
	if !ok || !m.placing() {
		return false
	}
	_, lies := m.s.TileAt(at)
	return lies || !m.isNear(at)
}

// isNear says whether a tile lies beside a cell or at its corner.
func (m helpPart) isNear(at carcassonne.Pos) bool {
	for y := int16(-1); y <= 1; y++ {
		for x := int16(-1); x <= 1; x++ {
			if _, lies := m.s.TileAt(carcassonne.Pos{X: at.X + x, Y: at.Y + y}); lies {
				return true
			}
		}
	}
	return false
}

// no is a refusal; what it is about is kept for its topic.
func (m helpPart) no(key string, args ...any) string {
	m.why = key
	return m.say("no."+key, args...)
}

// refusalTopics are the entries of the rules behind refusals, where that is not
// the one for what lies there.
var refusalTopics = map[string]string{
	"turn": "turn", "taken": "place", "beside": "place", "match": "place", "fit": "place",
	"newtile": "follower", "volcano": "volcano", "dragon": "dragon", "farmers": "house", "princess": "princess",
	"own": "join", "occupied": "join", "free": "join", "followers": "home", "complete": "portal",
	"step.far": "dragon", "step.empty": "dragon", "step.fairy": "fairy", "step.visited": "dragon",
	"left.follower": "home", "left.big": "big", "left.builder": "builder", "left.pig": "pig",
	"place.builder": "builder", "place.pig": "pig", "fairy": "fairy", "fairy.tile": "fairy",
}

// refusal says why nothing can be done with a thing, or "".
func (m helpPart) refusal(t thing) string {
	switch t.kind {
	case cellThing, featureThing, figureThing:
	case pieceThing:
		return m.noPiece(t.n)
	default:
		return ""
	}
	switch {
	case !m.Person(m.turn):
		return m.no("turn", m.Name(m.turn))
	case m.asked == "place":
		return m.noCell(t)
	case (m.asked == "act" || m.asked == "fairy") && t.kind != cellThing:
		return m.noSpot(t.place)
	case m.asked == "dragon" && t.kind != nothing:
		return m.noStep(t.at)
	case m.asked == "forced":
		return m.notNow()
	}
	return ""
}

// notNow names what has to be decided first.
func (m helpPart) notNow() string {
	if m.turn >= 0 && !m.Person(m.turn) {
		return m.no("turn", m.Name(m.turn))
	}
	return m.no("now." + m.asked)
}

// noCell is why the tile in hand does not go on a cell.
func (m helpPart) noCell(t thing) string {
	if _, lies := m.s.TileAt(t.at); lies {
		if t.kind == cellThing || m.Deciding() {
			return m.no("taken")
		}
		return ""
	}
	hand := m.s.Hand()
	if hand == carcassonne.NoKind {
		return m.notNow()
	}
	touching, agreeing := m.s.Match(hand, t.at, m.land().handTurn())
	if touching == 0 {
		return m.no("beside")
	}
	if m.s.Fits(hand, t.at) != 0 { // a lesson wants another cell
		return m.notNow()
	}
	foul := touching &^ agreeing
	for d := carcassonne.North; d <= carcassonne.West; d++ {
		if foul>>d&1 == 0 {
			continue
		}
		mine := carcassonne.Tiles[hand].EdgeAt(d, int8(m.land().handTurn()))
		n, _ := m.s.TileAt(t.at.Next(d))
		theirs := carcassonne.Tiles[n.Kind].EdgeAt(d.Opposite(), int8(n.Turn))
		return m.no("match", m.say("side."+sideNames[d]), m.edge(mine), m.edge(theirs))
	}
	return m.no("fit")
}

func (m helpPart) edge(e carcassonne.Edge) string {
	return m.say("edge." + [...]string{"none", "city", "road", "field"}[e])
}

// noSpot is why no figure can be placed on a feature.
func (m helpPart) noSpot(p carcassonne.Place) string {
	last := m.s.Last()
	supply := m.s.Supply(m.turn)
	o, ok := m.s.ObjectAt(p)
	if !ok {
		return ""
	}
	if m.stands().fairyChosen() {
		return m.no("fairy.tile")
	}
	chosen := carcassonne.Figure(m.draft.piece - 1)
	special := chosen == carcassonne.Builder || chosen == carcassonne.Pig
	if p.At != last.At && (special || !carcassonne.Tiles[last.Kind].Portal) {
		return m.no("newtile")
	}
	if at, ok := m.s.Dragon(); ok && at == p.At {
		if p.At == last.At {
			return m.no("volcano")
		}
		if m.s.House()&carcassonne.PortalDragon == 0 {
			return m.no("dragon")
		}
	}
	if carcassonne.Tiles[last.Kind].Volcano {
		return m.no("volcano")
	}
	if o.Kind == carcassonne.Field && m.s.House()&carcassonne.NoFarmers != 0 {
		return m.no("farmers")
	}
	if special {
		return m.no("place." + figureNames[chosen])
	}
	for _, f := range m.s.Figures() {
		if !m.s.SameObject(p, carcassonne.Place{At: f.At, Feature: f.Feature}) {
			continue
		}
		if f.Seat == m.turn {
			return m.no("own", m.the(o.Kind))
		}
		return m.no("occupied", m.Name(f.Seat), m.the(o.Kind))
	}
	if supply[carcassonne.Small] == 0 && supply[carcassonne.Big] == 0 {
		return m.no("followers")
	}
	if p.At != last.At && o.Complete() {
		return m.no("complete")
	}
	return m.notNow()
}

func (m helpPart) the(k carcassonne.FeatureKind) string { return m.say("the." + kindNames[k]) }

// noStep is why the dragon does not go to a cell.
func (m helpPart) noStep(at carcassonne.Pos) string {
	from, _ := m.s.Dragon()
	beside := false
	for d := carcassonne.North; d <= carcassonne.West; d++ {
		beside = beside || from.Next(d) == at
	}
	fairy, there := m.s.Fairy()
	_, lies := m.s.TileAt(at)
	switch {
	case !beside:
		return m.no("step.far")
	case !lies:
		return m.no("step.empty")
	case there && fairy == at:
		return m.no("step.fairy")
	}
	return m.no("step.visited")
}

// noPiece is why a piece of the choice cannot be placed now.
func (m helpPart) noPiece(i int) string {
	cell := m.seats().choiceCells()[i]
	switch {
	case !m.Person(m.turn):
		return m.no("turn", m.Name(m.turn))
	case m.asked == "fairy" && !cell.fairy:
		return m.no("princess")
	case m.asked != "act" && m.asked != "fairy":
		return m.notNow()
	case !cell.fairy && cell.left == 0:
		return m.no("left." + figureNames[cell.figure])
	case cell.fairy && m.s.House()&carcassonne.FairyAfterVolcano != 0:
		return m.no("fairy")
	case carcassonne.Tiles[m.s.Last().Kind].Volcano:
		return m.no("volcano")
	case cell.fairy:
		return m.no("fairy")
	case cell.figure.Follower():
		return m.no("free")
	}
	return m.no("place." + figureNames[cell.figure])
}
