package compare

import (
	"os"
	"testing"

	"tilestead/rules/rulestest"
)

// The rules and the oracle agree on as many games as all needs to come up, and with -short
// on a few.
func TestRulesAndOracleAgree(t *testing.T) {
	data, err := os.ReadFile("../../testdata/tiles.json")
	if err != nil {
		t.Fatal(err)
	}
	parts, err := Parts(data)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Compare(t, parts, 12)
}
