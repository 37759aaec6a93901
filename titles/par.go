package titles

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"tilestead/rules"
)

//go:embed par.txt
var parText string

// noBoxes stands for no expansions in the table of pars.
const noBoxes = "-"

// ParLine is a line of par.txt: what a rival usually gives away for each decision, in what reviews
// of the title count, in games of days with some expansions.
func ParLine(title string, modules []string, rival string, given float64) string {
	return fmt.Sprintf("%s %s %s %.1f", title, boxesWord(modules), rival, given)
}

// boxesWord writes expansions as one word.
func boxesWord(modules []string) string {
	if len(modules) == 0 {
		return noBoxes
	}
	return strings.Join(modules, ",")
}

// pars is the table, by title, expansions and rival.
var pars = sync.OnceValue(func() map[string]float64 {
	all := map[string]float64{}
	for i, line := range strings.Split(parText, "\n") {
		f := strings.Fields(line)
		if len(f) == 0 || strings.HasPrefix(line, "#") {
			continue
		}
		if len(f) != 4 {
			panic(fmt.Sprintf("titles/par.txt: line %d: want a title, expansions, a rival and a number in %q", i+1, line))
		}
		given, err := strconv.ParseFloat(f[3], 64)
		if err != nil {
			panic(fmt.Sprintf("titles/par.txt: line %d: %v", i+1, err))
		}
		all[strings.Join(f[:3], " ")] = given
	}
	return all
})

// DayParts is into how many parts the game of a day is divided to tell how it went.
const DayParts = 5

// The letters of how a part of a game went: well, with some given away, and with much.
const (
	Well   = 'g'
	Middle = 'y'
	Badly  = 'r'
	Empty  = '.' // nothing was decided in it
)

// dayBounds are what may be given away for each decision in a part that went well, and in one that
// went neither well nor badly, in what reviews of a title count.
var dayBounds = map[string][2]float64{"carcassonne": {30, 80}, "agricola": {40, 120}, "montana": {20, 50}}

// DayBounds are those of a title.
func DayBounds(title string) (well, middle float64) {
	b := dayBounds[title]
	return b[0], b[1]
}

// Square is the letter of a part of a game in which so much was given away for each decision.
func Square(title string, given float64) byte {
	switch well, middle := DayBounds(title); {
	case given < well:
		return Well
	case given < middle:
		return Middle
	}
	return Badly
}

// Par is what a rival usually gives away for each decision in games of a set-up, in what reviews of
// the title count; ok is false where nobody has measured it.
func Par(set rules.Setup, rival string) (given float64, ok bool) {
	given, ok = pars()[set.Title+" "+boxesWord(set.Modules)+" "+rival]
	return given, ok
}
