package record

import (
	"fmt"
	"io"
	"slices"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/rulestest"
)

// preset is the reading of the rules of the program that recorded the games.
const preset = "engine"

// Agree replays all games of a record and reports the first difference of each
// that does not agree. The error is a record that cannot be read.
func Agree(r io.Reader, report func(string)) (agree, total int, err error) {
	return rulestest.Agree(r, Read, Replay, report)
}

// Replay plays a recorded game. The error is the first difference: a choice
// that is not legal here or a number that does not agree.
func Replay(g *Game) error {
	m, err := rules.NewMatch(&carcassonne.Title, Setup(g))
	if err != nil {
		return err
	}
	p := &player{m: m}
	for i := range g.Parts {
		if err := p.part(&g.Parts[i]); err != nil {
			return fmt.Errorf("part %d (seat %d, %s): %w", i+1, g.Parts[i].P, g.Parts[i].T, err)
		}
	}
	return p.final(g)
}

// Setup is what a recorded game started from.
func Setup(g *Game) rules.Setup {
	s := rules.Setup{Title: carcassonne.Title.ID, Seats: g.Players, Modules: slices.Clone(g.Sets[1:])}
	for _, c := range carcassonne.Presets {
		if c.ID == preset {
			s.Modules = append(s.Modules, c.Modules(g.Sets)...)
		}
	}
	s.Modules = append(s.Modules, "first-1")
	return s
}

type player struct{ m *rules.Match }

func (p *player) state() *carcassonne.State { return p.m.State().(*carcassonne.State) }

func (p *player) do(format string, args ...any) error {
	_, err := rulestest.Do(p.m, fmt.Sprintf(format, args...))
	return err
}

func (p *player) asked() string { return p.m.State().Prompt().Key }

func (p *player) part(part *Part) error {
	for _, t := range part.Disc {
		if err := p.do("draw %s", t); err != nil {
			return err
		}
		if p.asked() != "draw" {
			return fmt.Errorf("%s was laid aside, but can be placed here", t)
		}
	}
	if err := p.do("draw %s", part.T); err != nil {
		return err
	}
	if seat := p.state().Active(); int(seat)+1 != part.P {
		return fmt.Errorf("it is seat %v's turn here", seat)
	}
	if n := len(p.m.State().Legal(nil)); n != part.N {
		return fmt.Errorf("%d placements are legal here, %d recorded", n, part.N)
	}
	if err := p.do("place %d,%d r%d", part.X, part.Y, part.R); err != nil {
		return err
	}
	if err := p.act(part); err != nil {
		return err
	}
	for i, d := range part.D {
		if err := p.fly(d); err != nil {
			return fmt.Errorf("dragon step %d: %w", i+1, err)
		}
	}
	if key := p.asked(); key != "draw" && key != "over" {
		return fmt.Errorf("asked for %s after the part", key)
	}
	return p.compare(part)
}

// act is step D: what was on offer, and what was done.
func (p *player) act(part *Part) error {
	asked := p.asked() == "act" || p.asked() == "forced"
	if err := p.offers(part, asked); err != nil {
		return err
	}
	switch {
	case part.A != "-":
		return p.do("%s", part.A)
	case asked:
		return p.do("pass")
	}
	return nil
}

func (p *player) offers(part *Part, asked bool) error {
	if part.O == nil {
		if asked {
			return fmt.Errorf("there is something to choose here: %s", rulestest.LegalList(p.m.State()))
		}
		return nil
	}
	if !asked {
		return fmt.Errorf("there is nothing to choose here, %d offers recorded", *part.O)
	}
	n := 0
	for _, a := range p.m.State().Legal(nil) {
		if a.Kind() == carcassonne.KindFigure {
			n++
		}
	}
	if n != *part.O {
		return fmt.Errorf("%d figure offers here, %d recorded: %s", n, *part.O, rulestest.LegalList(p.m.State()))
	}
	return nil
}

// fly is one dragon step: seat and cell.
func (p *player) fly(d [3]int) error {
	s := p.state()
	if s.Turn() != rules.Seat(d[0]-1) {
		return fmt.Errorf("seat %v decides here, seat %d recorded", s.Turn(), d[0])
	}
	from, _ := s.Dragon()
	for i := range carcassonne.Side(4) {
		if to := from.Next(i); int(to.X) == d[1] && int(to.Y) == d[2] {
			return p.do("dragon %c", carcassonne.SideLetters[i])
		}
	}
	return fmt.Errorf("%d,%d is not beside the dragon on %v", d[1], d[2], from)
}

// compare holds scores and supplies against the recorded ones.
func (p *player) compare(part *Part) error {
	s := p.state()
	for i, want := range part.Scores {
		if n := s.Points(rules.Seat(i)); n != want {
			return fmt.Errorf("seat %d has %d points here, %d recorded", i+1, n, want)
		}
	}
	for i, want := range part.U {
		if u := supply(s.Supply(rules.Seat(i))); u != want {
			return fmt.Errorf("seat %d has figures %s here, %s recorded", i+1, u, want)
		}
	}
	return nil
}

// supply writes figures as records do: "5Bbp" is 5 small, big, builder and pig.
func supply(n [carcassonne.Figures]int8) string {
	b := []byte{'0' + byte(n[carcassonne.Small])}
	for i, letter := range []byte("Bbp") {
		if n[carcassonne.Big+carcassonne.Figure(i)] > 0 {
			b = append(b, letter)
		}
	}
	return string(b)
}

// final is what is left of the stack, and who has what in the end.
func (p *player) final(g *Game) error {
	for _, t := range g.Aside {
		if err := p.do("draw %s", t); err != nil {
			return fmt.Errorf("end: %w", err)
		}
	}
	if !p.state().Ended() {
		return fmt.Errorf("end: %d tiles are left to draw here: %s", p.state().Left(), rulestest.LegalList(p.m.State()))
	}
	for i, want := range g.Final {
		if n := p.state().Points(rules.Seat(i)); n != want {
			return fmt.Errorf("end: seat %d has %d points here, %d recorded", i+1, n, want)
		}
	}
	for i, want := range g.Tokens {
		for j, n := range p.state().Tokens(rules.Seat(i)) {
			if id := carcassonne.GoodIDs[j]; int(n) != want[id] {
				return fmt.Errorf("end: seat %d has %d %s here, %d recorded", i+1, n, id, want[id])
			}
		}
	}
	return nil
}
