package scenetest

import "strings"

// lessons writes all that the title's lessons say, in the order of learning:
// their names, what is said in them, what is said where a goal was missed, and
// last what is said in each of them.
func (w *writer) lessons() {
	head := w.f.Title.ID + ".lesson."
	say := func(key string) { w.out.Lessons = append(w.out.Lessons, key+": "+oneLine(w.words.Say(head+key))) }
	scripts := w.f.scripts(w.t)
	for i, l := range w.f.Lessons(w.t) {
		say(l.ID)
		say(l.ID + ".about")
		for _, key := range spoken(scripts[i]) {
			say(l.ID + "." + key)
		}
		for _, key := range goals(scripts[i:i+1], []string{l.ID}, head) {
			if w.words.Has(key) {
				say(strings.TrimPrefix(key, head))
			}
		}
	}
	for _, key := range [...]string{"other", "again", "watch", "done", "over"} {
		text := w.words.Say("lesson." + key)
		if w.words.Has(head + key) { // the title's own coach
			text = w.words.Say(head + key)
		}
		w.out.Lessons = append(w.out.Lessons, key+": "+oneLine(text))
	}
}
