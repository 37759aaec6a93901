package save

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"tilestead/rules"
)

// A Record is what is remembered of a finished game: a line of the history,
//
//	2026-05-17T20:15 montana 0000000000000007 311 | human red 12 won "Ada" | bot:easy blue 6 lost "Otto"
//
// with the time or a hyphen, the title, the seed, the number of actions,
// "assisted" if a person had help, "series=3" for the third game of a series, "daily=2026-05-17"
// for the game of that day, "given=41.3" for what a review said that the person gave away, and a part
// for every seat.
type Record struct {
	Saved    string // in TimeForm; "" when nobody knows
	Title    string
	Seed     uint64
	Actions  int
	Assisted bool
	Series   int     // the number of the game in its series; 0 for none
	Daily    string  // the day whose game it was; "" for none
	Reviewed bool    // a review looked at what the person did
	Given    float64 // away for each decision, in what reviews of the title count; if Reviewed
	Seats    []Standing
}

// A Standing is how a seat came out.
type Standing struct {
	Seat
	Score rules.Points
	Won   bool
}

// What begins the words that say which game of a series it was, of which day, and what was given away.
const (
	seriesWord = "series="
	dailyWord  = "daily="
	givenWord  = "given="
)

// maxRecords is how many games are remembered: the latest.
const maxRecords = 5000

// ReadHistory reads the lines of a history. Those that are no record are given
// as they are; nothing is lost by them.
func ReadHistory(data []byte) (records []Record, damaged []string) {
	return readLines(data, readRecord)
}

// HistoryBytes is the file of a history, oldest first. It fails when a record
// could not be read again.
func HistoryBytes(records []Record) ([]byte, error) {
	return lineBytes(records[max(0, len(records)-maxRecords):], (*Record).line, readRecord, "a game")
}

func (r Record) line() string {
	when := "-"
	if r.Saved != "" {
		when = strings.Replace(r.Saved, " ", "T", 1)
	}
	line := fmt.Sprintf("%s %s %016x %d", when, r.Title, r.Seed, r.Actions)
	if r.Assisted {
		line += " " + assisted
	}
	if r.Series > 0 {
		line += fmt.Sprintf(" %s%d", seriesWord, r.Series)
	}
	if r.Daily != "" {
		line += " " + dailyWord + r.Daily
	}
	if r.Reviewed {
		line += " " + givenWord + givenText(r.Given)
	}
	for _, s := range r.Seats {
		how := "lost"
		if s.Won {
			how = "won"
		}
		line += fmt.Sprintf(" | %s %s %v %s %q", s.who(), s.Color, s.Score, how, s.Name)
	}
	return line
}

// givenText is how much was given away, as the history writes it.
func givenText(given float64) string { return strconv.FormatFloat(given, 'f', 1, 64) }

func readRecord(line string) (Record, error) {
	bad := func(what string) (Record, error) {
		return Record{}, fmt.Errorf("want %s in %.60q", what, line)
	}
	head, rest, ok := strings.Cut(line, " | ")
	f := strings.Fields(head)
	if !ok || len(f) < 4 || !isWord(f[1]) {
		return bad("a time, a title, a seed, a number of actions, and the seats")
	}
	r := Record{Title: f[1]}
	words := f[4:]
	if len(words) > 0 && words[0] == assisted {
		r.Assisted, words = true, words[1:]
	}
	if len(words) > 0 {
		if number, series := strings.CutPrefix(words[0], seriesWord); series {
			n, err := strconv.Atoi(number)
			if err != nil || n < 1 || strconv.Itoa(n) != number {
				return bad("the number of a game of a series")
			}
			r.Series, words = n, words[1:]
		}
	}
	var err error
	if len(words) > 0 {
		if day, daily := strings.CutPrefix(words[0], dailyWord); daily {
			if _, err = time.Parse(time.DateOnly, day); err != nil {
				return bad("a day such as 2026-05-17")
			}
			r.Daily, words = day, words[1:]
		}
	}
	if len(words) > 0 {
		number, given := strings.CutPrefix(words[0], givenWord)
		r.Given, err = strconv.ParseFloat(number, 64)
		if !given || err != nil || !(r.Given >= 0 && r.Given < 1e6) || givenText(r.Given) != number || len(words) > 1 {
			return bad("after the number of actions at most " + assisted + ", a game of a series, a day and what was given away")
		}
		r.Reviewed = true
	}
	if f[0] != "-" {
		r.Saved = strings.Replace(f[0], "T", " ", 1)
		if _, err := time.Parse(TimeForm, r.Saved); err != nil {
			return bad("a time such as 2026-05-17T20:15")
		}
	}
	if r.Seed, err = strconv.ParseUint(f[2], 16, 64); err != nil {
		return bad("a seed of hex digits")
	}
	if r.Actions, err = strconv.Atoi(f[3]); err != nil || r.Actions < 0 {
		return bad("a number of actions")
	}
	for {
		var s Standing
		if s, rest, err = readStanding(rest); err != nil {
			return bad(err.Error())
		}
		r.Seats = append(r.Seats, s)
		if rest == "" {
			return r, nil
		}
		if rest, ok = strings.CutPrefix(rest, " | "); !ok {
			return bad("a bar between the seats")
		}
	}
}

// readStanding reads a seat and gives what follows it.
func readStanding(text string) (s Standing, rest string, err error) {
	f := strings.SplitN(text, " ", 5)
	if len(f) != 5 || f[3] != "won" && f[3] != "lost" {
		return s, "", fmt.Errorf("who, colour, score, won or lost, and a name in quotes")
	}
	level, bot := strings.CutPrefix(f[0], "bot:")
	if bot {
		s.Bot = level
	}
	s.Color, s.Won = f[1], f[3] == "won"
	if s.Score, err = rules.ParsePoints(f[2]); err != nil || !bot && f[0] != "human" || bot && level == "" {
		return s, "", fmt.Errorf("human or bot:LEVEL, a colour and a score")
	}
	quoted, err := strconv.QuotedPrefix(f[4])
	if err != nil {
		return s, "", fmt.Errorf("a name in quotes")
	}
	if s.Name, err = strconv.Unquote(quoted); err == nil {
		err = s.check()
	}
	return s, f[4][len(quoted):], err
}

// BestOfSeries are the most points that a person had in each game of the series of a
// title, by its number.
func BestOfSeries(records []Record, title string) map[int]rules.Points {
	best := map[int]rules.Points{}
	for _, r := range records {
		if r.Title != title || r.Series == 0 {
			continue
		}
		for _, s := range r.Seats {
			if old, played := best[r.Series]; s.Bot == "" && (!played || s.Score > old) {
				best[r.Series] = s.Score
			}
		}
	}
	return best
}
