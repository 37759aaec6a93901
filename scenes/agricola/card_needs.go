package agricola

import (
	"strings"

	"tilestead/assets"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// needWords are what a card asks for, in words: "" for nothing.
func needWords(w *assets.Words, c box.Card) string {
	var parts []string
	for _, n := range box.Cards[c].Needs {
		parts = append(parts, oneNeed(w, n))
	}
	return strings.Join(parts, ", ")
}

func oneNeed(w *assets.Words, n box.Need) string {
	key := "agricola.need." + agricola.Counted(n)
	switch {
	case n.Limited() && n.Most == 0:
		return w.Say(key + ".none")
	case w.Has(key + ".from"): // a round, or the material of a house
		if n.Limited() {
			return w.Say(key+".to", n.Most)
		}
		return w.Say(key+".from", n.Least)
	case w.Has(key + "." + number(n.Least)):
		return w.Say(key + "." + number(n.Least))
	case n.Limited() && n.Least == n.Most:
		return w.Say("agricola.need.exactly", w.Count(key, n.Least))
	case n.Limited():
		return w.Say("agricola.need.most", w.Count(key, n.Most))
	}
	return w.Count(key, n.Least)
}

// priceWords is what a card costs in words where that is no plain price: what each
// person adds, or a major that is given for it.
func priceWords(w *assets.Words, c box.Card) string {
	card := &box.Cards[c]
	if card.PerPerson != (box.Stock{}) {
		return w.Say("agricola.need.person", stockWords(w, &card.PerPerson))
	}
	major, gone := card.Returned()
	switch {
	case major < 0:
		return stockWords(w, &card.Cost)
	case gone:
		return w.Say("agricola.need.gone", w.Say("agricola.major."+majorName(major)))
	}
	return w.Say("agricola.need.returned", w.Say("agricola.major."+majorName(major)))
}
