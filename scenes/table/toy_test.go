package table_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// The toy is a title small enough to see through: nine cells to claim in one of
// two colours, or a roll of chance and a gift that can only be accepted.
const (
	toyRoll uint8 = iota + 1
	toyPlace
	toyFate
	toyGift
	toyEnd
)

type toyStage int8

const (
	atTurn toyStage = iota
	atFate
	atGift
	atEnd
	atOver
)

type toy struct {
	Cells  [9]int8
	Seats  int8
	Active int8
	Stage  toyStage
	Turns  int8
	Points [4]int8
}

// The events of the toy.
type (
	toyPlaced struct {
		Seat rules.Seat
		Cell int
	}
	toyRolled struct{ Value int }
	toyGiven  struct{ Seat rules.Seat }
)

func (toyRolled) Reveals() rules.Seat { return rules.Everyone }

// toyNumber is a cell or the eyes of the die.
const (
	toyNumber rules.Field = rules.From*8 | rules.Width*8
	toyColour rules.Field = rules.From*16 | rules.Width*8
)

func toyAct(kind uint8, n, colour int) rules.Action {
	return rules.Act(kind) | toyNumber.Put(n) | toyColour.Put(colour)
}

var toyTitle = rules.Title{ID: "toy", Rev: 1, Seats: [2]int{1, 4}, MaxActions: 500,
	New: func(s rules.Setup) rules.State { return &toy{Seats: int8(s.Seats)} }}

func (s *toy) Players() int { return int(s.Seats) }

func (s *toy) Turn() rules.Seat {
	switch s.Stage {
	case atFate:
		return rules.Nature
	case atOver:
		return rules.Nobody
	}
	return rules.Seat(s.Active)
}

func (s *toy) Prompt() rules.Prompt {
	return rules.Prompt{Key: [...]string{"ask", "fate", "gift", "end", "over"}[s.Stage], Opens: s.Stage == atTurn,
		Always: s.Stage != atGift}
}

func (s *toy) Legal(dst []rules.Action) []rules.Action {
	switch s.Stage {
	case atTurn:
		dst = append(dst, rules.Act(toyRoll))
		for i, c := range s.Cells {
			if c == 0 {
				dst = append(dst, toyAct(toyPlace, i, 0), toyAct(toyPlace, i, 1))
			}
		}
	case atFate:
		for v := range 6 {
			dst = append(dst, toyAct(toyFate, v+1, 0))
		}
	case atGift:
		dst = append(dst, rules.Act(toyGift))
	case atEnd:
		dst = append(dst, rules.Act(toyEnd))
	}
	return dst
}

func (s *toy) Weight(rules.Action) int { return 1 }

func (s *toy) Do(a rules.Action, r *rules.Reel) {
	seat := rules.Seat(s.Active)
	switch a.Kind() {
	case toyRoll:
		s.Stage = atFate
	case toyFate:
		s.Points[s.Active] += int8(toyNumber.Get(a))
		s.Stage = atGift
		rules.Show(r, s, toyRolled{toyNumber.Get(a)})
	case toyGift:
		s.Points[s.Active]++
		s.Stage = atEnd
		rules.Show(r, s, toyGiven{seat})
	case toyPlace:
		s.Cells[toyNumber.Get(a)] = 1 + s.Active*2 + int8(toyColour.Get(a))
		s.Stage = atEnd
		rules.Show(r, s, toyPlaced{seat, toyNumber.Get(a)})
	case toyEnd:
		s.Active = (s.Active + 1) % s.Seats
		s.Turns++
		s.Stage = atTurn
		if s.Turns == 24 {
			s.Stage = atOver
		}
	}
}

func (s *toy) Clone() rules.State                                 { c := *s; return &c }
func (s *toy) Set(from rules.State)                               { *s = *from.(*toy) }
func (s *toy) Guess(into rules.State, _ rules.Seat, _ *rand.Rand) { into.Set(s) }
func (s *toy) Score(seat rules.Seat) []rules.Item {
	return []rules.Item{{What: "points", N: rules.Whole(int(s.Points[seat]))}}
}
func (s *toy) Winners() []rules.Seat {
	if s.Stage == atOver {
		return []rules.Seat{0}
	}
	return nil
}
func (s *toy) AppendView(b []byte, _ rules.Seat) []byte { return fmt.Appendf(b, "%+v", *s) }
func (s *toy) AppendNotation(b []byte, a rules.Action) []byte {
	return fmt.Appendf(b, "%d %d %d", a.Kind(), toyNumber.Get(a), toyColour.Get(a))
}

// toyBoard shows the toy.
type toyBoard struct{}

func (toyBoard) Frame(w, h float64, l ui.Layout, _ rules.State) board.Frame {
	f := board.Frame{Layout: l, Prompt: ui.Rect{X: 150, Y: 6, W: w - 330, H: 30},
		Log: ui.Rect{X: 8, Y: h - 62, W: 220, H: 56},
		Map: ui.Rect{X: 8, Y: 44, W: w - 16, H: h - 116}, Title: ui.Rect{X: 8, Y: 6, W: 120, H: 26}}
	n := 5
	if l == ui.Compact {
		f.Prompt, f.Title, n = ui.Rect{W: w, H: 20}, ui.Rect{}, 3
	}
	for i := range n {
		r := ui.Rect{X: w - 8 - 28*float64(n-i), Y: 8, W: 24, H: 24}
		if l == ui.Compact {
			r = ui.Rect{X: w - 20*float64(n-i), Y: 0, W: 20, H: 20}
		}
		f.Tools = append(f.Tools, r)
	}
	for i := range 3 {
		f.Buttons = append(f.Buttons, ui.Rect{X: 240 + 108*float64(i), Y: h - 32, W: 100, H: 24})
	}
	return f
}

func toyCell(v *board.View, i int) ui.Point {
	m := v.Frame.Map.Center()
	x, y := float64(i%3)*100+50, float64(i/3)*100+50
	return ui.Point{X: m.X + (x-v.Camera.At.X)*v.Camera.Scale, Y: m.Y + (y-v.Camera.At.Y)*v.Camera.Scale}
}

func (toyBoard) Draw(c *ui.Canvas, v *board.View) {
	s := v.State.(*toy)
	c.Clip(v.Frame.Map)
	for i, owner := range s.Cells {
		p, r := toyCell(v, i), 44*v.Camera.Scale
		k := palette.Paper
		if owner > 0 {
			k = palette.Seats[(owner-1)/2].Fill
		}
		if v.Hidden != nil && v.Hidden("cell "+strconv.Itoa(i)) {
			k = palette.PaperDark
		}
		ui.Disc(c, p.X, p.Y, r, k)
		if v.Marked == "cell "+strconv.Itoa(i) || v.Hover == "cell "+strconv.Itoa(i) {
			ui.Disc(c, p.X, p.Y, r/2, palette.UIGold)
		}
	}
	c.Unclip()
}

func (toyBoard) Targets(v *board.View) (gs []board.Target) {
	kinds := map[uint8]int{}
	cells := map[int]bool{}
	for _, a := range v.Picked {
		kinds[a.Kind()]++
		if a.Kind() == toyPlace {
			cells[toyNumber.Get(a)] = true
		}
	}
	kind := func(k uint8) func(rules.Action) bool {
		return func(a rules.Action) bool { return a.Kind() == k }
	}
	if len(cells) == 1 && kinds[toyRoll] == 0 {
		for col := range 2 {
			p := v.Frame.Map.Center()
			gs = append(gs, board.Target{ID: "colour " + strconv.Itoa(col),
				Area:  ui.Rect{X: p.X - 60 + 70*float64(col), Y: p.Y - 20, W: 50, H: 40},
				Label: "Colour", Hint: "Colour\nIt costs nothing.",
				Fits: func(a rules.Action) bool { return toyColour.Get(a) == col }})
		}
	} else {
		for i := range 9 {
			if !cells[i] {
				continue
			}
			p, r := toyCell(v, i), 40*v.Camera.Scale
			gs = append(gs, board.Target{ID: "cell " + strconv.Itoa(i),
				Area: ui.Rect{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r}, Near: 6, OnMap: true,
				Hint: "Cell", Fits: func(a rules.Action) bool { return a.Kind() == toyPlace && toyNumber.Get(a) == i }})
		}
	}
	button := func(n int, k uint8, label string, g board.Target) {
		g.ID, g.Button, g.Label, g.Fits = "button "+label, n, label, kind(k)
		if kinds[k] == 0 || len(v.Picked) != len(v.Legal) {
			g.Off, g.Fits = "Not now.", nil
		}
		gs = append(gs, g)
	}
	button(1, toyRoll, "Roll", board.Target{Hint: "Roll\nChance decides."})
	button(2, toyPlace, "Place", board.Target{Opens: true})
	button(3, toyEnd, "End", board.Target{Primary: true})
	return gs
}

func (toyBoard) About(v *board.View, p ui.Point) (a board.About) {
	if v.Frame.Map.Contains(p) {
		a.Tip = []string{"Map", "A place to put things."}
	}
	for i, c := range v.State.(*toy).Cells {
		if q := toyCell(v, i); c > 0 && (q.X-p.X)*(q.X-p.X)+(q.Y-p.Y)*(q.Y-p.Y) < 900 {
			a.Refusal = "The cell is taken."
		}
	}
	return a
}

func (toyBoard) Name(*board.View, rules.Action) string { return "" }

func (toyBoard) Prompt(v *board.View) (ask, hint string) {
	return v.Words.Say("table.menu.head"), v.Words.Say("table.held")
}

type toyClip struct {
	what string
	d    time.Duration
}

func (c toyClip) Length() time.Duration  { return c.d }
func (c toyClip) Hides(what string) bool { return what == c.what }
func (c toyClip) Shaking() time.Duration { return 0 }
func (c toyClip) Cues() []board.ClipCue  { return nil }
func (c toyClip) Draw(cv *ui.Canvas, v *board.View, t time.Duration) {
	cv.Fill(ui.Rect{X: 100 + 100*ui.Settle(float64(t)/float64(c.d)), Y: 60, W: 10, H: 10}, palette.Gold)
}

func (toyBoard) Clip(_ *board.View, b rules.Beat) board.Clip {
	switch e := b.Event.(type) {
	case toyPlaced:
		return toyClip{"cell " + strconv.Itoa(e.Cell), 200 * time.Millisecond}
	case toyRolled:
		return toyClip{"", 400 * time.Millisecond}
	}
	return nil
}

func (toyBoard) Line(_ *board.View, _ rules.State, b rules.Beat) (board.Line, bool) {
	switch e := b.Event.(type) {
	case toyPlaced:
		return board.Line{Seat: e.Seat, Text: fmt.Sprintf("claims cell %d", e.Cell),
			Mark: fmt.Sprintf("cell %d", e.Cell)}, true
	case toyRolled:
		return board.Line{Seat: rules.Nature, Text: fmt.Sprintf("The roll is %d.", e.Value)}, true
	}
	return board.Line{}, false
}

func (toyBoard) Confirm(_ *board.View, a rules.Action) string {
	if a == toyAct(toyPlace, 4, 1) {
		return "The middle in the second colour brings nothing."
	}
	return ""
}

func (toyBoard) Offers() board.Offers {
	return board.Offers{Map: board.Map{Locate: toyLocate,
		World: func(rules.State) ui.Rect { return ui.Rect{W: 300, H: 300} }}}
}

func toyLocate(_ *board.View, mark string) (ui.Point, bool) {
	var i int
	if _, err := fmt.Sscanf(mark, "cell %d", &i); err != nil {
		return ui.Point{}, false
	}
	return ui.Point{X: float64(i%3)*100 + 50, Y: float64(i/3)*100 + 50}, true
}

func (toyBoard) Result(rules.State, *assets.Words) ([]string, [][]string) { return nil, nil }
