package table

import (
	"time"

	"tilestead/input"
	"tilestead/ui"
)

// A binding is what a key does in some phases.
type binding struct {
	key   input.Key
	ctrl  bool // held with it; else it does this only without
	first bool // it is taken before the widget that the keyboard is at sees it
	in    phases
	do    command
}

// phases are a set of them.
type phases uint8

func among(list ...Phase) (set phases) {
	for _, p := range list {
		set |= 1 << p
	}
	return set
}

func (s phases) has(p Phase) bool { return s&(1<<p) != 0 }

var (
	whileStepping = among(Stepping)
	whileShowing  = among(Showing)
	whileCovered  = among(Covered)
	atTable       = among(Showing, Reading, Over, Choosing, Thinking)
	everywhere    = atTable | whileStepping | whileCovered
)

// bindings are the keys of the table; where several are pressed in one tick the
// first of them counts. Those of a panel and those that turn what is in hand are
// elsewhere: see panels.keys and turnKeys.
var bindings = []binding{
	{key: input.KeyLeft, in: whileStepping, first: true, do: cmdStepBack},
	{key: input.KeyRight, in: whileStepping, first: true, do: cmdStepOn},
	{key: input.KeyHome, in: whileStepping, first: true, do: cmdToStart},
	{key: input.KeyEnd, in: whileStepping, first: true, do: cmdToEnd},
	{key: input.KeyPageUp, in: whileStepping, first: true, do: cmdTurnBack},
	{key: input.KeyPageDown, in: whileStepping, first: true, do: cmdTurnOn},
	{key: input.KeyN, in: whileStepping, do: cmdNextMistake},
	{key: input.KeySpace, in: whileStepping, first: true, do: cmdRun},
	{key: input.KeySpace, in: whileShowing, first: true, do: cmdSkip},
	{key: input.KeyEnd, in: whileShowing, do: cmdSkipAll},

	{key: input.KeyLeft, ctrl: true, in: atTable | whileStepping, do: cmdPanLeft},
	{key: input.KeyRight, ctrl: true, in: atTable | whileStepping, do: cmdPanRight},
	{key: input.KeyUp, ctrl: true, in: atTable | whileStepping, do: cmdPanUp},
	{key: input.KeyDown, ctrl: true, in: atTable | whileStepping, do: cmdPanDown},
	{key: input.KeyZ, ctrl: true, in: atTable, do: cmdUndo},

	{key: input.KeyEsc, in: atTable, do: cmdEscape},
	{key: input.KeyEsc, in: whileCovered, do: cmdMenu},
	{key: input.KeyBackspace, in: atTable, do: cmdUndo},
	{key: input.KeyU, in: atTable, do: cmdUndo},
	{key: input.KeyL, in: everywhere, do: cmdLog},
	{key: input.KeyF1, in: everywhere, do: cmdTopic},
	{key: input.KeyPlus, in: everywhere, do: cmdFaster},
	{key: input.KeyMinus, in: everywhere, do: cmdSlower},
	{key: input.KeyH, in: atTable, do: cmdHint},
	{key: input.KeyB, in: atTable, do: cmdAgain},
	{key: input.KeyHome, in: atTable, do: cmdMapHome},
	{key: input.KeySpace, in: atTable &^ whileShowing, do: cmdSpace},
	{key: input.KeyPageUp, in: atTable, do: cmdZoomIn},
	{key: input.KeyPageDown, in: atTable, do: cmdZoomOut},
	{key: input.KeyEnter, in: atTable, do: cmdPrimary},
	{key: input.Key0 + 1, in: atTable, do: cmdDigit + 1},
	{key: input.Key0 + 2, in: atTable, do: cmdDigit + 2},
	{key: input.Key0 + 3, in: atTable, do: cmdDigit + 3},
	{key: input.Key0 + 4, in: atTable, do: cmdDigit + 4},
	{key: input.Key0 + 5, in: atTable, do: cmdDigit + 5},
	{key: input.Key0 + 6, in: atTable, do: cmdDigit + 6},
	{key: input.Key0 + 7, in: atTable, do: cmdDigit + 7},
	{key: input.Key0 + 8, in: atTable, do: cmdDigit + 8},
	{key: input.Key0 + 9, in: atTable, do: cmdDigit + 9},
}

// spaceRest is how long a choice must be open before Space means something in
// it: who skips a motion with it may press once too often.
const spaceRest = 400 * time.Millisecond

// release ends a hold that lasts until the next key. Keys that only look round or take back
// do not end it, nor those for what the keyboard's mark is on where that looks on.
func (h *hold) release(in *input.Frame, looks bool) {
	if !h.untilKey() || in.Ctrl || in.Alt {
		return
	}
	for _, key := range in.Keys {
		if goesOn(key) && !looks {
			in.Keys = in.Without(key)
			h.end()
		}
	}
}

// goesOn says that a key means nothing else while something is shown.
func goesOn(key input.Key) bool {
	switch key {
	case input.KeyTab, input.KeyLeft, input.KeyRight, input.KeyUp, input.KeyDown:
		return false
	}
	for _, b := range bindings {
		if b.key == key && !b.ctrl && b.in.has(Showing) {
			return b.do == cmdSkip || b.do == cmdPrimary || b.do >= cmdDigit
		}
	}
	return true
}

// firstKeys takes the keys out of in that mean something before the focus.
func (t *Table) firstKeys(in *input.Frame) {
	phase := t.Phase()
	for _, b := range bindings {
		if b.first && b.in.has(phase) && in.Hit(b.key) && !in.Ctrl && !in.Alt {
			in.Keys = in.Without(b.key)
			t.obey(b.do)
		}
	}
}

// tableKeys are the keys that work wherever the focus is.
func (t *Table) tableKeys(k *ui.Kit) {
	phase := t.Phase()
	for _, b := range bindings {
		switch {
		case b.first || b.ctrl != k.In.Ctrl || !b.in.has(phase):
		case b.do == cmdSpace && t.now-t.choice.breathFrom < spaceRest:
		case k.Key(b.key):
			t.obey(b.do)
			return
		}
	}
	switch {
	case t.replay.on:
		if k.Back() {
			t.obey(cmdStop)
		}
	case !k.In.Ctrl && atTable.has(phase) && k.Back():
		if !k.In.Right.Pressed || !t.pointer.keep() {
			t.obey(cmdBackOut)
		}
	}
}
