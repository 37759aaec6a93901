package board

import (
	"fmt"

	"tilestead/assets"
)

// LossText is what a decision gave away as text, with a digit behind the point: of hundredths
// of a point, or in per cent of thousandths of a chance to win.
func LossText(w *assets.Words, loss float64, chances bool) string {
	if chances {
		return w.Decimal(fmt.Sprintf("%.1f", loss/10)) + " %"
	}
	return w.Decimal(fmt.Sprintf("%.1f", loss/100))
}
