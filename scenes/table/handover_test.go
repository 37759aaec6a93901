package table_test

import (
	"testing"

	"tilestead/rules"
)

// Where several people play at one table, the next one is called by sign and
// name, once, until a click or a moment later.
func TestNextPersonIsCalled(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "pp", 960, 540, nil)
	p.until()
	first := p.table.Match().State().Turn()
	if got := p.table.Called(); got != first {
		t.Fatalf("seat %d is called, %d begins", got, first)
	}
	p.wait(200)
	if got := p.table.Called(); got != rules.Nobody {
		t.Errorf("seat %d is called for more than two seconds", got)
	}
	p.table.Press("cell 0")
	p.wait(30)
	p.table.Press("colour 0")
	p.wait(30)
	p.table.Press("button End")
	for n := 0; n < 600 && p.table.Called() == rules.Nobody; n++ {
		p.wait(1)
	}
	if got := p.table.Called(); got != 1-first {
		t.Fatalf("after the turn of seat %d seat %d is called", first, got)
	}
	p.move(20, 20)
	p.wait(2)
	if p.table.Called() != 1-first {
		t.Error("the call ends when the pointer moves")
	}
	p.click(p.target("cell 3").Area.Center())
	if got := p.table.Called(); got != rules.Nobody {
		t.Errorf("seat %d is called after a click", got)
	}
}

// One person against bots is not called.
func TestOnePersonIsNotCalled(t *testing.T) {
	p := sit(t, newToy(t, 2, 1), toyBoard{}, "pb", 960, 540, nil)
	p.until()
	if got := p.table.Called(); got != rules.Nobody {
		t.Errorf("seat %d is called", got)
	}
}
