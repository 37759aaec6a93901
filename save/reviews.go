package save

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"tilestead/rules"
)

// reviewExt is what the files of reviews end in; at most mostReviews are kept.
const (
	reviewExt   = ".review"
	mostReviews = 60
)

// asideMark is in the name of a review that was set aside because it was damaged.
const asideMark = ".damaged-"

// reviewFile is the file of the review of a game, beside the file of the game where that is kept: the
// same game has the same one, however often it is saved, and no other has.
func reviewFile(g *Game) (string, error) {
	data, err := (&Game{Match: g.Match}).Bytes()
	if err != nil {
		return "", err
	}
	set, h := g.Match.Setup(), rules.FNV(0, data)
	return fmt.Sprintf("%s-%016x-%08x%s", set.Title, set.Seed, uint32(h^h>>32), reviewExt), nil
}

// reviewHead is the first line of a review: when it was kept, and the stamp by which it is told from
// those of other bots.
const reviewHead = "tilestead review %q %q"

// headOf reads the first line of a review, nothing where it is none.
func headOf(text string) (kept, stamp string) {
	first, _, _ := strings.Cut(text, "\n")
	if _, err := fmt.Sscanf(first, reviewHead, &kept, &stamp); err != nil {
		return "", ""
	}
	return kept, stamp
}

// reviewSum is the last line of a review.
func reviewSum(text string) string { return fmt.Sprintf("= %016x", rules.FNV(0, []byte(text))) }

// KeepReview keeps the lines of a review of a game, in place of the one before. Whoever gives another
// stamp does not read it.
func (h *Shelf) KeepReview(g *Game, stamp string, lines []string) error {
	name, err := reviewFile(g)
	if err != nil {
		return err
	}
	text := strings.Join(append([]string{fmt.Sprintf(reviewHead, h.Stamp(), stamp)}, lines...), "\n") + "\n"
	if err := h.Store.Write(name, []byte(text+reviewSum(text)+"\n")); err != nil {
		return err
	}
	return h.fewReviews(name)
}

// fewReviews deletes the oldest reviews beyond those that are kept, but not the newest.
func (h *Shelf) fewReviews(newest string) error {
	names, err := h.files(reviewExt)
	if err != nil {
		return err
	}
	names = slices.DeleteFunc(names, func(n string) bool { return n == newest || strings.Contains(n, asideMark) })
	over := len(names) + 1 - mostReviews
	if over <= 0 {
		return nil
	}
	kept := map[string]string{}
	for _, name := range names {
		if data, err := h.Store.Read(name); err == nil {
			kept[name], _ = headOf(string(data))
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return strings.Compare(kept[a], kept[b]) })
	for _, name := range names[:over] {
		if err := h.Store.Remove(name); err != nil {
			return err
		}
	}
	return nil
}

// ReviewOf is what KeepReview kept of a game under the same stamp; none where nothing was. A damaged one
// is kept aside, and there is none then.
func (h *Shelf) ReviewOf(g *Game, stamp string) (lines []string, err error) {
	name, err := reviewFile(g)
	if err != nil {
		return nil, err
	}
	data, err := h.Store.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	lines = strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	last := len(lines) - 1
	text := strings.Join(lines[:last], "\n") + "\n"
	if last < 1 || lines[last] != reviewSum(text) || text+lines[last]+"\n" != string(data) {
		return nil, h.DamagedReview(g)
	}
	if _, by := headOf(lines[0]); by != stamp { // of other bots
		return nil, nil
	}
	return lines[1:last], nil
}

// DamagedReview sets the review of a game aside whose lines say nothing.
func (h *Shelf) DamagedReview(g *Game) error {
	name, err := reviewFile(g)
	if err != nil {
		return err
	}
	if _, err = SetAside(h.Store, name, strings.Trim(asideMark, ".-")); err != nil {
		return err
	}
	return h.Store.Remove(name)
}
