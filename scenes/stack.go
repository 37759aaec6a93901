package scenes

import (
	"time"

	"tilestead/ui"
)

// A stack is the screens on top of each other, the title screen lowest, and the
// wipe that leads from one to the next.
type stack struct {
	scenes []ui.Scene
	over   int // how many screens the next one leaves below it; 0: all
	wipe   wipe
}

func (s *stack) home() ui.Scene { return s.scenes[0] }

func (s *stack) top() ui.Scene { return s.scenes[len(s.scenes)-1] }

// onHome lets the next screen lie straight on the title screen.
func (s *stack) onHome() { s.over = 1 }

// inPlace lets the next screen take the place of the one on top.
func (s *stack) inPlace() { s.over = len(s.scenes) - 1 }

// put lays a screen on top at once, without a wipe.
func (s *stack) put(next ui.Scene) {
	s.makeRoom()
	s.scenes = append(s.scenes, next)
}

// show makes next the screen on top: nil goes back to the one below, a screen
// that lies below uncovers it, any other is laid on top. With moving the picture
// of the screen before gives way bit by bit. It says whether a screen that was
// there before is on top again.
func (s *stack) show(next ui.Scene, now time.Duration, moving bool) (uncovered bool) {
	if moving {
		s.wipe.begin(now, s.top())
	}
	if s.over == 0 && next == nil {
		s.uncover(len(s.scenes) - 1)
		return true
	}
	s.makeRoom()
	for i, below := range s.scenes {
		if below == next {
			s.uncover(i + 1)
			return true
		}
	}
	s.scenes = append(s.scenes, next)
	return false
}

// makeRoom takes away what the next screen is not to lie on.
func (s *stack) makeRoom() {
	if s.over > 0 {
		s.uncover(s.over)
		s.over = 0
	}
}

// uncover takes all screens but the lowest n away; what works in them ends.
func (s *stack) uncover(n int) {
	for _, gone := range s.scenes[n:] {
		if c, ok := gone.(interface{ Close() }); ok {
			c.Close()
		}
	}
	s.scenes = s.scenes[:n]
}
