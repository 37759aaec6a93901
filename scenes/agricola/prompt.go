package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// Prompt says what the deciding seat is asked.
func (b *Board) Prompt(v *board.View) (ask, hint string) {
	m := b.moment(v)
	p := m.s.Prompt()
	switch {
	case m.turn == rules.Nobody:
		return m.say("ask.over"), ""
	case m.turn == rules.Nature:
		return m.say("wait.nature"), ""
	case !m.Deciding():
		return m.say("wait."+p.Key, m.Name(m.turn)), ""
	}
	if len(m.Picked) > 0 && m.choices().sidesOpen() {
		switch {
		case m.moving():
			return m.say("ask.fields.to"), ""
		case len(m.Picked) < len(m.Legal):
			return m.say("ask.any"), ""
		case p.Key == "use": // nothing of it can be paid yet
			return m.say("ask.use.exchange"), ""
		}
	}
	card, ok := box.FindCard(p.Source)
	if ok {
		hint = m.cards().cardName(card)
	}
	if _, sown, ok := m.owned().foreseen(); ok && sown[box.Grain]+sown[box.Vegetable] > 0 {
		return m.say("do.sow", m.stock(&sown)), hint
	}
	one := m.help().oneAsked()
	switch {
	case p.Key == "use" && m.help().twoAsked() != "":
		return m.say("ask.use." + m.help().twoAsked()), hint
	case p.Key == "use" && m.help().needsExchange():
		return m.say("ask.use.exchange"), hint
	case ok && one == "take" && m.help().trades():
		return m.say("ask.use.trade"), hint
	case m.help().playsOnly():
		return m.say("ask.use.play"), hint
	case (p.Key == "use" || ok) && one != "":
		return m.say("ask.use." + one), hint
	case ok && p.Key == "use":
		return m.say("ask.card", hint), ""
	}
	if p.Key == "place" && slices.ContainsFunc(m.Picked, isPlacement) && m.help().worthwhile() {
		if m.help().lastHome() {
			return m.say("ask.place.last"), m.say("hint.special")
		}
		return m.say("ask.place.special"), m.say("hint.special")
	}
	if p.Key == "fields" && slices.ContainsFunc(m.Picked, m.movesOnFarm) {
		return m.say("ask.fields.move"), ""
	}
	return m.say("ask."+p.Key, m.s.Unplanned()), hint
}

// leaves says whether an action leaves what is asked.
func leaves(a rules.Action) bool { return goesOn[a.Kind()] != "" }

func isPlacement(a rules.Action) bool { return a.Kind() == agricola.KindPlace }

// oneAsked are the kinds of action that a space may ask for alone, as texts call
// them.
var oneAsked = map[uint8]string{
	agricola.KindPasture: "fence", agricola.KindPlow: "plow", agricola.KindSow: "sow", agricola.KindBuild: "build",
	agricola.KindBake: "bake", agricola.KindRoom: "room", agricola.KindStable: "stable", agricola.KindTake: "take",
	agricola.KindCut: "cut", agricola.KindFell: "fell", agricola.KindBurn: "burn",
	agricola.KindLay: "space", agricola.KindTurn: "space", agricola.KindBlock: "space", agricola.KindClose: "space",
	agricola.KindExtend: "extend",
}

// oneAsked is what texts call the only kind that is asked, also as one that may be left; "" for several.
func (m helpPart) oneAsked() string {
	one := oneAsked[m.onlyKind()]
	switch {
	case one == "fence" && slices.ContainsFunc(m.Picked, leaves):
		return "fence.done"
	case m.mayLeave() != "":
		return m.mayLeave() + ".may"
	}
	return one
}

// bothAsked are the pairs of kinds between which a space lets one choose, as texts call them.
var bothAsked = map[[2]uint8]string{
	{agricola.KindRoom, agricola.KindStable}: "either",
	{agricola.KindSow, agricola.KindBake}:    "sow_bake",
	{agricola.KindPlow, agricola.KindSow}:    "plow_sow",
	{agricola.KindBuild, agricola.KindPlay}:  "build_play",
}

// twoAsked is what texts call the two kinds of what can be chosen now, "" for other numbers.
func (m helpPart) twoAsked() string {
	kinds := map[uint8]bool{}
	for _, a := range m.Picked {
		if goesOn[a.Kind()] == "" && !agricola.Title.Side(a) {
			kinds[a.Kind()] = true
		}
	}
	for pair, both := range bothAsked {
		if len(kinds) == 2 && kinds[pair[0]] && kinds[pair[1]] {
			return both
		}
	}
	return ""
}

// needsExchange says whether what is asked can be left or exchanged for, and nothing else.
func (m helpPart) needsExchange() bool {
	leaves, swaps := false, false
	for _, a := range m.Picked {
		switch {
		case goesOn[a.Kind()] != "":
			leaves = true
		case !agricola.Title.Side(a):
			return false
		case exchanges(a):
			swaps = true
		}
	}
	return leaves && swaps
}

// trades says whether all that can be taken has to be paid for.
func (m helpPart) trades() bool {
	for _, a := range m.Picked {
		if a.Kind() != agricola.KindTake {
			continue
		}
		if _, pay := m.s.OptionOf(a); pay == (box.Stock{}) {
			return false
		}
	}
	return true
}

// Name says what a legal action is.
func (b *Board) Name(v *board.View, a rules.Action) string { return b.moment(v).name(a) }
