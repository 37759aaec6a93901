// Command lab is the laboratory: random games with checks, matches between
// bots, replays of saves and scripts, pictures of pieces and positions. It
// needs no display.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"tilestead/bots/frozen"
	"tilestead/bots/networks"
)

// A command is one of lab's subcommands.
type command struct {
	name, args, what string
	run              func(l *lab, args []string) error
}

// commands are listed in the order of the help.
func commands() []command {
	return []command{
		{"play", "-seats LEVEL,LEVEL... [flags]", "matches between bots", runPlay},
		{"random", "[flags]", "uniformly random games, with checks", runRandom},
		{"verify", "[flags] FILE...", "replay saved games and check them", runVerify},
		{"script", "FILE...", "run rule scenarios", runScript},
		{"records", "[-title TITLE] FILE...", "check games recorded by other programs", runRecords},
		{"compare", "-title TITLE [flags]", "the rules compared with their second reading", runCompare},
		{"cards", "-seats LEVEL,LEVEL... [flags]", "what Agricola's cards are worth", runCards},
		{"cover", "[flags]", "which of Agricola's cards are played in games", runCover},
		{fitter.name, "-title TITLE [flags]", fitter.what, fitter.run},
		{evolver.name, "-title TITLE [flags]", evolver.what, evolver.run},
		{imitator.name, "-title TITLE [flags]", imitator.what, imitator.run},
		{"learn", "-title TITLE [flags]", leagueWhat, runLearn},
		{"ladder", "-title TITLE", "ratings of levels by the matches between them", runLadder},
		{"review", "[flags] FILE...", "what each decision of saved games gave away", runReview},
		{"realise", "-title TITLE [flags]", "whether what reviews say was lost is lost in games", runRealise},
		{"daily", "-title TITLE [flags]", "what rivals give away in games of days", runDaily},
		{"mine", "-title TITLE -o FOLDER [flags]", "puzzles in games of bots", runMine},
		{"moves", "-load FILE | -read FILE -o FILE", "Carcassonne as text, one tile per line", runMoves},
		{"print", "[-after N] FILE", "a saved position as text", runPrint},
		{"show", "-load FILE | -title TITLE [flags]", "a saved position, or a random game, as pictures", runShow},
		{"sheet", "[flags]", "every tile and piece in one picture", runSheet},
	}
}

// A lab is where a subcommand writes: results to out, progress to progress
// (nil when nobody watches), refusals to err. Another program that plays a seat
// is read from in.
type lab struct {
	in       io.Reader
	out, err io.Writer
	progress io.Writer
}

// errFailed says that a run was carried out but not all of it held; its result
// has been written already.
var errFailed = errors.New("not everything held")

// errUsage says that the command line was wrong; what was wrong is written already.
var errUsage = errors.New("wrong usage")

func main() {
	l := &lab{in: os.Stdin, out: os.Stdout, err: os.Stderr}
	if err := networks.Teach(); err != nil {
		os.Exit(l.code(err))
	}
	if terminal(os.Stderr) {
		l.progress = os.Stderr
	}
	os.Exit(l.main(os.Args[1:]))
}

// terminal says whether f is a screen somebody may be looking at.
func terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// main runs a command line and returns the exit code: 0 when all ended, held
// or agreed, 1 when not, 2 when the command line was wrong.
func (l *lab) main(args []string) int {
	if len(args) == 0 {
		l.usage(l.err)
		return 2
	}
	if args[0] == "-h" || args[0] == "-help" || args[0] == "--help" || args[0] == "help" {
		l.usage(l.out)
		return 0
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return l.code(c.run(l, args[1:]))
		}
	}
	var known []string
	for _, c := range commands() {
		known = append(known, c.name)
	}
	fmt.Fprintf(l.err, "lab: unknown command %q; known: %s\n", args[0], strings.Join(known, ", "))
	return 2
}

func (l *lab) code(err error) int {
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.Is(err, errUsage):
		return 2
	case !errors.Is(err, errFailed):
		fmt.Fprintf(l.err, "lab: %v\n", err)
	}
	return 1
}

func (l *lab) usage(w io.Writer) {
	fmt.Fprintln(w, "usage: lab COMMAND [flags]; lab COMMAND -h lists the flags")
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-7s %-34s %s\n", c.name, c.args, c.what)
	}
	fmt.Fprintf(w, "levels that never change, to measure others against: %s\n", frozen.Names())
}
