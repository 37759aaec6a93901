package save

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/titles"
)

// What a number of players needs may stand in the line of modules after it.
func TestPlayersThatNeedAModule(t *testing.T) {
	title, err := titles.Find("carcassonne")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 6, Modules: []string{"inns", "first-1"}})
	if err != nil {
		t.Fatal(err)
	}
	m.Replay(m.Roll())
	data, err := (&Game{Match: m}).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	g, err := Read(data)
	if err != nil || g.Match.Len() != 1 {
		t.Fatalf("%v\n%s", err, data)
	}
	without := strings.Replace(string(data), "modules inns first-1\n", "", 1)
	if _, err := Read([]byte(without)); err == nil || !strings.Contains(err.Error(), "line 4") ||
		!strings.Contains(err.Error(), `needs module "inns"`) {
		t.Errorf("without the module: %v", err)
	}
}

// Modules that do nothing in a game were let through by earlier programs: the game goes
// on without them. Others that do not go together are refused.
func TestIdleModulesArePassedOver(t *testing.T) {
	title, err := titles.Find("agricola")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Modules: []string{"moor"}})
	if err != nil {
		t.Fatal(err)
	}
	for range 9 {
		m.Replay(m.State().Legal(nil)[0])
	}
	data, err := (&Game{Match: m}).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	for line, says := range map[string]string{
		"moor draft draft-more": "", "moor mulligan": "", "moor draft-more": `"draft-more" needs "draft"`,
		"moor bare-land": `needs "hand-cards"`, "moor stage-order": "only for a game alone", "moor moor": "twice",
	} {
		old := strings.Replace(string(data), "modules moor\n", "modules "+line+"\n", 1)
		g, err := Read([]byte(old))
		if says == "" && (err != nil || g.Match.Len() != 9 || len(g.Match.Setup().Modules) != 1) {
			t.Errorf("%s: %v", line, err)
		}
		if says != "" && (err == nil || !strings.Contains(err.Error(), says)) {
			t.Errorf("%s: %v, want %q", line, err, says)
		}
	}
}
