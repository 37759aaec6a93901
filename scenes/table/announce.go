package table

import "strings"

// A voice says to those who cannot see the screen what is new on it: the
// prompt when it changes, each line of the log, messages and refusals, and what
// the keyboard's mark goes to.
type voice struct {
	begun  bool
	lines  int // of the log that have been said
	prompt string
	toast  toast  // the message said last
	marked string // what the keyboard's mark was said to be on
}

// announce says what is new at the table.
func (t *Table) announce() {
	say := t.cfg.Announce
	if say == nil {
		return
	}
	v := &t.voice
	if !v.begun {
		v.begun, v.lines = true, len(t.log.entries)
	}
	v.lines = min(v.lines, len(t.log.entries)) // undone
	for ; v.lines < len(t.log.entries); v.lines++ {
		e := t.log.entries[v.lines]
		if e.Seat >= 0 {
			say(t.v.Words.Say("table.does", t.name(e.Seat), e.Text))
		} else {
			say(e.Text)
		}
	}
	if t.toast.text != "" && (t.toast.text != v.toast.text || t.toast.until != v.toast.until) {
		say(t.toast.text)
	}
	v.toast = t.toast
	if name := t.markedName(); name != v.marked {
		if v.marked = name; name != "" {
			say(name)
		}
	}
	if t.reel.playing() {
		return // the prompt repeats the log meanwhile
	}
	_, ask, hint := t.promptNow()
	if hint != "" {
		ask += ". " + hint
	}
	if ask != v.prompt {
		v.prompt = ask
		say(ask)
	}
}

// markedName is what the keyboard's mark is on, with what there is to know of a
// target.
func (t *Table) markedName() string {
	if g := t.target(t.v.Hover); t.byKey && g != nil && t.panel.kind == noPanel {
		text := g.Hint
		if g.Tell != nil {
			text = g.Tell()
		}
		if first := firstLine(text); g.Label != "" && first != g.Label {
			text = g.Label + "\n" + text
		}
		return strings.TrimSpace(strings.ReplaceAll(text, "\n", ". "))
	}
	return t.kit.FocusName()
}
