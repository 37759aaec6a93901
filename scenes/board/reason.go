package board

import (
	"fmt"
	"strings"

	"tilestead/assets"
)

// usualLimit is the limit of a title that names none; see Offers.HintLimit.
const usualLimit = 800

// FarBehind is the size, in hundredths of the title's unit, from which no number is given.
func (o *Offers) FarBehind() int {
	if o.HintLimit > 0 {
		return o.HintLimit
	}
	return usualLimit
}

// Worth is hundredths as text, such as "+1.2"; plain leaves the plus away.
func Worth(w *assets.Words, n int, plain bool) string {
	sign := "+"
	if n < 0 {
		sign, n = "−", -n
	} else if plain {
		sign = ""
	}
	n = (n + 5) / 10
	return sign + w.Decimal(fmt.Sprintf("%d.%d", n/10, n%10))
}

// Reason is a reason of a hint of a title with what it is worth, in hundredths of its unit, where that
// tells anything.
func (o *Offers) Reason(w *assets.Words, title, key string, n int) string {
	text := w.Say("hint." + title + "." + key)
	if limit := o.FarBehind(); n > -limit && n < limit {
		text = w.Say("hint.reason", Worth(w, n, false), text)
	}
	return text
}

// A Ground is what the better way of a review is ahead by, with what that is worth, in hundredths of the
// title's unit.
type Ground struct {
	Key string
	N   int
}

// Why tells by what the better way is ahead some rounds later: a sentence for each ground where the title
// has one for all of them, else their names. It is "" without any. Where losses are chances to win, which
// the worth is not, names stand without it.
func (o *Offers) Why(w *assets.Words, title string, grounds []Ground) string {
	if len(grounds) == 0 {
		return ""
	}
	var names, sentences []string
	for _, g := range grounds {
		key := "hint." + title + "." + g.Key
		if o.Score.Chances {
			names = append(names, w.Say(key))
			continue
		}
		names = append(names, o.Reason(w, title, g.Key, g.N))
		if w.Has(key + ".ahead") {
			sentences = append(sentences, w.Say("hint.review.ahead", w.Say(key+".ahead"), Worth(w, g.N, false)))
		}
	}
	if len(sentences) == len(grounds) {
		return strings.Join(sentences, " ")
	}
	return w.Say("hint.review.why", strings.Join(names, ", "))
}
