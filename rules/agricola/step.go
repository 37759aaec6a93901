package agricola

import (
	"strings"

	"tilestead/rules"
)

// A step is one thing left to do, as it lies on the agenda.
type step struct {
	kind stepKind
	seat rules.Seat
	e    effectID // useStep: the effect
	by   int16    // the card whose effect it is + 1
	once bool     // useStep: which it has once a round
	at   int8     // useStep: the space whose use a card answers
	// a is what is to be paid of a meal or for heating, which special action, which moment, or,
	// of a phase, how many seats are through.
	a int8
	// b are, in useStep, the parts done or begun, as bits; it is 1 in hungerStep once the meal
	// is handed over, in heatStep once fuel was burnt, in againStep behind a market.
	b   int8
	c   int8 // useStep: the part that is being repeated + 1
	d   int8 // heatStep: 1 once wood was burnt
	n   int8 // useStep: rooms, fences or stables built in this action; or the space behind the last one reaped
	yes bool // useStep: its user has agreed to an effect that can be declined
}

// A stepKind is a kind of thing left to do.
type stepKind uint8

// What can be left to do. Up to redealStep chance decides, then things happen
// by themselves, and from placeStep on a seat decides.
const (
	firstStep stepKind = iota + 1
	revealStep
	startCardStep
	topStep
	drawStep
	dealStep
	redealStep

	roundStep
	collectStep
	refillStep
	workStep
	homeStep
	fieldStep
	feedStep
	breedStep
	closeStep
	endStep
	pileStep
	rideStep

	placeStep
	useStep
	houseStep
	hungerStep
	newbornStep
	heatStep
	leaveStep
	spendStep
	againStep
	specialStep
	cookStep
	clayStep
	teachStep
	draftStep
	mulliganStep
	orderStep
	lastStep
	openStep
)

var stepNames = [...]string{
	firstStep: "first", revealStep: "reveal",
	roundStep: "round", collectStep: "collect", refillStep: "refill", workStep: "work", homeStep: "home",
	fieldStep: "field", feedStep: "feeding", breedStep: "breeding", closeStep: "close", endStep: "end",
	placeStep: "place", useStep: "use", houseStep: "house", hungerStep: "feed", newbornStep: "breed",
	startCardStep: "start_card", topStep: "top", pileStep: "pile", rideStep: "ride", heatStep: "heat", leaveStep: "leave",
	spendStep: "spend", lastStep: "last", againStep: "again", specialStep: "special", cookStep: "cook", clayStep: "clay", teachStep: "teach",
	drawStep: "draw", dealStep: "deal", redealStep: "redeal", draftStep: "draft", mulliganStep: "mulligan",
	orderStep: "order", openStep: "open",
}

// String is what the step is called in views and prompts.
func (k stepKind) String() string { return stepNames[k] }

// through says that an effect has nothing left to decide: between two events
// of a reel it is still on the agenda.
func (t *step) through() bool {
	if t.kind != useStep || t.c > 0 {
		return false
	}
	e := t.e.effect()
	return !e.Either && int(t.b) == 1<<len(e.Parts)-1
}

// String is the step as views write it.
func (t step) String() string {
	var b rules.Lines
	t.view(&b)
	return strings.TrimSpace(string(b))
}

func (t *step) view(b *rules.Lines) {
	b.Word(t.kind.String())
	if t.kind >= placeStep {
		b.Seat("seat", t.seat)
	}
	switch t.kind {
	case useStep:
		b.Word(t.e.String())
		b.Pair("done", int(t.b))
		b.Pair("again", int(t.c))
		b.Pair("built", int(t.n))
		b.Pair("at", int(t.at))
		b.Flag("agreed", t.yes)
		b.Flag("once", t.once)
		b.Pair("card", int(t.by))
	case teachStep:
		b.Pair("card", int(t.by))
		b.Pair("food", int(t.a))
	case hungerStep, heatStep:
		b.Pair("missing", int(t.a))
		b.Pair("paid", int(t.b))
		b.Flag("stoked", t.d > 0)
	default:
		b.Pair("through", int(t.a))
	}
}
