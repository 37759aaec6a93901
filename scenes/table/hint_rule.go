package table

import (
	"cmp"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// whyNot is the entry about why nothing can be done there, "" when there is none
// to open.
func (t *Table) whyNot(about board.About) string {
	if t.cfg.Reference == nil {
		return ""
	}
	return cmp.Or(about.RefusalTopic, about.Topic)
}

// Reference opens the rules reference at an entry, or the rules in short
// without one.
func (t *Table) Reference(topic string) {
	if topic == "" || t.cfg.Reference == nil {
		t.open(t.cfg.Help)
		return
	}
	t.open(func() ui.Scene { return t.cfg.Reference(topic) })
}

// openHelp opens the reference where it explains the refusal that still shows,
// the log entry under the pointer, or else what lies there.
func (t *Table) openHelp() {
	topic := t.messages.toast.topic
	if topic == "" && !t.byKey {
		topic = t.log.topic
	}
	if topic == "" {
		at := t.v.Pointer
		if g := t.targets.find(t.v.Hover); t.byKey && g != nil {
			at = g.Area.Center()
		}
		topic = t.board.About(t.view0(), at).Topic
	}
	t.Reference(topic)
}
