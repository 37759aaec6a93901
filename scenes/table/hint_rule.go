package table

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// whyNot is the entry about why nothing can be done at p.
func (t *Table) whyNot(p ui.Point) string {
	if b, ok := t.board.(board.Refuser); ok && t.cfg.Reference != nil {
		if topic := b.RefusalTopic(t.view0(), p); topic != "" {
			return topic
		}
	}
	return t.topicAt(p)
}

// topicAt is the entry about what lies at p, "" when there is none to open.
func (t *Table) topicAt(p ui.Point) string {
	if b, ok := t.board.(board.Topical); ok && t.cfg.Reference != nil {
		return b.Topic(t.view0(), p)
	}
	return ""
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
		if g := t.target(t.v.Hover); t.byKey && g != nil {
			at = g.Area.Center()
		}
		topic = t.topicAt(at)
	}
	t.Reference(topic)
}
