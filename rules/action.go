package rules

import "fmt"

// An Action is one indivisible decision in packed form: the low byte is its
// kind, the other 56 bits are operands, each in a [Field] of its title. Only
// its title can read it; its notation (State.Notation) is unique among the
// legal actions of any one position.
//
// It is a number rather than a boxed struct because playouts hand out millions
// of candidates; docs/architecture.md has both measured.
type Action uint64

// Act is an action of a kind; operands are added with |.
func Act(kind uint8) Action { return Action(kind) }

// Kind is the kind given to Act.
func (a Action) Kind() uint8 { return uint8(a) }

// A Field is the bits of an action that hold one operand. Actions of different
// kinds may use the same bits for different fields.
type Field struct {
	Name   string
	from   uint8
	width  uint8
	signed bool
}

// Bits is a field for numbers from 0 to 2^width-1. Its bits begin at from,
// which is at least 8, and end below 64.
func Bits(name string, from, width uint8) Field { return field(name, from, width, false) }

// SignedBits is a field for numbers from -2^(width-1) to 2^(width-1)-1.
func SignedBits(name string, from, width uint8) Field { return field(name, from, width, true) }

func field(name string, from, width uint8, signed bool) Field {
	if from < 8 || width == 0 || int(from)+int(width) > 64 {
		panic(fmt.Sprintf("rules: field %s takes bits %d to %d; an action's operands are bits 8 to 63", name, from, int(from)+int(width)-1))
	}
	return Field{name, from, width, signed}
}

// Put is v in its place. It panics when v does not fit, which is a fault of the
// rules.
func (f *Field) Put(v int) Action {
	a := Action(v) & (1<<f.width - 1) << f.from
	if f.Get(a) != v {
		f.tooLarge(v)
	}
	return a
}

func (f *Field) tooLarge(v int) {
	panic(fmt.Sprintf("rules: %d does not fit into the %d bits of field %s", v, f.width, f.Name))
}

// Get is the operand that a holds in this field.
func (f *Field) Get(a Action) int {
	up := 64 - f.from - f.width
	if f.signed {
		return int(int64(a) << up >> (64 - f.width))
	}
	return int(uint64(a) << up >> (64 - f.width))
}

// A Form is how the actions of a kind are printed where there is no position to
// write their notation with: the kind's name and its fields.
type Form struct {
	Name   string
	Fields []*Field
}

// Describe prints an action by its fields, such as "bid row=2 column=1"; an
// action of a kind that the title does not have is printed as a number.
func (t *Title) Describe(a Action) string {
	if int(a.Kind()) >= len(t.Actions) || t.Actions[a.Kind()].Name == "" {
		return fmt.Sprintf("an action of no known kind (%#x)", uint64(a))
	}
	form := t.Actions[a.Kind()]
	text, rest := form.Name, a-Act(a.Kind())
	for _, f := range form.Fields {
		v := f.Get(a)
		text += fmt.Sprintf(" %s=%d", f.Name, v)
		rest &^= f.Put(v)
	}
	if rest != 0 {
		text += fmt.Sprintf(" and %#x in no field", uint64(rest))
	}
	return text
}
