package save

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/titles"
)

// Limits of what is read, so that no file can take all memory or time.
const (
	MaxBytes = 4 << 20
	maxLine  = 2048 // a list of all cards of a game has room
	maxFlags = 16
)

// Damage says what is wrong with a saved game and gives what can be saved of it.
type Damage struct {
	Flaw  Flaw   // what is wrong, for a screen to say
	Line  int    // counted from 1
	Text  string // the beginning of what the line holds
	Want  string // what should be there
	Found string // what is there
	Fault string // what is wrong, where that is more than what was expected and found
	Good  *Game  // the game up to its last good position; nil when it has none
	Older int    // the revision of the rules the game was played by, when it is not this program's; else 0
}

func (d *Damage) Error() string {
	s := ""
	if d.Older > 0 {
		s = fmt.Sprintf("played under revision %d of the rules: ", d.Older)
	}
	if d.Fault != "" {
		s += fmt.Sprintf("line %d: %s", d.Line, d.Fault)
	} else {
		s += fmt.Sprintf("line %d: expected %s, found %s", d.Line, d.Want, d.Found)
	}
	if d.Good == nil {
		return s
	}
	if n := d.Good.Match.Len(); n != 1 {
		return s + fmt.Sprintf("; the game can be continued after %d actions", n)
	}
	return s + "; the game can be continued after 1 action"
}

// Read reads a saved game by playing it again. Every error is a *Damage. A game
// of older rules that goes on differently by these is given up to the last
// fingerprint that agrees, or in a file of a version whose fingerprints cannot
// be compared up to the first action that is not legal. Where a title knows what
// older rules did not ask, that is answered and the game goes on; its fingerprints
// are of other positions then and only mark how far all was well.
func Read(data []byte) (*Game, error) {
	r := reader{data: bytes.TrimPrefix(data, []byte(byteOrderMark))}
	if len(data) > MaxBytes {
		r.line = 1
		return nil, r.damage(FlawLarge, fmt.Sprintf("a file of at most %d bytes", MaxBytes), fmt.Sprintf("one of %d", len(data)))
	}
	if err := r.header(); err != nil {
		return nil, err
	}
	if err := r.actions(); err != nil {
		return nil, err
	}
	return r.game, nil
}

// byteOrderMark begins a text that some editors save.
const byteOrderMark = "\uFEFF"

// A reader reads line by line.
type reader struct {
	data []byte
	line int    // of text
	text string // the line being read, "" at the end
	cut  bool   // the last line has no end
	end  bool   // there are no more lines
	game *Game
	good int // actions up to the last fingerprint that agreed, or marked that
	view []byte

	version int // of the file's form
	rev     int // of the rules the game was played by
}

// older says whether the game was played by rules that did not ask all that these ask.
func (r *reader) older() bool {
	t := r.game.Match.Title()
	return t.Older != nil && r.rev < t.Rev
}

func (r *reader) damage(flaw Flaw, want, found string) error { return r.wrong(flaw, "", want, found) }

// wrong is damage that says more than what was expected and found.
func (r *reader) wrong(flaw Flaw, fault, want, found string) error {
	if r.text == "" && r.end {
		flaw = FlawEnd
	}
	d := &Damage{Flaw: flaw, Line: r.line, Text: beginning(r.text), Want: want, Found: found, Fault: fault}
	if r.game != nil && r.game.Match != nil {
		d.Good = r.game
		if m := r.game.Match; r.rev < m.Title().Rev {
			d.Older = r.rev
			if r.version >= hashVersion {
				m.Rewind(r.good)
			}
		}
	}
	return d
}

// newer is damage for what only a newer program knows.
func (r *reader) newer(want, found string) error {
	fault := fmt.Sprintf("%s is from a newer version of this program, which can read the file (expected %s)", found, want)
	return r.newerBy(fault, want, found)
}

// newerBy is the same with a fault in its own words.
func (r *reader) newerBy(fault, want, found string) error {
	return &Damage{Flaw: FlawNewer, Line: r.line, Text: beginning(r.text), Want: want, Found: found, Fault: fault}
}

// found is what the line holds, for messages.
func (r *reader) found() string {
	switch {
	case r.text == "":
		return "the end of the file"
	case len(r.text) > 60:
		return fmt.Sprintf("%.60q…", r.text)
	}
	return fmt.Sprintf("%q", r.text)
}

// next reads the next line that is no remark; at the end of the file text is
// empty. It fails on a line that is too long or not text.
func (r *reader) next() error {
	for len(r.data) > 0 {
		r.line++
		line, rest, whole := bytes.Cut(r.data, []byte("\n"))
		r.data, r.cut = rest, !whole
		if len(line) > maxLine {
			r.text = string(line[:maxLine])
			return r.damage(FlawLong, fmt.Sprintf("a line of at most %d bytes", maxLine), fmt.Sprintf("one of %d", len(line)))
		}
		r.text = strings.ToValidUTF8(strings.TrimRight(string(line), " \t\r"), "\uFFFD")
		if r.text != "" && r.text[0] != '#' {
			return nil
		}
	}
	if !r.end {
		r.line, r.end = r.line+1, true
	}
	r.text = ""
	return nil
}

// word reads the next line, which must begin with key, and gives the rest; it has a flaw
// otherwise.
func (r *reader) word(key string, flaw Flaw, want string) (string, error) {
	if err := r.next(); err != nil {
		return "", err
	}
	if rest, ok := strings.CutPrefix(r.text, key+" "); ok {
		return strings.TrimSpace(rest), nil
	}
	return "", r.damage(flaw, want, r.found())
}

func (r *reader) header() error {
	head := fmt.Sprintf(`"tilestead %d"`, Version)
	rest, err := r.word("tilestead", FlawStranger, head+", the first line of a saved game")
	if err != nil {
		return err
	}
	version, err := strconv.ParseUint(rest, 10, 31)
	switch {
	case err != nil || version == 0:
		return r.damage(FlawStranger, head, r.found())
	case version > Version:
		return r.newer(fmt.Sprintf("version %d or older", Version), r.found())
	}
	r.version = int(version)
	title, err := r.title()
	if err != nil {
		return err
	}
	return r.setup(title)
}

func (r *reader) title() (*rules.Title, error) {
	rest, err := r.word("title", FlawLine, `a title and its revision, such as "title montana 1"`)
	if err != nil {
		return nil, err
	}
	id, number, _ := strings.Cut(rest, " ")
	title, err := titles.Find(id)
	if err != nil {
		if isWord(id) { // it may have come to the box later
			return nil, r.newerBy(err.Error()+" (a newer version of this program may have it)",
				"a title of this program", r.found())
		}
		return nil, r.wrong(FlawLine, err.Error(), "a title of this program", r.found())
	}
	rev, err := strconv.ParseUint(number, 10, 31)
	switch {
	case err != nil || rev == 0:
		return nil, r.damage(FlawLine, fmt.Sprintf(`"title %s %d"`, title.ID, title.Rev), r.found())
	case int(rev) > title.Rev:
		return nil, r.newer(fmt.Sprintf("revision %d of %s or older", title.Rev, title.ID), r.found())
	}
	r.rev = int(rev)
	return title, nil
}

// setup reads from the players to the seed and starts the match.
func (r *reader) setup(title *rules.Title) error {
	rest, err := r.word("players", FlawLine, `the number of players, such as "players 2"`)
	if err != nil {
		return err
	}
	set := rules.Setup{Title: title.ID}
	if set.Seats, err = strconv.Atoi(rest); err != nil {
		return r.damage(FlawLine, "a number of players", r.found())
	}
	if err := title.CheckSeats(set.Seats); err != nil {
		return r.wrong(FlawSetup, err.Error(), "a number of players that this title allows", r.found())
	}
	o := &opening{title: title, set: set, game: &Game{}}
	for {
		if err := r.next(); err != nil {
			return err
		}
		key, rest, _ := strings.Cut(r.text, " ")
		if key == "seed" {
			if err := title.CheckSetup(o.set); err != nil {
				return r.wrong(FlawSetup, err.Error(), "players, modules and values that go together", r.found())
			}
			return r.begin(title, o.set, o.game, rest)
		}
		line, known := openingLines[key]
		if !known || !line.may(o, rest) {
			return r.damage(FlawLine, `"seed" and 16 hex digits, or before that modules, value, seat, flags, name or saved`, r.found())
		}
		if err := line.read(r, o, rest); err != nil {
			return err
		}
	}
}

func (r *reader) begin(title *rules.Title, set rules.Setup, g *Game, seed string) error {
	if n := len(g.Seats); n != 0 && n != set.Seats {
		return r.damage(FlawSetup, fmt.Sprintf("a seat line for each of the %d players", set.Seats), strconv.Itoa(n))
	}
	var err error
	if set.Seed, err = strconv.ParseUint(seed, 16, 64); err != nil || len(seed) != 16 {
		return r.damage(FlawLine, `"seed" and 16 hex digits`, r.found())
	}
	if g.Match, err = rules.NewMatch(title, set); err != nil {
		return r.wrong(FlawSetup, err.Error(), "a set-up that can be played", r.found())
	}
	r.game = g
	return nil
}

// actions replays the rest of the file.
func (r *reader) actions() error {
	m := r.game.Match
	for {
		if err := r.next(); err != nil {
			return err
		}
		switch {
		case r.text == "" || r.cut && !strings.HasSuffix(r.text, " end"):
			const want = `"= <16 hex digits> end"`
			return r.wrong(FlawEnd, "the file ends too early (expected "+want+")", want, r.found())
		case strings.HasPrefix(r.text, "="):
			end, err := r.hash()
			if end || err != nil {
				return err
			}
		case m.Len() >= m.Title().MaxActions:
			return r.damage(FlawLong, fmt.Sprintf("at most %d actions", m.Title().MaxActions), r.found())
		default:
			if err := r.action(); err != nil {
				return err
			}
		}
	}
}

// hash checks the fingerprint of a line and says whether the game ends there.
func (r *reader) hash() (end bool, err error) {
	f := strings.Fields(r.text)
	if len(f) < 2 || len(f) > 3 || f[0] != "=" || len(f) == 3 && f[2] != "end" {
		return false, r.damage(FlawLine, `"= <16 hex digits>", or at the end of the file "= <16 hex digits> end"`, r.found())
	}
	if err := r.agrees(f[1]); err != nil {
		return false, err
	}
	r.good = r.game.Match.Len()
	return len(f) == 3, r.rest(len(f) == 3)
}

// agrees compares a fingerprint with the position.
func (r *reader) agrees(hash string) error {
	m := r.game.Match
	if r.version < hashVersion || r.older() {
		if _, err := strconv.ParseUint(hash, 16, 64); err != nil || len(hash) != 16 {
			return r.damage(FlawLine, `"= <16 hex digits>"`, r.found())
		}
		return nil
	}
	var is uint64
	is, r.view = rules.HashIn(r.view, m.State())
	if digits := fmt.Sprintf("%016x", is); digits != hash {
		m.Rewind(r.good)
		return r.damage(FlawStrayed, fmt.Sprintf("%q, the fingerprint of the position reached under these rules", "= "+digits),
			r.found())
	}
	return nil
}

// rest makes sure that nothing follows the end.
func (r *reader) rest(end bool) error {
	if !end {
		return nil
	}
	if err := r.next(); err != nil {
		return err
	}
	if r.text != "" {
		return r.damage(FlawMore, "nothing after the end", r.found())
	}
	return nil
}

func (r *reader) action() error {
	if r.does() || r.older() && r.answers() {
		return nil
	}
	m := r.game.Match
	s := m.State()
	if s.Turn() == rules.Nobody {
		return r.wrong(FlawMore, "the game is over, but "+r.found()+" follows", "no more actions", r.found())
	}
	legal := s.Legal(nil)
	want := fmt.Sprintf("%q", r.prefix()+rules.Notation(s, legal[0]))
	switch more := len(legal) - 1; {
	case more == 1:
		want += " or the one other"
	case more > 1:
		want += fmt.Sprintf(" or one of %d others", more)
	}
	return r.wrong(FlawAction, r.found()+" is not a legal action (expected "+want+")", want, r.found())
}

// prefix is what the line of the seat to decide begins with.
func (r *reader) prefix() string {
	if who := r.game.Match.State().Turn(); who >= 0 {
		return strconv.Itoa(int(who)+1) + " "
	}
	return ""
}

// does carries out what the line says, if that is legal.
func (r *reader) does() bool {
	notation, ok := strings.CutPrefix(r.text, r.prefix())
	if !ok {
		return false
	}
	m := r.game.Match
	a, ok := rules.Find(m.State(), notation)
	if ok {
		m.Replay(a)
	}
	return ok
}

// mostAnswers is how many questions in a row older rules can have left out.
const mostAnswers = 24

// answers answers questions that older rules did not ask until the line can be
// carried out. Where it never can the game stays as it was.
func (r *reader) answers() bool {
	m := r.game.Match
	from := m.Len()
	for range min(mostAnswers, m.Title().MaxActions-from-1) {
		a, ok := m.Title().Older(m.State(), r.rev)
		if !ok {
			break
		}
		m.Replay(a)
		if r.does() {
			return true
		}
	}
	m.Rewind(from)
	return false
}

// Playable is what can be played on of a damaged game, nil if nothing.
func Playable(damage error) *Game {
	var d *Damage
	if errors.As(damage, &d) {
		return d.Good
	}
	return nil
}

// Older says whether a game was played by older rules that went on otherwise.
func Older(err error) bool {
	var d *Damage
	return errors.As(err, &d) && d.Older > 0
}

// Newer says whether a game is whole, but only a newer program can read it.
func Newer(err error) bool {
	var d *Damage
	return errors.As(err, &d) && d.Flaw == FlawNewer
}

// AsideWord is what the copy of a game is called that cannot be played on whole.
func AsideWord(damage error) string {
	switch {
	case Older(damage):
		return "older"
	case Newer(damage):
		return "newer"
	}
	return "damaged"
}
