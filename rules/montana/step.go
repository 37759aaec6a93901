package montana

import (
	"strings"

	"tilestead/rules"
)

// A StepKind is a kind of thing left to do.
type StepKind int8

// What can be left to do, with its operands. Those marked auto happen by themselves.
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

// The operands by what they are. Slot is that of a StepTile, chosen the start player of a
// StepFirst + 1, sector that of a StepTake; place is that of a StepUse or StepSmall, row
// that of a StepReward.
func (t *Step) slot() int    { return int(t.A) }
func (t *Step) chosen() int  { return int(t.A) }
func (t *Step) sector() int  { return int(t.A) }
func (t *Step) place() Place { return Place(t.A) }
func (t *Step) row() Row     { return Row(t.A) }

// must says whether a StepBid cannot be passed, began whether a StepTurn was announced.
func (t *Step) must() bool  { return t.A > 0 }
func (t *Step) began() bool { return t.A > 0 }

// whites are the trades that were chosen for white workers of a StepTake: the first as
// trade+1, the second as 5 times trade+1.
func (t *Step) whites() *int8 { return &t.B }

// taken is how much cattle of a StepReward is taken already.
func (t *Step) taken() *int8 { return &t.B }

// setup says whether a StepSpin is one of the beginning.
func (t *Step) setup() bool { return t.B > 0 }

// A stepRow is all that the rules know of a kind of step.
type stepRow struct {
	name   string
	prompt string // the key of what is asked; texts in every language hang on it
	chance bool   // chance decides
	common bool   // it is no seat's
	trades bool   // cattle may be traded besides (K1, K3, W18); between two events, too
	// opens and always are facts of the prompt, source names the place or row in question.
	opens, always bool
	source        func(t *Step) string
	// waits does what happens by itself, and says whether somebody has to choose then; nil:
	// somebody always has to. Declining is done here where it is all that is left; what to put
	// where and what to return is always asked. Whether more is left is found by listing it,
	// but for grain and rewards: there it is one comparison, and the list of a row has up to
	// twenty ways.
	waits func(t acting, s *Step) bool
	lists func(s *State, dst []rules.Action, t *Step) []rules.Action
	view  func(t *Step, b *rules.Lines) // what it is about, if anything
}

// steps are the rows of all kinds of step.
var steps = [...]stepRow{
	StepTile: {name: "tile", prompt: "tile", chance: true, common: true, lists: legalTiles,
		view: func(t *Step, b *rules.Lines) {
			b.Word("slot")
			b.Num(t.slot() + 1)
		}},
	StepStart: {name: "start", prompt: "start", chance: true, common: true, lists: legalStarts},
	StepFirst: {name: "first", prompt: "first", chance: true, common: true, waits: acting.drawFirst,
		lists: legalFirst,
		view:  func(t *Step, b *rules.Lines) { b.Pair("seat", t.chosen()) }},
	StepSpin: {name: "spin", prompt: "spin", chance: true, lists: legalSpins,
		view: func(t *Step, b *rules.Lines) { b.Flag("setup", t.setup()) }},
	StepTake:  {name: "take", prompt: "white", waits: acting.takeNext, lists: legalWhites, view: viewTake},
	StepLimit: {name: "limit", prompt: "return", waits: acting.limit, lists: legalReturns},
	StepTurn: {name: "turn", prompt: "turn", trades: true, opens: true, always: true, waits: acting.beginTurn,
		lists: legalTurn,
		view:  func(t *Step, b *rules.Lines) { b.Flag("began", t.began()) }},
	StepAdvance: {name: "advance", prompt: "advance", trades: true, waits: acting.mayAdvance,
		lists: legalAdvances},
	StepUse: {name: "use", prompt: "use", source: placeID, view: viewPlace,
		lists: func(s *State, dst []rules.Action, t *Step) []rules.Action {
			return legalStaff(s, dst, KindUse, t.Seat, t.place())
		}},
	StepSmall: {name: "small", prompt: "small", trades: true, source: placeID, waits: acting.mayStaffSmall,
		lists: legalSmall, view: viewPlace},
	StepBid: {name: "bid", prompt: "bid", trades: true, waits: acting.mayBid, lists: legalBidding,
		source: func(t *Step) string {
			if t.must() {
				return "first"
			}
			return ""
		},
		view: func(t *Step, b *rules.Lines) { b.Flag("must", t.must()) }},
	StepNextBid: {name: "next_bid", trades: true, waits: acting.nextBid},
	StepPay:     {name: "pay", trades: true, waits: acting.payBid},
	StepReward: {name: "reward", prompt: "reward", trades: true, waits: acting.reward, lists: legalRewards,
		source: func(t *Step) string { return rowIDs[t.row()] },
		view: func(t *Step, b *rules.Lines) {
			b.Word(rowIDs[t.row()])
			b.Pair("cattle", int(*t.taken()))
		}},
	StepHome:    {name: "home", trades: true, waits: acting.contractorsHome},
	StepSettle:  {name: "settle", prompt: "settle", trades: true, waits: acting.maySettle, lists: legalSettle},
	StepEnd:     {name: "end", prompt: "end", trades: true, always: true, waits: acting.mayTrade, lists: legalEnd},
	StepClear:   {name: "clear", trades: true, waits: acting.clear},
	StepCanteen: {name: "canteen", prompt: "canteen", waits: acting.mayGoOn, lists: legalCanteen},
	StepNext:    {name: "next", trades: true, waits: acting.next},
}

// seat is who decides.
func (t *Step) seat() rules.Seat {
	if steps[t.Kind].chance {
		return rules.Nature
	}
	return t.Seat
}

// Prompt says what Turn is asked. Source names the place or row in question.
func (s *State) Prompt() rules.Prompt {
	if s.agenda.Len() == 0 {
		return rules.Prompt{Key: "over"}
	}
	t := s.agenda.Top()
	row := &steps[t.Kind]
	p := rules.Prompt{Key: row.prompt, Opens: row.opens, Always: row.always}
	if row.source != nil {
		p.Source = row.source(t)
	}
	return p
}

func placeID(t *Step) string { return Components.PlaceIDs[t.place()] }

func viewPlace(t *Step, b *rules.Lines) { b.Word(placeID(t)) }

func viewTake(t *Step, b *rules.Lines) {
	b.Word("sector")
	b.Num(t.sector())
	for chosen := *t.whites(); chosen > 0; chosen /= 5 {
		b.Word(Components.TradeIDs[chosen%5-1])
	}
}

// String is the step as views write it.
func (t Step) String() string {
	var b rules.Lines
	t.view(&b)
	return strings.TrimSpace(string(b))
}

// view writes the step: its name, its seat, what it is about.
func (t *Step) view(b *rules.Lines) {
	row := &steps[t.Kind]
	b.Word(row.name)
	if !row.common {
		b.Seat("seat", t.Seat)
	}
	if row.view != nil {
		row.view(t, b)
	}
}

var rowIDs = [Rows]string{"R1", "R2", "R3", "R4"}
