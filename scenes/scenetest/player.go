package scenetest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// A Player sits at a real table, alone for all seats, and clicks.
type Player struct {
	Table *table.Table
	In    input.Frame
	Words *assets.Words // what the table says; Fingers makes it one that is touched

	t testing.TB
}

// Sit lays a table at which nothing takes time and nobody is asked twice.
func (f *Fixture) Sit(t testing.TB, m *rules.Match, size Size) *Player {
	t.Helper()
	return f.sit(t, m, size, settings.UndoFair)
}

// SitFree lays a table at which any step can be taken back, too.
func (f *Fixture) SitFree(t testing.TB, m *rules.Match, size Size) *Player {
	t.Helper()
	return f.sit(t, m, size, settings.UndoFree)
}

func (f *Fixture) sit(t testing.TB, m *rules.Match, size Size, undo settings.UndoRule) *Player {
	t.Helper()
	seats := m.Setup().Seats
	words := Words(t, "en")
	return &Player{t: t, Words: words, In: input.Frame{W: size.W, H: size.H, S: size.S}, Table: table.New(table.Config{
		Match: m, Board: f.New(), Seats: Seats(seats), Bots: make([]think.Thinker, seats), Words: words,
		Options: func() settings.TableOptions {
			return settings.TableOptions{Speed: settings.InstantSpeed, Confirm: settings.NeverConfirm, Undo: undo}
		},
	})}
}

// Tick lets one tick pass.
func (p *Player) Tick() {
	p.t.Helper()
	p.In.Now += time.Second / input.TicksPerSecond
	if _, err := p.Table.Update(p.In); err != nil {
		p.t.Fatal(err)
	}
	p.In.Moved, p.In.Left = false, input.Button{}
}

// Wait passes until a person decides or the game is over, which it says.
func (p *Player) Wait() (over bool) {
	p.t.Helper()
	for range 60 * input.TicksPerSecond {
		if p.Table.Phase() == table.Covered { // the next person takes the place
			p.In.Keys = []input.Key{input.KeyEnter}
		}
		p.Tick()
		p.In.Keys = nil
		if over = p.Table.Match().State().Turn() == rules.Nobody; over || p.Table.Deciding() {
			return over
		}
	}
	p.t.Fatal("nobody could decide for a minute")
	return false
}

// Move moves the pointer.
func (p *Player) Move(to ui.Point) {
	p.t.Helper()
	p.In.X, p.In.Y, p.In.Moved, p.In.Touch = to.X, to.Y, true, false
	p.Tick()
}

// Tap touches a point for a moment.
func (p *Player) Tap(at ui.Point) { p.t.Helper(); p.Carry(at, at) }

// Carry draws a finger from one point to another.
func (p *Player) Carry(from, to ui.Point) {
	p.t.Helper()
	p.In.X, p.In.Y, p.In.Moved, p.In.Touch = from.X, from.Y, true, true
	p.In.Left = input.Button{Down: true, Pressed: true}
	p.Tick()
	for i := 1; i <= carrySteps && from != to; i++ {
		part := float64(i) / carrySteps
		p.In.X, p.In.Y, p.In.Moved = from.X+(to.X-from.X)*part, from.Y+(to.Y-from.Y)*part, true
		p.In.Left = input.Button{Down: true}
		p.Tick()
	}
	p.In.Left = input.Button{Released: true}
	p.Tick()
}

// carrySteps are the ticks that a finger needs from one point to another.
const carrySteps = 8

// Click moves to a point, presses and releases.
func (p *Player) Click(at ui.Point) {
	p.t.Helper()
	p.Move(at)
	p.wake(at)
	p.In.Left = input.Button{Down: true, Pressed: true}
	p.Tick()
	p.In.Left = input.Button{Released: true}
	p.Tick()
}

// wake moves the pointer off and back where what lies under it sleeps, until it wakes.
func (p *Player) wake(at ui.Point) {
	p.t.Helper()
	sleeps := func(a ui.Aim) bool { return a.Asleep }
	for range input.TicksPerSecond {
		if !slices.ContainsFunc(p.Table.Aims(), sleeps) {
			return
		}
		p.Move(ui.Point{X: at.X + 5, Y: at.Y})
		p.Move(at)
	}
	p.t.Fatal("what lies under the pointer does not wake")
}

// Usable are the targets that can be clicked and show, each with a point where a click
// reaches it for its area. Where all of them are out of sight, an arrow at the edge of the
// map is followed first.
func (p *Player) Usable() (out []board.Target) {
	p.t.Helper()
	for range 4 {
		p.Move(ui.Point{X: p.In.X, Y: p.In.Y}) // the table lays out where things are now
		p.wake(ui.Point{X: p.In.X, Y: p.In.Y})
		reached, arrow := map[string]ui.Point{}, ui.Point{}
		for _, a := range p.Table.Aims() {
			reached[string(a.ID)] = a.At
			if strings.HasPrefix(string(a.ID), "beyond/") {
				arrow = a.At
			}
		}
		for _, g := range p.Table.Targets() {
			if at, ok := reached[g.ID]; ok && g.Off == "" {
				g.Area = ui.Rect{X: at.X - 0.5, Y: at.Y - 0.5, W: 1, H: 1}
				out = append(out, g)
			}
		}
		if len(out) > 0 || arrow == (ui.Point{}) {
			break
		}
		p.Click(arrow)
	}
	return out
}

// Pick chooses what to click; every other time what is liked, where there is any.
func Pick(gs []board.Target, r *rand.Rand, likes func(board.Target) bool) board.Target {
	g := gs[r.IntN(len(gs))]
	if likes == nil || r.IntN(2) == 0 {
		return g
	}
	var liked []board.Target
	for _, o := range gs {
		if likes(o) {
			liked = append(liked, o)
		}
	}
	if len(liked) > 0 {
		return liked[r.IntN(len(liked))]
	}
	return g
}

// WholeGameByClicks plays a match by clicking targets at random, those that end
// games first: every click gets somewhere, and the game comes to its end.
func (f *Fixture) WholeGameByClicks(t *testing.T, m *rules.Match, size Size, most int, likes func(board.Target) bool) {
	t.Helper()
	p := f.Sit(t, m, size)
	r := rand.New(rand.NewPCG(7, uint64(size.W)))
	for clicks := 0; !p.Wait(); clicks++ {
		gs := p.Usable()
		if len(gs) == 0 || clicks > most {
			t.Fatalf("%s: %d targets after %d clicks at %q", size.Name, len(gs), clicks, m.State().Prompt().Key)
		}
		for _, g := range p.Table.Targets() {
			if !(g.Area.W >= 0 && g.Area.H >= 0) {
				t.Fatalf("%s: at %q %s lies at %v", size.Name, m.State().Prompt().Key, g.ID, g.Area)
			}
		}
		p.Click(Pick(gs, r, likes).Area.Center())
	}
}
