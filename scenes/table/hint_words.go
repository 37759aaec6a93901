package table

import (
	"fmt"

	"tilestead/assets"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
)

// HintWords tell what an advisor makes of actions, as a player reads it.
type HintWords struct {
	words *assets.Words
	title string
	limit int // see board.Offers.HintLimit
}

// usualLimit is the limit of a title that names none; see board.Offers.HintLimit.
const usualLimit = 800

// NewHintWords are those of a title in a language.
func NewHintWords(w *assets.Words, title string, o *board.Offers) HintWords {
	h := HintWords{words: w, title: title, limit: usualLimit}
	if o.HintLimit > 0 {
		h.limit = o.HintLimit
	}
	return h
}

// key is the text of a reason.
func (h HintWords) key(reason string) string { return "hint." + h.title + "." + reason }

// Reason is a reason with what it is worth, where that tells anything.
func (h HintWords) Reason(r think.Reason) string {
	text := h.words.Say(h.key(r.Key))
	if r.N > -h.limit && r.N < h.limit {
		text = h.words.Say("hint.reason", h.worth(r.N, false), text)
	}
	return text
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
	case n < -h.limit:
		return h.words.Say("hint.far")
	}
	return h.words.Say(h.key("value"), h.worth(n, true))
}

// worth is hundredths as text, such as "+1.2"; plain leaves the plus away.
func (h HintWords) worth(n int, plain bool) string {
	sign := "+"
	if n < 0 {
		sign, n = "−", -n
	} else if plain {
		sign = ""
	}
	n = (n + 5) / 10
	return sign + h.words.Decimal(fmt.Sprintf("%d.%d", n/10, n%10))
}

// Brings is what the board says of an advice, in sentences; nil where it says
// nothing.
func Brings(o *board.Offers, v *board.View, a think.Advice) []string {
	if o.Advise == nil {
		return nil
	}
	return o.Advise(v, a.Action, func(reason string) int {
		for _, r := range a.Why {
			if r.Key == reason {
				return r.N
			}
		}
		return 0
	})
}
