package settings

// A Speed is how fast things move and bots play.
type Speed uint8

// The speeds.
const (
	NormalSpeed Speed = iota
	FastSpeed
	InstantSpeed
)

// A Confirm says when a person is asked again before an action is done.
type Confirm uint8

// The ways to confirm. A board's own warnings show in all but NeverConfirm.
const (
	ConfirmFinal  Confirm = iota // only warnings; what is final waits a moment to be taken back
	ConfirmAlways                // every action
	NeverConfirm
)

// An UndoRule is how far back a person may go.
type UndoRule uint8

// The rules of undo.
const (
	UndoFair UndoRule = iota // until chance revealed something or another person acted
	UndoFree                 // to any own decision
)

// TableOptions are the settings that a table obeys.
type TableOptions struct {
	Speed   Speed
	Confirm Confirm
	Undo    UndoRule
	Reduced bool // reduced motion
	Voices  bool // rivals say something now and then
	Purist  bool // no help with decisions: no hints, no lenses, nothing worked out beforehand
}
