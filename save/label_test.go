package save

import "testing"

func TestReadLabel(t *testing.T) {
	g := played(t, 3, 4, 30)
	g.Name, g.Saved = "Sunday", "2026-05-17 20:15"
	if got, want := ReadLabel(file(t, g)), (Label{"montana", "Sunday", "2026-05-17 20:15"}); got != want {
		t.Errorf("read %+v, want %+v", got, want)
	}
	if got := ReadLabel([]byte("\xff\xfe\n")); got != (Label{}) {
		t.Errorf("of no game read %+v", got)
	}
}
