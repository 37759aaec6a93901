package constant

import (
	"go/constant"
	"go/token"
	"math"
	"testing"
)

// literals are numbers as shaders have them.
var literals = []struct {
	text string
	tok  token.Token
}{{"0", token.INT}, {"1", token.INT}, {"7", token.INT}, {"0x1F", token.INT}, {"3", token.INT},
	{"0.0", token.FLOAT}, {"1.0", token.FLOAT}, {"0.5", token.FLOAT}, {"1e-2", token.FLOAT}, {".25", token.FLOAT},
	{"3.75", token.FLOAT}}

// The same comes out as in go/constant.
func TestAsInGoConstant(t *testing.T) {
	for _, a := range literals {
		x, wantX := MakeFromLiteral(a.text, a.tok, 0), constant.MakeFromLiteral(a.text, a.tok, 0)
		same(t, a.text, x, wantX)
		same(t, "int "+a.text, ToInt(x), constant.ToInt(wantX))
		same(t, "float "+a.text, ToFloat(x), constant.ToFloat(wantX))
		same(t, "-"+a.text, UnaryOp(token.SUB, x, 0), constant.UnaryOp(token.SUB, wantX, 0))
		same(t, "+"+a.text, UnaryOp(token.ADD, x, 0), constant.UnaryOp(token.ADD, wantX, 0))
		if got, want := Sign(x), constant.Sign(wantX); got != want {
			t.Errorf("sign of %s: %d, want %d", a.text, got, want)
		}
		for _, b := range literals {
			y, wantY := MakeFromLiteral(b.text, b.tok, 0), constant.MakeFromLiteral(b.text, b.tok, 0)
			whole := x.Kind() == Int && y.Kind() == Int
			for op := token.ADD; op <= token.AND_NOT; op++ {
				onWhole := op != token.ADD && op != token.SUB && op != token.MUL && op != token.QUO
				divides := op == token.QUO || op == token.REM
				if op == token.SHL || op == token.SHR || onWhole && !whole || divides && Sign(y) == 0 {
					continue
				}
				same(t, a.text+op.String()+b.text, BinaryOp(x, op, y), constant.BinaryOp(wantX, op, wantY))
			}
			for _, op := range []token.Token{token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ} {
				if got, want := Compare(x, op, y), constant.Compare(wantX, op, wantY); got != want {
					t.Errorf("%s%s%s: %v", a.text, op, b.text, got)
				}
			}
			if whole && Sign(y) != 0 {
				same(t, a.text+" by "+b.text, BinaryOp(x, token.QUO_ASSIGN, y),
					constant.BinaryOp(wantX, token.QUO_ASSIGN, wantY))
			}
			if whole {
				s, _ := Int64Val(y)
				same(t, a.text+"<<"+b.text, Shift(x, token.SHL, uint(s)), constant.Shift(wantX, token.SHL, uint(s)))
				same(t, a.text+">>"+b.text, Shift(x, token.SHR, uint(s)), constant.Shift(wantX, token.SHR, uint(s)))
			}
		}
	}
	same(t, "^7", UnaryOp(token.XOR, MakeInt64(7), 0), constant.UnaryOp(token.XOR, constant.MakeInt64(7), 0))
}

func TestTruths(t *testing.T) {
	for _, a := range []bool{false, true} {
		x, wantX := MakeBool(a), constant.MakeBool(a)
		same(t, "not", UnaryOp(token.NOT, x, 0), constant.UnaryOp(token.NOT, wantX, 0))
		same(t, "int", ToInt(x), constant.ToInt(wantX))
		for _, b := range []bool{false, true} {
			y, wantY := MakeBool(b), constant.MakeBool(b)
			for _, op := range []token.Token{token.LAND, token.LOR} {
				same(t, op.String(), BinaryOp(x, op, y), constant.BinaryOp(wantX, op, wantY))
			}
			for _, op := range []token.Token{token.EQL, token.NEQ} {
				if got, want := Compare(x, op, y), constant.Compare(wantX, op, wantY); got != want {
					t.Errorf("%v %s %v: %v", a, op, b, got)
				}
			}
		}
	}
}

// What is no number is Unknown, and stays so.
func TestUnknown(t *testing.T) {
	for name, x := range map[string]Value{
		"infinite": MakeFloat64(math.Inf(1)), "too large": MakeFromLiteral("99999999999999999999", token.INT, 0),
		"half": ToInt(MakeFloat64(0.5)), "of unknown": BinaryOp(unknown{}, token.ADD, MakeInt64(1)),
		"minus unknown": UnaryOp(token.SUB, unknown{}, 0), "shifted": Shift(MakeFloat64(1), token.SHL, 1),
	} {
		if x.Kind() != Unknown || Compare(x, token.EQL, x) {
			t.Errorf("%s: %v", name, x)
		}
	}
}

func same(t *testing.T, what string, got Value, want constant.Value) {
	t.Helper()
	f, _ := Float64Val(got)
	wantF := 0.0
	if want.Kind() == constant.Int || want.Kind() == constant.Float {
		wantF, _ = constant.Float64Val(want)
	}
	wantB := want.Kind() == constant.Bool && constant.BoolVal(want)
	if int(got.Kind()) != int(want.Kind()) || math.Abs(f-wantF) > 1e-15*math.Abs(wantF) || BoolVal(got) != wantB {
		t.Errorf("%s: %v, a %d, want %v, a %v", what, got, got.Kind(), want, want.Kind())
	}
}
