package montana

import (
	"strings"
	"testing"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// drawnPrice is what a price plate consists of.
type drawnPrice struct {
	cells      int  // under what is missing
	full, pale int  // icons
	lacks      int  // crosses
	dim        bool // its paper
}

func drawPriceOf(strong bool, p price) (d drawnPrice) {
	c := &ui.Canvas{}
	c.Reset(640, 400, 2)
	c.Strong = strong
	drawPricePlate(c, ui.Point{X: 100, Y: 100}, 0.5, p)
	for _, op := range c.Ops {
		switch {
		case op.Kind == ui.OpFill && (op.Color == lackGround || strong && op.Color == palette.Strong(lackGround)):
			d.cells++
		case op.Kind == ui.OpSprite && strings.Contains(op.Sprite.Name(), "pricepad"):
			d.dim = strings.Contains(op.Sprite.Name(), "/dim")
		case op.Kind == ui.OpSprite && strings.Contains(op.Sprite.Name(), "cross"):
			d.lacks++
		case op.Kind == ui.OpSprite && op.Color.A == 255:
			d.full++
		case op.Kind == ui.OpSprite:
			d.pale++
		}
	}
	return d
}

// TestPricesMarkWhatIsMissing draws plates in reach and out of it: what can be paid shows
// in full; what is missing has a rimmed cell of its own and a cross, out of reach goods and plate
// step back.
func TestPricesMarkWhatIsMissing(t *testing.T) {
	cost := montana.Stock{montana.Grain: 2, montana.SmallStone: 1}
	payable := price{cost: cost}
	short := price{cost: cost, missing: montana.Stock{montana.Grain: 1}}
	far := price{cost: cost, far: true}
	nothing := price{cost: cost, missing: cost}
	cattle := price{cost: montana.Stock{montana.Grain: 1}, missing: montana.Stock{montana.Grain: 1}, cattle: true}
	for name, c := range map[string]struct {
		got, want drawnPrice
	}{
		"payable":          {drawPriceOf(false, payable), drawnPrice{full: 3}},
		"one short":        {drawPriceOf(false, short), drawnPrice{full: 3, cells: 1, lacks: 1}},
		"out of reach":     {drawPriceOf(false, far), drawnPrice{pale: 3, dim: true}},
		"nothing there":    {drawPriceOf(false, nothing), drawnPrice{full: 3, cells: 3, lacks: 3}},
		"for a cattle":     {drawPriceOf(false, cattle), drawnPrice{full: 2, cells: 1, lacks: 1}},
		"strong payable":   {drawPriceOf(true, payable), drawnPrice{full: 3}},
		"strong one short": {drawPriceOf(true, short), drawnPrice{full: 3, cells: 1, lacks: 1}},
		"strong far":       {drawPriceOf(true, far), drawnPrice{full: 3, dim: true}},
	} {
		if c.got != c.want {
			t.Errorf("%s: %+v, want %+v", name, c.got, c.want)
		}
	}
}

// TestPricesCanBeRead measures plates: the cross of what is missing leaves its good bare, the goods of a
// plate lie apart, and those of a hex in reach are larger than those of one that is not.
func TestPricesCanBeRead(t *testing.T) {
	for _, cost := range []montana.Stock{{montana.Grain: 1, montana.Pumpkin: 1},
		{montana.Grain: 2, montana.LargeStone: 1},
		{montana.Grain: 1, montana.Pumpkin: 1, montana.SmallCopper: 1, montana.SmallStone: 1}} {
		near, crosses := priceBoxes(price{cost: cost, missing: cost})
		far, _ := priceBoxes(price{cost: cost, far: true})
		if len(near) != len(crosses) || len(near) != len(far) {
			t.Fatalf("%d goods, %d crosses, %d goods out of reach", len(near), len(crosses), len(far))
		}
		for i, r := range near {
			if r.W < 1.2*far[i].W {
				t.Errorf("%v in reach, %v out of it", r.W, far[i].W)
			}
			for _, x := range crosses {
				if o := r.And(x); o.W > 0 && o.H > 0 && o.W*o.H > 0.12*r.W*r.H {
					t.Errorf("a cross covers %.2f of a good", o.W*o.H/(r.W*r.H))
				}
			}
			for _, other := range near[:i] {
				if o := r.And(other); o.W > 0 && o.H > 0 && o.W*o.H > 0.12*r.W*r.H {
					t.Errorf("goods cover %.2f of each other", o.W*o.H/(r.W*r.H))
				}
			}
		}
	}
}

// priceBoxes are where the goods and the crosses of a plate lie.
func priceBoxes(p price) (goods, crosses []ui.Rect) {
	c := &ui.Canvas{}
	c.Reset(640, 400, 2)
	drawPricePlate(c, ui.Point{X: 100, Y: 100}, 0.5, p)
	for _, op := range c.Ops {
		switch {
		case op.Kind != ui.OpSprite || strings.Contains(op.Sprite.Name(), "pricepad"):
		case strings.Contains(op.Sprite.Name(), "cross"):
			crosses = append(crosses, op.Box)
		default:
			goods = append(goods, op.Box)
		}
	}
	return goods, crosses
}

// TestPricesFollowTheRules compares plates with what the rules allow.
func TestPricesFollowTheRules(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	for _, s := range fixture.Positions(t, 3) {
		m := b.moment(fixture.View(t, b, s, 960, 540))
		if m.s.Active() < 0 {
			continue
		}
		for h := range montana.Hex(m.s.Hexes()) {
			f, _ := m.s.Face(h)
			if _, n := m.s.Settlements(h); n > 0 || f.Kind != montana.Land || h == m.s.Start() {
				continue
			}
			p := m.land().price(h)
			if p.far == m.land().reachable(h) {
				t.Fatalf("hex %d in reach: %v, far: %v", h, m.land().reachable(h), p.far)
			}
			if lacks := p.missing != (montana.Stock{}); !p.far && lacks == m.s.Payable(m.own, h) {
				t.Fatalf("hex %d payable: %v, missing %v", h, m.s.Payable(m.own, h), p.missing)
			}
			switch {
			case p.far:
				seen["far"]++
			case p.missing == p.cost:
				seen["nothing"]++
			case p.cattle:
				seen["cattle"]++
			case p.missing == (montana.Stock{}):
				seen["payable"]++
			default:
				seen["short"]++
			}
		}
	}
	for _, kind := range []string{"far", "nothing", "cattle", "payable", "short"} {
		if seen[kind] == 0 {
			t.Errorf("no %s price: %v", kind, seen)
		}
	}
}

// TestChancesMakeRowsOfFour compares the dotted lines with what a build brings.
func TestChancesMakeRowsOfFour(t *testing.T) {
	b := NewBoard()
	found := 0
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 2, 30+seed), func(s rules.State) {
			v := fixture.View(t, b, s, 960, 540)
			m := b.moment(v)
			chances := m.land().chances()
			for _, h := range chances {
				found++
				if _, rows, _, _ := m.s.Gains(m.own, h); rows == 0 {
					t.Fatalf("hex %d is marked and makes no row", h)
				}
			}
			v.Purist = true
			if m := b.moment(v); len(m.land().chances()) > 0 {
				t.Fatal("players without help are shown rows")
			}
		})
	}
	if found == 0 {
		t.Error("no row was near in six games")
	}
}

// TestHoveredCostLifts points at hexes that can be settled: the goods that would
// go are lifted in the panel, no others.
func TestHoveredCostLifts(t *testing.T) {
	b := NewBoard()
	seen := 0
	for _, s := range fixture.Positions(t, 3) {
		if s.Turn() < 0 {
			continue
		}
		v := fixture.View(t, b, s, 640, 400)
		for _, a := range v.Picked {
			if a.Kind() != montana.KindBuild {
				continue
			}
			seen++
			st := s.(*montana.State)
			v.Hover = hexID(st, montana.HexOf(a))
			f, _ := st.Face(montana.HexOf(a))
			lifted := iconHeights(b, v.Hover, s, t)
			v.Hover = ""
			still := iconHeights(b, "", s, t)
			for g, n := range f.Cost {
				if up := still[g] - lifted[g]; (n > 0) != (up == liftOfPaid) || n == 0 && up != 0 {
					t.Errorf("%d %s to pay are lifted by %g", n, goodIcons[g], up)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("nothing could be settled")
	}
}

// iconHeights are where the goods' icons lie in the panel.
func iconHeights(b *Board, hover string, s rules.State, t *testing.T) (ys [montana.Goods]float64) {
	v := fixture.View(t, b, s, 640, 400)
	v.Hover = hover
	m := b.moment(v)
	m.ids = map[string]bool{}
	c := (scenetest.Size{W: 640, H: 400, S: 2}).Canvas()
	m.seats().drawGoods(c)
	for _, op := range c.Ops {
		for g, icon := range goodIcons {
			if op.Kind == ui.OpSprite && op.Sprite.Name() == "icon/"+icon {
				ys[g] = op.Box.Y
			}
		}
	}
	return ys
}
