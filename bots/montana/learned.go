package montana

import (
	_ "embed"

	"tilestead/bots/coefficients"
	"tilestead/rules/montana"
)

// coefficientText is the coefficients as the laboratory writes them.
//
//go:embed coefficients.txt
var coefficientText string

const coefficientFile = "coefficients.txt"

// fitted are the coefficients of the evaluation.
var fitted = func() (f fittedWeights) {
	all := f.rows()
	coefficients.Must(coefficientFile, coefficientText, textRows(all))
	for _, r := range all {
		for i := range r.to {
			*r.to[i] = int(r.N[i])
		}
	}
	return f
}()

// A fittedRow is a row of coefficients and where they belong.
type fittedRow struct {
	coefficients.Row
	to []*int
}

// textRows are rows as text has them.
func textRows(all []fittedRow) (rows []coefficients.Row) {
	for _, r := range all {
		rows = append(rows, r.Row)
	}
	return rows
}

// rows are the coefficients by their names: those that a regression finds down to plan, then
// those by which sites are picked for it.
func (f *fittedWeights) rows() (rows []fittedRow) {
	w, p := &f.pieces, &f.plan
	row := func(name string, to []*int) {
		r := fittedRow{coefficients.Row{Name: name, N: make([]int32, len(to))}, to}
		for i, n := range to {
			r.N[i] = int32(*n)
		}
		rows = append(rows, r)
	}
	row("settlements left", each(w.left[:]))
	row("ready", each(w.ready[:]))
	for g, id := range montana.Components.GoodIDs {
		row("good "+id, each(w.goods[g][:]))
	}
	for c, id := range montana.Components.TradeIDs {
		row("worker "+id, each(w.workers[c][:]))
	}
	row("workers", each(w.hands[:]))
	row("cattle", each(w.cattle[:]))
	row("canteens", each(w.canteen[:]))
	row("silver", each(w.silver[:]))
	row("plan", []*int{&w.plan})
	row("plan settlement", []*int{&p.settlement})
	row("plan cattle", []*int{&p.cattle})
	row("plan canteen", []*int{&p.canteen})
	row("plan share", each(p.share[:]))
	row("plan missing", each(p.missing[:]))
	row("plan spare", each(p.spare[:]))
	row("plan fade", each(p.fade[:]))
	return rows
}

// each points to every number of a row.
func each(n []int) (to []*int) {
	for i := range n {
		to = append(to, &n[i])
	}
	return to
}
