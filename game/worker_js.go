package game

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"time"

	"tilestead/bots/advice"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/think"
)

// answerWithin is how long the worker may think before it counts as lost: a
// browser that needs memory ends workers without a word.
const answerWithin = 60 * time.Second

// The worker takes the processor only while pictures come in time: drawing may
// need it, where there are few of them and no graphics card.
const (
	slowFrame = 30 * time.Millisecond  // between two frames that are late
	leastCalm = 150 * time.Millisecond // without such a frame, until it takes the processor again
	mostCalm  = 16 * leastCalm         // the same, where frames were late each time it did
)

// errNotThere is why the worker cannot be asked.
var errNotThere = errors.New("the bots' worker is not running")

// NewBot makes bots, such as scenes.AppOptions.NewBot.
type NewBot func(title, level string, seed uint64) (think.Thinker, error)

// NewAdvisor makes who answers hints, such as scenes.AppOptions.NewAdvisor.
type NewAdvisor func(title string, seed uint64) (think.Advisor, error)

// BesideThePage makes bots, advisors and reviewers that think in a worker of the browser.
// Should it fail, they think as those that near, advisor and reviewer make; these have no
// networks to judge by.
func BesideThePage(near NewBot, advisor NewAdvisor, reviewer think.NewReviewer) (NewBot, NewAdvisor,
	think.NewReviewer) {
	w := &worker{}
	bot := func(title, level string, seed uint64) (think.Thinker, error) {
		t, err := near(title, level, seed)
		if err != nil {
			return nil, err
		}
		w.start()
		return distantBot{t, w, level, seed}, nil
	}
	hint := func(title string, seed uint64) (think.Advisor, error) {
		a, err := advisor(title, seed)
		if err != nil {
			return nil, err
		}
		w.start()
		return distantAdvisor{a, w, seed}, nil
	}
	review := func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
		r, err := reviewer(m, seat)
		if err != nil {
			return nil, err
		}
		w.start()
		return distantReviewer{r, w, m, seat}, nil
	}
	return bot, hint, review
}

// A distantBot is asked through the worker.
type distantBot struct {
	think.Thinker
	worker *worker
	level  string
	seed   uint64
}

// Ask sends the game to the worker.
func (b distantBot) Ask(m *rules.Match) (think.Answer, error) {
	q, err := b.worker.ask(b.level, b.seed, m)
	if err != nil {
		return nil, err
	}
	return decision{q}, nil
}

// A distantAdvisor is asked through the worker.
type distantAdvisor struct {
	think.Advisor
	worker *worker
	seed   uint64
}

// Ask sends the game to the worker.
func (a distantAdvisor) Ask(m *rules.Match) (think.AdviceAnswer, error) {
	q, err := a.worker.ask("hint", a.seed, m)
	if err != nil {
		return nil, err
	}
	return adviceQuestion{q}, nil
}

// A distantReviewer is asked through the worker.
type distantReviewer struct {
	think.Reviewer
	worker *worker
	match  *rules.Match
	seat   rules.Seat
}

// Ask sends the game to the worker.
func (r distantReviewer) Ask() (think.Verdicts, error) {
	q, err := r.worker.send("review", advice.WriteSeat(r.seat), r.match)
	if err != nil {
		return nil, err
	}
	return verdicts{q, r.match}, nil
}

// A worker is the bots' program beside the page; see cmd/bot. It works on one
// question at a time.
type worker struct {
	js      js.Value
	started bool
	ready   bool
	lost    bool
	unsent  string // the current question, until it is ready
	asked   int
	current *question
	fast    bool      // it was told to take the processor
	looked  time.Time // when it was last asked for an answer
	late    time.Time // when a frame was last late
	calm    time.Duration
}

// A question waits for its answer.
type question struct {
	worker  *worker
	id      string
	state   rules.State
	since   time.Time
	answers []string // that were not given yet
	polled  bool
	over    bool // nothing more will come
}

// start loads the worker's program, once.
func (w *worker) start() {
	if w.started {
		return
	}
	w.started = true
	w.js = host().Call("newWorker")
	w.js.Set("onmessage", js.FuncOf(func(_ js.Value, a []js.Value) any {
		w.hear(a[0].Get("data").String())
		return nil
	}))
	w.js.Set("onerror", js.FuncOf(func(_ js.Value, a []js.Value) any {
		w.hear("failed " + a[0].Get("message").String())
		return nil
	}))
}

func (w *worker) hear(message string) {
	head, rest, _ := strings.Cut(message, " ")
	switch {
	case head == "ready":
		w.ready = true
		if w.unsent != "" && w.current != nil {
			w.current.since = time.Now()
			w.js.Call("postMessage", w.unsent)
		}
		w.unsent = ""
	case head == "failed":
		w.lose()
	case w.current != nil && w.current.id == head:
		w.current.answers, w.current.since = append(w.current.answers, rest), time.Now()
	}
}

// lose gives the worker up.
func (w *worker) lose() {
	w.ready, w.lost = false, true
	w.js.Call("terminate")
}

// ask sends a question about the decision of a game; the error says why it cannot.
func (w *worker) ask(level string, seed uint64, m *rules.Match) (*question, error) {
	return w.send("ask", fmt.Sprint(level, " ", seed), m)
}

// send sends a question about a game.
func (w *worker) send(kind, what string, m *rules.Match) (*question, error) {
	if w.lost {
		return nil, errNotThere
	}
	game, err := (&save.Game{Match: m}).Bytes()
	if err != nil {
		return nil, err
	}
	w.asked++
	w.current = &question{worker: w, id: fmt.Sprint(w.asked), state: m.State(), since: time.Now()}
	message := fmt.Sprintf("%s %s %s\n%s", kind, w.current.id, what, game)
	if !w.ready {
		w.unsent = message
		return w.current, nil
	}
	w.js.Call("postMessage", message)
	return w.current, nil
}

// keepPace is called every tick while the worker thinks; first says that it was
// not in the tick before.
func (w *worker) keepPace(now time.Time, first bool) {
	switch {
	case first:
	case now.Sub(w.looked) > slowFrame:
		if w.fast {
			w.calm = min(2*w.calm, mostCalm)
		}
		w.late = now
	case now.Sub(w.late) > 2*mostCalm:
		w.calm = 0
	}
	w.calm = max(w.calm, leastCalm)
	w.looked = now
	if !w.ready {
		return
	}
	if fast := now.Sub(w.late) > w.calm; fast != w.fast {
		w.fast = fast
		w.js.Call("postMessage", map[bool]string{true: "fast", false: "slow"}[fast])
	}
}

// poll gives the answer once it has come.
func (q *question) poll() (answer string, ok bool, err error) {
	q.worker.keepPace(time.Now(), !q.polled)
	q.polled = true
	if len(q.answers) > 0 {
		answer, q.answers = q.answers[0], q.answers[1:]
		q.over = true
		return answer, true, nil
	}
	if q.worker.current == q && time.Since(q.since) > answerWithin {
		q.worker.lose()
	}
	if q.worker.current != q || q.worker.lost {
		return "", false, errNotThere
	}
	return "", false, nil
}

// A decision is a question whose answer is an action.
type decision struct{ *question }

// Poll gives the action once it has come.
func (d decision) Poll() (rules.Action, bool, error) {
	answer, ok, err := d.poll()
	if !ok || err != nil {
		return 0, false, err
	}
	a, ok := rules.Find(d.state, answer)
	if !ok {
		return 0, false, fmt.Errorf("the bots' worker answers %q", answer)
	}
	return a, true, nil
}

// An adviceQuestion is a question whose answer is advice.
type adviceQuestion struct{ *question }

// Poll gives the advice once it has come.
func (c adviceQuestion) Poll() ([]think.Advice, bool, error) {
	answer, ok, err := c.poll()
	if !ok || err != nil {
		return nil, false, err
	}
	list, err := advice.Read(c.state, answer)
	return list, err == nil, err
}

// Verdicts are a question with many answers.
type verdicts struct {
	*question
	match *rules.Match
}

// Poll gives what has come since the last time.
func (v verdicts) Poll() (list []think.Verdict, over bool, err error) {
	for {
		answer, ok, err := v.poll()
		if !ok || err != nil {
			return list, false, err
		}
		v.over = advice.IsOver(answer)
		if v.over {
			return list, true, nil
		}
		verdict, err := advice.ReadVerdict(v.match, answer)
		if err != nil {
			return nil, false, err
		}
		list = append(list, verdict)
	}
}

// Stop ends the thinking.
func (q *question) Stop() {
	if q.worker.current == q {
		q.worker.current = nil
		if !q.over && q.worker.ready {
			q.worker.js.Call("postMessage", "stop")
		}
	}
}
