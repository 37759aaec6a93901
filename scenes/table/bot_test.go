package table_test

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// A slow bot decides only after so many slices, and counts who uses it.
type slow struct {
	p           rules.Perspective
	left        int
	start, busy atomic.Int32
	most        int
	fail        bool
}

func (s *slow) Start(p rules.Perspective) { s.p, s.left = p, s.most; s.start.Add(1) }

func (s *slow) Think(until time.Time) (rules.Action, bool) {
	if s.busy.Add(1) > 1 {
		panic("two decisions at once")
	}
	defer s.busy.Add(-1)
	if s.fail {
		panic("no idea")
	}
	if s.left--; s.left > 0 {
		time.Sleep(200 * time.Microsecond)
		return 0, false
	}
	return s.p.Legal(nil)[1], true
}

// besideBot sits a person and a bot that thinks beside the table.
func besideBot(t *testing.T, bot *slow, inline bool) *player {
	p := sit(t, newToy(t, 2, 4), toyBoard{}, "pb", 960, 540, func(c *table.Config) {
		c.Bots[1], c.Clock, c.Inline = bot, time.Now, inline
		c.Left = func(*rules.Match) ui.Scene { return nil }
	})
	p.opt = settings.TableOptions{Speed: settings.InstantSpeed, Confirm: settings.NeverConfirm, Undo: settings.UndoFree}
	p.wait(1)
	p.until()
	p.clickTarget("cell 8")
	p.clickTarget("colour 0")
	p.until()
	p.key(input.KeyEnter)
	return p
}

func TestBotThinksBesideTheTable(t *testing.T) {
	for _, inline := range []bool{false, true} {
		bot := &slow{most: 20}
		p := besideBot(t, bot, inline)
		ticks := 0
		for ; toyState(p).Cells[0] == 0; ticks++ {
			if ticks > 5000 {
				t.Fatal("the bot never acts")
			}
			p.wait(1)
			if !inline {
				time.Sleep(50 * time.Microsecond)
			}
		}
		if ticks < 2 {
			t.Errorf("inline %t: the table waited for the bot", inline)
		}
	}
}

func TestUndoWhileABotThinks(t *testing.T) {
	bot := &slow{most: 1 << 30}
	p := besideBot(t, bot, false)
	for range 1000 {
		if p.wait(1); bot.start.Load() > 0 {
			break
		}
		time.Sleep(100 * time.Microsecond)
	}
	if toyState(p).Active != 1 || bot.start.Load() == 0 {
		t.Fatal("the bot does not think")
	}
	p.key(input.KeyU)
	p.until()
	if s := toyState(p); s.Active != 0 || s.Stage != atEnd {
		t.Errorf("undo while a bot thinks gives %+v", *s)
	}
	if bot.busy.Load() != 0 {
		t.Error("the bot still thinks after undo")
	}
}

func TestLeavingStopsTheBot(t *testing.T) {
	bot := &slow{most: 1 << 30}
	p := besideBot(t, bot, false)
	p.wait(3)
	p.key(input.KeyEsc)
	p.wait(1)
	p.draw()
	for _, a := range p.table.Aims() {
		if a.ID == "menu/leave" {
			p.move(a.At.X, a.At.Y)
		}
	}
	p.tick(func(f *input.Frame) { f.Left = input.Button{Down: true, Pressed: true} })
	if next := p.tick(func(f *input.Frame) { f.Left = input.Button{Released: true} }); next != nil {
		t.Errorf("leaving goes to %v, want the scene below", next)
	}
	if bot.busy.Load() != 0 {
		t.Error("the bot still thinks after the table was left")
	}
}

func TestFailingBotIsReported(t *testing.T) {
	bot := &slow{fail: true}
	m := newToy(t, 2, 4)
	p := sit(t, m, toyBoard{}, "bb", 960, 540, func(c *table.Config) {
		c.Bots[0], c.Clock = bot, time.Now
	})
	f := p.frame
	for range 5000 {
		f.Now += time.Second / 60
		if _, err := p.table.Update(f); err != nil {
			if !strings.Contains(err.Error(), "bot in seat 1 failed: no idea") {
				t.Errorf("the error is %v", err)
			}
			return
		}
		time.Sleep(50 * time.Microsecond)
	}
	t.Fatal("a bot that panics is not reported")
}

// A refusal goes with the decision that it speaks of, before the others have had their turn.
func TestRefusalGoesWithItsDecision(t *testing.T) {
	p := sit(t, newToy(t, 2, 4), toyBoard{}, "pb", 960, 540, nil)
	p.opt = settings.TableOptions{Confirm: settings.NeverConfirm}
	p.until()
	p.table.Say(ui.Failure, "words")
	if p.table.Message() != "words" {
		t.Fatal("nothing is said")
	}
	p.clickTarget("button Roll")
	if got := p.table.Message(); p.table.Match().Len() == 0 || got != "" {
		t.Errorf("after %d actions the refusal is still %q", p.table.Match().Len(), got)
	}
}

// A refusal, such as whose turn it is, goes once a person chooses again; other messages
// stay their time.
func TestRefusalGoesWithItsTurn(t *testing.T) {
	for kind, want := range map[ui.Kind]string{ui.Failure: "", ui.Info: "words"} {
		p := sit(t, newToy(t, 2, 4), toyBoard{}, "pb", 960, 540, nil)
		p.opt = settings.TableOptions{Speed: settings.InstantSpeed, Confirm: settings.NeverConfirm}
		p.wait(1)
		p.until()
		p.clickTarget("cell 8")
		p.clickTarget("colour 0")
		p.until()
		p.table.Press("button End")
		p.table.Say(kind, "words")
		n := p.table.Match().Len()
		for p.table.Match().Len() == n || !p.table.Deciding() {
			p.wait(1)
		}
		if got := p.table.Message(); got != want {
			t.Errorf("once a person chooses again the message of kind %v is %q, want %q", kind, got, want)
		}
	}
}
