package board

import (
	"slices"

	"tilestead/rules"
)

// A Draft is what a player has put together of a choice that is not made yet: how
// the tile in hand is turned, which cells are painted, how many of each good are
// paid. It is a comparable value of the board's, made anew for each choice.
type Draft interface {
	// Allows says whether the action may still come of it. One that allows all
	// only presets: it says how the next click is meant.
	Allows(a rules.Action) bool
}

// Drafts are how a title's choices are drafted.
type Drafts struct {
	// Begin is the draft of a choice that begins; nil: none until a target Sets one.
	Begin func(v *View) Draft
	// Aim is how the draft must be for a to be clicked; nil: any will do.
	Aim func(v *View, a rules.Action) Draft
	// Apart is how far two drafts are apart that are put together of pieces, in any order: the
	// fewer the nearer; ok is false for others. nil: there are none.
	Apart func(d, to Draft) (n int, ok bool)
	// Turn is the draft once what is in hand is turned by steps, clockwise above 0;
	// ok is false while there is nothing to turn. nil: there never is.
	Turn func(v *View, steps int) (d Draft, ok bool)
}

// First is the draft of the choice that begins with v.Legal.
func (d *Drafts) First(v *View) Draft {
	if d.Begin == nil {
		return nil
	}
	return d.Begin(v)
}

// A Progress is how far a choice has come.
type Progress struct {
	Fit   []rules.Action // the legal actions that fit all clicks
	Draft Draft          // nil: none
}

// Picked are the actions that clicks and draft leave.
func (p Progress) Picked() []rules.Action {
	if p.Draft == nil {
		return p.Fit
	}
	return only(p.Fit, p.Draft.Allows)
}

// Click is the progress after a click on a target.
func (p Progress) Click(g *Target) Progress {
	if g.Sets != nil {
		p.Draft = g.Sets(p.Draft)
	}
	if g.Fits != nil {
		p.Fit = only(p.Fit, g.Fits)
	}
	return p
}

// Presets says whether a click on g only changes the draft, and nothing of what
// is picked now: no click is to be taken back, and nothing is decided by it.
func (p Progress) Presets(g *Target) bool {
	return g.Sets != nil && g.Fits == nil && slices.Equal(p.Click(g).Picked(), p.Picked())
}

func only(list []rules.Action, fits func(rules.Action) bool) (kept []rules.Action) {
	for _, a := range list {
		if fits(a) {
			kept = append(kept, a)
		}
	}
	return kept
}
