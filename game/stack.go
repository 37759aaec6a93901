package game

import (
	"tilestead/input"
	"tilestead/scenes"
)

// A stack is the screens opened one from the other; the last one shows.
type stack []scenes.Scene

// replacer is a scene that takes the place of the one that opened it, so that
// going back leads past it: a rematch, the title screen after leaving.
type replacer interface{ Replaces() bool }

// top is the scene that shows, nil when the last one was left.
func (s stack) top() scenes.Scene {
	if len(s) == 0 {
		return nil
	}
	return s[len(s)-1]
}

// update gives the top scene its tick and opens, closes or goes back as it says.
func (s *stack) update(in input.Frame) (changed bool, err error) {
	now := s.top()
	next, err := now.Update(in)
	if err != nil || next == now {
		return false, err
	}
	s.show(next)
	return true, nil
}

// show makes next the top: nil goes back one, a scene that is open already
// closes those above it, another is opened.
func (s *stack) show(next scenes.Scene) {
	if next == nil {
		*s = (*s)[:len(*s)-1]
		return
	}
	for i, open := range *s {
		if open == next {
			*s = (*s)[:i+1]
			return
		}
	}
	if r, ok := next.(replacer); ok && r.Replaces() && len(*s) > 0 {
		*s = (*s)[:len(*s)-1]
	}
	*s = append(*s, next)
}
