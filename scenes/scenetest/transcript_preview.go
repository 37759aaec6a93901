package scenetest

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// mostPointed is how many of the targets there are at a time are pointed at.
const mostPointed = 8

// previews writes what stands on the board only while a target is pointed at, and
// what has come to stand there by clicks: what does not is in known.
func (w *writer) previews(v *board.View, before string, known map[string]bool) {
	still := w.drawn(v, "", ui.Point{X: -1, Y: -1})
	w.shown(still, before, known)
	seen, targets := texts(still), w.b.Targets(v)
	for i := range targets {
		seen[targets[i].Label] = true // what can be clicked is told elsewhere
	}
	targets = slices.DeleteFunc(targets, func(g board.Target) bool {
		return g.Off != "" || g.Fits == nil && g.Sets == nil
	})
	step := max(1, (len(targets)+mostPointed-1)/mostPointed)
	for i := len(targets) % step; i < len(targets); i += step {
		g := &targets[i]
		at := g.Area
		if g.Button > 0 && g.Button <= len(v.Frame.Buttons) {
			at = v.Frame.Buttons[g.Button-1]
		}
		w.shown(w.drawn(v, g.ID, at.Center()), before, seen)
	}
}

// drawn are the texts on the board while a target is pointed at.
func (w *writer) drawn(v *board.View, target string, at ui.Point) (ops []ui.Op) {
	hot := *v
	hot.Hover, hot.Pointer = target, at
	if w.offers.Under != nil && target != "" {
		hot.Under = w.offers.Under(v, at)
	}
	c := &w.canvas
	c.Reset(v.Frame.Canvas.W, v.Frame.Canvas.H, 1)
	w.b.Draw(c, &hot)
	for _, op := range c.Ops {
		if op.Kind == ui.OpText {
			ops = append(ops, op)
		}
	}
	return ops
}

// texts are what stands there.
func texts(ops []ui.Op) map[string]bool {
	all := map[string]bool{}
	for i := range ops {
		all[ops[i].Text] = true
	}
	return all
}

// shown writes the texts that are not known, those under each other as one.
func (w *writer) shown(ops []ui.Op, before string, known map[string]bool) {
	text, last := "", ui.Rect{}
	end := func() {
		if text != "" && w.first("preview "+text) {
			w.out.Previews = append(w.out.Previews, before+oneLine(text))
		}
		text = ""
	}
	for i := range ops {
		op := &ops[i]
		if known[op.Text] || !strings.ContainsFunc(op.Text, unicode.IsLetter) {
			continue
		}
		begin, _ := utf8.DecodeRuneInString(op.Text)
		switch {
		case text == "":
		case op.Box.X != last.X || math.Abs(op.Box.Y-last.Y) > ui.LineHeight || op.Text == text:
			end()
		case unicode.IsLower(begin), unicode.IsDigit(begin): // a line was too long
			text += " "
		default:
			text += "\n"
		}
		text, last = text+op.Text, op.Box
	}
	end()
}
