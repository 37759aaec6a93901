package think

import "tilestead/rules"

// A Distant bot thinks elsewhere, such as in a worker of the browser, where it
// is sent the game so far. As a Thinker it decides the same, here.
type Distant interface {
	Thinker
	// Ask begins the decision of the seat whose turn it is; an error says that
	// nobody is there to answer.
	Ask(m *rules.Match) (Answer, error)
}

// An Answer is a decision that somebody elsewhere thinks about.
type Answer interface {
	// Poll gives the decision when there is one; an error says that none will come.
	Poll() (a rules.Action, ok bool, err error)
	// Stop says that the answer is not wanted any more.
	Stop()
}

// distant waits for an answer; when none will come the bot thinks here.
type distant struct {
	answer Answer
	near   func() Job
	here   Job
}

func askDistant(d Distant, m *rules.Match, near func() Job) Job {
	answer, err := d.Ask(m)
	if err != nil {
		return near()
	}
	return &distant{answer: answer, near: near}
}

func (d *distant) Poll() (rules.Action, bool, error) {
	if d.here != nil {
		return d.here.Poll()
	}
	a, ok, err := d.answer.Poll()
	if err != nil {
		d.answer.Stop()
		d.here = d.near()
		return 0, false, nil
	}
	return a, ok, nil
}

func (d *distant) Stop() {
	if d.here != nil {
		d.here.Stop()
		return
	}
	d.answer.Stop()
}
