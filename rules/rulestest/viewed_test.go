package rulestest

import (
	"strings"
	"testing"

	"tilestead/rules"
)

// A farm is a position with fields of many forms, of which its view forgets one.
type farm struct {
	rules.State
	yard
	grain  [2]int16
	ponds  [2]struct{ ducks uint8 }
	used   int8 // fields in use
	fields [4]int8
	sold   bool
	total  int16 // of the grain
	near   *farm
	forget string
}

// yard is what a farm embeds.
type yard struct{ hens int8 }

func (f *farm) Clone() rules.State {
	c := *f
	c.total = c.grain[0] + c.grain[1]
	return &c
}

func (f *farm) AppendView(dst []byte, _ rules.Seat) []byte {
	b := rules.Lines(dst)
	pair := func(name string, n int) {
		if name != f.forget {
			b.Pair(name, n)
		}
	}
	pair("hens", int(f.hens))
	pair("grain", int(f.grain[0]))
	pair("seed", int(f.grain[1]))
	pair("ducks", int(f.ponds[0].ducks))
	pair("geese", int(f.ponds[1].ducks))
	for _, n := range f.fields[:f.used] {
		pair("field", int(n)+1)
	}
	b.Flag("sold", f.sold && f.forget != "sold")
	b.Flag("near", f.near != nil && f.forget != "near")
	b.End()
	return b
}

// A field that views forget is found, in whatever it is, and so is a list of
// reasons that is not right any more.
func TestViewedFindsWhatIsForgotten(t *testing.T) {
	derived := map[string]string{
		"State": "none", "total": "the grain", "fields[]": "as many as are in use", "forget": "a fault",
	}
	with := func(name string) map[string]string {
		m := map[string]string{name: "another reason"}
		for k, v := range derived {
			m[k] = v
		}
		return m
	}
	for _, c := range []struct {
		forget  string
		derived map[string]string
		says    string // "" when nothing is wrong
	}{
		{"", derived, ""},
		{"hens", derived, "no view shows hens;"},
		{"seed", derived, "no view shows grain[1];"},
		{"geese", derived, "no view shows ponds[1].ducks;"},
		{"field", derived, "no view shows fields[0];"},
		{"sold", derived, "no view shows sold;"},
		{"near", derived, "no view shows near;"},
		{"", map[string]string{"State": "none", "fields[]": "in use", "forget": "a fault"}, "no view shows total;"},
		{"", with("pigs"), "pigs is listed as not shown (another reason), but there is no such field"},
		{"", with("ponds"), "ponds is listed as not shown"},
		{"", with("grain[]"), "grain[] is listed as not shown"},
	} {
		positions := []rules.State{&farm{forget: c.forget}, &farm{used: 2, near: &farm{}, forget: c.forget}}
		got := strings.Join(unviewed(positions, c.derived), "\n")
		if c.says == "" && got != "" || !strings.Contains(got, c.says) {
			t.Errorf("%q forgotten: %q, want %q", c.forget, got, c.says)
		}
	}
}
