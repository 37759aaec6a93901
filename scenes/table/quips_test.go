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
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// speaker is a rival who says at each moment what that is called.
func speaker(c *table.Config) {
	c.Quip = func(seat rules.Seat, at board.Moment) string { return fmt.Sprintf("%d: %s", seat, at) }
}

// talkBoard is the toy with much to talk about.
type talkBoard struct{ toyBoard }

func (b talkBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Quips = board.Quips{Gain: rules.Whole(2), Lead: rules.Whole(4),
		Loses: func(e rules.Event, seat rules.Seat) bool { p, ok := e.(toyPlaced); return ok && p.Seat != seat }}
	return o
}

// talk sits down with bots who speak, and hears what is announced.
func talk(t *testing.T, opt settings.TableOptions, change func(*table.Config)) (p *player, heard *[]string) {
	heard = new([]string)
	p = sit(t, newToy(t, 2, 1), talkBoard{}, "pb", 960, 540, func(c *table.Config) {
		c.Quip = func(seat rules.Seat, at board.Moment) string {
			if seat == 0 {
				return ""
			}
			return "Odo: " + string(at)
		}
		c.Announce = func(line string) { *heard = append(*heard, line) }
		c.Options = func() settings.TableOptions { return opt }
		if change != nil {
			change(c)
		}
	})
	return p, heard
}

// A rival greets, and says something once it has shown what happened; that is announced once and
// goes away by itself.
func TestRivalSpeaks(t *testing.T) {
	p, heard := talk(t, settings.TableOptions{Voices: true}, nil)
	p.wait(2)
	if p.table.Said() != "Odo: start" {
		t.Fatalf("at the start a rival says %q", p.table.Said())
	}
	p.wait(6 * input.TicksPerSecond)
	if p.table.Said() != "" {
		t.Errorf("after six seconds %q still shows", p.table.Said())
	}
	for range 6 {
		p.until()
		for _, id := range []string{"button Roll", "button End"} {
			p.clickTarget(id)
			p.until()
		}
	}
	got := map[string]int{}
	for _, line := range *heard {
		if strings.HasPrefix(line, "Odo: ") {
			got[line]++
		}
	}
	if got["Odo: start"] != 1 || len(got) < 2 {
		t.Errorf("announced was %v", got)
	}
	for line, n := range got {
		if n != 1 {
			t.Errorf("%q was announced %d times", line, n)
		}
	}
}

// Nobody speaks at instant speed, where the player wants none of it, and in lessons.
func TestRivalsAreSilent(t *testing.T) {
	for name, c := range map[string]struct {
		opt    settings.TableOptions
		change func(*table.Config)
	}{
		"instant": {settings.TableOptions{Voices: true, Speed: settings.InstantSpeed}, nil},
		"off":     {settings.TableOptions{}, nil},
		"lesson":  {settings.TableOptions{Voices: true}, func(c *table.Config) { c.Coach = freeCoach{} }},
	} {
		p, heard := talk(t, c.opt, c.change)
		p.wait(60)
		if p.table.Said() != "" || slices.Contains(*heard, "Odo: start") {
			t.Errorf("%s: a rival says %q", name, p.table.Said())
		}
	}
}

// Who comes back to a game, and who takes something back, hears nothing again.
func TestNothingIsSaidTwice(t *testing.T) {
	p, heard := talk(t, settings.TableOptions{Voices: true, Undo: settings.UndoFree}, nil)
	p.until()
	p.wait(6 * input.TicksPerSecond)
	p.clickTarget("cell 3")
	p.clickTarget("colour 1")
	p.key(input.KeyU)
	p.wait(2 * input.TicksPerSecond)
	if n := len(slices.DeleteFunc(slices.Clone(*heard), func(s string) bool { return s != "Odo: start" })); n != 1 {
		t.Errorf("the greeting was said %d times", n)
	}
	m := p.table.Match()
	for range 40 {
		m.Replay(m.State().Legal(nil)[0])
	}
	again := sit(t, m, talkBoard{}, "pb", 960, 540, func(c *table.Config) {
		speaker(c)
		c.Options = func() settings.TableOptions { return settings.TableOptions{Voices: true} }
	})
	again.wait(2)
	if _, of := again.table.QuipsAt(); len(of) < 2 {
		t.Errorf("in the game so far is said %v", of)
	}
	if said := again.table.Said(); said != "" {
		t.Errorf("in a game that was left is said %q again", said)
	}
}

// What is said follows from the match: action by action as at once. Turns lie between two quips,
// there are few of them, and none comes twice.
func TestQuipsFollowFromTheMatch(t *testing.T) {
	all := map[board.Moment]int{}
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for seed := range uint64(4) {
			r := rand.New(rand.NewPCG(seed, 2))
			m := f.Match(t, 2+int(seed%3), seed)
			seats := strings.Repeat("p", m.State().Players())
			first := sit(t, m, f.New(), seats, 960, 540, speaker)
			for range 60 {
				wander(t, m, 5, r)
				first.wait(1)
			}
			for range 20 {
				first.wait(60)
			}
			at, of := first.table.QuipsAt()
			whole := sit(t, m, f.New(), seats, 960, 540, speaker)
			whole.wait(1)
			if at2, of2 := whole.table.QuipsAt(); !slices.Equal(at, at2) || !slices.Equal(of, of2) {
				t.Errorf("game %d: %v %v, at once %v %v", seed, at, of, at2, of2)
			}
			if len(of) > 6 || len(of) == 0 || of[0] != board.GameStart {
				t.Errorf("game %d: %v is said", seed, of)
			}
			turns := rules.Turns{Title: f.Title}
			begun := []int{}
			for i := range m.Len() {
				n := 0
				if i > 0 {
					n = begun[i-1]
				}
				if turns.Begin(m.Before(i), m.Action(i)) {
					n++
				}
				begun = append(begun, n)
			}
			for i := 2; i < len(at); i++ {
				if begun[at[i]]-begun[at[i-1]] < 4 {
					t.Errorf("game %d: something is said in turns %d and %d", seed, begun[at[i-1]], begun[at[i]])
				}
			}
			for _, m := range of {
				all[m]++
			}
		}
	})
	for _, m := range []board.Moment{board.LargeGain, board.OwnLoss, board.PulledAhead, board.FellBehind} {
		if all[m] == 0 {
			t.Errorf("in no game anybody says %q: %v", m, all)
		}
	}
}

// What a rival says hides nothing that is needed, on any canvas: it lies over the log, or on the
// map or in a quiet place where nothing is. There nearly always is room.
func TestSlipHidesNothing(t *testing.T) {
	line := scenetest.Words(t, "de").Say("rival.montana.surveyor.name") + ": " + strings.Repeat("Sprüche ", 7)
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		r := rand.New(rand.NewPCG(1, 2))
		shown, all, beside := 0, 0, 0
		for i, size := range append(scenetest.Sizes(), apptest.Windows()...) {
			seats := 2 + i%3
			m := f.Match(t, seats, uint64(i))
			wander(t, m, 20+r.IntN(200), r)
			p := sit(t, m, f.New(), strings.Repeat("p", seats), size.W, size.H, nil)
			p.frame.S = size.S
			p.wait(90)
			p.opt.Voices = true
			p.table.Speak(rules.Seat(1+i%(seats-1)), line)
			p.wait(1)
			all++
			at, ok := p.table.Slip()
			if !ok {
				continue
			}
			shown++
			fr := p.table.Frame()
			if !at.Within(p.table.Canvas()) {
				t.Errorf("%s: the slip at %v leaves the canvas", size.Name, at)
			}
			if at.Within(fr.Log) {
				continue
			}
			beside++
			if !at.Within(fr.Map) && !slices.ContainsFunc(p.table.Quiet(), at.Within) {
				t.Errorf("%s: the slip at %v lies neither over the log nor on the map", size.Name, at)
			}
			off := slices.Concat(fr.Plates, fr.Tools, fr.Buttons, []ui.Rect{fr.Prompt, fr.Log})
			for _, g := range p.table.Targets() {
				off = append(off, g.Area)
			}
			off = append(off, p.table.ShownOff()...)
			if i := slices.IndexFunc(off, at.Overlaps); i >= 0 {
				t.Errorf("%s: the slip at %v hides %v", size.Name, at, off[i])
			}
			for _, bad := range scenetest.Check(p.draw()) {
				if !strings.Contains(bad, "short") {
					t.Errorf("%s: %s", size.Name, bad)
				}
			}
		}
		t.Logf("%d of %d canvases have room, %d beside the plate", shown, all, beside)
		if shown*10 < all*8 {
			t.Errorf("only %d of %d canvases have room for what is said", shown, all)
		}
	})
}

// The first words of a rival lie where nothing is read, not over the log, in every game.
func TestGreetingLeavesTheLog(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		for seats := 2; seats <= 4; seats++ {
			p := sit(t, f.Match(t, seats, 3), f.New(), strings.Repeat("p", seats), 853, 533, nil)
			p.wait(90)
			p.opt.Voices = true
			p.table.Speak(1, scenetest.In(t, "").Say("rival.agricola.gesa.start"))
			p.wait(1)
			if at, ok := p.table.Slip(); !ok || at.Overlaps(p.table.Frame().Log) {
				t.Errorf("with %d seats what a rival says lies at %v %v, the log at %v", seats, at, ok, p.table.Frame().Log)
			}
		}
	})
}

// While a game is stepped through nobody speaks.
func TestNobodySpeaksWhileStepping(t *testing.T) {
	p, _ := talk(t, settings.TableOptions{Voices: true}, nil)
	p.until()
	p.clickTarget("cell 3")
	p.clickTarget("colour 1")
	p.until()
	p.table.Speak(1, "Odo: hello")
	p.key(input.KeyEsc)
	p.wait(1)
	p.clickZone("menu/replay")
	p.wait(10)
	if slices.ContainsFunc(p.draw().Ops, func(o ui.Op) bool { return strings.Contains(o.Text, "hello") }) {
		t.Error("what a rival said shows while the game is stepped through")
	}
}
