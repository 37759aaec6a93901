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
