package scenetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/scenes/learn"
)

// Lessons reads a title's lessons, which plays each by its own solution.
func (f *Fixture) Lessons(t testing.TB) (all []*learn.Lesson) {
	t.Helper()
	for i, text := range f.scripts(t) {
		l, err := learn.ReadLesson(fmt.Sprintf("lesson %d", i+1), text, f.Title)
		if err != nil {
			t.Error(err)
			continue
		}
		all = append(all, l)
	}
	return all
}

func (f *Fixture) scripts(t testing.TB) []string {
	t.Helper()
	scripts := f.New().Offers().Lessons.Scripts
	if scripts == nil {
		t.Fatalf("%s teaches nothing", f.Title.ID)
	}
	return scripts()
}

// LessonsPlayThrough reads every lesson, at least so many, and looks for the
// words and for entries of the rules that lead nowhere.
func (f *Fixture) LessonsPlayThrough(t *testing.T, atLeast int) {
	t.Helper()
	w, scripts := Words(t, "en"), f.scripts(t)
	var ids []string
	head := f.Title.ID + ".lesson."
	var used []string
	for i, l := range f.Lessons(t) {
		ids = append(ids, l.ID)
		used = append(used, head+l.ID, head+l.ID+".about")
		for _, key := range spoken(scripts[i]) {
			used = append(used, head+l.ID+"."+key)
		}
	}
	if len(ids) < max(atLeast, len(scripts)) {
		t.Fatalf("only %d lessons", len(ids))
	}
	for _, key := range used {
		if !w.Has(key) {
			t.Errorf("there is no text %s", key)
		}
	}
	used = append(used, head+"done", head+"over", head+"other") // a title may have words of its own for these
	used = append(used, goals(scripts, ids, head)...)           // or these
	for _, key := range w.Keys() {
		key, _, _ = strings.Cut(key, "#") // a form for fingers is said where the other is
		if strings.HasPrefix(key, head) && !slices.Contains(used, key) {
			t.Errorf("nobody says %s", key)
		}
	}
	for _, topic := range f.New().Offers().Rules.Topics {
		if topic.Lesson != "" && !slices.Contains(ids, topic.Lesson) {
			t.Errorf("entry %s leads to lesson %q", topic.ID, topic.Lesson)
		}
	}
}

// goals are the keys of what may be said where a goal was missed.
func goals(scripts, ids []string, head string) (keys []string) {
	for i, script := range scripts {
		for _, line := range strings.Split(script, "\n") {
			if f := strings.Fields(line); len(f) > 1 && f[0] == "goal" {
				keys = append(keys, head+ids[i]+"."+f[1]+".missed")
			}
		}
	}
	return keys
}

// spoken are the keys of what a lesson says.
func spoken(script string) (keys []string) {
	for _, line := range strings.Split(script, "\n") {
		if f := strings.Fields(line); len(f) > 1 && slices.Contains([]string{"say", "ask", "goal"}, f[0]) {
			keys = append(keys, f[1])
		}
	}
	return keys
}
