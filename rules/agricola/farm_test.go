package agricola

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// An edge of a space, as a person would name it: of two neighbours the one above
// or to the left, and whether it is its lower edge.
type edge struct {
	row, col int
	lower    bool
}

// edgesOf are the edges that bound a set of spaces, found space by space.
func edgesOf(m farm.Mask) map[edge]bool {
	edges := map[edge]bool{}
	for row := -farm.Beyond - 1; row <= farm.PlaneRows; row++ {
		for col := -farm.Beyond - 1; col <= farm.Stride; col++ {
			if in(m, row, col) != in(m, row+1, col) {
				edges[edge{row, col, true}] = true
			}
			if in(m, row, col) != in(m, row, col+1) {
				edges[edge{row, col, false}] = true
			}
		}
	}
	return edges
}

func in(m farm.Mask, row, col int) bool {
	return row >= -farm.Beyond && row < farm.PlaneRows-farm.Beyond && col >= -farm.Beyond &&
		col < farm.Stride-farm.Beyond && m.Has(farm.At(row, col))
}

// inOnePiece walks from space to space.
func inOnePiece(m farm.Mask) bool {
	var walk func(row, col int)
	seen := farm.Mask(0)
	walk = func(row, col int) {
		if !in(m, row, col) || seen.Has(farm.At(row, col)) {
			return
		}
		seen |= farm.At(row, col).Mask()
		walk(row+1, col)
		walk(row-1, col)
		walk(row, col+1)
		walk(row, col-1)
	}
	c := m.First()
	walk(c.Row(), c.Col())
	return seen == m
}

func built(f *farm.Farm) map[edge]bool {
	edges := map[edge]bool{}
	for _, p := range f.Pasture {
		for e := range edgesOf(p) {
			edges[e] = true
		}
	}
	return edges
}

// pieces counts those that are new on the edges of a set, and says whether any
// stands already.
func pieces(built map[edge]bool, m farm.Mask) (n int, shared bool) {
	for e := range edgesOf(m) {
		if built[e] {
			shared = true
		} else {
			n++
		}
	}
	return n, shared
}

// subsets calls visit with every set of spaces of m but the empty one.
func subsets(m farm.Mask, visit func(farm.Mask)) {
	for s := m; s != 0; s = (s - 1) & m {
		visit(s)
	}
}

// bruteFences are the pastures that could be closed, found by trying all sets of
// spaces; of two halves of a pasture the one with its first space.
func bruteFences(f *farm.Farm, most int) (list []farm.Mask) {
	built := built(f)
	subsets(f.Fenceable(), func(m farm.Mask) {
		if n, beside := pieces(built, m); n <= most && (beside || len(built) == 0) && inOnePiece(m) {
			list = append(list, m)
		}
	})
	for _, p := range f.Pasture {
		subsets(p, func(m farm.Mask) {
			if n, _ := pieces(built, m); m == p || n > most || !inOnePiece(m) || inOnePiece(p&^m) && !m.Has(p.First()) {
				return
			}
			list = append(list, m)
		})
	}
	slices.Sort(list)
	return list
}

// randomFarm builds on a farm at random; an extended one has two more spaces to
// the right or above.
func randomFarm(r *rand.Rand) farm.Farm {
	f := farm.NewFarm()
	switch r.IntN(4) {
	case 0:
		f.Land |= farm.At(0, 5).Mask() | farm.At(1, 5).Mask()
	case 1:
		f.Land |= farm.At(-1, 2).Mask() | farm.At(-1, 3).Mask()
	}
	most := f.Land.Size() - 13 + r.IntN(4)
	for range most {
		m := f.Unused()
		for range r.IntN(m.Size()) {
			m.Pop()
		}
		f.Fields |= m.First().Mask()
	}
	for range r.IntN(5) {
		m := f.StableSpots()
		for range r.IntN(m.Size()) {
			m.Pop()
		}
		f.Stables |= m.First().Mask()
	}
	for range r.IntN(5) {
		if list := bruteFences(&f, min(9, maxFences-f.Fences())); len(list) > 0 && f.Pastures() < 5 {
			f.Enclose(list[r.IntN(len(list))])
		}
	}
	return f
}

// What can be fenced is what trying every set of spaces finds.
func TestFencesAgainstBruteForce(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 7))
	farms, parted := 150, 0
	if testing.Short() {
		farms = 30
	}
	for n := range farms {
		f := randomFarm(r)
		if got, want := f.Fences(), len(built(&f)); got != want {
			t.Fatalf("farm %d: %d fences, should be %d", n, got, want)
		}
		most := min(r.IntN(16), maxFences-f.Fences())
		fencing := f.Fencing(most)
		var got []farm.Mask
		for _, a := range legalPastures(&fencing, nil) {
			got = append(got, farm.Unpack(uint32(cellsField.Get(a)), f.Land))
		}
		slices.Sort(got)
		want := bruteFences(&f, most)
		if !slices.Equal(got, want) {
			t.Fatalf("farm %d, %d pieces: %d pastures, should be %d; %+v", n, most, len(got), len(want), f)
		}
		if fencing.Possible() != (len(want) > 0) {
			t.Fatalf("farm %d, %d pieces: possible %t with %d pastures; %+v", n, most, fencing.Possible(),
				len(want), f)
		}
		for _, m := range want {
			if m&f.Enclosed() != 0 {
				parted++
			}
		}
	}
	if parted == 0 {
		t.Error("no pasture was parted")
	}
}

// With the fewest pieces, what is possible is asked of long pastures as well.
func TestPossibleWithOnePiece(t *testing.T) {
	two := farm.At(0, 1).Mask() | farm.At(0, 2).Mask() | farm.At(1, 1).Mask() | farm.At(1, 2).Mask()
	bridge := farm.At(1, 3).Mask() | farm.At(1, 4).Mask() | farm.At(2, 3).Mask() | farm.At(2, 4).Mask()
	f := farm.NewFarm()
	f.Enclose(two | bridge)
	if one := f.Fencing(1); !one.Possible() || !slices.Equal(bruteFences(&f, 1), []farm.Mask{two}) {
		t.Errorf("two squares joined by an edge: %v", bruteFences(&f, 1))
	}
	f = farm.NewFarm()
	f.Enclose(two)
	if one := f.Fencing(1); one.Possible() {
		t.Error("a square can be parted with one piece")
	}
}

// The count that the rules give (6).
func TestShapesOfTheStartingFarm(t *testing.T) {
	within, most := 0, 0
	for _, s := range farm.Shapes {
		if s.Fences <= maxFences {
			within++
			most = max(most, s.Cells.Size())
		}
	}
	if len(farm.Shapes) != 1644 || within != 762 || most != 12 {
		t.Errorf("%d shapes, %d within the pieces, the largest of %d", len(farm.Shapes), within, most)
	}
}

// farmShapes are all farms that extensions can make: a 1x2 piece lies with both
// its spaces beside the farm as it was, or both beside the first piece, each
// beside exactly one of them.
func farmShapes() map[farm.Mask]bool {
	list := map[farm.Mask]bool{farm.Board: true}
	for a := range pieceSpots(farm.Board) {
		list[farm.Board|a] = true
		for b := range pieceSpots(farm.Board) {
			if a&b == 0 {
				list[farm.Board|a|b] = true
			}
		}
		for b := range pieceSpots(a) {
			if b&(farm.Board|a) == 0 {
				list[farm.Board|a|b] = true
			}
		}
	}
	return list
}

// pieceSpots are where a piece lies with each space beside exactly one of m.
func pieceSpots(m farm.Mask) map[farm.Mask]bool {
	spots := map[farm.Mask]bool{}
	for row := -farm.Beyond; row < farm.PlaneRows-farm.Beyond; row++ {
		for col := -farm.Beyond; col < farm.Stride-farm.Beyond; col++ {
			for _, p := range []farm.Mask{pair(row, col, row+1, col), pair(row, col, row, col+1)} {
				if p == 0 || p&m != 0 {
					continue
				}
				one, other := p&-p, p&(p-1)
				if one.Edges(m) == 1 && other.Edges(m) == 1 {
					spots[p] = true
				}
			}
		}
	}
	return spots
}

func pair(row, col, row2, col2 int) farm.Mask {
	if row2 >= farm.PlaneRows-farm.Beyond || col2 >= farm.Stride-farm.Beyond {
		return 0
	}
	return farm.At(row, col).Mask() | farm.At(row2, col2).Mask()
}

// Farms of every shape have room on the plane, and no shift by one joins the
// ends of two rows.
func TestEveryFarmShapeFits(t *testing.T) {
	farms := farmShapes()
	if len(farms) != 83 {
		t.Errorf("%d shapes of farms, want 83", len(farms))
	}
	for land := range farms {
		if !inOnePiece(land) || !land.Connected() || land.Perimeter() != len(edgesOf(land)) {
			t.Errorf("%x: perimeter %d, should be %d", land, land.Perimeter(), len(edgesOf(land)))
		}
		if code := farm.Pack(land, land); farm.Unpack(code, land) != land || code>>farm.MostSpaces != 0 {
			t.Errorf("%x packs to %x", land, code)
		}
		for m := land; m != 0; {
			c := m.Pop()
			if got, want := (c.Mask().Beside() & land).Size(), c.Mask().Edges(land); got != want {
				t.Errorf("%v has %d neighbours and %d shared edges", c, got, want)
			}
		}
	}
}

// The herds that fit are those for which some way to house them is found.
func TestHousingAgainstBruteForce(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 8))
	farms := 60
	if testing.Short() {
		farms = 15
	}
	for n := range farms {
		f := randomFarm(r)
		stalls := f.Stalls()
		for range 12 {
			want := box.Herd{int16(r.IntN(7)), int16(r.IntN(5)), int16(r.IntN(5)), int16(r.IntN(3))}
			fit := map[box.Herd]bool{}
			eachHerd(want, func(h box.Herd) {
				if houses(&f, h) {
					fit[h] = true
				}
				if stalls.Holds(h) != fit[h] {
					t.Fatalf("farm %d: %v fits: %t, should be %t; %+v", n, h, stalls.Holds(h), fit[h], stalls)
				}
			})
			best := map[box.Herd]bool{}
			for h := range fit {
				more := func(o box.Herd) bool { return h != o && h.Within(&o) }
				if !slices.ContainsFunc(slices.Collect(maps.Keys(fit)), more) {
					best[h] = true
				}
			}
			c := stalls.Choices(nil, want)
			for _, h := range c {
				if !best[h] {
					t.Fatalf("farm %d: of %v it offers %v, should be %v", n, want, c, best)
				}
			}
			if len(c) != len(best) {
				t.Fatalf("farm %d: of %v it offers %v, should be %v", n, want, c, best)
			}
		}
	}
}

func eachHerd(most box.Herd, visit func(box.Herd)) {
	for a := range most[0] + 1 {
		for b := range most[1] + 1 {
			for c := range most[2] + 1 {
				for d := range most[3] + 1 {
					visit(box.Herd{a, b, c, d})
				}
			}
		}
	}
}

// houses tries every kind, or none, in every pasture, and counts who is left for
// stables outside and the house.
func houses(f *farm.Farm, h box.Herd) bool {
	single := int16(1)
	for m := f.Stables; m != 0; {
		if !f.Enclosed().Has(m.Pop()) {
			single++
		}
	}
	var try func(i int, left box.Herd) bool
	try = func(i int, left box.Herd) bool {
		if i == farm.MaxPastures || f.Pasture[i] == 0 {
			return left[0]+left[1]+left[2]+left[3] <= single
		}
		room := int16(2 * f.Pasture[i].Size())
		for s := f.Stables & f.Pasture[i]; s != 0; s &= s - 1 {
			room *= 2
		}
		for k := range left {
			more := left
			more[k] = max(0, more[k]-room)
			if try(i+1, more) {
				return true
			}
		}
		return false
	}
	return try(0, h)
}

// Crops are counted in binary.
func TestCrops(t *testing.T) {
	var c farm.Crop
	a, b := farm.At(0, 0), farm.At(2, 4)
	c.Set(a.Mask(), 5)
	c.Set(b.Mask(), 1)
	for left := 5; left >= 0; left-- {
		if c.At(a) != left || c.At(b) != max(0, left-4) || c.Sum() != left+max(0, left-4) {
			t.Errorf("%d and %d lie there, %d in all; the first should be %d", c.At(a), c.At(b), c.Sum(), left)
		}
		c.Reap()
	}
}

// A position that its actions were made for is what they are carried out on.
func TestPastureIsWhatItsActionNames(t *testing.T) {
	s := newGame(setupFor(2, "first-1")).(*State)
	setRound(s, 4)
	s.player[0].Goods[box.Wood] = 15
	place, _ := rules.Find(s, "place fencing")
	s.Do(place, nil)
	a, ok := rules.Find(s, "pasture 0,3 0,4 1,4")
	if !ok {
		t.Fatal("no such pasture")
	}
	s.Do(a, nil)
	if want := farm.At(0, 3).Mask() | farm.At(0, 4).Mask() | farm.At(1, 4).Mask(); s.player[0].Pasture[0] != want {
		t.Errorf("pasture %x, should be %x", s.player[0].Pasture[0], want)
	}
}
