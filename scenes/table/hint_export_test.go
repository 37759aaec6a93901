package table

import "tilestead/ui"

// TipText is what is explained where the pointer rests, "" for nothing.
func (t *Table) TipText() string {
	if !t.pointer.tip.shown {
		return ""
	}
	return t.pointer.tip.text
}

// HintPanel is where the hint's panel lies.
func (t *Table) HintPanel() ui.Rect { return t.hints.at }
