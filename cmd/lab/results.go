package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"tilestead/rules"
	"tilestead/save"
)

// A resultFile is where finished games are written, so that a run that was
// ended goes on from there. Its first line is what is played, each further one
// a game; a last line that was cut off is played again.
type resultFile struct {
	path string
	sync.Mutex
	file *os.File
	done map[int]played
}

// A fixture is what has to be the same for games to belong to one run.
type fixture struct {
	Title   string            `json:"title"`
	Modules []string          `json:"modules"`
	Values  map[string]string `json:"values,omitempty"`
	Seats   []string          `json:"seats"`
	Seed    uint64            `json:"seed"`
	Swap    bool              `json:"swap"`
	Tiles   string            `json:"tiles,omitempty"`
	Draws   []string          `json:"draws,omitempty"`
}

// A resultLine is a game in the file.
type resultLine struct {
	Game      int            `json:"game"`
	Scores    []rules.Points `json:"scores"`
	Winners   []int          `json:"winners"` // seats, from 1
	Decisions []int          `json:"decisions"`
	CPU       []int64        `json:"cpu_ns"`
	Turns     int            `json:"turns"`
}

// mostResults is how many bytes of results are read again: some millions of games.
const mostResults = 1 << 30

// openResults opens or begins the file and reads the games that are in it.
func openResults(path string, want fixture) (*resultFile, error) {
	head, err := json.Marshal(want)
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	r := &resultFile{path: path, file: f, done: map[int]played{}}
	if err := r.read(head); err != nil {
		f.Close()
		return nil, err
	}
	return r, nil
}

// read takes in what is there and leaves the file open behind its last whole line.
func (r *resultFile) read(head []byte) error {
	text, err := save.ReadUpTo(r.file, mostResults)
	if err != nil {
		return fmt.Errorf("%s: %w", r.path, err)
	}
	if len(text) == 0 {
		return r.write(head)
	}
	whole := text[:bytes.LastIndexByte(text, '\n')+1]
	lines := bytes.Split(bytes.TrimSuffix(whole, []byte("\n")), []byte("\n"))
	if !bytes.Equal(lines[0], head) {
		return fmt.Errorf("%s is not from this run: its first line is %.200q, not %s; name another file",
			r.path, lines[0], head)
	}
	if err := r.file.Truncate(int64(len(whole))); err != nil {
		return err
	}
	if _, err := r.file.Seek(int64(len(whole)), io.SeekStart); err != nil {
		return err
	}
	for i, line := range lines[1:] {
		var l resultLine
		if err := json.Unmarshal(line, &l); err != nil {
			return fmt.Errorf("%s, line %d: %w", r.path, i+2, err)
		}
		p := played{scores: l.Scores, decisions: l.Decisions, turns: l.Turns}
		for _, seat := range l.Winners {
			p.winners = append(p.winners, rules.Seat(seat-1))
		}
		for _, ns := range l.CPU {
			p.cpu = append(p.cpu, time.Duration(ns))
		}
		r.done[l.Game] = p
	}
	return nil
}

func (r *resultFile) write(line []byte) error {
	r.Lock()
	defer r.Unlock()
	_, err := r.file.Write(append(line, '\n'))
	return err
}

// add writes a finished game; number counts from 1.
func (r *resultFile) add(number int, p *played) error {
	l := resultLine{Game: number, Scores: p.scores, Decisions: p.decisions, Turns: p.turns, Winners: []int{}}
	for _, seat := range p.winners {
		l.Winners = append(l.Winners, int(seat)+1)
	}
	for _, d := range p.cpu {
		l.CPU = append(l.CPU, d.Nanoseconds())
	}
	line, err := json.Marshal(l)
	if err != nil {
		return err
	}
	return r.write(line)
}
