package table

import (
	"math"
	"strings"
	"time"

	"tilestead/input"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// The zones that are not targets.
const (
	tableZone ui.ID = "table" // all of the canvas
	mapZone   ui.ID = "map"
)

// view lays out, draws and acts; see ui.Kit.
func (t *Table) view(k *ui.Kit) {
	c, v := k.C, t.view0()
	if t.curtain.down { // nothing of the board shows, nor is it asked
		if k.Drawing() {
			ui.Cloth(c)
		}
		t.obey(t.tools.lay(k))
		t.curtain.lay(k)
		t.layPanel(k)
		if !t.panels.covers() && !t.sharedKeys(k) && k.Key(input.KeyEsc) {
			t.panels.open(menuPanel)
		}
		return
	}
	t.grounds(k)
	if k.Drawing() {
		ui.Cloth(c)
		t.player.drawBoard(c, v)
		t.drawName(c)
	}
	if g, turned := t.targets.layTargets(k); turned {
		t.turn(1)
	} else if g != nil {
		t.click(*g) // the targets may be others afterwards
	}
	t.prompt.lay(k)
	t.obey(t.hints.layLamp(k, t.prompt.lampBox()))
	t.obey(t.tools.lay(k))
	t.obey(t.tools.layUndo(k))
	t.lenses.layLenses(k)
	if t.camera.free { // the player has moved the map
		t.camera.layHome(k, t.lenses.homeBox())
	}
	t.followLog(t.log.layLog(k, t.replay.shownLog(), t.replay.canSeeAgain()))
	switch t.replay.layReplay(k, t.panels.covers()) {
	case stopStepping:
		t.stopStepping()
	case playOn:
		t.playOn()
	}
	if t.cfg.Coach != nil {
		t.cfg.Coach.Lay(k, t)
	}
	if topic := t.messages.layToast(k); topic != "" {
		t.Reference(topic)
	}
	if a, sure := t.targets.layQuestion(k, t.panels.covers()); sure {
		t.do(a)
	}
	if topic := t.hints.layCounsel(k, t.panels.covers()); topic != "" {
		t.Reference(topic)
	}
	t.layPanel(k)
	if !t.panels.covers() {
		t.tableKeys(k)
	}
}

// layPanel lays out the panel that is open and does what is asked for there.
func (t *Table) layPanel(k *ui.Kit) {
	do, ask := t.panels.lay(k)
	t.obey(do)
	t.followLog(ask)
}

// grounds are what lies under everything: it pans, zooms and refuses.
func (t *Table) grounds(k *ui.Kit) {
	whole := k.Zone(ui.Zone{ID: tableZone, Box: t.canvas, Ground: true})
	m := k.Zone(ui.Zone{ID: mapZone, Box: t.v.Frame.Map, Ground: true, Pan: mapZone, Right: t.choice.turns})
	if m.Dragged && (m.DX != 0 || m.DY != 0) {
		t.camera.pan(m.DX, m.DY)
	}
	if m.RightClicked {
		t.turn(1)
	}
	lines := m.Wheel
	if lines != 0 && !k.In.Ctrl && t.wheel(lines) {
		lines = 0
	}
	if f := math.Pow(zoomLine, lines) * m.Pinch; f != 1 {
		t.camera.zoom(m.At, f)
	}
	if whole.Clicked || m.Clicked {
		if t.v.Marked != "" {
			t.log.mark("")
		}
		if t.choice.deciding() {
			if about := t.targets.about(m.At); about.Refusal != "" {
				t.messages.refuse(about.Refusal, t.pointer.whyNot(about))
			}
		}
	}
}

// drawName letters the title's name where the frame has room for it.
func (t *Table) drawName(c *ui.Canvas) {
	r := t.v.Frame.Title
	key := t.match.Title().ID + ".title"
	if r.W <= 0 || !t.v.Words.Has(key) {
		return
	}
	name, cap := strings.ToUpper(t.v.Words.Say(key)), 14.0
	if t.v.Frame.Layout == ui.Roomy {
		cap = 22
	}
	if w := ui.LettersWidth(cap, name, "title"); w > r.W {
		cap *= r.W / w
	}
	ui.Letters(c, r.X, r.Y+(r.H+cap)/2, cap, name, "title")
}

// spaceRest is how long a choice must be open before Space means something in
// it: who skips a motion with it may press once too often.
const spaceRest = 400 * time.Millisecond

// tableKeys are the keys that work wherever the focus is.
func (t *Table) tableKeys(k *ui.Kit) {
	if k.In.Ctrl {
		t.panKeys(k)
		if k.Key(input.KeyA + 'Z' - 'A') {
			t.undo()
		}
		return
	}
	if t.replay.on {
		t.sharedKeys(k)
		return
	}
	switch {
	case k.Key(input.KeyEsc):
		switch {
		case t.choice.ask != nil:
			t.choice.stopAsking()
			t.change(redraw)
		case t.hints.open:
			t.hints.close()
		case t.choice.back():
		case t.hints.pin >= 0:
			t.hints.close()
		case t.v.Marked != "":
			t.log.mark("")
		default:
			t.panels.open(menuPanel)
		}
	case k.Back():
		if t.choice.ask != nil {
			t.choice.stopAsking()
			t.change(redraw)
		} else if t.hints.open {
			t.hints.close()
		} else {
			t.choice.back()
		}
	case k.Key(input.KeyBackspace), k.Key(input.KeyA + 'U' - 'A'):
		t.undo()
	case t.sharedKeys(k):
	case k.Key(input.KeyA + 'H' - 'A'):
		t.hints.ask()
	case k.Key(input.KeyA + 'B' - 'A'):
		t.seeAgain()
	case k.Key(input.KeyHome):
		t.camera.home()
	case t.now-t.choice.breathFrom >= spaceRest && k.Key(input.KeySpace):
		t.press(board.SpaceKey)
	case k.Key(input.KeyPageUp):
		t.camera.zoom(t.v.Frame.Map.Center(), zoomKey)
	case k.Key(input.KeyPageDown):
		t.camera.zoom(t.v.Frame.Map.Center(), 1/zoomKey)
	case k.Key(input.KeyEnter):
		if g := t.targets.primary(); g != nil {
			t.click(*g)
		}
	default:
		for n := 1; n <= 9; n++ {
			if k.Key(input.Key0 + input.Key(n)) {
				t.press(n)
			}
		}
	}
}

// sharedKeys are those that work while a game is stepped through as well.
func (t *Table) sharedKeys(k *ui.Kit) bool {
	switch {
	case k.Key(input.KeyA + 'L' - 'A'):
		t.panels.open(logPanel)
	case k.Key(input.KeyF1):
		t.openHelp()
	case k.Key(input.KeyPlus):
		t.setSpeed(min(t.opt.Speed+1, settings.InstantSpeed))
	case k.Key(input.KeyMinus):
		t.setSpeed(max(t.opt.Speed, 1) - 1)
	default:
		return false
	}
	return true
}

// press clicks the target with that digit, else the button of that number.
func (t *Table) press(n int) {
	switch g := t.targets.numbered(n); {
	case g == nil:
	case g.Off != "":
		t.messages.refuse(g.Off, "")
	default:
		t.click(*g)
	}
}

func (t *Table) panKeys(k *ui.Kit) {
	switch {
	case k.Key(input.KeyLeft):
		t.camera.pan(panKey, 0)
	case k.Key(input.KeyRight):
		t.camera.pan(-panKey, 0)
	case k.Key(input.KeyUp):
		t.camera.pan(0, panKey)
	case k.Key(input.KeyDown):
		t.camera.pan(0, -panKey)
	}
}

func (t *Table) setSpeed(s settings.Speed) {
	t.speed = s
	if t.cfg.SetSpeed != nil {
		t.cfg.SetSpeed(s)
	}
	t.setOptions(t.options())
	t.messages.say(ui.Info, t.v.Words.Say("table.speed", t.v.Words.Say(speedKeys[t.opt.Speed])))
}

var speedKeys = [...]string{"table.speed.normal", "table.speed.fast", "table.speed.instant"}
