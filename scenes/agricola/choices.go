package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// serves says whether a side action is what is asked, as much as what is paid: then it is
// listed with the rest.
func (m choicesPart) serves(a rules.Action) bool {
	k := a.Kind()
	switch m.s.Prompt().Key {
	case "feed":
		return k == agricola.KindCraft || k == agricola.KindKindle ||
			k == agricola.KindSwap && box.Cards[agricola.HandCardOf(a)].Harvest
	case "heat":
		return k == agricola.KindTip || k == agricola.KindCraft && !box.Majors[agricola.MajorOf(a)].Craft
	case "house":
		return k == agricola.KindLodge || k == agricola.KindKindle
	case "breed":
		if k != agricola.KindSwap {
			return false
		}
		get, _ := m.s.SwapOf(a)
		return get[box.Sheep]+get[box.Boar]+get[box.Cattle]+get[box.Horse] > 0
	}
	return false
}

// helps says whether a side action is listed: it serves what is asked, or exchanges are
// all that there is to do. Others stay behind their button.
func (m choicesPart) helps(a rules.Action) bool {
	if m.serves(a) {
		return true
	}
	return a.Kind() != agricola.KindDiscard && m.exchangesOnly()
}

// exchangesOnly says whether the question is about exchanges and nothing else.
func (m choicesPart) exchangesOnly() bool {
	switch m.s.Prompt().Key {
	case "last", "begin", "return", "fields":
		return true
	case "feed", "heat":
		return !slices.ContainsFunc(m.Picked, func(a rules.Action) bool {
			return goesOn[a.Kind()] == "" && (!agricola.Title.Side(a) || m.serves(a))
		})
	}
	return false
}

// onGoods says whether the question is about exchanges, which are then chosen on the goods.
func (m choicesPart) onGoods() bool {
	return !feeds(m.s) && m.exchangesOnly() && m.seen == m.turn
}

// listedAll are the picked actions that are neither on the table nor buttons: they
// are listed over the action spaces.
func (m choicesPart) listedAll() (list []rules.Action) {
	if !m.Deciding() || m.aims().placing() {
		return nil
	}
	inYard := m.strays().asked()
	several, sides, paying := m.aims().several(), m.sidesOpen(), m.cards().wayOfPaying()
	for _, a := range m.Picked {
		k := a.Kind()
		if ofHand[k] && !(k == agricola.KindPlay && paying) && m.cards().handSeen() {
			continue // it lies in the hand, or in the packet
		}
		if m.movesOnFarm(a) || inYard && ofHerd[k] || k == agricola.KindExchange && !sides && m.onGoods() {
			continue
		}
		if goesOn[k] == "" && k != agricola.KindPasture && k != agricola.KindAgree && (!onFarm[k] || several) &&
			(sides || !agricola.Title.Side(a) || m.helps(a)) {
			list = append(list, a)
		}
	}
	return list
}
