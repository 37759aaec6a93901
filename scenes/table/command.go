package table

import (
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A command is what a key, a tool or a panel asks of the table.
type command uint8

const (
	noCommand    command = iota
	cmdUndo              // take back clicks, or the last decision
	cmdHint              // ask for a hint, or put it away
	cmdAgain             // show again what the others did
	cmdNextSpeed         // the one after instant is normal
	cmdFaster
	cmdSlower
	cmdMenu
	cmdLog
	cmdGiveUp // ask whether to
	cmdBack   // from a panel to the table
	cmdRules  // in short
	cmdTopic  // the rules about what is pointed at
	cmdSettings
	cmdKeep    // save the game beside the others
	cmdReplay  // step through the game
	cmdResult  // show it again
	cmdConcede // give up
	cmdLeave
	cmdClose // the program
)

// obey does what is asked.
func (t *Table) obey(c command) {
	switch c {
	case cmdUndo:
		t.undo()
	case cmdHint:
		t.hints.ask()
	case cmdAgain:
		t.seeAgain()
	case cmdNextSpeed:
		t.setSpeed((t.opt.Speed + 1) % (settings.InstantSpeed + 1))
	case cmdFaster:
		t.setSpeed(min(t.opt.Speed+1, settings.InstantSpeed))
	case cmdSlower:
		t.setSpeed(max(t.opt.Speed, 1) - 1)
	case cmdMenu:
		t.panels.open(menuPanel)
	case cmdLog:
		t.panels.open(logPanel)
	case cmdGiveUp:
		t.panels.open(giveUpPanel)
	case cmdBack:
		t.panels.close()
	case cmdRules:
		t.open(t.cfg.Help)
	case cmdTopic:
		t.openHelp()
	case cmdSettings:
		t.open(t.cfg.Settings)
	case cmdKeep:
		t.open(t.cfg.Keep)
	case cmdReplay:
		t.StepThrough(nil)
	case cmdResult:
		t.toResult()
	case cmdConcede:
		t.leave(t.cfg.GivenUp)
	case cmdLeave:
		t.leave(t.cfg.Left)
	case cmdClose:
		t.cfg.Close()
	}
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

// toResult shows again how a game that is over ended.
func (t *Table) toResult() {
	t.panels.close()
	if t.replay.on {
		t.stopStepping()
	} else {
		t.game.reopen()
	}
}

// open goes to the scene a hook makes.
func (t *Table) open(hook func() ui.Scene) {
	if hook != nil {
		t.panels.close()
		t.switchTo(hook())
	}
}
