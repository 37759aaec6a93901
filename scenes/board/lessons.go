package board

import (
	"embed"

	"tilestead/ui"
)

// A Teacher is a Board with lessons.
type Teacher interface {
	// Lessons are the lessons' scripts, in the order of learning; see ReadLesson.
	Lessons() []string
	// Guide is the piece that speaks in them.
	Guide() string
	// Spot is where a thing lies that a lesson points at, such as "disc"; "stage"
	// is what has opened over the rest and should be seen whole.
	Spot(v *View, name string) (at ui.Rect, ok bool)
}

// ReadLessons reads the scripts in the folder "lessons" of a title's embedded
// files, in the order of their names.
func ReadLessons(files embed.FS) (texts []string) {
	list, err := files.ReadDir("lessons")
	if err != nil {
		panic(err) // they are part of the program
	}
	for _, f := range list {
		text, err := files.ReadFile("lessons/" + f.Name())
		if err != nil {
			panic(err)
		}
		texts = append(texts, string(text))
	}
	return texts
}
