package scenetest

import (
	"encoding/binary"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
)

// ways are what clicks lead to in one decision. Each stage is asked for its
// targets once, however many actions lead through it.
type ways struct {
	t      testing.TB
	board  board.Board
	first  *stage
	stages map[stageKey]*stage
	order  []*stage // in which they were asked for
}

// A stageKey tells stages apart: after the first click their number makes no
// difference.
type stageKey struct {
	clicked bool
	draft   board.Draft
	fit     string
}

// A stage is how far a choice has come, and the clicks that lead on, not back.
type stage struct {
	view  *board.View
	at    board.Progress
	leaps []leap
}

// A leap is a click on a target.
type leap struct {
	id     string
	left   []rules.Action // what it keeps picked
	done   bool           // the one action left is done
	preset bool           // nothing of what is picked changes, only the draft
	deeper bool           // it narrows, opens a choice or drafts something with what it fits
	next   board.Progress
	to     *stage // nil until it is asked for
}

func newWays(t testing.TB, b board.Board, v *board.View) *ways {
	w := &ways{t: t, board: b, stages: map[stageKey]*stage{}}
	w.first = w.stage(v, board.Progress{Fit: v.Legal, Draft: v.Draft}, 0)
	return w
}

// stage is the one at a progress after so many clicks.
func (w *ways) stage(v *board.View, at board.Progress, clicks int) *stage {
	key := stageKey{clicked: clicks > 0, draft: at.Draft}
	for _, a := range at.Fit {
		key.fit += string(binary.LittleEndian.AppendUint64(nil, uint64(a)))
	}
	if s := w.stages[key]; s != nil {
		return s
	}
	now := *v
	now.Draft, now.Before, now.Picked, now.Clicks = at.Draft, at.Draft, at.Picked(), clicks
	s := &stage{view: &now, at: at}
	for _, g := range w.board.Targets(&now) {
		if g.Off == "" && !g.Backs && (g.Fits != nil || g.Sets != nil) {
			s.leaps = append(s.leaps, w.leap(s, &g))
		}
	}
	w.stages[key], w.order = s, append(w.order, s)
	return s
}

// leap is a click on g.
func (w *ways) leap(s *stage, g *board.Target) leap {
	next, v := s.at.Click(g), s.view
	l := leap{id: g.ID, left: next.Picked(), preset: s.at.Presets(g), next: next}
	if len(l.left) == 0 {
		w.t.Fatalf("%s: target %q leaves nothing", v.State.Prompt().Key, g.ID)
	}
	l.done = len(l.left) == 1 && !g.Opens && !l.preset
	l.deeper = len(l.left) < len(v.Picked) || g.Opens && v.Clicks == 0 || !l.preset && next.Draft != s.at.Draft
	if v.Clicks > 0 && len(l.left) >= len(v.Picked) && l.next.Draft == nil { // it takes all back
		l.deeper = false
	}
	return l
}

// follow is where a leap leads.
func (w *ways) follow(from *stage, l *leap) *stage {
	if l.to == nil {
		clicks := from.view.Clicks
		if !l.preset {
			clicks++
		}
		l.to = w.stage(from.view, l.next, clicks)
	}
	return l.to
}

// reach clicks what keeps an action picked and brings something new, in the order
// of the targets or against it, until the action alone is left and done. Only
// where nothing is narrowed all presets are tried. trail is what was clicked.
func (w *ways) reach(a rules.Action, backwards bool) (trail []string, ok bool) {
	at, been := w.first, map[*stage]bool{}
	for {
		been[at] = true
		from, next := w.closer(at, a, backwards, been)
		switch {
		case next == nil:
			return trail, false
		case next.done:
			return append(trail, next.id), true
		}
		trail, at = append(trail, next.id), w.follow(from, next)
	}
}

// closer is the click that does an action or else the first one that narrows the choice to
// it, from a stage or what presets make of that; nil where there is none.
func (w *ways) closer(at *stage, a rules.Action, backwards bool, been map[*stage]bool) (from *stage, next *leap) {
	drafts := []*stage{at}
	for i := 0; i < len(drafts); i++ {
		for _, l := range drafts[i].order(backwards) {
			switch to := drafts[i]; {
			case !slices.Contains(l.left, a):
			case l.done:
				return to, l
			case l.preset:
				if to = w.follow(to, l); !slices.Contains(drafts, to) {
					drafts = append(drafts, to)
				}
			case next == nil && l.deeper && !been[w.follow(to, l)]:
				from, next = to, l
			}
		}
	}
	return from, next
}

// unreached is an action that clicks do not lead to, in order or against it, and those
// that were made, not nil; else nothing.
func (w *ways) unreached(legal []rules.Action) (rules.Action, []string) {
	for _, a := range legal {
		for _, backwards := range [...]bool{false, true} {
			if trail, ok := w.reach(a, backwards); !ok {
				return a, append([]string{}, trail...)
			}
		}
	}
	return 0, nil
}

// order are the leaps of a stage, in order or against it.
func (s *stage) order(backwards bool) (list []*leap) {
	for i := range s.leaps {
		list = append(list, &s.leaps[i])
	}
	if backwards {
		slices.Reverse(list)
	}
	return list
}
