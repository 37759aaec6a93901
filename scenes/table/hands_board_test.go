package table_test

import (
	"fmt"
	"strconv"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/rulestest/hands"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// handsBoard shows the game of hidden cards: each seat's grain, and its cards,
// of those that the viewer does not see only the backs.
type handsBoard struct{}

func (handsBoard) Frame(w, h float64, l ui.Layout, s rules.State) board.Frame {
	return toyBoard{}.Frame(w, h, l, s)
}

// handsCard is where a seat's n-th card lies.
func handsCard(v *board.View, seat rules.Seat, n int) ui.Rect {
	m := v.Frame.Map
	return ui.Rect{X: m.X + 130 + 90*float64(n), Y: m.Y + 8 + 60*float64(seat), W: 84, H: 46}
}

// handsHeld are a seat's cards as the viewer sees them; -1 is a back.
func handsHeld(v *board.View, seat rules.Seat) (held []int) {
	for c, n := range v.State.(*hands.State).Hand(seat) {
		for range n {
			if v.Viewer != seat {
				c = -1
			}
			held = append(held, c)
		}
	}
	return held
}

func (handsBoard) Draw(c *ui.Canvas, v *board.View) {
	s := v.State.(*hands.State)
	for i := range s.Players() {
		seat := rules.Seat(i)
		at := handsCard(v, seat, 0)
		c.Write(v.Frame.Map.X+8, at.Y+24, v.Name(seat)+": "+rules.Total(s, seat).String(), ui.Body, ui.White)
		for n, card := range handsHeld(v, seat) {
			r := handsCard(v, seat, n)
			if card < 0 {
				ui.Plate(c, r, palette.ClothMid)
				continue
			}
			ui.Plate(c, r, palette.Paper)
			c.Write(r.X+6, r.Y+26, hands.CardIDs[card], ui.Body, palette.Ink)
		}
	}
}

func (handsBoard) Targets(v *board.View) (gs []board.Target) {
	seen := map[string]bool{}
	for _, a := range v.Picked {
		name := rules.Notation(v.State, a)
		if seen[name] {
			continue
		}
		seen[name] = true
		g := board.Target{ID: name, Label: name, Hint: name, Fits: func(b rules.Action) bool { return a == b }}
		m := v.Frame.Map
		g.Area = ui.Rect{X: m.X + 130 + 110*float64(len(gs)), Y: m.Y + m.H - 40, W: 104, H: 30}
		gs = append(gs, g)
	}
	return gs
}

func (handsBoard) Name(*board.View, rules.Action) string { return "" }

func (handsBoard) About(v *board.View, p ui.Point) (a board.About) {
	s := v.State.(*hands.State)
	for i := range s.Players() {
		for n, card := range handsHeld(v, rules.Seat(i)) {
			if handsCard(v, rules.Seat(i), n).Contains(p) && card >= 0 {
				a.Tip = []string{"Card", hands.CardIDs[card]}
			}
		}
	}
	return a
}

func (handsBoard) Prompt(v *board.View) (ask, hint string) {
	p := v.State.Prompt()
	return p.Key + " " + p.Source, ""
}

func (handsBoard) Clip(v *board.View, b rules.Beat) board.Clip {
	if e, ok := b.Event.(hands.Dealt); ok {
		return handsClip{handsDealt(v, e)}
	}
	return nil
}

// handsDealt is what a card that is dealt looks like to the viewer.
func handsDealt(v *board.View, e hands.Dealt) string {
	if v.Viewer == e.Seat {
		return "gets " + hands.CardIDs[e.Card]
	}
	return "gets a card"
}

// A handsClip shows a word.
type handsClip struct{ text string }

func (handsClip) Length() time.Duration  { return 100 * time.Millisecond }
func (handsClip) Hides(string) bool      { return false }
func (handsClip) Shaking() time.Duration { return 0 }
func (handsClip) Cues() []board.ClipCue  { return nil }
func (h handsClip) Draw(c *ui.Canvas, v *board.View, _ time.Duration) {
	c.Write(v.Frame.Map.X+8, v.Frame.Map.Y+v.Frame.Map.H-8, h.text, ui.Body, ui.White)
}

func (handsBoard) Line(v *board.View, _ rules.State, b rules.Beat) (board.Line, bool) {
	switch e := b.Event.(type) {
	case hands.Dealt:
		return board.Line{Seat: e.Seat, Text: handsDealt(v, e)}, true
	case hands.Took:
		return board.Line{Seat: e.Seat, Text: "takes a grain"}, true
	case hands.Played:
		return board.Line{Seat: e.Seat, Text: "plays " + hands.CardIDs[e.Card]}, true
	case hands.Chose:
		return board.Line{Seat: e.Seat, Text: "chooses: " + e.Name}, true
	case hands.GaveUp:
		return board.Line{Seat: e.Seat, Text: "gives a toll up"}, true
	}
	return board.Line{}, false
}

func (handsBoard) Confirm(*board.View, rules.Action) string { return "" }
func (handsBoard) Offers() board.Offers                     { return board.Offers{} }
func (handsBoard) Result(s rules.State, _ *assets.Words) (head []string, rows [][]string) {
	for i := range s.Players() {
		rows = append(rows, []string{strconv.Itoa(i + 1), fmt.Sprint(rules.Total(s, rules.Seat(i)))})
	}
	return []string{"seat", "points"}, rows
}
