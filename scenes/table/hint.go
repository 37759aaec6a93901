package table

import (
	"slices"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// mostAdvice is how many actions a hint names.
const mostAdvice = 3

// hints ask the advisor about choices and show what it answers.
type hints struct {
	*core
	targets  *targets
	pointer  *pointer
	camera   *camera
	log      *eventLog
	messages *messages
	followed bool // the latest action was the one that was picked from a hint
	hint
}

// A hint is what the advisor is asked and has answered about one choice.
type hint struct {
	open     bool                // its panel shows
	looking  bool                // it tells of a decision that was made
	job      think.Job           // at work
	asked    *think.Consultation // what it works on
	thought  time.Duration
	list     []think.Advice
	names    []string
	brings   [][]string      // what each brings, in sentences; nil where the board says nothing
	pictures [][]board.Glyph // of each
	cells    []hintCell      // in the strip
	target   []string        // where to click first for each, "" if nowhere now
	clicked  []board.Target  // while looking: what was to be clicked for each, without an ID for nothing
	hot      int             // the row under the pointer or the keyboard, -1 for none
	pin      int             // the row that was clicked, -1 for none
	at       ui.Rect         // where the strip lies
}

// noHint is that nothing has been asked.
var noHint = hint{hot: -1, pin: -1}

// offered says whether hints are given at this table at all.
func (h *hints) offered() bool { return h.cfg.Advisor != nil && !h.opt.Purist && h.persons() > 0 }

// ask asks the advisor about the choice that is open, or puts a hint away.
func (h *hints) ask() {
	switch {
	case h.open:
		h.close()
		return
	case h.cfg.Advisor != nil && h.opt.Purist:
		h.messages.refuse(h.v.Words.Say("hint.purist"), "")
		return
	case !h.offered():
		return
	case !h.targets.choice.deciding():
		h.messages.refuse(h.v.Words.Say("hint.later"), "")
		return
	}
	h.targets.choice.reset()
	h.pointer.hush()
	if h.pin >= 0 { // it was asked about this choice before
		h.open, h.pin = true, -1
		h.number()
		h.log.mark("")
		h.targets.advise("", 0)
		h.place()
		h.change(redraw)
		return
	}
	h.consult(true)
	h.place()
	h.change(redraw)
}

// consult has the advisor think about the choice that is open.
func (h *hints) consult(open bool) {
	c := think.NewConsultation(h.cfg.Advisor)
	h.hint = hint{open: open, asked: c, hot: -1, pin: -1}
	h.job = think.Begin(c.Bot(), h.match, h.cfg.Clock, h.cfg.Inline)
}

// done notes whether the action that was done is the one that was picked from the hint.
func (h *hints) done(a rules.Action) { h.followed = h.pin >= 0 && h.list[h.pin].Action == a }

// forsake forgets the hint that was followed: whoever takes a move back goes on without it.
func (h *hints) forsake() {
	h.followed = false
	if !h.open {
		h.close()
	}
}

// goOn asks about what else belongs to a turn of which a hint was followed, such as the follower on
// the tile that was advised: the best of it is marked without the panel.
func (h *hints) goOn() {
	if h.followed && h.offered() {
		h.consult(false)
	}
}

// close forgets a hint, asked for or given.
func (h *hints) close() {
	if h.job != nil {
		h.job.Stop()
	}
	if h.open || h.pin >= 0 {
		h.change(relay)
		if h.pin >= 0 {
			h.log.mark("")
		}
	}
	h.targets.advise("", 0)
	h.hint = noHint
	h.number()
}

// await looks whether the advisor has answered.
func (h *hints) await(passed time.Duration) {
	if h.job == nil {
		return
	}
	was := h.dots(h.opt.Reduced)
	h.thought += passed
	if h.dots(h.opt.Reduced) != was {
		h.change(redraw)
	}
	_, ok, err := h.job.Poll()
	if err != nil {
		h.job = nil
		h.close()
		h.fail(err)
		return
	}
	if !ok {
		return
	}
	h.job.Stop()
	list := h.asked.Advice()
	h.job = nil
	for _, a := range list[:min(mostAdvice, len(list))] {
		name, brings := h.actionName(a.Action), Brings(&h.offers, h.view0(), a)
		if h.says(a.Action, name, brings) {
			continue
		}
		h.list, h.names, h.brings = append(h.list, a), append(h.names, name), append(h.brings, brings)
		h.pictures = append(h.pictures, Pictures(h.board, &h.offers, h.view0(), a.Action))
	}
	tellApart(h.brings)
	h.assisted()
	h.number()
	h.aim()
	switch {
	case h.open:
	case len(h.list) > 0:
		h.pinTo(0)
		return
	default:
		h.close()
		return
	}
	h.place()
	h.change(redraw)
	h.kit.Cue("hint")
}

// tellApart moves what is said of every one of several advices to the end of what is said of it, so
// that the rest, by which they differ, is read first.
func tellApart(brings [][]string) {
	everywhere := func(s string) bool {
		for _, list := range brings {
			if !slices.Contains(list, s) {
				return false
			}
		}
		return len(brings) > 1
	}
	for i, list := range brings {
		var own, common []string
		for _, s := range list {
			if everywhere(s) {
				common = append(common, s)
			} else {
				own = append(own, s)
			}
		}
		brings[i] = append(own, common...)
	}
	for i, list := range brings { // two of three may still begin alike
		leads := func(s string) bool {
			return slices.ContainsFunc(brings[:i], func(o []string) bool { return len(o) > 0 && o[0] == s })
		}
		if at := slices.IndexFunc(list, func(s string) bool { return !leads(s) && !everywhere(s) }); at > 0 {
			brings[i] = slices.Concat(list[at:at+1], list[:at], list[at+1:])
		}
	}
}

// says whether an advice taken up says the same, word for word, of the same place; what the
// table shows there goes without its name.
func (h *hints) says(a rules.Action, name string, brings []string) bool {
	at := h.targets.clickFor(a)
	for i := range h.list {
		_, shown := h.ghost(nil, i)
		if brings != nil && at != "" && (shown || h.names[i] == name) && slices.Equal(h.brings[i], brings) &&
			h.targets.clickFor(h.list[i].Action) == at {
			return true
		}
	}
	return false
}

// dots is how many dots show that it is being thought.
func (h *hint) dots(reduced bool) int {
	if reduced {
		return 3
	}
	return 1 + int(h.thought/dotTime)%3
}

// wording are the words that tell of the advice.
func (h *hints) wording() HintWords { return NewHintWords(h.v.Words, h.match.Title().ID, &h.offers) }

// actionName says in a few words what an action is.
func (h *hints) actionName(a rules.Action) string {
	if name := h.board.Name(h.view0(), a); name != "" {
		return name
	}
	if g := h.targets.find(h.targets.firstClick(a)); g != nil && g.Label != "" {
		return g.Label
	}
	return rules.Notation(h.v.State, a)
}

// aim finds where each advice begins among the targets there are now.
func (h *hints) aim() {
	h.target, h.clicked = h.target[:0], h.clicked[:0]
	for _, a := range h.list {
		h.target = append(h.target, h.targets.clickFor(a.Action))
		if h.looking {
			h.clicked = append(h.clicked, h.clickThen(a.Action))
		}
	}
	if h.pin >= 0 {
		h.log.mark(h.target[h.pin])
		h.targets.advise(h.target[h.pin], h.list[h.pin].Action)
	}
}

// clickThen is what was to be clicked for an action in the position that shows.
func (h *hints) clickThen(a rules.Action) board.Target {
	v := h.v
	v.Legal = v.State.Legal(nil)
	v.Picked, v.Clicks = v.Legal, 0
	for _, g := range h.board.Targets(&v) {
		if g.Off == "" && g.Button == 0 && g.Fits != nil && g.Fits(a) {
			return g
		}
	}
	return board.Target{}
}

// picks pins to an advice where its number is shown, and says whether it is.
func (h *hints) picks(i int) bool {
	if !h.v.Advised || i >= len(h.list) {
		return h.v.Advised
	}
	h.pinTo(i)
	return true
}

// number says whether numbers mean advice.
func (h *hints) number() {
	h.v.Advised, h.v.Judged = h.open && !h.looking && len(h.list) > 0, h.open && h.looking
}

// pinTo keeps where an advice begins lit and puts the panel away.
func (h *hints) pinTo(i int) {
	h.open, h.pin, h.hot = false, i, -1
	h.number()
	h.targets.choice.aimAt(h.list[i].Action)
	h.log.mark(h.target[i])
	h.targets.advise(h.target[i], h.list[i].Action)
	if g := h.targets.find(h.target[i]); g != nil && g.OnMap {
		h.camera.follow(g.ID, false)
	}
	h.change(relay)
}

// heat lights where the advice under the pointer begins.
func (h *hints) heat(i int) {
	if h.hot == i {
		return
	}
	h.hot = i
	h.change(redraw)
	if i >= 0 && i < len(h.list) && !h.looking {
		h.targets.choice.aimAt(h.list[i].Action)
	}
}

// lit is the target that the hint lights now, "" if none.
func (h *hints) lit() string {
	if h.open && h.hot >= 0 && h.hot < len(h.target) {
		return h.target[h.hot]
	}
	return ""
}

// retargeted aims anew, and finds a place for the panel where it has none.
func (h *hints) retargeted() {
	h.aim()
	if h.open && h.at.W == 0 {
		h.place()
	}
}

// resized forgets where the panel lies.
func (h *hints) resized() { h.at = ui.Rect{} }
