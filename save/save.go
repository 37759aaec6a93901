// Package save keeps games and settings between starts: games as lines of
// text, which replay and check themselves when they are read, and settings as
// key = value. Where they are kept differs by platform; see [Store].
//
// A saved game looks like this:
//
//	tilestead 2
//	title montana 2
//	players 2
//	seat 1 human blue Ada
//	seat 2 bot:hard red Otto
//	seed 8c1f29d4a0b7e613
//	spin 3
//	1 work mine.a
//	= 5d1c9a02e77b4130
//	= 5d1c9a02e77b4130 end
//
// The second number of the title is the revision of its rules. Lines of
// modules, values and flags follow the players where there are any, and so do the name
// somebody gave the game ("name Sunday") and when it was saved ("saved
// 2026-05-17 20:15"). An action is
// written in its notation after the number of the seat that does it; chance
// has no number. A line with = holds the fingerprint of the position there.
// Empty lines and lines that begin with # are remarks.
package save

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"tilestead/rules"
)

// Version is the version of the file's form that this program writes; it reads
// no newer one.
const Version = 2

// hashVersion is the first version whose fingerprints are of positions as they
// are written now. Those of older files cannot be compared: that every action is
// legal has to do.
const hashVersion = 2

// Ext is what the name of a saved game ends in.
const Ext = ".stead"

// The most letters of a player's name and of a game's.
const (
	MaxName  = 16
	MaxTitle = 32
)

// TimeForm is how a file says when it was saved, for package time.
const TimeForm = "2006-01-02 15:04"

// A Game is what a file holds: a match and who plays it.
type Game struct {
	Match *rules.Match
	Seats []Seat   // one a seat of the match, or none when nobody is named
	Flags []string // words about the game, such as "assisted"
	Name  string   // what somebody called the game; "" for none
	Saved string   // when it was saved, in TimeForm; "" when nobody asked
}

// A Seat is who sits at a place of the table.
type Seat struct {
	Bot   string // the bot's level; "" for a person
	Color string // the ID of one of palette.Seats
	Name  string
}

// assisted is the flag of a game in which a person had help: a hint, or took
// back what fair undo leaves.
const assisted = "assisted"

// Assisted says whether a person had help in the game.
func (g *Game) Assisted() bool { return slices.Contains(g.Flags, assisted) }

// Assist marks that a person had help in the game.
func (g *Game) Assist() {
	if !g.Assisted() {
		g.Flags = append(slices.Clone(g.Flags), assisted)
	}
}

// branched is the flag of a game that goes on from an earlier position of another one.
const branched = "branched"

// Branched says whether the game goes on from an earlier position of another one.
func (g *Game) Branched() bool { return slices.Contains(g.Flags, branched) }

// Branch marks that it does.
func (g *Game) Branch() {
	if !g.Branched() {
		g.Flags = append(slices.Clone(g.Flags), branched)
	}
}

// hashEvery is how many actions lie between two lines with a fingerprint.
const hashEvery = 8

// Bytes is the file of a game: the same game gives the same bytes. It fails
// when a seat could not be read again.
func (g *Game) Bytes() ([]byte, error) {
	m := g.Match
	set := m.Setup()
	if n := len(g.Seats); n != 0 && n != set.Seats {
		return nil, fmt.Errorf("save: %d seats are named for a game of %d players", n, set.Seats)
	}
	b := make([]byte, 0, 128+24*m.Len())
	b = fmt.Appendf(b, "tilestead %d\ntitle %s %d\nplayers %d\n", Version, set.Title, m.Title().Rev, set.Seats)
	if len(set.Modules) > 0 {
		b = fmt.Appendf(b, "modules %s\n", strings.Join(set.Modules, " "))
	}
	for _, id := range slices.Sorted(maps.Keys(set.Values)) {
		b = fmt.Appendf(b, "value %s %s\n", id, set.Values[id])
	}
	for i, s := range g.Seats {
		if err := s.check(); err != nil {
			return nil, fmt.Errorf("save: seat %d: %w", i+1, err)
		}
		b = fmt.Appendf(b, "seat %d %s %s %s\n", i+1, s.who(), s.Color, s.Name)
	}
	if err := g.checkLabel(); err != nil {
		return nil, fmt.Errorf("save: %w", err)
	}
	if g.Name != "" {
		b = fmt.Appendf(b, "name %s\n", g.Name)
	}
	if g.Saved != "" {
		b = fmt.Appendf(b, "saved %s\n", g.Saved)
	}
	if len(g.Flags) > 0 {
		b = fmt.Appendf(b, "flags %s\n", strings.Join(g.Flags, " "))
	}
	b = fmt.Appendf(b, "seed %016x\n", set.Seed)
	var hash uint64
	var view []byte
	for i := range m.Len() {
		s := m.Before(i)
		if i > 0 && i%hashEvery == 0 {
			hash, view = rules.HashIn(view, s)
			b = fmt.Appendf(b, "= %016x\n", hash)
		}
		if who := s.Turn(); who >= 0 {
			b = fmt.Appendf(b, "%d ", who+1)
		}
		b = append(s.AppendNotation(b, m.Action(i)), '\n')
	}
	hash, _ = rules.HashIn(view, m.State())
	return fmt.Appendf(b, "= %016x end\n", hash), nil
}

// checkLabel says why the game's name or time could not be read again.
func (g *Game) checkLabel() error {
	if g.Name != CleanTitle(g.Name) {
		return fmt.Errorf("the game's name %q is longer than %d letters, or has spaces at its ends or letters that "+
			"cannot be printed", g.Name, MaxTitle)
	}
	if _, err := time.Parse(TimeForm, g.Saved); g.Saved != "" && err != nil {
		return fmt.Errorf("the time %q is not of the form %s", g.Saved, TimeForm)
	}
	return nil
}

func (s Seat) who() string {
	if s.Bot == "" {
		return "human"
	}
	return "bot:" + s.Bot
}

// check says why a seat could not be read again.
func (s Seat) check() error {
	if s.Bot != "" && !isWord(s.Bot) {
		return fmt.Errorf("level %q is not a word of small letters and digits", s.Bot)
	}
	if !isWord(s.Color) {
		return fmt.Errorf("colour %q is not a word of small letters and digits", s.Color)
	}
	if s.Name != clean(s.Name, MaxName) || s.Name == "" {
		return fmt.Errorf("name %q is empty, longer than %d letters, or has spaces at its ends or letters that "+
			"cannot be printed", s.Name, MaxName)
	}
	return nil
}

// CleanName makes a player's name out of what somebody typed: without what
// cannot be printed, without doubled spaces, at most MaxName letters wide.
func CleanName(typed string) string { return NameWithin(clean(typed, MaxName)) }

// NameWithin is as much of a name as has room where names stand: MaxName letters, of which the
// wide ones of East Asia count twice.
func NameWithin(name string) string {
	room := MaxName
	for i, r := range name {
		room--
		if unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul) ||
			r >= 0x3000 && r < 0x3100 || r >= 0xFF01 && r <= 0xFF60 {
			room--
		}
		if room < 0 {
			return strings.TrimSpace(name[:i])
		}
	}
	return name
}

// CleanTitle does the same for the name of a game, of at most MaxTitle letters.
func CleanTitle(typed string) string { return clean(typed, MaxTitle) }

func clean(typed string, most int) string {
	typed = strings.ToValidUTF8(typed, "")
	keep := func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsPrint(r):
			return r
		}
		return -1
	}
	name := strings.Join(strings.Fields(strings.Map(keep, typed)), " ")
	if utf8.RuneCountInString(name) > most {
		name = strings.TrimSpace(string([]rune(name)[:most]))
	}
	return name
}

func isWord(s string) bool {
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' {
			return false
		}
	}
	return s != ""
}
