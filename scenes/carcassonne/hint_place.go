package carcassonne

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A trial is a placement tried on a copy.
type trial struct {
	laid   *carcassonne.State // the tile lies, nothing else has happened
	after  *carcassonne.State // the next decision
	joined []carcassonne.Joined
	tile   *carcassonne.Tile
	at     carcassonne.Pos
	dead   []carcassonne.Object // with a gap beside the tile that nothing fits any more
}

// try places the tile in hand on a copy.
func (m hintsPart) try(a rules.Action) *trial {
	t := &trial{after: m.s.Clone().(*carcassonne.State), at: carcassonne.PosOf(a)}
	reel := &rules.Reel{}
	t.after.Do(a, reel)
	t.laid = reel.Beats[0].After.(*carcassonne.State)
	for _, b := range reel.Beats {
		if e, ok := b.Event.(carcassonne.Joined); ok {
			t.joined = append(t.joined, e)
		}
	}
	t.tile = &carcassonne.Tiles[t.laid.Last().Kind]
	return t
}

// objects are those the tile adds to, each once: what is finished first, then what is worth most.
func (t *trial) objects() (list []carcassonne.Object) {
	defer func() {
		slices.SortStableFunc(list, func(a, b carcassonne.Object) int {
			if a.Complete() != b.Complete() {
				return pick(a.Complete(), -1, 1)
			}
			return b.Now - a.Now
		})
	}()
	var seen []int16
	for _, p := range touched(t.laid, t.at) {
		if root := rootOf(t.laid, p); !slices.Contains(seen, root) {
			seen = append(seen, root)
			o, _ := t.laid.ObjectAt(p)
			list = append(list, o)
		}
	}
	return list
}

// receives says whether the tile brings a princess into an object.
func (t *trial) receives(o *carcassonne.Object) bool {
	f := t.tile.Princess()
	return f >= 0 && t.laid.SameObject(o.Places[0], carcassonne.Place{At: t.at, Feature: f})
}

// placeFacts are what placing the tile brings; of what the next action claims, 0 for none, that tells.
func (m hintsPart) placeFacts(a, next rules.Action) (list []fact) {
	t, own := m.try(a), ownKinds{}
	t.dead = t.killed(m.s)
	claims := next != 0 && next.Kind() == carcassonne.KindFigure && carcassonne.FigureOf(next).Follower()
	for _, o := range t.objects() {
		switch {
		case o.Kind == carcassonne.Field:
			continue
		case claims && len(o.Leaders) == 0:
			if o.Complete() && o.Kind == carcassonne.City {
				list = append(list, m.goodsFacts(t, &o)...)
			}
			continue
		}
		list = append(list, m.objectFacts(t, &o, own[o.Kind])...)
		own[o.Kind] = own[o.Kind] || slices.Contains(o.Leaders, m.turn)
	}
	for _, e := range t.joined {
		list = append(list, m.joinFact(e))
	}
	list = append(list, m.fieldFacts(t)...)
	list = append(list, m.deadFacts(t, own)...)
	if t.after.BuilderWorks() {
		list = append(list, fact{"second", 300, m.advice("second")})
	}
	if key, who := m.help().princessPreview(t.after); key != "" {
		list = append(list, fact{"city", 600, m.advice(key, who)})
	}
	list = append(list, m.wakeFacts(t)...)
	if claims {
		return list
	}
	list = append(list, m.freeFacts(t)...)
	if len(list) == 0 {
		list = m.openFacts(t)
	}
	if len(list) == 0 {
		list = []fact{{"", 0, m.advice("quiet")}}
	}
	return list
}

// ownKinds are the kinds of which something of the seat to decide has been told: more of such a kind is
// another.
type ownKinds [carcassonne.FeatureKinds]bool

// objectFacts are what the tile does for a road, a city or a cloister; another is one of the seat to
// decide that is not its first of that kind.
func (m hintsPart) objectFacts(t *trial, o *carcassonne.Object, another bool) (list []fact) {
	kind, dies := kindNames[o.Kind], t.kills(o)
	switch {
	case o.Complete():
		list = append(list, m.doneFact(t, o))
		if o.Kind == carcassonne.City {
			list = append(list, m.goodsFacts(t, o)...)
		}
	case t.receives(o): // who leads is for the princess to say
	case slices.Contains(o.Leaders, m.turn):
		text := m.advice(pick(another, "grows.other.", "grows.")+kind, m.points(o.Now), m.still(t.laid, o))
		if stakes(t.laid, o) {
			text = m.advice("stake.own." + kind)
		}
		list = append(list, fact{kind, pick(dies, 700, 200) + 10*o.Now, text})
		list = append(list, m.tightFacts(t, o)...)
		list = append(list, m.contest(t.laid, o)...)
	case len(o.Leaders) == 0:
	case stakes(t.laid, o):
		list = append(list, fact{kind, 600, m.advice("stake.rival."+kind, m.names(o.Leaders))})
	case !dies: // no reason to lay it so: told after all that is one
		list = append(list, fact{"", helpsWeight, m.advice("helps."+kind, m.names(o.Leaders), m.points(o.Now),
			m.still(t.laid, o))})
	}
	return list
}

// helpsWeight is how much it matters that something of a rival grows, in hundredths of a point.
const helpsWeight = 20

// stakes says whether the tile placed last brings the first inn to a road or the first cathedral to a
// city that stays open: from then on it scores more or nothing.
func stakes(s *carcassonne.State, o *carcassonne.Object) bool {
	mark := carcassonne.Inn
	if o.Kind == carcassonne.City {
		mark = carcassonne.Cathedral
	}
	if o.Complete() || s.House()&carcassonne.UnfinishedCount != 0 || o.Kind == carcassonne.Cloister {
		return false
	}
	brings := false
	for _, p := range o.Places {
		laid, _ := s.TileAt(p.At)
		if carcassonne.Tiles[laid.Kind].Features[p.Feature].Marks&mark == 0 {
			continue
		}
		if p.At != s.Last().At {
			return false
		}
		brings = true
	}
	return brings
}

// tightFacts are how many tiles fit the gap of an own road or city that is hardest to fill: with it
// one can tell apart two ways to make the same grow.
func (m hintsPart) tightFacts(t *trial, o *carcassonne.Object) []fact {
	gaps := gapsOf(t.laid, o)
	if o.Kind == carcassonne.Cloister || len(gaps) < 2 {
		return nil
	}
	least := t.laid.Fitting(gaps[0])
	for _, at := range gaps[1:] {
		least = min(least, t.laid.Fitting(at))
	}
	if least == 0 { // it is told that nothing finishes it
		return nil
	}
	return []fact{{kindNames[o.Kind], 120, m.count("advice.tight", least)}}
}

// doneFact is what finishing an object scores, and for whom.
func (m hintsPart) doneFact(t *trial, o *carcassonne.Object) fact {
	kind, own := kindNames[o.Kind], slices.Contains(o.Leaders, m.turn)
	f := fact{reason: "complete", weight: 1000 + 100*o.Now}
	switch {
	case len(o.Leaders) == 0:
		if m.claimable(t, o) {
			f.text = m.advice("done.free."+kind, m.points(o.Now))
			break
		}
		f.weight, f.text = 50, m.advice("done.nobody."+kind)
	case m.fliesFirst(t.laid, t.laid.Last().Kind) || t.receives(o):
		f.text = m.advice("done.worth."+kind, m.points(o.Now), m.names(o.Leaders))
	case own && len(o.Leaders) == 1:
		f.text = m.advice("done.own."+kind, m.points(o.Now))
	case own:
		f.text = m.advice("done.shared."+kind, m.gains(o))
	default:
		f.text = m.advice("done.rival."+kind, m.gains(o))
	}
	return f
}

// gains are the points of each leader of an object.
func (m hintsPart) gains(o *carcassonne.Object) string {
	var n [carcassonne.MaxSeats]int
	for _, seat := range o.Leaders {
		n[seat] = o.Now
	}
	return m.each(n, "gain")
}

// claimable says whether the seat to decide can place a follower on an object
// once the tile lies.
func (m hintsPart) claimable(t *trial, o *carcassonne.Object) bool {
	if t.after.Turn() != m.turn {
		return false
	}
	return slices.ContainsFunc(t.after.Legal(nil), func(a rules.Action) bool {
		return a.Kind() == carcassonne.KindFigure && carcassonne.FigureOf(a).Follower() &&
			carcassonne.PosOf(a) == t.at && t.laid.SameObject(o.Places[0],
			carcassonne.Place{At: t.at, Feature: carcassonne.FeatureOf(a)})
	})
}

// goodsFacts are the goods of a city that the tile finishes.
func (m hintsPart) goodsFacts(t *trial, o *carcassonne.Object) []fact {
	var goods [carcassonne.Goods]int8
	t.laid.GoodsOf(rootOf(t.laid, o.Places[0]), &goods)
	var parts []string
	for g, n := range goods {
		if n > 0 {
			parts = append(parts, m.count("n."+goodIcons[g], int(n)))
		}
	}
	if len(parts) == 0 {
		return nil
	}
	return []fact{{"goods", 300 * len(parts), m.advice("goods", m.list(parts))}}
}

// joinFact is who is stronger on what the tile makes one.
func (m hintsPart) joinFact(e carcassonne.Joined) fact {
	key, weight := "others.", 200
	leads, lost := slices.Contains(e.Leaders, m.turn), slices.Contains(e.Lost, m.turn)
	switch {
	case leads && len(e.Leaders) == 1:
		key, weight = "yours.", 1500
	case leads:
		key, weight = "shared.", 1200
	case lost:
		key, weight = "lost.", 1500
	}
	return fact{"join", weight, m.advice("join."+key+kindNames[e.Kind], m.each(e.Strength, "strength"))}
}

// fieldFacts are how much more or less the fields of all are worth at the end.
func (m hintsPart) fieldFacts(t *trial) (list []fact) {
	now, then := m.s.Settled(), t.laid.Settled()
	var rivals [carcassonne.MaxSeats]int
	gain := false
	for seat := range rules.Seat(m.s.Players()) {
		d := fieldPoints(then, seat) - fieldPoints(now, seat)
		switch {
		case seat == m.turn && d > 0:
			list = append(list, fact{"field", 100 * d, m.advice("field.more", m.points(d))})
		case seat == m.turn && d < 0:
			list = append(list, fact{"field", -100 * d, m.advice("field.less", m.points(-d))})
		case d > 0:
			rivals[seat], gain = d, true
		}
	}
	if gain {
		list = append(list, fact{"field", 150, m.advice("field.rival", m.each(rivals, "gain"))})
	}
	return list
}

// fieldPoints is what fields would bring a seat if the game ended now.
func fieldPoints(s *carcassonne.State, seat rules.Seat) int {
	return s.Score(seat)[carcassonne.FieldPoints].N.Whole()
}

// killed are the objects with a gap beside the tile that nothing fits any more, and something did.
func (t *trial) killed(before *carcassonne.State) (list []carcassonne.Object) {
	for d := carcassonne.North; d <= carcassonne.West; d++ {
		gap := t.at.Next(d)
		if _, lies := t.laid.TileAt(gap); lies || t.laid.Fitting(gap) > 0 ||
			touches(before, gap) && before.Fitting(gap) == 0 {
			continue
		}
		for e := carcassonne.North; e <= carcassonne.West; e++ {
			p, ok := beside(t.laid, gap, e)
			if o, _ := t.laid.ObjectAt(p); ok && !slices.ContainsFunc(list, t.is(&o)) {
				list = append(list, o)
			}
		}
	}
	return list
}

// is says which objects are this one.
func (t *trial) is(o *carcassonne.Object) func(carcassonne.Object) bool {
	return func(other carcassonne.Object) bool { return t.laid.SameObject(o.Places[0], other.Places[0]) }
}

// kills says whether nothing fits a gap of an object any more, and the tile is why.
func (t *trial) kills(o *carcassonne.Object) bool { return slices.ContainsFunc(t.dead, t.is(o)) }

// deadFacts are what can't be finished any more; of what the tile adds to itself, objectFacts say so.
func (m hintsPart) deadFacts(t *trial, own ownKinds) (list []fact) {
	for _, o := range t.dead {
		grown, key := slices.ContainsFunc(t.objects(), t.is(&o)), pick(own[o.Kind], "dead.other.", "dead.")
		switch {
		case len(o.Leaders) == 0:
		case slices.Contains(o.Leaders, m.turn):
			if !grown || t.receives(&o) || stakes(t.laid, &o) {
				list = append(list, fact{"follower", 700, m.advice(key + kindNames[o.Kind])})
			}
		default:
			list = append(list, fact{"follower", 700, m.advice("blocks."+kindNames[o.Kind], m.names(o.Leaders))})
		}
	}
	return list
}

// freeFacts are what of the tile the seat to decide can claim next.
func (m hintsPart) freeFacts(t *trial) (list []fact) {
	for _, o := range t.objects() {
		kind := kindNames[o.Kind]
		switch {
		case o.Complete() || !m.claimable(t, &o):
		case o.Kind != carcassonne.Field:
			list = append(list, fact{kind, 50 + 5*o.Completed,
				m.advice("free."+kind, m.points(o.Now), m.still(t.laid, &o))})
		case len(o.Cities) > 0:
			list = append(list, fact{kind, 30 * len(o.Cities),
				m.advice("free.field", m.count("n.cities", len(o.Cities)),
					m.points(t.laid.Sows(o.Places[0], m.turn, carcassonne.Small)))})
		}
	}
	return list
}

// openFacts are what the tile opens that nobody leads.
func (m hintsPart) openFacts(t *trial) (list []fact) {
	for _, o := range t.objects() {
		if kind := kindNames[o.Kind]; o.Kind != carcassonne.Field && !o.Complete() && len(o.Leaders) == 0 {
			list = append(list, fact{kind, 0, m.advice("open."+kind, m.points(o.Now), m.still(t.laid, &o))})
		}
	}
	return list
}
