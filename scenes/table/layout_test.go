package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// Panels, prompt, tools and questions of the table fit every canvas. The board
// is not Montana's: that has tests of its own.
func TestTableFitsEveryCanvas(t *testing.T) {
	states := map[string]func(p *player){
		"turn":     func(p *player) {},
		"menu":     func(p *player) { p.key(input.KeyEsc) },
		"log":      func(p *player) { p.key(input.KeyL) },
		"question": func(p *player) { p.table.Press("button Roll") },
		"warning":  func(p *player) { p.table.Press("cell 4"); p.table.Press("colour 1") },
		"refusal":  func(p *player) { p.key(input.KeyU) },
		"closing":  func(p *player) { p.table.Press("cell 4"); p.table.Closing() },
		"give up":  func(p *player) { p.key(input.KeyEsc); p.wait(1); p.clickZone("menu/giveup") },
	}
	for lang, w := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			for name, reach := range states {
				m := newToy(t, 3, 2)
				p := sit(t, m, toyBoard{}, "ppb", size.W, size.H, func(c *table.Config) {
					c.Words = w
					c.Help, c.Settings = func() ui.Scene { return nil }, func() ui.Scene { return nil }
					c.Close = func() {}
					c.GivenUp = func(*rules.Match) ui.Scene { return nil }
				})
				p.frame.S = size.S
				p.wait(1)
				reach(p)
				p.wait(1)
				c := size.Canvas()
				p.table.Draw(c)
				for _, bad := range scenetest.Check(c) {
					if !strings.Contains(bad, "short") || slices.Contains(assets.Languages, lang) {
						t.Errorf("%s, %s, %s: %s", lang, size.Name, name, bad)
					}
				}
			}
		}
	}
}

// clickZone clicks what lies there by its ID.
func (p *player) clickZone(id string) {
	p.t.Helper()
	for _, a := range p.table.Aims() {
		if string(a.ID) == id {
			p.click(a.At)
			return
		}
	}
	p.t.Fatalf("there is no %q to click", id)
}

// With a title on it nothing is without words, nothing leaves the canvas and no
// label is cut. The log may shorten a line: the whole log has all of it.
func TestTableFitsEveryTitle(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for lang, w := range scenetest.Languages(t) {
			r := rand.New(rand.NewPCG(1, 2))
			for i, size := range scenetest.Sizes() {
				seats := 2 + i%3
				m := f.Match(t, seats, uint64(i))
				wander(t, m, 30+r.IntN(200), r)
				p := sit(t, m, f.New(), strings.Repeat("p", seats), size.W, size.H,
					func(c *table.Config) { c.Words = w })
				p.frame.S = size.S
				p.wait(300)
				c := size.Canvas()
				p.table.Draw(c)
				for _, bad := range scenetest.Check(c) {
					if !strings.Contains(bad, "short") {
						t.Errorf("%s, %s, prompt %v: %s", lang, size.Name, m.State().Prompt(), bad)
					}
				}
				if !slices.Contains(assets.Languages, lang) {
					continue
				}
				for _, label := range scenetest.CutLabels(c) {
					t.Errorf("%s, %s, prompt %v: the label %q is cut", lang, size.Name, m.State().Prompt(), label)
				}
			}
		}
	})
}

func TestTableTextsExist(t *testing.T) {
	w := words(t)
	keys := w.Keys()
	for _, k := range keys {
		if strings.HasPrefix(k, "table.") && w.Say(k) == "" {
			t.Errorf("%s is empty", k)
		}
	}
	for _, k := range []string{"table.undo.none", "table.undo.chance", "table.undo.other", "table.speed.instant"} {
		if !slices.Contains(keys, k) {
			t.Errorf("there is no text %s", k)
		}
	}
}

func BenchmarkTableDraw(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	m := apptest.Montana.Match(b, 4, 5)
	wander(b, m, 200, r)
	p := sit(b, m, montana.NewBoard(), "pppp", 1280, 800, nil)
	p.wait(300)
	c := &ui.Canvas{}
	b.ReportAllocs()
	for b.Loop() {
		c.Reset(1280, 800, 1)
		p.table.Draw(c)
	}
}

func BenchmarkTableUpdateAtRest(b *testing.B) {
	p := sit(b, apptest.Montana.Match(b, 4, 5), montana.NewBoard(), "pppp", 1280, 800, nil)
	p.until()
	p.wait(600)
	b.ReportAllocs()
	for b.Loop() {
		p.wait(1)
	}
}

// The first answer to whether a game is given up goes on with it, as everywhere; the other one
// gives it up.
func TestFirstAnswerKeepsTheGame(t *testing.T) {
	for tabs, want := range map[int]int{1: 0, 2: 1} {
		given := 0
		p := sit(t, newToy(t, 3, 2), toyBoard{}, "pb", 960, 540, func(c *table.Config) {
			c.GivenUp = func(*rules.Match) ui.Scene { given++; return nil }
		})
		p.until()
		p.key(input.KeyEsc)
		p.wait(1)
		p.clickZone("menu/giveup")
		p.wait(1)
		for range tabs {
			p.key(input.KeyTab)
		}
		p.key(input.KeyEnter)
		p.wait(2)
		if given != want {
			t.Errorf("after %d steps of the keyboard Enter gives the game up %d times, want %d", tabs, given, want)
		}
	}
}
