package scenetest

import (
	"strings"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
)

// advised writes what an advisor names as the panel of a hint tells it, all that
// it has no room for besides.
func (w *writer) advised(v *board.View, list []think.Advice) {
	for i, a := range list {
		w.once(&w.out.Hints, w.head(v, a.Action), w.hint.Value(list, i)+"\n"+
			strings.Join(table.Brings(&w.offers, v, a), " "))
		for _, r := range a.Why {
			w.once(&w.out.Hints, r.Key+": ", w.hint.Reason(r))
			w.once(&w.out.Hints, r.Key+": ", w.hint.Why(r.Key))
		}
	}
}

// head is what is asked and what an action is called, before what is said of it.
func (w *writer) head(v *board.View, a rules.Action) string {
	return v.State.Prompt().Key + ": " + oneLine(w.b.Name(v, a)) + " | "
}

// brings writes the sentences about an action of each kind, each time another of
// the kind, as of an advisor that makes nothing of any reason.
func (w *writer) brings(v *board.View) {
	for _, kind := range byKind(v.Legal) {
		a := kind[w.turn%len(kind)]
		for _, text := range table.Brings(&w.offers, v, think.Advice{Action: a}) {
			if w.first("brings " + text) {
				w.out.Brings = append(w.out.Brings, w.head(v, a)+text)
			}
		}
	}
}
