package montana

import (
	"testing"

	"tilestead/rules/rulestest"
)

func TestScenarios(t *testing.T) { rulestest.Scripts(t, &Title, "testdata/*.txt", 100) }
