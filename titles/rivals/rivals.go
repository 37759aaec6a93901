// Package rivals lists those whom a player can sit down with: bots with a name, a level, and some
// with a manner of playing. How strong each is, is measured like levels (package rating). A saved
// seat names its rival where it would name a level.
package rivals

// A Rival is somebody to play against.
type Rival struct {
	Title string
	ID    string // a word of small letters; no level has it
	Level string // that the rival thinks at
	// Temperature is how much is misjudged, instead of as the level does, in the units of the
	// title's evaluation; 0: as the level.
	Temperature int
	Manner      Manner // none: plays as the level does
}

// Plain says whether the rival plays as the level does.
func (r Rival) Plain() bool { return r.Temperature == 0 && r.Manner == "" }

// A Manner is what a rival likes to do more than others of its strength. What that means is told
// by the bots of its title; each shows in the games it plays.
type Manner string

// All are the rivals of all titles, those of a title the weakest first.
var All = [...]Rival{
	{"carcassonne", "till", "easy", 0, ""},
	{"carcassonne", "berta", "medium", 105, "monk"},
	{"carcassonne", "odo", "medium", 80, "city"},
	{"carcassonne", "rohan", "medium", 60, "road"},
	{"carcassonne", "mirabel", "medium", 36, "farmer"},
	{"carcassonne", "grit", "medium", 12, "raider"},
	{"carcassonne", "alaric", "hard", 0, "raider"},
	{"carcassonne", "abbess", "expert", 0, ""},

	{"montana", "wren", "easy", 0, ""},
	{"montana", "cole", "casual", 0, ""},
	{"montana", "mabel", "fair", 0, "bidder"},
	{"montana", "hank", "medium", 0, ""},
	{"montana", "ida", "skilled", 7, "miner"},
	{"montana", "silas", "skilled", 0, ""},
	{"montana", "vera", "hard", 0, ""},
	{"montana", "surveyor", "expert", 0, ""},

	{"agricola", "ansel", "easy", 0, ""},
	{"agricola", "hedda", "casual", 0, ""},
	{"agricola", "piet", "fair", 0, "baker"},
	{"agricola", "gesa", "medium", 0, ""},
	{"agricola", "lorenz", "medium", 42, ""},
	{"agricola", "ottilie", "skilled", 1, "baker"},
	{"agricola", "bruno", "hard", 0, ""},
	{"agricola", "steward", "expert", 0, ""},
}

// Of are the rivals of a title, the weakest first.
func Of(title string) (list []Rival) {
	for _, r := range All {
		if r.Title == title {
			list = append(list, r)
		}
	}
	return list
}

// Find is the rival of a title with an ID; ok is false where there is none.
func Find(title, id string) (r Rival, ok bool) {
	for _, r := range All {
		if r.Title == title && r.ID == id {
			return r, true
		}
	}
	return r, false
}
