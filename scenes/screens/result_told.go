package screens

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A toldText is what is written of a decision that is told, in words that a row shortens.
type toldText struct {
	when, mark, loss  string
	played, best, why []string    // the whole, then ever shorter ways to say it
	bare              [2][]string // the first two without the words that say which of them it is
	elsewhere         string      // in place of the second where it would say the same
	all               string      // the whole of everything, for the tip and for those who listen
}

// tellings tells of decisions of a game.
type tellings struct{ *Result }

// toldTexts are those of the decisions that were shown, by their actions.
type toldTexts map[int]*toldText

// Sizes of a row, in canvas pixels: its head, and lines for what was played, what was better and why.
const (
	toldHead  = 17.0
	toldPad   = 4.0
	toldLines = 4
	leastTold = 3 // lines, where two rows fit by that
	toldEye   = 16.0
)

// toldHigh is how high a row of so many lines is, in canvas pixels.
func toldHigh(lines int) float64 { return toldHead + float64(lines)*ui.DenseLine + 2*toldPad }

// toldPitch is how far rows are apart in a list so high, and how many lines they have: as many rows fill it as
// fit, and none is cut at its foot.
func toldPitch(room float64) (pitch float64, lines int) {
	lines = toldLines
	if room < 2*toldHigh(lines) && room >= 2*toldHigh(leastTold) {
		lines = leastTold
	}
	high := toldHigh(lines)
	return max(high, math.Floor(room/max(1, math.Floor(room/high)))), lines
}

// markColors are those of the marks: the more was lost the stronger.
var markColors = [...]ui.Color{palette.InkSoft, palette.InkSoft, palette.Ink, palette.Bad}

// toldRow is a decision, as a button that leads to it: whose and when it was, what it gave away, what was
// played, what would have been better, and why, in at most so many lines.
func (s tellings) toldRow(k *ui.Kit, i, most int, r ui.Rect) {
	v := s.reviewing.told[i]
	t := s.toldText(k.C, &v)
	r.H -= 3
	r.X, r.W = r.X+1, r.W-2
	reply := k.Zone(ui.Zone{ID: k.Nth("told", i), Box: r, Marked: true, Name: strings.ReplaceAll(t.all, "\n", " "),
		Tip: strings.Join([]string{t.all, s.numbersTip(), s.sh.Words.Say("result.review.show")}, "\n")})
	if reply.Clicked {
		if next := s.sh.Go.LookBack(s.game.Match, v.At, s.verdicts(), s); next != nil {
			s.stopReviewing()
			s.next = next
		}
	}
	if !k.Drawing() {
		return
	}
	ground := palette.Paper
	if reply.Hot || reply.Focused {
		ground = palette.UIGold
	}
	ui.Plate(k.C, r, ground)
	ink := palette.InkSoft
	if ground != palette.Paper {
		ink = palette.Ink
	}
	top := math.Floor((r.H + 3 - toldHigh(most)) / 2)
	s.drawTold(k.C, t, &v, most, ink, ui.Rect{X: r.X + 5, Y: r.Y + toldPad - 2 + top, W: r.W - 10, H: r.H - top})
}

// numbersTip says what the numbers of a decision are, and where they are chances why some are small.
func (s tellings) numbersTip() string {
	numbers := s.sh.Words.Say(s.reviewWord("hint.review.points", "hint.review.chances"))
	if s.offers.Score.Chances {
		numbers += "\n" + s.sh.Words.Say("result.review.chances.tip")
	}
	return numbers
}

// drawTold writes what is told of a decision.
func (s tellings) drawTold(c *ui.Canvas, t *toldText, v *toldVerdict, most int, ink ui.Color, in ui.Rect) {
	head := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: toldHead}
	ui.Medal(c, in.X+7, in.Y+toldHead/2, 7, palette.LookOf(s.game.Seats[v.seat].Color))
	c.WriteRight(in.X+in.W, ui.Name.Middle(head), t.loss, ui.Name, markColors[v.Mark])
	x, room := in.X+19, in.W-19-ui.Name.Width(t.loss)-6
	for _, role := range []ui.Role{ui.Body, ui.Dense, ui.Least} {
		if text := shortest([]string{t.when + " · " + t.mark, t.when}, room, role); text != "" {
			c.Write(x, role.Middle(head), text, role, palette.Ink)
			break
		}
	}
	y := in.Y + toldHead
	role, lines := t.lines(in.W-toldEye, most)
	for _, line := range lines {
		c.Write(in.X, role.Base(y), line, role, ink)
		y += ui.DenseLine
	}
	ui.Icon(c, "eye", in.X+in.W-toldEye/2+2, in.Y+toldHead+ui.DenseLine*float64(most)/2, 14, ui.White)
}

// lines are what was played, what was better and why, in at most so many lines so wide: the first two as whole
// as they fit on one each, else in two, so that a line is left for the reason.
func (t *toldText) lines(wide float64, most int) (role ui.Role, lines []string) {
	for _, role = range []ui.Role{ui.Dense, ui.Least} {
		played, said := t.line(t.played, t.bare[0], wide, role)
		best, same := t.line(t.best, t.bare[1], wide, role)
		if strings.HasPrefix(said, same) || strings.HasPrefix(same, said) { // one of them cut short
			best = role.Wrap(t.elsewhere, wide)
		}
		if lines = append(played, best...); len(lines) < most {
			break
		}
	}
	lines = lines[:min(most, len(lines))]
	for _, why := range t.why {
		if wrapped := role.Wrap(why, wide); len(lines)+len(wrapped) <= most {
			return role, append(lines, wrapped...)
		}
	}
	return role, lines
}

// line is the first of some texts that fits on a line, else the shortest on several, and which of the bare
// ones that is.
func (t *toldText) line(list, bare []string, wide float64, role ui.Role) (lines []string, said string) {
	for i, text := range list {
		if role.Width(text) <= wide {
			return []string{text}, bare[i]
		}
	}
	last := len(list) - 1
	return role.Wrap(list[last], wide), bare[last]
}

// shortest is the first of some texts that has room, "" where none has.
func shortest(list []string, room float64, role ui.Role) string {
	for _, text := range list {
		if role.Width(text) <= room {
			return text
		}
	}
	return ""
}

// toldText puts in words what is told of a decision, once.
func (s tellings) toldText(c *ui.Canvas, v *toldVerdict) *toldText {
	rv, w := s.reviewing, s.sh.Words
	if t := rv.texts[v.At]; t != nil {
		return t
	}
	t := &toldText{loss: "−" + s.amount(float64(v.Loss)), mark: w.Say(fmt.Sprint("result.review.mark.", v.Mark)),
		when: s.offers.When(w, s.game.Match, rv.starts, v.At)}
	view := s.finished()
	view.State = s.game.Match.Before(v.At)
	view.Frame = s.board.Frame(c.W, c.H, ui.LayoutOf(c.W, c.H), view.State)
	ways := []board.Way{board.WayFrom(s.game.Match, v.At), v.Best}
	told := s.offers.Tell(s.board, &view, ways, func(string) int { return 0 })
	played, best := s.saysOf(view.State, ways[0], told[0]), s.saysOf(view.State, ways[1], told[1])
	t.bare, t.elsewhere = [2][]string{played, best}, w.Say("result.review.better", w.Say("result.review.elsewhere"))
	for _, text := range played {
		t.played = append(t.played, w.Say("result.review.played", text))
	}
	for _, text := range best {
		t.best = append(t.best, w.Say("result.review.better", text))
	}
	t.why = s.whyTexts(v)
	head := s.game.Seats[v.seat].Name + ": " + t.when + ", " + t.mark + ", " + t.loss
	full := []string{head, t.played[min(1, len(t.played)-1)], t.best[min(1, len(t.best)-1)]}
	if slices.Equal(played, best) {
		full[2] = t.elsewhere
	}
	t.all = strings.Join(append(full, t.why[:min(1, len(t.why))]...), "\n")
	if rv.texts == nil {
		rv.texts = toldTexts{}
	}
	rv.texts[v.At] = t
	return t
}

// saysOf is what a way is called and what it brings, whole and then ever shorter.
func (s tellings) saysOf(before rules.State, way board.Way, told board.WayTold) (list []string) {
	name := told.Name
	if name == "" && len(told.Says) == 0 {
		name = rules.Notation(before, way[0])
	}
	lead := ""
	if s.offers.Drafts.Turn == nil && name != "" { // its name says more than what it brings
		lead = name + ". "
	}
	if len(told.Says) > 0 {
		list = append(list, lead+strings.Join(told.Says, " "))
		if lead != "" {
			list = append(list, lead+told.Says[0])
		} else {
			list = append(list, clauses(told.Says[0])...)
		}
	}
	if lead != "" || len(list) == 0 {
		list = append(list, name)
	}
	return list
}

// clauses are a sentence, and what of it stands before its signs, the longest first.
func clauses(sentence string) []string {
	list := []string{sentence}
	for i := len(sentence) - 2; i > 0; i-- {
		sign, space := strings.IndexByte(",:;", sentence[i]) >= 0, sentence[i] == ' '
		if sign && sentence[i+1] == ' ' || space && sentence[i+1] == '(' {
			list = append(list, sentence[:i])
		}
	}
	return list
}

// whyTexts tell by what the best is ahead later, with all reasons and then with the first alone.
func (s tellings) whyTexts(v *toldVerdict) (list []string) {
	var grounds []board.Ground
	for _, r := range v.Reasons() {
		grounds = append(grounds, board.Ground(r))
	}
	for n := len(grounds); n > 0; n-- {
		list = append(list, s.offers.Why(s.sh.Words, s.game.Match.Title().ID, grounds[:n]))
	}
	return list
}
