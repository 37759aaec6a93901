package table

import (
	"strings"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
	"time"
)

// A choice is what a person is about to do: clicks and the draft narrow what is
// left of the legal actions.
type choice struct {
	*core
	player   *player
	open     bool
	decision int // how many there have been
	at       board.Progress
	past     []board.Progress // before each click
	laid     bool             // its buttons have been learned
	keys     [7]meaning       // of the buttons, by number; kept from choice to choice
	first    [7]string        // what they did before anything was clicked

	carry carry

	ask        *question       // open before an action is done
	regretted  map[string]bool // what was asked about that is left undone
	breathFrom time.Duration   // since when the choice is as it is
	turns      bool            // what is in hand can be turned
	turnedAt   time.Duration
	wheeled    float64 // lines of the wheel saved up for turning
}

// A meaning is what a button does, and since when.
type meaning struct {
	id    string
	since time.Duration
}

// buttonRest is how long a button must have had its meaning before a click on
// it counts: what comes sooner was meant for the one before.
const buttonRest = 250 * time.Millisecond

// learn notes what the buttons among gs do now. What changes within a choice
// does so by the player's own clicks and counts at once.
func (c *choice) learn(gs []board.Target, now time.Duration) {
	if !c.clicked() {
		c.first = [7]string{}
	}
	for _, g := range gs {
		if !c.clicked() && g.Button > 0 && g.Button < len(c.first) {
			c.first[g.Button] = g.ID
		}
		if g.Button <= 0 || g.Button >= len(c.keys) || c.keys[g.Button].id == g.ID {
			continue
		}
		since := now
		if c.laid || c.keys[g.Button].id == "" { // none was there to be meant
			since -= buttonRest
		}
		c.keys[g.Button] = meaning{g.ID, since}
	}
	c.laid = c.open
}

// fit notes what can be clicked now, and whether what is in hand can be turned.
func (c *choice) fit(gs []board.Target, turns bool) {
	c.learn(gs, c.now)
	c.turns = turns
}

// tooSoon says whether g is a button that has just changed its meaning.
func (c *choice) tooSoon(g board.Target, now time.Duration) bool {
	return g.Button > 0 && g.Button < len(c.keys) && now-c.keys[g.Button].since < buttonRest
}

func (c *choice) clicked() bool { return len(c.past) > 0 }

// deciding says whether a person may act now: everything has been shown.
func (c *choice) deciding() bool { return c.open && !c.player.playing() }

// begin opens the choice of a person from the legal actions.
func (c *choice) begin(legal []rules.Action, unseen news) {
	c.renew()
	c.open = true
	c.decision++
	c.v.Legal, c.v.Picked, c.v.Clicks, c.v.Draft = legal, legal, 0, nil
	c.v.News, c.v.Missed = unseen.before, unseen.events
	c.at = board.Progress{Fit: legal, Draft: c.offers.Drafts.First(c.view0())}
	c.arrive()
}

// renew forgets what was clicked, but not what the buttons meant.
func (c *choice) renew() {
	c.open, c.past, c.laid = false, nil, false
}

// close ends the choice, made or not.
func (c *choice) close() {
	c.renew()
	c.at = board.Progress{}
	c.v.Legal, c.v.Picked, c.v.Clicks, c.v.Draft, c.v.Before = nil, nil, 0, nil, nil
	c.v.News, c.v.Missed = nil, nil
	c.stopAsking()
	c.retarget()
}

// idle is the view of somebody who has nothing to decide.
func (c *choice) idle() board.View {
	v := c.v
	v.Legal, v.Picked, v.Clicks, v.Draft, v.Before = nil, nil, 0, nil, nil
	return v
}

// reset takes all clicks back.
func (c *choice) reset() {
	if len(c.past) > 0 {
		c.at, c.past = c.past[0], nil
	}
	c.arrive()
}

// arrive shows the choice as far as it has come.
func (c *choice) arrive() {
	c.v.Picked, c.v.Clicks, c.v.Draft, c.v.Before = c.at.Picked(), len(c.past), c.at.Draft, c.at.Draft
	c.stopAsking()
	c.retarget()
}

// back takes the last click back and says whether there was one.
func (c *choice) back() bool {
	if len(c.past) == 0 {
		return false
	}
	n := len(c.past) - 1
	c.at, c.past = c.past[n], c.past[:n]
	c.arrive()
	return true
}

// retarget notes that other things can be clicked now.
func (c *choice) retarget() {
	c.change(retarget | untip)
	c.breathFrom = c.now
}

// click narrows what is left by a target. done says that one action is left and
// meant, sure that it was asked for twice.
func (c *choice) click(g board.Target) (a rules.Action, done, sure bool) {
	if g.Fits == nil && g.Sets == nil {
		return 0, false, false
	}
	if c.at.Presets(&g) {
		c.stopAsking()
		c.preset(g.Sets(c.at.Draft))
		return 0, false, false
	}
	next := c.at.Click(&g)
	left := next.Picked()
	if len(left) == 0 {
		return 0, false, false
	}
	if c.ask != nil {
		if c.ask.target == g.ID && len(left) == 1 && left[0] == c.ask.action {
			c.answer()
			return left[0], true, true
		}
		c.stopAsking() // what was clicked instead is asked about anew
	}
	if len(left) == 1 && !g.Opens {
		return left[0], true, false
	}
	if len(left) == len(c.v.Picked) && len(left) == 1 && next.Draft == c.at.Draft {
		return 0, false, false
	}
	c.step()
	c.at = next
	c.arrive()
	return 0, false, false
}

// doubtful says whether an action is asked about once more, where the settings or
// the board want it, and asks.
func (c *choice) doubtful(a rules.Action, g board.Target) bool {
	regret, warning := "", ""
	if c.opt.Confirm != settings.NeverConfirm {
		warning = c.board.Confirm(c.view0(), a)
		if warning == "" && !c.opt.Purist && c.offers.Regret != nil {
			regret, warning = c.regret(a)
		}
	}
	switch {
	case warning != "":
	case c.opt.Confirm == settings.ConfirmAlways:
	default:
		return false
	}
	c.doubt(a, g, warning)
	c.ask.regret = regret
	return true
}

// regret is a warning of what an action leaves undone, and what that is; "" once a question about
// it has been answered.
func (c *choice) regret(a rules.Action) (what, warning string) {
	what, warning = c.offers.Regret(c.view0(), a)
	if c.regretted[what] {
		return "", ""
	}
	return what, warning
}

// answer drops the question that is open, which has been answered: of what it warned no other
// warns again.
func (c *choice) answer() {
	if q := c.ask; q != nil && q.regret != "" {
		if c.regretted == nil {
			c.regretted = map[string]bool{}
		}
		c.regretted[q.regret] = true
	}
	c.stopAsking()
}

// doubt asks whether an action is to be done, and what speaks against it.
func (c *choice) doubt(a rules.Action, g board.Target, warning string) {
	q := &question{action: a, target: g.ID, warning: warning}
	q.head = g.Label
	if q.head == "" {
		q.head = firstLine(g.Hint)
	}
	if q.head == "" {
		q.head = c.v.Words.Say("table.ask")
	}
	c.ask, c.v.Asked = q, a
	c.change(relay | untip)
	if c.kit.FocusID() != "" {
		c.kit.Focus(questionYes)
	}
}

// stopAsking drops the question that is open, if any, and puts the keyboard's mark back.
func (c *choice) stopAsking() {
	if f := c.kit.FocusID(); c.ask != nil && (f == questionYes || f == questionNo) {
		c.kit.Focus(ui.ID(c.ask.target))
	}
	c.ask, c.v.Asked = nil, 0
}

// The buttons of a question.
const (
	questionYes ui.ID = "question/yes"
	questionNo  ui.ID = "question/no"
)

// A question asks once more before an action is done.
type question struct {
	action        rules.Action
	target        string
	head, warning string
	regret        string // what the warning is about, if that is told but once
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}
