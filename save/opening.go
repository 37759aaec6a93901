package save

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
)

// opening is what a record has said of a game before its seed.
type opening struct {
	title *rules.Title
	set   rules.Setup
	game  *Game
}

// openingLines are the lines between the number of players and the seed, by their
// first word: when one may come, and how the rest of it is read.
var openingLines = map[string]struct {
	may  func(o *opening, rest string) bool
	read func(r *reader, o *opening, rest string) error
}{
	"modules": {
		func(o *opening, rest string) bool {
			return o.set.Modules == nil && len(o.game.Seats) == 0 && strings.TrimSpace(rest) != ""
		},
		(*reader).modules,
	},
	"value": {func(o *opening, _ string) bool { return len(o.game.Seats) == 0 }, (*reader).value},
	"seat":  {func(o *opening, _ string) bool { return len(o.game.Seats) < o.set.Seats }, (*reader).seat},
	"flags": {
		func(o *opening, rest string) bool {
			n := len(strings.Fields(rest))
			return o.game.Flags == nil && n > 0 && n <= maxFlags
		},
		func(_ *reader, o *opening, rest string) error {
			o.game.Flags = strings.Fields(rest)
			return nil
		},
	},
	"name": {
		func(o *opening, rest string) bool { return o.game.Name == "" && rest != "" },
		func(r *reader, o *opening, rest string) error {
			o.game.Name = rest
			return r.label(o, fmt.Sprintf("\"name\" and at most %d letters", MaxTitle))
		},
	},
	"saved": {
		func(o *opening, rest string) bool { return o.game.Saved == "" && rest != "" },
		func(r *reader, o *opening, rest string) error {
			o.game.Saved = rest
			return r.label(o, fmt.Sprintf("\"saved\" and a time of the form %s", TimeForm))
		},
	},
}

func (r *reader) modules(o *opening, rest string) error {
	o.set.Modules = strings.Fields(rest)
	o.set, _ = o.title.WithoutIdle(o.set)
	if err := o.title.CheckSetup(o.set); err != nil {
		return r.wrong(FlawSetup, err.Error(), "modules that go together", r.found())
	}
	return nil
}

func (r *reader) value(o *opening, rest string) error {
	id, value, _ := strings.Cut(rest, " ")
	if o.set.Values[id] != "" || value == "" {
		return r.damage(FlawLine, `"value ID TEXT" with an ID not used yet`, r.found())
	}
	o.set = o.set.With(id, value)
	if err := o.title.CheckSetup(o.set); err != nil {
		return r.wrong(FlawSetup, err.Error(), "a value of this title", r.found())
	}
	return nil
}

func (r *reader) seat(o *opening, rest string) error {
	g := o.game
	want := fmt.Sprintf(`"seat %d human red NAME" or "seat %d bot:LEVEL blue NAME"`, len(g.Seats)+1, len(g.Seats)+1)
	f := strings.SplitN(rest, " ", 4)
	if len(f) != 4 || f[0] != strconv.Itoa(len(g.Seats)+1) {
		return r.damage(FlawLine, want, r.found())
	}
	s := Seat{Color: f[2], Name: f[3]}
	level, bot := strings.CutPrefix(f[1], "bot:")
	if bot {
		s.Bot = level
	}
	if !bot && f[1] != "human" || bot && level == "" {
		return r.damage(FlawLine, want, r.found())
	}
	if err := s.check(); err != nil {
		return r.wrong(FlawLine, fmt.Sprintf("%v (expected %s)", err, want), want, r.found())
	}
	g.Seats = append(g.Seats, s)
	return nil
}

func (r *reader) label(o *opening, want string) error {
	if o.game.checkLabel() != nil {
		return r.damage(FlawLine, want, r.found())
	}
	return nil
}
