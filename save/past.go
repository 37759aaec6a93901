package save

import (
	"slices"
	"strings"
)

// pastExt is what the files of games of days end in that are over; they begin with the day. The
// latest mostPast are kept.
const (
	pastExt  = ".past"
	mostPast = 31
)

// pastFile is the file with the game that counted for a day.
func pastFile(date string) string { return date + pastExt }

// Past is the game that counted for a day, as a saved game. The error is fs.ErrNotExist where it
// was not kept.
func (h *Shelf) Past(date string) ([]byte, error) { return h.Store.Read(pastFile(date)) }

// pastFiles are those of all games of days, the oldest first.
func (h *Shelf) pastFiles() ([]string, error) {
	names, err := h.files(pastExt)
	slices.SortFunc(names, strings.Compare)
	return names, err
}

// PastDays are the days whose games were kept, the oldest first.
func (h *Shelf) PastDays() ([]string, error) {
	days, err := h.pastFiles()
	for i, name := range days {
		days[i] = strings.TrimSuffix(name, pastExt)
	}
	return days, err
}

// keepPast keeps the game that counts for a day, in place of the oldest.
func (h *Shelf) keepPast(g *Game) error {
	data, err := g.Bytes()
	if err != nil {
		return err
	}
	if err := h.Store.Write(pastFile(g.Daily()), data); err != nil {
		return err
	}
	names, err := h.pastFiles()
	if err != nil {
		return err
	}
	for _, name := range names[:max(0, len(names)-mostPast)] {
		if err := h.Store.Remove(name); err != nil {
			return err
		}
	}
	return nil
}
