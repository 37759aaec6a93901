// Package tale lets a board say once what an event is: its line in the log, its
// pictures there, its topic in the rules, how it moves and sounds. A board has a row
// for each type of event; its log, clips, results and hints read that.
package tale

import (
	"cmp"
	"reflect"
	"slices"
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
)

// Said is what the log says of an event.
type Said struct {
	Seat  rules.Seat // who did it, rules.Nature for nobody
	Text  string     // "" for nothing
	Brief string     // see board.Line
	Least []string   // see board.Line
	Mark  string     // what a click on it points at, "" for nothing
	Idle  bool       // nothing came of it: see board.Line
	Costs bool       // somebody loses something by this one, whatever its row says
}

// A Row is what a board tells of the events of type E. M is its moment, read from the
// position before the event, C its clip, X what it tells besides.
type Row[M, C, X, E any] struct {
	Line    func(m M, e E) Said          // nil: nothing is said, see Silent
	Verb    func(m M, e E) string        // see board.Line; nil: none
	Glyphs  func(m M, e E) []board.Glyph // the line in pictures
	Picture []board.Glyph                // instead of Glyphs, where all such events have the same
	Topic   string                       // the entry of the rules about it
	TopicOf func(m M, e E) string        // instead of Topic, where they differ
	Loud    bool                         // a turning point
	LoudIf  func(e E) bool               // instead of Loud, where they differ
	Costs   bool                         // somebody loses something by it
	CostsIf func(e E) bool               // instead of Costs, where they differ
	Stays   func(m M, e E) time.Duration // how long it shows at least, see board.Line; nil: as its clip
	Play    func(k C, e E)               // puts it on the time line of its clip
	Sound   func(k C, e E)               // gives the clip its cues, once all acts are on the time line
	Silent  bool                         // has no line: what shows tells it, or another line
	Unseen  bool                         // has no clip: what shows tells it
	More    X
}

// A Tale is a Row for whatever event it is asked about, which must be of its type.
type Tale[M, C, X any] struct {
	event  reflect.Type
	silent bool
	unseen bool
	line   func(m M, e rules.Event) Said
	verb   func(m M, e rules.Event) string
	glyphs func(m M, e rules.Event) []board.Glyph
	topic  func(m M, e rules.Event) string
	loud   func(e rules.Event) bool
	costs  func(e rules.Event) bool
	stays  func(m M, e rules.Event) time.Duration
	play   func(k C, e rules.Event)
	sound  func(k C, e rules.Event)
	More   X
}

// Of is the tale of a row.
func Of[M, C, X, E any](r Row[M, C, X, E]) Tale[M, C, X] {
	t := Tale[M, C, X]{event: reflect.TypeFor[E](), silent: r.Silent, unseen: r.Unseen, More: r.More}
	if r.Line != nil {
		t.line = func(m M, e rules.Event) Said { return r.Line(m, e.(E)) }
	}
	if r.Verb != nil {
		t.verb = func(m M, e rules.Event) string { return r.Verb(m, e.(E)) }
	}
	switch {
	case r.Glyphs != nil:
		t.glyphs = func(m M, e rules.Event) []board.Glyph { return r.Glyphs(m, e.(E)) }
	case r.Picture != nil:
		t.glyphs = func(M, rules.Event) []board.Glyph { return slices.Clone(r.Picture) }
	}
	switch {
	case r.TopicOf != nil:
		t.topic = func(m M, e rules.Event) string { return r.TopicOf(m, e.(E)) }
	case r.Topic != "":
		t.topic = func(M, rules.Event) string { return r.Topic }
	}
	t.loud = func(e rules.Event) bool { return r.Loud || r.LoudIf != nil && r.LoudIf(e.(E)) }
	t.costs = func(e rules.Event) bool { return r.Costs || r.CostsIf != nil && r.CostsIf(e.(E)) }
	if r.Stays != nil {
		t.stays = func(m M, e rules.Event) time.Duration { return r.Stays(m, e.(E)) }
	}
	if r.Play != nil {
		t.play = func(k C, e rules.Event) { r.Play(k, e.(E)) }
	}
	if r.Sound != nil {
		t.sound = func(k C, e rules.Event) { r.Sound(k, e.(E)) }
	}
	return t
}

// A Table is all tales of a board, by the type of event.
type Table[M, C, X any] map[reflect.Type]*Tale[M, C, X]

// NewTable is a table of these tales. Two of the same type of event are a mistake of
// the program: it panics.
func NewTable[M, C, X any](parts ...[]Tale[M, C, X]) Table[M, C, X] {
	table := Table[M, C, X]{}
	for _, t := range slices.Concat(parts...) {
		if table[t.event] != nil {
			panic("an event is told twice: " + t.event.Name())
		}
		table[t.event] = &t
	}
	return table
}

// Of is the tale of an event, an empty one where there is none.
func (table Table[M, C, X]) Of(e rules.Event) *Tale[M, C, X] {
	if t := table[reflect.TypeOf(e)]; t != nil {
		return t
	}
	return &Tale[M, C, X]{}
}

// Said is what the log says of an event, without Text where it says nothing.
func (table Table[M, C, X]) Said(m M, e rules.Event) Said {
	if t := table.Of(e); t.line != nil {
		return t.line(m, e)
	}
	return Said{Seat: rules.Nature}
}

// Topic is the entry of the rules about an event, "" for none.
func (table Table[M, C, X]) Topic(m M, e rules.Event) string {
	if t := table.Of(e); t.topic != nil {
		return t.topic(m, e)
	}
	return ""
}

// Line is an event as a line of the log; ok is false where it needs none.
func (table Table[M, C, X]) Line(m M, e rules.Event) (l board.Line, ok bool) {
	said := table.Said(m, e)
	if said.Text == "" {
		return l, false
	}
	t := table.Of(e)
	l = board.Line{Seat: said.Seat, Text: said.Text, Brief: said.Brief, Least: said.Least, Mark: said.Mark,
		Idle: said.Idle, Loud: t.loud(e), Costs: said.Costs || t.costs(e), Topic: table.Topic(m, e)}
	if t.glyphs != nil {
		l.Glyphs = t.glyphs(m, e)
	}
	if t.verb != nil {
		l.Verb = t.verb(m, e)
	}
	if t.stays != nil {
		l.Stays = t.stays(m, e)
	}
	return l, true
}

// Play puts an event on the time line of its clip.
func (table Table[M, C, X]) Play(k C, e rules.Event) {
	if t := table.Of(e); t.play != nil {
		t.play(k, e)
	}
}

// Sound gives the clip of an event its cues, once it has been played.
func (table Table[M, C, X]) Sound(k C, e rules.Event) {
	if t := table.Of(e); t.sound != nil {
		t.sound(k, e)
	}
}

// Events are the names of the types of event that have a row, sorted.
func (table Table[M, C, X]) Events() (names []string) {
	for kind := range table {
		names = append(names, kind.Name())
	}
	slices.SortFunc(names, cmp.Compare)
	return names
}

// Lacks names what rows lack: whatever is not unseen has a clip, whatever is not
// silent a line with pictures and a topic.
func (table Table[M, C, X]) Lacks() (list []string) {
	for kind, t := range table {
		for column, there := range map[string]bool{
			"Play (or Unseen, but not both)": t.unseen == (t.play == nil),
			"Line (or Silent, but not both)": t.silent == (t.line == nil),
			"Glyphs or Picture":              t.silent || t.glyphs != nil,
			"Topic":                          t.silent || t.topic != nil,
		} {
			if !there {
				list = append(list, kind.Name()+" lacks "+column)
			}
		}
	}
	slices.Sort(list)
	return list
}
