package learn

import (
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// coached is what a lesson and a puzzle share: a real table whose coach they are.
type coached struct {
	sh    *page.Shell
	title *rules.Title
	guide string // the piece that speaks

	table  *table.Table
	speech speech
	next   ui.Scene
	left   bool
}

// setUp is the table of a match with a board of its own, without its seats.
func (s *coached) setUp(m *rules.Match, coach table.Coach, undo bool) table.Config {
	sh := s.sh
	b := sh.Boards[s.title.ID]()
	s.guide = b.Offers().Lessons.Guide
	return table.Config{
		Match: m, Board: b, Words: sh.Words, SetSpeed: sh.SetSpeed, Cue: sh.Cue, Announce: sh.Announce,
		Options: func() settings.TableOptions {
			opt := sh.TableOptions()
			if opt.Confirm = settings.NeverConfirm; undo {
				opt.Undo = settings.UndoFree
			}
			return opt
		},
		Help:      func() ui.Scene { return NewReference(sh, s.title, "", FromLesson) },
		Reference: func(topic string) ui.Scene { return NewReference(sh, s.title, topic, FromLesson) },
		Settings:  sh.Go.Settings,
		Left:      func(*rules.Match) ui.Scene { s.left = true; return nil },
		Coach:     coach,
	}
}

// replace lays another table in place of the one that lies there, whose time goes on.
func (s *coached) replace(next *table.Table) {
	if s.table != nil {
		s.table.Close()
		next.StartAt(s.table.Now())
	}
	s.table = next
}

// update takes one tick of the table for the screen self. What shows next is self as long as it is
// nothing else.
func (s *coached) update(in input.Frame, self ui.Scene) (ui.Scene, error) {
	s.next, s.left = self, false
	shown := s.table // another try lays another one
	next, err := shown.Update(in)
	switch {
	case err != nil:
		return self, err
	case s.left:
		return nil, nil
	case s.next != self:
		s.table.Close()
		return s.next, nil
	case next != ui.Scene(shown):
		return next, nil
	}
	return self, nil
}

// Draw fills the display list.
func (s *coached) Draw(c *ui.Canvas) { s.table.Draw(c) }

// Aims are what a click can reach.
func (s *coached) Aims() []ui.Aim { return s.table.Aims() }

// Music is what is played to it.
func (s *coached) Music() string { return s.table.Music() }
