package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
)

// playResult is what `lab play -json` ends with.
type playResult struct {
	Title      string    `json:"title"`
	Modules    []string  `json:"modules"`
	Games      int       `json:"games"`
	Seats      []playBot `json:"seats"`
	MeanMargin float64   `json:"mean_margin"` // the first bot's score less that of the best other
	MeanTurns  float64   `json:"mean_turns"`  // turns of all seats together, extra turns included
}

// playBot is how one of the bots of -seats did, wherever it sat.
type playBot struct {
	Bot       string  `json:"bot"`
	Wins      int     `json:"wins"` // alone
	Ties      int     `json:"ties"` // shared victories
	Games     int     `json:"games"`
	WinShare  float64 `json:"win_share"`
	Low       float64 `json:"low"`
	High      float64 `json:"high"`
	MeanScore float64 `json:"mean_score"`
	CPUMillis float64 `json:"cpu_ms_per_decision"`
}

func runPlay(l *lab, args []string) error {
	var g game
	f := l.flags("play", "-seats LEVEL,LEVEL... [flags]: matches between bots")
	f.game(&g, 100)
	levels := f.String("seats", "",
		"who plays, `LEVEL,LEVEL...` in seat order; levels: "+levelNames()+"; or "+wired+
			" for another program, see docs/notation.md")
	tell := f.String("tell", "", "what another program is told besides, `WORD,WORD`: "+tellPositions+" before each "+
		"question, and what is "+tellForced+" instead of being asked")
	var c course
	f.course(&c)
	out := f.String("o", "", "append each finished game to `FILE`; an interrupted run resumes from it")
	shows := f.Bool("shows", false, "end with what the bots scored for and did: of each thing how much of it in a game, "+
		"and by how many spreads of a game (d') the first bot is apart from the others")
	swap := f.Bool("swap", false, "play every seed once in each seating (the seats rotated)")
	if err := f.parse(args); err != nil {
		return err
	}
	if *levels == "" {
		return f.wrong("-seats is missing: name the bots, such as -seats hard,easy; known: %s", levelNames())
	}
	m := match{levels: split(*levels), swap: *swap, course: &c, habits: *shows}
	var err error
	if m.title, m.setup, err = f.setup(&g, len(m.levels)); err != nil {
		return err
	}
	if err := m.checkSeats(); err != nil {
		return f.wrong("-seats: %v; or %s for another program", err, wired)
	}
	if *swap && g.games%len(m.levels) != 0 {
		return f.wrong("-games %d: with -swap it must be a multiple of %d, so that every bot takes every seat equally often",
			g.games, len(m.levels))
	}
	if *shows && *out != "" {
		return f.wrong("-shows with -o: the file of games does not keep what bots did; leave one of them out")
	}
	if _, err := os.Stat(*out); err == nil {
		c.goes = true
	}
	tells, wrong := tellingOf(split(*tell))
	switch {
	case wrong != "":
		return f.wrong("-tell %q: expected %s, %s or both", wrong, tellPositions, tellForced)
	case *tell != "" && !slices.Contains(m.levels, wired):
		return f.wrong("-tell %s: nobody is told, for no seat of -seats is %s", *tell, wired)
	}
	if err := c.begin(f, m.title, m.setup); err != nil {
		return err
	}
	m.tie(l, tells)
	results, err := m.series(g.games, *out, l)
	if err != nil {
		return err
	}
	if m.wire != nil {
		l = &lab{out: remarks{l.out}, err: l.err}
	}
	r, ended := m.sum(results, l)
	r.print(l.out, ended)
	if *shows {
		m.show(results, l.out)
	}
	if g.json {
		if err := json.NewEncoder(l.out).Encode(r); err != nil {
			return err
		}
	}
	if ended < r.Games {
		return errFailed
	}
	return nil
}

// checkSeats says which seat nobody can play.
func (m *match) checkSeats() error {
	for _, level := range m.levels {
		if level == wired {
			continue
		}
		if _, err := newBot(m.title.ID, level, 0); err != nil {
			return err
		}
	}
	return nil
}

// print tells how everybody did.
func (r *playResult) print(out io.Writer, ended int) {
	for i, b := range r.Seats {
		fmt.Fprintf(out, "%d %-10s won %d, shared %d of %d: %.1f %% (%.1f to %.1f), mean score %.2f, %.3f ms a "+
			"decision\n",
			i+1, b.Bot, b.Wins, b.Ties, b.Games, 100*b.WinShare, 100*b.Low, 100*b.High, b.MeanScore, b.CPUMillis)
	}
	fmt.Fprintf(out, "%d of %d games ended; mean margin of %s %+.2f, mean turns %.2f\n", ended, r.Games,
		r.Seats[0].Bot, r.MeanMargin, r.MeanTurns)
}

// tie has another program play or draw, where one does.
func (m *match) tie(l *lab, tells telling) {
	draws := m.course.draws == wired
	if !draws && !slices.Contains(m.levels, wired) {
		return
	}
	m.wire = newWire(l.in, l.out)
	if m.wire.tells, m.wire.deals = tells, draws; draws {
		m.course.wire = m.wire
	}
}

// series plays so many games and gives them in their order; those that the file
// holds already are not played again.
func (m *match) series(games int, file string, l *lab) ([]played, error) {
	results := make([]played, games)
	kept := &resultFile{}
	if file != "" {
		var err error
		kept, err = openResults(file, fixture{m.title.ID, m.setup.Modules, m.setup.Values, m.levels, m.setup.Seed,
			m.swap, m.course.tiles, m.course.order})
		if err != nil {
			return nil, err
		}
		defer kept.file.Close()
	}
	one := func(i int) {
		if p, ok := kept.done[i+1]; ok {
			results[i] = p
			return
		}
		results[i] = m.play(i)
		if p := &results[i]; file != "" && p.err == nil {
			p.err = kept.add(i+1, p)
		}
	}
	if m.wire == nil {
		spread(games, l.progress, func() func(int) { return one })
		return results, nil
	}
	runtime.LockOSThread() // times are those of a thread
	defer runtime.UnlockOSThread()
	for i := range games { // another program follows one game at a time
		if one(i); results[i].err != nil {
			return nil, results[i].err
		}
	}
	return results, nil
}

// remarks writes each line as a remark of the notation, for another program may
// be reading.
type remarks struct{ to io.Writer }

func (r remarks) Write(text []byte) (int, error) {
	lines := strings.TrimSuffix(string(text), "\n")
	if _, err := fmt.Fprintln(r.to, "# "+strings.ReplaceAll(lines, "\n", "\n# ")); err != nil {
		return 0, err
	}
	return len(text), nil
}

// sum adds the games up by bot and counts those that ended.
func (m *match) sum(results []played, l *lab) (r playResult, ended int) {
	r = playResult{Title: m.title.ID, Modules: m.setup.Modules, Games: len(results),
		Seats: make([]playBot, len(m.levels))}
	var margins, turns float64
	decisions := make([]int, len(m.levels))
	for i, p := range results {
		if p.err != nil {
			fmt.Fprintf(l.out, "game %d: %v\n", i+1, p.err)
		} else {
			ended++
		}
		for k := range m.levels {
			b := &r.Seats[k]
			seat := m.seatOf(i, k)
			b.Games++
			b.MeanScore += p.scores[seat].Float()
			b.CPUMillis += p.cpu[seat].Seconds() * 1000
			decisions[k] += p.decisions[seat]
			if slices.Contains(p.winners, seat) {
				if len(p.winners) == 1 {
					b.Wins++
				} else {
					b.Ties++
				}
			}
		}
		margins += p.margin(m.seatOf(i, 0)).Float()
		turns += float64(p.turns)
	}
	n := float64(len(results))
	r.MeanMargin, r.MeanTurns = margins/n, turns/n
	for k := range r.Seats {
		b := &r.Seats[k]
		b.Bot = m.levels[k]
		b.WinShare = (float64(b.Wins) + float64(b.Ties)/2) / n
		b.Low, b.High = wilson(b.WinShare, n)
		b.MeanScore /= n
		b.CPUMillis /= float64(max(decisions[k], 1))
	}
	return r, ended
}
