package scenes

// TipText is what is explained where the pointer rests, "" for nothing.
func (t *Table) TipText() string {
	if !t.tip.shown {
		return ""
	}
	return t.tip.text
}
