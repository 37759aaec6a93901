package table

import (
	"tilestead/sound/cue"
)

// Music is the cue of what is played at the table.
func (t *Table) Music() string {
	if t.offers.Music != "" {
		return t.offers.Music
	}
	return cue.TableOpened
}
