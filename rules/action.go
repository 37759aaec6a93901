package rules

import (
	"fmt"
	"maps"
	"slices"
)

// An Action is one indivisible decision in packed form: the low byte is its
// kind, the other 56 bits are operands, each in a [Field] of its title. Only
// its title can read it; its notation (State.Notation) is unique among the
// legal actions of any one position.
//
// It is a number rather than a boxed struct because playouts hand out millions
// of candidates; docs/performance.md has both measured.
type Action uint64

// Act is an action of a kind; operands are added with |.
func Act(kind uint8) Action { return Action(kind) }

// Kind is the kind given to Act.
func (a Action) Kind() uint8 { return uint8(a) }

// A Field is the bits of an action that hold one operand. It is written as a
// constant,
//
//	const column rules.Field = rules.From*16 | rules.Width*8
//
// so that the compiler knows it wherever it is used: playouts read and write
// fields all the time, and a third of their speed hangs on that. Actions of
// different kinds may use the same bits for different fields.
type Field uint32

// What a field is put together of: its first bit, at least 8, times From; how
// many bits it has times Width, all below 64; and Signed for numbers from
// -2^(width-1) to 2^(width-1)-1 instead of 0 to 2^width-1.
const (
	From   Field = 1
	Width  Field = 1 << 8
	Signed Field = 1 << 16
)

// Put is v in its place. It panics when v does not fit, which is a fault of the
// rules.
func (f Field) Put(v int) Action {
	if (uint64(v)+uint64(f>>16)<<(f>>8&63-1))>>(f>>8&63) != 0 {
		panic(f)
	}
	return Action(v) & (1<<(f>>8&63) - 1) << (f & 63)
}

// Error is what Put panics with: it is small enough to be inlined so.
func (f Field) Error() string {
	return fmt.Sprintf("rules: an operand does not fit into bits %d to %d of an action", f&63, f&63+f>>8&63-1)
}

// Get is the operand that a holds in this field.
func (f Field) Get(a Action) int {
	a <<= 64 - f&63 - f>>8&63
	if f&Signed != 0 {
		return int(int64(a) >> (64 - f>>8&63))
	}
	return int(uint64(a) >> (64 - f>>8&63))
}

// A Form is how the actions of a kind are printed where there is no position to
// write their notation with: the kind's name and its fields by their names.
type Form struct {
	Name   string
	Fields map[string]Field
}

// Describe prints an action by its fields, such as "bid row=2 column=1"; an
// action of a kind that the title does not have is printed as a number.
func (t *Title) Describe(a Action) string {
	if int(a.Kind()) >= len(t.Actions) || t.Actions[a.Kind()].Name == "" {
		return fmt.Sprintf("an action of no known kind (%#x)", uint64(a))
	}
	form := t.Actions[a.Kind()]
	names := slices.SortedFunc(maps.Keys(form.Fields), func(x, y string) int {
		return int(form.Fields[x]&63) - int(form.Fields[y]&63)
	})
	text, rest := form.Name, a-Act(a.Kind())
	for _, name := range names {
		f := form.Fields[name]
		text += fmt.Sprintf(" %s=%d", name, f.Get(a))
		rest &^= f.Put(f.Get(a))
	}
	if rest != 0 {
		text += fmt.Sprintf(" and %#x in no field", uint64(rest))
	}
	return text
}
