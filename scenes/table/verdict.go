package table

import (
	"slices"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
)

// follow shows what a review says of the decision that is made next in what is stepped
// through, if it is told.
func (h *hints) follow(rp *replay) {
	list, fresh := rp.judgedNow()
	if !fresh {
		return
	}
	h.close()
	for _, v := range list {
		if v.At == rp.at && v.Mark > 0 {
			h.look(v)
		}
	}
}

// look shows a verdict about what is decided in the position that shows.
func (h *hints) look(v think.Verdict) {
	h.hint = hint{open: true, looking: true, hot: -1, pin: -1}
	h.number()
	words := h.v.Words
	loss := board.LossText(words, float64(v.Loss), h.offers.Score.Chances)
	h.names = []string{words.Say("hint.review.best"), words.Say("hint.review.played", loss)}
	lines := [][2]rules.Action{v.Best, h.lineFrom(v.At)}
	if lines[0] == lines[1] {
		lines = lines[:1]
	}
	same := len(lines) > 1 && lines[0][0] == lines[1][0] // so that all the difference is in what follows
	for i, line := range lines {
		a := think.Advice{Action: line[0]}
		h.list = append(h.list, a)
		says, then := Brings(&h.offers, h.view0(), a), h.then(line)
		if same && then.says != nil {
			says = nil
		}
		if same && then.says == nil && then.name != "" {
			h.names[i] += " (" + then.name + ")"
		}
		if _, seen := h.ghost(nil, i); !same && !seen {
			h.names[i] += " (" + h.actionName(line[0]) + ")" // nothing else says what it is
		}
		h.brings = append(h.brings, h.inTurn(line[1], says, then.says))
		h.pictures = append(h.pictures, Pictures(h.board, &h.offers, h.view0(), a.Action))
	}
	h.aim()
	h.place()
	h.change(redraw)
}

// inTurn puts first what the second step of a line brings: a tile may do a rival good, and the
// figure on it is why it is placed all the same.
func (h *hints) inTurn(second rules.Action, first, then []string) []string {
	declines := h.offers.Declines
	if len(first) == 0 || len(then) == 0 || declines != nil && declines(second) {
		return append(first, then...)
	}
	return slices.Concat(then[:1], first, then[1:])
}

// lineFrom is what was done from an action on: it, and the seat's next one of that turn.
func (h *hints) lineFrom(at int) (line [2]rules.Action) {
	line[0] = h.match.Action(at)
	if at+1 < h.match.Len() {
		if s := h.match.Before(at + 1); s.Turn() == h.v.State.Turn() && !s.Prompt().Opens {
			line[1] = h.match.Action(at + 1)
		}
	}
	return line
}

// A sequel is what a line goes on with: what it is called and what it brings.
type sequel struct {
	name string
	says []string
}

// then is the sequel of a line.
func (h *hints) then(line [2]rules.Action) (t sequel) {
	if line[1] == 0 {
		return t
	}
	v := h.v
	v.State = h.v.State.Clone()
	v.State.Do(line[0], nil)
	t.name, t.says = h.board.Name(&v, line[1]), Brings(&h.offers, &v, think.Advice{Action: line[1]})
	return t
}
