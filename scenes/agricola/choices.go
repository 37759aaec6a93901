package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// serves says whether a side action is what is asked, as much as what is paid: then what it is
// taken on is marked.
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

// listed are the picked actions that have no place of their own on the table, nor a button: the
// slip shows them. Side actions have theirs.
func (m choicesPart) listed() (list []rules.Action) {
	if !m.Deciding() || m.aims().placing() {
		return nil
	}
	inYard, paying := m.strays().asked(), m.cards().wayOfPaying()
	_, eats := m.harvest().meal()
	d, sows := m.farm().sowing()
	for _, a := range m.Picked {
		k := a.Kind()
		_, _, paid := pays(a)
		switch {
		case ofHand[k] && !(k == agricola.KindPlay && paying) && m.cards().handSeen(): // in the hand or packet
		case inYard && ofHerd[k], eats && paid, sows && k == agricola.KindSow, onFarm[k], agricola.Title.Side(a):
		case sows && k == agricola.KindBake && m.farm().lies(d, a): // it is to be sown
		case goesOn[k] != "", k == agricola.KindPasture, k == agricola.KindAgree, k == agricola.KindExtend:
		default:
			list = append(list, a)
		}
	}
	return list
}
