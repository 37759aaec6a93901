package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// wander plays n random actions.
func wander(t testing.TB, m *rules.Match, n int, r *rand.Rand) {
	t.Helper()
	for range n {
		s := m.State()
		if s.Turn() == rules.Nobody {
			return
		}
		a := m.Roll
		if s.Turn() != rules.Nature {
			legal := s.Legal(nil)
			a = func() rules.Action { return legal[r.IntN(len(legal))] }
		}
		if _, err := m.Do(a()); err != nil {
			t.Fatal(err)
		}
	}
}

// monkeyKeys are what a monkey may hit.
var monkeyKeys = []input.Key{input.KeyEsc, input.KeyTab, input.KeyTab, input.KeyEnter, input.KeySpace, input.KeyUp,
	input.KeyDown, input.KeyLeft,
	input.KeyRight, input.KeyHome, input.KeyPlus, input.KeyMinus, input.Key0 + 1, input.Key0 + 2, input.Key0 + 3,
	input.Key0 + 4,
	input.KeyR, input.KeyPageUp, input.KeyPageDown,
	input.KeyL, input.KeyU, input.KeyBackspace}

// mess makes one random thing happen.
func (p *player) mess(r *rand.Rand) {
	at := ui.Point{X: r.Float64() * p.frame.W, Y: r.Float64() * p.frame.H}
	switch n := r.IntN(20); {
	case n < 8:
		if gs := p.table.Targets(); len(gs) > 0 {
			at = gs[r.IntN(len(gs))].Area.Center()
		}
		p.click(at)
	case n < 10:
		p.click(at)
	case n < 11:
		p.rclick(at)
	case n < 15:
		p.tick(func(f *input.Frame) {
			f.Keys = []input.Key{monkeyKeys[r.IntN(len(monkeyKeys))]}
			f.Shift, f.Ctrl = r.IntN(8) == 0, r.IntN(8) == 0
		})
	case n < 16:
		p.tick(func(f *input.Frame) { f.X, f.Y, f.Wheel = at.X, at.Y, float64(r.IntN(5)-2) })
	case n < 17:
		p.tick(func(f *input.Frame) { f.Left = input.Button{Down: true, Pressed: true} })
		p.tick(func(f *input.Frame) { f.X, f.Y = at.X, at.Y; f.Left.Down = true })
		p.tick(func(f *input.Frame) { f.Left = input.Button{Released: true} })
	default:
		p.wait(r.IntN(30))
	}
}

// wake moves the pointer off what sleeps under it and waits until it is awake.
func (p *player) wake() {
	if slices.ContainsFunc(p.table.Aims(), func(a ui.Aim) bool { return a.Asleep }) {
		p.move(p.frame.X+5, p.frame.Y)
		p.wait(25)
	}
}

// carryOn plays sensibly by clicks until the game has gone on by n actions, or
// is over: whatever a monkey left behind must not be a dead end.
func (p *player) carryOn(n int, r *rand.Rand) {
	p.t.Helper()
	aim := p.table.Match().Len() + n
	for clicks := 0; p.table.Match().Len() < aim; clicks++ {
		if clicks > 40*n+400 {
			p.t.Fatalf("stuck: %v of %d actions, turn %v, prompt %v, targets %v", p.table.Match().Len(), aim,
				p.table.Match().State().Turn(), p.table.Match().State().Prompt(), p.ids())
		}
		if p.table.Match().State().Turn() == rules.Nobody {
			return
		}
		if !p.table.Deciding() {
			p.wait(5)
			if !p.table.Deciding() && clicks%20 == 19 {
				p.key(input.KeyEsc) // a panel may be open
			}
			continue
		}
		ids := p.ids()
		if len(ids) == 0 {
			p.key(input.KeyEsc)
			continue
		}
		g := p.target(ids[r.IntN(len(ids))])
		p.wake()
		p.click(g.Area.Center())
		if r.IntN(6) == 0 {
			p.click(g.Area.Center()) // what asks again is confirmed by a second click
		}
		if clicks%50 == 49 {
			p.key(input.KeyHome)
			p.key(input.KeyEsc)
			p.key(input.KeyEsc)
		}
	}
}

func TestTableSurvivesMonkeys(t *testing.T) {
	games := []struct {
		*scenetest.Fixture
		mixes []string
	}{
		{&scenetest.Fixture{Title: &toyTitle, New: func() board.Board { return toyBoard{} }},
			[]string{"p", "pb", "pp", "bb", "bpb", "pbpb"}},
		{apptest.Montana, []string{"pb", "pp", "bb", "bpb", "pbpb", "bbbb"}},
		{apptest.Carcassonne, []string{"pb", "pp", "bb", "bpb", "pppppp"}},
		{apptest.Agricola, []string{"p", "pb", "bpb", "ppppp", "pbpbpb"}},
	}
	sizes := []ui.Point{{X: 640, Y: 360}, {X: 960, Y: 540}, {X: 1280, Y: 800}}
	messes, on := 250, 30
	if testing.Short() {
		messes, on = 60, 8
	}
	for _, g := range games {
		for i, mix := range g.mixes {
			for speed := settings.NormalSpeed; speed <= settings.InstantSpeed; speed++ {
				t.Run(fmt.Sprintf("%s/%s/%d", g.Title.ID, mix, speed), func(t *testing.T) {
					r := rand.New(rand.NewPCG(uint64(i), uint64(speed)))
					size := sizes[(i+int(speed))%len(sizes)]
					p := sit(t, g.Match(t, len(mix), r.Uint64()), g.New(), mix, size.X, size.Y, nil)
					p.opt = settings.TableOptions{Speed: speed, Confirm: settings.Confirm(r.IntN(3)),
						Undo: settings.UndoRule(r.IntN(2)), Reduced: r.IntN(2) == 0}
					for k := range messes {
						p.mess(r)
						if k%25 == 0 {
							p.draw()
						}
						if k%60 == 59 {
							size = sizes[r.IntN(len(sizes))]
							p.frame.W, p.frame.H = size.X, size.Y
						}
					}
					p.carryOn(on, r)
				})
			}
		}
	}
}

// copyOf is the match as a save made of it would be read again.
func copyOf(t testing.TB, m *rules.Match) *rules.Match {
	t.Helper()
	c, err := rules.NewMatch(m.Title(), m.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.Len() {
		if _, err := c.Do(m.Action(i)); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

func TestTableResumesWhereItWasKilled(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	var kept *rules.Match // what the last save would read
	p := sit(t, apptest.Montana.Match(t, 3, 11), montana.NewBoard(), "pbb", 960, 540, func(c *table.Config) {
		c.Saved = func(m *rules.Match) { kept = copyOf(t, m) }
	})
	p.opt.Confirm = settings.NeverConfirm
	for k := range 400 {
		p.mess(r)
		if k%40 != 39 {
			continue
		}
		if kept == nil {
			t.Fatal("nothing was saved")
		}
		if got, want := rules.Hash(kept.State()), p.hash(); got != want {
			t.Fatalf("after %d: the save is at %d actions, the table at %d", k, kept.Len(), p.table.Match().Len())
		}
		q := sit(t, copyOf(t, kept), montana.NewBoard(), "pbb", 960, 540, nil)
		// The new table goes on at once only where nobody needs to choose.
		if kept.State().Turn() == 0 && len(kept.State().Legal(nil)) > 1 && q.hash() != p.hash() {
			t.Fatalf("after %d: the resumed table is elsewhere", k)
		}
		q.carryOn(3, r)
	}
}

func TestTableUndoGivesBackEveryPosition(t *testing.T) {
	for seed := range uint64(4) {
		r := rand.New(rand.NewPCG(seed, 1))
		m := apptest.Montana.Match(t, 2, seed)
		p := sit(t, m, montana.NewBoard(), "pb", 960, 540, nil)
		p.opt = settings.TableOptions{Speed: settings.InstantSpeed, Confirm: settings.NeverConfirm,
			Undo: settings.UndoFree}
		var at []int
		var hashes []uint64
		for range 30 {
			p.until()
			if m.State().Turn() == rules.Nobody {
				break
			}
			at, hashes = append(at, m.Len()), append(hashes, p.hash())
			p.carryOn(1, r)
		}
		for i := len(at) - 1; i > 0; i-- {
			for range 40 {
				if m.Len() <= at[i] {
					break
				}
				p.until()
				p.key(input.KeyU)
			}
			p.until()
			if m.Len() == at[i] && p.hash() != hashes[i] {
				t.Fatalf("seed %d: undo to action %d gives another position", seed, at[i])
			}
			if m.Len() > at[i] {
				t.Fatalf("seed %d: undo stops at action %d, want %d", seed, m.Len(), at[i])
			}
		}
	}
}

func TestTableDrawsTheSameTwice(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	m := apptest.Montana.Match(t, 4, 3)
	wander(t, m, 150, r)
	list := func() string {
		p := sit(t, copyOf(t, m), montana.NewBoard(), "pppp", 960, 540, nil)
		p.wait(300)
		var b strings.Builder
		for _, op := range p.draw().Ops {
			fmt.Fprintln(&b, op)
		}
		return b.String()
	}
	if a, b := list(), list(); a != b {
		t.Error("two tables of the same position draw different lists")
	}
}

// Every legal action can be reached by narrowing clicks, for the table's own
// way to narrow; a title whose drafts preset has its own test.
func TestTableReachesEveryAction(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for round := range 60 {
		p := sitAmid(t, apptest.Montana, round, 960, 540, r)
		if p == nil {
			continue
		}
		p.opt.Confirm = settings.ConfirmAlways
		p.wait(20) // buttons that have just changed cannot be clicked
		s := p.table.Match().State()
		got := map[string]bool{}
		reach(p, 0, got, map[string]bool{})
		for _, a := range s.Legal(nil) {
			if !got[rules.Notation(s, a)] {
				t.Errorf("round %d, prompt %v: %q cannot be reached by clicks", round, s.Prompt(), rules.Notation(s, a))
			}
		}
	}
}

// sitAmid sits alone at a table in the middle of a random game, where somebody
// has to decide; nil if the game is over there or chance is to come.
func sitAmid(t testing.TB, f *scenetest.Fixture, round int, w, h float64, r *rand.Rand) *player {
	t.Helper()
	seats := 2 + round%3
	m := f.Match(t, seats, uint64(round))
	wander(t, m, 25+r.IntN(250), r)
	if m.State().Turn() < 0 {
		return nil
	}
	p := sit(t, m, f.New(), strings.Repeat("p", seats), w, h, nil)
	p.opt.Speed = settings.InstantSpeed
	p.wait(1)
	p.until()
	return p
}

// reach collects what clicks can lead to from here: it clicks every target,
// and what is asked for confirmation is an action reached. It goes on once from
// where clicks lead that offer the same: what is taken back leads round in circles.
func reach(p *player, depth int, got, been map[string]bool) {
	if depth > 8 {
		return
	}
	s := p.table.Match().State()
	list := p.table.Targets()
	at := ""
	for _, g := range list {
		at += g.ID + g.Label + g.Hint + "\n"
	}
	if been[at] {
		return
	}
	been[at] = true
	for _, g := range list {
		if g.Off != "" || g.Backs { // what leads back is no way on
			continue
		}
		p.table.Press(g.ID)
		p.wait(1)
		if a, asked := p.table.Asked(); asked {
			got[rules.Notation(s, a)] = true
			p.key(input.KeyEsc)
		} else if p.table.Clicks() > depth {
			reach(p, depth+1, got, been)
			p.key(input.KeyEsc)
		}
	}
}
