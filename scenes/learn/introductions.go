package learn

import (
	"slices"

	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// Introductions are the lessons of a title from the second on that introduce modules, in the order
// of learning. The first lesson introduces the title itself and is offered before the set-up.
func Introductions(sh *page.Shell, t *rules.Title) (list []page.Introduction) {
	lessons, known := readLessons(sh, t), []string(nil)
	for i, l := range lessons {
		var fresh []string
		for _, id := range l.modules {
			if !slices.Contains(known, id) {
				fresh = append(fresh, id)
			}
		}
		known = append(known, fresh...)
		if i == 0 || len(fresh) == 0 {
			continue
		}
		list = append(list, page.Introduction{Modules: fresh,
			Done: func() bool {
				v, _ := sh.Settings.Get(lessonKey(t, i))
				return v == lessonDone
			},
			Begin: func(back ui.Scene) ui.Scene {
				return openLesson(sh, t, lessons, i, stepLeft(sh, t, i), back)
			}})
	}
	return list
}
