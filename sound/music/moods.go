package music

// A Mood is a piece of music: what is played for it, as tables of notes.
type Mood struct {
	Name string
	// meter is how many beats a bar has, tempo how many beats a minute has.
	meter, tempo float64
	// chords are the grips of the lute by name: five strings, the lowest first.
	chords map[string]string
	// picks are the ways a chord is broken up over a bar, by name: beat, string
	// (from 0) and strength in parts of ten, with slashes between.
	picks map[string]string
	// parts are eight bars or less by name: chords, and a tune of notes with
	// their lengths in beats; "r" is a rest.
	parts map[string]part
	// forms are orders of the parts, of which each performance takes one; "a+b"
	// plays the chords with pick b.
	forms []string
	// drone are the tones held throughout, and how loud they are.
	drone      []string
	droneLevel float64
	bright     float64 // how the strings are plucked, see synth.Pluck
	ring       float64 // how long they ring, seconds
	struck     bool    // strings are in pairs and struck by hammers
	pipe       bool    // a pipe has the tune
}

type part struct{ chords, tune string }

// grips are the chords that moods share.
var grips = map[string]string{
	"G": "g2 d3 g3 b3 d4", "Em": "e2 b2 g3 b3 e4", "C": "c3 g3 c4 e4 g4", "D": "d3 a3 d4 f#4 a4",
	"Am": "a2 e3 a3 c4 e4", "Bm": "b2 f#3 b3 d4 f#4", "A": "a2 e3 a3 c#4 e4", "F": "f2 c3 a3 c4 f4",
}

// Moods are all there are: three each for settlers, walled towns and farms. Table,
// Pavane and Meadow are for thinking, Busy, Estampie and Furrow for when things
// happen; Evening and Hearth, for before and after a game too, and Vespers are calm.
var Moods = []*Mood{Table, Busy, Evening, Pavane, Estampie, Vespers, Meadow, Furrow, Hearth}

// Table is a slow waltz.
var Table = &Mood{
	Name: "table", meter: 3, tempo: 92, chords: grips, bright: 0.3, ring: 2.6,
	picks: map[string]string{
		"broken": "0/0/6 0.5/2/3 1/3/4 1.5/4/4 2/3/3 2.5/2/3",
		"waltz":  "0/0/6 1/2/3 1.02/3/3 1.04/4/3 2/2/2 2.03/3/3",
		"last":   "0/0/6 0.06/1/5 0.12/2/5 0.18/3/5 0.24/4/5",
	},
	parts: map[string]part{
		"intro": {"G C G D", ""},
		"a": {"G Em C D G Em Am D",
			"d5:1.5 b4:.5 g4:1 e5:1.5 d5:.5 b4:1 c5:1 e5:1 g5:1 f#5:2 d5:1 " +
				"g5:1.5 f#5:.5 d5:1 e5:1 g4:1 b4:1 c5:1 b4:.5 a4:.5 c5:1 a4:2 d5:1"},
		"b": {"G Em C D G C D G",
			"d5:1.5 b4:.5 g4:1 e5:1.5 d5:.5 b4:1 c5:1 e5:1 g5:1 f#5:2 d5:1 " +
				"b4:1 d5:1 g5:1 e5:1.5 d5:.5 c5:1 a4:1 d5:.5 c5:.5 a4:1 g4:3"},
		"c": {"Em Bm C G Am Em D D",
			"b4:1 e5:1 g5:1 f#5:2 d5:1 e5:1 c5:.5 d5:.5 e5:1 d5:2 b4:1 " +
				"c5:1 a4:1 c5:1 b4:1.5 a4:.5 g4:1 a4:1 f#4:1 a4:1 d5:2 r:1"},
		"between": {"G Em C D", ""},
		"end":     {"G", "g4:3"},
	},
	forms: []string{"intro a b c+waltz b+waltz between c b end+last",
		"intro b a+waltz c between b+waltz c a end+last", "intro+waltz a c b+waltz between a c+waltz b end+last"},
	drone: []string{"g2", "d3"}, droneLevel: 0.05,
}

// Busy is a jig.
var Busy = &Mood{
	Name: "busy", meter: 6, tempo: 258, chords: grips, bright: 0.42, ring: 1.7,
	picks: map[string]string{
		"broken": "0/0/6 1/2/3 2/3/3 3/1/5 4/3/3 5/4/3",
		"strum":  "0/0/6 2/2/3 2.05/3/3 3/1/5 5/2/3 5.05/3/3 5.1/4/3",
		"last":   "0/0/6 0.1/1/5 0.2/2/5 0.3/3/5 0.4/4/5",
	},
	parts: map[string]part{
		"intro": {"D D C D", ""},
		"a": {"D D G A D D A D",
			"a4:2 d5:1 d5:2 f#5:1 f#5:1 e5:1 d5:1 a5:3 g5:2 f#5:1 g5:1 f#5:1 e5:1 c#5:2 e5:1 a4:3 " +
				"a4:2 d5:1 d5:2 f#5:1 f#5:1 e5:1 d5:1 a5:2 f#5:1 e5:1 f#5:1 g5:1 e5:1 d5:1 c#5:1 d5:3 r:3"},
		"b": {"Bm Bm G D G D Em A",
			"f#5:2 b4:1 d5:2 f#5:1 e5:1 d5:1 c#5:1 b4:3 g4:1 b4:1 d5:1 g5:2 f#5:1 f#5:1 e5:1 d5:1 a4:3 " +
				"b4:2 d5:1 g5:2 f#5:1 a5:1 f#5:1 d5:1 f#5:3 g5:1 f#5:1 e5:1 g4:1 b4:1 e5:1 c#5:3 e5:2 c#5:1"},
		"c": {"D C G D D C A D",
			"d5:1 e5:1 f#5:1 d5:3 c5:1 d5:1 e5:1 c5:3 b4:1 c5:1 d5:1 g5:2 e5:1 f#5:1 e5:1 d5:1 a4:3 " +
				"d5:1 e5:1 f#5:1 a5:2 f#5:1 g5:1 e5:1 c5:1 e5:2 g5:1 e5:1 d5:1 c#5:1 e5:1 c#5:1 a4:1 d5:6"},
		"between": {"D C G D", ""},
		"end":     {"D", "d5:6"},
	},
	forms: []string{"intro a a+strum b a+strum between c c+strum b a end+last",
		"intro c a b+strum a between c+strum b a+strum c end+last", "intro b+strum a c a between b c+strum b a end+last"},
	drone: []string{"d2", "a2"}, droneLevel: 0.045,
}

// Evening is slow and has few notes.
var Evening = &Mood{
	Name: "evening", meter: 4, tempo: 66, chords: grips, bright: 0.22, ring: 3.6,
	picks: map[string]string{
		"broken": "0/0/6 0.5/1/3 1/2/4 1.5/3/4 2/4/4 3/3/3",
		"sparse": "0/0/6 1/2/4 2/3/4 3/1/3",
		"last":   "0/0/6 0.12/1/5 0.24/2/5 0.36/3/5 0.48/4/5",
	},
	parts: map[string]part{
		"intro": {"Em G", ""},
		"a": {"Em G D Am C G D Em",
			"b4:3 e5:1 d5:2 b4:1 d5:1 a4:3 f#4:1 c5:2 b4:1 a4:1 " +
				"g4:2 e4:1 g4:1 b4:3 d5:1 a4:2 f#4:1 a4:1 e4:4"},
		"b": {"C D Em Bm C G Am Bm",
			"e5:2 g5:2 f#5:3 e5:1 e5:1 b4:3 d5:2 b4:2 " +
				"c5:1 e5:1 g5:2 d5:3 b4:1 c5:1 a4:1 e5:2 d5:2 f#4:2"},
		"end": {"Em", "e4:4"},
	},
	forms: []string{"intro+sparse a+sparse b a end+last", "intro b a+sparse b end+last"},
	drone: []string{"e2", "b2"}, droneLevel: 0.06,
}
