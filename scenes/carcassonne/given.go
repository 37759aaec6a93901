package carcassonne

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// given is what a placement gives away: the points of rivals for what it finishes
// of theirs alone.
func (m giftsPart) given(a rules.Action) (points [carcassonne.MaxSeats]int) {
	for _, o := range m.hints().try(a).objects() {
		if !m.gives(&o) {
			continue
		}
		for _, seat := range o.Leaders {
			points[seat] += o.Now
		}
	}
	return points
}

// gives says whether an object is finished for rivals alone.
func (m giftsPart) gives(o *carcassonne.Object) bool {
	return o.Complete() && len(o.Leaders) > 0 && !slices.Contains(o.Leaders, m.own)
}

// warning says in sentences what a placement gives away, "" for nothing.
func (m giftsPart) warning(a rules.Action) string {
	var told []string
	t := m.hints().try(a)
	for _, o := range t.objects() {
		if m.gives(&o) {
			told = append(told, m.hints().doneFact(t, &o).text)
		}
	}
	return strings.Join(told, " ")
}

// A gift remembers what a placement in a position gives away: a ghost is drawn
// again and again while something breathes beside it.
type gift struct {
	of     *carcassonne.State
	action rules.Action
	points [carcassonne.MaxSeats]int
}

// knownGiven is given, worked out once.
func (m giftsPart) knownGiven(a rules.Action) [carcassonne.MaxSeats]int {
	if g := &m.board.gift; g.of != m.s || g.action != a {
		*g = gift{m.s, a, m.given(a)}
	}
	return m.board.gift.points
}

// drawGiven warns below a ghost of the tile what placing it so gives to rivals.
func (m giftsPart) drawGiven(c *ui.Canvas, at carcassonne.Pos, turn int, p ui.Point, k float64) {
	if m.Purist {
		return
	}
	i := slices.IndexFunc(m.Picked, func(a rules.Action) bool {
		return a.Kind() == carcassonne.KindPlace && carcassonne.PosOf(a) == at && int(carcassonne.TurnOf(a)) == turn
	})
	if i < 0 {
		return
	}
	points := m.knownGiven(m.Picked[i])
	tall := m.land().plateHigh() + 2
	wide := 0.0
	for _, n := range points {
		if n > 0 {
			wide += givenWide(tall, m.land().plateCap(), n)
		}
	}
	if wide == 0 {
		return
	}
	box := ui.Rect{X: p.X - wide/2, Y: p.Y + side*k/2 + 2, W: wide, H: tall}
	f := m.Frame.Map
	box.X = math.Max(f.X+2, math.Min(box.X, f.X+f.W-2-box.W))
	if box.Y+tall > f.Y+f.H-2 {
		box.Y = p.Y - side*k/2 - 2 - tall
	}
	box = box.Snap()
	c.Fill(box, palette.Ink)
	c.Fill(box.Inset(1), palette.Pumpkin)
	x := box.X
	for seat, n := range points {
		if n > 0 {
			ui.Medal(c, x+tall/2, box.Y+tall/2, tall/2-2, m.Seats[seat].Look)
			ui.Letters(c, x+tall, box.Y+tall-3, m.land().plateCap(), "+"+strconv.Itoa(n), "num")
			x += givenWide(tall, m.land().plateCap(), n)
		}
	}
}

// givenWide is how wide a seat's part of that warning is.
func givenWide(tall, cap float64, n int) float64 {
	return math.Ceil(tall + ui.LettersWidth(cap, "+"+strconv.Itoa(n), "num") + 4)
}
