// Package moves writes a game of Carcassonne as plain text with one tile a
// line, and reads it back, so that games can be compared with those of other
// programs. docs/notation.md describes the form.
package moves

import (
	"bufio"
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// Write is the game as text; seed and names are not in it.
func Write(m *rules.Match) []byte {
	var b bytes.Buffer
	set := m.Setup()
	fmt.Fprintf(&b, "%s\nplayers %d\n", carcassonne.Title.ID, set.Seats)
	if len(set.Modules) > 0 {
		fmt.Fprintf(&b, "modules %s\n", strings.Join(set.Modules, " "))
	}
	open := false // a line has been begun
	dragon := false
	end := func() {
		if open {
			b.WriteByte('\n')
		}
		open, dragon = false, false
	}
	for i := range m.Len() {
		a, s, after := m.Action(i), m.Before(i).(*carcassonne.State), m.Before(i+1).(*carcassonne.State)
		n := rules.Notation(s, a)
		switch a.Kind() {
		case carcassonne.KindFirst:
			fmt.Fprintln(&b, n)
		case carcassonne.KindDraw:
			end()
			id := carcassonne.Tiles[carcassonne.KindOf(a)].ID
			switch {
			case after.Hand() != carcassonne.NoKind:
				fmt.Fprintf(&b, "%v %s", after.Active(), id)
				open = true
			case len(after.DragonRow()) > len(s.DragonRow()):
				fmt.Fprintf(&b, "row %s\n", id)
			default:
				fmt.Fprintf(&b, "aside %s\n", id)
			}
		case carcassonne.KindPlace:
			b.WriteString(strings.TrimPrefix(n, "place"))
		case carcassonne.KindDragon:
			if !dragon {
				b.WriteString(" dragon")
				dragon = true
			}
			fmt.Fprintf(&b, " %v:%c", s.Turn(), carcassonne.SideLetters[carcassonne.SideOf(a)])
		default:
			b.WriteString(" " + n)
		}
	}
	end()
	return b.Bytes()
}

// Read plays a game written so. The error names the line and what was expected
// there.
func Read(text []byte) (*rules.Match, error) {
	r := &reader{setup: rules.Setup{Title: carcassonne.Title.ID, Seats: 2}}
	in := bufio.NewScanner(bytes.NewReader(text))
	for in.Scan() {
		r.line++
		words := strings.Fields(in.Text())
		if len(words) == 0 || words[0][0] == '#' {
			continue
		}
		if err := r.do(words); err != nil {
			return nil, fmt.Errorf("line %d: %w", r.line, err)
		}
	}
	if err := in.Err(); err != nil {
		return nil, fmt.Errorf("line %d: %w", r.line+1, err)
	}
	if err := r.begin(); err != nil {
		return nil, err
	}
	return r.m, nil
}

type reader struct {
	line  int
	named bool
	setup rules.Setup
	m     *rules.Match
}

// begin starts the game once its head has been read.
func (r *reader) begin() error {
	if !r.named {
		return fmt.Errorf("want %q in the first line", carcassonne.Title.ID)
	}
	if r.m != nil {
		return nil
	}
	r.setup, _ = carcassonne.Title.WithoutIdle(r.setup)
	m, err := rules.NewMatch(&carcassonne.Title, r.setup)
	r.m = m
	return err
}

func (r *reader) do(words []string) error {
	if !r.named {
		if r.named = words[0] == carcassonne.Title.ID; !r.named {
			return fmt.Errorf("want %q, got %q", carcassonne.Title.ID, words[0])
		}
		return nil
	}
	if r.m == nil {
		switch words[0] {
		case "players":
			n, err := strconv.Atoi(strings.Join(words[1:], " "))
			if err != nil {
				return fmt.Errorf("want `players N`, got %q", strings.Join(words, " "))
			}
			r.setup.Seats = n
			return nil
		case "modules":
			r.setup.Modules = words[1:]
			return nil
		}
		if err := r.begin(); err != nil {
			return err
		}
	}
	switch words[0] {
	case "first":
		return r.play(words)
	case "row", "aside":
		return r.apart(words)
	}
	return r.tile(words)
}

// apart is a line with a tile that was drawn and not placed.
func (r *reader) apart(words []string) error {
	return r.draw(words[0], strings.Join(words[1:], " "))
}

// draw draws a tile, which must come to where its line says: "row", "aside",
// or "" for the table.
func (r *reader) draw(where, tile string) error {
	if err := r.play([]string{"draw", tile}); err != nil {
		return err
	}
	s, before := r.m.State().(*carcassonne.State), r.m.Before(r.m.Len()-1).(*carcassonne.State)
	switch {
	case s.Hand() != carcassonne.NoKind:
		if where != "" {
			return fmt.Errorf("tile %s fits: want `%v %s X,Y rN …`, got `%s %s`", tile, s.Turn(), tile, where, tile)
		}
	case len(s.DragonRow()) > len(before.DragonRow()):
		if where != "row" {
			return fmt.Errorf("tile %s goes into the dragon row, because no volcano has been placed yet: "+
				"want `row %s` and the next tile on a line of its own", tile, tile)
		}
	case where != "aside":
		return fmt.Errorf("tile %s fits nowhere: want `aside %s` and the next tile on a line of its own", tile, tile)
	}
	return nil
}

// tile is a line that begins with the seat, the tile, its cell and its turns.
func (r *reader) tile(words []string) error {
	if len(words) < 4 {
		return fmt.Errorf("want `SEAT TILE X,Y rN …`, got %q", strings.Join(words, " "))
	}
	if err := r.draw("", words[1]); err != nil {
		return err
	}
	if seat := r.m.State().Turn().String(); seat != words[0] {
		return fmt.Errorf("it is seat %s's tile, not %s's", seat, words[0])
	}
	if err := r.play([]string{"place", words[2], words[3]}); err != nil {
		return err
	}
	rest := words[4:]
	steps := len(rest)
	for i, w := range rest {
		if w == "dragon" {
			steps = i
			break
		}
	}
	did := rest[:steps]
	const removal = 4 // words of "remove SEAT FIGURE @X,Y"
	if len(did) > removal && did[0] == "remove" {
		if err := r.play(did[:removal]); err != nil {
			return err
		}
		did = did[removal:] // the fairy, by a house rule
	}
	if len(did) > 0 {
		if err := r.play(did); err != nil {
			return err
		}
	}
	for _, w := range rest[min(steps+1, len(rest)):] {
		seat, side, _ := strings.Cut(w, ":")
		if turn := r.m.State().Turn().String(); turn != seat {
			return fmt.Errorf("seat %s moves the dragon now, not %s", turn, seat)
		}
		if err := r.play([]string{"dragon", side}); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) play(words []string) error {
	n := strings.Join(words, " ")
	a, ok := rules.Find(r.m.State(), n)
	if !ok {
		return fmt.Errorf("%q is not legal here, where %s is asked", n, r.m.State().Prompt().Key)
	}
	r.m.Replay(a)
	return nil
}
