package table

import (
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
)

// crowded gives a cue of each of some names every 20 ms of a clip that runs so many
// times its speed, for three seconds, and counts what is heard.
func crowded(factor float64, line board.Line) (n int) {
	c := &core{cfg: Config{Seats: []board.SeatInfo{{}, {Bot: "easy"}}}}
	h := &hearing{}
	h.open(c, rules.Seat(1), line)
	for ; c.now < 3*time.Second; c.now += 20 * time.Millisecond {
		for _, name := range []string{"coin", "step", "wood", "fence"} {
			h.give(board.ClipCue{Name: name}, 0, factor)
		}
	}
	return len(c.kit.TakeCues())
}

// Who waits hears eight cues a second at most, and one of them only if somebody
// loses something or it is a turning point; at the usual pace all are heard.
func TestWaitingIsNoNoise(t *testing.T) {
	for _, c := range []struct {
		factor float64
		line   board.Line
		want   int
	}{
		{1, board.Line{}, 600}, {1 + haste, board.Line{}, 3 * (crowd - 1)},
		{1 + haste, board.Line{Costs: true}, 3 * crowd},
	} {
		if n := crowded(c.factor, c.line); n != c.want {
			t.Errorf("at %.1f times the speed %d cues in three seconds, want %d", c.factor, n, c.want)
		}
	}
}

// What others do is told from what concerns the person; where there is none, all
// concerns those who watch. Cues of one tick keep their distance.
func TestOthersAreFar(t *testing.T) {
	c := &core{cfg: Config{Seats: []board.SeatInfo{{}, {Bot: "easy"}}}, opt: settings.TableOptions{}}
	for _, s := range []struct {
		actor rules.Seat
		line  board.Line
		far   bool
	}{
		{1, board.Line{}, true}, {0, board.Line{}, false}, {rules.Nature, board.Line{}, false},
		{1, board.Line{Text: "is outbid", Seat: 0}, false}, {0, board.Line{Text: "gets points", Seat: 1}, true},
	} {
		h := &hearing{}
		h.open(c, s.actor, s.line)
		h.give(board.ClipCue{Name: "coin", Pan: 0.5, Lost: true, Rise: 2}, 10*time.Millisecond, 1)
		got := c.kit.TakeCues()[0]
		if got.Far != s.far || got.After != 10*time.Millisecond || got.Pan != 0.5 || !got.Lost || got.Rise != 2 {
			t.Errorf("seat %d, %q of seat %d: %+v", s.actor, s.line.Text, s.line.Seat, got)
		}
	}
	c.cfg.Seats[0].Bot = "easy"
	h := &hearing{}
	h.open(c, 1, board.Line{})
	if h.far {
		t.Error("a table of bots is far from those who watch it")
	}
}
