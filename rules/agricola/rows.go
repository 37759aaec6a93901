package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// An opRow is all that the rules know of an Op. What it is about, what it asks for and
// what it does stand side by side in a file of its family.
type opRow struct {
	name  string // as docs/effects.md has it
	about string // what is done, there
	word  string // of the offer that it makes (Offer), where a seat decides on it
	// by are the kinds of action that do it, and own says which of these actions; nil: all.
	// An op without any happens by itself, in carries.
	by  []uint8
	own func(a rules.Action) bool
	// asks says whether it can be done now; at is the step in which it is under way, nil
	// before it begins. It is a question of its own, not a try on a copy, because it is asked
	// in every position of a playout.
	asks func(s *State, seat rules.Seat, part *box.Part, at *step) bool
	// spots are the cells on which it can be done: where it is about a cell and nothing more,
	// they stand for asks and lists.
	spots func(p *Player, part *box.Part, at *step) farm.Mask
	// after says whether it could be done after exchanges (15); nil: as asks does.
	after func(q *asker, p *Player, part *box.Part, at *step) bool
	lists func(s *State, dst []rules.Action, top *step, part *box.Part) []rules.Action
	does  func(t acting, top *step, part *box.Part, a rules.Action)
	// carries does what needs no choice of how; alone says when that is so, nil: always
	// where there are no actions for it.
	carries func(t acting, seat rules.Seat, sp box.Space, part *box.Part)
	alone   func(p *Player, part *box.Part) bool
	// agrees says whether it can be done at once where it may be declined; nil: with the
	// goods that it costs.
	agrees func(s *State, seat rules.Seat, part *box.Part) bool
	// idle says whether nothing can be chosen, as only its user knows: it may stop then.
	idle func(s *State, top *step, part *box.Part) bool
	// repeats says whether it can be done several times in one action; nil: never.
	repeats func(p *Player, part *box.Part) bool
	// ends is what follows at the end of an action in which so many were built.
	ends  func(t acting, seat rules.Seat, built int)
	solid bool // it asks for neither food nor fuel
	asked bool // it happens by itself, and somebody is asked about it then
}

// An actionRow is all that the rules know of a kind of action.
type actionRow struct {
	name   string // its first word in notation
	fields fields // its operands, as they are printed where no position is at hand
	lines  []string
	writes func(s *State, b []byte, a rules.Action) []byte // what follows its name in notation; nil: nothing
	does   func(t acting, a rules.Action)                  // nil: an op does it, for the effect on top
	side   bool                                            // it leaves its decision open
}

// An agendaRow is all that the rules know of a kind of step. A step that has lists is a
// decision: of chance where it has lots, else of a seat.
type agendaRow struct {
	name string
	// auto does what happens by itself, and says whether somebody has to decide then; nil:
	// somebody always has to.
	auto  func(t acting, top *step) (waits bool)
	lists func(s *State, dst []rules.Action, top *step, whole bool) []rules.Action
	// lots are how many outcomes chance has, and lot is the n-th of them.
	lots func(s *State) int
	lot  func(s *State, n int) rules.Action
	// open says that exchanges are open beside the decision (15), and makes that random play
	// makes food and fuel where nothing else is legal.
	open, makes bool
	// ends is what no more of it means: KindStop and KindDone.
	ends   func(t acting, top *step)
	view   func(t *step, b *rules.Lines) // its operands; nil: how many seats are through
	prompt func(s *State, t *step, p rules.Prompt) rules.Prompt
}

// A rulebook has the rows of all ops, kinds of action and kinds of step. What one does leads to
// the next, a circle that Go forbids in the values of variables: therefore the rules read
// them in the set-up of their game, and only what no row leads to reads theRulebook.
type rulebook struct {
	ops   [box.Block + 1]opRow
	kinds [KindOrder + 1]actionRow
	steps [openStep + 1]agendaRow
	// openers are the cards that give goods by themselves before the effect of a space that
	// asks for some.
	openers box.CardSet
}

// forms are how actions are printed where no position is at hand, lines how they are written.
func (r *rulebook) forms() (forms []rules.Form) {
	for i := range r.kinds {
		forms = append(forms, rules.Form{Name: r.kinds[i].name, Fields: r.kinds[i].fields})
	}
	return forms
}

func (r *rulebook) lines() (lines []string) {
	for i := range r.kinds {
		lines = append(lines, r.kinds[i].lines...)
	}
	return lines
}

// takes says whether an action does this op.
func (r *opRow) takes(a rules.Action) bool {
	return slices.Contains(r.by, a.Kind()) && (r.own == nil || r.own(a))
}

// decided says whether a seat decides on a kind of step.
func (r *agendaRow) decided() bool { return r.lists != nil && r.lots == nil }
