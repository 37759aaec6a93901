package table

// announce says what is new at the table.
func (t *Table) announce() {
	if t.cfg.Announce == nil {
		return
	}
	prompt := ""
	if !t.player.playing() || t.hold.untilKey() {
		_, ask, hint := t.prompt.says()
		if prompt = ask; hint != "" {
			prompt = sentences(ask, hint)
		}
		if t.obvious.running() {
			prompt = sentences(ask, t.obvious.tells())
		}
	}
	if q := t.choice.ask; q != nil {
		prompt = q.says()
	}
	if t.panels.covers() {
		prompt = t.panels.says()
	}
	said := spoken{t.kit.FocusID(), t.pointer.marked(t.panels.covers())}
	t.messages.announce(t.log.entries, said, prompt)
	if said := t.quips.news(); said != "" {
		t.cfg.Announce(said)
	}
}
