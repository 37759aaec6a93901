package table

import "strings"

// announce says what is new at the table.
func (t *Table) announce() {
	if t.cfg.Announce == nil {
		return
	}
	prompt := ""
	if !t.player.playing() {
		_, ask, hint := t.promptNow()
		if prompt = ask; hint != "" {
			prompt += ". " + hint
		}
	}
	t.messages.announce(t.log.entries, t.markedName(), prompt)
}

// markedName is what the keyboard's mark is on, with what there is to know of a
// target.
func (t *Table) markedName() string {
	if g := t.targets.find(t.v.Hover); t.byKey && g != nil && t.panel.kind == noPanel {
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
