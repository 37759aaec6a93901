package table

import (
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// commands are what each command does; replay knows those while a game is stepped
// through.
var commands = map[command]func(t *Table){
	cmdUndo:      (*Table).undo,
	cmdHint:      func(t *Table) { t.lenses.close(); t.hints.ask() }, // a lens may lie over what is advised
	cmdAgain:     (*Table).seeAgain,
	cmdNextSpeed: func(t *Table) { t.setSpeed((t.opt.Speed + 1) % (settings.InstantSpeed + 1)) },
	cmdFaster:    func(t *Table) { t.setSpeed(min(t.opt.Speed+1, settings.InstantSpeed)) },
	cmdSlower:    func(t *Table) { t.setSpeed(max(t.opt.Speed, 1) - 1) },
	cmdMenu:      func(t *Table) { t.panels.open(menuPanel) },
	cmdLog:       func(t *Table) { t.panels.open(logPanel) },
	cmdGiveUp:    func(t *Table) { t.panels.open(giveUpPanel) },
	cmdBack:      func(t *Table) { t.panels.close() },
	cmdRules:     func(t *Table) { t.open(t.cfg.Help) },
	cmdTopic:     (*Table).openHelp,
	cmdSettings:  func(t *Table) { t.open(t.cfg.Settings) },
	cmdKeep:      func(t *Table) { t.open(t.cfg.Keep) },
	cmdReplay:    func(t *Table) { t.StepThrough(t.match.Len(), nil, nil) },
	cmdResult:    (*Table).toResult,
	cmdConcede:   func(t *Table) { t.leave(t.cfg.GivenUp) },
	cmdLeave:     func(t *Table) { t.leave(t.cfg.Left) },
	cmdClose:     func(t *Table) { t.cfg.Close() },

	cmdEscape: func(t *Table) {
		if !t.backOut() && !t.forget() {
			t.panels.open(menuPanel)
		}
	},
	cmdBackOut:  func(t *Table) { t.backOut() },
	cmdMapHome:  func(t *Table) { t.camera.home() },
	cmdZoomIn:   func(t *Table) { t.camera.zoom(t.v.Frame.Map.Center(), zoomKey) },
	cmdZoomOut:  func(t *Table) { t.camera.zoom(t.v.Frame.Map.Center(), 1/zoomKey) },
	cmdPanLeft:  func(t *Table) { t.camera.pan(panKey, 0) },
	cmdPanRight: func(t *Table) { t.camera.pan(-panKey, 0) },
	cmdPanUp:    func(t *Table) { t.camera.pan(0, panKey) },
	cmdPanDown:  func(t *Table) { t.camera.pan(0, -panKey) },
	cmdSkip:     func(t *Table) { t.player.skip() },
	cmdSkipAll:  func(t *Table) { t.player.countAll() },
	cmdPrimary: func(t *Table) {
		if t.player.counting() {
			t.player.skip()
			return
		}
		if t.v.Advised { // the first of what is advised, as its number would; the next Enter does it
			t.hints.picks(0)
			return
		}
		if g := t.targets.primary(); g != nil {
			t.click(*g)
		}
	},
	cmdSpace: func(t *Table) {
		if g := t.targets.marked(); g != nil {
			t.click(*g)
			return
		}
		t.press(board.SpaceKey)
	},

	cmdStop:   (*Table).stopStepping,
	cmdPlayOn: (*Table).playOn,
}

// obey does what is asked.
func (t *Table) obey(c command) {
	switch does := commands[c]; {
	case does != nil:
		does(t)
	case c > cmdDigit:
		t.press(int(c - cmdDigit))
	default:
		t.replay.obey(c)
	}
}

// backOut goes back from what was begun last, and says whether anything was.
func (t *Table) backOut() bool {
	switch {
	case t.choice.ask != nil:
		t.choice.answer()
		t.change(redraw)
	case t.hold.waits():
		t.undo()
	case t.pointer.drop():
	case t.hints.open:
		t.hints.close()
	case t.lenses.close():
	case t.obvious.running():
		t.obvious.decline()
	case t.desks.close():
	default:
		return t.choice.back()
	}
	return true
}

// forget takes marks off the board, and says whether there were any.
func (t *Table) forget() bool {
	switch {
	case t.hints.pin >= 0:
		t.hints.close()
	case t.v.Marked != "":
		t.log.mark("")
	default:
		return false
	}
	return true
}

// follow brings what a mark names into sight.
func (t *Table) follow(mark string) { t.camera.follow(mark, t.player.counting()) }

// followLog does what a click on the log asks for.
func (t *Table) followLog(ask logAsk) {
	if ask.open {
		t.panels.open(logPanel)
	}
	if ask.close {
		t.panels.close()
	}
	if ask.show != "" {
		t.follow(ask.show)
	}
	if ask.topic != "" {
		t.Reference(ask.topic)
	}
	if ask.again {
		t.seeAgain()
	}
}

// open goes to the scene a hook makes.
func (t *Table) open(hook func() ui.Scene) {
	if hook != nil {
		t.panels.close()
		t.switchTo(hook())
	}
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
	if topic == "" && !t.pointer.byKey {
		topic = t.log.topic
	}
	if topic == "" {
		topic = t.pointer.topic()
	}
	t.Reference(topic)
}

func (t *Table) setSpeed(s settings.Speed) {
	t.speed = s
	if t.cfg.SetSpeed != nil {
		t.cfg.SetSpeed(s)
	}
	t.setOptions(t.options())
	t.messages.say(ui.Info, t.v.Words.Say("table.speed", t.v.Words.Say(speedKeys[t.opt.Speed])))
}
