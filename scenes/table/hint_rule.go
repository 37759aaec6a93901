package table

import "tilestead/ui"

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
	if topic == "" && !t.pointer.byKey {
		topic = t.log.topic
	}
	if topic == "" {
		topic = t.pointer.topic()
	}
	t.Reference(topic)
}
