package tale

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
)

type (
	whole  struct{ Seat rules.Seat }
	silent struct{}
	half   struct{}
)

type row[E any] = Row[string, *[]string, int, E]

func line[E any](m string, _ E) Said { return Said{Text: m} }

func play[E any](k *[]string, _ E) { *k = append(*k, "played") }

var table = NewTable([]Tale[string, *[]string, int]{
	Of(row[whole]{
		Line:    func(m string, e whole) Said { return Said{Seat: e.Seat, Text: m, Mark: "there"} },
		Picture: []board.Glyph{board.Sign("star", "")}, Topic: "end",
		LoudIf: func(e whole) bool { return e.Seat == 2 },
		Play:   play[whole],
		Sound:  func(k *[]string, _ whole) { *k = append(*k, "heard") },
		More:   7,
	}),
}, []Tale[string, *[]string, int]{Of(row[silent]{Silent: true, Unseen: true})})

// A row is found by the type of an event and tells all of it.
func TestRowTells(t *testing.T) {
	l, ok := table.Line("words", whole{Seat: 2})
	if !ok || l.Seat != 2 || l.Text != "words" || l.Mark != "there" || !l.Loud || l.Topic != "end" || len(l.Glyphs) != 1 {
		t.Errorf("the line is %+v, %v", l, ok)
	}
	if l, _ := table.Line("words", whole{Seat: 1}); l.Loud {
		t.Error("every such event is loud")
	}
	var heard []string
	table.Play(&heard, whole{})
	table.Sound(&heard, whole{})
	if want := []string{"played", "heard"}; !slices.Equal(heard, want) || table.Of(whole{}).More != 7 {
		t.Errorf("it is %v", heard)
	}
}

// What has no line, and what has no row at all, says nothing.
func TestNothingIsSaid(t *testing.T) {
	for _, e := range []rules.Event{silent{}, half{}} {
		var heard []string
		table.Play(&heard, e)
		table.Sound(&heard, e)
		if l, ok := table.Line("words", e); ok || len(heard) > 0 || table.Topic("", e) != "" {
			t.Errorf("%T: %+v, %v", e, l, heard)
		}
	}
}

// A row names the columns that it lacks.
func TestRowLacksColumns(t *testing.T) {
	if list := table.Lacks(); len(list) > 0 {
		t.Errorf("whole rows lack %v", list)
	}
	for _, c := range []struct {
		row  row[half]
		want []string
	}{
		{row[half]{Silent: true}, []string{"half lacks Play (or Unseen, but not both)"}},
		{row[half]{Play: play[half]}, []string{"half lacks Glyphs or Picture",
			"half lacks Line (or Silent, but not both)", "half lacks Topic"}},
		{row[half]{Play: play[half], Line: line[half], Silent: true},
			[]string{"half lacks Line (or Silent, but not both)"}},
		{row[half]{Play: play[half], Line: line[half], Topic: "end"}, []string{"half lacks Glyphs or Picture"}},
	} {
		if got := NewTable([]Tale[string, *[]string, int]{Of(c.row)}).Lacks(); !slices.Equal(got, c.want) {
			t.Errorf("lacks %q, want %q", got, c.want)
		}
	}
}

// Two rows of the same event are a mistake that shows at once.
func TestRowIsThereOnce(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("an event is told twice")
		}
	}()
	one := []Tale[string, *[]string, int]{Of(row[half]{})}
	NewTable(one, one)
}
