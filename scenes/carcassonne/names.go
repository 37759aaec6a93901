package carcassonne

import (
	"fmt"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// Names of things: of icons and sprites, of targets and pieces, and of texts.

// figureNames are the figures' sprites, icons and texts.
var figureNames = [carcassonne.Figures]string{"follower", "big", "builder", "pig"}

// lyingNames are the sprites of followers as farmers: lying, with an ear of wheat.
var lyingNames = [carcassonne.Figures]string{"farmer", "bigfarmer"}

var kindNames = [carcassonne.FeatureKinds]string{"road", "city", "cloister", "field"}

// goodIcons are the goods' icons and texts.
var goodIcons = [carcassonne.Goods]string{"wine", "sheaf", "cloth"}

func cellID(at carcassonne.Pos) string { return "cell " + at.String() }

// spotID is a place for a figure.
func spotID(p carcassonne.Place) string { return fmt.Sprintf("spot %v %d", p.At, p.Feature) }

// objectMark lights up the object of a place.
func objectMark(p carcassonne.Place) string { return fmt.Sprintf("object %v %d", p.At, p.Feature) }

func fairyID(at carcassonne.Pos, feature int) string { return fmt.Sprintf("fairy %v %d", at, feature) }

func removeID(at carcassonne.Pos, f carcassonne.Figure, seat rules.Seat) string {
	return fmt.Sprintf("remove %v %d %s", at, seat, carcassonne.FigureIDs[f])
}

func stepID(at carcassonne.Pos) string { return "step " + at.String() }

// handMark is a feature of the tile in hand, on the tile in the panel.
func handMark(feature int) string { return fmt.Sprintf("hand %d", feature) }

func seatMark(seat rules.Seat) string { return fmt.Sprintf("seat %d", seat) }

// Pieces that a clip may draw itself.

// tilePiece is the tile on a cell.
func tilePiece(at carcassonne.Pos) string { return "tile " + at.String() }

// figurePiece is one figure on the table.
func figurePiece(f carcassonne.Standing) string {
	return fmt.Sprintf("figure %d %d %v %d", f.Seat, f.Figure, f.At, f.Feature)
}

const (
	dragonPiece = "dragon"
	fairyPiece  = "fairy"
	handPiece   = "hand" // the tile in the panel
	rowPiece    = "row"  // the dragon row
)

// scorePiece is the points on a seat's plate.
func scorePiece(seat rules.Seat) string { return fmt.Sprintf("score %d", seat) }

// placeOf reads the cell out of a mark or the ID of a target, and the feature
// where it names one.
func placeOf(id string) (at carcassonne.Pos, feature int, ok bool) {
	kind, rest, _ := strings.Cut(id, " ")
	switch kind {
	case "cell", "step", "remove", "spot", "panel", "object", "fairy":
		feature = -1
		if n, _ := fmt.Sscanf(rest, "%d,%d %d", &at.X, &at.Y, &feature); n >= 2 {
			return at, feature, true
		}
	}
	return at, -1, false
}

// Phrases.

func (m *moment) points(n int) string { return m.count("n.points", n) }

func (m *moment) kind(k carcassonne.FeatureKind) string { return m.say("kind." + kindNames[k]) }

func (m *moment) figure(f carcassonne.Figure) string { return m.say("figure." + figureNames[f]) }

// list joins phrases as the language does.
func (m *moment) list(parts []string) string { return m.List("carcassonne.list", parts) }

// pick is the usual choice of two.
func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}
