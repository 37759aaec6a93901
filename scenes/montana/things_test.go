package montana

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// TestEveryObjectIsExplained asks at the middle of everything.
func TestEveryObjectIsExplained(t *testing.T) {
	for _, s := range fixture.Positions(t, 3) {
		fixture.ThingsAreExplained(t, s, 960, 540, things)
	}
}

// things are where everything lies that can be asked about.
func things(b board.Board, v *board.View) map[string]ui.Point {
	m := b.(*Board).moment(v)
	at := map[string]ui.Point{}
	for h := range montana.Hex(m.s.Hexes()) {
		if m.hexUnder(m.hexAt(h)) == h {
			at[hexID(m.s, h)] = m.hexAt(h)
		}
	}
	boxes := append(panels(m.at), scenetest.Boxes("item", m.at.item[:])...)
	if m.s.Auction() { // it lies over the worker board and the disc
		boxes = append(append(boxes, inAuction(m.at)...), scenetest.Boxes("bidder", m.at.auction.seats)...)
	} else {
		at["disc"] = m.at.disc
		boxes = append(boxes, inPanel(m.at)...)
	}
	tray := m.aims().tray()
	for i := range tray.Slots {
		if !tray.Slots[i].Gone {
			boxes = append(boxes, scenetest.Box{Name: fmt.Sprint("slot ", i), Rect: tray.Box(i)})
		}
	}
	for _, r := range boxes {
		kind := strings.Fields(r.Name)[0]
		if kind != "slot" && len(tray.Slots) > 0 && tray.Area.Contains(r.Center()) {
			continue // it lies under the tray
		}
		switch kind {
		case "plate", "place", "small", "item", "slot", "bidder", "words":
			at[r.Name] = r.Center()
		case "auction":
			if !strings.HasPrefix(r.Name, "auction cell 0 1") && !strings.HasPrefix(r.Name, "auction cell 1 1") {
				at[r.Name] = r.Center()
			}
		}
	}
	return at
}

// TestSettlementsAreDrawnOnce counts the houses on every settled hex.
func TestSettlementsAreDrawnOnce(t *testing.T) {
	b := NewBoard()
	for _, s := range fixture.Positions(t, 2) {
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		m.ids = map[string]bool{}
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		m.land().drawMap(c)
		drawn, want := 0, 0
		for i := range c.Ops {
			if op := &c.Ops[i]; op.Kind == ui.OpSprite && op.Sprite != 0 &&
				strings.HasPrefix(op.Sprite.Name(), "settlement/") {
				drawn++
			}
		}
		for seat := range rules.Seat(m.s.Players()) {
			want += int(montana.Components.Settlements[m.s.Players()] - m.s.Player(seat).Left)
		}
		if drawn != want {
			t.Errorf("%d settlements drawn, %d stand on the map", drawn, want)
		}
	}
}

// TestConfirmWarnsOfShortages tries every action of many positions: a warning
// comes exactly where pieces go back.
func TestConfirmWarnsOfShortages(t *testing.T) {
	b := NewBoard()
	warned := 0
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Match(t, 2, 20+seed), func(s rules.State) {
			v := fixture.View(t, b, s, 640, 400)
			for _, a := range v.Legal {
				reel := &rules.Reel{}
				s.Clone().Do(a, reel)
				short := false
				for _, beat := range reel.Beats {
					switch beat.Event.(type) {
					case montana.GoodsShortage, montana.WorkerShortage:
						short = true
					}
				}
				text := b.Confirm(v, a)
				if short && text == "" {
					t.Fatalf("%q makes everybody give back, unwarned", rules.Notation(s, a))
				}
				if text != "" {
					warned++
				}
			}
		})
	}
	if warned == 0 {
		t.Error("no warning came up")
	}
}

func TestResultNamesAReason(t *testing.T) {
	var last rules.State
	fixture.Beats(t, fixture.Match(t, 3, 4), func(_ rules.State, b rules.Beat) { last = b.After })
	head, rows := NewBoard().Result(last, scenetest.Words(t, "en"))
	if len(rows) != 3 {
		t.Fatalf("%d rows for 3 seats", len(rows))
	}
	won, en := 0, scenetest.In(t, "montana.why.")
	for _, r := range rows {
		if len(r) != len(head) {
			t.Errorf("row %v under %v", r, head)
		}
		if slices.Contains([]string{en.Say("alone"), en.Say("tie1"), en.Say("tie2")}, r[len(r)-1]) {
			won++
		}
	}
	if won != 1 {
		t.Errorf("%d seats won in %v", won, rows)
	}
}

// TestMarksStandOut marks a hex and the disc, as lessons do: the hex gets a frame
// on top of its picture, the disc a ring along its rim.
func TestMarksStandOut(t *testing.T) {
	b := NewBoard()
	s := fixture.Positions(t, 2)[0].(*montana.State)
	drawn := func(mark string) (polys int, rings []ui.Point) {
		v := fixture.View(t, b, s, 640, 400)
		v.Marked = mark
		m := b.moment(v)
		m.ids = map[string]bool{}
		c := (scenetest.Size{W: 640, H: 400, S: 2}).Canvas()
		m.land().drawMap(c)
		m.disc().drawDisc(c)
		for _, op := range c.Ops {
			if op.Kind == ui.OpPoly && op.Color == palette.UIGold {
				polys++
				rings = append(rings, op.Points...)
			}
		}
		return polys, rings
	}
	still, _ := drawn("")
	if n, _ := drawn(hexID(s, 3)); n < still+6 {
		t.Errorf("%d golden pieces round a marked hex", n-still)
	}
	n, ring := drawn("disc")
	if n <= still {
		t.Error("no ring round the marked disc")
	}
	at := b.at
	for _, p := range ring[len(ring)-4:] {
		if d := math.Hypot(p.X-at.disc.X, p.Y-at.disc.Y); math.Abs(d-at.discR) > 4 {
			t.Errorf("the ring is %g from the middle of a disc of radius %g", d, at.discR)
		}
	}
}
