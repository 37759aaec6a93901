package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// onFarm are the kinds of action that are clicked on a space of the farm.
var onFarm = map[uint8]bool{agricola.KindPlow: true, agricola.KindRoom: true, agricola.KindStable: true,
	agricola.KindCut: true, agricola.KindFell: true, agricola.KindBurn: true, agricola.KindReserve: true,
	agricola.KindStation: true, agricola.KindReap: true, agricola.KindClose: true, agricola.KindLay: true,
	agricola.KindTurn: true, agricola.KindBlock: true, agricola.KindRehouse: true, agricola.KindScatter: true}

// goesOn are the kinds that leave what is asked, with the last button.
var goesOn = map[uint8]string{agricola.KindStop: "stop", agricola.KindDone: "done", agricola.KindPass: "pass",
	agricola.KindLeave: "leave"}

// ofHand are the kinds of action that take a card of the hand.
var ofHand = map[uint8]bool{agricola.KindPlay: true, agricola.KindPick: true, agricola.KindReplace: true}

// doneHints are the prompts at which to be done means something of its own.
var doneHints = map[string]bool{"mulligan": true, "last": true, "begin": true, "return": true, "fields": true,
	"feed": true, "heat": true}

// The places of the buttons. The supply's lies between the first two.
const (
	anyPlace    = 1 // opens what can be exchanged
	goesOnPlace = 2 // leaves what is asked
	deedPlace   = 3 // does what has been put together, or takes what a card offers
)

func exactly(want rules.Action) func(rules.Action) bool {
	return func(a rules.Action) bool { return a == want }
}

// among says of an action whether it is one of some.
func among(list []rules.Action) func(rules.Action) bool {
	return func(a rules.Action) bool { return slices.Contains(list, a) }
}

func ofKind(kind uint8) func(rules.Action) bool {
	return func(a rules.Action) bool { return a.Kind() == kind }
}

// declines says whether to stop is to go without what a card offers, without
// playing one, or without paying for the special card.
func (m aimsPart) declines() bool {
	_, asks := m.help().askingCard()
	return asks || m.help().playsOnly() || m.retaining()
}

// retaining says whether a seat may pay for the special card to stay.
func (m aimsPart) retaining() bool { return m.s.Prompt().Key == "spend" }

// paid says that all is paid of what the harvest asks for.
func (m aimsPart) paid() bool {
	key := m.s.Prompt().Key
	return (key == "feed" || key == "heat") && m.s.Missing() == 0
}

// placing says whether a person is to be placed, or a special card taken: then
// the action spaces show.
func (m aimsPart) placing() bool {
	for _, a := range m.Picked {
		if k := a.Kind(); k == agricola.KindPlace || k == agricola.KindSpecial || k == agricola.KindPass {
			return true
		}
	}
	return false
}

// askingCard is the card whose effect is decided on.
func (m helpPart) askingCard() (c box.Card, ok bool) {
	if !m.Deciding() {
		return 0, false
	}
	return box.FindCard(m.s.Prompt().Source)
}

// playsOnly says whether what is asked is which card of the hand is played.
func (m helpPart) playsOnly() bool { return m.onlyKind() == agricola.KindPlay }

// mayLeave is the only kind that is asked where it may as well be left out, as texts call it; "" where
// there is none, or where it is asked over and over, so that to stop means that it is done.
func (m helpPart) mayLeave() string {
	if !slices.Contains(m.Picked, agricola.Stop) {
		return ""
	}
	return leftOut[m.onlyKind()]
}

// leftOut are the kinds that are done once or not at all, as texts call them.
var leftOut = map[uint8]string{agricola.KindBake: "bake", agricola.KindSow: "sow", agricola.KindPlow: "plow",
	agricola.KindBuild: "build"}

// noKind is no kind of action.
const noKind = 255

// onlyKind is the kind of all picked actions that are neither side actions nor
// leave what is asked; noKind where there are several.
func (m helpPart) onlyKind() (kind uint8) {
	kind = noKind
	for _, a := range m.Picked {
		k := a.Kind()
		switch {
		case goesOn[k] != "" || agricola.Title.Side(a) || k == kind:
		case kind != noKind:
			return noKind
		default:
			kind = k
		}
	}
	return kind
}
