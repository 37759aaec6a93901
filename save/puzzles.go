package save

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// The files of what was answered to puzzles, and of lines of it that could not be read.
const (
	puzzlesFile        = "puzzles.txt"
	damagedPuzzlesFile = "puzzles.damaged.txt"
)

// A PuzzleRecord is how well a puzzle was answered: a line of the file,
//
//	carcassonne mill solved 2026-11-28
//
// with the title, the puzzle, what the best answer so far was, and the day of that, or a hyphen.
type PuzzleRecord struct {
	Title, ID string
	Answer    PuzzleAnswer
	Date      string // such as 2026-11-28; "" when nobody knows
}

// A PuzzleAnswer is how good an answer to a puzzle was.
type PuzzleAnswer string

// The answers, the worst first.
const (
	PuzzleMissed PuzzleAnswer = "missed"
	PuzzleGood   PuzzleAnswer = "good"   // gives away so little that it solves the puzzle
	PuzzleSolved PuzzleAnswer = "solved" // the best
)

// puzzleAnswers are all, the worst first.
var puzzleAnswers = []PuzzleAnswer{PuzzleMissed, PuzzleGood, PuzzleSolved}

// Solves says whether the puzzle is solved.
func (a PuzzleAnswer) Solves() bool { return a == PuzzleGood || a == PuzzleSolved }

// ReadPuzzles reads the lines of a file of answers. Those that are none are given as they are.
func ReadPuzzles(data []byte) (list []PuzzleRecord, damaged []string) {
	return readLines(data, readPuzzle)
}

func readPuzzle(line string) (r PuzzleRecord, err error) {
	words := strings.Split(line, " ")
	if len(words) != 4 || !isWord(words[0]) || !isWord(words[1]) ||
		!slices.Contains(puzzleAnswers, PuzzleAnswer(words[2])) {
		return r, fmt.Errorf("want a title, a puzzle, an answer and a day in %.60q", line)
	}
	r = PuzzleRecord{Title: words[0], ID: words[1], Answer: PuzzleAnswer(words[2])}
	if words[3] != "-" {
		if r.Date = words[3]; !isDay(r.Date) {
			return r, fmt.Errorf("want a day such as 2026-11-28 in %.60q", line)
		}
	}
	return r, nil
}

func isDay(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

func (r *PuzzleRecord) line() string {
	when := "-"
	if r.Date != "" {
		when = r.Date
	}
	return fmt.Sprintf("%s %s %s %s", r.Title, r.ID, r.Answer, when)
}

// Puzzles reads how well puzzles were answered, and the lines that say nothing of it.
func (h *Shelf) Puzzles() (list []PuzzleRecord, damaged []string, err error) {
	return linesOf(h.Store, puzzlesFile, ReadPuzzles)
}

// RememberPuzzle adds an answer to what is remembered, if it is the first or a better one.
func (h *Shelf) RememberPuzzle(title, id string, answer PuzzleAnswer) error {
	list, damaged, err := h.Puzzles()
	if err != nil {
		return err
	}
	today, _, _ := strings.Cut(h.Stamp(), " ")
	now := PuzzleRecord{title, id, answer, today}
	i := slices.IndexFunc(list, func(r PuzzleRecord) bool { return r.Title == title && r.ID == id })
	switch {
	case i < 0:
		list = append(list, now)
	case slices.Index(puzzleAnswers, answer) <= slices.Index(puzzleAnswers, list[i].Answer):
		return nil
	default:
		list[i] = now
	}
	data, err := lineBytes(list, (*PuzzleRecord).line, readPuzzle, "an answer")
	if err != nil {
		return err
	}
	if err := h.setLinesAside(damagedPuzzlesFile, damaged); err != nil {
		return err
	}
	return h.Store.Write(puzzlesFile, data)
}
