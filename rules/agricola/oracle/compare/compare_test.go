package compare

import (
	"testing"

	"tilestead/rules/agricola"
	"tilestead/rules/rulestest"
)

// The rules and the oracle agree on as many games and positions as all needs to come up,
// and with -short on a few.
func TestRulesAndOracleAgree(t *testing.T) {
	rulestest.Compare(t, Parts, agricola.MaxSeats)
}
