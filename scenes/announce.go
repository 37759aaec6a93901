package scenes

// A voice says to those who cannot see the screen what is new on it: the
// prompt when it changes, and each line of the log.
type voice struct {
	begun  bool
	lines  int // of the log that have been said
	prompt string
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

// speak says the name of the screen that was opened.
func (a *App) speak() {
	if a.opt.Announce != nil && a.name != "" && a.name != a.spoken {
		a.opt.Announce(a.name)
	}
	a.spoken = a.name
}
