package table

import "strings"

// announce says what is new at the table.
func (t *Table) announce() {
	if t.cfg.Announce == nil {
		return
	}
	prompt := ""
	if !t.player.playing() {
		_, ask, hint := t.prompt.says()
		if prompt = ask; hint != "" {
			prompt = sentences(ask, hint)
		}
		if t.obvious.running() {
			prompt = sentences(ask, t.obvious.tells())
		}
	}
	t.messages.announce(t.log.entries, t.pointer.marked(t.panels.covers()), prompt)
}

// sentences says one thing after the other; what asks or calls has its mark.
func sentences(first, second string) string {
	if strings.HasSuffix(first, "?") || strings.HasSuffix(first, "!") {
		return first + " " + second
	}
	return first + ". " + second
}
