package table

import (
	"strings"

	"tilestead/ui"
)

// TipText is what is explained where the pointer rests, "" for nothing.
func (t *Table) TipText() string {
	if !t.pointer.tip.shown {
		return ""
	}
	return t.pointer.tip.text
}

// HintPanel is where the hint's panel lies.
func (t *Table) HintPanel() ui.Rect { return t.hints.at }

// Hidden is how much of the land something at r would hide.
func (t *Table) Hidden(r ui.Rect) float64 { return t.offers.Hidden(t.view0(), r) }

// HidesHinted is how much of what the hint speaks of something at r would hide.
func (t *Table) HidesHinted(r ui.Rect) float64 { return t.hints.hides(r) }

// Plate is where the board tells something in words over the map.
func (t *Table) Plate() ui.Rect { return t.offers.Plate(t.view0()) }

// ReviewFoot is what would be told below the advice that shows, were it that of a review.
func (t *Table) ReviewFoot() string {
	h := t.hints
	h.looking = true
	return strings.Join(h.foot(h.at.W), " ")
}
