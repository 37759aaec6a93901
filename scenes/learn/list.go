package learn

import (
	"math"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A list is what the lists of lessons and puzzles share: they are of a title, which can be chosen.
type list struct {
	sh     *page.Shell
	title  *rules.Title
	titles []*rules.Title // to choose from
	kit    ui.Kit
	next   ui.Scene
}

// update takes one tick of a view for the screen self, and gives what shows next.
func (s *list) update(in input.Frame, self ui.Scene, view func(*ui.Kit)) ui.Scene {
	s.next = self
	s.kit.Update(in, view)
	s.sh.Hear(&s.kit)
	return s.next
}

// Animating says whether the picture is about to change by itself.
func (s *list) Animating() bool { return s.kit.Animating() }

// Aims are what a click can reach.
func (s *list) Aims() []ui.Aim { return s.kit.Aims() }

// layTitles lays out the titles to choose from at the top of a room, if there are several, and gives
// what is left of it; changed says that another was chosen.
func (s *list) layTitles(k *ui.Kit, room ui.Rect, m page.Measures) (rest ui.Rect, changed bool) {
	if len(s.titles) < 2 {
		return room, false
	}
	r, rest := room.Top(m.Button, m.Gap)
	var labels []string
	at := -1
	for i, t := range s.titles {
		labels = append(labels, s.sh.TitleWord(t))
		if t == s.title {
			at = i
		}
	}
	w := math.Min(r.W, math.Max(ui.SegmentsWidth(labels), 140*float64(len(labels))))
	r.X, r.W = math.Round(r.X+(r.W-w)/2), w
	i, changed := k.Segments("title", r, labels, at)
	if changed {
		s.title = s.titles[i]
		k.Relay()
	}
	return rest, changed
}
