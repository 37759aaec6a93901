package ui

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"

	"tilestead/input"
)

// A script makes frames from text, one command a line:
//
//	size 640 400 2       canvas and scale from here on (the start is 640 400 2)
//	move 300 200         the cursor goes there
//	click 300 200        move, press and release the left button; rclick the right one
//	click                the same where the cursor is
//	press / release      the left button alone
//	drag 10 10 90 40     press, move in four steps, release
//	tap 300 200          a finger's click; longpress 300 200 holds it for 400 ms
//	wheel -1             towards the player; pinch 1.2 opens two fingers
//	key Esc  key Shift+Tab  key Ctrl+Z
//	type abc def         typed text to the end of the line
//	wait 30              so many quiet frames
//	# remark
type script struct {
	frames []input.Frame
	next   int
	last   input.Frame
}

// parseScript reads a script. The error names the line.
func parseScript(text string) (*script, error) {
	s := &script{last: input.Frame{W: 640, H: 400, S: 2}}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if err := s.command(line); err != nil {
			return nil, fmt.Errorf("line %d, %q: %w", i+1, line, err)
		}
	}
	return s, nil
}

// next gives the next frame; ok is false at the end of the script.
func (s *script) Next() (f input.Frame, ok bool) {
	if s.next == len(s.frames) {
		return input.Frame{}, false
	}
	s.next++
	return s.frames[s.next-1], true
}

// Frames are all frames of the script.
func (s *script) Frames() []input.Frame { return s.frames }

// step adds one frame: what is held stays held, change sets what happens.
func (s *script) step(change func(*input.Frame)) {
	f := s.last
	f.Now = time.Duration(len(s.frames)+1) * time.Second / input.TicksPerSecond
	if change != nil {
		change(&f)
	}
	f.Moved = f.X != s.last.X || f.Y != s.last.Y
	s.frames = append(s.frames, f)
	for _, b := range []*input.Button{&f.Left, &f.Right, &f.Middle} {
		b.Pressed, b.Released = false, false
	}
	f.Wheel, f.Pinch, f.LongPress, f.Chars, f.Keys = 0, 0, false, nil, nil
	f.Shift, f.Ctrl, f.Alt = false, false, false
	s.last = f
}

func (s *script) move(x, y float64) { s.step(func(f *input.Frame) { f.X, f.Y = x, y }) }

func (s *script) button(which func(*input.Frame) *input.Button, down bool) {
	s.step(func(f *input.Frame) { *which(f) = input.Button{Down: down, Pressed: down, Released: !down} })
}

func left(f *input.Frame) *input.Button  { return &f.Left }
func right(f *input.Frame) *input.Button { return &f.Right }

func (s *script) command(line string) error {
	name, rest, _ := strings.Cut(line, " ")
	if name == "type" {
		for _, r := range rest {
			if unicode.IsControl(r) {
				return fmt.Errorf("cannot type control character %U", r)
			}
			s.step(func(f *input.Frame) { f.Chars = []rune{r} })
		}
		return nil
	}
	if name == "key" {
		return s.key(strings.TrimSpace(rest))
	}
	n, err := numbers(rest)
	if err != nil {
		return err
	}
	counts, ok := map[string][]int{"size": {3}, "move": {2}, "click": {0, 2}, "rclick": {0, 2}, "press": {0},
		"release": {0},
		"drag":    {4}, "tap": {2}, "longpress": {2}, "wheel": {1}, "pinch": {1}, "wait": {1}}[name]
	if !ok {
		return fmt.Errorf("unknown command %q; there are size move click rclick press release drag tap longpress "+
			"wheel pinch key type wait", name)
	}
	fits := false
	for _, c := range counts {
		fits = fits || c == len(n)
	}
	if !fits {
		return fmt.Errorf("%s takes %v numbers, not %d", name, counts, len(n))
	}
	switch name {
	case "size":
		s.step(func(f *input.Frame) { f.W, f.H, f.S = n[0], n[1], n[2] })
	case "move":
		s.move(n[0], n[1])
	case "click", "rclick":
		if len(n) == 2 {
			s.move(n[0], n[1])
		}
		which := left
		if name == "rclick" {
			which = right
		}
		s.button(which, true)
		s.button(which, false)
	case "press":
		s.button(left, true)
	case "release":
		s.button(left, false)
	case "drag":
		s.move(n[0], n[1])
		s.button(left, true)
		for i := 1.0; i <= 4; i++ {
			s.move(n[0]+(n[2]-n[0])*i/4, n[1]+(n[3]-n[1])*i/4)
		}
		s.button(left, false)
	case "tap", "longpress":
		s.touch(n[0], n[1], name == "longpress")
	case "wheel":
		s.step(func(f *input.Frame) { f.Wheel = n[0] })
	case "pinch":
		s.step(func(f *input.Frame) { f.Pinch = n[0] })
	case "wait":
		if n[0] < 0 || n[0] > 100000 {
			return fmt.Errorf("wait takes 0 to 100000 frames")
		}
		for i := 0; i < int(n[0]); i++ {
			s.step(nil)
		}
	}
	return nil
}

func (s *script) touch(x, y float64, long bool) {
	s.step(func(f *input.Frame) {
		f.X, f.Y, f.Touch, f.Left = x, y, true, input.Button{Down: true, Pressed: true}
	})
	if long {
		for i := time.Duration(0); i < input.LongPressTime*input.TicksPerSecond/time.Second; i++ {
			s.step(nil)
		}
		s.step(func(f *input.Frame) { f.LongPress = true })
	}
	s.button(left, false)
	s.step(func(f *input.Frame) { f.Touch = false })
}

func (s *script) key(combination string) error {
	parts := strings.Split(combination, "+")
	k, ok := input.KeyNamed(parts[len(parts)-1])
	if !ok {
		return fmt.Errorf("unknown key %q", parts[len(parts)-1])
	}
	var shift, ctrl, alt bool
	for _, p := range parts[:len(parts)-1] {
		switch p {
		case "Shift":
			shift = true
		case "Ctrl":
			ctrl = true
		case "Alt":
			alt = true
		default:
			return fmt.Errorf("unknown modifier %q; there are Shift, Ctrl, Alt", p)
		}
	}
	s.step(func(f *input.Frame) {
		f.Keys, f.Held, f.Shift, f.Ctrl, f.Alt = []input.Key{k}, f.Held.With(k), shift, ctrl, alt
	})
	s.step(func(f *input.Frame) { f.Held = f.Held.Without(k) })
	return nil
}

func numbers(s string) ([]float64, error) {
	var n []float64
	for _, w := range strings.Fields(s) {
		v, err := strconv.ParseFloat(w, 64)
		if err != nil {
			return nil, fmt.Errorf("%q is not a number", w)
		}
		n = append(n, v)
	}
	return n, nil
}
