package input

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"
)

// A finger test is a line of ticks: in each, the touches before it, such as
// "1v 10,20" (down), "1> 12,20" (moved), "1^ 12,20" (up), "1x 0,0" (lost), and
// what the frame says.
type tick struct {
	touches string
	want    string
}

func touch(t *testing.T, text string) Touch {
	t.Helper()
	var touch Touch
	var kind rune
	if _, err := fmt.Sscanf(text, "%d%c %f,%f", &touch.Finger, &kind, &touch.X, &touch.Y); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	touch.Did = TouchKind(strings.IndexRune("v>^x", kind))
	return touch
}

// says is a frame in short.
func says(f Frame) string {
	var w []string
	add := func(on bool, word string) {
		if on {
			w = append(w, word)
		}
	}
	add(f.Left.Pressed, "press")
	add(f.Left.Down, "down")
	add(f.Left.Released, "release")
	add(f.Right.Pressed, "right")
	add(f.LongPress, "long")
	if f.Pinch != 0 {
		w = append(w, fmt.Sprintf("pinch %.2f", f.Pinch))
	}
	if f.X < -1000 {
		return strings.Join(append(w, "nowhere"), " ")
	}
	return strings.Join(append(w, fmt.Sprintf("%g,%g", f.X, f.Y)), " ")
}

func TestFingers(t *testing.T) {
	for name, ticks := range map[string][]tick{
		"a tap": {
			{"1v 20,40", "press down 10,20"}, {"", "down 10,20"}, {"1^ 20,40", "release 10,20"}},
		"a tap within a tick": {
			{"1v 20,40; 1^ 22,40", "press down 10,20"}, {"", "release 11,20"}, {"", "11,20"}},
		"two taps within a tick": {
			{"1v 20,40; 1^ 20,40; 2v 60,80; 2^ 60,80", "press down 10,20"}, {"", "release 10,20"},
			{"", "press down 30,40"}, {"", "release 30,40"}},
		"a drag": {
			{"1v 20,40", "press down 10,20"}, {"1> 40,40; 1> 60,40", "down 30,20"},
			{"1> 80,40; 1^ 90,40", "release 45,20"}},
		"a finger that is taken away clicks nothing": {
			{"1v 20,40", "press down 10,20"}, {"1x 20,40", "release nowhere"}},
		"a finger that was lifted unseen": {
			{"1v 20,40", "press down 10,20"}, {"1v 60,40", "press down 30,20"}, {"1^ 60,40", "release 30,20"}},
		"a pinch": {
			{"1v 0,0", "press down 0,0"}, {"2v 200,0", "release nowhere"}, {"", "press down 50,0"},
			{"2> 400,0", "down pinch 2.00 100,0"}, {"1> 200,0", "down pinch 0.50 150,0"},
			{"2^ 400,0", "release nowhere"}, {"1> 0,0", "150,0"}, {"1^ 0,0", "150,0"}, {"3v 20,0", "press down 10,0"}},
		"two fingers tap": {
			{"1v 0,0; 2v 200,0", "press down 0,0"}, {"", "release nowhere"}, {"", "press down 50,0"},
			{"1^ 0,0; 2^ 200,0", "release nowhere"}, {"", "50,0"}, {"", "right nowhere"}},
		"a third finger changes nothing": {
			{"1v 0,0; 2v 200,0", "press down 0,0"}, {"", "release nowhere"}, {"", "press down 50,0"},
			{"3v 900,900; 3^ 900,900", "down 50,0"}},
	} {
		var g Fingers
		for i, k := range ticks {
			for _, text := range strings.Split(k.touches, "; ") {
				if text != "" {
					g.Add(touch(t, text))
				}
			}
			f := Frame{S: 2, Now: time.Duration(i) * time.Second / TicksPerSecond}
			if !g.Busy() {
				f.X, f.Y = g.x/2, g.y/2
			} else {
				g.Fill(&f)
			}
			if got := says(f); got != k.want {
				t.Errorf("%s, tick %d (%s): %s, want %s", name, i+1, k.touches, got, k.want)
			}
		}
		if g.Busy() && !strings.Contains(ticks[len(ticks)-1].want, "down") {
			t.Errorf("%s leaves the fingers busy", name)
		}
	}
}

func TestRestingFinger(t *testing.T) {
	for _, c := range []struct {
		dot, wander float64
		want        int
	}{{1, 0, 1}, {1, 9, 1}, {1, 11, 0}, {3, 25, 1}, {3, 35, 0}} {
		g := Fingers{Dot: c.dot}
		g.Add(Touch{Finger: 1, X: 50, Y: 50})
		long := 0
		for now := time.Duration(0); now < time.Second; now += time.Second / TicksPerSecond {
			f := Frame{S: 1, Now: now}
			g.Fill(&f)
			if f.LongPress {
				if long++; now < LongPressTime {
					t.Errorf("a long press after %v", now)
				}
			}
			g.Add(Touch{Finger: 1, Did: FingerMoved, X: 50 + c.wander, Y: 50})
		}
		if long != c.want {
			t.Errorf("a finger that wanders %g device pixels of %g a point rests %d times, want %d", c.wander, c.dot,
				long, c.want)
		}
	}
}

// Whatever fingers do, presses and releases take turns.
func FuzzFingers(f *testing.F) {
	f.Add([]byte{0, 1, 2, 0x13, 0x24, 0x35, 5, 0xff, 0x41, 0x80})
	f.Fuzz(func(t *testing.T, did []byte) {
		var g Fingers
		down := false
		for i, b := range did {
			if b < 0xf0 {
				g.Add(Touch{Finger: int(b & 3), Did: TouchKind(b >> 2 & 3), X: float64(b >> 4 * 9), Y: float64(i)})
			}
			if b&8 != 0 {
				continue // no tick between
			}
			fr := Frame{S: 1, Now: time.Duration(i) * 50 * time.Millisecond}
			g.Fill(&fr)
			switch {
			case fr.Left.Pressed && fr.Left.Released, fr.Left.Released && !down, fr.Left.Released && fr.Left.Down:
				t.Fatalf("%v, touch %d: %s", did, i, says(fr))
			case fr.Left.Pressed && !fr.Left.Down, fr.Left.Down && !fr.Left.Pressed && !down:
				t.Fatalf("%v, touch %d: %s", did, i, says(fr))
			case math.IsNaN(fr.Pinch) || fr.Pinch < 0:
				t.Fatalf("%v, touch %d: pinch %g", did, i, fr.Pinch)
			}
			down = fr.Left.Down
		}
	})
}
