package scenetest

import (
	"slices"
	"strings"

	"tilestead/rules"
)

// setup writes what can be chosen before a game of the title, with what each choice
// changes and why it cannot be made, as the set-up puts that together.
func (w *writer) setup() {
	say, t := w.words.Say, w.f.Title
	w.offer("about", say("setup.about."+t.ID))
	w.offer("other options", say("setup.more"), say("setup.more.on", 3))
	expanded := false
	for i := range t.Modules {
		m := &t.Modules[i]
		name := say(w.module(m.ID))
		switch m.Kind {
		case rules.Expansion:
			w.offer("expansion", name, say(w.module(m.ID)+".effect"))
			if !expanded { // it may be what a last seat needs
				w.offer("seats", say("setup.wants", t.Seats[1], name), say("setup.add.tip", name),
					say("setup.held", t.Seats[1]))
			}
			expanded = true
		case rules.HouseRule:
			w.offer("house rule", name, say(w.module(m.ID)+".effect"), w.needs(m.Needs))
		}
	}
	for _, b := range t.Bundles {
		key := "bundle." + t.ID + "." + b.ID
		w.offer("game", say(key), say(key+".effect"))
	}
	for i := range t.Presets {
		key := "preset." + t.ID + "." + t.Presets[i].ID
		w.offer("preset", say(key), say(key+".effect"), w.needs(w.lacking(&t.Presets[i])))
	}
	if len(t.Presets) > 0 {
		w.offer("preset", say("setup.preset.own"), say("setup.preset.own.effect"))
	}
	for i := range t.Values {
		w.value(&t.Values[i])
	}
}

// offer adds a choice, once: its name and what is said of it.
func (w *writer) offer(what string, texts ...string) {
	texts = slices.DeleteFunc(texts, func(text string) bool { return text == "" })
	if line := what + ": " + oneLine(strings.Join(texts, "\n")); !slices.Contains(w.out.Setup, line) {
		w.out.Setup = append(w.out.Setup, line)
	}
}

// module is the text of a module's name.
func (w *writer) module(id string) string { return "module." + w.f.Title.ID + "." + id }

// needs says which modules must be chosen first, "" for none.
func (w *writer) needs(ids []string) string {
	if len(ids) == 0 {
		return ""
	}
	var names []string
	for _, id := range ids {
		names = append(names, w.words.Say(w.module(id)))
	}
	return w.words.Say("setup.needs", strings.Join(names, ", "))
}

// lacking are the expansions that the house rules of a preset need, each once.
func (w *writer) lacking(p *rules.Preset) (ids []string) {
	for _, m := range w.f.Title.Modules {
		if !slices.Contains(p.Modules, m.ID) {
			continue
		}
		for _, id := range m.Needs {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// value writes a value of the set-up that people choose.
func (w *writer) value(v *rules.Value) {
	key := "value." + w.f.Title.ID + "." + v.ID
	switch {
	case v.Switch != "":
		w.offer("house rule", w.words.Say(key), w.words.Say(key+".effect"))
	case v.Number != nil:
		w.offer("number", w.words.Say(key), w.words.Say(key+".effect"))
	case v.Cards != nil:
		w.offer("cards", w.words.Say(key), w.words.Say(key+".effect"))
		for _, n := range [...]int{0, 1, 2, 5} {
			w.offer("cards", w.words.Count(key+".line", n))
		}
		w.decks(v.Cards)
	}
}

// decks writes what is said of the decks that a value's cards are named from.
func (w *writer) decks(of *rules.Cards) {
	t := w.f.Title
	for _, m := range t.Modules {
		for _, d := range of.Decks(rules.Setup{Title: t.ID, Seats: 1, Modules: []string{m.ID}}) {
			name, say := w.offers.Face(d.Cards[0], w.words).Deck, w.words.Say
			if of.Hand {
				w.offer("cards", name, say("setup.cards.chosen", 2, d.Deals), say("setup.cards.full", name, d.Deals))
			} else {
				w.offer("cards", name, say("setup.cards.left", len(d.Cards)-2, d.Deals),
					say("setup.cards.few", name, d.Deals-1, d.Deals), say("setup.cards.last", name, d.Deals))
			}
		}
	}
}
