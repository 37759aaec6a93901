package learn

import (
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/sound/cue"
	"tilestead/titles/puzzles"
	"tilestead/titles/rivals"
	"tilestead/ui"
)

// A puzzleScreen is a puzzle at a real table, whose coach it is: the person plays a turn, and is
// told then what it was worth.
type puzzleScreen struct {
	coached
	list []puzzles.Text // of the title
	at   int            // which of them

	puzzle *puzzles.Puzzle
	begun  int     // actions before the decision
	answer *answer // nil: not given yet
	told   bool    // what it was worth shows on the table
}

// An answer is what a person answered.
type answer struct {
	at   int // the index of its first action
	line [2]rules.Action
	loss int
	how  save.PuzzleAnswer
}

// openPuzzle opens a puzzle of a list; back is where to go when it cannot be laid.
func openPuzzle(sh *page.Shell, t *rules.Title, list []puzzles.Text, at int, back ui.Scene) ui.Scene {
	p, err := list[at].Read()
	if err != nil {
		sh.Fail(err)
		return back
	}
	s := &puzzleScreen{coached: coached{sh: sh, title: t}, list: list, at: at, puzzle: p, begun: p.Game.Match.Len()}
	if err := s.lay(); err != nil {
		sh.Fail(err)
		return back
	}
	return s
}

// position is a match of its own, as it was before the decision.
func (s *puzzleScreen) position() (*rules.Match, error) {
	from := s.puzzle.Game.Match
	m, err := rules.NewMatch(s.title, from.Setup())
	if err != nil {
		return nil, err
	}
	for i := range s.begun {
		m.Replay(from.Action(i))
	}
	return m, nil
}

// lay lays the position, at first or for another try.
func (s *puzzleScreen) lay() error {
	m, err := s.position()
	if err != nil {
		return err
	}
	s.replace(table.New(s.config(m)))
	s.answer, s.told = nil, false
	s.speech = speech{changed: true}
	return nil
}

// config is the table of the puzzle, with a board of its own.
func (s *puzzleScreen) config(m *rules.Match) table.Config {
	cfg := s.setUp(m, s, true)
	for i, seat := range s.seats() {
		info := board.SeatInfo{Name: seat.Name, Look: i, Bot: seat.Bot}
		var bot think.Thinker
		if rules.Seat(i) != s.puzzle.Seat() {
			info.Bot, bot = "puzzle", waiting{}
		}
		cfg.Seats, cfg.Bots = append(cfg.Seats, info), append(cfg.Bots, bot)
	}
	return cfg
}

// waiting sits at a seat that never comes to its turn: the puzzle ends with the person's.
type waiting struct{}

func (waiting) Start(rules.Perspective) {}

func (waiting) Think(time.Time) (rules.Action, bool) { return 0, false }

// rivalLevel is how strong those are at least who play a puzzle on.
const rivalLevel = "medium"

// seats are who sits at the table and plays on: the person decides, all others are a rival.
func (s *puzzleScreen) seats() (seats []save.Seat) {
	set := s.puzzle.Game.Match.Setup()
	rival := rivalLevel
	for _, r := range rivals.Of(s.title.ID) {
		if r.Level == rivalLevel {
			rival = r.ID
		}
	}
	for i := range set.Seats {
		seat := s.sh.DefaultSeat(s.title.ID, i)
		seat.Bot, seat.Name = "", s.sh.PersonNames()[0]
		if rules.Seat(i) != s.puzzle.Seat() {
			seat.Bot, seat.Name = rival, s.sh.BotNames(s.title.ID, rival)[0]
		}
		seats = append(seats, seat)
	}
	return seats
}

// Reworded names the seats and writes the table anew in another language.
func (s *puzzleScreen) Reworded() {
	for i, seat := range s.seats() {
		s.table.Rename(rules.Seat(i), seat.Name)
	}
	s.table.Reworded()
}

// Name is what the puzzle is called.
func (s *puzzleScreen) Name() string { return s.sh.Words.Say(nameKey(s.title, s.list[s.at].ID)) }

// Waits says that the answer is given.
func (s *puzzleScreen) Waits() bool {
	if s.answer == nil {
		s.answer = s.given()
	}
	return s.answer != nil
}

// given is the answer that the match has; nil where it is not whole. What can be done at any time
// is none.
func (s *puzzleScreen) given() *answer {
	m := s.table.Match()
	at := s.begun
	for at < m.Len() && s.title.Side != nil && s.title.Side(m.Action(at)) {
		at++
	}
	if at >= m.Len() {
		return nil
	}
	a := &answer{at: at}
	a.line[0] = m.Action(at)
	after := m.Before(at + 1)
	if s.puzzle.Deep() && after.Turn() == s.puzzle.Seat() && !after.Prompt().Opens {
		if at+1 >= m.Len() {
			return nil
		}
		a.line[1] = m.Action(at + 1)
	}
	loss, ok := s.puzzle.Loss(a.line)
	if !ok { // after what can be done at any time there may be other lines: none is worse
		loss = s.puzzle.Answers[len(s.puzzle.Answers)-1].Loss
	}
	switch a.loss = loss; {
	case a.line == s.puzzle.Answers[0].Line:
		a.how = save.PuzzleSolved
	case loss <= s.puzzle.Near:
		a.how = save.PuzzleGood
	default:
		a.how = save.PuzzleMissed
	}
	return a
}

// Allow lets the person do what the rules allow.
func (s *puzzleScreen) Allow(_ rules.State, legal []rules.Action) []rules.Action { return legal }

// Other is never said: nothing is forbidden.
func (s *puzzleScreen) Other() string { return "" }

// Undo lets the turn be taken back until it is done.
func (s *puzzleScreen) Undo() string {
	if s.answer != nil || s.table.Match().Len() == s.begun {
		return "puzzle.undo"
	}
	return ""
}

// Roll is what chance brings within the turn.
func (s *puzzleScreen) Roll(rules.State) (rules.Action, error) { return s.table.Match().Roll(), nil }

// Did notes that the panel may lie elsewhere now.
func (s *puzzleScreen) Did() { s.speech.changed = true }

// Update takes one tick.
func (s *puzzleScreen) Update(in input.Frame) (ui.Scene, error) {
	if s.told && !s.table.Covered() && in.Hit(input.KeyEsc) {
		s.table.Close()
		return nil, nil
	}
	if next, err := s.update(in, s); err != nil || next != ui.Scene(s) {
		return next, err
	}
	if s.Waits() && !s.told && s.table.Phase() == table.Reading {
		s.tell()
	}
	return s, nil
}

// tell remembers the answer and shows on the table what it was worth, beside the best.
func (s *puzzleScreen) tell() {
	a := s.answer
	s.told, s.speech.changed = true, true
	s.remember()
	best := s.puzzle.Answers[0].Line
	s.table.StepThrough(a.at, []think.Verdict{{At: a.at, Best: best, Loss: a.loss, Mark: 1}}, nil)
	if a.how.Solves() {
		s.sh.Cue(cue.Cue{Name: cue.Win})
	} else {
		s.sh.Cue(cue.Cue{Name: cue.Refuse})
	}
}

// remember keeps the answer, and says if that cannot be.
func (s *puzzleScreen) remember() {
	if err := s.sh.Shelf.RememberPuzzle(s.title.ID, s.list[s.at].ID, s.answer.how); err != nil {
		s.sh.Say(ui.Failure, s.sh.Words.Say("app.unkept", s.sh.Trouble(err)))
	}
}

// again lays the position once more.
func (s *puzzleScreen) again() {
	if err := s.lay(); err != nil {
		s.table.Fail(err)
	}
}

// following opens the next puzzle that is not solved, or just the next, in place of this one.
func (s *puzzleScreen) following() {
	known := solved(s.sh, s.title)
	at := (s.at + 1) % len(s.list)
	for i := range s.list {
		if next := (s.at + 1 + i) % len(s.list); !known[s.list[next].ID].Solves() {
			at = next
			break
		}
	}
	if next := openPuzzle(s.sh, s.title, s.list, at, s); next != ui.Scene(s) {
		s.next = s.sh.Go.Replace(next)
	}
}

// playOn begins a game from here against a rival: behind an answer that solves the puzzle, else
// where the decision is still to be made. It counts for nothing.
func (s *puzzleScreen) playOn() {
	m, err := s.position()
	if err != nil {
		s.table.Fail(err)
		return
	}
	if now := s.table.Match(); s.answer.how.Solves() {
		for i := s.begun; i < now.Len(); i++ {
			m.Replay(now.Action(i))
		}
	}
	g := &save.Game{Match: m, Seats: s.seats()}
	g.Assist()
	g.Branch()
	next, err := s.sh.Go.Begin(g)
	if err != nil {
		s.sh.Fail(err)
		return
	}
	s.next = next
}

// Animating says whether the picture is about to change by itself.
func (s *puzzleScreen) Animating() bool {
	return s.table.Animating() || s.answer != nil && !s.told
}
