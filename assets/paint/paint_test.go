package paint

import (
	"bytes"
	"testing"
)

func TestSamePictureTwice(t *testing.T) {
	for _, name := range []string{"montana/hex/river/2", "montana/disc/arrow", "montana/cattle", "title/sheep",
		"icon/pumpkin", "settlement/blue", "rival-carcassonne-grit"} {
		p, ok := All().Find(name)
		if !ok {
			t.Fatalf("no picture %s", name)
		}
		a, b := p.Bake(), p.Bake()
		for i := range a {
			if a[i].AX != b[i].AX || a[i].Image.Bounds() != b[i].Image.Bounds() ||
				!bytes.Equal(a[i].Image.Pix, b[i].Image.Pix) {
				t.Errorf("%s at scale %g comes out differently the second time", name, a[i].Scale)
			}
		}
	}
}
