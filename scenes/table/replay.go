package table

import (
	"sort"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// A replay steps through a game from the positions the match has kept. The
// game itself waits meanwhile.
type replay struct {
	*core
	player *player
	camera *camera
	log    *eventLog
	stepping
}

// A stepping is where somebody is who steps through a game.
type stepping struct {
	on      bool
	at      int // actions done in the position that shows
	to      int // the same once what is being shown has ended
	running bool
	rested  time.Duration // since what shows came to rest, while running
	stops   []int         // numbers of actions after which there is something new to see
	marks   []board.Turn  // where turns begin
	back    ui.Scene      // what it was opened from; nil: the table
	review  []think.Verdict
	judged  int // the position whose verdict was looked up last
}

// runPause is how long each position stays at normal speed when a replay runs
// by itself.
const runPause = 120 * time.Millisecond

// begin looks at the position after so many actions, with what a review says of the game.
func (rp *replay) begin(at int, review []think.Verdict, back ui.Scene) {
	rp.stepping = stepping{on: true, back: back, review: review, judged: nowhere}
	rp.stops, rp.marks = rp.milestones(), rp.offers.Turns(rp.match)
	rp.camera.bar(true)
	rp.showAt(at)
	rp.change(relay)
}

// judgedNow is what a review says of the game, once for each position that comes to rest.
func (rp *replay) judgedNow() (list []think.Verdict, fresh bool) {
	if len(rp.review) == 0 || rp.player.playing() || rp.camera.gliding() || rp.judged == rp.at {
		return nil, false
	}
	rp.judged = rp.at
	return rp.review, true
}

// mistakes says whether the review tells of one.
func (rp *replay) mistakes() bool { return rp.nextMistake() >= 0 }

// nextMistake is how many actions came before the next one that the review tells of, after the
// last the first; -1 where it tells of none.
func (rp *replay) nextMistake() int {
	first, next := -1, -1
	for _, v := range rp.review {
		switch {
		case v.Mark == 0:
			continue
		case first < 0 || v.At < first:
			first = v.At
		}
		if v.At > rp.at && (next < 0 || v.At < next) {
			next = v.At
		}
	}
	if next < 0 {
		return first
	}
	return next
}

// stop goes back to the game and gives the scene it was opened from.
func (rp *replay) stop() (back ui.Scene) {
	rp.player.drop()
	back = rp.back
	rp.stepping = stepping{}
	rp.player.show(rp.match.State())
	rp.log.mark("")
	rp.camera.bar(false)
	rp.camera.settle(true)
	rp.change(retarget | untip)
	return back
}

// milestones finds where there is something to see.
func (rp *replay) milestones() (stops []int) {
	stops = []int{0}
	for i := range rp.match.Len() {
		s, a := rp.match.Before(i), rp.match.Action(i)
		reel := &rules.Reel{}
		s.Clone().Do(a, reel)
		if len(reel.Beats) > 0 || i == rp.match.Len()-1 {
			stops = append(stops, i+1)
		}
	}
	return stops
}

// showAt shows the position after n actions.
func (rp *replay) showAt(n int) {
	rp.player.drop()
	rp.at = max(0, min(n, rp.match.Len()))
	rp.player.show(rp.match.Before(rp.at))
	rp.log.mark("")
	rp.camera.settle(true)
	rp.change(retarget | untip)
}

// stepForward shows what happens up to the next stop.
func (rp *replay) stepForward() {
	from := rp.at
	if rp.player.playing() { // it is on its way there
		from = rp.nextStop(from)
		rp.showAt(from)
	}
	to := rp.nextStop(from)
	if to == from {
		rp.running = false
		return
	}
	rp.showAgain(from, to)
}

// stepBack goes back to the stop before.
func (rp *replay) stepBack() {
	i := sort.SearchInts(rp.stops, rp.at)
	rp.running = false
	rp.showAt(rp.stops[max(0, i-1)])
}

func (rp *replay) nextStop(n int) int {
	i := sort.SearchInts(rp.stops, n+1)
	return rp.stops[min(i, len(rp.stops)-1)]
}

// turnFrom is where the next turn begins, or with by -1 the one before.
func (rp *replay) turnFrom(n, by int) int {
	ms := rp.marks
	if by > 0 {
		i := sort.Search(len(ms), func(i int) bool { return ms[i].At > n })
		if i == len(ms) {
			return rp.match.Len()
		}
		return ms[i].At
	}
	i := sort.Search(len(ms), func(i int) bool { return ms[i].At >= n })
	if i == 0 {
		return 0
	}
	return ms[i-1].At
}

// turnAt is whose turn the position after n actions belongs to, Nobody before the first.
func (rp *replay) turnAt(n int) rules.Seat {
	if i := board.TurnOf(rp.marks, n); i >= 0 {
		return rp.marks[i].Seat
	}
	return rules.Nobody
}

// when tells in the title's own count when the position after n actions is.
func (rp *replay) when(n int) string {
	if n == rp.match.Len() && rp.match.State().Turn() == rules.Nobody {
		return rp.v.Words.Say("turn.end")
	}
	return rp.offers.When(rp.v.Words, rp.match, rp.marks, n)
}

// showAgain plays the reel of the actions from one number to another.
func (rp *replay) showAgain(from, to int) {
	rp.player.showAgain(from, to, rp.match.Before(to))
	rp.at, rp.to = from, to
	rp.change(retarget | untip)
}

// advance moves what is being stepped through on.
func (rp *replay) advance(passed time.Duration) {
	if rp.player.playing() {
		rp.player.play(passed)
		if !rp.player.playing() {
			rp.at = rp.to
		}
		rp.change(redraw)
		return
	}
	if !rp.running {
		return
	}
	if rp.rested += passed; rp.rested >= scaled(runPause, 1/rp.player.pace(true)) {
		rp.rested = 0
		rp.stepForward()
	}
}

// obey does what a key or the bar asks for.
func (rp *replay) obey(c command) {
	switch c {
	case cmdStepBack:
		rp.stepBack()
	case cmdStepOn:
		rp.running = false
		rp.stepForward()
	case cmdToStart:
		rp.jump(0)
	case cmdToEnd:
		rp.jump(rp.match.Len())
	case cmdTurnBack:
		rp.jump(rp.turnFrom(rp.at, -1))
	case cmdTurnOn:
		rp.jump(rp.turnFrom(rp.at, 1))
	case cmdNextMistake:
		if at := rp.nextMistake(); at >= 0 {
			rp.jump(at)
		}
	case cmdRun:
		rp.run()
	}
}

// jump shows the position after n actions and stays there.
func (rp *replay) jump(n int) {
	rp.running = false
	rp.showAt(n)
}

// run lets the replay run by itself, or stops it.
func (rp *replay) run() {
	rp.running = !rp.running
	if rp.running && !rp.player.playing() && rp.at == rp.match.Len() {
		rp.showAt(0)
	}
	rp.change(redraw)
}

// branch is a match that has gone as this one up to the position that shows.
func (rp *replay) branch() (*rules.Match, error) {
	m, err := rules.NewMatch(rp.match.Title(), rp.match.Setup())
	if err != nil {
		return nil, err
	}
	for i := range rp.at {
		m.Replay(rp.match.Action(i))
	}
	return m, nil
}

// canBranch says whether a game can be played on from the position that shows.
func (rp *replay) canBranch() bool {
	return rp.cfg.Branch != nil && rp.at < rp.match.Len() && rp.at > 0
}
