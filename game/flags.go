package game

import (
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"tilestead/rules"
	"tilestead/save"
)

// Flags are what the command line asked for.
type Flags struct {
	Version  bool     // print the version and exit
	Seed     uint64   // of the game to start
	HasSeed  bool     // Seed was given
	Lang     string   // of the texts; "" takes the setting
	Windowed bool     // an ordinary window, whatever the settings remember
	Title    string   // go straight to this title's set-up; "" shows the title screen
	Modules  []string // of Title
	Values   []Value  // of Title
	Bots     []string // levels of seats 2 and on
	Load     string   // a saved game to open
	Today    string   // the day whose game is offered; "": the day that it is
}

// A Value is a part of a set-up that is more than on or off.
type Value struct{ ID, Text string }

// Choices are the values flags can take.
type Choices struct {
	Titles []*rules.Title
	Coming []string // titles that the game shows but cannot be played yet
	Levels []string // of bots of any title, weakest first
	// LevelsOf are those of a title's bots.
	LevelsOf func(title string) []string
	Langs    []string
}

// ErrHelp is the error of -h, after the help was written.
var ErrHelp = flag.ErrHelp

// ParseFlags reads the arguments after the program's name. The error of a
// wrong flag or value names the valid ones. Help goes to out.
func ParseFlags(args []string, c Choices, out io.Writer) (Flags, error) {
	var f Flags
	var seed, modules, bots string
	set := flag.NewFlagSet("tilestead", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.BoolVar(&f.Version, "version", false, "print the version and exit")
	set.StringVar(&seed, "seed", "",
		"random seed, a `number` from 0 to 18446744073709551615, or hex such as 0x248d3198611724d6")
	set.StringVar(&f.Lang, "lang", "", "`language` of the texts: "+strings.Join(c.Langs, ", "))
	set.BoolVar(&f.Windowed, "windowed", false, "start in a window of 1280x800, or smaller if the screen is")
	set.StringVar(&f.Title, "title", "", "open the set-up of this `title`: "+strings.Join(c.titles(), ", "))
	set.StringVar(&modules, "modules", "", "comma-separated `names` of the title's expansions and variants")
	set.Func("value", "another set-up option as `ID=text`, such as without=A002,A005; may be repeated",
		func(text string) error { return f.value(text) })
	set.StringVar(&bots, "bots", "",
		"comma-separated bot `levels` for seats 2 and up: "+strings.Join(c.Levels, ", "))
	set.StringVar(&f.Today, "today", "", "offer the game of another `day`, such as 2026-11-25")
	set.StringVar(&f.Load, "load", "", "open the saved game in this `file`")
	names := func() string {
		var all []string
		set.VisitAll(func(g *flag.Flag) { all = append(all, "-"+g.Name) })
		return strings.Join(all, " ")
	}
	if err := set.Parse(args); err != nil {
		if err == flag.ErrHelp {
			help(set, out)
			return f, ErrHelp
		}
		return f, fmt.Errorf("%w; known flags: %s (see -h)", err, names())
	}
	if set.NArg() > 0 {
		return f, fmt.Errorf("%q is not a flag; known flags: %s (to open a saved game, use -load FILE)", set.Arg(0),
			names())
	}
	empty := ""
	set.Visit(func(g *flag.Flag) {
		f.HasSeed = f.HasSeed || g.Name == "seed"
		if strings.TrimSpace(g.Value.String()) == "" && g.Name != "seed" && g.Name != "value" {
			empty = g.Name
		}
	})
	if empty != "" {
		return f, fmt.Errorf("-%s is empty; leave it out, or see -h for what it takes", empty)
	}
	return f, f.fill(seed, modules, bots, c)
}

// value takes a part of the set-up in.
func (f *Flags) value(text string) error {
	id, value, ok := strings.Cut(text, "=")
	if !ok || id == "" || value == "" {
		return fmt.Errorf("expected ID=text, such as target=50")
	}
	if slices.ContainsFunc(f.Values, func(v Value) bool { return v.ID == id }) {
		return fmt.Errorf("%s is given twice", id)
	}
	f.Values = append(f.Values, Value{id, value})
	return nil
}

// checkValues says which part of the set-up its title does not have, or not so.
func (f *Flags) checkValues(t *rules.Title) error {
	var has []string
	for _, v := range t.Values {
		has = append(has, v.ID)
	}
	for _, v := range f.Values {
		i := slices.Index(has, v.ID)
		if i < 0 {
			return wrong("-value", "value", v.ID, has)
		}
		if err := t.Values[i].Check(v.Text); err != nil {
			return fmt.Errorf("-value %s: %w", v.ID, err)
		}
	}
	return nil
}

// fill reads the values that are not plain text.
func (f *Flags) fill(seed, modules, bots string, c Choices) error {
	var err error
	if _, err = time.Parse(time.DateOnly, f.Today); f.Today != "" && err != nil {
		return fmt.Errorf("-today %s: expected a day such as 2026-11-25", f.Today)
	}
	if f.HasSeed {
		if f.Seed, err = save.ParseSeed(seed); err != nil {
			return fmt.Errorf("-seed: %w", err)
		}
	}
	if f.Lang != "" && !slices.Contains(c.Langs, f.Lang) {
		return wrong("-lang", "language", f.Lang, c.Langs)
	}
	f.Bots = split(bots)
	for _, b := range f.Bots {
		if !slices.Contains(c.Levels, b) {
			return wrong("-bots", "level", b, c.Levels)
		}
	}
	f.Modules = split(modules)
	if f.Title == "" {
		if len(f.Modules) > 0 {
			return fmt.Errorf("-modules: say with -title whose modules they are; known titles: %s", list(c.titles()))
		}
		if len(f.Values) > 0 {
			return fmt.Errorf("-value: say with -title which set-up it belongs to; known titles: %s", list(c.titles()))
		}
		if len(f.Bots) > 0 {
			return fmt.Errorf("-bots: say with -title what they play; known titles: %s", list(c.titles()))
		}
		return nil
	}
	i := slices.IndexFunc(c.Titles, func(t *rules.Title) bool { return t.ID == f.Title })
	if i < 0 && slices.Contains(c.Coming, f.Title) {
		return fmt.Errorf("-title: %s cannot be played yet; known: %s", f.Title, list(c.titles()))
	}
	if i < 0 {
		return wrong("-title", "title", f.Title, c.titles())
	}
	t := c.Titles[i]
	var has []string
	for _, m := range t.Modules {
		has = append(has, m.ID)
	}
	for _, m := range f.Modules {
		if !slices.Contains(has, m) {
			return wrong("-modules", "module", m, has)
		}
	}
	if err := f.checkValues(t); err != nil {
		return err
	}
	for _, b := range f.Bots {
		if levels := c.LevelsOf(t.ID); !slices.Contains(levels, b) {
			return fmt.Errorf("-bots: %s has no level %q; it has %s", t.ID, b, list(levels))
		}
	}
	if most := t.Seats[1] - 1; len(f.Bots) > most {
		return fmt.Errorf("-bots: %s has room for you and %d bots, not %d", t.ID, most, len(f.Bots))
	}
	return f.checkSetup(t)
}

// usualSeats are how many players a set-up has where nothing else is asked for.
const usualSeats = 3

// checkSetup says what does not go together; without bots it goes for any number of
// players, as the set-up seats those that it needs.
func (f *Flags) checkSetup(t *rules.Title) error {
	set := rules.Setup{Title: t.ID, Seats: len(f.Bots) + 1, Modules: f.Modules}
	for _, v := range f.Values {
		set = set.With(v.ID, v.Text)
	}
	if len(f.Bots) > 0 {
		return t.CheckSetup(set)
	}
	set.Seats = min(max(usualSeats, t.Seats[0]), t.Seats[1])
	wrong := t.CheckSetup(set)
	for set.Seats = t.Seats[0]; wrong != nil && set.Seats <= t.Seats[1]; set.Seats++ {
		if t.CheckSetup(set) == nil {
			return nil
		}
	}
	return wrong
}

func wrong(flag, what, got string, valid []string) error {
	if len(valid) == 0 {
		return fmt.Errorf("%s: unknown %s %q; this title has none", flag, what, got)
	}
	return fmt.Errorf("%s: unknown %s %q; known: %s", flag, what, got, list(valid))
}

func list(names []string) string { return strings.Join(names, ", ") }

// split cuts a list at its commas; an empty list has no parts.
func split(list string) []string {
	if list == "" {
		return nil
	}
	out := strings.Split(list, ",")
	for i, word := range out {
		out[i] = strings.TrimSpace(word)
	}
	return out
}

func (c Choices) titles() []string {
	var ids []string
	for _, t := range c.Titles {
		ids = append(ids, t.ID)
	}
	return ids
}

func help(set *flag.FlagSet, out io.Writer) {
	fmt.Fprintln(out, "tilestead: board games about settling the land.\n\nUsage: tilestead [flags]")
	set.VisitAll(func(g *flag.Flag) {
		takes, text := flag.UnquoteUsage(g)
		fmt.Fprintf(out, "  %-18s %s\n", strings.TrimSpace("-"+g.Name+" "+takes), text)
	})
}
