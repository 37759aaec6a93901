package bots

import (
	"fmt"

	"tilestead/rules"
)

// Revision is a short word that tells bots of a title from those of another version of the program
// that judge and play otherwise: four hex digits; "" for a title without bots.
func Revision(title string) string {
	t, err := find(title)
	if err != nil {
		return ""
	}
	expert := t.Levels.Expert
	expert.Judged = nil // an address says nothing
	h := rules.FNV(0, fmt.Appendf(nil, "%+v", expert))
	for _, text := range t.Learned() {
		h = rules.FNV(h, []byte(text))
	}
	return fmt.Sprintf("%04x", uint16(h^h>>32))
}
