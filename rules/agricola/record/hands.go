package record

import (
	"fmt"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// Hands are the cards that a seat of a card game was dealt.
type Hands struct{ Occupations, Minors []string }

// budget is how many actions are tried for a step at most.
const budget = 20_000

// A finder replays a game with cards in hand. That engine asks for other choices than
// ours, in another order, so each step is searched: it agrees if some legal actions,
// of those that the choices recorded name, reach the position recorded.
type finder struct {
	game  *Game
	tried int
	far   int   // the step that was reached
	near  int   // comparisons that the position passed that came nearest there
	told  int   // the step that why is about
	why   error // and what it differed in, never nil once a step was begun
}

// A spot is where a replay stands before a step: what happened and has not been
// recorded yet waits in beats.
type spot struct {
	now   *agricola.State
	seen  *agricola.State // the position that the last step recorded
	beats []rules.Beat
	known [2]*Seat
	loose [2]bool // what its supply differs in is made up for in its next decision

	// That engine asks whether newborns are wanted, and lets animals go that have room.
	lenient bool
	depth   int  // actions of the step
	round   bool // the person of the step is placed
}

// replayHands plays a recorded game with cards. The error is the first step whose
// position no legal actions reach.
func replayHands(g *Game) error {
	s := agricola.Title.New(rules.Setup{Title: agricola.Title.ID, Seats: 2,
		Modules: []string{fmt.Sprint("first-", g.Start+1), "hand-cards"}}).(*agricola.State)
	if err := deal(s, g); err != nil {
		return err
	}
	c := *g
	c.Steps = folded(g.Steps)
	f := &finder{game: &c}
	if !f.step(0, spot{now: s, seen: s}) {
		st := &c.Steps[f.far]
		return fmt.Errorf("step %d (%s, seat %d): %w", f.far+1, st.T, st.Seat, f.why)
	}
	return nil
}

// deal gives both seats the cards recorded.
func deal(s *agricola.State, g *Game) error {
	for s.Prompt().Key == "deal" {
		found := false
		for _, a := range s.Legal(nil) {
			hand := g.Hands[agricola.DealtTo(a)]
			id := box.Cards[agricola.HandCardOf(a)].ID
			if found = slices.Contains(hand.Occupations, id) || slices.Contains(hand.Minors, id); found {
				s.Do(a, nil)
				break
			}
		}
		if !found {
			return fmt.Errorf("the hands recorded, %v, can't be dealt", g.Hands)
		}
	}
	return nil
}

// step looks for actions that agree with a step and all behind it.
func (f *finder) step(i int, at spot) bool {
	if i > f.far {
		f.far, f.tried = i, 0
	}
	if i == len(f.game.Steps) {
		return true
	}
	at.depth, at.round, at.lenient = 0, false, false
	s := &f.game.Steps[i]
	if f.why == nil || i > f.told {
		f.told, f.near = i, -1
		f.why = fmt.Errorf("nothing recorded can be done: seat %v is asked for %q", at.now.Turn(), at.now.Prompt().Key)
	}
	if s.T == "place" && i > 0 && f.game.Steps[i-1].settles {
		now, err := turned(at.now, s.Seat)
		if err != nil {
			f.why = err
			return false
		}
		at.now = now
	}
	if s.T == "card" { // what it did belongs to the step behind it
		for _, d := range s.Did {
			at.loose[s.Seat] = at.loose[s.Seat] || d.A == "craft"
		}
		at.learn(s.State)
		return f.step(i+1, at)
	}
	names := f.names(i)
	if s.T == "end" || s.T == "round" || s.T == "place" && at.loose[s.Seat] {
		names.release(at)
	}
	for _, at.lenient = range []bool{false, true} {
		for limit := 0; limit <= names.most && f.tried < budget; limit++ {
			if f.search(i, at, names, limit, map[string]bool{}) {
				return true
			}
		}
		if s.T != "breed" {
			break
		}
	}
	return false
}

// search tries as many actions as the limit allows, and not fewer.
func (f *finder) search(i int, at spot, names *naming, limit int, been map[string]bool) bool {
	if limit == at.depth {
		return f.match(i, at)
	}
	if f.tried++; f.tried > budget {
		return false
	}
	for _, a := range at.now.Legal(nil) {
		notation := rules.Notation(at.now, a)
		if !names.allow(at, notation) {
			continue
		}
		next := at
		next.depth++
		next.round = at.round || strings.HasPrefix(notation, "place ")
		next.now = at.now.Clone().(*agricola.State)
		reel := &rules.Reel{}
		next.now.Do(a, reel)
		key := fmt.Sprint(next.depth, string(next.now.AppendView(nil, rules.Nature)))
		if been[key] {
			continue
		}
		been[key] = true
		next.beats = append(slices.Clip(at.beats), reel.Beats...)
		next.beats = append(next.beats, rules.Beat{After: next.now})
		if f.search(i, next, names, limit, been) {
			return true
		}
	}
	return false
}

// match looks among what happened for the position recorded, and goes on from there.
func (f *finder) match(i int, at spot) bool {
	s := &f.game.Steps[i]
	if s.T == "place" && !at.round {
		return false
	}
	if s.T == "feed" || s.T == "place" {
		at.loose[s.Seat] = false
	}
	if s.T == "end" {
		err := at.end(s)
		if err != nil {
			f.note(i, 0, err)
		}
		return err == nil
	}
	at.learn(s.State)
	if s.T == "breed" {
		at.loose[s.Seat] = at.lenient
	}
	for k := -1; k < len(at.beats); k++ {
		seen := at.seen
		if k >= 0 {
			seen = at.beats[k].After.(*agricola.State)
		}
		if s.T == "breed" && breeds(at.beats[k+1:], rules.Seat(s.Seat)) {
			continue
		}
		if passed, err := at.compare(s, seen); err != nil {
			f.note(i, passed, err)
			continue
		}
		next := at
		next.seen, next.beats = seen, at.beats[k+1:]
		if f.step(i+1, next) {
			return true
		}
	}
	return false
}

// breeds says whether a seat's animals breed in what is still to be seen.
func breeds(beats []rules.Beat, seat rules.Seat) bool {
	return slices.ContainsFunc(beats, func(b rules.Beat) bool {
		e, ok := b.Event.(agricola.Bred)
		return ok && e.Seat == seat
	})
}

// learn takes in what is recorded of the seats that changed.
func (at *spot) learn(p *Position) {
	for seat, have := range p.Seats {
		if have != nil {
			at.known[seat] = have
		}
	}
}

// note keeps what the position differs in that comes nearest.
func (f *finder) note(i, passed int, err error) {
	if i == f.told && passed > f.near {
		f.near, f.why = passed, err
	}
}

// end compares score sheets, with the corrections of what that engine scores otherwise
// than our facts.
func (at *spot) end(want *Step) error {
	for seat := range rules.Seat(2) {
		lines := want.Scores[seat]
		if len(want.ByFacts) == 2 {
			lines.correct(&want.ByFacts[seat])
		}
		if at.loose[seat] {
			lines.keepAnimals(at.now.Sheet(seat))
		}
		if err := sheet(at.now, seat, &lines); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	return nil
}

// keepAnimals takes over the points of animals that were let go after the last decision.
func (s *Sheet) keepAnimals(here [agricola.Items]rules.Points) {
	for i, line := range [...]*int{&s.Sheep, &s.Boar, &s.Cattle} {
		points := int(here[agricola.SheepItem+agricola.Item(i)] / rules.Whole(1))
		s.Total += points - *line
		*line = points
	}
}

// correct puts in the lines that our facts score otherwise.
func (s *Sheet) correct(facts *Corrected) {
	for _, c := range [...]struct{ to, from *int }{
		{&s.FieldTiles, facts.FieldTiles}, {&s.Cards, facts.Cards}, {&s.Total, facts.Total},
	} {
		if c.from != nil {
			*c.to = *c.from
		}
	}
}
