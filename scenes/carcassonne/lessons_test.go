package carcassonne

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	rules "tilestead/rules/carcassonne"
	"tilestead/scenes"
)

// TestLessonsPlayThrough reads every lesson, which plays it by its own
// solution, and looks for the words.
func TestLessonsPlayThrough(t *testing.T) {
	w := englishWords(t)
	var ids []string
	used := []string{"carcassonne.lesson.done", "carcassonne.lesson.over"}
	for i, text := range NewBoard().Lessons() {
		l, err := scenes.ReadLesson(fmt.Sprintf("lesson %d", i+1), text, &rules.Title)
		if err != nil {
			t.Error(err)
			continue
		}
		ids = append(ids, l.ID)
		used = append(used, "carcassonne.lesson."+l.ID, "carcassonne.lesson."+l.ID+".about")
		for _, key := range spokenKeys(text) {
			used = append(used, "carcassonne.lesson."+l.ID+"."+key)
		}
	}
	if len(ids) < 4 {
		t.Fatalf("only %d lessons", len(ids))
	}
	for _, key := range used {
		if !w.Has(key) {
			t.Errorf("there is no text %s", key)
		}
	}
	for _, key := range w.Keys() {
		if strings.HasPrefix(key, "carcassonne.lesson.") && !slices.Contains(used, key) {
			t.Errorf("nobody says %s", key)
		}
	}
	for _, topic := range topics {
		if topic.Lesson != "" && !slices.Contains(ids, topic.Lesson) {
			t.Errorf("entry %s leads to lesson %q", topic.ID, topic.Lesson)
		}
	}
}

// spokenKeys are the keys of what a lesson says.
func spokenKeys(text string) (keys []string) {
	for _, line := range strings.Split(text, "\n") {
		if f := strings.Fields(line); len(f) > 1 && slices.Contains([]string{"say", "ask", "goal"}, f[0]) {
			keys = append(keys, f[1])
		}
	}
	return keys
}
