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

// rows are the coefficients by their names.
func (f *fittedWeights) rows() []coefficients.Row[int] {
	rows := f.pieces.rows()
	p := &f.plan
	return append(rows, coefficients.One("plan settlement", &p.settlement), coefficients.One("plan cattle", &p.cattle),
		coefficients.One("plan canteen", &p.canteen), coefficients.Many("plan share", p.share[:]),
		coefficients.Many("plan missing", p.missing[:]), coefficients.Many("plan spare", p.spare[:]),
		coefficients.Many("plan fade", p.fade[:]))
}

// rows are those that a regression finds.
func (w *pieceWeights) rows() (rows []coefficients.Row[int]) {
	many := func(name string, n []int) { rows = append(rows, coefficients.Many(name, n)) }
	many("settlements left", w.left[:])
	many("ready", w.ready[:])
	for g, id := range montana.Components.GoodIDs {
		many("good "+id, w.goods[g][:])
	}
	for c, id := range montana.Components.TradeIDs {
		many("worker "+id, w.workers[c][:])
	}
	many("workers", w.hands[:])
	many("cattle", w.cattle[:])
	many("canteens", w.canteen[:])
	many("silver", w.silver[:])
	return append(rows, coefficients.One("plan", &w.plan))
}
