package table

// announce says what is new at the table.
func (t *Table) announce() {
	if t.cfg.Announce == nil {
		return
	}
	prompt := ""
	if !t.player.playing() {
		_, ask, hint := t.prompt.says()
		if prompt = ask; hint != "" {
			prompt += ". " + hint
		}
	}
	t.messages.announce(t.log.entries, t.pointer.marked(t.panels.covers()), prompt)
}
