package rules_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

// fieldTitle has a module for every way in which modules can not go together.
var fieldTitle = rules.Title{
	ID: "field", Seats: [2]int{1, 4}, Gone: []string{"herd"},
	Modules: append([]rules.Module{{ID: "cards"}, {ID: "tiles"},
		{ID: "draft", NeedsOne: []string{"cards", "tiles"}, Seats: [2]int{2, 4}, Idle: true},
		{ID: "more", Needs: []string{"draft"}}, {ID: "swap", Clashes: []string{"draft"}},
		{ID: "alone", Seats: [2]int{1, 1}}}, rules.FirstSeats(4)...),
	Values: []rules.Value{{ID: "target", Check: func(string) error { return nil }}},
	Admits: func(s rules.Setup) error {
		if s.Values["target"] != "" && s.Seats > 1 {
			return fmt.Errorf("a target is only for a game alone")
		}
		if s.Seats == 4 && !slices.Contains(s.Modules, "tiles") {
			return rules.Wants("tiles", `a fourth player needs module "tiles"`)
		}
		return nil
	},
}

// Each setup that cannot be is refused with a sentence, and with what a screen needs to
// say the same in its own words.
func TestMisfits(t *testing.T) {
	for _, c := range []struct {
		setup string // seats, then modules
		why   rules.Reason
		part  string
		says  string // "" where the setup is right
	}{
		{"2 cards draft more", 0, "", ""},
		{"2 tiles draft", 0, "", ""},
		{"2 draft", rules.Needs, "draft", `module "draft" needs "cards" or "tiles"`},
		{"2 cards more", rules.Needs, "more", `module "more" needs "draft"`},
		{"2 cards draft swap", rules.Clash, "swap", `modules "swap" and "draft" exclude each other`},
		{"1 cards draft", rules.Crowd, "draft", `module "draft" is for 2 to 4 players, not for 1`},
		{"2 alone", rules.Crowd, "alone", `module "alone" is only for a game alone, not for 2 players`},
		{"2 first-3", rules.NoFirst, "first-3", `module "first-3": only 2 play`},
		{"2 cards cards", rules.Twice, "cards", `module "cards" is named twice`},
		{"2 snow", rules.Unknown, "snow", "it has cards, tiles"},
		{"5", rules.Crowd, "", "1 to 4 players, not 5"},
		{"4", rules.Needs, "", `a fourth player needs module "tiles"`},
		{"2 target", rules.NoValue, "", "only for a game alone"},
	} {
		words := strings.Fields(c.setup)
		set := rules.Setup{Title: "field", Seats: int(words[0][0] - '0'), Modules: words[1:]}
		if c.setup == "2 target" {
			set = rules.Setup{Title: "field", Seats: 2}.With("target", "50")
		}
		err := fieldTitle.CheckSetup(set)
		if c.says == "" {
			if err != nil {
				t.Errorf("%s: %v", c.setup, err)
			}
			continue
		}
		m := rules.MisfitOf(err)
		if m == nil || !strings.Contains(err.Error(), c.says) || m.Why != c.why || m.Module != c.part {
			t.Errorf("%s: %v, %+v; want %q of %q", c.setup, err, m, c.says, c.part)
		}
	}
}

// What did nothing where it could be chosen is left out of such a setup, with what needs
// it; nothing else is.
func TestWithoutIdle(t *testing.T) {
	for setup, want := range map[string]string{
		"2 draft more": "", "1 cards draft more": "cards", "2 cards draft": "cards draft", "2 cards more": "cards more",
		"2 swap alone": "swap alone",
	} {
		words := strings.Fields(setup)
		from := rules.Setup{Title: "field", Seats: int(words[0][0] - '0'), Modules: words[1:]}
		got, idle := fieldTitle.WithoutIdle(from)
		if strings.Join(got.Modules, " ") != want || len(idle) != len(from.Modules)-len(got.Modules) {
			t.Errorf("%s: %v without %v, want %q", setup, got.Modules, idle, want)
		}
	}
}
