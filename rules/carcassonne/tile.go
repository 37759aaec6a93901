package carcassonne

import "slices"

// A Kind is a kind of tile: its row in Tiles.
type Kind int8

// Kinds is how many there are.
const Kinds = 94

// NoKind is no tile at all.
const NoKind Kind = -1

// A Side is an edge of a tile or cell, clockwise from the north.
type Side int8

// The sides.
const (
	North Side = iota
	East
	South
	West
)

// Opposite is the side a neighbour there touches with.
func (d Side) Opposite() Side { return (d + 2) & 3 }

// A Half is half an edge, clockwise from the north-west corner: NNW, NNE, ENE,
// ESE, SSE, SSW, WSW, WNW.
type Half int8

// An Edge is what a tile shows on a side, in the two bits of a need code; 0
// stands for a side nothing lies at.
type Edge uint8

// What an edge can show.
const (
	CityEdge Edge = iota + 1
	RoadEdge
	FieldEdge
)

// A FeatureKind is what a follower can stand on.
type FeatureKind uint8

// The kinds of feature.
const (
	Road FeatureKind = iota
	City
	Cloister
	Field
)

// FeatureKinds is how many there are.
const FeatureKinds = 4

// Marks are what is printed on a feature beside its shape. A completed object
// is worth more, or differs otherwise, once any of its pieces has one.
type Marks uint8

// The marks.
const (
	Inn Marks = 1 << iota
	Cathedral
	Princess
)

// A Good is a kind of trade goods.
type Good int8

// The goods; NoGood is on most cities.
const (
	Wine Good = iota
	Grain
	Cloth
	NoGood Good = -1
)

// Goods is how many kinds there are.
const Goods = 3

// GoodIDs name the goods as notation and tables do.
var GoodIDs = [Goods]string{"wine", "grain", "cloth"}

// An End is how a road piece ends inside its tile; a road from edge to edge has none.
type End int8

// The ends.
const (
	NoEnd      End = iota
	AtJunction     // meets other roads
	AtCity         // at a gate
	AtCloister
	AtVolcano
	AtMeadow // just stops
)

// A Feature is one city, road, field or cloister piece of a tile kind, in the
// orientation of the table.
type Feature struct {
	ID       string
	Kind     FeatureKind
	Edges    uint8  // bit d: it fills (a city) or leaves by (a road) side d
	Halves   uint8  // bit h: half-edges a field touches
	Borders  uint16 // bit i: a field borders the city that is feature i
	End      End
	EndsAt   int8 // the feature a road ends at, or -1
	Pennants int8
	Good     Good
	Marks    Marks
	Tunnel   bool
}

// A Tile is one kind of tile.
type Tile struct {
	ID, Name string
	Set      string // the module it comes with; "" for the base game
	Copies   int8
	Start    bool
	Volcano  bool
	Dragon   bool
	Portal   bool
	Bridge   bool // its two roads pass over each other
	Edges    [4]Edge
	Features []Feature

	edge [4]int8 // the city or road at a side, or -1
	half [8]int8 // the field at a half-edge, or -1
}

// Princess is the city with the princess, or -1.
func (t *Tile) Princess() int {
	return slices.IndexFunc(t.Features, func(f Feature) bool { return f.Marks&Princess != 0 })
}

// EdgeAt is what the tile shows on side d after r clockwise quarter turns.
func (t *Tile) EdgeAt(d Side, r int8) Edge { return t.Edges[(d-Side(r))&3] }

// FeatureAt is the city or road at side d after r quarter turns, or -1.
func (t *Tile) FeatureAt(d Side, r int8) int8 { return t.edge[(d-Side(r))&3] }

// FieldAt is the field at half-edge h after r quarter turns, or -1.
func (t *Tile) FieldAt(h Half, r int8) int8 { return t.half[(h-2*Half(r))&7] }

// Feature is the number of the feature with that id, or -1.
func (t *Tile) Feature(id string) int {
	return slices.IndexFunc(t.Features, func(f Feature) bool { return f.ID == id })
}

// Turned is a set of sides (4 bits) after r quarter turns.
func Turned(sides uint8, r int8) uint8 {
	return (sides<<r | sides>>(4-r)) & 15
}

// A need code is what a cell's neighbours ask of a tile: two bits a side.
type need uint8

func (n need) at(d Side) Edge { return Edge(n >> (2 * d) & 3) }

func (n need) with(d Side, e Edge) need { return n | need(e)<<(2*d) }

// fits[k][n] has bit r set when a tile of kind k turned r times goes where n is
// needed.
var fits = func() (table [][256]uint8) {
	table = make([][256]uint8, len(Tiles))
	for k := range Tiles {
		for n := range table[k] {
			for r := range int8(4) {
				ok := true
				for d := range Side(4) {
					want := need(n).at(d)
					ok = ok && (want == 0 || want == Tiles[k].EdgeAt(d, r))
				}
				if ok {
					table[k][n] |= 1 << r
				}
			}
		}
	}
	return table
}()
