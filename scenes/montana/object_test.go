package montana

import (
	"strings"
	"testing"

	"tilestead/assets"
	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/ui"
)

// TestEveryObjectIsExplained asks for a tooltip at the middle of everything.
func TestEveryObjectIsExplained(t *testing.T) {
	b := NewBoard()
	for _, s := range positions(t, 3) {
		v := viewOf(t, b, s, 960, 540)
		m := b.moment(v)
		at := map[string]ui.Point{"disc": m.at.disc}
		for h := range rules.Hex(m.s.Hexes()) {
			if m.hexUnder(m.hexAt(h)) == h {
				at[hexID(m.s, h)] = m.hexAt(h)
			}
		}
		for _, r := range append(panels(m.at)[3:], inPanel(m.at)...) {
			switch kind := strings.Fields(r.name)[0]; kind {
			case "plate", "place", "small":
				at[r.name] = r.Center()
			}
		}
		for i, r := range m.at.item {
			at["item "+string(rune('0'+i))] = r.Center()
		}
		for i := range len(m.options()) {
			at["option "+string(rune('0'+i))] = m.at.trayItem(i, len(m.options())).Center()
		}
		if m.s.Auction() {
			for _, r := range inAuction(m.at) {
				if strings.HasPrefix(r.name, "tray") || strings.HasPrefix(r.name, "auction cell 0 1") || strings.HasPrefix(r.name, "auction cell 1 1") {
					continue
				}
				at[r.name] = r.Center()
			}
		}
		for name, p := range at {
			lines := b.Tip(v, p)
			if len(lines) == 0 {
				t.Errorf("%s: no tooltip for %s", s.Prompt().Key, name)
			}
			for _, l := range lines {
				if l == "" || strings.Contains(l, "<montana") || strings.Contains(l, "{") {
					t.Errorf("%s: tooltip of %s says %q", s.Prompt().Key, name, l)
				}
			}
			if why := b.Refusal(v, p); strings.Contains(why, "<montana") || ui.TextWidth(why) > 60*6 {
				t.Errorf("%s: refusal at %s says %q", s.Prompt().Key, name, why)
			}
		}
	}
}

// TestPromptsHaveWords checks what is said at every decision.
func TestPromptsHaveWords(t *testing.T) {
	w := words(t)
	for _, k := range [...]string{"tile", "start", "first", "spin", "white", "return", "turn", "advance", "use", "small", "bid", "reward", "settle", "end", "canteen"} {
		if !w.Has("montana.wait." + k) {
			t.Errorf("nothing to say while others are asked %q", k)
		}
		if !w.Has("montana.no.now." + k) {
			t.Errorf("nothing to say against other things at %q", k)
		}
	}
	b := NewBoard()
	for _, s := range positions(t, 4) {
		v := viewOf(t, b, s, 640, 400)
		ask, hint := b.Prompt(v)
		if strings.Contains(ask+hint, "<montana") || ask == "" {
			t.Errorf("%s: asks %q, hints %q", s.Prompt().Key, ask, hint)
		}
		for _, g := range b.Targets(v) {
			if strings.Contains(g.Label+g.Hint+g.Off, "<montana") || g.Label == "" || g.Off == "" && g.Hint == "" {
				t.Errorf("%s: target %s is labelled %q and hints %q", s.Prompt().Key, g.ID, g.Label, g.Hint)
			}
		}
	}
}

// TestSettlementsAreDrawnOnce counts the houses on every settled hex.
func TestSettlementsAreDrawnOnce(t *testing.T) {
	b := NewBoard()
	for _, s := range positions(t, 2) {
		v := viewOf(t, b, s, 1280, 800)
		m := b.moment(v)
		m.ids = map[string]bool{}
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		m.drawMap(c)
		drawn, want := 0, 0
		for i := range c.Ops {
			if op := &c.Ops[i]; op.Kind == ui.OpSprite && op.Sprite != 0 && strings.HasPrefix(op.Sprite.Name(), "settlement/") {
				drawn++
			}
		}
		for seat := range kernel.Seat(m.s.Players()) {
			want += int(rules.Components.Settlements[m.s.Players()] - m.s.Player(seat).Left)
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
		play(t, 2, 20+seed, func(s kernel.State) {
			v := viewOf(t, b, s, 640, 400)
			for _, a := range v.Legal {
				reel := &kernel.Reel{}
				s.Clone().Do(a, reel)
				short := false
				for _, beat := range reel.Beats {
					switch beat.Event.(type) {
					case rules.GoodsShortage, rules.WorkerShortage:
						short = true
					}
				}
				text := b.Confirm(v, a)
				if short && text == "" {
					t.Fatalf("%q makes everybody give back, unwarned", kernel.Notation(s, a))
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
	w, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	var last kernel.State
	beats(t, 3, 4, func(_ kernel.State, b kernel.Beat) { last = b.After })
	head, rows := NewBoard().Result(last, w)
	if len(rows) != 3 {
		t.Fatalf("%d rows for 3 seats", len(rows))
	}
	won := 0
	for _, r := range rows {
		if len(r) != len(head) {
			t.Errorf("row %v under %v", r, head)
		}
		if strings.HasPrefix(r[len(r)-1], "won") {
			won++
		}
	}
	if won != 1 {
		t.Errorf("%d seats won in %v", won, rows)
	}
}
