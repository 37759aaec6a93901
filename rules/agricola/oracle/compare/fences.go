package compare

import (
	"fmt"
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/rules/agricola/oracle"
	"tilestead/rules/rulestest"
)

// A pen is a farm as fences see it, and all that one Build Fences action can
// make of it (base-rules 6), written once more: as ways to part spaces among
// pastures, whatever order they come in.
type pen struct {
	free   uint16   // spaces without tiles that are in no pasture
	old    []uint16 // pastures
	stable uint16
	herd   [4]int
	wood   int
	closed uint16 // spaces in pastures, for room
}

// The 15 spaces, row by row, and the 38 places for fences: above each space,
// below the last row, left of each space and right of each row.
func neighbours(c int) (list []int) {
	row, col := c/5, c%5
	if row > 0 {
		list = append(list, c-5)
	}
	if row < 2 {
		list = append(list, c+5)
	}
	if col > 0 {
		list = append(list, c-1)
	}
	if col < 4 {
		list = append(list, c+1)
	}
	return list
}

// fencesRound are the places for fences round a set of spaces, as bits: 20 with
// a space below or above, then 18 with one to the right or left.
func fencesRound(s uint16) (places uint64) {
	in := func(row, col int) bool {
		return row >= 0 && row < 3 && col >= 0 && col < 5 && s>>(row*5+col)&1 != 0
	}
	for row := range 4 {
		for col := range 5 {
			if in(row-1, col) != in(row, col) {
				places |= 1 << (row*5 + col)
			}
		}
	}
	for row := range 3 {
		for col := range 6 {
			if in(row, col-1) != in(row, col) {
				places |= 1 << (20 + row*6 + col)
			}
		}
	}
	return places
}

// grown is a set of spaces with all beside it.
func grown(s uint16) (all uint16) {
	all = s
	for c := range 15 {
		if s>>c&1 != 0 {
			for _, n := range neighbours(c) {
				all |= 1 << n
			}
		}
	}
	return all
}

// connected says whether a set hangs together.
func connected(s uint16) bool {
	found := s & -s
	for next := grown(found) & s; next != found; next = grown(found) & s {
		found = next
	}
	return found == s
}

// pieces are all connected sets of spaces.
var pieces = func() (list []uint16) {
	for s := uint16(1); s < 1<<15; s++ {
		if connected(s) {
			list = append(list, s)
		}
	}
	return list
}()

// layouts are the pastures that there can be after the action, with at least one
// fence more: all ways to part old pastures, and to have new ones on free spaces,
// for which wood and pieces are enough.
func (p *pen) layouts() (list [][]uint16) {
	var built uint64
	all := p.free
	for _, old := range p.old {
		built |= fencesRound(old)
		all |= old
	}
	most := min(p.wood, 15-bits.OnesCount64(built))
	var part func(left uint16, fences uint64, pastures []uint16)
	part = func(left uint16, fences uint64, pastures []uint16) {
		if bits.OnesCount64(fences&^built) > most {
			return
		}
		if left == 0 {
			if fences != built && p.together(pastures) {
				list = append(list, slices.Clone(pastures))
			}
			return
		}
		first := left & -left
		of := p.free
		for _, old := range p.old {
			if old&first != 0 {
				of = old
			}
		}
		if of == p.free {
			part(left&^first, fences, pastures) // it stays outside
		}
		for _, s := range pieces {
			if s&first != 0 && s&^(left&of) == 0 {
				part(left&^s, fences|fencesRound(s), append(pastures, s))
			}
		}
	}
	part(all, built, nil)
	return list
}

// together says whether each pasture hangs together with the others by sides, so
// that each new one could be closed beside one that there was.
func (p *pen) together(pastures []uint16) bool {
	var found uint16
	for _, old := range p.old {
		found |= old
	}
	if found == 0 {
		found = pastures[0]
	}
	for again := true; again; {
		again = false
		for _, s := range pastures {
			if s&^found != 0 && s&grown(found) != 0 {
				found |= s
				again = true
			}
		}
	}
	return !slices.ContainsFunc(pastures, func(s uint16) bool { return s&^found != 0 })
}

// room says whether a herd finds room in these pastures, in stables outside of
// them and in the house (base-rules 7).
func (p *pen) room(pastures []uint16, herd [4]int) bool {
	if len(pastures) == 0 {
		return herd[0]+herd[1]+herd[2]+herd[3] <= 1+bits.OnesCount16(p.stable&^p.closed)
	}
	for kind := range herd {
		rest := herd
		n := 2 * bits.OnesCount16(pastures[0]) << bits.OnesCount16(pastures[0]&p.stable)
		rest[kind] = max(0, rest[kind]-n)
		if p.room(pastures[1:], rest) {
			return true
		}
	}
	return false
}

// results are the layouts, each with the herds that may stay: all, or where there
// is no room those that no other one is more than.
func (p *pen) results() map[string]bool {
	list := map[string]bool{}
	for _, pastures := range p.layouts() {
		var fit [][4]int
		p.closed = 0
		for _, s := range pastures {
			p.closed |= s
		}
		if p.room(pastures, p.herd) {
			fit = append(fit, p.herd)
		} else {
			for n := range (p.herd[0] + 1) * (p.herd[1] + 1) * (p.herd[2] + 1) * (p.herd[3] + 1) {
				var h [4]int
				for kind := range h {
					h[kind] = n % (p.herd[kind] + 1)
					n /= p.herd[kind] + 1
				}
				if p.room(pastures, h) {
					fit = append(fit, h)
				}
			}
		}
		for _, h := range fit {
			if !slices.ContainsFunc(fit, func(o [4]int) bool {
				return o != h && o[0] >= h[0] && o[1] >= h[1] && o[2] >= h[2] && o[3] >= h[3]
			}) {
				list[penText(pastures, h)] = true
			}
		}
	}
	return list
}

func penText(pastures []uint16, herd [4]int) string {
	var texts []string
	for _, s := range pastures {
		texts = append(texts, cellsText(s))
	}
	return fmt.Sprint(sorted(texts), " ", herd)
}

func cellsText(s uint16) string {
	var cells []string
	for c := range 15 {
		if s>>c&1 != 0 {
			cells = append(cells, fmt.Sprintf("%d,%d", c/5, c%5))
		}
	}
	if cells == nil {
		return "-"
	}
	return strings.Join(cells, " ")
}

// randomPen is a farm with stables, pastures and animals that find room, and
// little wood.
func randomPen(r *rand.Rand) (a arranged, p pen) {
	const rooms = 1<<5 | 1<<10
	pick := func(from uint16, n int) (s uint16) {
		for range n {
			if c := r.IntN(15); from>>c&1 != 0 {
				s |= 1 << c
			}
		}
		return s
	}
	p.free = 1<<15 - 1 - rooms
	crowded := r.IntN(2) == 0 // with animals of many kinds in stables that will be fenced in
	tiles := pick(p.free, r.IntN(8))
	if crowded {
		tiles = pick(p.free, 12)
	}
	p.free &^= tiles
	for c := range 15 { // four, if chance will have it
		if p.free>>c&1 != 0 && bits.OnesCount16(p.stable) < 4 && (crowded || r.IntN(3) == 0) {
			p.stable |= 1 << c
		}
	}
	var built uint64
	for range r.IntN(4) {
		if crowded && r.IntN(2) == 0 {
			break
		}
		s := pieces[r.IntN(len(pieces))]
		near := len(p.old) == 0
		for _, old := range p.old {
			near = near || grown(old)&s != 0
		}
		if fences := built | fencesRound(s); s&^p.free == 0 && near && bits.OnesCount64(fences) <= 14 &&
			bits.OnesCount16(s) <= 6 {
			p.old = append(p.old, s)
			p.free &^= s
			built = fences
		}
	}
	for _, s := range p.old {
		p.closed |= s
	}
	for range r.IntN(30) {
		h := p.herd
		if crowded {
			h[r.IntN(4)]++
		} else {
			h[r.IntN(1+r.IntN(4))]++
		}
		if p.room(p.old, h) {
			p.herd = h
		}
	}
	p.wood = 1 + r.IntN(7)
	if len(p.old) == 0 {
		p.wood = 4 + r.IntN(4)
	}
	if crowded {
		p.wood += 3
	}
	a = newArranged(2, true, false)
	a.set("moors 1 %s", cellsText(tiles))
	a.set("forests 1 -")
	a.set("stables 1 %s", cellsText(p.stable))
	for _, s := range p.old {
		a.set("pasture 1 %s", cellsText(s))
	}
	a.set("goods 1 wood %d sheep %d boar %d cattle %d horse %d", p.wood, p.herd[0], p.herd[1], p.herd[2], p.herd[3])
	return a, p
}

// fencedResults are all that the Fencing space leads to, exchanges aside.
func fencedResults(first position) map[string]bool {
	ends := map[string]bool{}
	if !slices.Contains(first.legal(), "place fencing") {
		return ends
	}
	first = first.after("place fencing")
	seen := map[string]bool{}
	for open := []position{first}; len(open) > 0; {
		p := open[len(open)-1]
		open = open[:len(open)-1]
		if p.turn() != 0 {
			ends[p.pen()] = true
			continue
		}
		for _, what := range p.legal() {
			word, _, _ := strings.Cut(what, " ")
			if word != "pasture" && word != "stop" && word != "keep" {
				continue
			}
			to := p.after(what)
			if text := to.text(); !seen[text] {
				seen[text] = true
				open = append(open, to)
			}
		}
	}
	return ends
}

func (p ours) pen() string {
	who := p.Player(0)
	return fmt.Sprint(sorted(pastures(who)), " ", who.Goods[sheep:])
}

func (p theirs) pen() string {
	who := &p.Players[0]
	var herd []int
	for _, kind := range oracle.Animals {
		herd = append(herd, who.Goods[kind])
	}
	return fmt.Sprint(sorted(texts(who.Pastures())), " ", herd)
}

// Fences compares all that one Build Fences action can lead to with all ways
// to part the spaces among pastures.
func Fences(t rulestest.Log, first, n uint64) {
	looked, layouts, crowded := 0, 0, 0
	for seed := first; seed < first+n; seed++ {
		a, p := randomPen(rand.New(rand.NewPCG(seed, 19)))
		want := p.results()
		if len(want) > 1000 {
			continue
		}
		both, err := a.positions()
		if err != nil {
			t.Errorf("farm %d: %v\n%s", seed, err, a)
			return
		}
		looked++
		layouts += len(want)
		if len(want) > len(p.layouts()) {
			crowded++
		}
		for who, position := range both {
			if got := fencedResults(position); !maps.Equal(got, want) {
				t.Errorf("farm %d: %s have %d results, the model %d\nonly in the model: %q\nnot in the model: %q\n%s", seed, who,
					len(got), len(want), some(want, got), some(got, want), a)
			}
		}
	}
	t.Logf("%d farms, %d results, %d farms with a choice of animals", looked, layouts, crowded)
}

// some are a few of those that a has and b has not.
func some(a, b map[string]bool) (list []string) {
	for _, x := range slices.Sorted(maps.Keys(a)) {
		if !b[x] && len(list) < 4 {
			list = append(list, x)
		}
	}
	return list
}
