package table_test

import (
	"math/rand/v2"
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

// words are the English texts.
func words(t testing.TB) *assets.Words {
	t.Helper()
	w, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// dice is a bot that plays at random, reproducibly.
type dice struct {
	r *rand.Rand
	p rules.Perspective
}

func (d *dice) Start(p rules.Perspective) { d.p = p }
func (d *dice) Think(time.Time) (rules.Action, bool) {
	legal := d.p.Legal(nil)
	return legal[d.r.IntN(len(legal))], true
}

// A player sits before a table and makes its input.
type player struct {
	t     testing.TB
	table *table.Table
	frame input.Frame
	saves int
	opt   settings.TableOptions
	over  int
}

// sit lays a table for a match. Seats are 'p' for a person and 'b' for a bot.
func sit(t testing.TB, m *rules.Match, b board.Board, seats string, w, h float64, change func(*table.Config)) *player {
	t.Helper()
	p := &player{t: t, frame: input.Frame{W: w, H: h, S: 2}}
	cfg := table.Config{Match: m, Board: b, Words: words(t),
		Options:  func() settings.TableOptions { return p.opt },
		SetSpeed: func(s settings.Speed) { p.opt.Speed = s },
		Saved:    func(*rules.Match) { p.saves++ },
		Finished: func(*rules.Match) ui.Scene { p.over++; return nil },
	}
	for i, k := range seats {
		info := board.SeatInfo{Name: [...]string{"Ada", "Mira", "Otto", "Hanne", "Bruno", "Lotte"}[i], Look: i}
		var bot think.Thinker
		if k == 'b' {
			info.Bot = "easy"
			bot = &dice{r: rand.New(rand.NewPCG(uint64(i), 7))}
		}
		cfg.Seats, cfg.Bots = append(cfg.Seats, info), append(cfg.Bots, bot)
	}
	if change != nil {
		change(&cfg)
	}
	p.table = table.New(cfg)
	p.tick(func(*input.Frame) {})
	return p
}

// newToy begins the toy.
func newToy(t testing.TB, seats int, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(&toyTitle, rules.Setup{Title: "toy", Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// tick passes one tick with what change puts into it.
func (p *player) tick(change func(*input.Frame)) ui.Scene {
	p.t.Helper()
	f := p.frame
	f.Now += time.Second / input.TicksPerSecond
	change(&f)
	f.Moved = f.X != p.frame.X || f.Y != p.frame.Y
	s, err := p.table.Update(f)
	if err != nil {
		p.t.Fatal(err)
	}
	p.frame = input.Frame{X: f.X, Y: f.Y, W: f.W, H: f.H, S: f.S, Now: f.Now, Left: input.Button{Down: f.Left.Down}}
	return s
}

func (p *player) wait(n int) {
	for range n {
		p.tick(func(*input.Frame) {})
	}
}

func (p *player) move(x, y float64) {
	p.tick(func(f *input.Frame) { f.X, f.Y = x, y })
}

func (p *player) click(at ui.Point) {
	p.move(at.X, at.Y)
	p.tick(func(f *input.Frame) { f.Left = input.Button{Down: true, Pressed: true} })
	p.tick(func(f *input.Frame) { f.Left = input.Button{Released: true} })
}

func (p *player) rclick(at ui.Point) {
	p.move(at.X, at.Y)
	p.tick(func(f *input.Frame) { f.Right = input.Button{Down: true, Pressed: true} })
	p.tick(func(f *input.Frame) { f.Right = input.Button{Released: true} })
}

func (p *player) key(k input.Key) ui.Scene {
	return p.tick(func(f *input.Frame) { f.Keys = []input.Key{k} })
}

// target finds what can be clicked by its ID.
func (p *player) target(id string) board.Target {
	p.t.Helper()
	for _, g := range p.table.Targets() {
		if g.ID == id {
			return g
		}
	}
	p.t.Fatalf("there is no target %q; there are %v", id, p.ids())
	return board.Target{}
}

func (p *player) ids() (ids []string) {
	for _, g := range p.table.Targets() {
		if g.Off == "" {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// clickTarget clicks a target; one that sleeps under the pointer is awake by then. What lies beside
// the part of the map that shows is pressed as the keyboard does.
func (p *player) clickTarget(id string) {
	p.t.Helper()
	g := p.target(id)
	at := g.Area.Center()
	if g.OnMap && !p.table.Frame().Map.Contains(at) {
		p.table.Press(id)
		p.wait(1)
		return
	}
	p.move(at.X, at.Y)
	p.wake()
	if g.Button > 0 { // one that has just come means nothing yet
		p.wait(16)
	}
	p.click(at)
}

// until waits for a person's decision or the end.
func (p *player) until() {
	p.t.Helper()
	for range 3000 {
		if p.table.Deciding() || p.table.Match().State().Turn() == rules.Nobody && p.over > 0 {
			return
		}
		p.wait(1)
	}
	p.t.Fatalf("nothing goes on: turn %v, prompt %v", p.table.Match().State().Turn(), p.table.Match().State().Prompt())
}

func (p *player) hash() uint64 { return rules.Hash(p.table.Match().State()) }

func (p *player) draw() *ui.Canvas {
	c := &ui.Canvas{}
	c.Reset(p.frame.W, p.frame.H, p.frame.S)
	p.table.Draw(c)
	return c
}
