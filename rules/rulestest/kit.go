package rulestest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

// Conform plays random games of a title and fails the test at the first law of
// the kernel that does not hold: its message has the law, what was seen and
// the actions that led there, in notation.
//
// Every action of a game is checked for what costs little; at one position in
// ten every legal action is tried on a copy.
func Conform(t testing.TB, title *rules.Title, setup rules.Setup, games int) {
	t.Helper()
	for g := range games {
		setup.Seed = uint64(g)
		if err := conform(title, setup); err != nil {
			t.Fatalf("%s, %d players, game %d: %v", title.ID, setup.Seats, g, err)
		}
	}
}

// A breach is a law that does not hold.
type breach struct{ law, what string }

func (b breach) Error() string { return fmt.Sprintf("law %q: %s", b.law, b.what) }

func broken(law, format string, args ...any) error {
	return breach{law, fmt.Sprintf(format, args...)}
}

// game is one random game being checked.
type game struct {
	title *rules.Title
	setup rules.Setup
	seats rules.Seat
	r     *rand.Rand
	s     rules.State
	spare rules.State // for trying actions
	done  []string    // in notation

	began []bool // by seat: it has had a decision that opens a turn

	last     rules.State // the position after the last beat of the last reel
	lastView []byte
}

// tryOneIn is how rarely every legal action of a position is tried.
const tryOneIn = 10

func conform(title *rules.Title, setup rules.Setup) error {
	if err := title.CheckSetup(setup); err != nil {
		return err
	}
	g := &game{title: title, setup: setup, seats: rules.Seat(setup.Seats), r: rand.New(rand.NewPCG(setup.Seed, 5)),
		s: title.New(setup)}
	if err := plainAgenda(g.s); err != nil {
		return err
	}
	g.spare, g.began = g.s.Clone(), make([]bool, setup.Seats)
	for g.s.Turn() != rules.Nobody {
		if err := g.step(); err != nil {
			return fmt.Errorf("%w; after %d actions: … %s", err, len(g.done),
				strings.Join(g.done[max(0, len(g.done)-12):], " / "))
		}
	}
	if err := g.over(); err != nil {
		return err
	}
	return g.replay(title.New(setup))
}

// view is everything a position holds.
func view(s rules.State) []byte { return s.AppendView(nil, rules.Nature) }

// step checks one position, does one random action and checks what came of it.
func (g *game) step() error {
	if len(g.done) >= g.title.MaxActions {
		return broken("the game ends", "not within MaxActions, %d", g.title.MaxActions)
	}
	legal, err := g.options()
	if err != nil {
		return err
	}
	a, err := g.choose(legal)
	if err != nil {
		return err
	}
	if len(g.done) == 0 || g.r.IntN(tryOneIn) == 0 {
		if err := g.tryAll(legal); err != nil {
			return err
		}
		if err := g.allocations(legal); err != nil {
			return err
		}
		if err := g.secrets(legal); err != nil {
			return err
		}
	}
	if err := g.guesses(legal); err != nil {
		return err
	}
	return g.do(a)
}

// options checks Turn, Prompt, Legal and the notations of what is legal.
func (g *game) options() ([]rules.Action, error) {
	s := g.s
	if turn := s.Turn(); turn < rules.Nature || turn >= g.seats {
		return nil, broken("turn", "it is the turn of seat %d of %d", turn+1, g.seats)
	}
	p := s.Prompt()
	if p.Key == "" {
		return nil, broken("prompt", "nobody is told what seat %v is asked", s.Turn())
	}
	if p.Opens {
		if s.Turn() < 0 {
			return nil, broken("turns begin", "chance is said to begin one (%s)", p.Key)
		}
		g.began[s.Turn()] = true
	}
	if w := s.Winners(); w != nil {
		return nil, broken("winners", "%v before the end", w)
	}
	legal := s.Legal(nil)
	if len(legal) == 0 {
		return nil, broken("something is legal", "nothing before the end, for seat %v (%s)", s.Turn(), s.Prompt().Key)
	}
	marks := []rules.Action{^rules.Action(0), ^rules.Action(1)}
	appended := s.Legal(slices.Clone(marks))
	if len(appended) < 2 || !slices.Equal(appended[:2], marks) {
		return nil, broken("legal appends", "what was in front is not there any more")
	}
	if !slices.Equal(appended[2:], legal) {
		return nil, broken("fixed order", "asked twice, legal is %v and %v", g.names(legal), g.names(appended[2:]))
	}
	return legal, g.notations(legal)
}

func (g *game) names(as []rules.Action) (names []string) {
	for _, a := range as {
		names = append(names, rules.Notation(g.s, a))
	}
	return names
}

// notations checks that each legal action is there once, can be printed by its
// fields, and has a notation of its own that fits on a line of a save and of a
// script.
func (g *game) notations(legal []rules.Action) error {
	actions, names := map[rules.Action]bool{}, map[string]bool{}
	for _, a := range legal {
		n := rules.Notation(g.s, a)
		if actions[a] {
			return broken("no action twice", "%q is legal twice", n)
		}
		if names[n] {
			return broken("unique notation", "two legal actions are written %q", n)
		}
		if n == "" || strings.TrimSpace(n) != n || strings.ContainsAny(n, "\n\r|:") ||
			strings.ContainsAny(n[:1], "#=!?0123456789") {
			return broken("plain notation", "%q does not fit on a line", n)
		}
		if d := g.title.Describe(a); strings.Contains(d, " no known kind ") || strings.HasSuffix(d, " in no field") {
			return broken("every action has a form", "%q: %s", n, d)
		}
		actions[a], names[n] = true, true
	}
	if b := g.s.AppendNotation([]byte("before "), legal[0]); string(b) != "before "+rules.Notation(g.s, legal[0]) {
		return broken("notation appends", "to %q it made %q", "before ", b)
	}
	if g.title.Forms == nil {
		return nil
	}
	for _, n := range g.names(legal) {
		if err := g.title.Forms.Check(n); err != nil {
			return broken("forms", "of a legal action: %v", err)
		}
	}
	return nil
}

// guesses checks that a guess keeps all that its viewer sees and may do, and
// now and then that it can be played to its end.
func (g *game) guesses(legal []rules.Action) error {
	before, guess := view(g.s), g.spare
	for viewer := range g.seats {
		g.s.Guess(guess, viewer, g.r)
		if a, b := g.s.AppendView(nil, viewer), guess.AppendView(nil, viewer); !bytes.Equal(a, b) {
			return broken("guess keeps the view", "of seat %v: %s", viewer, difference(a, b))
		}
		if g.s.Turn() == viewer {
			if l := guess.Legal(nil); !slices.Equal(l, legal) {
				return broken("guess keeps the options", "of seat %v: %v", viewer, g.names(l))
			}
			guess.Do(legal[g.r.IntN(len(legal))], nil)
		}
		if g.r.IntN(playOneIn) == 0 {
			if err := g.playOn(guess); err != nil {
				return err
			}
		}
	}
	if now := view(g.s); !bytes.Equal(before, now) {
		return broken("a guess is a copy", "the position changed with it: %s", difference(before, now))
	}
	return nil
}

// playOneIn is how rarely a guess is played to its end.
const playOneIn = 400

// playOn plays a guess to its end at random.
func (g *game) playOn(guess rules.State) error {
	for n := len(g.done); guess.Turn() != rules.Nobody; n++ {
		legal := rules.Wander(guess, nil)
		if len(legal) == 0 {
			return broken("something is legal", "nothing for seat %v, %d actions after a guess", guess.Turn(),
				n-len(g.done))
		}
		if n >= g.title.MaxActions {
			return broken("the game ends", "a guess not within MaxActions, %d", g.title.MaxActions)
		}
		a := legal[g.r.IntN(len(legal))]
		if guess.Turn() == rules.Nature {
			a = rules.Draw(guess, legal, g.r)
		}
		guess.Do(a, nil)
		if err := g.check(guess, "a guess"); err != nil {
			return err
		}
	}
	return nil
}

// choose picks an action, Nature's by weight.
func (g *game) choose(legal []rules.Action) (rules.Action, error) {
	if g.s.Turn() != rules.Nature {
		return g.pick(legal)
	}
	var lots []rules.Action // an action as often as it weighs
	for _, a := range legal {
		w := g.s.Weight(a)
		if w < 0 {
			return 0, broken("weights", "%q has weight %d", rules.Notation(g.s, a), w)
		}
		lots = append(lots, slices.Repeat([]rules.Action{a}, w)...)
	}
	if len(lots) == 0 {
		return 0, broken("weights", "all %d outcomes have weight 0", len(legal))
	}
	if l, ok := g.s.(rules.Lottery); ok {
		if n := l.Lots(); n != len(lots) {
			return 0, broken("lots are weights", "there are %d lots, but the weights of %d outcomes add up to %d",
				n, len(legal), len(lots))
		}
		for i, a := range lots {
			if b := l.Lot(i); a != b {
				return 0, broken("lots are weights", "lot %d is %q, should be %q",
					i, rules.Notation(g.s, b), rules.Notation(g.s, a))
			}
		}
	}
	return rules.Draw(g.s, legal, g.r), nil
}

// sideOneIn is how rarely an action is picked among all that is legal where
// random play wanders among some: it would throw away all it has.
const sideOneIn = 8

// pick picks what random play would, and now and then anything that is legal.
func (g *game) pick(legal []rules.Action) (rules.Action, error) {
	some, i := rules.Wander(g.s, nil), 0
	for _, a := range legal {
		if i < len(some) && a == some[i] {
			i++
		}
	}
	if i < len(some) || i == 0 {
		return 0, broken("random play is legal", "of %v it wanders among %v", g.names(legal), g.names(some))
	}
	if g.r.IntN(sideOneIn) == 0 {
		some = legal
	}
	return some[g.r.IntN(len(some))], nil
}

// tryAll does every legal action on a copy.
func (g *game) tryAll(legal []rules.Action) error {
	before := view(g.s)
	for _, a := range legal {
		name := rules.Notation(g.s, a)
		for _, how := range [2]string{"Clone", "Set"} {
			c := g.spare
			if how == "Clone" {
				c = g.s.Clone()
			} else {
				c.Set(g.s)
			}
			if b := view(c); !bytes.Equal(before, b) {
				return broken("a copy is equal", "made by %s it is not: %s", how, difference(before, b))
			}
			c.Do(a, nil)
			if now := view(g.s); !bytes.Equal(before, now) {
				return broken("a copy is independent", "%q on a copy made by %s changed the original: %s", name, how,
					difference(before, now))
			}
			if err := g.check(c, name); err != nil {
				return err
			}
			if c.Turn() != rules.Nobody && len(c.Legal(nil)) == 0 {
				return broken("something is legal", "nothing after %q", name)
			}
		}
	}
	return nil
}

func (g *game) check(s rules.State, after string) error {
	if g.title.Agenda != nil {
		if waits, room := g.title.Agenda(s); 2*waits > room {
			return broken("the agenda is at most half full", "after %q %d things wait where %d have room", after,
				waits, room)
		}
	}
	if g.title.Check == nil {
		return nil
	}
	if err := g.title.Check(s); err != nil {
		return broken("the title's own check", "after %q: %v", after, err)
	}
	return nil
}

// allocations checks that playouts cost no more memory than the title says.
func (g *game) allocations(legal []rules.Action) error {
	most := g.title.Allocs
	var memory []rules.Action // used again, as playouts do
	if n := allocs(most, func() { memory = g.s.Legal(memory[:0]) }); n > most {
		return broken("legal allocates no more than the title says", "%d allocations for %d actions", n, len(legal))
	}
	if n := allocs(most, func() { g.s.Guess(g.spare, 0, g.r) }); n > most {
		return broken("guess allocates no more than the title says", "%d allocations", n)
	}
	if n := allocs(1+most, func() { g.s.Clone() }); n > 1+most {
		return broken("clone allocates no more than the title says", "%d allocations", n)
	}
	for _, a := range legal {
		if n := allocs(most, func() { g.spare.Set(g.s); g.spare.Do(a, nil) }); n > most {
			return broken("do allocates no more than the title says", "%q makes %d allocations",
				rules.Notation(g.s, a), n)
		}
	}
	return nil
}

// allocs is how many allocations f makes. What others allocate meanwhile, the
// collector included, is counted too, so where there are more than most it is
// the least of several counts.
func allocs(most int, f func()) int {
	n := int(testing.AllocsPerRun(3, f))
	for range 9 {
		if n <= most {
			break
		}
		n = min(n, int(testing.AllocsPerRun(3, f)))
	}
	return n
}

// do carries an action out for good, with a reel and without.
func (g *game) do(a rules.Action) error {
	name := rules.Notation(g.s, a)
	g.spare.Set(g.s)
	g.spare.Do(a, nil)
	reel := &rules.Reel{}
	g.s.Do(a, reel)
	now := view(g.s)
	if quiet := view(g.spare); !bytes.Equal(now, quiet) {
		return broken("a reel changes nothing", "after %q: %s", name, difference(now, quiet))
	}
	if g.last != nil {
		if v := view(g.last); !bytes.Equal(v, g.lastView) {
			return broken("beats keep their position", "%q changed one shown before: %s", name,
				difference(g.lastView, v))
		}
	}
	g.last = nil
	if n := len(reel.Beats); n > 0 {
		g.last, g.lastView = reel.Beats[n-1].After, now
		if v := view(g.last); !bytes.Equal(v, now) {
			return broken("the last beat shows the position", "after %q: %s", name, difference(now, v))
		}
	}
	g.done = append(g.done, name)
	return g.check(g.s, name)
}

// over checks the end of a game.
func (g *game) over() error {
	if l := g.s.Legal(nil); len(l) > 0 {
		return broken("over", "%d actions are legal after the end", len(l))
	}
	if i := slices.Index(g.began, false); i >= 0 {
		return broken("turns begin", "no decision of seat %d opened a turn (Prompt.Opens)", i+1)
	}
	w := g.s.Winners()
	if len(w) == 0 && !g.title.Unwon {
		return broken("winners", "none at the end")
	}
	for i, seat := range w {
		if seat < 0 || seat >= g.seats || i > 0 && w[i-1] >= seat {
			return broken("winners", "%v, should be seats in their order", w)
		}
	}
	return nil
}

// replay plays the game again from its notation.
func (g *game) replay(s rules.State) error {
	for i, name := range g.done {
		a, ok := rules.Find(s, name)
		if !ok {
			return broken("replay", "action %d, %q, is not legal the second time", i+1, name)
		}
		s.Do(a, nil)
	}
	if here, there := rules.Hash(s), rules.Hash(g.s); here != there {
		return broken("replay", "leads to %016x instead of %016x: %s", here, there, difference(view(g.s), view(s)))
	}
	return nil
}

// difference shows the first line in which two views differ.
func difference(want, got []byte) string {
	w, g := strings.Split(string(want), "\n"), strings.Split(string(got), "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			return fmt.Sprintf("%q became %q", w[i], strings.Join(g[min(i, len(g)):min(i+1, len(g))], ""))
		}
	}
	return "lines were added"
}
