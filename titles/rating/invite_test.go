package rating

import (
	"testing"

	"tilestead/save"
)

// game is a game of Carcassonne of a person against bots.
func game(won bool, bots ...string) save.Record {
	r := save.Record{Title: "carcassonne", Seats: []save.Standing{{Won: won, Score: 50}}}
	for _, b := range bots {
		r.Seats = append(r.Seats, save.Standing{Seat: save.Seat{Bot: b}, Won: !won, Score: 50})
	}
	return r
}

// Who wins what was not likely is asked by the next rung, who loses three in a row by the one below.
func TestRivalsInvite(t *testing.T) {
	lost, won := game(false, "odo"), game(true, "odo")
	weak, strong := game(true, "till"), game(true, "alaric")
	helped := game(true, "expert")
	helped.Assisted = true
	for name, c := range map[string]struct {
		records []save.Record
		want    Invitation
	}{
		"an upset":                           {[]save.Record{game(true, "rohan")}, Invitation{"mirabel", 1}},
		"one against a level":                {[]save.Record{game(true, "hard")}, Invitation{"abbess", 1}},
		"a likely one, at the next's rating": {[]save.Record{weak}, Invitation{"berta", 1}},
		"a likely one, below it": {[]save.Record{strong, strong, strong, game(false, "alaric"), strong},
			Invitation{}},
		"the strongest is who gives way": {[]save.Record{game(true, "till", "rohan", "berta")}, Invitation{"mirabel", 2}},
		"nobody above":                   {[]save.Record{game(true, "abbess")}, Invitation{}},
		"with help":                      {[]save.Record{helped}, Invitation{}},
		"two defeats":                    {[]save.Record{lost, lost}, Invitation{}},
		"three":                          {[]save.Record{lost, lost, lost}, Invitation{"berta", 1}},
		"three, but not in a row":        {[]save.Record{lost, lost, won, lost}, Invitation{}},
		"three, one of them with help":   {[]save.Record{lost, helped, lost, lost}, Invitation{"berta", 1}},
		"nobody below":                   {[]save.Record{game(false, "till"), game(false, "till"), game(false, "till")}, Invitation{}},
		"below, who is not at the table": {[]save.Record{lost, lost, game(false, "odo", "berta")}, Invitation{"till", 1}},
	} {
		got, ok := Invite(c.records, len(c.records)-1)
		if got.Rival != c.want.Rival || ok != (c.want.Rival != "") || ok && got != c.want {
			t.Errorf("after %s: %+v, %v; want %+v", name, got, ok, c.want)
		}
	}
}
