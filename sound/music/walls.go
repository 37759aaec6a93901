package music

// The music of walled towns is in the first mode of the old church scales.
var wallGrips = map[string]string{
	"Dm": "d3 a3 d4 f4 a4", "C": "c3 g3 c4 e4 g4", "Am": "a2 e3 a3 c4 e4", "F": "f2 c3 a3 c4 f4",
	"G": "g2 d3 g3 b3 d4", "Em": "e2 b2 g3 b3 e4",
}

// Pavane is a walking dance, for thinking.
var Pavane = &Mood{
	Name: "pavane", meter: 4, tempo: 84, chords: wallGrips, bright: 0.3, ring: 2.8,
	picks: map[string]string{
		"broken": "0/0/6 0.5/2/3 1/3/4 1.5/4/3 2/1/5 2.5/3/3 3/4/4 3.5/2/3",
		"stroll": "0/0/6 1/2/3 1.03/3/3 2/1/5 3/2/3 3.03/3/3",
		"last":   "0/0/6 0.1/1/5 0.2/2/5 0.3/3/5 0.4/4/5",
	},
	parts: map[string]part{
		"intro": {"Dm C", ""},
		"a": {"Dm C Dm Am F C Am Dm",
			"d5:2 a4:1 d5:1 e5:1.5 d5:.5 c5:2 f5:2 e5:1 d5:1 c5:1 b4:1 a4:2 " +
				"a4:1 c5:1 f5:2 e5:1 d5:1 c5:1 g4:1 a4:1.5 b4:.5 c5:1 e5:1 d5:4"},
		"b": {"F C Dm Am G Dm Am Dm",
			"f5:1.5 g5:.5 a5:2 g5:1 e5:1 c5:2 d5:1 e5:1 f5:1 d5:1 e5:3 c5:1 " +
				"d5:1.5 c5:.5 b4:1 g4:1 a4:2 d5:2 c5:1 b4:.5 a4:.5 e5:2 d5:4"},
		"c": {"Am Em F C Dm G Am Am",
			"e5:2 a5:2 g5:1.5 a5:.5 g5:1 e5:1 f5:2 c5:1 a4:1 c5:1 d5:1 e5:2 " +
				"f5:1 e5:1 d5:1 a4:1 b4:2 d5:2 c5:1 b4:1 a4:1 b4:1 a4:4"},
		"end": {"Dm", "d5:4"},
	},
	forms: []string{"intro+stroll a b c+stroll a end+last", "intro c a+stroll b c end+last",
		"intro+stroll b a c b+stroll end+last"},
	drone: []string{"d2", "a2"}, droneLevel: 0.05,
}

// Estampie is a stamping dance in long lines, for when things happen.
var Estampie = &Mood{
	Name: "estampie", meter: 6, tempo: 246, chords: wallGrips, bright: 0.4, ring: 1.7,
	picks: map[string]string{
		"broken": "0/0/6 1/2/3 2/3/3 3/1/5 4/3/3 5/4/3",
		"stamp":  "0/0/6 0.04/1/4 2/3/3 3/0/5 3.04/2/3 5/3/3 5.05/4/3",
		"last":   "0/0/6 0.1/1/5 0.2/2/5 0.3/3/5 0.4/4/5",
	},
	parts: map[string]part{
		"intro": {"Dm Dm C Dm", ""},
		"a": {"Dm Dm C Dm Dm F C Dm",
			"d5:2 e5:1 f5:2 e5:1 d5:2 a4:1 d5:3 e5:2 d5:1 c5:2 d5:1 a4:3 a4:2 c5:1 " +
				"d5:2 e5:1 f5:2 g5:1 a5:2 g5:1 f5:3 e5:2 c5:1 d5:1 e5:1 c5:1 d5:4 r:2"},
		"b": {"F C Dm Am F G Am Dm",
			"a5:2 f5:1 g5:2 a5:1 g5:2 e5:1 c5:3 f5:2 d5:1 e5:2 f5:1 e5:2 c5:1 a4:3 " +
				"c5:2 f5:1 a5:2 g5:1 g5:2 f5:1 d5:2 b4:1 c5:1 b4:1 a4:1 e5:2 c5:1 d5:4 r:2"},
		"c": {"G F C Dm G Em Am Dm",
			"b4:2 d5:1 g5:2 f5:1 f5:2 e5:1 c5:3 e5:1 f5:1 e5:1 g5:2 e5:1 d5:2 f5:1 a5:3 " +
				"g5:1 f5:1 d5:1 b4:2 d5:1 e5:2 d5:1 b4:3 c5:2 b4:1 a4:2 c5:1 d5:4 r:2"},
		"between": {"Dm C G Dm", ""},
		"end":     {"Dm", "d5:6"},
	},
	forms: []string{"intro a a+stamp b a between+stamp c c+stamp b a end+last",
		"intro+stamp b a c+stamp a between b c a+stamp b end+last"},
	drone: []string{"d2", "a2"}, droneLevel: 0.045,
}

// Vespers is slow and has few notes.
var Vespers = &Mood{
	Name: "vespers", meter: 3, tempo: 72, chords: wallGrips, bright: 0.22, ring: 3.6,
	picks: map[string]string{
		"broken": "0/0/6 0.5/2/3 1/3/4 1.5/4/3 2/3/3",
		"sparse": "0/0/6 1/2/3 1.5/4/2 2/3/3",
		"last":   "0/0/6 0.12/1/5 0.24/2/5 0.36/3/5 0.48/4/5",
	},
	parts: map[string]part{
		"intro": {"Dm Am", ""},
		"a": {"Dm C Am Dm F C G Dm",
			"a4:2 d5:1 e5:2 c5:1 c5:1 b4:1 a4:1 d5:3 f5:2 c5:1 e5:1.5 d5:.5 c5:1 b4:1 a4:1 g4:1 a4:3"},
		"b": {"Am G F C Dm Am G Dm",
			"e5:1 a5:2 g5:2 d5:1 f5:1.5 e5:.5 c5:1 e5:3 f5:1 e5:1 d5:1 c5:2 a4:1 b4:1.5 c5:.5 b4:1 d5:3"},
		"between": {"Dm C G Dm", ""},
		"end":     {"Dm", "d5:3"},
	},
	forms: []string{"intro+sparse a+sparse b between+sparse a b end+last",
		"intro b+sparse a between+sparse b a+sparse end+last"},
	drone: []string{"d2", "a2"}, droneLevel: 0.06,
}
