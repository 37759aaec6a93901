package table_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A livelyBoard is the toy with a flag in the wind.
type livelyBoard struct {
	toyBoard
	life *int // the step that was drawn last
}

func (b livelyBoard) Offers() board.Offers {
	o := b.toyBoard.Offers()
	o.Lives = func(*board.View) bool { return true }
	return o
}

func (b livelyBoard) Draw(c *ui.Canvas, v *board.View) {
	*b.life = v.Life
	b.toyBoard.Draw(c, v)
}

// TestLifeGoesOnForAWhile counts the frames that a table at rest asks for: four
// a second at first, none when nobody has touched anything for long.
func TestLifeGoesOnForAWhile(t *testing.T) {
	for _, reduced := range [...]bool{false, true} {
		life := 0
		p := sit(t, newToy(t, 1, 1), livelyBoard{life: &life}, "p", 960, 540, nil)
		p.opt.Reduced = reduced
		p.until()
		frames := func(d time.Duration) (n int) {
			c := &ui.Canvas{}
			for range int(d.Seconds() * input.TicksPerSecond) {
				p.tick(func(*input.Frame) {})
				if p.table.Animating() {
					n++
					c.Reset(960, 540, 2)
					p.table.Draw(c)
				}
			}
			return n
		}
		frames(4 * time.Second) // the breaths
		p.move(100, 100)
		n, was := frames(4*time.Second), life
		if reduced && (n > 1 || life != 0) {
			t.Errorf("with reduced motion %d frames, step %d", n, life)
		}
		if !reduced && (n < 14 || n > 20 || was == 0) {
			t.Errorf("%d frames in four seconds, step %d", n, was)
		}
		frames(10 * time.Second)
		if n := frames(10 * time.Second); n > 0 {
			t.Errorf("reduced %v: %d frames long after the last movement", reduced, n)
		}
	}
}

// A quakeClip shakes the map.
type quakeClip struct{ toyClip }

func (quakeClip) Shaking() time.Duration { return 250 * time.Millisecond }

// A quakingBoard is the toy whose map shakes when a piece is placed.
type quakingBoard struct {
	toyBoard
	at *[]ui.Point // where the camera looked
}

func (b quakingBoard) Clip(*board.View, rules.Beat) board.Clip {
	return quakeClip{toyClip{"", 300 * time.Millisecond}}
}

func (b quakingBoard) Draw(c *ui.Canvas, v *board.View) { *b.at = append(*b.at, v.Camera.At) }

// TestShakingEndsWhereItBegan checks that the map moves a little for the time
// of the quake, not at all with reduced motion, and comes back.
func TestShakingEndsWhereItBegan(t *testing.T) {
	for _, reduced := range [...]bool{false, true} {
		var at []ui.Point
		p := sit(t, newToy(t, 1, 1), quakingBoard{at: &at}, "p", 960, 540, nil)
		p.opt.Reduced = reduced
		p.until()
		p.clickTarget("button Place")
		p.clickTarget("cell 3")
		p.clickTarget("colour 1")
		c := &ui.Canvas{}
		at = nil
		for range 30 {
			p.tick(func(*input.Frame) {})
			c.Reset(960, 540, 2)
			p.table.Draw(c)
		}
		home, moved := at[len(at)-1], 0
		for _, q := range at {
			if q != home {
				moved++
			}
		}
		if reduced && moved > 0 || !reduced && (moved < 2 || moved > 16) {
			t.Errorf("reduced %v: in %d of %d frames the map was elsewhere", reduced, moved, len(at))
		}
	}
}
