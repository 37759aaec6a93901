package paint

import (
	"bytes"
	"testing"
)

func TestSamePictureTwice(t *testing.T) {
	for _, name := range []string{"montana/hex/river/2", "montana/disc/arrow", "montana/cattle", "title/sheep", "icon/pumpkin", "settlement/blue"} {
		p, ok := All().Find(name)
		if !ok {
			t.Fatalf("no picture %s", name)
		}
		a, b := p.bake(), p.bake()
		for i := range a {
			if a[i].ax != b[i].ax || a[i].im.Bounds() != b[i].im.Bounds() || !bytes.Equal(a[i].im.Pix, b[i].im.Pix) {
				t.Errorf("%s at scale %g comes out differently the second time", name, a[i].scale)
			}
		}
	}
}
