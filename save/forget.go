package save

import (
	"errors"
	"io/fs"
	"slices"
)

// remembered are the files of all that is remembered of games that are over.
var remembered = []string{historyFile, damagedFile, featsFile, damagedFeatsFile, daysFile, damagedDaysFile,
	puzzlesFile, damagedPuzzlesFile}

// Remembers says whether there is anything that Forget would delete.
func (h *Shelf) Remembers() bool {
	names, err := h.Store.Names()
	return err == nil && slices.ContainsFunc(names, func(n string) bool { return slices.Contains(remembered, n) })
}

// Forget deletes all that is remembered of games that are over: results, with what reviews said of
// them, days with their games, feats and puzzles. Saved games and settings stay.
func (h *Shelf) Forget() (err error) {
	past, err := h.pastFiles()
	reviews, unread := h.files(reviewExt)
	err = errors.Join(err, unread)
	for _, name := range slices.Concat(remembered, past, reviews) {
		if gone := h.Store.Remove(name); gone != nil && !errors.Is(gone, fs.ErrNotExist) {
			err = errors.Join(err, gone)
		}
	}
	return err
}
