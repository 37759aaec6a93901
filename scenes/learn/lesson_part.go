package learn

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// parting says that a part of the lesson is over: the next one has a position of its own, and between
// the two the table is covered, so that nothing changes under the pupil's eyes.
func (s *lessonScreen) parting() bool { return s.part > 0 }

// part is which part of how many a step belongs to: each begins with a position.
func (l *Lesson) part(step int) (n, all int) {
	for i := range l.steps {
		if l.steps[i].kind != positionStep {
			continue
		}
		if all++; i <= step {
			n++
		}
	}
	return n, all
}

// How long and how high the bar is that shows how far a lesson is.
const (
	barWide = 72.0
	barHigh = 6.0
)

// drawProgress shows how far the lesson is, and in which of its parts where there are several. The steps are
// not counted: some are a word, others a turn, and their number says nothing of how long they take.
func (s *lessonScreen) drawProgress(c *ui.Canvas, bar ui.Rect) {
	n, all := s.progress()
	bar = c.Snap(bar)
	c.Fill(bar, palette.Alpha(palette.InkSoft, 0.25))
	bar.W *= float64(n) / float64(max(1, all))
	c.Fill(bar, palette.TealLit)
	if part, parts := s.lesson().part(s.told); parts > 1 {
		c.WriteRight(bar.X-6, ui.Dense.Base(bar.Y-4), s.sh.Words.Say("lesson.progress", part, parts), ui.Dense,
			palette.InkSoft)
	}
}

// partWords announce the part that comes.
func (s *lessonScreen) partWords() string {
	n, all := s.lesson().part(s.part)
	return s.sh.Words.Say("lesson.part", n, all)
}

// coverDense is how much of the table the cover takes away: what is laid below it is guessed, not read.
const coverDense = 0.8

// cover veils the table between two parts, with all that could be reached there.
func (s *lessonScreen) cover(k *ui.Kit, t *table.Table) {
	k.Modal()
	k.Block("cover", t.Frame().Canvas)
	if k.Drawing() {
		k.C.Fill(t.Frame().Canvas, palette.Alpha(palette.TealDark, coverDense))
	}
}

// amid is where the words lie between two parts: in the middle of the table.
func amid(f *board.Frame, w, h float64) ui.Rect {
	c := f.Field().Center()
	return ui.Rect{X: max(4, math.Round(c.X-w/2)), Y: math.Round(c.Y - h/2), W: w, H: h}
}
