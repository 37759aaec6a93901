package table

import (
	"tilestead/sound/cue"
)

// Music is the cue of what is played at the table.
func (t *Table) Music() string {
	if m := t.offers.Music; m != nil {
		return m(t.v.State)
	}
	return cue.TableOpened
}
