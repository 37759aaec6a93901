package carcassonne

import (
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
)

// advise says in sentences what an action of the seat to decide brings, what
// matters most first; weight is how much an advisor makes of a reason, in
// hundredths of a point.
func (b *Board) advise(v *board.View, a rules.Action, weight func(reason string) int) []string {
	return b.ahead(v, a, 0, weight)
}

// ahead is advise of an action that the next one follows, without what is told of that.
func (b *Board) ahead(v *board.View, a, next rules.Action, weight func(reason string) int) []string {
	m := b.moment(v)
	var facts []fact
	switch a.Kind() {
	case carcassonne.KindPlace:
		facts = m.hints().placeFacts(a, next)
	case carcassonne.KindFigure:
		facts = m.hints().figureFacts(a)
	case carcassonne.KindPass:
		facts = m.hints().passFacts()
	case carcassonne.KindFairy:
		facts = m.hints().fairyFacts(a)
	case carcassonne.KindRemove:
		facts = m.hints().removeFacts(a)
	case carcassonne.KindDragon:
		facts = m.hints().stepFacts(a)
	}
	return board.Told(facts, fact.told, weight)
}

// who is the seat to decide as "you", any other by name.
func (m hintsPart) who(seat rules.Seat) string {
	if seat == m.turn {
		return m.advice("you")
	}
	return m.Name(seat)
}

// followers is how many followers of a seat a supply holds.
func followers(supply [carcassonne.Figures]int8) int {
	return int(supply[carcassonne.Small] + supply[carcassonne.Big])
}

// figureFacts are what placing a figure brings.
func (m hintsPart) figureFacts(a rules.Action) (list []fact) {
	p := carcassonne.Place{At: carcassonne.PosOf(a), Feature: carcassonne.FeatureOf(a)}
	f := carcassonne.FigureOf(a)
	o, ok := m.s.ObjectAt(p)
	if !ok {
		return nil
	}
	kind := kindNames[o.Kind]
	switch {
	case f == carcassonne.Builder:
		return []fact{{"builder", 1000, m.advice("builder." + kind)}}
	case f == carcassonne.Pig:
		return []fact{{"pig", 1000, m.count("advice.pig", m.s.Sows(p, m.turn, f))}}
	}
	list = append(list, fact{kind, 2000, m.claim(&o, f)})
	if n := followers(m.s.Supply(m.turn)) - 1; !o.Complete() && n < 3 {
		list = append(list, fact{"follower", 300 - 90*n, m.count("advice.left", n)})
	}
	if f == carcassonne.Big && !o.Complete() && o.Kind != carcassonne.Cloister {
		list = append(list, fact{"join", 150, m.advice("big")})
	}
	if p.At != m.s.Last().At {
		list = append(list, fact{"portal", 200, m.advice("portal")})
	}
	return append(list, m.contest(m.s, &o)...)
}

// claim is what a follower placed on an object gets of it.
func (m hintsPart) claim(o *carcassonne.Object, f carcassonne.Figure) string {
	kind := kindNames[o.Kind]
	switch {
	case o.Complete() && m.fliesFirst(m.s, m.s.Last().Kind):
		return m.advice("claim.risk."+kind, m.points(o.Now))
	case o.Complete():
		return m.advice("claim.done."+kind, m.points(o.Now))
	case o.Kind != carcassonne.Field:
		return m.advice("claim."+kind, m.points(o.Now), m.still(m.s, o))
	case len(o.Cities) > 0:
		return m.advice("claim.field", m.count("n.cities", len(o.Cities)), m.points(m.s.Sows(o.Places[0], m.turn, f)))
	}
	key, n := "advice.claim.meadow", len(m.s.Borders(rootOf(m.s, o.Places[0]), nil))
	if n > 0 && m.help().citiesFed() {
		key += ".fed" // who has farmers on other fields may get nothing more
	}
	return m.count(key, n, m.s.CityWorth())
}

// passFacts are what is good about placing no figure.
func (m hintsPart) passFacts() []fact {
	if m.asked == "fairy" {
		return []fact{{"fairy", 0, m.advice("pass.fairy")}}
	}
	return []fact{{"follower", 0, m.count("advice.pass", followers(m.s.Supply(m.turn)))}}
}

// removeFacts are what becomes of a city whose figure the princess sends home.
func (m hintsPart) removeFacts(a rules.Action) []fact {
	seat, f := carcassonne.SeatOf(a), carcassonne.FigureOf(a)
	who := m.advice("yours", m.figure(f))
	if seat != m.turn {
		who = m.say("tip.figure", m.Name(seat), m.figure(f))
	}
	var city carcassonne.Place
	for _, s := range m.s.Figures() {
		if s.At == carcassonne.PosOf(a) && s.Figure == f && s.Seat == seat {
			city = carcassonne.Place{At: s.At, Feature: s.Feature}
		}
	}
	after := m.s.Clone().(*carcassonne.State)
	reel := &rules.Reel{}
	after.Do(a, reel)
	o, ok := reel.Beats[0].After.(*carcassonne.State).ObjectAt(city)
	if !ok || len(o.Leaders) == 0 {
		return []fact{{"city", 0, m.advice("remove.none", who)}}
	}
	return []fact{{"city", 0, m.advice("remove", who, m.names(o.Leaders), m.points(o.Now))}}
}
