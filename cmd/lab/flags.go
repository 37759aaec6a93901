package main

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/titles"
)

// flags is the set of one subcommand; its errors and help go to the lab.
type flags struct {
	*flag.FlagSet
	l *lab
}

func (l *lab) flags(name, args string) *flags {
	f := &flags{flag.NewFlagSet("lab "+name, flag.ContinueOnError), l}
	f.SetOutput(l.out)
	f.Usage = func() {
		fmt.Fprintf(f.Output(), "usage: lab %s %s\n", name, args)
		f.PrintDefaults()
	}
	return f
}

// parse reads a command line that takes no more than its flags.
func (f *flags) parse(args []string) error {
	if err := f.parseFiles(args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return f.wrong("%q is not a flag; known flags: %s", f.Arg(0), f.names())
	}
	return nil
}

// parseFiles reads a command line that goes on after its flags.
func (f *flags) parseFiles(args []string) error {
	var failed strings.Builder
	if !slices.ContainsFunc(args, asksHelp) {
		f.SetOutput(&failed)
		f.Usage = func() {}
	}
	err := f.Parse(args)
	if err == nil || err == flag.ErrHelp {
		return err
	}
	return f.wrong("%s; known flags: %s", strings.TrimSpace(err.Error()), f.names())
}

func asksHelp(arg string) bool {
	return arg == "-h" || arg == "-help" || arg == "--help" || arg == "--h"
}

// wrong reports a mistake in the command line.
func (f *flags) wrong(format string, args ...any) error {
	fmt.Fprintf(f.l.err, "%s: %s\n", f.Name(), fmt.Sprintf(format, args...))
	return errUsage
}

func (f *flags) names() string {
	var names []string
	f.VisitAll(func(g *flag.Flag) { names = append(names, "-"+g.Name) })
	return strings.Join(names, " ")
}

// A seedFlag is an unsigned 64-bit number, decimal or hex.
type seedFlag uint64

func (s *seedFlag) String() string { return fmt.Sprintf("%016x", uint64(*s)) }

func (s *seedFlag) Set(v string) error {
	n, err := strconv.ParseUint(v, 0, 64)
	if err != nil {
		if n, err = strconv.ParseUint(v, 16, 64); err != nil {
			return fmt.Errorf("expected an unsigned 64-bit number, decimal or hex")
		}
	}
	*s = seedFlag(n)
	return nil
}

// values are parts of a set-up that are more than on or off, by their names.
type values map[string]string

func (v *values) String() string {
	var list []string
	for _, id := range slices.Sorted(maps.Keys(*v)) {
		list = append(list, id+"="+(*v)[id])
	}
	return strings.Join(list, " ")
}

// Set takes one in, as ID=TEXT.
func (v *values) Set(text string) error {
	id, value, ok := strings.Cut(text, "=")
	if !ok || id == "" || value == "" {
		return fmt.Errorf("expected ID=TEXT, such as target=50")
	}
	if _, twice := (*v)[id]; twice {
		return fmt.Errorf("%s is given twice", id)
	}
	if *v == nil {
		*v = values{}
	}
	(*v)[id] = value
	return nil
}

// A game is what play and random have in common: which title with which modules
// and values.
type game struct {
	title   string
	modules string
	values  values
	seed    seedFlag
	games   int
	json    bool
}

func (f *flags) game(g *game, games int) {
	g.seed = 1
	f.StringVar(&g.title, "title", titles.All[0].ID, "the `TITLE` to play: "+titleNames())
	f.StringVar(&g.modules, "modules", "", "comma-separated expansions and variants, `A,B`")
	f.Var(&g.values, "value", "another set-up option as `ID=TEXT`, where a title has any; may be repeated")
	f.IntVar(&g.games, "games", games, "number of games, `N`")
	f.Var(&g.seed, "seed", "random seed, a 64-bit `NUMBER`, decimal or hex; the same seed gives the same games")
	f.BoolVar(&g.json, "json", false, "end with the result as a JSON object on one line")
}

// setup checks what was asked for with that many seats.
func (f *flags) setup(g *game, seats int) (*rules.Title, rules.Setup, error) {
	t, err := titles.Find(g.title)
	if err != nil {
		return nil, rules.Setup{}, f.wrong("%v", err)
	}
	s := rules.Setup{Title: t.ID, Seats: seats, Modules: split(g.modules), Values: g.values, Seed: uint64(g.seed)}
	if err := t.CheckSetup(s); err != nil {
		return nil, s, f.wrong("%v", err)
	}
	if g.games < 1 {
		return nil, s, f.wrong("-games %d: expected at least 1", g.games)
	}
	return t, s, nil
}

// split cuts a list at its commas; an empty list has no parts.
func split(list string) []string {
	if list == "" {
		return []string{}
	}
	return strings.Split(list, ",")
}

func titleNames() string {
	var ids []string
	for _, t := range titles.All {
		ids = append(ids, t.ID)
	}
	return strings.Join(ids, ", ")
}
