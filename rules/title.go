package rules

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
)

// A Title is one game of the box.
type Title struct {
	ID      string // lower-case, as in saves and flags
	Rev     int    // raised when an old save could replay differently
	Seats   [2]int // fewest and most players
	Modules []Module
	Gone    []string // modules of earlier programs that did nothing in any game
	Values  []Value
	Presets []Preset // of house rules; the first is none
	Bundles []Preset // of expansions that are chosen together; nil: each by itself
	New     func(Setup) State
	// Actions are the forms of its actions, by kind.
	Actions []Form
	// Older is what a seat answers a question with that rules of an older revision did
	// not ask: so games that were saved under them go on. ok is false where there is no
	// such answer; nil if there are no such questions.
	Older func(s State, rev int) (a Action, ok bool)
	// Side says that an action leaves the decision open at which it was taken,
	// as an exchange at any time does; nil if there are none.
	Side func(Action) bool
	// Admits says what else is wrong with a setup whose seats and modules are
	// right one by one: a Misfit, or an error about its values; nil if nothing can be.
	Admits func(Setup) error
	// Hidden says that in a game of that setup seats hold what others may not see,
	// such as cards in hand: people at one computer then look one after the other.
	// Nil if there is nothing like that.
	Hidden func(Setup) bool
	// Unwon says that a game may end without a winner, as one against a target.
	Unwon bool
	// Series is how games alone follow each other; nil if they do not.
	Series *Series
	// Bounds are promises that tests and readers of saves rely on.
	MaxActions int // more actions than any sane game has; reading stops there
	// Allocs is how many allocations Legal, Do and Guess may each make at most,
	// and Clone beside the copy; 0 where playouts must cost no memory.
	Allocs int
	// Forms are how its actions are written; nil if its scripts may expect
	// anything to be refused.
	Forms *Forms
	// Arrange changes a position as a script or a lesson says; nil if the title
	// has no such language.
	Arrange func(s State, words []string) error
	// Inspect answers a script's question about a position, such as
	// "silver 1"; nil if there are none.
	Inspect func(s State, words []string) (string, error)
	// Agenda is how much waits on a position's agenda and how much has room
	// there; nil for a title without one.
	Agenda func(s State) (waits, room int)
	// Check is the title's own law of conservation; nil when all is well.
	Check func(s State) error
}

// Hides says whether seats hold what others may not see.
func (t *Title) Hides(s Setup) bool { return t.Hidden != nil && t.Hidden(s) }

// A Module is an expansion or variant that can be switched on.
type Module struct {
	ID             string
	Kind           ModuleKind
	Needs, Clashes []string
	NeedsOne       []string // of which one must be chosen; nil: none
	Seats          [2]int   // the fewest and most players it is for; zero: as the title
	// Idle says that without what it needs, or with other players, it changed nothing
	// while it could be chosen so: see WithoutIdle.
	Idle bool
}

// A ModuleKind is what choosing a module means to the player.
type ModuleKind uint8

// The kinds of modules.
const (
	Expansion ModuleKind = iota
	HouseRule
	FirstSeat // the seat with the number of the module among its kind begins; see FirstSeats
)

// A Preset is a named choice of house rules, of which those whose needs are not chosen are
// left out; or, as a bundle, of expansions.
type Preset struct {
	ID      string
	Modules []string
}

// A Value is a part of a setup that is more than on or off: a level, a target,
// the cards that are left from the last game.
type Value struct {
	ID string // lower-case
	// Check says what is wrong with a value; nil when nothing is.
	Check func(value string) error
	// Number says that it is chosen as a number, Cards that it is a list of cards, Switch
	// what it is when it is switched on, as a house rule is; a value with none of them is
	// not for people to choose.
	Number *Number
	Cards  *Cards
	Switch string
}

// A Number is how a Value is chosen before a game.
type Number struct {
	Least, Most, Step int
	// Usual is what a game has where nothing else is chosen; ok is false for one that
	// has no such number.
	Usual func(s Setup) (n int, ok bool)
}

// Cards are how a Value that is a list of cards is chosen before a game: their numbers,
// with commas between.
type Cards struct {
	// Hand says that the cards are in the hand of who plays alone, those left open being
	// dealt; else they are shut out.
	Hand bool
	// Decks are those that a game of that set-up deals from, and so what can be named; none
	// for a game without cards to choose.
	Decks func(s Setup) []Deck
}

// A Deck is cards that belong together, and how many of them a game deals.
type Deck struct {
	Cards []string
	Deals int
}

// A Setup is all a game starts from.
type Setup struct {
	Title   string
	Seats   int
	Modules []string
	Values  map[string]string // by the ID of a Value; those left out are as the title has them
	Seed    uint64
}

// With is s with one value changed; s stays as it is. An empty value is left
// out.
func (s Setup) With(id, value string) Setup {
	s.Values = maps.Clone(s.Values)
	if s.Values == nil {
		s.Values = map[string]string{}
	}
	if s.Values[id] = value; value == "" {
		delete(s.Values, id)
	}
	return s
}

// CheckSetup says what is wrong with a setup for this title, naming what is valid. What
// does not go together is a *Misfit.
func (t *Title) CheckSetup(s Setup) error {
	if s.Title != t.ID {
		return fmt.Errorf("setup is for title %q, not %q", s.Title, t.ID)
	}
	if err := t.CheckSeats(s.Seats); err != nil {
		return err
	}
	for i := range s.Modules {
		if err := t.checkModule(&s, i); err != nil {
			return err
		}
	}
	if err := t.checkValues(s); err != nil {
		return err
	}
	if err := s.checkFirst(); err != nil {
		return err
	}
	if t.Admits == nil {
		return nil
	}
	err := t.Admits(s)
	if err != nil && MisfitOf(err) == nil {
		err = &Misfit{Why: NoValue, says: err.Error()}
	}
	return err
}

func (t *Title) checkValues(s Setup) error {
	for _, id := range slices.Sorted(maps.Keys(s.Values)) {
		v := t.value(id)
		if v == nil {
			return fmt.Errorf("%s has no value %q; it has %s", t.ID, id, t.valueNames())
		}
		value := s.Values[id]
		if value == "" || strings.TrimSpace(value) != value || strings.ContainsFunc(value, unicode.IsControl) {
			return fmt.Errorf("%s %q is not one line of text", id, value)
		}
		if err := v.Check(value); err != nil {
			return fmt.Errorf("%s %q: %w", id, value, err)
		}
	}
	return nil
}

// CheckSeats says what is wrong with a number of players, whatever the modules.
func (t *Title) CheckSeats(n int) error {
	if n < t.Seats[0] || n > t.Seats[1] {
		return &Misfit{Why: Crowd, Seats: t.Seats,
			says: fmt.Sprintf("%s is for %d to %d players, not %d", t.ID, t.Seats[0], t.Seats[1], n)}
	}
	return nil
}

func (t *Title) moduleNames() string {
	var names []string
	for _, m := range t.Modules {
		names = append(names, m.ID)
	}
	return list(names)
}

func (t *Title) valueNames() string {
	var names []string
	for _, v := range slices.Concat(t.Values, common) {
		names = append(names, v.ID)
	}
	return list(names)
}

func list(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}
