package agricola

import (
	"testing"

	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/painttest"
)

// Goods are told apart without colour where they are smallest.
func TestGoodsDiffer(t *testing.T) {
	var looks []painttest.Look
	for _, g := range goods {
		c := brush.NewCanvas(16, 16, 0.5, brush.V{})
		g.Draw(common.Pen{C: c, K: 1})
		looks = append(looks, painttest.LookOf(c))
	}
	for i := range looks {
		for j := range i {
			if outline, inner := looks[i].Apart(looks[j]); outline+inner < 0.2 {
				t.Errorf("%s and %s are only %.2f apart", goods[i].Name, goods[j].Name, outline+inner)
			}
		}
	}
}
