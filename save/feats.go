package save

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"tilestead/rules"
)

// The files of what was achieved in finished games, and of lines of it that could not be read.
const (
	featsFile        = "feats.txt"
	damagedFeatsFile = "feats.damaged.txt"
)

// A FeatRecord is how far a person came in a feat of a title: a line of the file,
//
//	carcassonne metropolis 12 10 2026-05-17
//
// with the title, the feat, the best so far, how far is enough, and the day on which that was
// reached, or a hyphen; then "assisted" if there was help in the game that reached it.
type FeatRecord struct {
	Title, ID  string
	Best, Goal int
	Date       string // on which the goal was reached, such as 2026-05-17; "" when nobody knows, or not yet
	Assisted   bool   // it was reached with help, and never without
}

// Reached says whether that was enough.
func (f *FeatRecord) Reached() bool { return f.Best >= f.Goal }

// ReadFeats reads the lines of a file of feats. Those that are none are given as they are; nothing
// is lost by them.
func ReadFeats(data []byte) (feats []FeatRecord, damaged []string) {
	return readLines(data, readFeat)
}

// FeatsBytes is the file of feats, sorted. It fails when one could not be read again.
func FeatsBytes(feats []FeatRecord) ([]byte, error) {
	sorted := slices.Clone(feats)
	slices.SortFunc(sorted, func(a, b FeatRecord) int { return strings.Compare(a.line(), b.line()) })
	return lineBytes(sorted, (*FeatRecord).line, readFeat, "a feat")
}

func (f *FeatRecord) line() string {
	when := "-"
	if f.Date != "" {
		when = f.Date
	}
	line := fmt.Sprintf("%s %s %d %d %s", f.Title, f.ID, f.Best, f.Goal, when)
	if f.Assisted {
		line += " " + assisted
	}
	return line
}

func readFeat(line string) (f FeatRecord, err error) {
	words := strings.Split(line, " ")
	f.Assisted = len(words) == 6 && words[5] == assisted
	if len(words) != 5 && !f.Assisted || !isWord(words[0]) || !isWord(words[1]) {
		return f, fmt.Errorf("want a title, a feat, the best, the goal, a day and at most %s in %.60q", assisted, line)
	}
	f.Title, f.ID = words[0], words[1]
	for i, n := range []*int{&f.Best, &f.Goal} {
		if *n, err = strconv.Atoi(words[2+i]); err != nil || *n < 1 || strconv.Itoa(*n) != words[2+i] {
			return f, fmt.Errorf("want two numbers from 1 on in %.60q", line)
		}
	}
	if words[4] != "-" {
		f.Date = words[4]
		if _, err := time.Parse(time.DateOnly, f.Date); err != nil {
			return f, fmt.Errorf("want a day such as 2026-05-17 in %.60q", line)
		}
	}
	return f, nil
}

// Feats reads how far persons came, sorted by title and feat, and the lines that are none.
func (h *Shelf) Feats() (feats []FeatRecord, damaged []string, err error) {
	return linesOf(h.Store, featsFile, ReadFeats)
}

// FeatsOf says in which seat of a game the only person sits, for whom feats count; ok is false where
// they do not: with nobody or several at the table, and in a game that is Branched.
func (g *Game) FeatsOf() (seat rules.Seat, ok bool) {
	person := func(s Seat) bool { return s.Bot == "" }
	i := slices.IndexFunc(g.Seats, person)
	return rules.Seat(i), i >= 0 && !slices.ContainsFunc(g.Seats[i+1:], person) && !g.Branched()
}

// RememberFeats adds how far the person of a finished game came in feats to what is remembered, and
// gives those that were reached for the first time. The day and the help are the game's; nothing is
// remembered of a feat without any progress, nor of a game that does not count.
func (h *Shelf) RememberFeats(g *Game, came []FeatRecord) (first []FeatRecord, err error) {
	if _, ok := g.FeatsOf(); !ok {
		return nil, nil
	}
	feats, damaged, err := h.Feats()
	if err != nil {
		return nil, err
	}
	before := slices.Clone(feats)
	today, _, _ := strings.Cut(h.Stamp(), " ")
	for _, now := range came {
		if now.Best < 1 {
			continue
		}
		i := slices.IndexFunc(feats, func(f FeatRecord) bool { return f.Title == now.Title && f.ID == now.ID })
		if i < 0 {
			i, feats = len(feats), append(feats, FeatRecord{Title: now.Title, ID: now.ID, Goal: now.Goal})
		} else if feats[i].Reached() {
			feats[i].again(&now, g.Assisted())
			continue
		}
		f := &feats[i]
		if f.Best, f.Goal = max(f.Best, now.Best), now.Goal; f.Reached() {
			f.Date, f.Assisted = today, g.Assisted()
			first = append(first, *f)
		}
	}
	if slices.Equal(before, feats) {
		return nil, nil
	}
	data, err := FeatsBytes(feats)
	if err != nil {
		return nil, err
	}
	if err := h.setLinesAside(damagedFeatsFile, damaged); err != nil {
		return nil, err
	}
	return first, h.Store.Write(featsFile, data)
}

// again adds another game, with help or without, to a feat that was reached before: it stays so,
// though its goal be another now.
func (f *FeatRecord) again(now *FeatRecord, helped bool) {
	f.Best, f.Goal = max(f.Best, now.Best, now.Goal), now.Goal
	if now.Reached() && !helped {
		f.Assisted = false
	}
}
