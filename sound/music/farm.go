package music

// The music of farms stands on a and on c, and is played on a dulcimer, on a lute,
// and on a pipe.

// Meadow is a slow waltz, for thinking.
var Meadow = &Mood{
	Name: "meadow", meter: 3, tempo: 88, chords: grips, bright: 0.36, ring: 2.4, pipe: true,
	picks: map[string]string{
		"broken": "0/0/6 0.5/2/3 1/3/4 1.5/4/4 2/3/3 2.5/2/3",
		"waltz":  "0/0/6 1/2/3 1.02/3/3 1.04/4/3 2/2/2 2.03/3/3",
		"last":   "0/0/6 0.06/1/5 0.12/2/5 0.18/3/5 0.24/4/5",
	},
	parts: map[string]part{
		"intro": {"Am G Am Em", ""},
		"a": {"Am G C D Am Em G Am",
			"e5:2 c5:1 d5:1.5 c5:.5 b4:1 c5:1 e5:1 g5:1 f#5:2 d5:1 " +
				"e5:1 c5:1 a4:1 b4:1.5 c5:.5 b4:1 g4:1 b4:1 d5:1 a4:3"},
		"b": {"C G Am Em D G Em Am",
			"g5:2 e5:1 d5:1 g5:1 d5:1 c5:1 d5:1 e5:1 b4:3 " +
				"a4:1 d5:1 f#5:1 g5:1.5 f#5:.5 d5:1 e5:1 b4:1 g4:1 a4:3"},
		"c": {"Am D G C Am Em D Em",
			"a4:1 c5:1 e5:1 f#5:1.5 g5:.5 a5:1 g5:1 d5:1 b4:1 c5:2 e5:1 " +
				"e5:1 d5:1 c5:1 b4:1 e5:1 g5:1 f#5:1 d5:1 a4:1 b4:3"},
		"between": {"C G D Am", ""},
		"end":     {"Am", "a4:3"},
	},
	forms: []string{"intro a b c+waltz between a+waltz b end+last", "intro+waltz b c a between c+waltz b end+last"},
	drone: []string{"a2", "e3"}, droneLevel: 0.045,
}

// Furrow is a jig on a dulcimer, for when things happen.
var Furrow = &Mood{
	Name: "furrow", meter: 6, tempo: 240, chords: grips, bright: 0.5, ring: 1.6, struck: true,
	picks: map[string]string{
		"broken": "0/0/5 1/2/3 2/3/3 3/1/4 4/3/3 5/4/3",
		"strum":  "0/0/5 2/2/3 2.05/3/3 3/1/4 5/2/3 5.05/3/3",
		"last":   "0/0/6 0.1/1/5 0.2/2/5 0.3/3/5 0.4/4/5",
	},
	parts: map[string]part{
		"intro": {"Am Am G Am", ""},
		"a": {"Am Am G Am Am C G Am",
			"a4:2 b4:1 c5:2 e5:1 e5:2 d5:1 c5:2 a4:1 b4:2 g4:1 b4:1 c5:1 d5:1 e5:3 c5:2 b4:1 " +
				"a4:2 b4:1 c5:1 d5:1 e5:1 g5:2 e5:1 e5:2 c5:1 d5:1 c5:1 b4:1 g4:2 b4:1 a4:4 r:2"},
		"b": {"C G D Am Em G D Am",
			"e5:2 g5:1 g5:2 e5:1 d5:2 b4:1 g4:2 b4:1 a4:1 d5:1 f#5:1 a5:2 f#5:1 e5:3 c5:2 a4:1 " +
				"b4:2 e5:1 g5:2 f#5:1 g5:1 f#5:1 d5:1 b4:2 d5:1 f#5:2 d5:1 a4:1 b4:1 c5:1 a4:4 r:2"},
		"c": {"Am Em D G C Am G Am",
			"c5:1 b4:1 a4:1 e5:3 g5:2 e5:1 b4:3 d5:1 e5:1 f#5:1 a5:3 g5:2 d5:1 b4:3 " +
				"c5:2 e5:1 g5:2 e5:1 e5:1 d5:1 c5:1 a4:3 b4:1 d5:1 b4:1 g4:2 b4:1 a4:4 r:2"},
		"between": {"Am G D Am", ""},
		"end":     {"Am", "a4:6"},
	},
	forms: []string{"intro a a+strum b c between b+strum c a end+last",
		"intro+strum b a c+strum a between c b a+strum end+last"},
	drone: []string{"a2", "e3"}, droneLevel: 0.04,
}

// Hearth is slow and has few notes.
var Hearth = &Mood{
	Name: "hearth", meter: 4, tempo: 68, chords: grips, bright: 0.24, ring: 3.2, pipe: true,
	picks: map[string]string{
		"broken": "0/0/6 0.5/1/3 1/2/4 1.5/3/4 2/4/4 3/3/3",
		"sparse": "0/0/6 1/2/4 2/3/4 3/1/3",
		"last":   "0/0/6 0.12/1/5 0.24/2/5 0.36/3/5 0.48/4/5",
	},
	parts: map[string]part{
		"intro": {"C G", ""},
		"a": {"C Em Am G C D G C",
			"e5:3 g5:1 g5:2 b4:2 c5:3 e5:1 d5:3 b4:1 c5:2 e5:2 f#5:2 a5:1 f#5:1 g5:3 d5:1 e5:4"},
		"b": {"Am Em C G Am D G C",
			"a4:2 c5:2 b4:3 e5:1 g5:2 e5:2 d5:3 b4:1 c5:1 d5:1 e5:2 f#5:3 e5:1 d5:2 b4:2 c5:4"},
		"end": {"C", "c5:4"},
	},
	forms: []string{"intro+sparse a+sparse b a end+last", "intro b+sparse a b end+last"},
	drone: []string{"c3", "g3"}, droneLevel: 0.045,
}
