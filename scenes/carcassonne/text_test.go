package carcassonne

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/assets"
	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// positions are some of each kind of decision.
func positions(t testing.TB, seats int) (out []kernel.State) {
	count := map[string]int{}
	play(t, start(t, seats, 6, everything...), func(s kernel.State) {
		k := s.Prompt().Key
		if count[k]++; count[k]%13 == 2 && count[k] < 80 {
			out = append(out, s)
		}
	})
	return out
}

// TestTextsFit draws positions at every size in every language, in one with
// words 40 % longer and in Cyrillic.
func TestTextsFit(t *testing.T) {
	w := words(t)
	b := NewBoard()
	all := positions(t, 6)
	languages := map[string]*assets.Words{"longer": w.Pseudo(scenetest.Longer), "cyrillic": w.Pseudo(scenetest.Cyrillic)}
	for _, lang := range assets.Languages {
		languages[lang] = wordsOf(t, lang)
	}
	for name, said := range languages {
		for _, size := range canvases {
			bad := map[string]bool{}
			for _, s := range all {
				v := viewOf(t, b, s, size.W, size.H)
				v.Words = said
				c := size.Canvas()
				b.Draw(c, v)
				for _, line := range scenetest.Check(c) {
					bad[line] = true
				}
			}
			for line := range bad {
				t.Errorf("%s %s: %s", name, size.Name, line)
			}
		}
	}
}

// Every event has a line of the log or is known to be silent.
func TestEveryEventIsTold(t *testing.T) {
	b := NewBoard()
	seen := map[string]bool{}
	for seed := range uint64(3) {
		modules := everything
		if seed == 1 {
			modules = append(modules[:3:3], "unplaceable-discard", "fairy-follower", "orphans-return")
		}
		beats(t, start(t, 4, 30+seed, modules...), func(before kernel.State, beat kernel.Beat) {
			v := viewOf(t, b, before, 960, 540)
			l, ok := b.Line(v, before, beat)
			if ok == silent(beat.Event) {
				t.Fatalf("%T %+v: line %q", beat.Event, beat.Event, l.Text)
			}
			if strings.Contains(l.Text, "<carc") || strings.Contains(l.Text, "{") {
				t.Fatalf("%T: line %q", beat.Event, l.Text)
			}
			if ok && l.Mark != "" && !strings.HasPrefix(l.Mark, "seat ") {
				v.State = beat.After
				if _, there := b.Locate(v, l.Mark); !there {
					t.Fatalf("%T: %q is nowhere", beat.Event, l.Mark)
				}
			}
			seen[strings.TrimPrefix(fmt.Sprintf("%T", beat.Event), "carcassonne.")] = true
		})
	}
	for _, name := range []string{"FirstDrawn", "TurnBegan", "SecondPart", "Drawn", "TilePlaced", "FigurePlaced", "Scored", "GoodsScored", "StackEmpty", "GameOver", "Shelved", "RowReturned", "DragonCame", "DragonMoved", "DragonRests", "FairyMoved", "FairyPaid", "Dismissed"} {
		if !seen[name] {
			t.Errorf("no %s came up", name)
		}
	}
}

// TestEveryThingIsExplained asks for a tooltip at the middle of everything.
func TestEveryThingIsExplained(t *testing.T) {
	b := NewBoard()
	kinds := map[thingKind]bool{}
	all := positions(t, 4)
	play(t, start(t, 2, 8, everything...), func(s kernel.State) {
		if len(s.(*rules.State).DragonRow()) > 0 && len(all) < 40 {
			all = append(all, s)
		}
	})
	for _, s := range all {
		v := viewOf(t, b, s, 1280, 800)
		m := b.moment(v)
		var at []ui.Point
		for _, r := range append(panels(m.at), append(inHand(m.at), inPieces(m.at)...)...) {
			at = append(at, r.Center())
		}
		for i := range m.s.Tiles() {
			at = append(at, m.cellAt(m.s.Tile(i).At))
		}
		for _, g := range m.s.Gaps() {
			at = append(at, m.cellAt(g))
		}
		for _, f := range m.figures() {
			p := m.onCanvas(f.foot)
			at = append(at, ui.Point{X: p.X, Y: p.Y - 3})
		}
		if d, ok := m.s.Dragon(); ok {
			p := m.onCanvas(dragonSpot(d))
			at = append(at, ui.Point{X: p.X, Y: p.Y - 5})
		}
		if n := len(m.s.DragonRow()); n > 0 {
			at = append(at, m.rowBox(n).Center())
		}
		if p, ok := m.fairyAt(); ok {
			q := m.onCanvas(p)
			at = append(at, ui.Point{X: q.X, Y: q.Y - 3})
		}
		for _, p := range at {
			thing := m.find(p)
			kinds[thing.kind] = true
			lines := b.Tip(v, p)
			if touching, _ := m.s.Match(0, thing.at, 0); thing.kind == cellThing && touching == 0 {
				continue // nothing lies near
			}
			if len(lines) == 0 && thing.kind != nothing {
				t.Errorf("%s: no tooltip for %+v", s.Prompt().Key, thing)
			}
			for _, l := range lines {
				if l == "" || strings.Contains(l, "<carc") || strings.Contains(l, "{") {
					t.Errorf("%s: tooltip of %+v says %q", s.Prompt().Key, thing, l)
				}
			}
			if why := b.Refusal(v, p); strings.Contains(why, "<carc") || ui.TextWidth(why) > 60*6 {
				t.Errorf("%s: refusal at %+v says %q", s.Prompt().Key, thing, why)
			}
		}
	}
	for k := cellThing; k <= bagThing; k++ {
		if !kinds[k] {
			t.Errorf("nothing of kind %d was found", k)
		}
	}
}

// TestPromptsHaveWords checks what is said at every decision.
func TestPromptsHaveWords(t *testing.T) {
	w := words(t)
	for _, k := range [...]string{"first", "draw", "place", "act", "forced", "dragon"} {
		if !w.Has("carcassonne.wait." + k) {
			t.Errorf("nothing to say while others are asked %q", k)
		}
		if !w.Has("carcassonne.no.now." + k) {
			t.Errorf("nothing to say against other things at %q", k)
		}
	}
	b := NewBoard()
	for _, s := range positions(t, 4) {
		v := viewOf(t, b, s, 640, 400)
		for _, who := range [...]string{"", "medium"} {
			for i := range v.Seats {
				v.Seats[i].Bot = who
			}
			if who != "" {
				v.Legal, v.Picked = nil, nil
			}
			ask, hint := b.Prompt(v)
			if strings.Contains(ask+hint, "<carc") || ask == "" {
				t.Errorf("%s: asks %q, hints %q", s.Prompt().Key, ask, hint)
			}
			for _, g := range b.Targets(v) {
				hint := g.Hint
				if g.Tell != nil {
					hint = g.Tell()
				}
				if strings.Contains(g.Label+hint+g.Off, "<carc") || g.Label == "" || g.Off == "" && hint == "" {
					t.Errorf("%s: target %s is labelled %q and hints %q", s.Prompt().Key, g.ID, g.Label, g.Hint)
				}
			}
			for _, a := range v.Legal {
				if name := b.Name(v, a); name == "" || strings.Contains(name, "<carc") {
					t.Errorf("%s: %q is called %q", s.Prompt().Key, kernel.Notation(s, a), name)
				}
			}
		}
	}
}

// What is drawn stands as often as it lies on the table.
func TestFiguresAreDrawnOnce(t *testing.T) {
	b := NewBoard()
	for _, s := range positions(t, 3) {
		v := viewOf(t, b, s, 1280, 800)
		m := b.moment(v)
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		m.drawStanding(c)
		drawn := 0
		for i := range c.Ops {
			if op := &c.Ops[i]; op.Kind == ui.OpSprite {
				if kind, _, _ := strings.Cut(op.Sprite.Name(), "/"); strings.Contains("follower farmer big builder pig", kind) {
					drawn++
				}
			}
		}
		want := 0
		for seat := range kernel.Seat(m.s.Players()) {
			left := m.s.Supply(seat)
			for f, n := range m.s.Has() {
				want += int(n - left[f])
			}
		}
		if drawn != want {
			t.Errorf("%d figures drawn, %d stand on the map", drawn, want)
		}
	}
}

// Undo stops where chance showed a tile, not at placements.
func TestOnlyDrawingReveals(t *testing.T) {
	b := NewBoard()
	beats(t, start(t, 2, 3, everything...), func(_ kernel.State, beat kernel.Beat) {
		want := false
		switch beat.Event.(type) {
		case rules.FirstDrawn, rules.Drawn, rules.LaidAside, rules.Shelved, rules.RowReturned:
			want = true
		}
		if b.Reveals(beat) != want {
			t.Fatalf("%T reveals: %v", beat.Event, !want)
		}
	})
}
