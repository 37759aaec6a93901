package table

import (
	"tilestead/assets"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
)

// HintWords tell what an advisor makes of actions, as a player reads it.
type HintWords struct {
	words  *assets.Words
	title  string
	offers *board.Offers
}

// NewHintWords are those of a title in a language.
func NewHintWords(w *assets.Words, title string, o *board.Offers) HintWords {
	return HintWords{words: w, title: title, offers: o}
}

// key is the text of a reason.
func (h HintWords) key(reason string) string { return "hint." + h.title + "." + reason }

// Reason is a reason with what it is worth, where that tells anything.
func (h HintWords) Reason(r think.Reason) string {
	return h.offers.Reason(h.words, h.title, r.Key, r.N)
}

// Why explains a reason.
func (h HintWords) Why(reason string) string { return h.words.Say(h.key(reason) + ".why") }

// Value is what the i-th advice is worth: the best is what the others are
// measured by.
func (h HintWords) Value(list []think.Advice, i int) string {
	if i == 0 {
		return h.words.Say("hint.best")
	}
	n := min(list[i].Value-list[0].Value, 0)
	switch {
	case n > -5:
		return h.words.Say("hint.same")
	case n < -h.offers.FarBehind():
		return h.words.Say("hint.far")
	}
	return h.words.Say(h.key("value"), board.Worth(h.words, n, true))
}

// Brings is what the board says of an advice, in sentences; nil where it says
// nothing.
func Brings(o *board.Offers, v *board.View, a think.Advice) []string {
	if o.Advise == nil {
		return nil
	}
	return o.Advise(v, a.Action, weights(a.Why))
}

// weights is how much is made of a reason.
func weights(why []think.Reason) func(reason string) int {
	return func(reason string) int {
		for _, r := range why {
			if r.Key == reason {
				return r.N
			}
		}
		return 0
	}
}
