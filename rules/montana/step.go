package montana

import (
	"strings"

	"tilestead/rules"
)

// A StepKind is a kind of thing left to do.
type StepKind int8

// What can be left to do. Those marked auto happen by themselves.
const (
	StepTile    StepKind = iota + 1 // Nature lays the tile of slot A
	StepStart                       // Nature lays the start tile
	StepFirst                       // Nature draws the start player; auto with A > 0: seat A-1 was chosen
	StepSpin                        // Nature stops the arrow; B = 1 during setup
	StepTake                        // take the workers of sector A; B = white trade already chosen + 1
	StepLimit                       // return workers above the limit
	StepTurn                        // choose recruit, work, town or settle
	StepAdvance                     // advance the arrow or stay
	StepUse                         // staff place A
	StepSmall                       // staff the small space of place A
	StepBid                         // place the contractor or pass; A = 1: must place
	StepNextBid                     // auto: who has not had a first chance?
	StepPay                         // auto: pay the standing bid
	StepReward                      // announce the reward of row A; B cattle of it taken already
	StepHome                        // auto: contractors go home
	StepSettle                      // build again or stop
	StepEnd                         // trade cattle or end the turn
	StepClear                       // auto: empty full areas
	StepCanteen                     // buy an extra turn or not
	StepNext                        // auto: the next player
)

// A Step is one thing left to do.
type Step struct {
	Kind StepKind
	Seat rules.Seat
	A, B int8
}

func (t Step) seat() rules.Seat {
	if t.Kind <= StepSpin {
		return rules.Nature
	}
	return t.Seat
}

// promptKeys name what a seat is asked; texts in every language hang on them.
var promptKeys = [...]string{
	StepTile: "tile", StepStart: "start", StepFirst: "first", StepSpin: "spin", StepTake: "white", StepLimit: "return",
	StepTurn: "turn", StepAdvance: "advance", StepUse: "use", StepSmall: "small", StepBid: "bid", StepReward: "reward",
	StepSettle: "settle", StepEnd: "end", StepCanteen: "canteen", StepNext: "",
}

// Prompt says what Turn is asked. Source names the place or row in question.
func (s *State) Prompt() rules.Prompt {
	if s.agenda.Len() == 0 {
		return rules.Prompt{Key: "over"}
	}
	t := s.agenda.Top()
	p := rules.Prompt{Key: promptKeys[t.Kind], Opens: t.Kind == StepTurn, Always: t.Kind == StepTurn ||
		t.Kind == StepEnd}
	switch t.Kind {
	case StepUse, StepSmall:
		p.Source = Components.PlaceIDs[t.A]
	case StepReward:
		p.Source = rowIDs[t.A]
	case StepBid:
		if t.A == 1 {
			p.Source = "first"
		}
	}
	return p
}

// stepNames are the steps as views call them.
var stepNames = [...]string{
	StepTile: "tile", StepStart: "start", StepFirst: "first", StepSpin: "spin", StepTake: "take", StepLimit: "limit",
	StepTurn: "turn", StepAdvance: "advance", StepUse: "use", StepSmall: "small", StepBid: "bid",
	StepNextBid: "next_bid",
	StepPay:     "pay", StepReward: "reward", StepHome: "home", StepSettle: "settle", StepEnd: "end",
	StepClear:   "clear",
	StepCanteen: "canteen", StepNext: "next",
}

// String is the step as views write it.
func (t Step) String() string {
	var b rules.Lines
	t.view(&b)
	return strings.TrimSpace(string(b))
}

// view writes the step: its name, its seat, what it is about.
func (t *Step) view(b *rules.Lines) {
	b.Word(stepNames[t.Kind])
	if t.Kind > StepFirst {
		b.Seat("seat", t.Seat)
	}
	switch t.Kind {
	case StepTile:
		b.Word("slot")
		b.Num(int(t.A) + 1)
	case StepFirst:
		b.Pair("seat", int(t.A))
	case StepSpin:
		b.Flag("setup", t.B > 0)
	case StepTake:
		b.Word("sector")
		b.Num(int(t.A))
		for chosen := t.B; chosen > 0; chosen /= 5 {
			b.Word(Components.TradeIDs[chosen%5-1])
		}
	case StepTurn:
		b.Flag("began", t.A > 0)
	case StepUse, StepSmall:
		b.Word(Components.PlaceIDs[t.A])
	case StepBid:
		b.Flag("must", t.A > 0)
	case StepReward:
		b.Word(rowIDs[t.A])
		b.Pair("cattle", int(t.B))
	}
}

var rowIDs = [Rows]string{"R1", "R2", "R3", "R4"}
