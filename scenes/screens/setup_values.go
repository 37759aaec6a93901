package screens

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/ui"
)

// usual is what a value is where nothing else is chosen; ok is false where the game
// has none.
func (s *setupScreen) usual(v *rules.Value, set rules.Setup) (n int, ok bool) {
	if v.Number == nil {
		return 0, false
	}
	return v.Number.Usual(set)
}

// withValues is a set-up with the values that were chosen and are not the usual ones: of
// cards, those that such a game deals from.
func (s *setupScreen) withValues(set rules.Setup) rules.Setup {
	for i := range s.title.Values {
		v := &s.title.Values[i]
		text, chosen := s.values[v.ID]
		if !chosen {
			continue
		}
		switch {
		case v.Number != nil:
			if usual, ok := s.usual(v, set); !ok || text == strconv.Itoa(usual) {
				continue
			}
		case v.Cards != nil:
			text = strings.Join(named(v, text, v.Cards.Decks(set)), ",")
		case v.Switch == "": // only a preset has it
			if s.title.CheckSetup(set.With(v.ID, text)) != nil {
				continue
			}
		case text != v.Switch:
			continue
		}
		set = set.With(v.ID, text)
	}
	return set
}

func (s *setupScreen) valueKey(id string) string { return "setup." + s.title.ID + ".value." + id }

// rememberValues keeps what was chosen for the next game.
func (s *setupScreen) rememberValues() {
	for i := range s.title.Values {
		v := &s.title.Values[i]
		if text, chosen := s.values[v.ID]; chosen && choosable(v, text) {
			s.sh.Settings.Set(s.valueKey(v.ID), text)
		} else {
			s.sh.Settings.Delete(s.valueKey(v.ID))
		}
	}
}

// recallValues chooses what was chosen for the last game, as far as it is one of
// what can be.
func (s *setupScreen) recallValues() {
	s.values = map[string]string{}
	for i := range s.title.Values {
		v := &s.title.Values[i]
		if text, ok := s.sh.Settings.Get(s.valueKey(v.ID)); ok && choosable(v, text) {
			s.values[v.ID] = text
		}
	}
}

// choosable says whether a text is one of what can be chosen of a value.
func choosable(v *rules.Value, text string) bool {
	switch n, err := strconv.Atoi(text); {
	case v.Cards != nil:
		return v.Check(text) == nil
	case v.Number != nil:
		return err == nil && n >= v.Number.Least && n <= v.Number.Most
	}
	return v.Switch != "" && text == v.Switch
}

// valuesText are values as readValues reads them.
func valuesText(values map[string]string) string {
	var parts []string
	for _, id := range slices.Sorted(maps.Keys(values)) {
		parts = append(parts, id+"="+strings.ReplaceAll(values[id], " ", ","))
	}
	return strings.Join(parts, " ")
}

// readValues reads those values of the title that can be chosen.
func (s *setupScreen) readValues(text string) map[string]string {
	values := map[string]string{}
	for _, part := range strings.Fields(text) {
		id, value, _ := strings.Cut(part, "=")
		for i := range s.title.Values {
			if v := &s.title.Values[i]; v.ID == id && choosable(v, value) {
				values[id] = value
			}
		}
	}
	return values
}

// number lays out a value that is a number, with less and more beside it.
func (s *setupScreen) number(k *ui.Kit, r ui.Rect, v *rules.Value) {
	const wide = 36
	usual, _ := s.usual(v, s.Setup())
	n, err := strconv.Atoi(s.values[v.ID])
	if err != nil {
		n = usual
	}
	key := "value." + s.title.ID + "." + v.ID
	label, tip := s.sh.Words.Say(key), s.sh.Words.Say(key+".effect")
	box := ui.Rect{X: r.X, Y: r.Y, W: math.Max(24, r.H), H: r.H}
	change := func(id string, icon string, to int) {
		to = min(max(to, v.Number.Least), v.Number.Most)
		p := ui.Push{Icon: icon, Name: label + " " + strconv.Itoa(to), Tip: tip, Off: to == n}
		if k.Push(ui.ID(id+" "+v.ID), box, p) {
			s.values[v.ID] = strconv.Itoa(to)
			k.Relay()
		}
		box.X += box.W
	}
	change("less", "minus", n-v.Number.Step)
	k.C.WriteCenter(box.X+wide/2, ui.Number.Middle(r), strconv.Itoa(n), ui.Number, palette.Ink)
	box.X += wide
	change("more", "plus", n+v.Number.Step)
}
