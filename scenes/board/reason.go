package board

import (
	"fmt"

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

// Ahead is a reason of what a review marks: without a number where losses are chances to win, which it is
// not.
func (o *Offers) Ahead(w *assets.Words, title, key string, n int) string {
	if o.Score.Chances {
		return w.Say("hint." + title + "." + key)
	}
	return o.Reason(w, title, key, n)
}
