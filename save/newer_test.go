package save

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tilestead/rules/montana"
)

// What only a newer program can read is told apart from what is damaged.
func TestNewerIsNotDamaged(t *testing.T) {
	whole := string(file(t, played(t, 2, 5, 30)))
	title := fmt.Sprintf("title montana %d\n", montana.Title.Rev)
	for name, c := range map[string]struct {
		text string
		want bool
	}{
		"form":         {strings.Replace(whole, "tilestead 2\n", "tilestead 9\n", 1), true},
		"rules":        {strings.Replace(whole, title, "title montana 99\n", 1), true},
		"title":        {strings.Replace(whole, title, "title utopia 1\n", 1), true},
		"noise":        {strings.Replace(whole, "tilestead 2\n", "tilestead x\n", 1), false},
		"no title":     {strings.Replace(whole, title, "title ?! 1\n", 1), false},
		"cut off":      {whole[:len(whole)/2], false},
		"empty":        {"", false},
		"other colour": {strings.Replace(whole, "\nseed ", "\nseat 1 human RED x\nseed ", 1), false},
	} {
		_, err := Read([]byte(c.text))
		var d *Damage
		if !errors.As(err, &d) {
			t.Errorf("%s: the error is %v", name, err)
		} else if newer := d.Flaw == FlawNewer; newer != c.want {
			t.Errorf("%s: %v; newer is %v, want %v", name, err, newer, c.want)
		}
	}
}

// Some editors begin a text with a mark of the order of its bytes.
func TestByteOrderMark(t *testing.T) {
	const mark = "\xEF\xBB\xBF"
	g := played(t, 2, 5, 30)
	g.Name = "Sunday"
	whole := file(t, g)
	marked := append([]byte(mark), whole...)
	if got, err := Read(marked); err != nil || string(file(t, got)) != string(whole) {
		t.Errorf("a game with the mark: %v", err)
	}
	if l := ReadLabel(append([]byte(mark), "title montana 1\nname Sunday\n"...)); l.Title != "montana" ||
		l.Name != "Sunday" {
		t.Errorf("its label is %+v", l)
	}
	if s, err := ReadSettings([]byte(mark + "language = de\n")); err != nil {
		t.Errorf("settings with the mark: %v", err)
	} else if v, _ := s.Get("language"); v != "de" {
		t.Errorf("the language is %q", v)
	}
	line := `- montana 0000000000000007 3 | human red 12 won "Ada"`
	if r, damaged := ReadHistory([]byte(mark + line + "\n")); len(r) != 1 || len(damaged) != 0 {
		t.Errorf("a history with the mark: %v, damaged %q", r, damaged)
	}
}
