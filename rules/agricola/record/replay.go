package record

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/rulestest"
)

// Agree replays all games of a record and reports the first difference of each
// that does not agree. The error is a record that cannot be read.
func Agree(r io.Reader, report func(string)) (agree, total int, err error) {
	return rulestest.Agree(r, Read, Replay, report)
}

// Replay plays a recorded game. The error is the first difference: a choice that
// is not legal here, or anything of a position that does not agree.
func Replay(g *Game) error {
	if g.Mode == "cards" {
		return replayHands(g)
	}
	setup := rules.Setup{Title: agricola.Title.ID, Seats: 2, Modules: []string{fmt.Sprint("first-", g.Start+1)}}
	m, err := rules.NewMatch(&agricola.Title, setup)
	if err != nil {
		return err
	}
	p := &player{m: m}
	for i := range g.Steps {
		s := &g.Steps[i]
		if err := p.step(s); err != nil {
			return fmt.Errorf("step %d (%s, round %d, seat %d): %w", i+1, s.T, p.state().Round(), s.Seat, err)
		}
	}
	return nil
}

// A player replays a game. What happened since the last placement waits in
// beats, because several recorded steps may come of one action.
type player struct {
	m     *rules.Match
	beats []rules.Beat
	seen  *agricola.State // the position of the step
	known [2]*Seat        // what seats had when they changed last
}

func (p *player) state() *agricola.State { return p.m.State().(*agricola.State) }

func (p *player) legal(notation string) bool {
	_, ok := rules.Find(p.m.State(), notation)
	return ok
}

func (p *player) do(notation string) error {
	reel, err := rulestest.Do(p.m, notation)
	if reel != nil {
		p.beats = append(p.beats, reel.Beats...)
		p.seen = p.state()
	}
	return err
}

func (p *player) asked() string { return p.m.State().Prompt().Key }

func (p *player) step(s *Step) error {
	var err error
	switch s.T {
	case "round":
		err = p.round(s)
	case "place":
		err = p.place(s)
	case "field":
		err = p.field(s)
	case "feed":
		err = p.feed(s)
	case "breed":
		err = p.breed(s)
	case "end":
		return p.end(s)
	default:
		err = fmt.Errorf("there are no such steps in games without hand cards")
	}
	if err != nil {
		return err
	}
	return p.compare(s.State)
}

func (p *player) round(s *Step) error {
	if p.asked() == "reveal" {
		if err := p.do("reveal " + s.Card); err != nil {
			return err
		}
	}
	p.seen = p.state()
	if n := p.state().Round(); n != s.Round {
		return fmt.Errorf("it is round %d here", n)
	}
	if c := box.Spaces[p.state().Card(s.Round)].ID; c != s.Card {
		return fmt.Errorf("the card is %s here, recorded is %s", c, s.Card)
	}
	p.beats = nil
	return nil
}

func (p *player) place(s *Step) error {
	if seat := p.m.State().Turn(); int(seat) != s.Seat || p.asked() != "place" {
		return fmt.Errorf("seat %v is asked for %q here", seat, p.asked())
	}
	var usable []string
	for _, n := range rules.Notations(p.m.State()) {
		if id, ok := strings.CutPrefix(n, "place "); ok {
			usable = append(usable, id)
		}
	}
	want := slices.Clone(s.UsableIDs)
	slices.Sort(want)
	slices.Sort(usable)
	if !slices.Equal(usable, want) {
		return fmt.Errorf("usable are %v, recorded are %v", usable, want)
	}
	p.beats = nil
	if err := p.do("place " + s.Space); err != nil {
		return err
	}
	for i := range s.Did {
		if err := p.deed(&s.Did[i]); err != nil {
			return fmt.Errorf("choice %d, %s: %w", i+1, s.Did[i].A, err)
		}
	}
	for p.asked() == "use" {
		if err := p.do("stop"); err != nil {
			return err
		}
	}
	p.seen = p.atWork()
	return nil
}

// atWork is the position before people went home, if they did.
func (p *player) atWork() *agricola.State {
	for i := range p.beats {
		if _, ok := p.beats[i].Event.(agricola.WentHome); ok {
			return p.beats[i-1].After.(*agricola.State)
		}
	}
	return p.state()
}

// choose does one of the notations, of which none may be legal before what is
// optional has been declined.
func (p *player) choose(notations ...string) error {
	for {
		for _, n := range notations {
			if p.legal(n) {
				return p.do(n)
			}
		}
		if !p.legal("stop") {
			return p.do(notations[0])
		}
		if err := p.do("stop"); err != nil {
			return err
		}
	}
}

func (p *player) deed(d *Deed) error {
	switch d.A {
	case "startPlayer", "renovate", "growth":
		return nil // happens by itself
	case "plow", "room", "stable":
		return p.choose(d.A + " " + cell(d.Cell))
	case "bake":
		return p.choose(fmt.Sprint("bake ", d.Grain))
	case "sow":
		n, err := d.sowing()
		if err != nil {
			return err
		}
		return p.choose(n)
	case "pasture":
		return p.pasture(d)
	case "major":
		n := "build " + major(d.ID)
		if d.Returned != "" {
			n += " for " + major(d.Returned)
		}
		return p.choose(n)
	case "animals":
		if p.asked() != "house" {
			return nil // all found room
		}
		return p.choose("keep" + herd(d.Kept))
	}
	return fmt.Errorf("there is no such choice")
}

// pasture closes one; of two halves of a pasture the record may name the other.
func (p *player) pasture(d *Deed) error {
	cells, err := d.list()
	if err != nil {
		return err
	}
	names := []string{pasture(cells)}
	seat := p.m.State().Turn()
	for _, old := range pastures(p.state().Player(seat)) {
		var rest []string
		for _, c := range old {
			if !slices.Contains(cells, c) {
				rest = append(rest, c)
			}
		}
		if len(rest)+len(cells) == len(old) {
			names = append(names, pasture(rest))
		}
	}
	return p.choose(names...)
}
