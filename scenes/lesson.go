package scenes

import "tilestead/rules"

// A Teacher is a Board with lessons.
type Teacher interface {
	// Lessons are the lessons' scripts, in the order of learning.
	Lessons() []string
}

func newLessons(a *App, t *rules.Title, rules bool) Scene { return nil }

func (a *App) lesson(t *rules.Title, id string, back Scene) Scene { return back }
