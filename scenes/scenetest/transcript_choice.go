package scenetest

import (
	"strings"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// decision writes all that is said at a decision, to who makes it and to who
// waits; did is what was done there. What can be pointed at, clicked or advised is
// asked about only now and then, and where something new can be done.
func (w *writer) decision(s rules.State, did rules.Action, advice func() []think.Advice) {
	key, v := s.Prompt().Key, w.view(s, s.Turn())
	w.asked[key]++
	looked := w.newKind(v.Legal) || w.asked[key]%everyPrompt == 1 && w.asked[key] < everyPrompt*mostPrompts
	bot := v.Seats[s.Turn()].Bot != ""
	v.Seats[s.Turn()].Bot = ""
	if bot {
		w.prompt(wait(w.view(s, 0)), key+", waiting: ")
	}
	if !bot || looked {
		w.prompt(v, key+": ")
	}
	for _, a := range v.Legal {
		w.once(&w.out.Actions, "", w.b.Name(v, a))
		w.once(&w.out.Warned, "", w.b.Confirm(v, a))
	}
	if w.offers.Regret != nil {
		_, warning := w.offers.Regret(v, did)
		w.once(&w.out.Warned, "", warning)
	}
	w.turn++
	w.brings(v)
	if !looked {
		return
	}
	w.pointAtAll(v, key)
	known := texts(w.drawn(v, "", ui.Point{X: -1, Y: -1}))
	w.previews(v, key+": ", known)
	list := advice()
	w.advised(v, list)
	actions := []rules.Action{did}
	for _, a := range list {
		actions = append(actions, a.Action)
	}
	for _, kind := range byKind(v.Legal) {
		actions = append(actions, kind[len(kind)/2])
	}
	w.clicks(v, key+": ", actions, known)
}

// newKind says whether an action of some kind can be done for the first time.
func (w *writer) newKind(legal []rules.Action) (is bool) {
	for _, a := range legal {
		is = is || !w.kinds[a.Kind()]
		w.kinds[a.Kind()] = true
	}
	return is
}

// prompt writes what is asked and what can be clicked.
func (w *writer) prompt(v *board.View, before string) {
	ask, hint := w.b.Prompt(v)
	w.once(&w.out.Prompts, before, ask+"\n"+hint)
	for _, g := range w.b.Targets(v) {
		tell := g.Hint
		if g.Tell != nil {
			tell = g.Tell()
		}
		w.once(&w.out.Targets, before, g.Label+"\n"+tell)
		w.once(&w.out.Targets, before, g.Off)
	}
}

// pointAtAll writes what there is to know of the whole canvas.
func (w *writer) pointAtAll(v *board.View, key string) {
	for x := 6.0; x < v.Frame.Canvas.W; x += 24 {
		for y := 6.0; y < v.Frame.Canvas.H; y += 24 {
			about := w.b.About(v, ui.Point{X: x, Y: y})
			w.once(&w.out.Tips, "", strings.Join(about.Tip, "\n"))
			w.once(&w.out.Refused, key+": ", about.Refusal)
		}
	}
}

// mostBuilt is how many stages of a choice are looked at that clicks lead to.
const mostBuilt = 24

// clicks writes what is said while these actions are put together, click by
// click; what stands on the board before is in known.
func (w *writer) clicks(v *board.View, before string, actions []rules.Action, known map[string]bool) {
	ways := newWays(w.t, w.b, v)
	for _, a := range actions {
		if len(ways.order) < mostBuilt {
			ways.reach(a, false)
		}
	}
	for _, at := range ways.order[1:min(len(ways.order), mostBuilt)] {
		w.prompt(at.view, before)
		w.previews(at.view, before, known)
	}
}
