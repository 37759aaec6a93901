package board

import (
	"embed"
	"strconv"
	"strings"

	"tilestead/ui"
)

// LessonsIn are the lessons whose scripts lie in the folder "lessons" of a title's
// embedded files, in the order of their names. guide is the piece that speaks in them;
// read reads a moment out of a view, in which spots find what lessons point at.
func LessonsIn[M any](files embed.FS, guide string, read func(v *View) M, spots Spots[M]) Lessons {
	return Lessons{Scripts: func() []string { return scripts(files) }, Guide: guide,
		Spot: func(v *View, name string) (ui.Rect, bool) { return spots.find(read(v), name) }}
}

func scripts(files embed.FS) (texts []string) {
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

// Spots are where the things lie that lessons point at, by the first word of their
// names: "plate" of "plate 2". which are the other words, "" for none; ok is false
// where there is no such thing now.
type Spots[M any] map[string]func(m M, which string) (at ui.Rect, ok bool)

func (s Spots[M]) find(m M, name string) (at ui.Rect, ok bool) {
	kind, which, _ := strings.Cut(name, " ")
	if spot := s[kind]; spot != nil {
		return spot(m, which)
	}
	return ui.Rect{}, false
}

// Plate is the plate of a seat that is named by its number, from 1 on.
func Plate(plates []ui.Rect, which string) (at ui.Rect, ok bool) {
	if n, err := strconv.Atoi(which); err == nil && n >= 1 && n <= len(plates) {
		return plates[n-1], true
	}
	return ui.Rect{}, false
}

// There is the spot of a thing that lies on the table at all times and needs no other
// words.
func There[M any](at func(m M) ui.Rect) func(m M, which string) (ui.Rect, bool) {
	return func(m M, _ string) (ui.Rect, bool) { return at(m), true }
}
