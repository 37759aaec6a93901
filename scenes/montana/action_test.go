package montana

import (
	"testing"

	"tilestead/rules/montana"
)

func TestEveryActionHasAName(t *testing.T) {
	kinds := fixture.ActionsHaveNames(t, 3)
	for k := uint8(montana.KindRecruit); k <= montana.KindKeep; k++ {
		if !kinds[k] {
			t.Errorf("the positions lack actions of kind %d", k)
		}
	}
}
