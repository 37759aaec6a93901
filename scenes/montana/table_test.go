package montana

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"tilestead/input"
	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/scenes"
	"tilestead/ui"
)

// A player sits at a real table and clicks.
type player struct {
	t     testing.TB
	table *scenes.Table
	match *kernel.Match
	in    input.Frame
	c     ui.Canvas
}

func sit(t testing.TB, seats int, seed uint64, w, h, s float64, speed scenes.Speed) *player {
	t.Helper()
	match, err := kernel.NewMatch(&rules.Title, kernel.Setup{Title: "montana", Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, match: match, in: input.Frame{W: w, H: h, S: s}}
	p.table = scenes.NewTable(scenes.TableConfig{
		Match: match, Board: NewBoard(), Name: "MONTANA", Seats: seatsOf(seats), Bots: make([]scenes.Thinker, seats), Words: words(t),
		Options: func() scenes.TableOptions { return scenes.TableOptions{Speed: speed, Confirm: scenes.NeverConfirm} },
	})
	return p
}

// tick lets a sixtieth of a second pass.
func (p *player) tick() {
	p.t.Helper()
	p.in.Now += time.Second / input.TicksPerSecond
	if _, err := p.table.Update(p.in); err != nil {
		p.t.Fatal(err)
	}
	p.in.Moved, p.in.Left = false, input.Button{}
}

// wait passes until a person decides or the game is over.
func (p *player) wait() {
	p.t.Helper()
	for range 60 * 60 {
		p.tick()
		if p.table.Deciding() || p.match.State().Turn() == kernel.Nobody {
			return
		}
	}
	p.t.Fatal("nobody could decide for a minute")
}

// click moves to a point, presses and releases.
func (p *player) click(at ui.Point) {
	p.t.Helper()
	p.in.X, p.in.Y, p.in.Moved = at.X, at.Y, true
	p.tick()
	p.in.Left = input.Button{Down: true, Pressed: true}
	p.tick()
	p.in.Left = input.Button{Released: true}
	p.tick()
}

// usable are the targets that can be clicked and show.
func (p *player) usable() (out []scenes.Target) {
	for _, g := range p.table.Targets() {
		at := g.Area.Center()
		if g.Off == "" && at.X > 0 && at.Y > 0 && at.X < p.in.W && at.Y < p.in.H {
			out = append(out, g)
		}
	}
	return out
}

// TestWholeGameByClicks plays by clicking targets at random: every click gets
// somewhere, and the game comes to its end.
func TestWholeGameByClicks(t *testing.T) {
	for _, size := range [...][3]float64{{640, 360, 2}, {960, 540, 2}, {1280, 800, 1}} {
		p := sit(t, 3, uint64(size[0]), size[0], size[1], size[2], scenes.InstantSpeed)
		r := rand.New(rand.NewPCG(7, uint64(size[0])))
		for clicks := 0; ; clicks++ {
			p.wait()
			if p.match.State().Turn() == kernel.Nobody {
				break
			}
			gs := p.usable()
			if len(gs) == 0 || clicks > 6000 {
				t.Fatalf("%v: %d targets after %d clicks at %q", size, len(gs), clicks, p.match.State().Prompt().Key)
			}
			g := gs[r.IntN(len(gs))]
			for _, o := range gs { // builds end the game
				if o.ID[:3] == "hex" && r.IntN(2) == 0 {
					g = o
				}
			}
			p.click(g.Area.Center())
		}
	}
}

// TestShowTable plays a little at a real table and saves a picture after every
// click, into the folder SHOW_TABLE.
func TestShowTable(t *testing.T) {
	dir := os.Getenv("SHOW_TABLE")
	if dir == "" {
		t.Skip("SHOW_TABLE names no folder")
	}
	var w, h, s float64
	if _, err := fmt.Sscanf(os.Getenv("SHOW_SIZES"), "%fx%fx%f", &w, &h, &s); err != nil {
		t.Fatal(err)
	}
	from, _ := strconv.Atoi(os.Getenv("SHOW_FROM"))
	p := sit(t, 4, 5, w, h, s, scenes.InstantSpeed)
	r := rand.New(rand.NewPCG(2, 2))
	for n := range from + 12 {
		p.wait()
		gs := p.usable()
		g := gs[r.IntN(len(gs))]
		for _, o := range gs {
			if o.ID[:3] == "hex" && r.IntN(2) == 0 {
				g = o
			}
		}
		at := g.Area.Center()
		if n >= from {
			p.in.X, p.in.Y, p.in.Moved = at.X, at.Y, true
			for range 40 {
				p.tick()
			}
			p.c.Reset(w, h, s)
			p.table.Draw(&p.c)
			if err := save(filepath.Join(dir, fmt.Sprintf("table-%02d.png", n)), &p.c); err != nil {
				t.Fatal(err)
			}
		}
		p.click(at)
	}
}
