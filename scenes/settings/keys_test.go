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
	m.Set(at("log"), input.KeyU)
	for press, want := range map[input.Key]string{
		input.KeyF1 + 1: "U",   // undo's new key
		input.KeyU:      "L",   // the log has its old one
		input.KeyL:      "",    // and nothing is on the log's old one
		input.KeyH:      "H",   // untouched
		input.KeyEsc:    "Esc", // fixed
		input.KeyZ:      "Z",
	} {
		if got := pressed(press); got != want {
			t.Errorf("%v does %q, want %q", press, got, want)
		}
	}
	var keys input.KeySet
	want := keys.With(input.KeyL).With(input.KeyEsc)
	if got := m.Held(keys.With(input.KeyU).With(input.KeyL).With(input.KeyEsc)); got != want {
		t.Errorf("while U, L and Esc are held the screens know %b", got)
	}
	if m.Clash(at("undo")) >= 0 || m.Clash(at("hint")) >= 0 {
		t.Error("a clash is found where none is")
	}
	m.Set(at("hint"), input.KeyF1+1)
	if m.Clash(at("undo")) != at("hint") || m.Clash(at("hint")) != at("undo") {
		t.Error("two uses of one key are not found")
	}
	m.Set(at("undo"), input.KeyU)
	m.Set(at("hint"), input.KeyH)
	m.Set(at("log"), input.KeyL)
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
