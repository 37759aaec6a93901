package settings

import (
	"testing"

	"tilestead/input"
)

func TestTranslate(t *testing.T) {
	var m KeyMap
	at := func(name string) int {
		for i, u := range KeyUses {
			if u.Name == name {
				return i
			}
		}
		t.Fatalf("no use %q", name)
		return -1
	}
	pressed := func(k input.Key) string {
		s := ""
		for _, k := range m.Translate([]input.Key{k}) {
			s += k.String()
		}
		return s
	}
	m.Set(at("undo"), input.KeyF1+1)
	m.Set(at("log"), input.KeyA+'U'-'A')
	for press, want := range map[input.Key]string{
		input.KeyF1 + 1:        "U",   // undo's new key
		input.KeyA + 'U' - 'A': "L",   // the log has its old one
		input.KeyA + 'L' - 'A': "",    // and nothing is on the log's old one
		input.KeyA + 'H' - 'A': "H",   // untouched
		input.KeyEsc:           "Esc", // fixed
		input.KeyA + 'Z' - 'A': "Z",
	} {
		if got := pressed(press); got != want {
			t.Errorf("%v does %q, want %q", press, got, want)
		}
	}
	var keys input.KeySet
	if got := m.Held(keys.With(input.KeyA + 'U' - 'A').With(input.KeyA +
		'L' - 'A').With(input.KeyEsc)); got != keys.With(input.KeyA+'L'-'A').With(input.KeyEsc) {
		t.Errorf("while U, L and Esc are held the screens know %b", got)
	}
	if m.Clash(at("undo")) >= 0 || m.Clash(at("hint")) >= 0 {
		t.Error("a clash is found where none is")
	}
	m.Set(at("hint"), input.KeyF1+1)
	if m.Clash(at("undo")) != at("hint") || m.Clash(at("hint")) != at("undo") {
		t.Error("two uses of one key are not found")
	}
	m.Set(at("undo"), input.KeyA+'U'-'A')
	m.Set(at("hint"), input.KeyA+'H'-'A')
	m.Set(at("log"), input.KeyA+'L'-'A')
	if m != (KeyMap{}) {
		t.Errorf("the usual keys are %v", m)
	}
}

// The usual keys are all different and may all be chosen.
func TestUsualKeys(t *testing.T) {
	var m KeyMap
	for i, u := range KeyUses {
		if m.Clash(i) >= 0 || !CanBeChosen(u.Usual) {
			t.Errorf("%s has the key %v", u.Name, u.Usual)
		}
	}
}
