package table

import (
	"slices"
	"sort"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/ui"
)

// A replay steps through a game from the positions the match has kept. The
// game itself waits meanwhile.
type replay struct {
	on      bool
	at      int // actions done in the position that shows
	to      int // the same once what is being shown has ended
	running bool
	rested  time.Duration // since what shows came to rest, while running
	stops   []int         // numbers of actions after which there is something new to see
	marks   []mark        // where turns begin
	back    ui.Scene      // what it was opened from; nil: the table
}

// A mark is the number of actions before a turn, and whose turn it is.
type mark struct {
	at   int
	seat rules.Seat
}

// runPause is how long each position stays at normal speed when a replay runs
// by itself.
const runPause = 120 * time.Millisecond

// StepThrough lets the players look through the game so far, from the position
// it has reached. back is the scene that is shown afterwards; nil: the table.
func (t *Table) StepThrough(back ui.Scene) {
	t.Close()
	t.player.finish()
	t.closeChoice()
	t.panel = panel{}
	t.curtain.leave()
	t.replay = replay{on: true, back: back}
	t.replay.stops, t.replay.marks = t.milestones()
	t.showAt(t.match.Len())
	t.change(relay)
}

// stopStepping goes back to the game, or to the result of one that is over.
func (t *Table) stopStepping() {
	t.player.drop()
	back := t.replay.back
	t.replay = replay{}
	t.player.show(t.match.State())
	t.log.mark("")
	t.camera.settle()
	t.change(retarget | untip)
	t.change(relay)
	if back != nil {
		t.switchTo(back)
	} else if t.over && t.cfg.Left != nil {
		t.leave(t.cfg.Left)
	}
}

// milestones finds where there is something to see, and where turns begin.
func (t *Table) milestones() (stops []int, marks []mark) {
	stops = []int{0}
	turns := rules.Turns{Title: t.match.Title()}
	for i := range t.match.Len() {
		s, a := t.match.Before(i), t.match.Action(i)
		if turns.Begin(s, a) {
			marks = append(marks, mark{i, s.Turn()})
		}
		reel := &rules.Reel{}
		s.Clone().Do(a, reel)
		if len(reel.Beats) > 0 || i == t.match.Len()-1 {
			stops = append(stops, i+1)
		}
	}
	return stops, marks
}

// showAt shows the position after n actions.
func (t *Table) showAt(n int) {
	t.player.drop()
	t.replay.at = max(0, min(n, t.match.Len()))
	t.player.show(t.match.Before(t.replay.at))
	t.log.mark("")
	t.camera.settle()
	t.change(retarget | untip)
}

// stepForward shows what happens up to the next stop.
func (t *Table) stepForward() {
	from := t.replay.at
	if t.player.playing() { // it is on its way there
		from = t.nextStop(from)
		t.showAt(from)
	}
	to := t.nextStop(from)
	if to == from {
		t.replay.running = false
		return
	}
	t.showAgain(from, to)
}

// stepBack goes back to the stop before.
func (t *Table) stepBack() {
	i := sort.SearchInts(t.replay.stops, t.replay.at)
	t.replay.running = false
	t.showAt(t.replay.stops[max(0, i-1)])
}

func (t *Table) nextStop(n int) int {
	i := sort.SearchInts(t.replay.stops, n+1)
	return t.replay.stops[min(i, len(t.replay.stops)-1)]
}

// turnFrom is where the next turn begins, or with by -1 the one before.
func (t *Table) turnFrom(n, by int) int {
	ms := t.replay.marks
	if by > 0 {
		i := sort.Search(len(ms), func(i int) bool { return ms[i].at > n })
		if i == len(ms) {
			return t.match.Len()
		}
		return ms[i].at
	}
	i := sort.Search(len(ms), func(i int) bool { return ms[i].at >= n })
	if i == 0 {
		return 0
	}
	return ms[i-1].at
}

// turnAt is the number of the turn that the position after n actions belongs
// to, and whose it is; 0 before the first.
func (t *Table) turnAt(n int) (number int, seat rules.Seat) {
	ms := t.replay.marks
	i := sort.Search(len(ms), func(i int) bool { return ms[i].at > n })
	if i == 0 {
		return 0, rules.Nobody
	}
	return i, ms[i-1].seat
}

// showAgain plays the reel of the actions from one number to another.
func (t *Table) showAgain(from, to int) {
	t.player.showAgain(from, to, t.match.Before(to))
	t.replay.at, t.replay.to = from, to
	t.change(retarget | untip)
}

// advanceReplay moves what is being stepped through on.
func (t *Table) advanceReplay(passed time.Duration) {
	if t.player.playing() {
		t.player.play(passed)
		if !t.player.playing() {
			t.replay.at = t.replay.to
		}
		t.change(redraw)
		return
	}
	if !t.replay.running {
		return
	}
	if t.replay.rested += passed; t.replay.rested >= scaled(runPause, 1/t.player.pace(true)) {
		t.replay.rested = 0
		t.stepForward()
	}
}

// replayKeys takes the keys that step through a game out of in.
func (t *Table) replayKeys(in *input.Frame) {
	if !t.replay.on || t.panel.kind != noPanel || in.Ctrl || in.Alt {
		return
	}
	acts := [...]struct {
		key input.Key
		do  func()
	}{
		{input.KeyLeft, t.stepBack},
		{input.KeyRight, func() { t.replay.running = false; t.stepForward() }},
		{input.KeyHome, func() { t.jump(0) }},
		{input.KeyEnd, func() { t.jump(t.match.Len()) }},
		{input.KeyPageUp, func() { t.jump(t.turnFrom(t.replay.at, -1)) }},
		{input.KeyPageDown, func() { t.jump(t.turnFrom(t.replay.at, 1)) }},
		{input.KeySpace, t.runReplay},
	}
	for _, a := range acts {
		if in.Hit(a.key) {
			in.Keys = in.Without(a.key)
			a.do()
		}
	}
}

// jump shows the position after n actions and stays there.
func (t *Table) jump(n int) {
	t.replay.running = false
	t.showAt(n)
}

// runReplay lets the replay run by itself, or stops it.
func (t *Table) runReplay() {
	t.replay.running = !t.replay.running
	if t.replay.running && !t.player.playing() && t.replay.at == t.match.Len() {
		t.showAt(0)
	}
	t.change(redraw)
}

// branch is a match that has gone as this one up to the position that shows.
func (t *Table) branch() (*rules.Match, error) {
	m, err := rules.NewMatch(t.match.Title(), t.match.Setup())
	if err != nil {
		return nil, err
	}
	for i := range t.replay.at {
		m.Replay(t.match.Action(i))
	}
	return m, nil
}

// playOn begins a game of its own from the position that shows.
func (t *Table) playOn() {
	m, err := t.branch()
	if err != nil {
		t.fail(err)
		return
	}
	next, err := t.cfg.Branch(m)
	if err != nil {
		t.messages.refuse(err.Error(), "")
		return
	}
	t.Close()
	t.switchTo(next)
}

// canPlayOn says whether a game can be played on from the position that shows.
func (t *Table) canPlayOn() bool {
	return t.cfg.Branch != nil && t.replay.at < t.match.Len() && t.replay.at > 0
}

// sinceMyTurn shows again what the others have done since the person who
// decides last did.
func (t *Table) sinceMyTurn() {
	if t.replay.on || t.player.playing() || t.match.State().Turn() >= 0 && !t.choice.deciding() {
		return
	}
	from, to := t.othersTurn(t.watcher())
	if from == to {
		t.messages.say(ui.Info, t.v.Words.Say("table.again.none"))
		return
	}
	t.hints.close()
	t.closeChoice()
	t.player.decided()
	t.player.showAgain(from, to, t.match.State())
	t.change(retarget | untip)
	t.change(relay)
}

// watcher is the person at the table: who decides, or else did so last.
func (t *Table) watcher() rules.Seat {
	if turn := t.match.State().Turn(); turn >= 0 {
		return turn
	}
	return t.v.Viewer
}

// othersTurn is the stretch of actions from the last decision of the person at
// the table, me, to the last of the others.
func (t *Table) othersTurn(me rules.Seat) (from, to int) {
	other := func(i int) bool { s := t.match.Before(i).Turn(); return s >= 0 && s != me }
	for to = t.match.Len(); to > 0 && !other(to-1); {
		to--
	}
	for from = to; from > 0; from-- {
		s := t.match.Before(from - 1)
		if _, auto := Forced(s); s.Turn() == me && !auto {
			break
		}
	}
	for to < t.match.Len() && t.match.Before(to).Turn() == rules.Nature {
		to++
	}
	if !slices.ContainsFunc(t.log.entries, func(e entry) bool { return e.action >= from && e.action < to }) {
		return 0, 0
	}
	return from, to
}

// canSeeAgain says whether it is offered to show what the others did.
func (t *Table) canSeeAgain() bool {
	return len(t.cfg.Seats) > 1 && t.persons() > 0 && !t.replay.on
}

// stopAgain goes back to now when the player does anything while something is
// shown again, and says whether it did.
func (t *Table) stopAgain(in *input.Frame) bool {
	speed := in.Hit(input.KeyPlus) || in.Hit(input.KeyMinus)
	if !t.player.again || t.replay.on || t.panel.kind != noPanel || speed || !in.Left.Pressed && !in.Right.Pressed &&
		len(in.Keys) == 0 {
		return false
	}
	t.player.drop()
	t.player.show(t.match.State())
	in.Keys, in.Left, in.Right = nil, input.Button{}, input.Button{}
	return true
}
