package save

import (
	"errors"
	"io/fs"
	"slices"
	"strings"

	"tilestead/rules"
)

// The files of finished games: those that are remembered, and lines of it that
// could not be read.
const (
	historyFile = "history.txt"
	damagedFile = "history.damaged.txt"
)

// History reads what is remembered of finished games, oldest first, and the
// lines that are no record.
func (h *Shelf) History() (records []Record, damaged []string, err error) {
	return linesOf(h.Store, historyFile, ReadHistory)
}

// Remember adds a finished game in which a person played to the history, once.
func (h *Shelf) Remember(g *Game) error {
	if !slices.ContainsFunc(g.Seats, func(s Seat) bool { return s.Bot == "" }) {
		return nil
	}
	records, damaged, err := h.History()
	if err != nil {
		return err
	}
	r := recordOf(g)
	r.Saved = h.Stamp()
	if slices.ContainsFunc(records, func(old Record) bool { return sameRecord(old, r) }) {
		return nil
	}
	data, err := HistoryBytes(append(records, r))
	if err != nil {
		return err
	}
	if err := h.setLinesAside(damagedFile, damaged); err != nil {
		return err
	}
	return h.Store.Write(historyFile, data)
}

// RememberGiven adds to what is remembered of a finished game what a review said that its person gave
// away for each decision.
func (h *Shelf) RememberGiven(g *Game, given float64) error {
	records, damaged, err := h.History()
	if err != nil {
		return err
	}
	i := Remembered(records, g)
	if i < 0 || records[i].Reviewed && givenText(records[i].Given) == givenText(given) {
		return nil
	}
	records[i].Reviewed, records[i].Given = true, given
	data, err := HistoryBytes(records)
	if err != nil {
		return err
	}
	if err := h.setLinesAside(damagedFile, damaged); err != nil {
		return err
	}
	return h.Store.Write(historyFile, data)
}

// setLinesAside adds lines that could not be read to a file of such.
func (h *Shelf) setLinesAside(file string, lines []string) error {
	if len(lines) == 0 {
		return nil
	}
	aside, err := h.Store.Read(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return h.Store.Write(file, append(aside, strings.Join(lines, "\n")+"\n"...))
}

// recordOf is what is remembered of a finished game.
func recordOf(g *Game) Record {
	s, set := g.Match.State(), g.Match.Setup()
	r := Record{Title: set.Title, Seed: set.Seed, Actions: g.Match.Len(), Assisted: g.Assisted(), Daily: g.Daily()}
	if series := g.Match.Title().Series; series != nil {
		r.Series, _, _ = series.Of(set)
	}
	won := s.Winners()
	for i, seat := range g.Seats {
		who := rules.Seat(i)
		r.Seats = append(r.Seats, Standing{Seat: seat, Score: rules.Total(s, who), Won: slices.Contains(won, who)})
	}
	return r
}

// sameRecord says whether two records are of one game, opened again.
func sameRecord(a, b Record) bool {
	return a.Title == b.Title && a.Seed == b.Seed && a.Actions == b.Actions && slices.Equal(a.Seats, b.Seats)
}

// Remembered is where in a history a finished game is, or -1.
func Remembered(records []Record, g *Game) int {
	r := recordOf(g)
	return slices.IndexFunc(records, func(old Record) bool { return sameRecord(old, r) })
}
