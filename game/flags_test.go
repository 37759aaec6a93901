package game

import (
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"

	"tilestead/rules"
)

var someChoices = Choices{
	Titles: []*rules.Title{
		{ID: "montana", Seats: [2]int{2, 4}},
		{ID: "carcassonne", Seats: [2]int{2, 6}, Modules: []rules.Module{{ID: "inns"}, {ID: "river"},
			{ID: "flood", Needs: []string{"river"}, Clashes: []string{"inns"}}, {ID: "duel", Seats: [2]int{2, 2}}},
			Values: []rules.Value{{ID: "target", Check: func(v string) error {
				if v != "50" {
					return errors.New("want 50")
				}
				return nil
			}}, {ID: "without", Check: func(string) error { return nil }}},
			Admits: func(s rules.Setup) error {
				if s.Values["target"] != "" && s.Seats > 2 {
					return errors.New("a target is only for two")
				}
				return nil
			}},
	},
	Coming: []string{"agricola"},
	Levels: []string{"easy", "hard"},
	LevelsOf: func(title string) []string {
		return map[string][]string{"montana": {"easy", "hard"}, "carcassonne": {"easy"}}[title]
	},
	Langs: []string{"en", "sk"},
}

func TestParseFlags(t *testing.T) {
	for line, want := range map[string]Flags{
		"":                                 {},
		"-version":                         {Version: true},
		"-seed 7":                          {Seed: 7, HasSeed: true},
		"-seed 0xFF -lang sk":              {Seed: 255, HasSeed: true, Lang: "sk"},
		"-seed=248d3198611724d6":           {Seed: 0x248d3198611724d6, HasSeed: true},
		"-seed 18446744073709551615":       {Seed: 1<<64 - 1, HasSeed: true},
		"-title montana -bots easy,hard":   {Title: "montana", Bots: []string{"easy", "hard"}},
		"-title carcassonne -modules inns": {Title: "carcassonne", Modules: []string{"inns"}},
		"-title carcassonne -value target=50 -value without=A,B": {Title: "carcassonne",
			Values: []Value{{"target", "50"}, {"without", "A,B"}}},
		"-title carcassonne -modules duel": {Title: "carcassonne", Modules: []string{"duel"}}, // two can play
		"-windowed -load a/b.txt":          {Windowed: true, Load: "a/b.txt"},
		"-today 2026-11-25":                {Today: "2026-11-25"},
	} {
		got, err := ParseFlags(strings.Fields(line), someChoices, io.Discard)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, %v; want %+v", line, got, err, want)
		}
	}
}

func TestWrongFlagsNameTheValid(t *testing.T) {
	for line, want := range map[string]string{
		"-sed 7":                              "-bots -lang -load -modules -seed -title -today -value -version -windowed",
		"montana":                             `"montana" is not a flag`,
		"-seed -1":                            `"-1" is not a seed: expected 0 to`,
		"-seed 18446744073709551616":          "is not a seed",
		"-seed 0xg":                           "is not a seed",
		"-lang de":                            `unknown language "de"; known: en, sk`,
		"-title montagna":                     `unknown title "montagna"; known: montana, carcassonne`,
		"-title montana -modules inns":        `unknown module "inns"; this title has none`,
		"-title carcassonne -modules x":       `unknown module "x"; known: inns, river, flood, duel`,
		"-modules inns":                       "say with -title",
		"-value target=50":                    "say with -title",
		"-value target":                       "expected ID=text",
		"-title carcassonne -value target=51": "-value target: want 50",
		"-title carcassonne -value level=1":   `unknown value "level"; known: target, without`,
		"-title carcassonne -value target=50 -value target=5": "target is given twice",
		"-bots easy,brutal":                        `unknown level "brutal"; known: easy, hard`,
		"-title montana -bots easy,easy,easy,easy": "room for you and 3 bots",
		"-title carcassonne -bots hard":            `carcassonne has no level "hard"; it has easy`,
		"-title agricola":                          "agricola cannot be played yet; known: montana, carcassonne",
		"-bots easy": "-bots: say with -title what they play; known titles: montana, " +
			"carcassonne",
		"-seed=":                            `"" is not a seed: expected 0 to`,
		"-load":                             "flag needs an argument",
		"-title carcassonne -modules flood": `module "flood" needs "river"`,
		"-title carcassonne -modules river,inns,flood -bots easy": `modules "flood" and "inns" exclude each other`,
		"-title carcassonne -modules inns,inns":                   `module "inns" is named twice`,
		"-title carcassonne -modules duel -bots easy,easy":        `module "duel" is for 2 to 2 players, not for 3`,
		"-title carcassonne -value target=50 -bots easy,easy":     "only for two",
		"-title montana -bots easy,,hard":                         `unknown level ""; known`, "-title montana -bots ,": `unknown level ""`,
		"-title= -bots easy": "-title is empty", "-bots=": "-bots is empty", "-lang=": "-lang is empty",
		"-today 2026-11-31": "expected a day such as",
		"-load=":            "-load is empty", "-title carcassonne -modules=": "-modules is empty",
	} {
		_, err := ParseFlags(strings.Fields(line), someChoices, io.Discard)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", line, err, want)
		}
	}
}

func TestHelpSaysWhatEachTakes(t *testing.T) {
	var out strings.Builder
	if _, err := ParseFlags([]string{"-h"}, someChoices, &out); !errors.Is(err, ErrHelp) {
		t.Fatalf("-h gives %v", err)
	}
	for _, want := range []string{"-seed number", "0x248d3198611724d6", "-lang language", "en, sk", "-title title",
		"montana", "-bots levels", "easy, hard", "-load file", "-windowed ", "-modules names", "-value ID=text", "-version "} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the help does not say %q:\n%s", want, out.String())
		}
	}
}
