package table

import (
	"math"

	"tilestead/scenes/board"
	"tilestead/ui"
)

// refresh has the targets made anew when they no longer fit.
func (t *Table) refresh() {
	if t.canvas.W == 0 || !t.take(newTargets) {
		return
	}
	t.change(relay)
	t.pointer.retargeted()
	was := t.targets.list
	t.targets.ask()
	t.choice.fit(t.targets.list, t.canTurn())
	t.targets.lay()
	if t.targets.refocus(was) {
		t.pointer.byKeys()
	}
	t.hints.retargeted()
}

// layTable lays out the table itself.
func (t *Table) layTable(k *ui.Kit) {
	t.grounds(k)
	if k.Drawing() {
		ui.Cloth(k.C)
		t.prompt.drawBar(k.C)
		t.player.drawBoard(k.C, t.view0())
		t.prompt.drawName(k.C)
	}
	steps, draft := t.choice.steps(), t.choice.at.Draft
	if g, turned := t.targets.layTargets(k); turned {
		t.turn(1)
	} else if g != nil && !t.flight.bars(g.ID) && !t.pointer.onlyPoints(g) {
		t.click(*g) // the targets may be others afterwards
	}
	t.targets.crossed(k, t.refresh, func(g board.Target, goesOn bool) {
		t.choice.join(goesOn)
		t.click(g)
	})
	t.choice.carried(k, steps, draft)
	t.lenses.layCover(k)
	if k.Drawing() {
		t.obvious.draw(k.C)
	}
	t.prompt.lay(k)
	if t.cfg.Coach != nil {
		t.log.keepClear(t.cfg.Coach.Box().Snap())
	}
	if t.offers.OverLog == nil || !t.offers.OverLog(t.view0()) {
		t.followLog(t.log.layLog(k, t.replay.shownLog(), t.replay.canSeeAgain()))
	}
	t.obey(t.prompt.layCount(k))
	t.obey(t.hints.layLamp(k, t.prompt.lampBox()))
	t.obey(t.tools.lay(k))
	t.obey(t.tools.layUndo(k))
	t.lenses.layLenses(k)
	t.camera.layBeyond(k, t.targets.list)
	t.camera.layMoves(k, t.lenses.homeBox())
	t.obey(t.replay.layReplay(k))
	t.pointer.layKept(k)
	if k.Drawing() && !t.replay.on {
		t.quips.draw(k.C)
	}
	if k.Drawing() && !t.obvious.running() {
		t.handover.draw(k.C)
	}
	if t.cfg.Coach != nil {
		t.cfg.Coach.Lay(k, t)
	}
	if topic := t.messages.layToast(k); topic != "" {
		t.Reference(topic)
	}
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
				t.messages.refuseAt(m.At, about.Refusal, t.pointer.whyNot(about), t.targets.answers())
			}
		}
	}
}
