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
	coefficients.Must(coefficientFile, coefficientText, f.rows())
	return f
}()

// rowNames are the coefficients but those of goods and workers: of pieces, which a
// regression finds, and of the plan.
var rowNames = [...]string{"settlements left", "ready", "workers", "cattle", "canteens", "silver", "plan",
	"plan worth", "plan share", "plan missing", "plan spare", "plan fade"}

// rows are the coefficients by their names.
func (f *fittedWeights) rows() []coefficients.Row {
	w, p := &f.pieces, &f.plan
	rows := make([]coefficients.Row, len(rowNames), len(rowNames)+montana.Goods+montana.Trades)
	for i, n := range [len(rowNames)][]int{w.left[:], w.ready[:], w.hands[:], w.cattle[:], w.canteen[:], w.silver[:],
		w.plan[:], p.worth[:], p.share[:], p.missing[:], p.spare[:], p.fade[:]} {
		rows[i] = coefficients.Row{Name: rowNames[i], N: n}
	}
	for g, id := range &montana.Components.GoodIDs {
		rows = append(rows, coefficients.Row{Name: "good " + id, N: w.goods[g][:]})
	}
	for c, id := range &montana.Components.TradeIDs {
		rows = append(rows, coefficients.Row{Name: "worker " + id, N: w.workers[c][:]})
	}
	return rows
}
