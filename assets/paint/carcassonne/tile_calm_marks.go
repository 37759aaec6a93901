package carcassonne

import (
	"math"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
	"tilestead/rules/carcassonne"
)

// calmBuildings queues what is one of a kind, larger than on the large picture
// where it is small there.
func (t *calmPainter) calmBuildings() {
	if t.garden != nil {
		t.cloister(*t.garden, t.yard/62*1.12)
	}
	if t.nave != nil {
		v := *t.nave
		t.up(v.Y-50, func() {
			q := brush.Ellipse(v.X, v.Y-12, 90, 38)
			t.Paint(t.Stroke(q, brush.Const(6)), brush.Flat(brush.Ink), 0.8)
			t.Paint(t.Fill(q), brush.Flat(brush.Stone.Mix(brush.Road, 0.4)), 1)
		})
		props.Cathedral(t.Canvas, &t.stage, v.X, v.Y, 1.05, 40)
	}
	for _, v := range t.inns {
		t.up(v.Y-6, func() { t.larger(v, 1.2).inn(v) })
	}
	if t.plaza != nil {
		v := *t.plaza
		t.up(v.Y+8, func() { t.larger(v, 1.2).well(v.X, v.Y+6) })
	}
	for _, r := range t.roads {
		if t.feature(r.feature).End == carcassonne.AtMeadow {
			v, _ := r.line.At(1)
			t.up(v.Y+6, func() { props.House(t.Canvas, v.X+3, v.Y+12, 54, brush.RoofOrange, false, 5) })
		}
	}
	if t.volcano != nil {
		v := *t.volcano
		t.up(v.Y-t.crater*0.1, func() { t.mountain(v.X, v.Y, t.crater) })
	}
}

// signsOnTop is what signs are queued at: over all that stands.
const signsOnTop = 2 * tileSide

// calmSigns queues what is printed on a tile: as many as there are, larger and
// in their places, but whole and over walls.
func (t *calmPainter) calmSigns() {
	sign := func(v brush.V, r float64, paint func(v brush.V)) {
		v = brush.Pt(math.Max(r, math.Min(v.X, tileSide-r)), math.Max(r, math.Min(v.Y, tileSide-r)))
		t.up(signsOnTop+v.Y, func() { paint(v) })
	}
	dark := func(v brush.V, rx, ry float64) {
		t.Paint(t.Fill(brush.Ellipse(v.X, v.Y, rx, ry)), brush.Flat(calmLane), 0.8)
	}
	for _, v := range t.shields {
		sign(v, 36, func(v brush.V) {
			dark(brush.Pt(v.X, v.Y-10), 34, 38)
			shield(t.larger(v, calmGrow).Canvas, v.X, v.Y+12)
		})
	}
	for _, g := range t.goods {
		sign(g.at, 37, func(v brush.V) { goodsBadge(t.At(v, goodRadius/24*1.2), g.kind) })
	}
	for _, v := range t.princes {
		sign(v, 30, func(v brush.V) {
			dark(brush.Pt(v.X, v.Y-14), 28, 44)
			b := t.larger(v, calmGrow)
			b.princess(b.At(brush.Pt(v.X, v.Y+18), 1.3))
		})
	}
	if t.portal != nil {
		sign(*t.portal, 34, func(v brush.V) { t.gateway(v.X, v.Y+gatewayFoot+4, gatewayHeight*1.3) })
	}
	if t.badge != nil {
		sign(*t.badge, 34, func(v brush.V) { dragonBadge(t.At(v, signRadius/24*1.25)) })
	}
}
