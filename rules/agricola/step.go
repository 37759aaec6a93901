package agricola

import (
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// A step is one thing left to do, as it lies on the agenda. Its operands are called after
// what most kinds of step have there; for the others there are names below.
type step struct {
	kind   stepKind
	seat   rules.Seat
	e      box.EffectID // useStep: the effect
	by     int16        // the card whose effect it is + 1
	once   bool         // useStep: which it has once a round
	at     int8         // useStep: the space whose use a card answers, or the cell
	rest   int8         // of a phase: how many seats are through
	done   int8         // useStep: the parts done or begun, as bits; of a meal, heating and others: 1 or 0
	again  int8         // useStep: the part that is being repeated + 1
	stoked bool         // heatStep: wood was burnt
	// built are, in useStep, the rooms, fences or stables of this action, the animals that were
	// stalled, as bits, or the cell behind the last one that was reaped.
	built  int8
	agreed bool // useStep: its user has agreed to an effect that can be declined
}

// due is what is still to be paid: of a meal, for heating, fences or an occupation.
func (t *step) due() *int8 { return &t.rest }

// paid says whether a meal is handed over, or anything was burnt for heating.
func (t *step) paid() bool { return t.done != 0 }

// moment is the moment of an openStep.
func (t *step) moment() *int8 { return &t.rest }

// packet is the kind of the cards of a draftStep, by its number.
func (t *step) packet() int8 { return t.rest }

// specials are the special actions of a specialStep, as bits; promised says that a card has
// promised one for this round, for which a healthy person at home is needed.
func (t *step) specials() uint8 { return uint8(t.rest) }
func (t *step) promised() bool  { return t.kind == specialStep && t.done != 0 }

// markets says whether the first of two people in a row went to an animal market, so that
// the second may go anywhere.
func (t *step) markets() bool { return t.done != 0 }

// spared says whether the owner of the card of a cookStep decides, who may keep all.
func (t *step) spared() bool { return t.done != 0 }

// undealt are how many cards of a kind a redealStep has yet to deal.
func (t *step) undealt(kind int) *int8 {
	return [...]*int8{&t.rest, &t.done, &t.again}[kind]
}

// A stepKind is a kind of thing left to do.
type stepKind uint8

// What can be left to do; the rows say who decides, or what happens by itself.
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

// String is what the step is called in views and prompts.
func (k stepKind) String() string { return theRulebook.steps[k].name }

// through says that an effect has nothing left to decide: between two events
// of a reel it is still on the agenda.
func (t *step) through() bool {
	if t.kind != useStep || t.again > 0 {
		return false
	}
	e := t.e.Effect()
	return !e.Either && int(t.done) == 1<<len(e.Parts)-1
}

// String is the step as views write it.
func (t step) String() string {
	var b rules.Lines
	t.view(&b)
	return strings.TrimSpace(string(b))
}

func (t *step) view(b *rules.Lines) {
	row := &theRulebook.steps[t.kind]
	b.Word(row.name)
	if row.decided() {
		b.Seat("seat", t.seat)
	}
	if row.view != nil {
		row.view(t, b)
		return
	}
	b.Pair("through", int(t.rest))
}

func viewDue(t *step, b *rules.Lines) { b.Pair("through", int(*t.due())) }

// begun says whether anything of an effect has been done or agreed to.
func (t *step) begun() bool { return t.done != 0 || t.again > 0 || t.agreed }

// currentPart is the part that is decided on where parts come in order.
func (t *step) current(e *box.Effect) int {
	if t.again > 0 {
		return int(t.again) - 1
	}
	i := 0
	for t.done>>i&1 != 0 {
		i++
	}
	return i
}

// part is the part of an effect that is being carried out, or has its turn; nil where that
// is still to be chosen.
func (t *step) part() *box.Part {
	e := t.e.Effect()
	switch {
	case t.again > 0:
		return &e.Parts[t.again-1]
	case e.Either || e.May && !t.begun():
		return nil
	}
	for i := range e.Parts {
		if t.done>>i&1 == 0 {
			return &e.Parts[i]
		}
	}
	return nil
}
