// Package constant stands in for go/constant in the page's program: the numbers of shaders, whole
// ones in 64 bits and others as float64, without math/big. What does not fit is Unknown.
package constant

import (
	"go/token"
	"math"
	"strconv"
)

// A Kind is what a Value is.
type Kind int

// The kinds, which are numbered as in go/constant. Shaders have no strings and no complex numbers.
const (
	Unknown Kind = iota
	Bool
	_
	Int
	Float
)

// A Value is a constant.
type Value interface {
	Kind() Kind
	String() string
}

type (
	unknown  struct{}
	truth    bool
	whole    int64
	floating float64
)

func (unknown) Kind() Kind  { return Unknown }
func (truth) Kind() Kind    { return Bool }
func (whole) Kind() Kind    { return Int }
func (floating) Kind() Kind { return Float }

func (unknown) String() string    { return "unknown" }
func (x truth) String() string    { return strconv.FormatBool(bool(x)) }
func (x whole) String() string    { return strconv.FormatInt(int64(x), 10) }
func (x floating) String() string { return strconv.FormatFloat(float64(x), 'g', 6, 64) }

// MakeBool is b as a constant.
func MakeBool(b bool) Value { return truth(b) }

// MakeInt64 is x as a constant.
func MakeInt64(x int64) Value { return whole(x) }

// MakeFloat64 is x as a constant, Unknown where it is infinite or no number.
func MakeFloat64(x float64) Value {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return unknown{}
	}
	return floating(x + 0) // -0 is 0
}

// MakeFromLiteral reads a literal of Go, token.INT or token.FLOAT; the last argument is 0.
func MakeFromLiteral(lit string, tok token.Token, _ uint) Value {
	switch tok {
	case token.INT:
		if x, err := strconv.ParseInt(lit, 0, 64); err == nil {
			return whole(x)
		}
	case token.FLOAT:
		if x, err := strconv.ParseFloat(lit, 64); err == nil {
			return MakeFloat64(x)
		}
	}
	return unknown{}
}

// BoolVal is x as a bool, false where it is Unknown.
func BoolVal(x Value) bool {
	b, _ := x.(truth)
	return bool(b)
}

// Int64Val is x as a number, and whether it is whole.
func Int64Val(x Value) (int64, bool) {
	n, ok := x.(whole)
	return int64(n), ok
}

// Float64Val is x as a number, and whether it is one exactly.
func Float64Val(x Value) (float64, bool) {
	switch x := x.(type) {
	case whole:
		return float64(x), int64(float64(x)) == int64(x)
	case floating:
		return float64(x), true
	}
	return 0, false
}

// ToInt is x as an Int, Unknown where it is no whole number.
func ToInt(x Value) Value {
	switch x := x.(type) {
	case whole:
		return x
	case floating:
		if f := float64(x); f == math.Trunc(f) && math.Abs(f) < 1<<63 {
			return whole(f)
		}
	}
	return unknown{}
}

// ToFloat is x as a Float, Unknown where it is no number.
func ToFloat(x Value) Value {
	switch x := x.(type) {
	case whole:
		return floating(x)
	case floating:
		return x
	}
	return unknown{}
}

// Sign is -1, 0 or 1, and 1 where x is Unknown.
func Sign(x Value) int {
	f, _ := Float64Val(x)
	switch {
	case x.Kind() == Unknown || f > 0:
		return 1
	case f < 0:
		return -1
	}
	return 0
}

// UnaryOp is op y; the last argument is 0.
func UnaryOp(op token.Token, y Value, _ uint) Value {
	switch y := y.(type) {
	case truth:
		return !y
	case whole:
		switch op {
		case token.SUB:
			return -y
		case token.XOR:
			return ^y
		}
		return y
	case floating:
		if op == token.SUB {
			return MakeFloat64(-float64(y))
		}
		return y
	}
	return unknown{}
}

// BinaryOp is x op y. To divide whole numbers, op is token.QUO_ASSIGN; token.QUO makes a Float.
func BinaryOp(x Value, op token.Token, y Value) Value {
	switch x := x.(type) {
	case truth:
		if op == token.LAND {
			return truth(bool(x) && BoolVal(y))
		}
		return truth(bool(x) || BoolVal(y))
	case whole:
		if y, ok := y.(whole); ok && op != token.QUO {
			return ofWhole(x, op, y)
		}
	}
	a, isNumber := ToFloat(x).(floating)
	b, areNumbers := ToFloat(y).(floating)
	if !isNumber || !areNumbers {
		return unknown{}
	}
	switch op {
	case token.ADD:
		return MakeFloat64(float64(a + b))
	case token.SUB:
		return MakeFloat64(float64(a - b))
	case token.MUL:
		return MakeFloat64(float64(a * b))
	}
	return MakeFloat64(float64(a / b))
}

// ofWhole is x op y of whole numbers.
func ofWhole(x whole, op token.Token, y whole) Value {
	switch op {
	case token.ADD:
		return x + y
	case token.SUB:
		return x - y
	case token.MUL:
		return x * y
	case token.QUO_ASSIGN:
		return x / y
	case token.REM:
		return x % y
	case token.AND:
		return x & y
	case token.OR:
		return x | y
	case token.XOR:
		return x ^ y
	}
	return x &^ y
}

// Shift is x op s, where op is token.SHL or token.SHR.
func Shift(x Value, op token.Token, s uint) Value {
	n, ok := x.(whole)
	switch {
	case !ok:
		return unknown{}
	case op == token.SHL:
		return n << s
	}
	return n >> s
}

// Compare says whether x op y; nothing is true of what is Unknown.
func Compare(x Value, op token.Token, y Value) bool {
	if x.Kind() == Unknown || y.Kind() == Unknown {
		return false
	}
	if a, ok := x.(truth); ok {
		return (a == y.(truth)) == (op == token.EQL)
	}
	a, _ := Float64Val(x)
	b, _ := Float64Val(y)
	switch op {
	case token.EQL:
		return a == b
	case token.NEQ:
		return a != b
	case token.LSS:
		return a < b
	case token.LEQ:
		return a <= b
	case token.GTR:
		return a > b
	}
	return a >= b
}
