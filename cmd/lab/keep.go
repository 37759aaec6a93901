package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/save"
)

// A course is how games are dealt and where they are kept, the same for play
// and random.
type course struct {
	tiles string
	draws string
	dir   string
	goes  bool // a run that was ended goes on: games that it kept may lie in dir

	title *rules.Title
	setup rules.Setup
	order []string // notation of the draws to come first
	exact bool     // a draw of order that cannot come ends the game, instead of leaving the rest to chance
	wire  *wire    // where draws are read from, nil for none
}

func (f *flags) course(c *course) {
	f.StringVar(&c.tiles, "tiles", "",
		"draw these tiles first, `ID,ID...`; each game follows them until one cannot be drawn")
	f.StringVar(&c.draws, "draws", "",
		"draws for each game from `FILE`, in notation, one per line; when they run out, chance decides")
	f.StringVar(&c.dir, "save", "", "save every game in `FOLDER`")
}

// begin checks what was asked for.
func (c *course) begin(f *flags, t *rules.Title, s rules.Setup) error {
	c.title, c.setup = t, s
	if c.tiles != "" && t.ID != carcassonne.Title.ID {
		return f.wrong("-tiles: %s draws no tiles; %s does", t.ID, carcassonne.Title.ID)
	}
	for _, id := range split(c.tiles) {
		if _, err := carcassonne.Find(id); err != nil {
			return f.wrong("-tiles: %v", err)
		}
		c.order = append(c.order, "draw "+id)
	}
	if err := c.readDraws(f); err != nil {
		return err
	}
	if c.dir == "" {
		return nil
	}
	return c.prepare(f)
}

// prepare makes the folder for games; it refuses one that holds others, for the names
// would be the same.
func (c *course) prepare(f *flags) error {
	if err := os.MkdirAll(c.dir, 0o755); err != nil {
		return err
	}
	others, err := filepath.Glob(filepath.Join(c.dir, "[0-9][0-9][0-9][0-9][0-9]*"+save.Ext))
	if err == nil && len(others) > 0 && !c.goes {
		return f.wrong("-save: %s is there already and would be written over; name another folder", others[0])
	}
	return err
}

// readDraws takes in the file of draws.
func (c *course) readDraws(f *flags) error {
	if c.draws == "" || c.draws == wired {
		return nil
	}
	if c.tiles != "" {
		return f.wrong("give either -tiles or -draws")
	}
	text, err := save.ReadFile(c.draws)
	if err != nil {
		return f.wrong("-draws: %v", err)
	}
	for _, line := range strings.Split(string(text), "\n") {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			c.order = append(c.order, line)
		}
	}
	c.exact = true
	return nil
}

// A dealer is Nature in one game.
type dealer struct {
	*course
	order []string
	r     *rand.Rand
	legal []rules.Action // memory for lists of outcomes
}

func (c *course) dealer(r *rand.Rand) *dealer { return &dealer{course: c, order: c.order, r: r} }

// again makes d Nature in another game.
func (d *dealer) again(r *rand.Rand) { d.order, d.r = d.course.order, r }

// draw follows the order, or reads what another program draws; what is not
// given comes by chance.
func (d *dealer) draw(s rules.State) (a rules.Action, err error) {
	if d.wire != nil {
		return d.wire.read(s)
	}
	if len(d.order) > 0 && (d.exact || firstWord(d.order[0]) == firstWord(rules.Notation(s, s.Legal(nil)[0]))) {
		next := d.order[0]
		d.order = d.order[1:]
		if a, ok := rules.Find(s, next); ok {
			return a, nil
		}
		if d.exact {
			return 0, fmt.Errorf("%s, draw %d: %q cannot come; %s", d.draws, len(d.course.order)-len(d.order), next,
				wanted(s))
		}
		d.order = nil
	}
	a, d.legal = rules.Chance(s, d.legal, d.r)
	return a, nil
}

// firstWord is what outcomes of the same kind begin with in notation.
func firstWord(notation string) string {
	word, _, _ := strings.Cut(notation, " ")
	return word
}

// keep writes a game as a saved game, if that was asked for; bots are the levels
// by seat, none for random games.
func (c *course) keep(number int, seed uint64, actions []rules.Action, bots []string) error {
	if c.dir == "" {
		return nil
	}
	setup := c.setup
	setup.Seed = seed
	m, err := rules.NewMatch(c.title, setup)
	if err != nil {
		return err
	}
	for _, a := range actions {
		m.Replay(a)
	}
	g := save.Game{Match: m}
	for i, level := range bots {
		name := fmt.Sprintf("%s %d", strings.ToUpper(level[:1])+level[1:], i+1)
		if level == wired {
			level = "" // a person, as far as a saved game knows
		}
		g.Seats = append(g.Seats, save.Seat{Bot: level, Color: palette.Seats[i].ID, Name: name})
	}
	data, err := g.Bytes()
	if err != nil {
		return err
	}
	return writeNew(filepath.Join(c.dir, fmt.Sprintf("%05d%s", number+1, save.Ext)), data)
}

// writeNew writes a file; one that is there stays, and that is an error unless it is the
// same.
func writeNew(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		if old, err := save.ReadFile(path); err == nil && bytes.Equal(old, data) {
			return nil
		}
		return fmt.Errorf("%s is there already, and another one; name another", path)
	}
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Close())
}
