package table

import (
	"math"
	"slices"

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
	heads := []string{words.Say("hint.review.best"), words.Say("hint.review.played", loss)}
	lines := []board.Way{v.Best, board.WayFrom(h.match, v.At)}
	if lines[0] == lines[1] {
		lines = lines[:1]
	}
	for i, t := range h.offers.Tell(h.board, h.view0(), lines, weights(v.Reasons())) {
		a := think.Advice{Action: lines[i][0]}
		h.list = append(h.list, a)
		if _, seen := h.ghost(nil, i); !seen && t.Name == "" {
			t.Name = h.actionName(a.Action) // nothing else says what it is
		}
		if t.Name != "" {
			heads[i] += ": " + t.Name
		}
		h.names = append(h.names, heads[i])
		h.brings = append(h.brings, t.Says)
		h.pictures = append(h.pictures, Pictures(h.board, &h.offers, h.view0(), a.Action))
	}
	if why := h.why(v.Reasons()); why != "" {
		h.brings[0] = slices.Insert(h.brings[0], min(1, len(h.brings[0])), why)
	}
	h.aim()
	h.place()
	h.uncover()
	h.change(redraw)
}

// placeEdge is how far round a place its mark may stand out, in canvas pixels.
const placeEdge = 8.0

// uncover moves the map on which the places lie that a review speaks of from under the strip: into
// what is free between it and the bar that steps through the game.
func (h *hints) uncover() {
	m := h.v.Frame.Map
	if m.W <= 0 || h.hides(h.at) == 0 {
		return
	}
	free := h.camera.seen()
	if low := free.Y + free.H; h.at.Center().Y > free.Center().Y {
		free.H = math.Min(low, h.at.Y) - free.Y
	} else {
		free.Y = math.Max(free.Y, h.at.Y+h.at.H)
		free.H = low - free.Y
	}
	spots := h.places()
	all := spots[0]
	for _, r := range spots[1:] {
		all = all.Or(r)
	}
	h.camera.reveal(all.Inset(-placeEdge), free)
}

// why tells by what the best line is ahead later.
func (h *hints) why(reasons []think.Reason) string {
	var list []board.Ground
	for _, r := range reasons {
		list = append(list, board.Ground(r))
	}
	return h.offers.Why(h.v.Words, h.match.Title().ID, list)
}
