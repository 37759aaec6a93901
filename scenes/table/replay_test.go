package table_test

import (
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

const keyB = input.KeyB

// playedToy is a table with a person and a bot who have had a turn each.
func playedToy(t *testing.T, seats string, change func(*table.Config)) *player {
	p := sit(t, newToy(t, len(seats), 1), toyBoard{}, seats, 960, 540, change)
	p.opt.Confirm = settings.NeverConfirm
	p.until()
	p.clickTarget("cell 3")
	p.clickTarget("colour 1")
	p.until()
	p.clickTarget("button End")
	p.until()
	return p
}

func TestSinceMyTurnShowsTheOthersAgain(t *testing.T) {
	p := playedToy(t, "pb", nil)
	n, hash, entries, saves := p.table.Match().Len(), p.hash(), p.table.LogLength(), p.saves
	p.key(keyB)
	if !p.table.Again() {
		t.Fatal("nothing is shown again")
	}
	if s := p.table.Shown(); rules.Hash(s) == hash {
		t.Error("it does not begin at an earlier position")
	}
	for range 2000 {
		if !p.table.Again() {
			break
		}
		p.wait(1)
	}
	p.wait(1)
	if !p.table.Deciding() || rules.Hash(p.table.Shown()) != hash {
		t.Error("it does not come back to now")
	}
	if p.table.Match().Len() != n || p.hash() != hash || p.table.LogLength() != entries || p.saves != saves {
		t.Error("showing again has changed the game, its log or its save")
	}
}

func TestAnyInputEndsSinceMyTurn(t *testing.T) {
	for name, act := range map[string]func(p *player){
		"click": func(p *player) {
			p.tick(func(f *input.Frame) {
				f.Left =
					input.Button{Down: true, Pressed: true}
			})
		},
		"right click": func(p *player) {
			p.tick(func(f *input.Frame) {
				f.Right =
					input.Button{Down: true, Pressed: true}
			})
		},
		"Esc":   func(p *player) { p.key(input.KeyEsc) },
		"Space": func(p *player) { p.key(input.KeySpace) },
		"U":     func(p *player) { p.key(input.KeyU) },
	} {
		p := playedToy(t, "pb", nil)
		n, hash := p.table.Match().Len(), p.hash()
		p.key(keyB)
		act(p)
		p.wait(1)
		if p.table.Again() || !p.table.Deciding() || rules.Hash(p.table.Shown()) != hash || p.table.Match().Len() != n {
			t.Errorf("%s does not lead straight back to now", name)
		}
	}
}

func TestSinceMyTurnWithoutOthers(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "pb", 960, 540, nil)
	p.until()
	p.key(keyB)
	if p.table.Again() || !p.table.Deciding() {
		t.Error("before anybody has acted something is shown again")
	}
}

func TestStepThroughBothWays(t *testing.T) {
	p := playedToy(t, "pb", nil)
	m := p.table.Match()
	n, hash := m.Len(), p.hash()
	p.table.StepThrough(p.table.Match().Len(), nil, nil)
	p.wait(2)
	at := func(want int) {
		t.Helper()
		for range 600 {
			if !p.table.Again() {
				break
			}
			p.wait(1)
		}
		if p.table.Step() != want || rules.Hash(p.table.Shown()) != rules.Hash(m.Before(want)) {
			t.Errorf("at %d with another position than after %d actions", p.table.Step(), want)
		}
	}
	at(n)
	p.key(input.KeyHome)
	at(0)
	p.key(input.KeyRight)
	at(1)
	for range 40 { // faster than the clips
		p.key(input.KeyRight)
	}
	at(n)
	for range 40 {
		p.key(input.KeyLeft)
	}
	at(0)
	p.key(input.KeyPageDown)
	p.key(input.KeyPageDown)
	if !m.Before(p.table.Step()).Prompt().Opens {
		t.Errorf("Page Down leads to %d, where no turn begins", p.table.Step())
	}
	p.key(input.KeyHome)
	p.key(input.KeySpace)
	p.wait(1500)
	at(n)
	p.key(input.KeyU)
	p.key(keyH)
	if m.Len() != n || p.hash() != hash {
		t.Fatal("stepping through has changed the game")
	}
	p.key(input.KeyEsc)
	p.wait(2)
	if !p.table.Deciding() || rules.Hash(p.table.Shown()) != hash {
		t.Error("Esc does not lead back to the game")
	}
}

func TestPlayOnFromAnyPoint(t *testing.T) {
	var got *rules.Match
	fail := "Die Platte ist voll."
	p := playedToy(t, "pb", func(c *table.Config) {
		c.Branch = func(m *rules.Match) (ui.Scene, string) {
			got = m
			return nil, fail
		}
	})
	m := p.table.Match()
	p.table.StepThrough(p.table.Match().Len(), nil, nil)
	p.wait(2)
	if p.aim("replay/on") {
		t.Error("at the end there is nothing to branch off from")
	}
	p.key(input.KeyLeft)
	p.key(input.KeyLeft)
	p.wait(2)
	at := p.table.Step()
	p.clickZone("replay/on")
	if got == nil || got.Len() != at || rules.Hash(got.State()) != rules.Hash(m.Before(at)) || got == m {
		t.Fatalf("the branch has %v, want the first %d actions in a match of its own", got, at)
	}
	if p.table.Step() != at {
		t.Error("a branch that could not be made has moved the replay")
	}
	if !p.drawn(fail) {
		t.Errorf("nothing says %q", fail)
	}
	fail = ""
	p.wait(1)
	p.clickZone("replay/on")
}

func TestScrubberFollowsThePointer(t *testing.T) {
	p := playedToy(t, "pb", nil)
	p.table.StepThrough(p.table.Match().Len(), nil, nil)
	p.wait(2)
	for _, a := range p.table.Aims() {
		if a.ID == "replay/bar" {
			p.click(a.At)
		}
	}
	p.wait(1)
	if n := p.table.Match().Len(); p.table.Step() < n/3 || p.table.Step() > n*2/3+1 {
		t.Errorf("a click into the middle of the bar leads to %d of %d", p.table.Step(), n)
	}
}

// Carcassonne's map is wide enough for a bar of one row, from the normal layout on.
func TestReplayFitsEveryCanvas(t *testing.T) {
	for lang, w := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			f := apptest.Montana
			if size.W >= 840 {
				f = apptest.Carcassonne
			}
			p := sit(t, f.Match(t, 3, 3), f.New(), "pbb", size.W, size.H, func(c *table.Config) {
				c.Words = w
				c.Branch = func(*rules.Match) (ui.Scene, string) { return nil, "" }
			})
			if high := p.table.ReplayBox().H; size.W >= 840 && high != 40 {
				t.Errorf("%s: the bar is %v high", size.Name, high)
			}
			p.frame.S = size.S
			p.opt.Speed = settings.InstantSpeed
			p.until()
			p.table.StepThrough(p.table.Match().Len(), nil, nil)
			p.wait(3)
			c := size.Canvas()
			p.table.Draw(c)
			for _, bad := range scenetest.Check(c) {
				if !strings.Contains(bad, "short") {
					t.Errorf("%s, %s: %s", lang, size.Name, bad)
				}
			}
		}
	}
}

// No key takes back what is only looked through.
func TestSteppingTakesNothingBack(t *testing.T) {
	p := playedToy(t, "p", nil)
	p.opt.Undo = settings.UndoFree
	n := p.table.Match().Len()
	p.table.StepThrough(p.table.Match().Len(), nil, nil)
	for _, f := range []input.Frame{
		{Keys: []input.Key{input.KeyZ}, Ctrl: true},
		{Keys: []input.Key{input.KeyU}},
		{Keys: []input.Key{input.KeyBackspace}},
	} {
		p.tick(func(in *input.Frame) { in.Keys, in.Ctrl = f.Keys, f.Ctrl })
		if p.table.Match().Len() != n {
			t.Fatalf("keys %v have taken back %d of %d actions", f.Keys, n-p.table.Match().Len(), n)
		}
	}
}
