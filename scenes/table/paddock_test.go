package table_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strconv"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// In the game of paddocks each seat has a farm of two rows of three cells. Who is
// to move fences up to three that hang together, or passes.
type paddocks struct {
	Fenced [2]board.Cells
	Active int8
	Turns  int8
}

const (
	paddockFence uint8 = iota + 1
	paddockPass
)

const (
	paddockCells              = 6
	paddockMoves              = 8
	paddockField  rules.Field = rules.From*8 | rules.Width*paddockCells
	fencedNothing board.Cells = 0
)

type paddockFenced struct{ Seat rules.Seat }

var paddockTitle = rules.Title{ID: "paddocks", Rev: 1, Seats: [2]int{2, 2}, MaxActions: 100,
	New: func(rules.Setup) rules.State { return &paddocks{} }}

// hangTogether says whether cells are one piece.
func hangTogether(c board.Cells) bool {
	reached := board.Cells(1) << bits.TrailingZeros64(uint64(c))
	for range paddockCells {
		for i := range paddockCells {
			for _, n := range [...]int{i - 1, i + 1, i - 3, i + 3} {
				near := n >= 0 && n < paddockCells && (n/3 == i/3 || n%3 == i%3)
				if near && reached.Has(n) && c.Has(i) && !reached.Has(i) {
					reached = reached.Toggled(i)
				}
			}
		}
	}
	return reached == c
}

func fencedBy(a rules.Action) board.Cells { return board.Cells(paddockField.Get(a)) }

func (s *paddocks) Players() int { return 2 }
func (s *paddocks) Turn() rules.Seat {
	if s.Turns == paddockMoves {
		return rules.Nobody
	}
	return rules.Seat(s.Active)
}
func (s *paddocks) Prompt() rules.Prompt { return rules.Prompt{Key: "ask", Opens: true, Always: true} }
func (s *paddocks) Legal(dst []rules.Action) []rules.Action {
	for c := board.Cells(1); c < 1<<paddockCells; c++ {
		if bits.OnesCount64(uint64(c)) <= 3 && c&s.Fenced[s.Active] == 0 && hangTogether(c) {
			dst = append(dst, rules.Act(paddockFence)|paddockField.Put(int(c)))
		}
	}
	return append(dst, rules.Act(paddockPass))
}
func (s *paddocks) Weight(rules.Action) int { return 1 }
func (s *paddocks) Do(a rules.Action, r *rules.Reel) {
	seat := rules.Seat(s.Active)
	s.Fenced[s.Active] |= fencedBy(a)
	s.Active, s.Turns = 1-s.Active, s.Turns+1
	rules.Show(r, s, paddockFenced{seat})
}
func (s *paddocks) Clone() rules.State                                 { c := *s; return &c }
func (s *paddocks) Set(from rules.State)                               { *s = *from.(*paddocks) }
func (s *paddocks) Guess(into rules.State, _ rules.Seat, _ *rand.Rand) { into.Set(s) }
func (s *paddocks) Score(seat rules.Seat) []rules.Item {
	return []rules.Item{{What: "cells", N: rules.Whole(bits.OnesCount64(uint64(s.Fenced[seat])))}}
}
func (s *paddocks) Winners() []rules.Seat                    { return nil }
func (s *paddocks) AppendView(b []byte, _ rules.Seat) []byte { return fmt.Appendf(b, "%+v", *s) }
func (s *paddocks) AppendNotation(b []byte, a rules.Action) []byte {
	return fmt.Appendf(b, "%d %06b", a.Kind(), fencedBy(a))
}

// A paddockBoard lets cells be painted, farms looked at, and a card be pinned
// that is gone after two moves.
type paddockBoard struct{ toyBoard }

// painted is the draft of a fence.
type painted struct{ board.Cells }

func (p painted) Allows(a rules.Action) bool {
	return p.Within(fencedBy(a)) && (p.Cells == 0 || a.Kind() == paddockFence)
}

// A paddockDesk is which farm is looked at, and whether the card is pinned.
type paddockDesk struct {
	farm   int
	pinned bool
}

func (b paddockBoard) Offers() board.Offers {
	return board.Offers{
		Drafts: board.Drafts{Begin: func(*board.View) board.Draft { return painted{} },
			Aim: func(_ *board.View, a rules.Action) board.Draft { return painted{fencedBy(a)} }},
		Desk: board.Desk{
			Open:  func(v *board.View) any { return paddockDesk{farm: int(max(v.Viewer, 0))} },
			Close: func(_ *board.View, desk any) any { return paddockDesk{farm: desk.(paddockDesk).farm} },
			Settle: func(v *board.View, desk any) any {
				d := desk.(paddockDesk)
				d.pinned = d.pinned && v.State.(*paddocks).Turns < 2
				return d
			},
		},
	}
}

func (b paddockBoard) Draw(*ui.Canvas, *board.View)                {}
func (b paddockBoard) About(*board.View, ui.Point) (a board.About) { return a }
func (b paddockBoard) Confirm(*board.View, rules.Action) string    { return "" }
func (b paddockBoard) Line(*board.View, rules.State, rules.Beat) (l board.Line, ok bool) {
	return l, false
}
func (b paddockBoard) Clip(*board.View, rules.Beat) board.Clip {
	return toyClip{"", 600 * time.Millisecond}
}

func (b paddockBoard) Targets(v *board.View) (gs []board.Target) {
	at := func(x, y int) ui.Rect {
		return ui.Rect{X: v.Frame.Map.X + 40 + 60*float64(x), Y: v.Frame.Map.Y + 20 + 60*float64(y), W: 50, H: 50}
	}
	for i := range 2 {
		gs = append(gs, board.Target{ID: "farm " + strconv.Itoa(i), Area: at(i, 0), Label: "Farm", Hint: "Farm",
			Looks: func(desk any) any { d := desk.(paddockDesk); d.farm = i; return d }})
	}
	if v.State.(*paddocks).Turns < 2 {
		gs = append(gs, board.Target{ID: "card", Area: at(2, 0), Label: "Card", Hint: "Card",
			Looks: func(desk any) any { d := desk.(paddockDesk); d.pinned = !d.pinned; return d }})
	}
	cells, _ := v.Draft.(painted)
	var open board.Cells
	done, pass := false, false
	for _, a := range v.Picked {
		open |= fencedBy(a)
		done = done || cells.Cells != fencedNothing && fencedBy(a) == cells.Cells
		pass = pass || a.Kind() == paddockPass
	}
	for i := range paddockCells {
		if !open.Has(i) {
			continue
		}
		g := board.Target{ID: "cell " + strconv.Itoa(i), Area: at(i%3, 1+i/3), Label: "Cell", Hint: "Cell", Opens: true,
			Stroke: "fence",
			Sets:   func(d board.Draft) board.Draft { return painted{d.(painted).Toggled(i)} }}
		if i == 5 && !cells.Has(i) { // this one is meant for good
			g.Fits = func(a rules.Action) bool { return fencedBy(a).Has(i) }
		}
		gs = append(gs, g)
	}
	if !fencing(v.Picked) {
		gs = append(gs, board.Target{ID: "post", Area: at(4, 1), Label: "Post", Hint: "Post", Opens: true, Lifts: true,
			Fits: func(a rules.Action) bool { return a.Kind() == paddockFence }})
	}
	button := func(n int, id string, can bool, fits func(rules.Action) bool) {
		g := board.Target{ID: id, Label: id, Hint: id, Button: n, Fits: fits}
		if !can {
			g.Off, g.Fits = "Not now.", nil
		}
		gs = append(gs, g)
	}
	button(1, "fence", done, func(a rules.Action) bool { return fencedBy(a) == cells.Cells })
	button(2, "pass", pass, func(a rules.Action) bool { return a.Kind() == paddockPass })
	return gs
}

// fencing says whether passing has been clicked away.
func fencing(left []rules.Action) bool {
	for _, a := range left {
		if a.Kind() == paddockPass {
			return false
		}
	}
	return true
}
